import type { AssessedArea } from '../../../jyotish/assessment/area.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import { longDate } from '../../../time/iso.ts'
import { countInWords, quantity } from '../../../wording.ts'
import type { AreaText } from './area-facts.ts'
import { choiceAnswer } from './choice-answers.ts'
import { childMatter, planetPassage } from './life.ts'
import { packSentence, type Sentence } from './pack.ts'
import type { AreaQuestion, QuestionPack } from './question-pack.ts'
import { judgeSpan, matterName, nearestGood, nowSentence, spanSentence, timeReason, whenOf } from './span-judgement.ts'

/** First sentences by the form of a question: a period, the present, how long, where, a choice, a strength or a weakness. */

/** Months from the day of the reading to a date, at least one. */
const monthsUntil = (date: string, pack: QuestionPack) =>
  Math.max(1, Math.round((Date.parse(date) - Date.parse(pack.times.iso(pack.times.noon))) / 864e5 / 30.44))
const duration = (months: number) =>
  months < 36
    ? quantity(months, 'month').replace(/^\d+/, (n) => countInWords(Number(n)))
    : `${countInWords(Math.round(months / 12))} years`

const spanAnswer = (pack: QuestionPack, { kind, form }: AreaQuestion, area: AssessedArea | null): Sentence[] => {
  const { asked, current } = pack
  if (!asked) return []
  if ('event' in asked)
    return [
      packSentence(
        'The chart has no date for the day that you name: add its month, and that time can be judged.',
        ...[current[1], current[3]],
      ),
      nowSentence(pack.timesOf(area), area),
    ]
  const judged = judgeSpan(pack.timesOf(area), asked.span)
  // A feared outcome is not confirmed or denied by the support of its matter.
  const verdict = kind === 'whether' && form !== 'worry' && form !== 'how'
  const reason = timeReason(pack, area, judged.time, whenOf(asked.span, judged))
  return [spanSentence(asked.span, judged, area, verdict), ...(reason ? [reason] : [])]
}

/** The nature of the running period, for a question how long a time lasts. */
const PRESENT = {
  best: 'By your chart it is one of the better periods, so what is hard now is less the time than one thing in it.',
  good: 'By your chart it is a supportive period, so what is hard now is less the time than one thing in it.',
  fair: 'By your chart it is a mixed period: it holds up some things and lets others through.',
  low: 'By your chart it is a demanding period, so the weight that you feel belongs to the time.',
} as const

/** How long something lasts, or until it comes. */
const howLongAnswer = (pack: QuestionPack, question: AreaQuestion, area: AssessedArea | null): Sentence[] => {
  const times = pack.timesOf(area)
  const { antar } = pack.times.running
  const [, , antarNow, antarSpan] = pack.current
  if (question.asksHowLongItLasts || area === null) {
    const end = String(antarSpan!.value)
    const now = times.rows.find(({ isNow }) => isNow) ?? null
    const next = times.rows.find(({ from }) => from >= end) ?? null
    const change =
      next &&
      {
        ...{ best: 'and that is the best time of the years ahead', good: 'and that is a good time' },
        ...{ fair: 'and that is a fair time', low: 'which still asks for patience' },
      }[next.rank]
    return [
      packSentence(
        `About ${duration(monthsUntil(end, pack))}: the present period, the antardasha of ${nameInSentence(antar.ruler)}, lasts until ${longDate(end)}.`,
        ...[antarNow, antarSpan],
      ),
      ...(area === null && now ? [packSentence(PRESENT[now.rank], now.fact)] : []),
      ...(next && change
        ? [
            packSentence(
              `For ${matterName(area)} the next time is ${next.span}, under ${nameInSentence(next.lord)}, ${change}.`,
              next.fact,
            ),
          ]
        : []),
    ]
  }
  const next = nearestGood(times)
  if (!next)
    return [packSentence(`The chart does not single out a time for ${matterName(area)} in the years ahead.`, antarSpan)]
  const reason = timeReason(pack, area, next, next.isNow ? 'now' : `from ${longDate(next.from)} on`)
  return [
    next.isNow
      ? packSentence(`Not long: a good time for ${matterName(area)} runs now, until ${longDate(next.to)}.`, next.fact)
      : packSentence(
          `About ${duration(monthsUntil(next.from, pack))}: the nearest good time for ${matterName(area)} is ${next.span}.`,
          next.fact,
        ),
    ...(reason ? [reason] : []),
  ]
}

/** A strength or a weakness in a matter as what the reader does, and how it shows. */
const sideAnswer = (pack: QuestionPack, area: AreaText, side: 'strength' | 'weakness'): Sentence[] => {
  const { gift, strain } = pack.themes(area)
  if (side === 'strength') return [gift.opening, ...(gift.scene ? [gift.scene] : [])]
  const { opening, scene } = strain ?? gift
  return [opening, ...(scene ? [scene] : [])]
}

/** The sides in which a life as a whole is strongest or weakest, each with its scene. */
const sidesAnswer = (pack: QuestionPack, side: 'strength' | 'weakness'): Sentence[] => {
  const nameOf = (area: AreaText) => (pack.stage === 'child' ? childMatter(area) : matterName(area.area))
  const [first, second] = (side === 'strength' ? pack.areaTexts : pack.areaTexts.toReversed()) as [AreaText, AreaText]
  return [
    packSentence(
      `${side === 'strength' ? 'You are strongest in' : 'You have most to watch in'} ${nameOf(first)}, and after that in ${nameOf(second)}.`,
      ...[first.band, second.band],
    ),
    ...[first, second].flatMap((area) => {
      const { gift, strain } = pack.themes(area)
      if (side === 'strength') return [gift.opening, ...planetPassage(pack, gift.planet)]
      const { opening, scene } = strain ?? gift
      return [opening, ...(scene ? [scene] : [])]
    }),
  ]
}

/** The first sentences of an answer by the form of its question; empty for a form that the area answers. `area`: null for a life as a whole. */
export const formAnswer = (pack: QuestionPack, question: AreaQuestion, area: AreaText | null): Sentence[] => {
  const { form = 'plain' } = question
  const scope = area?.area ?? null
  if (question.person) return []
  if (form === 'where') return [...(pack.place ?? [])]
  if (form === 'how_long') return howLongAnswer(pack, question, scope)
  // Going or staying without named places has an answer of its own.
  const isOfPlace = scope === 'relocation' || scope === 'foreign_travel'
  if (form === 'choice')
    return question.asksWhetherToStay && isOfPlace && !pack.places ? [] : choiceAnswer(pack, question, area)
  if ((form === 'strength' || form === 'weakness') && area) return sideAnswer(pack, area, form)
  if (pack.asked) return spanAnswer(pack, question, scope)
  if (form === 'now') {
    const times = pack.timesOf(scope)
    const now = times.rows.find(({ isNow }) => isNow) ?? null
    const reason = timeReason(pack, scope, now, 'now')
    return [nowSentence(times, scope), ...(reason ? [reason] : [])]
  }
  return []
}

/** The side of the reader that a form asks for; null for other forms. */
export const sideOfForm = (form: AreaQuestion['form']) => (form === 'strength' || form === 'weakness' ? form : null)

/** The answer to a question on a life as a whole by its form; empty for a form that has none. */
export const generalAnswer = (pack: QuestionPack, question: AreaQuestion): Sentence[] => {
  const { form, person } = question
  if (!person && (form === 'strength' || form === 'weakness')) return sidesAnswer(pack, form)
  const answer = formAnswer(pack, question, null)
  if (answer.length === 0) return []
  return answer
}
