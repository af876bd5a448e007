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
import { isDateAlone, parseDate, parseInstant } from '../../time/iso.ts'
import { type JulianDay, julianDay } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { arc, norm } from '../../zodiac/longitude.ts'
import { degreeInSign, signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { Utc } from '../shared/almanac.ts'
import { MOMENT_DAYS } from '../shared/date-ranges.ts'
import { BIRTH_MOON, bindusOf, gocharaFields, gocharaWriter, moonsAtIngress } from '../shared/gochara-rows.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { ageOfNatal, siderealFrameOf, utcNoon } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, decimals, Graha as GrahaName, NodeName, Sign, Star } from '../shared/shapes.ts'
import { QualityRow, qualityRow } from './parts/quality-shape.ts'
import { ANGLES_AHEAD, CONTACT_KINDS, NATAL_TARGETS, pointLongitudes } from './parts/transit-points.ts'

/** A date (12:00 UTC), or a time with its offset; default: now. */
const readInstant = (text: string | null | undefined, field: string, world: World): JulianDay => {
  if (!text) return julianDay(world.now)
  if (isDateAlone(text)) return utcNoon(parseDate(text, field))
  const { local, offset } = parseInstant(text, field)
  if (offset === null)
    throw invalid(
      field,
      `\`${field}\` must be a date, or a date and time with an offset, such as 2026-11-21T10:00+05:30.`,
    )
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
  withoutTime: 'sampled',
  method:
    'Sources: Phaladeepika 26 and B. V. Raman. A good house from the natal Moon is obstructed by a planet in its vedha house, and a bad one relieved by the reverse; Sun and Saturn, and Moon and Mercury, do not obstruct each other. The nodes follow the houses of Mars and Saturn. Murti follows the Moon at the last ingress; bindus and kakshya are those of the natal ashtakavarga; contacts are conjunctions or graha aspects within 3 degrees; latta is an inclusive count. The score starts at 50: Jupiter and Saturn count 8, nodes 4, others 3, and a quarter of that where obstructed or relieved.',
  input: birthWithNode({
    at: maybe(t.String(daysWithin(MOMENT_DAYS, 'Day, YYYY-MM-DD (12:00 UTC), or a time with offset; default: now.'))),
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
          bindu: nullable(
            t.Boolean({ description: 'True if the planet has a bindu in the kakshya; null for the nodes.' }),
          ),
        }),
        natal_contacts: t.Array(
          t.Object({
            point: oneOf(NATAL_TARGETS),
            kind: oneOf(CONTACT_KINDS, { description: 'Kind of contact: conjunction, or an aspect such as aspect_7.' }),
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
        from_natal_star: t.Integer({
          minimum: 1,
          maximum: 27,
          description: 'Position of the hit nakshatra counted from the birth nakshatra, which is 1.',
        }),
        affects: nullable(
          t.String({ description: 'Matter that the latta affects; null unless the birth nakshatra is hit.' }),
        ),
      }),
      { maxItems: 8 },
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
  const frame = siderealFrameOf(person)
  const transits = transitsAt(at, frame, sky)
  const { bhinna, prastara } = ashtakavarga(seatsOf(chart))
  const moon = chart.graha.Moon
  const describe = await gocharaWriter({ tellsMurti: true })
  const moonAt = moonsAtIngress(at, frame, sky)
  const points = pointLongitudes(chart)
  const usedSentences = sentenceFilterAt(ageOfNatal(person, at))
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
    const contacts = NATAL_TARGETS.flatMap((point) =>
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
