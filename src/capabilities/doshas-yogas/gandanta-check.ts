import { gandantaSeverity, lagnaGandanta, tithiGandanta, tithiGandantaInWords } from '../../jyotish/doshas/gandanta.ts'
import { GRAHAS } from '../../jyotish/grahas.ts'
import { gandanta, JUNCTIONS, type Junction, SIDES } from '../../jyotish/markers.ts'
import { SEVERITIES } from '../../jyotish/rules/dosha-rule.ts'
import { nullable, oneOf, rows, t, term } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { decimals } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

const Present = t.Object({ present: t.Boolean() })

export default capability({
  slug: 'gandanta-check',
  title: 'Gandanta check',
  summary:
    'Distances of the ascendant and nine planets from the water-fire joints, and births at the joint of tithis or of the rising degree.',
  weight: 'standard',
  method:
    "Sources: BPHS on gandanta, muhurta practice. Gandanta is one pada (3°20') on either side of the borders Pisces-Aries, Cancer-Leo and Scorpio-Sagittarius: high within 0°48', medium within 1°40', otherwise low. Tithi gandanta is the last 48 minutes of tithi 5, 10 or 15 of either half, or the first 48 of the next. Lagna gandanta: such a border rises within 12 minutes before or after birth. Nakshatra gandanta: the Moon is within one pada of such a border.",
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    points: rows(
      t.Object({
        point: term(['Ascendant', ...GRAHAS]),
        longitude: t.Number({ description: 'Sidereal longitude, degrees.' }),
        junction: oneOf(Object.keys(JUNCTIONS) as [Junction, ...Junction[]], {
          description: 'Nearest border of a water and a fire sign.',
        }),
        distance_degrees: t.Number(),
        in_gandanta: t.Boolean(),
        side: oneOf(SIDES),
        severity: oneOf(SEVERITIES),
      }),
      10,
    ),
    tithi_gandanta: t.Object({ present: t.Boolean(), detail: nullable(t.String()) }),
    lagna_gandanta: Present,
    nakshatra_gandanta: Present,
  }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const { ascendant, planets, graha } = born.chart
  const facts = birthFacts(born, world)
  const tithi = tithiGandanta(facts)
  return {
    ...chartHead(born),
    points: [{ name: 'Ascendant' as const, longitude: ascendant.longitude }, ...planets].map(({ name, longitude }) => {
      const { junction, distance, active, side } = gandanta(longitude)
      return {
        point: name as 'Ascendant' | (typeof GRAHAS)[number],
        longitude: decimals(longitude),
        junction,
        distance_degrees: decimals(distance),
        in_gandanta: active,
        side,
        severity: gandantaSeverity(longitude),
      }
    }),
    tithi_gandanta: { present: tithi !== null, detail: tithi && tithiGandantaInWords(tithi) },
    lagna_gandanta: { present: lagnaGandanta(facts) !== null },
    nakshatra_gandanta: { present: gandanta(graha.Moon.longitude).active },
  }
})
