import Animation
import Geometry
import Widgets

extension GlowScene {
  private static let inset = 18.0

  /// Whoever sees the figures needn't look, in the blind test; and lanes carry their own, where there is little room.
  private var hasSide: Bool { mode != .blind && !(mode == .sideBySide && bounds.width < 1000) }

  /// The hero at the left, the figures beside it, the phases below.
  func layoutParts() {
    let inset = bounds.height < 420 ? 12.0 : GlowScene.inset
    let sideWidth = bounds.width >= 1000 ? 336.0 : 250
    let left = bounds.width - 2 * inset - (hasSide ? sideWidth + 16 : 0)
    modeBar.frame = Rect(x: inset, y: inset, width: left, height: modeBar.height(forWidth: left))
    let bottomHeight = bounds.height < 420 ? 58.0 : 72
    let bottom = bounds.height - inset - bottomHeight
    strip.frame = Rect(x: inset, y: bottom, width: left, height: bottomHeight)
    blind.frame = strip.frame
    let top = modeBar.frame.maxY
    let hero = Rect(x: inset, y: top, width: left, height: max(0, bottom - top))
    collage.frame = hero
    kin.frame = hero.insetBy(dx: 0, dy: 12)
    ring.frame = hero
    let lane = hero.width / Double(lanes.count)
    for (index, view) in lanes.enumerated() {
      view.frame = Rect(x: hero.minX + lane * Double(index), y: hero.minY, width: lane, height: hero.height)
    }
    for view in [figuresView, flipBar, flipTitle] as [View] { view.isHidden = !hasSide }
    if hasSide { layoutSide(Rect(x: bounds.width - inset - sideWidth, y: inset, width: sideWidth, height: bounds.height - 2 * inset)) }
  }

  private func layoutSide(_ side: Rect) {
    var y = side.minY
    flipTitle.frame = Rect(x: side.minX, y: y, width: side.width, height: 16)
    y += 20
    let flipHeight = flipBar.height(forWidth: side.width)
    flipBar.frame = Rect(x: side.minX, y: y, width: side.width, height: flipHeight)
    y += flipHeight + 12
    let height = GlowFiguresView.height(of: model.figureLines(arc: 1))
    figuresView.frame = Rect(x: side.minX, y: y, width: side.width, height: height)
    y += height + 12
    let room = side.maxY - y - 20
    sideDifference = room >= 80 ? Rect(x: side.minX, y: y + 20, width: side.width, height: min(room, side.width * 0.75)) : nil
    differenceTitle.frame = Rect(x: side.minX, y: y, width: side.width, height: 16)
  }

  /// Large over the glow in its own mode, once the flag has flipped; else beside it, where there is room.
  func showDifferencePlace() {
    let isLarge = mode == .difference
    let place = isLarge ? collage.frame.insetBy(dx: 0, dy: 12) : hasSide ? sideDifference : nil
    differenceView.isHidden = place == nil || (isLarge && (model.view.timeline.isRunning || differenceView.difference == nil))
    differenceTitle.isHidden = isLarge || place == nil
    if let place { differenceView.frame = place }
  }
}
