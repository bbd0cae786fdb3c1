/// A polynomial on 0 ... 1 by its Bézier coefficients: the values that pull it, of which it meets the first and the last.
struct BernsteinPolynomial {
  /// One more than the degree; at least 1.
  let coefficients: [Double]

  init(_ coefficients: [Double]) {
    precondition(!coefficients.isEmpty, "a polynomial needs a coefficient")
    self.coefficients = coefficients
  }

  /// By de Casteljau's scheme: means of means, which no degree can make unstable (binomial coefficients overflow at some sixty points).
  ///
  /// - Parameter t: 0 ... 1.
  func value(at t: Double) -> Double {
    var row = coefficients
    for length in stride(from: row.count - 1, to: 0, by: -1) {
      for index in 0..<length { row[index] += (row[index + 1] - row[index]) * t }
    }
    return row[0]
  }

  /// A parameter at which the polynomial falls; nil where it never does.
  ///
  /// Its slope's coefficients bound the slope, and are halved with the interval until they tell: none below 0, or an end below it.
  var firstFall: Double? {
    guard coefficients.count > 1 else { return nil }
    let slope = zip(coefficients, coefficients.dropFirst()).map { $1 - $0 }
    // What rounding makes of a slope of 0; a fall as slight moves x by less than its last few bits.
    let slack = slope.reduce(0) { max($0, abs($1)) } * 1e-12
    return BernsteinPolynomial.firstNegative(slope, from: 0, to: 1, slack: slack)
  }

  private static func firstNegative(_ coefficients: [Double], from start: Double, to end: Double, slack: Double) -> Double? {
    if coefficients[0] < -slack { return start }
    if coefficients.allSatisfy({ $0 >= -slack }) { return nil }
    // So narrow an interval has its ends for its values.
    guard end - start > 1e-6 else { return coefficients[coefficients.count - 1] < -slack ? end : nil }
    let (left, right) = halves(coefficients)
    let middle = (start + end) / 2
    return firstNegative(left, from: start, to: middle, slack: slack) ?? firstNegative(right, from: middle, to: end, slack: slack)
  }

  private static func halves(_ coefficients: [Double]) -> (left: [Double], right: [Double]) {
    var row = coefficients
    var left = [row[0]]
    for length in stride(from: row.count - 1, to: 0, by: -1) {
      for index in 0..<length { row[index] = (row[index] + row[index + 1]) / 2 }
      left.append(row[0])
    }
    // After each round the last of the row is the next coefficient of the right half, from its end backwards.
    return (left, row)
  }
}
