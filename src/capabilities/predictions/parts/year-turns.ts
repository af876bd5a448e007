import type { GocharaEffect } from '../../../jyotish/gochara.ts'
import type { SignStay } from '../../../jyotish/sign-stays.ts'
import { fillWords } from '../../../readings/passage.ts'
import type { Eclipse } from '../../../sky/sky.ts'
import { civilOf } from '../../../time/civil.ts'
import { CIVIL_MONTHS, dayOfMonth } from '../../../time/iso.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import type { Window } from '../../../time/window.ts'
import { joinWords, upperFirst, withIndefiniteArticle } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, signName } from '../../../zodiac/signs.ts'
import { DAY_FIELDS } from '../../shared/day-fields.ts'
import { DEED_OF_YEAR } from '../../shared/narrative/year-quarters.ts'
import type { SLOW_GRAHAS } from './slow-transits.ts'
import { spanInYear } from './span-in-year.ts'
import type { SpanVoices } from './turning-points.ts'

/** The dated turning points of a year for a sign: slow planets that change their sign, and eclipses. */

type SlowGraha = (typeof SLOW_GRAHAS)[number]

/** Meanings of a slow planet in a house, with help (good) or without; a later stay of the year has the next form. source: Phaladeepika 26 */
const MEANING: Readonly<Record<SlowGraha, Readonly<Record<'good' | 'hard', readonly string[]>>>> = {
  Jupiter: {
    good: [
      'good advice and growth come to {field}, and you may plan large there',
      'people are generous with help for {field}, so say what you need',
      'what you learn in these months pays you back in {field} for years',
    ],
    hard: [
      'you spend more on {field} than you expect, so take advice before you promise anything there',
      'help with {field} comes late, and you do better with modest plans',
      'you are offered too much at once for {field}, so take one thing and do it well',
    ],
  },
  Saturn: {
    good: [
      'steady work for {field} pays you at last, if you keep to it week after week',
      'you are trusted with more responsibility for {field}, so accept it with a date and clear terms',
    ],
    hard: [
      'progress with {field} is slow, and you do best with one small, regular step',
      'you are tested on {field} once more, and an honest list of what is missing helps you most',
    ],
  },
  Rahu: {
    good: ['you get further with {field} than you dared to hope, often through people from elsewhere'],
    hard: ['you want too much of {field} at once, so look at each offer twice'],
  },
  Ketu: {
    good: ['you can let go of something in {field} and be freer for it'],
    hard: ['you lose interest in {field} for a time, so decide nothing final there out of boredom'],
  },
}

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

/** The stays that begin in the year, each with its dates and its meaning. Ketu changes its sign together with Rahu. */
const slowTurns = (turns: readonly TurnOfYear[], window: Window): DatedTurn[] =>
  turns
    .filter(({ stay }) => stay.from > window.from && stay.planet !== 'Ketu')
    .toSorted((a, b) => a.stay.from - b.stay.from)
    .map(({ stay, house, effect }, i, all) => {
      const span = upperFirst(spanInYear(stay, window))
      const forms = MEANING[stay.planet as SlowGraha][effect === 'good' ? 'good' : 'hard']
      const earlier = all.slice(0, i).filter((each) => each.stay.planet === stay.planet).length
      const meaning = forms[earlier % forms.length]!
      const place = `${signName(stay.sign)}, your ${ordinalInWords(house)} house`
      return {
        at: stay.from,
        text: `${span}${stay.to < window.to ? '' : ' on'} ${stay.planet} is in ${place}: ${fillWords(meaning, { field: DAY_FIELDS[house] })}.`,
      }
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

/** The subject of a year for a sign: the weightiest planet in a house, the weightiest one of the other side, and the one that helps. */
export interface YearSubjectOfSign {
  readonly lead: HouseOfYear | undefined
  readonly counter: HouseOfYear | undefined
  /** The house for large steps: the one with help, or else the lead. */
  readonly action: HouseOfYear | undefined
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
  return { lead, counter, action: lead?.effect === 'bad' && counter ? counter : lead }
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
const ECLIPSES = {
  solar: [
    'On {date} {eclipse} of the Sun falls on {field}; let two weeks pass before you begin anything new there.',
    'On {date} {eclipse} of the Sun falls on {field}; look at what comes to light there before you decide.',
  ],
  lunar: [
    'On {date} {eclipse} of the Moon falls on {field}; something there may end, and you need not hurry it.',
    'On {date} {eclipse} of the Moon falls on {field}; finish one thing there, and rest that evening.',
  ],
} as const

/** The eclipses of the year. Penumbral ones, which the eye does not see, have no meaning in the tradition. */
const eclipseTurns = (eclipses: readonly EclipseOfYear[]): DatedTurn[] =>
  (['solar', 'lunar'] as const).flatMap((kind) =>
    eclipses
      .filter((each) => each.kind === kind && each.type !== 'penumbral')
      .map(({ at, type, house }, i) => ({
        at,
        text: fillWords(ECLIPSES[kind][i % 2]!, {
          date: dayOfMonth(civilOf(epochMs(at))),
          eclipse: `${withIndefiniteArticle(type)} eclipse`,
          field: DAY_FIELDS[house],
        }),
      })),
  )

/** The turning points of the year in order of time. */
export const turnsInOrder = (
  turns: readonly TurnOfYear[],
  eclipses: readonly EclipseOfYear[],
  window: Window,
): string[] =>
  [...slowTurns(turns, window), ...eclipseTurns(eclipses)].toSorted((a, b) => a.at - b.at).map(({ text }) => text)

/** The deed of the year with its month, and the month to keep light. `scores`: those of the twelve months. */
export const deedOfYear = (
  { action }: YearSubjectOfSign,
  scores: readonly number[],
  window: Window,
  year: number,
): { sentences: string[]; voices: SpanVoices; best: number; hardest: number } => {
  const months = [...scores.keys()]
  const middleOf = (month: number) => window.from + ((month + 0.5) * (window.to - window.from)) / scores.length
  const isOfAction = (month: number) =>
    action?.effect !== 'good' || action.stays.some(({ from, to }) => middleOf(month) > from && middleOf(month) < to)
  const best = months.filter(isOfAction).toSorted((a, b) => scores[b]! - scores[a]!)[0] ?? 0
  const hardest = months.filter((month) => month !== best).toSorted((a, b) => scores[a]! - scores[b]!)[0]!
  const named = { best: CIVIL_MONTHS[best]!, hardest: CIVIL_MONTHS[hardest]! }
  return {
    best,
    hardest,
    sentences: [
      ...(action
        ? [`If you do one thing in ${year}, ${fillWords(DEED_OF_YEAR[action.house], { month: named.best })}.`]
        : []),
      `Keep ${named.hardest} free of large plans.`,
    ],
    voices: new Map([
      [named.hardest, -1],
      [named.best, 1],
    ]),
  }
}
