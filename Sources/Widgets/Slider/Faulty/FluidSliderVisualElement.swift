import Animation
import Geometry
import Introspection
import Motion

/// The visual element of iOS 26, faulty as the article found it: the target of a settle lives in seven places, and a set from outside changes
/// one of them.
///
/// Nothing in it is a special case: the bug and the effect of every step of the patch follow from this mechanism. The ivars are the
/// exhibit; they keep the article's names and are found and written from outside by offset, so none may be derived or observed.
class FluidSliderVisualElement: SliderVisualElement, FluidSliderDirectDrivingDelegate, nonisolated Introspectable {
  nonisolated class var introspection: ClassDeclaration {
    ClassDeclaration(
      FluidSliderVisualElement.self, article: "_UISliderFluidVisualElement", withoutEncoding: ["lastUpdate", "fluidInteraction"],
      keys: .only(["data"]))
  }

  var data: SliderDataModel
  var lastUpdate: FluidSliderInteractionUpdate
  var fluidInteraction: FluidSliderInteraction
  var clipView: View
  var barView: View
  var trackView: View
  var tickViews: [View]
  var usingSliderStyling: Bool
  var paddingAroundImage: Double

  init(data: SliderDataModel) {
    self.data = data
    lastUpdate = FluidSliderInteractionUpdate()
    fluidInteraction = FluidSliderInteraction()
    clipView = View()
    barView = View()
    trackView = View()
    tickViews = []
    usingSliderStyling = true
    paddingAroundImage = 0
    super.init()
    name = "visual element"
    fluidInteraction._directDrivingDelegate = self
    property.onChange = { [weak self] in self?.slider?.wake() }
    for view in [clipView, barView, trackView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// The thumb: only what the mechanism calls "the thumb" moves it.
  func setThumb(_ place: Double) {}

  final var property: AnimatableFloatProperty { fluidInteraction.__animatedValue }

  // MARK: what it shows

  override var targetPlace: Double { property.value() }
  override var velocity: Double { property.velocity() }
  override var isSettling: Bool { fluidInteraction.isSettling }

  override var wantsTicks: Bool {
    guard !fluidInteraction.isDragging else { return false }
    return fluidInteraction.__activeDriver != nil || believesUnfinished || (fluidInteraction.pan?.hasMomentum ?? false)
      || isPropertyMoving || fluidInteraction._presentationValue != property.presentationValue()
  }

  /// What the driver concludes from the last update where none is active.
  private var believesUnfinished: Bool { !lastUpdate._atTarget || lastUpdate._tracking }

  /// Whether the property isn't exactly at its target and still; near enough, it is put there by the next tick.
  private var isPropertyMoving: Bool { property.presentationValue() != property.value() || property.velocity() != 0 }

  private var isPropertyAtTarget: Bool { property._animatableProperty.isAtTarget(eps: eps) }

  /// Near enough, in places: the smaller of 0.001 and half a point of the thumb's travel.
  private var eps: Double {
    let halfPoint = slider?.geometry.places(points: 0.5) ?? 0
    return halfPoint > 0 ? min(0.001, halfPoint) : 0.001
  }

  // MARK: presses

  override func press(at time: Double) -> Bool {
    guard let pan = fluidInteraction.__panDriver, fluidInteraction.accepts(pan) else { return false }
    fluidInteraction.activate(pan, state: 1)
    lastUpdate._tracking = true
    lastUpdate._atTarget = false
    fluidInteraction.pan?.momentum = 0
    slider?.wake()
    return true
  }

  override var holdsPress: Bool { fluidInteraction.isDragging }

  override func drag(to place: Double, velocity: Double) -> Bool {
    guard let slider, fluidInteraction.isDragging else { return false }
    let raw = slider.range.value(at: place, near: data._value)
    let position = slider.normalised(raw)
    property._animatableProperty.place(at: position)
    property._animatableProperty.setVelocity(velocity)
    fluidInteraction._presentationValue = position
    lastUpdate._value = position
    lastUpdate.__unclampedValue = position
    data._value = slider.allowed(slider.range.snap(raw))
    setThumb(position)
    return true
  }

  override func release(velocity: Double, at time: Double) -> Bool {
    guard let slider, fluidInteraction.isDragging else { return false }
    let position = fluidInteraction._presentationValue
    let landing = slider.landing(from: position, velocity: velocity)
    let raw = slider.personValue(at: landing.target)
    let target = slider.normalised(raw)
    data._value = raw
    fluidInteraction._lockedValue = target
    lastUpdate.__unclampedValue = target
    lastUpdate._tracking = false
    lastUpdate._atTarget = false
    fluidInteraction.pan?.momentum = landing.velocity
    property._animatableProperty.setVelocity(landing.velocity)
    property._animatableProperty.spring = fluidInteraction._configuration.settleSpring
    property._animatableProperty.setTarget(target)
    slider.motionBegan()
    beginSettle(with: SettleDriver())
    return true
  }

  override func cancel(restoring value: Float) {
    fluidInteraction.__activeDriver = nil
    fluidInteraction.__state = 0
    fluidInteraction.pan?.momentum = 0
    setEveryCopy(value)
    slider?.wake()
  }

  // MARK: sets

  override func setValue(_ value: Float, animated: Bool) {
    guard let slider else { return }
    let place = slider.normalised(value)
    let alreadyThere = lastUpdate._atTarget && !lastUpdate._tracking && lastUpdate._value == place
    if alreadyThere {
      // It only lays out.
    } else if isAtRest {
      data._value = value
      lastUpdate._value = place
      lastUpdate.__unclampedValue = place
      fluidInteraction._lockedValue = place
      if !animated {
        fluidInteraction._presentationValue = place
        property._animatableProperty.jump(to: place)
      }
    } else {
      // Neither the interaction nor the last update hears of it: that is the bug.
      data._value = value
    }
    if animated {
      property._animatableProperty.spring = fluidInteraction._configuration.programmaticSpring
      property._animatableProperty.setTarget(place)
    } else {
      setThumb(place)
    }
    slider.motionBegan()
    slider.wake()
  }

  override func rangeChanged() {
    guard !fluidInteraction.isDragging else {
      let place = slider?.normalised(data._value) ?? 0
      fluidInteraction._presentationValue = place
      lastUpdate._value = place
      lastUpdate.__unclampedValue = place
      property._animatableProperty.jump(to: place)
      setThumb(place)
      return
    }
    cancel(restoring: data._value)
  }

  override func volumeStep(by fraction: Double) {
    guard let slider, let driver = fluidInteraction.__volumeButtonDriver, fluidInteraction.accepts(driver) else { return }
    let raw = slider.range.clamp(Float(Double(data._value) + fraction * slider.range.length))
    guard raw != data._value else { return }
    let place = slider.normalised(raw)
    data._value = raw
    lastUpdate.__unclampedValue = place
    lastUpdate._atTarget = false
    fluidInteraction._lockedValue = place
    slider.motionBegan()
    beginSettle(with: driver)
    slider.sendActions(for: .valueChanged)
  }

  /// At rest: no driver, nothing unfinished, no momentum, the property at its target.
  private var isAtRest: Bool {
    fluidInteraction.__activeDriver == nil && !believesUnfinished && !(fluidInteraction.pan?.hasMomentum ?? false) && isPropertyAtTarget
  }

  private func setEveryCopy(_ value: Float) {
    let place = slider?.normalised(value) ?? 0
    data._value = value
    lastUpdate._value = place
    lastUpdate.__unclampedValue = place
    lastUpdate._tracking = false
    lastUpdate._atTarget = true
    fluidInteraction._lockedValue = place
    fluidInteraction._presentationValue = place
    property._animatableProperty.jump(to: place)
    setThumb(place)
  }

  // MARK: frames

  override func tick(at timestamp: Double) {
    guard let slider, !fluidInteraction.isDragging else { return }
    let length = slider.tickLength(at: timestamp)
    if fluidInteraction.__activeDriver == nil && believesUnfinished {
      // The last animation wasn't finished, as far as the driver knows.
      fluidInteraction._lockedValue = lastUpdate.__unclampedValue
      beginSettle(with: SettleDriver())
    }
    if fluidInteraction.__activeDriver == nil, let pan = fluidInteraction.pan, pan.hasMomentum {
      fluidInteraction._lockedValue = min(1, max(0, fluidInteraction._lockedValue + Projection.momentumFactor * pan.momentum))
      property._animatableProperty.setVelocity(pan.momentum)
      beginSettle(with: SettleDriver())
    }
    fluidInteraction.pan?.decay(by: length)
    if fluidInteraction.isSettling {
      property._animatableProperty.spring = fluidInteraction._configuration.settleSpring
      property._animatableProperty.setTarget(fluidInteraction._lockedValue)
    }
    guard
      fluidInteraction.isSettling || isPropertyMoving || fluidInteraction._presentationValue != property.presentationValue()
    else { return }
    property._animatableProperty.advance(by: length)
    let isThere = property._animatableProperty.isAtTarget(eps: eps) || window?.reducesMotion == true
    if isThere {
      property._animatableProperty.jump(to: property.value())
      // The programmatic spring was that of one animated set.
      property._animatableProperty.spring = fluidInteraction._configuration.settleSpring
    }
    let presentation = property.presentationValue()
    fluidInteraction._presentationValue = presentation
    setThumb(presentation)
    guard fluidInteraction.isSettling else { return }
    lastUpdate._value = presentation
    lastUpdate._atTarget = isThere
    if isThere { endSettle(at: presentation) }
  }

  private func beginSettle(with driver: any FluidSliderDriving) {
    fluidInteraction.activate(driver, state: 2)
    slider?.observer?(.settleBegan)
    slider?.wake()
  }

  private func endSettle(at presentation: Double) {
    lastUpdate._tracking = false
    lastUpdate.__unclampedValue = presentation
    fluidInteraction.__activeDriver = nil
    fluidInteraction.__state = 0
    fluidInteraction.pan?.momentum = 0
    slider?.observer?(.settleEnded)
  }

  // MARK: FluidSliderDirectDrivingDelegate

  func driverDidCancel() {
    lastUpdate._value = 0
    lastUpdate.__unclampedValue = 0
    setThumb(0)
  }

  func driverNeedsTick() { slider?.wake() }
}
