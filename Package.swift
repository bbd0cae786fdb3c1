// swift-tools-version: 6.2
import PackageDescription

// The house, lowest level first. A target may import only what stands in its own line here; `ImportsTests` holds the
// table, and `--explicit-target-dependency-import-check error` makes the build refuse what isn't declared.

let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])
let unsafeMarked = strict + [.strictMemorySafety()]
let onMain = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "settle",
  products: [
    .executable(name: "settle", targets: ["settle"]),
    .library(name: "SettleKit", targets: ["Geometry", "FrameTiming", "Motion", "Animation", "Drawing", "Widgets", "Stage"]),
  ],
  targets: [
    // 1
    .target(
      name: "CX11",
      linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xext"), .linkedLibrary("Xrandr")]),
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .target(name: "Geometry", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "FrameTiming", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Introspection", swiftSettings: unsafeMarked),
    // 2
    .target(name: "Motion", dependencies: ["Geometry"], swiftSettings: strict),
    .target(name: "Drawing", dependencies: ["Geometry", "CCairo"], swiftSettings: unsafeMarked),
    // 3
    .target(name: "Animation", dependencies: ["Geometry", "FrameTiming", "Motion"], swiftSettings: strict),
    // 4
    .target(
      name: "Widgets",
      dependencies: ["Geometry", "FrameTiming", "Introspection", "Motion", "Drawing", "Animation"], swiftSettings: onMain),
    // 5
    .target(
      name: "Strategies",
      dependencies: ["Geometry", "FrameTiming", "Introspection", "Motion", "Animation", "Widgets"], swiftSettings: onMain),
    .target(
      name: "Stage",
      dependencies: ["Geometry", "FrameTiming", "Introspection", "Motion", "Drawing", "Animation", "Widgets"],
      swiftSettings: onMain),
    // 6
    .target(
      name: "Exhibits",
      dependencies: [
        "Geometry", "FrameTiming", "Introspection", "Motion", "Drawing", "Animation", "Widgets", "Strategies", "Stage",
      ], swiftSettings: onMain),
    .target(
      name: "Desktop",
      dependencies: ["CX11", "Geometry", "FrameTiming", "Widgets"], swiftSettings: onMain + [.strictMemorySafety()]),
    // 7
    .executableTarget(
      name: "settle",
      dependencies: [
        "Geometry", "FrameTiming", "Introspection", "Motion", "Drawing", "Animation", "Widgets", "Strategies", "Stage", "Exhibits",
        "Desktop",
      ], swiftSettings: onMain,
      // Start-up: the loader has ten libraries less to find and bind, and 4 MiB less stay in memory.
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))]),
    // Tests
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(name: "FrameTimingTests", dependencies: ["FrameTiming"], swiftSettings: strict),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "Geometry"], swiftSettings: strict),
    .testTarget(name: "AnimationTests", dependencies: ["Geometry", "FrameTiming", "Motion", "Animation"], swiftSettings: strict),
    .testTarget(name: "IntrospectionTests", dependencies: ["Introspection", "Geometry"], swiftSettings: onMain),
    .testTarget(name: "LayoutTests", dependencies: ["Widgets", "Geometry"], swiftSettings: strict),
    .testTarget(
      name: "ExhibitTests",
      dependencies: [
        "Geometry", "FrameTiming", "Introspection", "Motion", "Drawing", "Animation", "Widgets", "Strategies", "Stage", "Exhibits",
      ], swiftSettings: onMain),
    .testTarget(
      name: "DesktopTests", dependencies: ["CX11", "Geometry", "FrameTiming", "Widgets", "Desktop"], swiftSettings: onMain),
    .target(name: "CXTest", path: "Tests/CXTest", linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xtst")]),
    .testTarget(
      name: "DisplayTests",
      dependencies: ["CX11", "CXTest", "Geometry", "FrameTiming", "Widgets", "Strategies", "Stage", "Exhibits", "Desktop"],
      swiftSettings: onMain),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Geometry"], swiftSettings: strict),
    .testTarget(name: "StageTests", dependencies: ["Stage", "FrameTiming", "Geometry", "Widgets"], swiftSettings: strict),
    .testTarget(
      name: "HouseTests",
      dependencies: ["Geometry", "FrameTiming", "Motion", "Drawing", "Animation", "Widgets", "Strategies", "Stage", "Exhibits"],
      swiftSettings: strict),
    .testTarget(
      name: "MeasurementTests",
      dependencies: [
        "Geometry", "FrameTiming", "Introspection", "Motion", "Drawing", "Animation", "Widgets", "Strategies", "Stage", "Exhibits",
      ], swiftSettings: onMain),
    .testTarget(
      name: "CommandLineTests", dependencies: ["settle", "CXTest", "Drawing", "Exhibits", "Stage"], swiftSettings: strict),
    .testTarget(
      name: "TrialTests",
      dependencies: [
        "Geometry", "FrameTiming", "Motion", "Drawing", "Animation", "Widgets", "Strategies", "Stage", "Exhibits",
      ], swiftSettings: onMain),
    .testTarget(
      name: "WidgetTests",
      dependencies: ["Geometry", "FrameTiming", "Introspection", "Motion", "Drawing", "Animation", "Widgets", "Stage"],
      swiftSettings: onMain),
    .testTarget(
      name: "MechanismTests",
      dependencies: ["Geometry", "FrameTiming", "Introspection", "Motion", "Animation", "Widgets", "Stage"], swiftSettings: onMain),
  ]
)
