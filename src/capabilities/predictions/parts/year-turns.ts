import type { GocharaEffect } from '../../../jyotish/gochara.ts'
import type { AreaScore, SignArea } from '../../../jyotish/sign-scores.ts'
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
import { DEED_OF_YEAR, monthBesideEclipses } from '../../shared/narrative/year-quarters.ts'
import { eclipseDeed, storyOf, undatedStory } from '../../shared/narrative/year-words.ts'
import { sideOfArea } from './sign-forecast.ts'
import { SLOW_GRAHAS } from './slow-transits.ts'
import { spanInYear } from './span-in-year.ts'
import { SIGN_AREA_WORDS, type SpanVoices } from './turning-points.ts'

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

/** Shorter times of a planet in a house have no story, days. */
const LEAST_STORY = 40

const daysOf = ({ from, to }: Window, window: Window) => Math.min(to, window.to) - Math.max(from, window.from)

/**
 * The story of each slow planet in each house with all its dates, at its first stay there. Ketu changes its sign together with Rahu, which
 * has a story only in a year in which it changes its sign.
 */
const slowTurns = (turns: readonly TurnOfYear[], window: Window, { lead, counter }: YearSubjectOfSign): DatedTurn[] =>
  STORY_PLANETS.flatMap((planet) => {
    const isTold = (house: HouseNumber) =>
      [lead, counter].some((each) => each?.planet === planet && each.house === house)
    const own = turns.filter(({ stay }) => stay.planet === planet)
    const houses = [...Map.groupBy(own, ({ house }) => house)]
    if (planet === 'Rahu' && houses.length === 1) return []
    return houses
      .filter(
        ([house, stays]) =>
          !isTold(house) && stays.reduce((sum, { stay }) => sum + daysOf(stay, window), 0) >= LEAST_STORY,
      )
      .map(([house, stays]) => ({
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
    stays.reduce((sum, stay) => sum + daysOf(stay, window), 0) *
    STAY_WEIGHT[planet] *
    (stays.some(({ from }) => from > window.from) ? NEW_STAY : 1)
  const houses = [...Map.groupBy(decided, ({ stay, house, effect }) => `${stay.planet} ${house} ${effect}`).values()]
    .map((group): HouseOfYear => {
      const { stay, house, effect } = group[0]!
      return { planet: stay.planet as SlowGraha, house, effect, stays: group.map((each) => each.stay) }
    })
    .filter(({ stays }) => stays.reduce((sum, stay) => sum + daysOf(stay, window), 0) >= LEAST_STORY)
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
  const storyOfHouse = ({ planet, house }: HouseOfYear) => (planet === 'Ketu' ? [] : [undatedStory(planet, house)])
  const others = counter ? storyOfHouse(counter) : []
  return lead.effect === 'good'
    ? [
        `Your ${year} is above all about ${fieldOf(lead)}, with ${placeOf(lead)}.`,
        ...storyOfHouse(lead),
        ...(counter ? [`You need patience for ${fieldOf(counter)}, with ${placeOf(counter)}.`] : []),
        ...others,
      ]
    : [
        `Your ${year} is above all a test of patience with ${fieldOf(lead)}, with ${placeOf(lead)}.`,
        ...storyOfHouse(lead),
        ...(counter ? [`You have most help with ${fieldOf(counter)}, with ${placeOf(counter)}.`] : []),
        ...others,
      ]
}

interface EclipseOfYear {
  readonly at: JulianDay
  readonly kind: Eclipse['kind']
  readonly type: Eclipse['type']
  readonly house: HouseNumber
}
/** The eclipses of the Sun; those of the Moon have their rows. */
const eclipseTurns = (eclipses: readonly EclipseOfYear[]): DatedTurn[] =>
  eclipses
    .filter(({ kind }) => kind === 'solar')
    .map(({ at, type, house }) => ({
      at,
      text: `On ${dayOfMonth(civilOf(epochMs(at)))} ${withIndefiniteArticle(type)} eclipse of the Sun falls on ${DAY_FIELDS[house]}: ${eclipseDeed(house)}.`,
    }))

interface DatedYear {
  readonly turns: readonly TurnOfYear[]
  readonly eclipses: readonly EclipseOfYear[]
  readonly window: Window
}

/** The slow planets and the eclipses of a year in order of time, without the planets of its subject. */
export const datedTurns = ({ turns, eclipses, window }: DatedYear, subject: YearSubjectOfSign): string[] =>
  [...slowTurns(turns, window, subject), ...eclipseTurns(eclipses)]
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text)

/** The house for the deed of a month by its strongest area, if no slow planet helps. source: BPHS ch. 11 */
const HOUSE_OF_AREA: Readonly<Record<SignArea, HouseNumber>> = { love: 7, career: 10, money: 2, health: 6, mood: 4 }
/** The area of a deed, which names no other best month. */
const AREA_OF_HOUSE: Partial<Record<HouseNumber, SignArea>> = {
  2: 'money',
  4: 'mood',
  5: 'love',
  6: 'health',
  7: 'love',
  10: 'career',
  11: 'money',
}

interface DeedInput extends DatedYear {
  readonly year: number
  /** The scores of the twelve months. */
  readonly scores: readonly number[]
  /** The area with most help in a month, from 0. */
  readonly helpIn: (month: number) => SignArea
}

/**
 * The deed of the year in its best month, for a slow planet that helps through all of this month or else for the strongest area of the month,
 * and the month to keep light. The best and the hardest month are those with the highest and the lowest score.
 */
export const deedOfYear = ({ turns, eclipses, window, year, scores, helpIn }: DeedInput) => {
  const edges = scoreExtremes(scores)
  const best = edges?.best ?? scores.indexOf(Math.max(...scores))
  const lengthOfMonth = (window.to - window.from) / scores.length
  const [start, end] = [window.from + best * lengthOfMonth, window.from + (best + 1) * lengthOfMonth]
  const helper = turns
    .filter(({ stay, effect }) => effect === 'good' && stay.from <= start && stay.to >= end)
    .toSorted((a, b) => STAY_WEIGHT[b.stay.planet as SlowGraha] - STAY_WEIGHT[a.stay.planet as SlowGraha])[0]
  const help = helpIn(best)
  const house = helper?.house ?? HOUSE_OF_AREA[help]
  const named = { best: CIVIL_MONTHS[best]!, hard: edges && CIVIL_MONTHS[edges.hard]! }
  const eclipsed = eclipses
    .filter(({ kind }) => kind === 'solar')
    .map(({ at }) => civilOf(epochMs(at)))
    .filter(({ month }) => month === best + 1)
    .map(({ day }) => day)
  const voices: SpanVoices = new Map([[named.best, 1], ...(named.hard ? [[named.hard, -1] as const] : [])])
  return {
    edges,
    area: AREA_OF_HOUSE[house] ?? null,
    sentences: [
      named.hard
        ? `Your best month is ${named.best}, above all for ${SIGN_AREA_WORDS[help]}, and ${named.hard} is the hardest.`
        : `You get furthest in ${named.best}, above all with ${SIGN_AREA_WORDS[help]}.`,
      `If you do one thing in ${year}, ${fillWords(DEED_OF_YEAR[house], { month: monthBesideEclipses(best, eclipsed) })}.`,
    ],
    voices,
  }
}

/** The slow planet that moves an area of the year most to its side, with its times there; empty in a middle area. */
export const reasonOfYear = ({ score, shares }: AreaScore, turns: readonly TurnOfYear[], window: Window): string => {
  const side = sideOfArea(score)
  if (side === 'even') return ''
  const sign = side === 'good' ? 1 : -1
  const [main] = shares
    .filter(({ planet, points }) => SLOW_GRAHAS.some((slow) => slow === planet) && points * sign > 0)
    .toSorted((a, b) => (b.points - a.points) * sign)
  if (!main) return ''
  const stays = turns.filter(({ stay, house }) => stay.planet === main.planet && house === main.house)
  const span = joinWords(stays.map(({ stay }) => spanInYear(stay, window)))
  return `You have ${main.planet} in your ${ordinalInWords(main.house)} house ${sign > 0 ? 'for' : 'against'} you in this ${span}.`
}
