import { type QualityBand, qualityBand } from '../../../jyotish/quality.ts'
import { type AreaScore, SIGN_AREAS, type SignArea } from '../../../jyotish/sign-scores.ts'
import type { SkyEvent } from '../../../jyotish/sky-events.ts'
import { fillWords } from '../../../readings/passage.ts'
import { type CivilDate, civilOf, weekday } from '../../../time/civil.ts'
import { CIVIL_MONTHS } from '../../../time/iso.ts'
import { epochMs } from '../../../time/julian-day.ts'
import type { SignIndex } from '../../../zodiac/signs.ts'
import type { eventWriter } from './sky-event-rows.ts'

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

/** The indexes of the weightiest events, in order of time. */
const mainEvents = (events: readonly SkyEvent[], count: number): number[] =>
  events
    .map((event, index) => ({ index, weight: eventWeight(event), at: event.at }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, count)
    .map(({ index }) => index)
    .toSorted((a, b) => a - b)

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** `19 November`. */
export const dayOfMonth = ({ day, month }: CivilDate): string => `${day} ${CIVIL_MONTHS[month - 1]}`
/** `Thursday, 19 November`. */
export const dayWithDate = (date: CivilDate): string => `${DAYS[weekday(date)]}, ${dayOfMonth(date)}`

type Row = ReturnType<Awaited<ReturnType<typeof eventWriter>>>

/**
 * The rows of the events and the sentences on the turning points. A row has no text if the sentences have it, or if it is of the Moon.
 */
export const eventsAndTurningPoints = (
  events: readonly SkyEvent[],
  from: SignIndex,
  count: number,
  tellEvent: (event: SkyEvent, from: SignIndex, usedSentences: Set<string>) => Row,
  usedSentences: Set<string>,
): { rows: Row[]; sentences: string[] } => {
  const main = mainEvents(events, count)
  const mainRows = new Map(main.map((index) => [index, tellEvent(events[index]!, from, usedSentences)]))
  const sentences = main.flatMap((index) => {
    const { text } = mainRows.get(index)!
    // "The Sun enters" becomes "the Sun enters" after the date.
    return text ? [`On ${dayWithDate(civilOf(epochMs(events[index]!.at)))}, ${text.replace(/^The /, 'the ')}`] : []
  })
  const rows = events.map((event, index) => {
    const row = mainRows.get(index)
    return row ? { ...row, text: null } : tellEvent(event, from, usedSentences)
  })
  return { rows, sentences }
}

/** Names of the areas in a sentence. */
export const SIGN_AREA_WORDS = {
  love: 'love',
  career: 'your work',
  money: 'your money',
  health: 'your health',
  mood: 'your peace of mind',
} as const satisfies Record<SignArea, string>

type Areas = Readonly<Record<SignArea, AreaScore>>
const byScore = (areas: Areas) => SIGN_AREAS.toSorted((a, b) => areas[b].score - areas[a].score)
/** One of several sentences; a turn before 1970 is negative. */
const inTurn = (sentences: readonly string[], turn: number): string => sentences.at(turn % sentences.length)!

// source: this project's own weighing, points of a score
const APART = 5
/** An area with a lower score is not praised, even if it is the best. */
const PRAISED_FROM = 50
const SIDE_OF_BAND = {
  excellent: 'good',
  good: 'good',
  mixed: 'even',
  difficult: 'hard',
  hard: 'hard',
} as const satisfies Record<QualityBand, string>
const OPENINGS = {
  good: [
    'What goes well for you {when} is {best}; {care} needs more attention.',
    'You get furthest with {best} {when}, and you need most patience with {care}.',
    'You can count on {best} {when}; be careful with {care}.',
  ],
  even: [
    'Nothing comes by itself {when}: you get on best with {best} if you work at it, and {care} needs your patience.',
    'You hold your ground {when}, most easily with {best}; with {care} you should expect less.',
    'You have to choose your efforts {when}: {best} repays them soonest, and {care} last.',
  ],
  hard: [
    'You need a long breath {when}: even {best} asks for care, and {care} asks for more.',
    'Plan little {when} and do it well; you feel the pressure least with {best} and most with {care}.',
  ],
} as const
const LEVEL = [
  'No part of your life stands out {when}, so you can choose where to put your strength.',
  'You can divide your strength evenly {when}.',
] as const
const BEST = [
  'Things go best for you {when}, above all with {area}.',
  'Put what matters most to you into {span}: {area} gains by it.',
  'Plan your main step for {span}, when {area} is favoured.',
] as const
const CARE = [
  'Go slowly {when}, above all with {area}.',
  'Keep {span} light; {area} asks you for care then.',
  'Leave yourself room {when}: {area} takes more out of you than you expect.',
] as const

const sideOf = (score: number) => {
  const side = SIDE_OF_BAND[qualityBand(score)]
  return side === 'even' && score < PRAISED_FROM ? 'hard' : side
}

/** The easy and the hard side of a period; `when`: "this week". */
export const openingOf = (areas: Areas, when: string, turn: number): string => {
  const ranked = byScore(areas)
  const [best, care] = [ranked[0]!, ranked.at(-1)!]
  return areas[best].score - areas[care].score < APART
    ? fillWords(inTurn(LEVEL, turn), { when })
    : fillWords(inTurn(OPENINGS[sideOf(areas[best].score)], turn), {
        when,
        best: SIGN_AREA_WORDS[best],
        care: SIGN_AREA_WORDS[care],
      })
}

export interface Span {
  /** "on Thursday, 19 November", "in March". */
  readonly when: string
  /** "Thursday, 19 November", "March". */
  readonly span: string
  readonly score: number
  readonly areas: Areas
}

/** The best and the hardest span by a score; null if they are not far apart. Of equal ones the earlier counts. */
const edgesOf = (spans: readonly Span[], score: (span: Span) => number) => {
  const best = spans.reduce((most, each) => (score(each) > score(most) ? each : most))
  const hard = spans.reduce((least, each) => (score(each) < score(least) ? each : least))
  return score(best) - score(hard) < APART ? null : { best, hard }
}

/**
 * The best and the hardest of some days, weeks or months, each with the area that differs most from the whole. The best one never stands for
 * the weakest area of the whole, nor the hardest for the strongest, and no area of which the advice names another span. Empty if the spans are not far apart.
 */
export const bestAndCare = (spans: readonly Span[], whole: Areas, turn: number): string[] => {
  const edges = edgesOf(spans, ({ score }) => score)
  if (!edges) return []
  const { best, hard: hardest } = edges
  const ranked = byScore(whole)
  const gain = ({ areas }: Span, area: SignArea) => areas[area].score - whole[area].score
  /** True if the advice of the area names no other span for this side. */
  const agrees = (area: SignArea, side: 'best' | 'hard') => {
    const own = edgesOf(spans, ({ areas }) => areas[area].score)
    return own === null || own[side] === edges[side]
  }
  const ofBest = SIGN_AREAS.filter((area) => area !== ranked.at(-1) && agrees(area, 'best')).toSorted(
    (a, b) => gain(best, b) - gain(best, a),
  )[0]
  const ofHardest = SIGN_AREAS.filter((area) => area !== ranked[0] && area !== ofBest && agrees(area, 'hard')).toSorted(
    (a, b) => gain(hardest, a) - gain(hardest, b),
  )[0]
  const write = (sentences: readonly string[], { when, span }: Span, area: SignArea | undefined) =>
    area === undefined ? [] : [fillWords(inTurn(sentences, turn), { when, span, area: SIGN_AREA_WORDS[area] })]
  return [...write(BEST, best, ofBest), ...write(CARE, hardest, ofHardest)]
}

const DATED = {
  love: { best: 'Invite, ask or make up {best}.', hard: 'Be patient with the other {hard}.' },
  career: { best: 'Hand in your best work {best}.', hard: 'Do only the plain part of it {hard}.' },
  money: { best: 'Negotiate or settle accounts {best}.', hard: 'Buy little {hard}.' },
  health: { best: 'You are at your strongest {best}.', hard: 'Rest more {hard}.' },
  mood: { best: 'Meet people {best}.', hard: 'Keep an evening for yourself {hard}.' },
} as const satisfies Record<SignArea, { best: string; hard: string }>

/**
 * The best and the hardest span of an area, where they differ from those of the whole. An area never calls the hardest span of the whole its
 * best, nor the best one its hardest. Empty if the spans of the area are not far apart.
 */
export const datedAdvice = (area: SignArea, spans: readonly Span[]): string => {
  const own = edgesOf(spans, ({ areas }) => areas[area].score)
  if (!own) return ''
  const whole = edgesOf(spans, ({ score }) => score)
  return (['best', 'hard'] as const)
    .filter((side) => own[side] !== whole?.best && own[side] !== whole?.hard)
    .map((side) => fillWords(DATED[area][side], { [side]: own[side].when }))
    .join(' ')
}
