import { nameInSentence } from '../../../jyotish/grahas.ts'
import { type AreaScore, SIGN_AREAS, type SignArea } from '../../../jyotish/sign-scores.ts'
import type { SkyEvent } from '../../../jyotish/sky-events.ts'
import { fillWords } from '../../../readings/passage.ts'
import { type CivilDate, civilOf, weekday } from '../../../time/civil.ts'
import { dayOfMonth } from '../../../time/iso.ts'
import { epochMs } from '../../../time/julian-day.ts'
import { signName } from '../../../zodiac/signs.ts'
import { scoreExtremes } from '../../shared/narrative/span-edges.ts'

/** The dated turning points of a week, a month or a year in the text for a sign. */

// source: this project's own weighing; rare events first. Ketu changes its sign together with Rahu.
const INGRESS_WEIGHT = {
  Saturn: 12,
  Jupiter: 12,
  Rahu: 11,
  Mars: 8,
  Sun: 7,
  Venus: 6,
  Mercury: 5,
  Ketu: 0,
  Moon: 0,
} as const
// source: this project's own weighing
const STATION_WEIGHT = { Venus: 10, Mars: 10, Mercury: 9, Jupiter: 8, Saturn: 8 } as const
// source: this project's own weighing; of a conjunction by its faster planet
const CONJUNCTION_WEIGHT = { Jupiter: 11, Saturn: 7, Mars: 6, Venus: 5, Sun: 4, Mercury: 4, Moon: 0 } as const
const COMBUSTION_WEIGHT = 2

/** The importance of an event for a text; 0 for those of the Moon, which come several times a week. */
const eventWeight = (event: SkyEvent): number => {
  if (event.planet === 'Moon') return 0
  switch (event.event) {
    case 'ingress':
      return INGRESS_WEIGHT[event.planet]
    case 'exact conjunction':
      return CONJUNCTION_WEIGHT[event.planet]
    case 'combust':
      return COMBUSTION_WEIGHT
    default:
      return STATION_WEIGHT[event.planet]
  }
}

/** The events that a text may name, the weightiest first; of equal weight the earlier. */
export const rankedEvents = (events: readonly SkyEvent[]): SkyEvent[] =>
  events.filter((event) => eventWeight(event) > 0).toSorted((a, b) => eventWeight(b) - eventWeight(a) || a.at - b.at)

/** The movements of a planet as a verb. */
const VERBS = { retrograde: 'turns back', direct: 'goes forward again', combust: 'is hidden by the Sun' } as const

/** `On Wednesday, 16 December, the Sun enters Sagittarius, which concerns your work.` */
export const eventLine = (event: SkyEvent, field: string): string => {
  const move =
    event.event === 'ingress'
      ? `enters ${signName(event.sign)}`
      : event.event === 'exact conjunction'
        ? `meets ${nameInSentence(event.partner)}`
        : VERBS[event.event]
  return `On ${dayWithDate(civilOf(epochMs(event.at)))}, ${nameInSentence(event.planet)} ${move}, which concerns ${field}.`
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** `Thursday, 19 November`. */
export const dayWithDate = (date: CivilDate): string => `${DAYS[weekday(date)]}, ${dayOfMonth(date)}`

/** Names of the areas in a sentence. */
export const SIGN_AREA_WORDS = {
  love: 'love',
  career: 'your work',
  money: 'your money',
  health: 'your health',
  mood: 'your peace of mind',
} as const satisfies Record<SignArea, string>

type Areas = Readonly<Record<SignArea, AreaScore>>
/** The areas by descending score. */
export const areasByScore = (areas: Areas) => SIGN_AREAS.toSorted((a, b) => areas[b].score - areas[a].score)
/** One of several sentences; a turn before 1970 is negative. */
export const sentenceInTurn = (sentences: readonly string[], turn: number): string =>
  sentences.at(turn % sentences.length)!

export interface Span {
  /** "Thursday", "the week from 9 November", "March". */
  readonly span: string
  readonly areas: Areas
}

/** The judgement of each span that a text has named: 1 for help, -1 for care. A span has one judgement in an answer. */
export type SpanVoices = Map<string, 1 | -1>

/** The best and the hardest span of an area that no other sentence judges the other way; null if they are not far apart. */
const edgesOfArea = (spans: readonly Span[], area: SignArea, voices: SpanVoices) => {
  const [bright, dark] = ([1, -1] as const).map((side) => spans.filter(({ span }) => voices.get(span) !== -side)) as [
    Span[],
    Span[],
  ]
  const scoreOf = ({ areas }: Span) => areas[area].score
  const best = bright.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]
  const hard = dark.toSorted((a, b) => scoreOf(a) - scoreOf(b))[0]
  return best && hard && scoreExtremes([scoreOf(best), scoreOf(hard)])?.best === 0 ? { best, hard } : null
}

// {span}: a day, a week or a month in words. source: our own words
const DATED = {
  week: {
    love: { best: 'Invite, ask or make up on {span}.', hard: 'Be patient with the other on {span}.' },
    career: { best: 'Hand in your best work on {span}.', hard: 'Do only the plain part of it on {span}.' },
    money: { best: 'Negotiate or settle accounts on {span}.', hard: 'Buy little on {span}.' },
    health: { best: 'You are at your strongest on {span}.', hard: 'Rest more on {span}.' },
    mood: { best: 'Meet people on {span}.', hard: 'Keep an evening for yourself on {span}.' },
  },
  year: {
    love: { best: 'Plan a journey or a feast for two in {span}.', hard: 'Allow each other more time in {span}.' },
    career: { best: 'Apply or present in {span}.', hard: 'Start no dispute at work in {span}.' },
    money: { best: 'Agree on the long contract in {span}.', hard: 'Buy nothing large in {span}.' },
    health: { best: 'Start your training in {span}.', hard: 'Sleep longer in {span}.' },
    mood: { best: 'Travel to people you love in {span}.', hard: 'Plan quiet evenings for {span}.' },
  },
} as const satisfies Record<string, Record<SignArea, { best: string; hard: string }>>

/**
 * Advice for the best and the hardest span of an area, unless `voices` has judged them. Empty if the spans of the area are not far apart. Adds
 * its judgements to `voices`. `hasBest`: another sentence has the best span of the area.
 */
export const datedAdvice = (
  length: keyof typeof DATED,
  area: SignArea,
  spans: readonly Span[],
  voices: SpanVoices,
  hasBest = false,
): string => {
  const own = edgesOfArea(spans, area, voices)
  if (!own) return ''
  const sides = { best: 1, hard: -1 } as const
  return (['best', 'hard'] as const)
    .filter((side) => !voices.has(own[side].span) && !(hasBest && side === 'best'))
    .map((side) => {
      voices.set(own[side].span, sides[side])
      return fillWords(DATED[length][area][side], { span: own[side].span })
    })
    .join(' ')
}

/** The area that gains most in one span beside another, and does not lose there. */
export const areaOfGain = (areas: Areas, other: Areas, but?: SignArea): SignArea =>
  SIGN_AREAS.filter((area) => area !== but).toSorted(
    (a, b) => areas[b].score - other[b].score - (areas[a].score - other[a].score),
  )[0]!
