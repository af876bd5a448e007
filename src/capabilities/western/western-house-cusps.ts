import { nullable, t } from '../../schema.ts'
import { isComplete } from '../../western/houses.ts'
import { POINTS } from '../../western/points.ts'
import { capability } from '../capability.ts'
import { einstein, houseSystem, WesternBirth, westernNatal } from '../shared/tropical/birth.ts'
import { Angle, angleObject, HouseRows, HouseSystemObject, houseRows, PointTerm } from '../shared/tropical/shapes.ts'

export default capability({
  slug: 'western-house-cusps',
  title: 'Western house cusps',
  summary: 'Twelve house cusps by Placidus, Koch, Whole sign or Equal, with the angles and the points in each house.',
  weight: 'standard',
  method:
    'Swiss Ephemeris swe_houses_ex2. Whole sign begins with the sign of the Ascendant, Equal with its degree; the Midheaven is the true one and may fall outside house 10. Within the polar circles Placidus and Koch have their angles alone: the other cusps and every house are null, and no other system steps in.',
  input: WesternBirth,
  data: t.Object({
    name: nullable(t.String()),
    house_system: HouseSystemObject,
    ascendant: Angle,
    midheaven: Angle,
    houses: HouseRows,
    unplaced: t.Array(PointTerm, { description: 'Points without a house.' }),
    complete: t.Boolean({ description: 'True if all cusps and every house exist.' }),
  }),
  example: einstein,
}).compute((input, world) => {
  const { name, chart } = westernNatal(input, world)
  const placed = new Set(chart.points.filter(({ house }) => house !== null).map((point) => point.name))
  const unplaced = POINTS.filter((point) => !placed.has(point))
  return {
    name,
    house_system: houseSystem(chart.houses.system),
    ascendant: angleObject(chart.ascendant),
    midheaven: angleObject(chart.midheaven),
    houses: houseRows(chart),
    unplaced,
    complete: isComplete(chart.houses) && unplaced.length === 0,
  }
})
