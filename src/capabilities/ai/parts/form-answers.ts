import { areasInText } from '../../../ai/question-areas.ts'
import { searchable } from '../../../ai/user-text.ts'
import type { AssessedArea } from '../../../jyotish/assessment/area.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import { longDate } from '../../../time/iso.ts'
import { countInWords, quantity } from '../../../wording.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import type { AreaText } from './area-facts.ts'
import { childMatter, planetPassage } from './life.ts'
import { packSentence, type Sentence } from './pack.ts'
import { hasPartnerWindows } from './partner-windows.ts'
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

/** How long something lasts, or until it comes. */
const howLongAnswer = (pack: QuestionPack, question: AreaQuestion, area: AssessedArea | null): Sentence[] => {
  const times = pack.timesOf(area)
  const { antar } = pack.times.running
  const [, , antarNow, antarSpan] = pack.current
  if (question.asksHowLongItLasts || area === null) {
    const end = String(antarSpan!.value)
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

/** An option that leaves things as they are. */
const KEEPING: Readonly<Record<string, string>> = {
  ...{ stay: 'staying', remain: 'staying', wait: 'waiting', hold: 'waiting', continue: 'going on as before' },
  ...{
    keep: 'keeping what you have',
    leave: 'leaving it as it is',
    rent: 'renting',
    save: 'saving',
    not: 'not doing it',
  },
}
const KEEPS = new RegExp(`^(?:(?:to|just|rather|better) )*(${Object.keys(KEEPING).join('|')})\\b`)
/** The name of an option that leaves things as they are; null for any other option. */
const keepingIn = (option: string): string | null => KEEPING[KEEPS.exec(searchable(option))?.[1] ?? ''] ?? null
/** True if an option and a field of work have a word in common. */
const names = (option: string, field: string) => {
  const stems = (text: string) =>
    searchable(text)
      .match(/[a-z]{4,}/g)
      ?.map((word) => word.slice(0, 5)) ?? []
  const own = stems(option)
  return stems(field).some((stem) => own.includes(stem))
}

/** The measure of a choice that the chart does not decide: what carries the reader in the matter. */
const measureOf = (pack: QuestionPack, area: AreaText): Sentence => {
  const { opening } = pack.themes(area).gift
  return { ...opening, text: `Take the one in which this counts: ${lowerFirst(opening.text)}` }
}

/** The answer to a choice. The words of the options are the asker's, so the answer does not repeat them. */
const choiceAnswer = (pack: QuestionPack, { options }: AreaQuestion, area: AreaText | null): Sentence[] => {
  const scope = area?.area ?? null
  const undecided = packSentence(
    'The chart does not choose between the two; it gives you the measure by which to choose.',
    area?.band ?? pack.current[3],
  )
  if (!options) return [undecided, ...(area ? [measureOf(pack, area)] : [])]
  const keepings = options.map(keepingIn)
  const keeping = keepings[0] ?? keepings[1]
  if (keeping && (keepings[0] === null || keepings[1] === null)) {
    const times = pack.timesOf(scope)
    const now = times.rows.find(({ isNow }) => isNow)
    const isOpen = now !== undefined && (now.rank === 'best' || now.rank === 'good')
    const next = nearestGood(times)
    return [
      isOpen
        ? packSentence(
            `More speaks for the other way than for ${keeping}: until ${longDate(now.to)} there is good support for ${matterName(scope)}.`,
            now.fact,
          )
        : next
          ? packSentence(
              `For now more speaks for ${keeping} than for the other way: a good time for ${matterName(scope)} comes only later, ${next.span}.`,
              next.fact,
            )
          : packSentence(
              `More speaks for ${keeping} than for the other way: the years ahead name no good time for ${matterName(scope)}.`,
              pack.current[3],
            ),
    ]
  }
  const ranks = options.map((option) => pack.fields.findIndex(({ field }) => names(option, field)))
  const [rankOne, rankTwo] = ranks.map((rank) => (rank < 0 ? pack.fields.length : rank)) as [number, number]
  if (rankOne !== rankTwo) {
    const { field, fact } = pack.fields[Math.min(rankOne, rankTwo)]!
    return [
      packSentence(
        `More speaks for ${field}: it is among the fields that your chart points to, and the other comes after it.`,
        fact,
      ),
    ]
  }
  const [areaOne, areaTwo] = options.map((option) =>
    pack.areaTexts.find((text) => areasInText(option)[0] === text.area),
  )
  // A partner may be one in business.
  const ofLove = [areaOne, areaTwo].filter((each) => each && hasPartnerWindows(each.area)).length
  if (areaOne && areaTwo && ofLove !== 1 && areaOne !== areaTwo && areaOne.score.score !== areaTwo.score.score) {
    const [good, weak] = areaOne.score.score > areaTwo.score.score ? [areaOne, areaTwo] : [areaTwo, areaOne]
    return [
      packSentence(
        `More speaks for ${matterName(good.area)} than for ${matterName(weak.area)}: your chart supports it more.`,
        good.band,
        weak.band,
      ),
    ]
  }
  return [undecided, ...(area ? [measureOf(pack, area)] : [])]
}

/** A strength or a weakness in a matter as what the reader does, and how it shows. */
const sideAnswer = (pack: QuestionPack, area: AreaText, side: 'strength' | 'weakness'): Sentence[] => {
  const { gift, strain } = pack.themes(area)
  if (side === 'strength') return [gift.opening, ...(gift.scene ? [gift.scene] : [])]
  const { planet, opening } = strain ?? gift
  return [opening, ...planetPassage(pack, planet)]
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
  // Going or staying has an answer of its own.
  const isOfPlace = scope === 'relocation' || scope === 'foreign_travel'
  if (form === 'choice') return question.asksWhetherToStay && isOfPlace ? [] : choiceAnswer(pack, question, area)
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
  if (pack.months) return [...answer, pack.months.finding]
  const { maha, antar } = pack.times.running
  return [...answer, pack.passages.antardasha(maha.ruler, antar.ruler, pack.current[2]!)]
}
