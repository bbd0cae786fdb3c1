import Drawing
import FrameTiming
import Geometry
import Stage
import Strategies
import Widgets

extension PlaygroundWindow {
  /// Does what a key or a button asks for.
  func perform(_ command: PlaygroundCommand) {
    let now = frameClock?.time.timestamp ?? 0
    let runner = exhibit.runner
    switch command {
    case .variant(let digit): exhibit.chooseVariant(digit)
    case .flipPatchReplace: exhibit.flipPatchReplace()
    case .gesture: if comparison.isHidden { exhibit.playGesture() } else { compare() }
    case .comparison: if comparison.isHidden { compare() } else { comparison.isHidden = true }
    case .copyState:
      host?.setClipboard(stateText)
      notify(Verdict(.good, "Copied the state as text."))
    case .setNow: exhibit.setNow()
    case .toggleArming: exhibit.toggleArming()
    case .armDelay(let forward): exhibit.stepArmDelay(forward: forward)
    case .nextValue(let forward): exhibit.nextSetValue(forward: forward)
    case .deferral(let forward): exhibit.nextDeferral(forward: forward)
    case .step(let number): exhibit.toggleStep(number)
    case .system(let forward): exhibit.nextSystem(forward: forward)
    case .pause: if runner.isPaused { runner.resume(at: now) } else { runner.pause(at: now) }
    case .frame(let forward): if forward { runner.stepForward(at: now) } else { runner.stepBack(at: now) }
    case .speed(let faster): runner.setSpeed(PlaygroundWindow.speed(runner.speed, faster: faster), at: now)
    case .realSpeed: runner.setSpeed(1, at: now)
    case .toggleInspector: wantsInspector = inspector.isHidden
    case .toggleHUD: hud.isHidden.toggle()
    case .toggleTimeline: timeline.isHidden.toggle()
    case .theme: toggleTheme()
    case .reducedMotion:
      reducesMotion.toggle()
      exhibit.setReducesMotion(reducesMotion)
      notify(Verdict(.idle, "Reduced motion is ", reducesMotion ? "on" : "off", "."))
    case .reset: exhibit.reset()
    case .exhibit, .nextExhibit: break  // one exhibit so far: every way leads to it
    case .help: setHelp(help.isHidden)
    case .escape:
      if !help.isHidden {
        setHelp(false)
      } else if !inspector.isHidden && !isInspectorBeside {
        wantsInspector = false
      } else {
        cancelPress(time: now)
      }
    case .fullScreen: host?.toggleFullScreen()
    case .savePicture: savePicture()
    case .quit: host?.close()
    }
    update()
    setNeedsLayout()
    host?.requestFrame()
  }

  private static let speeds = [1, 0.5, 0.25, 0.1, 0.02]

  private static func speed(_ speed: Double, faster: Bool) -> Double {
    let index = speeds.firstIndex(of: speed) ?? 0
    return speeds[min(speeds.count - 1, max(0, index + (faster ? -1 : 1)))]
  }

  /// Shows the lanes, from the beginning of the input.
  private func compare() {
    comparison.show(exhibit.makeComparison(period: display?.rate.period ?? RefreshRate.fallback.period))
    comparison.isHidden = false
  }

  private func toggleTheme() {
    appearance = Theme.named(appearance.name == .dark ? .light : .dark)
    exhibit.runner.world.window.appearance = appearance
    setNeedsLayout()
  }

  /// Writes what the window shows as a PNG, under a name that isn't taken.
  private func savePicture() {
    let bitmap = Bitmap(width: max(1, pixelBounds.width), height: max(1, pixelBounds.height))
    draw(Region(pixelBounds), into: bitmap)
    do {
      let path = try PictureName.free(in: pictureFolder, prefix: "settle-\(exhibit.strategy.rawValue)")
      try OutputFile.write(try bitmap.pngData(), to: path)
      notify(Verdict(.good, "Saved ", path, "."))
    } catch let error as OutputError {
      notify(Verdict(.bad, "\(error)"))
    } catch {
      notify(Verdict(.bad, "The picture can't be made: \(error)."))
    }
  }

  // MARK: for the log

  /// Where things are, in window pixels.
  var places: WindowRow {
    let slider = exhibit.runner.world.model.control.innerSlider
    let origin = worldView.frame.origin
    func pixels(_ rect: Rect) -> Rect {
      Rect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
    }
    func inWindow(_ rect: Rect) -> Rect { pixels(slider.convertToWindow(rect).offsetBy(dx: origin.x, dy: origin.y)) }
    return WindowRow(
      thumb: inWindow(slider.thumbFrame), track: inWindow(slider.trackRect(forBounds: slider.bounds)),
      variants: variantBar.buttons.map { .init(name: $0.name, button: pixels($0.button.convertToWindow($0.button.bounds))) },
      presets: zip(SettleExhibit.presets, presets).map {
        .init(title: $0.title, value: $0.value, button: pixels($1.convertToWindow($1.bounds)))
      })
  }
}
