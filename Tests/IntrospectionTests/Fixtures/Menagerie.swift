import Introspection

// One of every kind of stored property that a dump may meet.

enum Mood: Int { case calm, lively }
enum Shape {
  case dot
  case named(String)
}

protocol Loose {}
struct Pebble: Loose {}
class Base: Loose {
  init() {}
}
class Derived: Base {}

class Menagerie {
  var float: Float = 1
  var double = 2.0
  var flag = true
  var int8: Int8 = -1
  var int16: Int16 = -2
  var int32: Int32 = -3
  var int64: Int64 = -4
  var int = -5
  var uint8: UInt8 = 1
  var uint16: UInt16 = 2
  var uint32: UInt32 = 3
  var uint64: UInt64 = 4
  var uint: UInt = 5
  let constant = 6.0
  var text = "text"
  var mood = Mood.lively
  var shape = Shape.named("oval")
  var maybe: Double?
  var closure: () -> Int = { 1 }
  var tuple = (1, 2.0)
  var loose: any Loose = Pebble()
  var anything: Any = 1
  var base = Base()
  var optionalBase: Base?
  var anyObject: AnyObject?
  var both: (any Driving & DirectDrivingDelegate)?
  var bases: [Base] = []
  var numbers = [1.0, 2.0]
  var table: [String: Base] = [:]
  weak var weakBase: Base?
  weak var weakDriver: (any Driving)?
  unowned var unownedBase: Base?
  unowned(unsafe) var unsafeBase: Base?
  lazy var late: Base = {
    made += 1
    return Base()
  }()
  var made = 0
  private var hidden: Float = 0.5
}
