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
    let kept = Set(names)
    for name in OutputFile.names(in: folder) where FilmNames.isPicture(name) && !kept.contains(name) {
      OutputFile.remove(folder + "/" + name)
    }
  }
}
