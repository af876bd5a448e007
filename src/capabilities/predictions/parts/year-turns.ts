import type { GocharaEffect } from '../../../jyotish/gochara.ts'
import type { SignArea } from '../../../jyotish/sign-scores.ts'
import type { SignStay } from '../../../jyotish/sign-stays.ts'
import { fillWords } from '../../../readings/passage.ts'
import type { Eclipse } from '../../../sky/sky.ts'
import { civilOf } from '../../../time/civil.ts'
import { CIVIL_MONTHS, dayOfMonth } from '../../../time/iso.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import type { Window } from '../../../time/window.ts'
import { joinWords, upperFirst, withIndefiniteArticle } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { DAY_FIELDS } from '../../shared/day-fields.ts'
import { scoreExtremes } from '../../shared/narrative/span-edges.ts'
import { DEED_OF_YEAR } from '../../shared/narrative/year-quarters.ts'
import { eclipseDeed, PARTS_OF_YEAR, partOfYearText, storyOf } from '../../shared/narrative/year-words.ts'
import type { SLOW_GRAHAS } from './slow-transits.ts'
import { spanInYear } from './span-in-year.ts'
import type { SpanVoices } from './turning-points.ts'

/** The dated turning points of a year for a sign: slow planets that change their sign, and eclipses. */

type SlowGraha = (typeof SLOW_GRAHAS)[number]

export interface TurnOfYear {
  readonly stay: SignStay
  readonly house: HouseNumber
  readonly effect: GocharaEffect
}

/** A turning point of the year with its moment. */
interface DatedTurn {
  readonly at: JulianDay
  readonly text: string
}

const STORY_PLANETS = ['Jupiter', 'Saturn', 'Rahu'] as const

/** The story of each slow planet in each house with all its dates, at its first stay there. Ketu changes its sign together with Rahu. */
const slowTurns = (turns: readonly TurnOfYear[], window: Window): DatedTurn[] =>
  STORY_PLANETS.flatMap((planet) => {
    const houses = Map.groupBy(
      turns.filter(({ stay }) => stay.planet === planet),
      ({ house }) => house,
    )
    return [...houses].map(([house, stays]) => ({
      at: stays[0]!.stay.from,
      text: storyOf(planet, house, upperFirst(joinWords(stays.map(({ stay }) => spanInYear(stay, window))))),
    }))
  })

// source: this project's own weighing of a stay by its planet
const STAY_WEIGHT: Readonly<Record<SlowGraha, number>> = { Jupiter: 1.2, Saturn: 1.1, Rahu: 0.4, Ketu: 0.3 }
/** The factor of a stay that begins in the year. source: this project's own weighing */
const NEW_STAY = 1.15

/** A planet in a house with all its stays there in the year. */
interface HouseOfYear extends Pick<TurnOfYear, 'house' | 'effect'> {
  readonly planet: SlowGraha
  readonly stays: readonly SignStay[]
}

/** The subject of a year for a sign: the weightiest planet in a house, and the weightiest one of the other side. */
export interface YearSubjectOfSign {
  readonly lead: HouseOfYear | undefined
  readonly counter: HouseOfYear | undefined
}

export const subjectOfYear = (turns: readonly TurnOfYear[], window: Window): YearSubjectOfSign => {
  const decided = turns.filter(({ effect }) => effect === 'good' || effect === 'bad')
  const weightOf = ({ planet, stays }: HouseOfYear) =>
    stays.reduce((sum, { from, to }) => sum + Math.min(to, window.to) - Math.max(from, window.from), 0) *
    STAY_WEIGHT[planet] *
    (stays.some(({ from }) => from > window.from) ? NEW_STAY : 1)
  const houses = [...Map.groupBy(decided, ({ stay, house, effect }) => `${stay.planet} ${house} ${effect}`).values()]
    .map((group): HouseOfYear => {
      const { stay, house, effect } = group[0]!
      return { planet: stay.planet as SlowGraha, house, effect, stays: group.map((each) => each.stay) }
    })
    .toSorted((a, b) => weightOf(b) - weightOf(a))
  const [lead] = houses
  const counter = houses.find(({ effect, house }) => effect !== lead!.effect && house !== lead!.house)
  return { lead, counter }
}

/** The subject of the year and what pulls the other way, each with its planet and its time. */
export const subjectText = ({ lead, counter }: YearSubjectOfSign, window: Window, year: number): string[] => {
  if (!lead) return []
  const placeOf = ({ planet, stays, house }: HouseOfYear) =>
    `${planet} in your ${ordinalInWords(house)} house ${joinWords(stays.map((stay) => spanInYear(stay, window)))}`
  const fieldOf = ({ house }: HouseOfYear) => DAY_FIELDS[house]
  return lead.effect === 'good'
    ? [
        `Your ${year} is above all about ${fieldOf(lead)}: ${placeOf(lead)} helps you there.`,
        ...(counter ? [`You need patience for ${fieldOf(counter)}, with ${placeOf(counter)}.`] : []),
      ]
    : [
        `Your ${year} is above all a test of patience with ${fieldOf(lead)}: you have ${placeOf(lead)}.`,
        ...(counter ? [`Your help is ${placeOf(counter)}, and it works for ${fieldOf(counter)}.`] : []),
      ]
}

interface EclipseOfYear {
  readonly at: JulianDay
  readonly kind: Eclipse['kind']
  readonly type: Eclipse['type']
  readonly house: HouseNumber
}
/** The eclipses of the year. Penumbral ones, which the eye does not see, have no meaning in the tradition. */
const eclipseTurns = (eclipses: readonly EclipseOfYear[]): DatedTurn[] =>
  eclipses
    .filter(({ type }) => type !== 'penumbral')
    .map(({ at, kind, type, house }) => ({
      at,
      text: `On ${dayOfMonth(civilOf(epochMs(at)))} ${withIndefiniteArticle(type)} eclipse of the ${kind === 'solar' ? 'Sun' : 'Moon'} falls on ${DAY_FIELDS[house]}: ${eclipseDeed(kind, house)}.`,
    }))

interface YearInParts {
  readonly turns: readonly TurnOfYear[]
  readonly eclipses: readonly EclipseOfYear[]
  readonly window: Window
  /** The scores of the twelve months. */
  readonly scores: readonly number[]
  /** The area with most help in a month, from 0, in words. */
  readonly helpIn: (month: number) => string
}

/** The three parts of a year in order of time: the best month of each, then its turning points by their dates. */
export const partsOfYear = ({ turns, eclipses, window, scores, helpIn }: YearInParts): string[] => {
  const dated = [...slowTurns(turns, window), ...eclipseTurns(eclipses)].toSorted((a, b) => a.at - b.at)
  const months = scores.length / PARTS_OF_YEAR
  const partOf = ({ at }: DatedTurn) =>
    Math.min(
      PARTS_OF_YEAR - 1,
      Math.max(0, Math.floor(((at - window.from) / (window.to - window.from)) * PARTS_OF_YEAR)),
    )
  return [0, 1, 2].flatMap((part) => {
    const own = scores.slice(part * months, (part + 1) * months)
    const best = part * months + own.indexOf(Math.max(...own))
    return [
      partOfYearText(part, best, helpIn(best)),
      ...dated.filter((turn) => partOf(turn) === part).map(({ text }) => text),
    ]
  })
}

/** The house for the deed of a month by its strongest area, if no slow planet helps. source: BPHS ch. 11 */
const HOUSE_OF_AREA: Readonly<Record<SignArea, HouseNumber>> = { love: 7, career: 10, money: 2, health: 6, mood: 4 }

/**
 * The deed of the year in its best month, for a slow planet that helps in this month or else for the strongest area of the month, and the month to
 * keep light. The best and the hardest month are those of the monthly forecasts. `scores`: those of the twelve months.
 */
export const deedOfYear = (
  turns: readonly TurnOfYear[],
  scores: readonly number[],
  helpIn: (month: number) => SignArea,
  window: Window,
  year: number,
): { sentences: string[]; voices: SpanVoices; edges: ReturnType<typeof scoreExtremes> } => {
  const edges = scoreExtremes(scores)
  const best = edges?.best ?? scores.indexOf(Math.max(...scores))
  const middle = window.from + ((best + 0.5) * (window.to - window.from)) / scores.length
  const helper = turns
    .filter(({ stay, effect }) => effect === 'good' && middle > stay.from && middle < stay.to)
    .toSorted((a, b) => STAY_WEIGHT[b.stay.planet as SlowGraha] - STAY_WEIGHT[a.stay.planet as SlowGraha])[0]
  const house = helper?.house ?? HOUSE_OF_AREA[helpIn(best)]
  const named = { best: CIVIL_MONTHS[best]!, hard: edges && CIVIL_MONTHS[edges.hard]! }
  return {
    edges,
    sentences: [
      `If you do one thing in ${year}, ${fillWords(DEED_OF_YEAR[house], { month: named.best })}.`,
      ...(named.hard ? [`Keep ${named.hard} free of large plans.`] : []),
    ],
    voices: new Map([[named.best, 1], ...(named.hard ? [[named.hard, -1] as const] : [])]),
  }
}
