/// A film as a folder: one PNG a frame, then the final state, under names that sort in their order.
public nonisolated enum FilmFolder {
  /// Makes the folder where it is missing and puts the pictures in it; pictures of a longer film that stood there go. Where one can't be
  /// written, those of this film are taken back.
  ///
  /// - Parameter pictures: encoded, the final state last; at least that one.
  public static func write(_ pictures: [[UInt8]], to folder: String) throws(OutputError) {
    precondition(!pictures.isEmpty, "a film holds at least the final state")
    let names = FilmNames.sequence(frames: pictures.count - 1)
    let isNew = try OutputFile.makeFolder(folder)
    var written: [String] = []
    do {
      for (name, picture) in zip(names, pictures) {
        let path = folder + "/" + name
        try OutputFile.write(picture, to: path)
        written.append(path)
      }
    } catch {
      for path in written { OutputFile.remove(path) }
      if isNew { OutputFile.removeFolder(folder) }
      throw error
    }
    FilmFolder.removeRest(after: pictures.count - 1, in: folder)
  }

  /// Removes what a longer film left: its pictures go on without a gap, under longer names where they are many.
  private static func removeRest(after last: Int, in folder: String) {
    for digits in FilmNames.leastDigits...FilmNames.mostDigits {
      var number = digits == FilmNames.digits(frames: last) ? last + 1 : 0
      while OutputFile.remove(folder + "/" + FilmNames.name(number, digits: digits)) { number += 1 }
    }
  }
}
