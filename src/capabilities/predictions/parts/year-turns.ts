import type { GocharaEffect } from '../../../jyotish/gochara.ts'
import type { SignStay } from '../../../jyotish/sign-stays.ts'
import { fillWords } from '../../../readings/passage.ts'
import { civilOf } from '../../../time/civil.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import type { Window } from '../../../time/window.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, signName } from '../../../zodiac/signs.ts'
import { DAY_FIELDS } from '../../shared/day-fields.ts'
import type { SLOW_GRAHAS } from './slow-transits.ts'
import { dayOfMonth } from './turning-points.ts'

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

/** The stays that begin in the year, each with its dates and its meaning. Ketu changes its sign together with Rahu. */
export const slowTurns = (turns: readonly TurnOfYear[], window: Window): string[] =>
  turns
    .filter(({ stay }) => stay.from > window.from && stay.planet !== 'Ketu')
    .toSorted((a, b) => a.stay.from - b.stay.from)
    .map(({ stay, house, effect }, i, all) => {
      const [start, end] = [stay.from, stay.to].map((at) => dayOfMonth(civilOf(epochMs(at)))) as [string, string]
      const span = stay.to < window.to ? `From ${start} to ${end}` : `From ${start} on`
      const forms = MEANING[stay.planet as SlowGraha][effect === 'good' ? 'good' : 'hard']
      const earlier = all.slice(0, i).filter((each) => each.stay.planet === stay.planet).length
      const meaning = forms[earlier % forms.length]!
      const place = `${signName(stay.sign)}, your ${ordinalInWords(house)} house`
      return `${span} ${stay.planet} is in ${place}: ${fillWords(meaning, { field: DAY_FIELDS[house] })}.`
    })

// source: this project's own weighing of a stay by its planet
const STAY_WEIGHT: Readonly<Record<SlowGraha, number>> = { Jupiter: 1.2, Saturn: 1.1, Rahu: 0.8, Ketu: 0.6 }
/** The factor of a stay that begins in the year. source: this project's own weighing */
const NEW_STAY = 1.3

/** The stay that helps most and the stay that hinders most, in one or two sentences. A stay that begins in the year has its dates in `slowTurns`. */
export const yearThesis = (turns: readonly TurnOfYear[], window: Window, year: number): string[] => {
  const weightOf = ({ stay }: TurnOfYear) =>
    (Math.min(stay.to, window.to) - Math.max(stay.from, window.from)) *
    STAY_WEIGHT[stay.planet as SlowGraha] *
    (stay.from > window.from ? NEW_STAY : 1)
  const strongest = (effect: GocharaEffect) =>
    turns.filter((each) => each.effect === effect).toSorted((a, b) => weightOf(b) - weightOf(a))[0]
  const placeOf = ({ stay, house }: TurnOfYear) => {
    const until = dayOfMonth(civilOf(epochMs(stay.to)))
    const span = stay.from > window.from ? '' : stay.to < window.to ? ` until ${until}` : ' all year'
    return `${stay.planet} in your ${ordinalInWords(house)} house${span}`
  }
  const [help, test] = [strongest('good'), strongest('bad')]
  return [
    ...(help ? [`Your help in ${year} is ${placeOf(help)}, and it works for ${DAY_FIELDS[help.house]}.`] : []),
    ...(test
      ? [
          `Your test ${help ? '' : `in ${year} `}is ${placeOf(test)}, and it makes you work for ${DAY_FIELDS[test.house]}.`,
        ]
      : []),
  ]
}

interface EclipseOfYear {
  readonly at: JulianDay
  readonly kind: 'solar' | 'lunar'
  readonly house: HouseNumber
}
const ECLIPSE = {
  solar: 'On {date} an eclipse of the Sun falls on {field}; let two weeks pass before you begin anything new there.',
  lunar: 'On {date} an eclipse of the Moon falls on {field}; something there may end, and you need not hurry it.',
} as const

/** The first eclipse of each kind. */
export const eclipseTurns = (eclipses: readonly EclipseOfYear[]): string[] =>
  (['solar', 'lunar'] as const)
    .flatMap((kind) => eclipses.find((each) => each.kind === kind) ?? [])
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, kind, house }) =>
      fillWords(ECLIPSE[kind], { date: dayOfMonth(civilOf(epochMs(at))), field: DAY_FIELDS[house] }),
    )
