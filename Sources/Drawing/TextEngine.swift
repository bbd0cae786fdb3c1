import CCairo
import Synchronization

/// The door to pango: one font map for all, behind one lock, made when the first text is.
enum TextEngine {
  private static let state = Mutex<State?>(nil)

  /// Laid out now or lately.
  static func shape(_ request: TextRequest) -> ShapedText {
    locked { $0.shape(request) }
  }

  /// Pango's and cairo's objects are for one thread at a time: whatever touches a layout or its mask runs in here.
  static func exclusively(_ body: () -> Void) {
    locked { _ in body() }
  }

  private static func locked<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    state.withLock { slot in
      var state = slot.take() ?? State()
      let result = body(&state)
      slot = consume state
      return result
    }
  }

  @safe private struct State: @unchecked Sendable {
    private var shaped = RecentCache<TextRequest, ShapedText>(limit: 512)
    private let context: OpaquePointer
    private let hasFonts: Bool
    private let fonts = FontDescriptions()

    init() {
      guard let map = unsafe pango_cairo_font_map_new(), let context = unsafe pango_font_map_create_context(map) else {
        preconditionFailure("pango returned no context")
      }
      unsafe g_object_unref(map)
      let options = unsafe cairo_font_options_create()
      unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
      unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      unsafe pango_cairo_context_set_font_options(context, options)
      unsafe cairo_font_options_destroy(options)
      unsafe pango_context_set_round_glyph_positions(context, 0)
      unsafe self.context = unsafe context
      let probe = unsafe pango_context_load_font(context, fonts.description(of: Font(size: 12)))
      hasFonts = unsafe probe != nil
      if let probe = unsafe probe { unsafe g_object_unref(probe) }
    }

    mutating func shape(_ request: TextRequest) -> ShapedText {
      let context = unsafe hasFonts ? context : nil
      let fonts = fonts
      return shaped.value(for: request) { unsafe ShapedText(request, context: context, font: fonts.description(of: request.font)) }
    }
  }
}

/// Pango's descriptions of the fonts in use, kept for ever: there are few.
@safe private final class FontDescriptions {
  private var known = unsafe [Font: OpaquePointer]()

  func description(of font: Font) -> OpaquePointer {
    if let known = unsafe known[font] { return unsafe known }
    guard let description = unsafe pango_font_description_new() else { preconditionFailure("pango returned no font description") }
    unsafe pango_font_description_set_family(description, font.face.families)
    unsafe pango_font_description_set_weight(description, font.weight.pango)
    unsafe pango_font_description_set_absolute_size(description, min(font.size, 1e4) * Double(PANGO_SCALE))
    unsafe known[font] = unsafe description
    return unsafe description
  }
}

extension Font.Face {
  fileprivate var families: String {
    switch self {
    case .text: "Inter, Sans"
    case .monospaced: "DejaVu Sans Mono, Monospace"
    }
  }
}

extension Font.Weight {
  fileprivate var pango: PangoWeight {
    switch self {
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    }
  }
}
