import { fillWords } from '../../../readings/passage.ts'
import type { CivilDate } from '../../../time/civil.ts'
import { CIVIL_MONTHS } from '../../../time/iso.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { scoreExtremes } from '../../shared/narrative/span-edges.ts'
import { DEED_OF_YEAR, monthBesideEclipses } from '../../shared/narrative/year-quarters.ts'
import { matterOf } from './solar-house-words.ts'
import { SPANS_APART } from './sun-sign-days.ts'

/** The subject of a year for a Sun sign: where Jupiter stays longest, what Saturn asks for, and one thing to do. */

interface HouseStay {
  readonly house: HouseNumber
  readonly length: number
}

interface SignYear {
  readonly year: number
  /** The houses of each planet in order of time. */
  readonly stays: Readonly<Record<'Jupiter' | 'Saturn', readonly HouseStay[]>>
  /** The days of the eclipses of the Sun. */
  readonly eclipses: readonly Pick<CivilDate, 'month' | 'day'>[]
  /** The overall scores of the twelve months. */
  readonly months: readonly number[]
}

export const subjectOfSignYear = ({ year, stays, eclipses, months }: SignYear) => {
  const longest = (planet: 'Jupiter' | 'Saturn') => stays[planet].toSorted((a, b) => b.length - a.length)[0]!
  const [{ house }, saturn] = [longest('Jupiter'), longest('Saturn')]
  const subject = matterOf(house)
  // The best and the hardest month are those of the monthly forecasts.
  const edges = scoreExtremes(months, SPANS_APART)
  const best = edges?.best ?? months.indexOf(Math.max(...months))
  const hardest = edges?.hard ?? months.indexOf(Math.min(...months.filter((_, month) => month !== best)))
  const eclipsed = eclipses.filter(({ month }) => month === best + 1).map(({ day }) => day)
  const stepIn = monthBesideEclipses(best, eclipsed)
  return {
    house,
    stepIn,
    edges,
    best,
    hardest,
    opening:
      saturn.house === house
        ? `Your ${year} is above all about ${subject}, with more room and more work there at the same time.`
        : `Your ${year} is above all about ${subject}, and it asks you for steady effort with ${matterOf(saturn.house)}.`,
    deed: [
      `If you do one thing in ${year}, ${fillWords(DEED_OF_YEAR[house], { month: stepIn })}.`,
      `Keep ${CIVIL_MONTHS[hardest]} free of large plans.`,
    ],
  }
}
