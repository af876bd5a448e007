import { distinct, exact, maybe, meaning, nullable, oneOf, t, term } from '../../schema.ts'
import { isDayChart } from '../../western/chart.ts'
import { houseOf, houseSignification } from '../../western/houses.ts'
import {
  formulaText,
  LOT_NAMES,
  LOT_TERMS,
  type LotName,
  type LotTerm,
  lotAt,
  lotMatter,
  lotOf,
} from '../../western/lots.ts'
import { CLASSICAL_PLANETS } from '../../western/points.ts'
import { rulerOf } from '../../western/signs.ts'
import { separation } from '../../zodiac/longitude.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { einstein, type WesternNatal, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { House, Longitude, longitudeFields, PointTerm, Sign, SignNumber } from '../shared/tropical/shapes.ts'

const ORB = 3
const LotTermName = oneOf(LOT_TERMS, { $id: 'LotTerm', description: 'A point, angle, cusp, ruler of a cusp or lot.' })

export default capability({
  slug: 'western-arabic-lots',
  title: 'Arabic lots',
  summary: 'Nineteen lots of the Hellenistic and Arabic lists with sign, house, ruler and the points beside them.',
  weight: 'standard',
  method:
    'A lot is A + B - C in longitude, by day and by night as in its source; day means the centre of the Sun above the geometric horizon. Lots of a cusp are null where the house system has none. Conjunctions are within 3 degrees.',
  input: westernBirth({
    sect_reversal: maybe(
      t.Boolean({
        default: true,
        description: 'True to use the night formulas for night births; false always uses the day formulas.',
      }),
    ),
    custom_lots: maybe(
      t.Array(
        exact({
          name: t.String({ minLength: 1, maxLength: 40, description: 'Name in the answer.' }),
          from: meaning(LotTermName, 'Point that the formula subtracts.'),
          to: meaning(LotTermName, 'Point that the formula adds.'),
          cast_from: maybe(meaning(LotTermName, 'Starting point; the Ascendant by default.')),
          reversed_at_night: maybe(t.Boolean({ default: true, description: 'Exchanges `from` and `to` by night.' })),
        }),
        { maxItems: 100, description: 'Lots by formulas of the caller, such as those of another author.' },
      ),
    ),
    lots: maybe(t.Array(oneOf(LOT_NAMES), { minItems: 1, description: 'Lots to compute; default: all.' })),
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
        conjunctions: distinct(PointTerm),
        meaning: t.String(),
      }),
    ),
    custom_lots: t.Optional(
      t.Array(
        t.Object({
          name: t.String({ description: 'Name as sent.' }),
          formula: t.String({ description: 'Formula in force.' }),
          longitude: nullable(Longitude),
          sign: nullable(Sign),
          degree_in_sign: nullable(t.String()),
          house: nullable(House),
        }),
        { description: 'Requested lots; absent unless sent.' },
      ),
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
    ascendant_longitude: longitudeFields(birth.chart.ascendant).longitude,
    lots: LOT_NAMES.filter((name) => input.lots?.includes(name) ?? true).map((name) => lotRow(name, birth, asDay)),
    ...(input.custom_lots && { custom_lots: input.custom_lots.map((lot) => customRow(lot, birth, asDay)) }),
  }
})

interface CustomLot {
  name: string
  from: LotTerm
  to: LotTerm
  cast_from?: LotTerm | null
  reversed_at_night?: boolean | null
}
const customRow = (
  { name, from, to, cast_from, reversed_at_night }: CustomLot,
  { chart }: WesternNatal,
  day: boolean,
) => {
  const start = cast_from ?? 'Ascendant'
  const [first, last] = day || reversed_at_night === false ? [from, to] : [to, from]
  const at = lotOf(start, last, first, chart, day)
  const head = { name, formula: `${start} + ${last} - ${first}` }
  if (at === null) return { ...head, longitude: null, sign: null, degree_in_sign: null, house: null }
  const { sign, longitude, dms } = longitudeFields(at)
  return { ...head, longitude, sign: signName(sign), degree_in_sign: dms, house: houseOf(at, chart.houses) }
}

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
  const { sign, degree, longitude, dms } = longitudeFields(at)
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
