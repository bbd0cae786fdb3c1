public import Drawing

/// Pictures of a run side by side, with what each shows written under it: a film as one image, in a row for each section or in several.
public struct FilmSheet {
  /// One picture and the lines of figures under it.
  public struct Picture {
    public var image: Bitmap
    public var caption: [String]
    /// Whether something happened in it that the eye should find.
    public var isMarked: Bool
    /// Where the thumb should be, in pixels from the picture's left edge; nil where nothing was asked for yet.
    public var wantedX: Double?

    public init(_ image: Bitmap, caption: [String], isMarked: Bool = false, wantedX: Double? = nil) {
      self.image = image
      self.caption = caption
      self.isMarked = isMarked
      self.wantedX = wantedX
    }
  }

  public struct Section {
    public var title: String
    /// How it came out, in a line.
    public var verdict: String
    /// Nil where there is nothing to judge.
    public var holds: Bool?
    /// All of one size.
    public var pictures: [Picture]

    public init(title: String, verdict: String, holds: Bool? = nil, pictures: [Picture]) {
      self.title = title
      self.verdict = verdict
      self.holds = holds
      self.pictures = pictures
    }
  }

  public var title: String
  public var note: String
  public var sections: [Section]

  public init(title: String, note: String, sections: [Section]) {
    self.title = title
    self.note = note
    self.sections = sections
  }

  /// The pictures of a row that is about `width` pixels wide, at least one.
  ///
  /// - Parameter pictureWidth: in pixels, more than 0.
  public static func columns(fitting width: Double, pictureWidth: Double) -> Int {
    precondition(pictureWidth > 0, "a picture must have a width, got \(pictureWidth)")
    return max(1, Int((width - 2 * FilmSheetLayout.margin + FilmSheetLayout.gap) / (pictureWidth + FilmSheetLayout.gap)))
  }

  /// Draws it with at most `columns` pictures in a row.
  public func image(columns: Int) -> Bitmap {
    precondition(columns > 0, "a film needs a column")
    return FilmSheetLayout(self, columns: columns).draw()
  }
}
