import { arc, norm, type Sidereal } from '../../zodiac/longitude.ts'
import { gandanta, JUNCTIONS, type Junction } from '../markers.ts'
import { tithiInHalf } from '../panchang/limb-natures.ts'
import type { Clause } from '../rules/clauses.ts'
import type { DoshaRule, DoshaSeverity } from '../rules/dosha-rule.ts'
import { bitsOf, type RuleFacts } from '../rules/facts.ts'
import { tithiInWords, tithiOf } from '../rules/moment.ts'
import { maxSeverity } from './conjunction.ts'

/** Gandanta at junctions of the zodiac, of tithis and of the ascendant. */

// source: Muhurta practice; degrees from the junction
const [HIGH, MEDIUM] = [0.8, 5 / 3]
const band = (distance: number): DoshaSeverity => (distance <= HIGH ? 'high' : distance <= MEDIUM ? 'medium' : 'low')
export const gandantaSeverity = (longitude: Sidereal): DoshaSeverity => {
  const { active, distance } = gandanta(longitude)
  return active ? band(distance) : 'none'
}

/** Minutes: two ghatis. */
const TWO_GHATIS = 48
const HALF_GHATI = 12

/** Degrees. Tithis 5, 10 and 15 of either half are full, and each ends at a multiple of this elongation. */
const FIVE_TITHIS = 60
/** Degrees. The elongation grows by less than this in two ghatis. */
const NEAR = 0.6
const degreesFromJunction = ({ chart: { graha } }: RuleFacts) => {
  const degreesInside = norm(graha.Moon.longitude - graha.Sun.longitude) % FIVE_TITHIS
  return Math.min(degreesInside, FIVE_TITHIS - degreesInside)
}

/** A birth in the last 48 minutes of a full tithi or the first 48 minutes of the next. */
export interface TithiGandanta {
  readonly tithi: number
  readonly edge: 'first' | 'last'
  readonly minutes: number
}
export const tithiGandanta = (f: RuleFacts): TithiGandanta | null => {
  if (degreesFromJunction(f) > NEAR) return null
  const span = f.spanOf('tithi')
  if (!span) return null
  const edge = tithiInHalf(span.number) % 5 === 0 ? 'last' : 'first'
  const minutes = (edge === 'last' ? span.to - f.chart.at : f.chart.at - span.from) * 1440
  return minutes <= TWO_GHATIS ? { tithi: span.number, edge, minutes } : null
}
export const tithiGandantaInWords = ({ tithi, edge }: TithiGandanta): string =>
  `the ${edge} two ghatis of ${tithiInWords(tithi)}`

/**
 * Below this latitude (degrees) no junction that is farther than this from the ascendant (degrees) rises within half a
 * ghati.
 */
const [MAX_LATITUDE, MAX_DISTANCE] = [60, 25]
/** The junction that rises within half a ghati before or after the moment; null without one. */
export const lagnaGandanta = (f: RuleFacts): Junction | null => {
  const { ascendant, site } = f.chart
  if (gandanta(ascendant.longitude).distance > MAX_DISTANCE && Math.abs(site.latitude) <= MAX_LATITUDE) return null
  const [before, after] = [f.risingIn(-HALF_GHATI), f.risingIn(HALF_GHATI)]
  if (!before || !after) return null
  const junction = (Object.entries(JUNCTIONS) as [Junction, number][]).find(([, at]) => {
    const [from, to] = [arc(at, before.longitude), arc(at, after.longitude)]
    return Math.abs(from) < 90 && Math.abs(to) < 90 && from < 0 !== to < 0
  })
  return junction?.[0] ?? null
}

const moonAtJunction: Clause = {
  wording: 'the Moon within a pada of a joint of water and fire',
  holds: ({ chart: { graha } }) => gandanta(graha.Moon.longitude).active,
  planets: () => bitsOf(['Moon']),
  evidence: ({ chart: { graha } }) => {
    const { distance, side, junction } = gandanta(graha.Moon.longitude)
    return `the Moon ${distance.toFixed(1)} degrees ${side} ${junction}`
  },
}
const risingJunction: Clause = {
  wording: 'a joint of water and fire rising within half a ghati',
  holds: (f) => lagnaGandanta(f) !== null,
  unknown: (f) => f.risingIn(0) === null,
  planets: () => 0,
  evidence: (f) => {
    const { distance, side, junction } = gandanta(f.chart.ascendant.longitude)
    return `the ascendant ${distance.toFixed(1)} degrees ${side} ${junction}`
  },
}
const tithiAtJunction: Clause = {
  wording: 'the last two ghatis of a full tithi, or the first two after it',
  holds: (f) => tithiGandanta(f) !== null,
  unknown: (f) => degreesFromJunction(f) <= NEAR && f.spanOf('tithi') === null,
  planets: () => bitsOf(['Sun', 'Moon']),
  evidence: (f) => {
    const gandantaOfTithi = tithiGandanta(f)
    return gandantaOfTithi
      ? `born ${gandantaOfTithi.minutes.toFixed(0)} minutes from the joint, in ${tithiGandantaInWords(gandantaOfTithi)}`
      : `the tithi is ${tithiInWords(tithiOf(f))}`
  },
}

export const gandantaRule: DoshaRule = {
  id: 'gandanta',
  name: 'Gandanta',
  formation: [moonAtJunction, risingJunction, tithiAtJunction],
  severity: ({ chart }, [moon, rising, tithi]) =>
    maxSeverity([
      moon ? gandantaSeverity(chart.graha.Moon.longitude) : 'none',
      rising ? band(gandanta(chart.ascendant.longitude).distance) : 'none',
      tithi ? 'low' : 'none',
    ]),
  cancellations: [],
  planets: () => bitsOf(['Moon']),
  source: 'BPHS on gandanta; Muhurta practice',
  note: 'A birth at a joint: of the Moon’s sign and star, of the rising sign, or of a full tithi and the next. Custom meets it with a rite, not with fear.',
}
