import { arc, norm, type Sidereal } from '../../zodiac/longitude.ts'
import { gandanta, JUNCTIONS, type Junction } from '../markers.ts'
import { tithiInHalf } from '../panchang/limb-natures.ts'
import type { Clause } from '../rules/clauses.ts'
import type { DoshaRule, Severity } from '../rules/dosha-rule.ts'
import { bitsOf, type Facts } from '../rules/facts.ts'
import { tithiInWords, tithiOf } from '../rules/moment.ts'
import { heaviest } from './conjunction.ts'

/** Joints of the zodiac, of the tithis and of the rising degree, where what ends has not yet begun anew. */

// source: Muhurta practice; degrees from the joint
const [HIGH, MEDIUM] = [0.8, 5 / 3]
const band = (distance: number): Severity => (distance <= HIGH ? 'high' : distance <= MEDIUM ? 'medium' : 'low')
export const gandantaSeverity = (longitude: Sidereal): Severity => {
  const { active, distance } = gandanta(longitude)
  return active ? band(distance) : 'none'
}

/** Two ghatis, in minutes. */
const TWO_GHATIS = 48
const HALF_GHATI = 12

/** Tithis 5, 10, 15 of either half are full, and each ends on a multiple of 60 degrees. */
const FIVE_TITHIS = 60
/** Farther than the Moon gains on the Sun in two ghatis. */
const NEAR = 0.6
const fromJoint = ({ chart: { graha } }: Facts) => {
  const inside = norm(graha.Moon.longitude - graha.Sun.longitude) % FIVE_TITHIS
  return Math.min(inside, FIVE_TITHIS - inside)
}

/** The last or first 48 minutes at the joint of a full tithi and the next. */
export interface TithiGandanta {
  readonly tithi: number
  readonly edge: 'first' | 'last'
  readonly minutes: number
}
export const tithiGandanta = (f: Facts): TithiGandanta | null => {
  if (fromJoint(f) > NEAR) return null
  const span = f.spanOf('tithi')
  if (!span) return null
  const edge = tithiInHalf(span.number) % 5 === 0 ? 'last' : 'first'
  const minutes = (edge === 'last' ? span.to - f.chart.at : f.chart.at - span.from) * 1440
  return minutes <= TWO_GHATIS ? { tithi: span.number, edge, minutes } : null
}
export const tithiGandantaInWords = ({ tithi, edge }: TithiGandanta): string =>
  `the ${edge} two ghatis of ${tithiInWords(tithi)}`

/** Below this latitude no joint farther off than this rises in half a ghati. */
const [TEMPERATE, FAR] = [60, 25]
/** The joint that rises within half a ghati of the moment, before or after. */
export const lagnaGandanta = (f: Facts): Junction | null => {
  const { ascendant, site } = f.chart
  if (gandanta(ascendant.longitude).distance > FAR && Math.abs(site.latitude) <= TEMPERATE) return null
  const [before, after] = [f.risingIn(-HALF_GHATI), f.risingIn(HALF_GHATI)]
  if (!before || !after) return null
  const joint = (Object.entries(JUNCTIONS) as [Junction, number][]).find(([, at]) => {
    const [from, to] = [arc(at, before.longitude), arc(at, after.longitude)]
    return Math.abs(from) < 90 && Math.abs(to) < 90 && from < 0 !== to < 0
  })
  return joint?.[0] ?? null
}

const moonAtJoint: Clause = {
  says: 'the Moon within a pada of a joint of water and fire',
  holds: ({ chart: { graha } }) => gandanta(graha.Moon.longitude).active,
  planets: () => bitsOf(['Moon']),
  evidence: ({ chart: { graha } }) => {
    const { distance, side, junction } = gandanta(graha.Moon.longitude)
    return `the Moon ${distance.toFixed(1)} degrees ${side} ${junction}`
  },
}
const risingJoint: Clause = {
  says: 'a joint of water and fire rising within half a ghati',
  holds: (f) => lagnaGandanta(f) !== null,
  unknown: (f) => f.risingIn(0) === null,
  planets: () => 0,
  evidence: (f) => {
    const { distance, side, junction } = gandanta(f.chart.ascendant.longitude)
    return `the ascendant ${distance.toFixed(1)} degrees ${side} ${junction}`
  },
}
const tithiAtJoint: Clause = {
  says: 'the last two ghatis of a full tithi, or the first two after it',
  holds: (f) => tithiGandanta(f) !== null,
  unknown: (f) => fromJoint(f) <= NEAR && f.spanOf('tithi') === null,
  planets: () => bitsOf(['Sun', 'Moon']),
  evidence: (f) => {
    const joint = tithiGandanta(f)
    return joint
      ? `born ${joint.minutes.toFixed(0)} minutes from the joint, in ${tithiGandantaInWords(joint)}`
      : `the tithi is ${tithiInWords(tithiOf(f))}`
  },
}

export const gandantaRule: DoshaRule = {
  id: 'gandanta',
  name: 'Gandanta',
  formation: [moonAtJoint, risingJoint, tithiAtJoint],
  severity: ({ chart }, [moon, rising, tithi]) =>
    heaviest([
      moon ? gandantaSeverity(chart.graha.Moon.longitude) : 'none',
      rising ? band(gandanta(chart.ascendant.longitude).distance) : 'none',
      tithi ? 'low' : 'none',
    ]),
  cancellations: [],
  planets: () => bitsOf(['Moon']),
  source: 'BPHS on gandanta; Muhurta practice',
  note: 'A birth at a joint: of the Moon’s sign and star, of the rising sign, or of a full tithi and the next. Custom meets it with a rite, not with fear.',
}
