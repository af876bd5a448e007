import { maybe, nullable, oneOf, t, term } from '../../schema.ts'
import { isDayChart } from '../../western/chart.ts'
import { houseOf, houseSignification } from '../../western/houses.ts'
import { formulaText, LOT_NAMES, type LotName, lotAt, lotMatter } from '../../western/lots.ts'
import { CLASSICAL_PLANETS } from '../../western/points.ts'
import { rulerOf } from '../../western/signs.ts'
import { separation } from '../../zodiac/longitude.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { einstein, type WesternNatal, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { House, Longitude, PointTerm, place, Sign, SignNumber } from '../shared/tropical/shapes.ts'

const ORB = 3

export default capability({
  slug: 'western-arabic-lots',
  title: 'Arabic lots',
  summary: 'Nineteen lots of the Hellenistic and Arabic lists with sign, house, ruler and the points beside them.',
  weight: 'standard',
  method:
    'A + B - C in longitude, by day and by night as each source has it; day is the centre of the Sun above the geometric horizon. Lots of a cusp are null where the house system has none. Conjunctions within 3 degrees.',
  input: westernBirth({
    sect_reversal: maybe(t.Boolean({ default: true, description: 'false always uses the day formulas.' })),
    lots: maybe(t.Array(oneOf(LOT_NAMES), { minItems: 1, description: 'Default: all.' })),
  }),
  data: t.Object({
    name: nullable(t.String()),
    day_birth: t.Boolean(),
    ascendant_longitude: Longitude,
    lots: t.Array(
      t.Object({
        name: term(LOT_NAMES),
        formula: t.String(),
        longitude: nullable(Longitude),
        sign: nullable(Sign),
        sign_number: nullable(SignNumber),
        degree: nullable(t.Number()),
        degree_in_sign: nullable(t.String()),
        house: nullable(House),
        ruler: nullable(term(CLASSICAL_PLANETS)),
        ruler_house: nullable(House),
        conjunctions: t.Array(PointTerm),
        meaning: t.String(),
      }),
    ),
  }),
  example: einstein,
}).compute((input, world) => {
  const birth = westernNatal(input, world)
  const day = isDayChart(birth.chart)
  const asDay = day || input.sect_reversal === false
  return {
    name: birth.name,
    day_birth: day,
    ascendant_longitude: place(birth.chart.ascendant).longitude,
    lots: LOT_NAMES.filter((name) => input.lots?.includes(name) ?? true).map((name) => lotRow(name, birth, asDay)),
  }
})

const lotRow = (name: LotName, { chart }: WesternNatal, day: boolean) => {
  const at = lotAt(name, chart, day)
  const head = { name, formula: formulaText(name, day) }
  if (at === null)
    return {
      ...head,
      longitude: null,
      sign: null,
      sign_number: null,
      degree: null,
      degree_in_sign: null,
      house: null,
      ruler: null,
      ruler_house: null,
      conjunctions: [],
      meaning: `The lot of ${lotMatter(name)}; it needs a cusp that these houses do not have.`,
    }
  const { sign, degree, longitude, dms } = place(at)
  const house = houseOf(at, chart.houses)
  const ruler = rulerOf(sign)
  const rulerHouse = chart.point[ruler].house
  const location = house === null ? '' : ` in house ${house} (${houseSignification(house)})`
  const led =
    rulerHouse === null ? '' : ` Its ruler ${ruler} stands in house ${rulerHouse} (${houseSignification(rulerHouse)}).`
  return {
    ...head,
    longitude,
    sign: signName(sign),
    sign_number: sign + 1,
    degree,
    degree_in_sign: dms,
    house,
    ruler,
    ruler_house: rulerHouse,
    conjunctions: chart.points.filter((point) => separation(point.longitude, at) <= ORB).map((point) => point.name),
    meaning: `The lot of ${lotMatter(name)} falls in ${signName(sign)}${location}.${led}`,
  }
}
