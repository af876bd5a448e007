import { type AreaScore, SIGN_AREAS, type SignArea } from '../../../jyotish/sign-scores.ts'
import type { SkyEvent } from '../../../jyotish/sky-events.ts'
import { fillWords } from '../../../readings/passage.ts'
import { type CivilDate, weekday } from '../../../time/civil.ts'
import { CIVIL_MONTHS } from '../../../time/iso.ts'

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

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** `19 November`. */
export const dayOfMonth = ({ day, month }: CivilDate): string => `${day} ${CIVIL_MONTHS[month - 1]}`
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
const byScore = (areas: Areas) => SIGN_AREAS.toSorted((a, b) => areas[b].score - areas[a].score)
/** One of several sentences; a turn before 1970 is negative. */
export const sentenceInTurn = (sentences: readonly string[], turn: number): string =>
  sentences.at(turn % sentences.length)!

// source: this project's own weighing, points of a score
export const APART = 5
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
    area === undefined ? [] : [fillWords(sentenceInTurn(sentences, turn), { when, span, area: SIGN_AREA_WORDS[area] })]
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
