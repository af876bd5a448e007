import { invalid } from '../../faults.ts'
import { type Gochara, type GocharaEffect, LATTAS, lattaStar } from '../../jyotish/gochara.ts'
import { GRAHAS, type Graha, isLord } from '../../jyotish/grahas.ts'
import { NAKSHATRAS, nakshatraOf } from '../../jyotish/nakshatras.ts'
import { TARAS } from '../../jyotish/panchang/stars.ts'
import { dayTara, qualityOf } from '../../jyotish/quality.ts'
import { ashtakavarga, CONTRIBUTORS, kakshaLord, seatsOf } from '../../jyotish/strengths/ashtakavarga.ts'
import { transitsAt } from '../../jyotish/transits.ts'
import { sentenceFilterAt } from '../../readings/age-filter.ts'
import { daysWithin, maybe, nullable, oneOf, rows, t } from '../../schema.ts'
import { clockMs } from '../../time/civil.ts'
import { parseDate, parseInstant } from '../../time/iso.ts'
import { type JulianDay, julianDay } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { arc, norm } from '../../zodiac/longitude.ts'
import { degreeInSign, signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { Utc } from '../shared/almanac.ts'
import { MOMENT_DAYS } from '../shared/date-ranges.ts'
import { BIRTH_MOON, bindusOf, gocharaFields, gocharaWriter, moonsAtIngress } from '../shared/gochara-rows.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { ageAt, frameOf, noonOf } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, decimals, Graha as GrahaName, NodeName, Sign, Star } from '../shared/shapes.ts'
import { QualityRow, qualityRow } from './parts/quality-shape.ts'
import { ANGLES_AHEAD, POINTS, pointLongitudes } from './parts/transit-points.ts'

/** A date (12:00 UTC), or a time with its offset; default: now. */
const readInstant = (text: string | null | undefined, field: string, world: World): JulianDay => {
  if (!text) return julianDay(world.now)
  if (text.length === 10) return noonOf(parseDate(text, field))
  const { local, offset } = parseInstant(text, field)
  if (offset === null)
    throw invalid(field, `${field} must bear its offset, such as 2026-11-21T10:00+05:30, or be a date.`)
  return julianDay(clockMs(local) - offset * 1000)
}

// source: this project's own weighing, slower planets more
const WEIGHT: Record<Graha, number> = {
  Sun: 3,
  Moon: 3,
  Mars: 3,
  Mercury: 3,
  Jupiter: 8,
  Venus: 3,
  Saturn: 8,
  Rahu: 4,
  Ketu: 4,
}
const SHARE: Record<GocharaEffect, number> = { good: 1, obstructed: 0.25, bad: -1, relieved: -0.25, neutral: 0 }

/** Maximum degrees of a contact with a natal point. */
const CONTACT = 3

const reasonOf = ({ planet, house, effect }: Gochara) => ({
  rule: `${planet.toLowerCase()}_${effect}`,
  effect: WEIGHT[planet] * SHARE[effect],
  text: `${planet} in house ${house} from the Moon is ${effect}.`,
})

export default capability({
  slug: 'gochara-transits',
  title: 'Gochara',
  summary: 'The transits of a moment to a birth: houses from the Moon, vedha, bindus, taras, latta, and a score.',
  keywords: 'transits gochar planets current',
  weight: 'standard',
  method:
    'Phaladeepika 26 and B. V. Raman: good houses from the natal Moon, obstructed by a planet in the vedha house (Sun and Saturn, Moon and Mercury exempt from each other), bad ones relieved by the reverse; nodes by the rule of Mars and Saturn. Murti by the Moon at the last ingress; bindus and kakshya of the natal ashtakavarga; contacts within 3 degrees by conjunction or graha aspect; latta by inclusive count. Score from 50: Jupiter and Saturn 8, nodes 4, others 3, a quarter where obstructed or relieved.',
  input: birthWithNode({
    at: maybe(t.String(daysWithin(MOMENT_DAYS, 'YYYY-MM-DD (12:00 UTC), or a time with offset; now when left out.'))),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    node: NodeName,
    moment_utc: Utc,
    natal: t.Object({ moon_sign: Sign, ascendant_sign: Sign, nakshatra: Star }),
    transits: rows(
      t.Object({
        ...gocharaFields,
        tara: t.Object({ count: t.Integer({ minimum: 1, maximum: 9 }), name: oneOf(TARAS), favourable: t.Boolean() }),
        kakshya: t.Object({
          lord: oneOf(CONTRIBUTORS),
          bindu: nullable(t.Boolean({ description: 'Null for the nodes, which lack a varga.' })),
        }),
        natal_contacts: t.Array(
          t.Object({
            point: oneOf(POINTS),
            kind: t.String({ description: 'conjunction, or an aspect such as aspect_7.' }),
            orb: t.Number(),
          }),
        ),
      }),
      9,
    ),
    latta: t.Array(
      t.Object({
        planet: GrahaName,
        star_hit: Star,
        from_natal_star: t.Integer({ minimum: 1, maximum: 27, description: '1 means it hits the birth nakshatra.' }),
        affects: nullable(t.String({ description: 'Matter affected; null unless the birth nakshatra is hit.' })),
      }),
    ),
    quality: QualityRow,
  }),
  example: { ...independence, at: '2026-11-21' },
  varies: true,
}).compute(async (input, world) => {
  const person = natal(input, world)
  const { chart } = person
  const { sky } = world
  const at = readInstant(input.at, 'at', world)
  const frame = frameOf(person)
  const transits = transitsAt(at, frame, sky)
  const { bhinna, prastara } = ashtakavarga(seatsOf(chart))
  const moon = chart.graha.Moon
  const describe = await gocharaWriter({ tellsMurti: true })
  const moonAt = moonsAtIngress(at, frame, sky)
  const points = pointLongitudes(chart)
  const usedSentences = sentenceFilterAt(ageAt(person, at))
  const standpoint = {
    from: moon.sign,
    called: BIRTH_MOON,
    ascendant: chart.ascendant.sign,
    bindus: bindusOf(bhinna),
  }

  const items = GRAHAS.map((planet) => {
    const { longitude, sign } = transits[planet]
    const { row, found: match } = describe(planet, transits, standpoint, moonAt(planet), usedSentences)
    const { tara, name, favourable } = dayTara(moon.nakshatra + 1, nakshatraOf(longitude) + 1)
    const lord = kakshaLord(degreeInSign(longitude))
    const contacts = POINTS.flatMap((point) =>
      ANGLES_AHEAD[planet].flatMap(({ kind, angle }) => {
        const orb = Math.abs(arc(norm(longitude + angle), points[point]))
        return orb <= CONTACT ? [{ point, kind, orb: decimals(orb) }] : []
      }),
    )
    return {
      found: match,
      row: {
        ...row,
        tara: { count: tara, name, favourable },
        kakshya: { lord, bindu: isLord(planet) ? prastara[planet][lord][sign] === 1 : null },
        natal_contacts: contacts,
      },
    }
  })

  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    node: chart.node,
    moment_utc: isoUtc(at),
    natal: {
      moon_sign: signName(moon.sign),
      ascendant_sign: signName(chart.ascendant.sign),
      nakshatra: NAKSHATRAS[moon.nakshatra]!,
    },
    transits: items.map(({ row }) => row),
    latta: GRAHAS.flatMap((planet) => {
      const star = lattaStar(planet, nakshatraOf(transits[planet].longitude))
      if (star === null) return []
      const count = ((star - moon.nakshatra + 27) % 27) + 1
      return [
        {
          planet,
          star_hit: NAKSHATRAS[star]!,
          from_natal_star: count,
          affects: count === 1 ? LATTAS[planet]!.affects : null,
        },
      ]
    }),
    quality: qualityRow(qualityOf(items.map(({ found: result }) => reasonOf(result)))),
  }
})
