import Drawing
import Exhibits
import Geometry
import Stage
import Widgets

/// Where `--film` goes: a name that ends in .png becomes a strip, any other a folder of pictures.
struct FilmTarget {
  let path: String

  private var isStrip: Bool { path.lowercased().hasSuffix(".png") }

  /// Makes the film of a run that is about to be played.
  func shoot(_ run: any ScenarioRun) -> any Film { isStrip ? FilmStrip(run, path: path) : FilmSequence(run, path: path) }
}

/// Pictures of one run, taken while it plays.
protocol Film {
  /// Writes them, once `run` has been played.
  func write(of run: any ScenarioRun) throws(Failure)
}

/// One PNG a frame.
final class FilmSequence: Film {
  private let path: String
  private var pictures: [[UInt8]] = []
  private var failure: ImageError?

  init(_ run: any ScenarioRun, path: String) {
    self.path = path
    run.dress()
    let stage = run.stage
    run.onFrame = { [weak self] _ in self?.shoot(stage) }
  }

  /// A frame that changed nothing shares its file's bytes with the one before.
  private func shoot(_ stage: Stage) {
    guard failure == nil else { return }
    if let last = pictures.last, stage.lastDamage.isEmpty {
      pictures.append(last)
      return
    }
    do { pictures.append(try stage.picture.pngData()) } catch { failure = error }
  }

  func write(of run: any ScenarioRun) throws(Failure) {
    if let failure { throw Failure(failure) }
    do { try FilmFolder.write(pictures + [pictures.last ?? []], to: path) } catch { throw Failure(error) }
  }
}

/// At most two dozen frames on one picture. Which ones is known only once the run is over, so it is played a second time for them.
struct FilmStrip: Film {
  private let path: String
  private static let mostPictures = 24
  private static let width = 2200.0

  init(_ run: any ScenarioRun, path: String) { self.path = path }

  func write(of run: any ScenarioRun) throws(Failure) {
    let scenario = run.scenario
    let marked = run.rows.indices.filter { run.rows[$0].events.contains(run.filmedEvent) }
    let wanted = FilmLook.evenly(run.rows.count, atMost: FilmStrip.mostPictures, including: marked)
    let section = FilmSheet.Section(
      title: "", verdict: run.isRight == nil ? "" : run.outcome, holds: run.isRight,
      pictures: FilmLook.pictures(of: scenario, at: wanted))
    let sheet = FilmSheet(
      title: scenario.name.isEmpty ? "Settle" : scenario.name,
      note: "\(run.setting), \(run.rows.count) frames at \(NumberText.shortest(scenario.refresh)) Hz",
      sections: [section])
    let columns = FilmSheet.columns(fitting: FilmStrip.width, pictureWidth: Double(run.stage.window.pixelBounds.width))
    let bytes: [UInt8]
    do { bytes = try sheet.image(columns: columns).pngData() } catch { throw Failure(error) }
    do { try OutputFile.write(bytes, to: path) } catch { throw Failure(error) }
  }
}
