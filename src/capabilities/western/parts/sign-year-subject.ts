import { fillWords } from '../../../readings/passage.ts'
import { CIVIL_MONTHS } from '../../../time/iso.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { scoreExtremes } from '../../shared/narrative/span-edges.ts'
import { DEED_OF_YEAR } from '../../shared/narrative/year-quarters.ts'
import { matterOf } from './solar-house-words.ts'
import { SPANS_APART } from './sun-sign-days.ts'

/** The subject of a year for a Sun sign: where Jupiter stays longest, what Saturn asks for, when either changes, and one thing to do. */

interface HouseStay {
  readonly house: HouseNumber
  /** The start in UTC, at the earliest that of the year. */
  readonly start: string
  /** The stay in words: "from 26 July", "all year". */
  readonly span: string
  /** `start` in words: "26 July". */
  readonly date: string
  readonly length: number
}

interface SignYear {
  readonly year: number
  /** The houses of each planet in order of time. */
  readonly stays: Readonly<Record<'Jupiter' | 'Saturn', readonly HouseStay[]>>
  /** The eclipses of the Sun in order of time, with their dates in words. */
  readonly eclipses: readonly { readonly date: string; readonly house: HouseNumber }[]
  /** The overall scores of the twelve months. */
  readonly months: readonly number[]
}

export const subjectOfSignYear = ({ year, stays, eclipses, months }: SignYear) => {
  const longest = (planet: 'Jupiter' | 'Saturn') => stays[planet].toSorted((a, b) => b.length - a.length)[0]!
  const [{ house, span }, saturn] = [longest('Jupiter'), longest('Saturn')]
  const subject = matterOf(house)
  const turns = (['Jupiter', 'Saturn'] as const)
    .flatMap((planet) => stays[planet].slice(1).map((stay) => ({ planet, ...stay })))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
  // The best and the hardest month are those of the monthly forecasts.
  const edges = scoreExtremes(months, SPANS_APART)
  const best = edges?.best ?? months.indexOf(Math.max(...months))
  const hardest = edges?.hard ?? months.indexOf(Math.min(...months.filter((_, month) => month !== best)))
  return {
    house,
    edges,
    best,
    hardest,
    opening: [
      saturn.house === house
        ? `Your ${year} is above all about ${subject}: Jupiter gives you room there ${span}, and Saturn asks for work in the same place ${saturn.span}.`
        : `Your ${year} is above all about ${subject}, where Jupiter gives you room ${span}, and Saturn asks you for steady effort with ${matterOf(saturn.house)} ${saturn.span}.`,
      ...(turns.length > 0
        ? [
            `The year turns on ${joinWords(turns.map((turn) => `${turn.date}, when ${turn.planet} moves on to ${matterOf(turn.house)}`))}.`,
          ]
        : []),
    ],
    eclipses:
      eclipses.length === 0
        ? []
        : [
            `${upperFirst(eclipses.length === 1 ? 'an eclipse' : 'eclipses')} of the Sun ${eclipses.length === 1 ? 'touches' : 'touch'} ${joinWords(eclipses.map((each) => `${matterOf(each.house)} on ${each.date}`))}, so keep the week around ${eclipses.length === 1 ? 'it' : 'each'} free of large decisions.`,
          ],
    deed: [
      `If you do one thing in ${year}, ${fillWords(DEED_OF_YEAR[house], { month: CIVIL_MONTHS[best]! })}.`,
      `Leave yourself room in ${CIVIL_MONTHS[hardest]}.`,
    ],
  }
}
