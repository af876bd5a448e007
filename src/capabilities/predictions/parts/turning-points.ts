import { nameInSentence } from '../../../jyotish/grahas.ts'
import { type AreaScore, SIGN_AREAS, type SignArea } from '../../../jyotish/sign-scores.ts'
import type { SkyEvent } from '../../../jyotish/sky-events.ts'
import { fillWords } from '../../../readings/passage.ts'
import { type CivilDate, civilOf, weekday } from '../../../time/civil.ts'
import { dayOfMonth } from '../../../time/iso.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import { signName } from '../../../zodiac/signs.ts'

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

/** The judgement of each span that a text has named: 1 for help, -1 for care. A span has one judgement in an answer. */
export type SpanVoices = Map<string, 1 | -1>

/** The judgements of the spans in which a text has dated events. A span with events of both sides has none. */
export const voicesOf = (
  judged: readonly { readonly at: JulianDay; readonly side: 1 | 0 | -1 }[],
  spanOf: (at: JulianDay) => string,
): SpanVoices => {
  const sides = Map.groupBy(judged, ({ at }) => spanOf(at))
  return new Map(
    [...sides].flatMap(([span, events]): [string, 1 | -1][] => {
      const side = Math.sign(events.reduce((sum, event) => sum + event.side, 0))
      return side === 1 || side === -1 ? [[span, side]] : []
    }),
  )
}

/**
 * The best and the hardest span by a score; null if they are not far apart. Of equal ones the earlier counts. A span that another sentence
 * judges the other way is left out.
 */
const edgesOf = (spans: readonly Span[], score: (span: Span) => number, voices: SpanVoices) => {
  const [bright, dark] = ([1, -1] as const).map((side) =>
    spans
      .filter(({ span }) => voices.get(span) !== -side)
      .reduce<Span | null>((edge, each) => (!edge || side * (score(each) - score(edge)) > 0 ? each : edge), null),
  )
  return !bright || !dark || score(bright) - score(dark) < APART ? null : { best: bright, hard: dark }
}

/**
 * The best and the hardest of some days, weeks or months, each with the area that differs most from the whole. The best one never stands for
 * the weakest area of the whole, nor the hardest for the strongest, and no area of which the advice names another span. Empty if the spans are not far apart. Adds its judgements to `voices`.
 */
export const bestAndCare = (spans: readonly Span[], whole: Areas, turn: number, voices: SpanVoices): string[] => {
  const edges = edgesOf(spans, ({ score }) => score, voices)
  if (!edges) return []
  const { best, hard: hardest } = edges
  const ofEvents = new Map(voices)
  voices.set(best.span, 1).set(hardest.span, -1)
  const ranked = areasByScore(whole)
  const gain = ({ areas }: Span, area: SignArea) => areas[area].score - whole[area].score
  /** True if the advice of the area names no other span for this side. */
  const agrees = (area: SignArea, side: 'best' | 'hard') => {
    const own = edgesOf(spans, ({ areas }) => areas[area].score, ofEvents)
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
 * The best and the hardest span of an area, unless `voices` has judged them. Empty if the spans of the area are not far apart. Adds its
 * judgements to `voices`.
 */
export const datedAdvice = (area: SignArea, spans: readonly Span[], voices: SpanVoices): string => {
  const own = edgesOf(spans, ({ areas }) => areas[area].score, voices)
  if (!own) return ''
  const sides = { best: 1, hard: -1 } as const
  return (['best', 'hard'] as const)
    .filter((side) => !voices.has(own[side].span))
    .map((side) => {
      voices.set(own[side].span, sides[side])
      return fillWords(DATED[area][side], { [side]: own[side].when })
    })
    .join(' ')
}
