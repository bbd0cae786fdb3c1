import CCairo
import Geometry

extension AffineTransform {
  init(_ matrix: cairo_matrix_t) {
    self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }

  /// Whether it only moves and enlarges, the same in both directions.
  var isUprightAndEven: Bool { b == 0 && c == 0 && a == d && a > 0 }
}

extension cairo_matrix_t {
  init(_ transform: AffineTransform) {
    self.init(xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  }
}
