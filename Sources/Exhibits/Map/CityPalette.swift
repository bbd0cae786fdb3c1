import Drawing
import Widgets

/// The colours of a city's map.
struct CityPalette: Hashable {
  let land: Color
  let block: Color
  let building: Color
  let roof: Color
  let street: Color
  let streetEdge: Color
  let avenue: Color
  let avenueEdge: Color
  let water: Color
  let bank: Color
  let park: Color
  let parkEdge: Color
  let tree: Color
  let text: Color
  let waterText: Color
  let parkText: Color

  static func named(_ name: Theme.Name) -> CityPalette { name == .dark ? dark : light }

  private static let light = CityPalette(
    land: Color(hex: 0xF0EEE8), block: Color(hex: 0xE8E5DD), building: Color(hex: 0xDAD6CC), roof: Color(hex: 0xE2DED5),
    street: Color(hex: 0xFFFFFF), streetEdge: Color(hex: 0xD9D5CB), avenue: Color(hex: 0xFFE49B), avenueEdge: Color(hex: 0xE0BF6A),
    water: Color(hex: 0x9CCDF2), bank: Color(hex: 0xC8E3F7), park: Color(hex: 0xC6E6B8), parkEdge: Color(hex: 0xB2D8A2),
    tree: Color(hex: 0x9ACB88), text: Color(hex: 0x565B66), waterText: Color(hex: 0x2F6FA3), parkText: Color(hex: 0x3E7A3A))

  private static let dark = CityPalette(
    land: Color(hex: 0x191D27), block: Color(hex: 0x1F2430), building: Color(hex: 0x2B3242), roof: Color(hex: 0x262C3A),
    street: Color(hex: 0x394152), streetEdge: Color(hex: 0x151821), avenue: Color(hex: 0x5B647C), avenueEdge: Color(hex: 0x171A23),
    water: Color(hex: 0x14375A), bank: Color(hex: 0x1B4468), park: Color(hex: 0x1C3D33), parkEdge: Color(hex: 0x25503F),
    tree: Color(hex: 0x2C6149), text: Color(hex: 0xAEB6C6), waterText: Color(hex: 0x7DB6E8), parkText: Color(hex: 0x7CC39A))
}
