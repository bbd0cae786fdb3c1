import Drawing
import FrameTiming
import Geometry
import Stage
import Widgets

extension PlaygroundWindow {
  /// Does what a key or a button asks for: the page what is its own, the window the rest.
  func perform(_ command: PlaygroundCommand) {
    if !page.perform(command) { performOwn(command, at: frameClock?.time.timestamp ?? 0) }
    page.update()
    page.setNeedsLayout()
    setNeedsLayout()
    host?.requestFrame()
  }

  private func performOwn(_ command: PlaygroundCommand, at now: Double) {
    let time = page.time
    switch command {
    case .pause: if time.isPaused { time.resume(at: now) } else { time.pause(at: now) }
    case .frame(let forward): if forward { time.stepForward(at: now) } else { time.stepBack(at: now) }
    case .speed(let faster): time.setSpeed(PlaygroundWindow.speed(time.speed, faster: faster), at: now)
    case .realSpeed: time.setSpeed(1, at: now)
    case .load, .loadPlace: changeLoad(command)
    case .toggleHUD: hud.isHidden.toggle()
    case .theme:
      appearance = Theme.named(appearance.name == .dark ? .light : .dark)
      page.apply(look)
    case .reducedMotion:
      reducesMotion.toggle()
      page.apply(look)
      notify(Verdict(.idle, "Reduced motion is ", reducesMotion ? "on" : "off", "."))
    case .reducedTransparency:
      reducesTransparency.toggle()
      page.apply(look)
      notify(Verdict(.idle, "Reduced transparency is ", reducesTransparency ? "on" : "off", "."))
    case .exhibit(let number): if Exhibit.all.indices.contains(number - 1) { show(Exhibit.all[number - 1]) }
    case .nextExhibit(let forward): showNeighbour(forward: forward)
    case .help: setHelp(help.isHidden)
    case .escape: if help.isHidden { closeOrCancel(at: now) } else { setHelp(false) }
    case .fullScreen: host?.toggleFullScreen()
    case .savePicture: savePicture()
    case .copyState:
      host?.setClipboard(page.stateText("\(display?.outputName ?? "none"), \(NumberText.fixed(display?.rate.hertz ?? 0, places: 3)) Hz"))
      notify(Verdict(.good, "Copied the state as text."))
    case .copied: notify(Verdict(.good, "Copied."))
    case .quit: host?.close()
    default: break  // a key of another exhibit
    }
  }

  private func closeOrCancel(at now: Double) {
    if !page.closeTopmost() { cancelPress(time: now) }
  }

  private func showNeighbour(forward: Bool) {
    let all = Exhibit.all
    guard let index = all.firstIndex(where: { $0.name == page.exhibit.name }) else { return }
    show(all[(index + (forward ? 1 : all.count - 1)) % all.count])
  }

  private static let speeds = [1, 0.5, 0.25, 0.1, 0.02]

  private static func speed(_ speed: Double, faster: Bool) -> Double {
    let index = speeds.firstIndex(of: speed) ?? 0
    return speeds[min(speeds.count - 1, max(0, index + (faster ? -1 : 1)))]
  }

  private static let loads = [0, 0.025, 0.05, 0.1]

  private func changeLoad(_ command: PlaygroundCommand) {
    var next = load
    if command == .load {
      let index = PlaygroundWindow.loads.firstIndex(of: load.seconds) ?? 0
      next.seconds = PlaygroundWindow.loads[(index + 1) % PlaygroundWindow.loads.count]
    } else {
      next.place = load.place == .presenting ? .mainThread : .presenting
    }
    setLoad(next)
    page.apply(look)
    let milliseconds = NumberText.fixed(next.seconds * 1000, places: 0)
    let place = next.place == .presenting ? " ms a frame, in presenting." : " ms a frame, on the main thread."
    notify(Verdict(.idle, "Load: ", milliseconds, place))
  }

  /// Writes what the window shows as a PNG, under a name that isn't taken.
  private func savePicture() {
    let bitmap = Bitmap(width: max(1, pixelBounds.width), height: max(1, pixelBounds.height))
    draw(Region(pixelBounds), into: bitmap)
    let prefix = ["settle", page.exhibit.name == "settle" ? "" : page.exhibit.name, page.chosenVariant].filter { !$0.isEmpty }
    do {
      let path = try PictureName.free(in: pictureFolder, prefix: prefix.joined(separator: "-"))
      try OutputFile.write(try bitmap.pngData(), to: path)
      notify(Verdict(.good, "Saved ", path, "."))
    } catch let error as OutputError {
      notify(Verdict(.bad, "\(error)"))
    } catch {
      notify(Verdict(.bad, "The picture can't be made: \(error)."))
    }
  }
}
