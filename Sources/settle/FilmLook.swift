import Drawing
import Exhibits
import Geometry
import Stage
import Widgets

/// How runs look on film, and which of their frames are on it.
enum FilmLook {
  /// Indices of `count` things, ascending: the first, the last, and others between at equal distances, at most `most` of them. Where they
  /// would pass over one of `special`, the nearest one between the ends gives way to it.
  static func evenly(_ count: Int, atMost most: Int, including special: [Int]) -> [Int] {
    guard count > most else { return Array(0..<count) }
    var indices = (0..<most).map { ($0 * (count - 1) + (most - 1) / 2) / (most - 1) }
    for wanted in special where !indices.contains(wanted) {
      let inner = indices.indices.dropFirst().dropLast().filter { !special.contains(indices[$0]) }
      if let nearest = inner.min(by: { abs(indices[$0] - wanted) < abs(indices[$1] - wanted) }) { indices[nearest] = wanted }
    }
    return indices.sorted()
  }

  /// Plays the scenario for the pictures of the rows at `indices`, which ascend.
  static func pictures(of scenario: Scenario, at indices: [Int]) -> [FilmSheet.Picture] {
    let run = ScenarioRuns.make(scenario)
    run.dress()
    let stage = run.stage
    var pictures: [FilmSheet.Picture] = []
    var wanted = indices[...]
    var index = 0
    run.onFrame = { [unowned run] row in
      if wanted.first == index {
        wanted.removeFirst()
        pictures.append(
          FilmSheet.Picture(
            stage.freshPicture(), caption: ["\(NumberText.fixed(row.time, places: 3)) s  #\(row.frame)", run.caption(row)],
            isMarked: row.events.contains(run.filmedEvent), wantedX: run.wantedX))
      }
      index += 1
    }
    run.play()
    return pictures
  }
}
