import { norm } from '../../zodiac/longitude.ts'
import { pakshaOf, tithiName, tithiNumber } from '../limbs.ts'
import { type Clause, clause } from './clauses.ts'
import { bitsOf, type RuleFacts } from './facts.ts'

/** Clauses on the moment of birth. */

const elongationOf = ({ chart: { graha } }: RuleFacts) => norm(graha.Moon.longitude - graha.Sun.longitude)
const LIGHTS = bitsOf(['Sun', 'Moon'])

/** 1..30. */
export const tithiOf = ({ chart: { graha } }: RuleFacts): number =>
  tithiNumber(graha.Moon.longitude, graha.Sun.longitude)
export const tithiInWords = (number: number): string =>
  number === 15 || number === 30 ? tithiName(number) : `${pakshaOf(number)} ${tithiName(number)}`
const tithiEvidence = (f: RuleFacts) => `the tithi is ${tithiInWords(tithiOf(f))}`

export const tithiIs = (numbers: readonly number[], wording: string): Clause =>
  clause(wording, (f) => numbers.includes(tithiOf(f)), tithiEvidence, LIGHTS)

/** True within 12 degrees (one tithi) of opposition. */
export const fullMoon: Clause = clause(
  'the Moon full',
  (f) => Math.abs(elongationOf(f) - 180) <= 12,
  (f) => `the Moon ${elongationOf(f).toFixed(1)} degrees ahead of the Sun`,
  LIGHTS,
)

/** Part of a night: three ghatis where day and night are equal. */
const TWILIGHT = 1 / 10
/** True before sunrise and after sunset, each for a tenth of the night. */
export const bornAtTwilight: Clause = {
  wording: 'a birth at twilight',
  holds: (f) => {
    const day = f.day()
    if (!day) return false
    const twilightDays = (day.nextSunrise - day.sunset) * TWILIGHT
    const { at } = f.chart
    return (at >= day.sunset && at < day.sunset + twilightDays) || at >= day.nextSunrise - twilightDays
  },
  unknown: (f) => f.day() === null,
  planets: () => 0,
  evidence: (f) => {
    const day = f.day()
    if (!day) return 'the Sun does not rise and set'
    const since = (moment: number) => ((f.chart.at - moment) * 24).toFixed(1)
    return f.chart.at < day.sunset
      ? `born ${since(day.sunrise)} hours after sunrise`
      : `born ${since(day.sunset)} hours after sunset`
  },
}
