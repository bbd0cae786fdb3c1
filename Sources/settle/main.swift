import Desktop
import Exhibits
import Geometry
import Widgets

var options = PlaygroundOptions()
options.logPath = CommandLine.arguments.dropFirst().first
let window = try DesktopWindow(
  WindowOptions(title: "Settle", size: Size(width: 1280, height: 800), minimumSize: Size(width: 800, height: 560)))
let playground = try PlaygroundWindow(options: options, size: Size(width: 1280, height: 800), scale: window.scale)
try window.run(playground)
