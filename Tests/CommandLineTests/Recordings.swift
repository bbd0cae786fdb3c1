/// Scenarios that several tests play.
enum Recordings {
  /// B29's: from 0.2 to 0.8 in 120 ms, released after a rest, and 0 set 500 ms later.
  static let setAfterDrag = """
    {"name": "B29", "os": "26", "strategy": "patch",
     "events": [{"at": 0.1, "press": 0.2}, {"at": 0.1, "drag": 0.8, "over": 0.12}, {"at": 0.22, "release": true}, {"at": 0.72, "set": 0}],
     "expect": [{"shown": 0, "from": 0.72, "within": 0.001}]}
    """
  /// The article's bug: 0.37 set during the settle is undone.
  static let rolledBack = """
    {"strategy": "none",
     "events": [{"at": 0.1, "press": 0.2}, {"at": 0.1, "drag": 0.5, "over": 0.15}, {"at": 0.25, "release": true}, {"at": 0.3, "set": 0.37}],
     "expect": [{"value": 0.37, "from": 0.3}, {"shown": 0.37, "from": 0.3, "within": 0.001}]}
    """
}
