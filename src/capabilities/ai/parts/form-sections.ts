import type { Manner } from '../../../ai/pack.ts'
import { AREA_RULES } from '../../../jyotish/assessment/area.ts'
import { longDate } from '../../../time/iso.ts'
import type { AreaText } from './area-facts.ts'
import { choiceOf } from './choice-answers.ts'
import { formAnswer } from './form-answers.ts'
import { firstSentenceOf } from './intent-context.ts'
import { areaAdvice, housePassage, planetPassage, verdictOf } from './life.ts'
import { packSentence, type ReadingComposer, type Sentence } from './pack.ts'
import { type AreaQuestion, OWN_HOUSE_INDEX, type QuestionPack } from './question-pack.ts'
import { deedFor, timingSentences } from './question-sentences.ts'
import { isGood, isGoodSpan, matterName, nearestGood } from './span-judgement.ts'

/** The sections of an answer by the form of its question. Each form has parts of the argument of its area that other forms leave out. */

interface FormSections {
  readonly why: readonly (Sentence | null)[]
  readonly timing?: readonly (Sentence | null)[]
  readonly advice: Sentence | null
}

/** Verdicts in words. */
const PLAIN = { tier: 'fast', style: 'plain', length: 'short' } as const

const sectionsOf = (pack: QuestionPack, question: AreaQuestion, area: AreaText): FormSections => {
  const { gift, strain } = pack.themes(area)
  const { form = 'plain' } = question
  const advice = areaAdvice(area, pack.stage)
  const [next = null] = timingSentences(pack, area.area)
  if (form === 'strength')
    return { why: housePassage(pack, area.area, OWN_HOUSE_INDEX[area.area] ?? 0), advice: gift.deed }
  if (form === 'weakness') return { why: [], advice: (strain ?? gift).deed ?? advice }
  if (form === 'how_long') {
    const nearest = question.asksHowLongItLasts ? null : nearestGood(pack.timesOf(area.area))
    const deed =
      nearest &&
      packSentence(
        nearest.isNow
          ? `Do one thing for ${matterName(area.area)} in each week of this time.`
          : `Mark ${longDate(nearest.from)} in your calendar, and do one thing for ${matterName(area.area)} in each month until then.`,
        nearest.fact,
      )
    return {
      why: [(strain ?? gift).opening],
      timing: [nearest && pack.smallStep(area.area)],
      advice: deed ?? (strain ?? gift).deed ?? firstSentenceOf(advice),
    }
  }
  if (form === 'choice') {
    const { against, timing, deed } = choiceOf(pack, question, area)
    return { why: [against], timing: [timing], advice: deed }
  }
  if (form === 'where')
    return {
      why: [gift.opening],
      timing: [next],
      advice: question.isSingle ? deedFor(question, area, null) : firstSentenceOf(advice),
    }
  if (form === 'now') {
    const matter = matterName(area.area)
    const isOpen = pack.timesOf(area.area).rows.some((row) => row.isNow && isGood(row))
    return {
      why: [verdictOf(area, PLAIN, pack.stage)],
      timing: [isOpen ? null : pack.smallStep(area.area)],
      advice: packSentence(
        isOpen
          ? `Fix the first step in ${matter} this week, while the time holds.`
          : `Leave ${matter} as it is until then, and collect this month what the step will need.`,
        area.band,
      ),
    }
  }
  const { asked, months } = pack
  const isGoodTime = asked !== null && 'span' in asked && isGoodSpan(pack.timesOf(area.area), asked.span)
  // The answer has two sentences if the lord of the time is its reason.
  const hasReason = formAnswer(pack, question, area).length > 1
  return {
    why: hasReason ? [] : [isGoodTime ? gift.opening : (strain ?? gift).opening],
    timing: [months ? null : pack.smallStep(area.area)],
    advice: months
      ? isGoodTime
        ? months.deed
        : months.exception
      : ((isGoodTime ? gift : hasReason ? (strain ?? gift) : null)?.deed ?? advice),
  }
}

/** Composes the answer to a question by its form; false for a form that the argument of the area answers. */
export const composeForm = (
  composer: ReadingComposer,
  pack: QuestionPack,
  question: AreaQuestion,
  area: AreaText,
  { length }: Pick<Manner, 'length'>,
): boolean => {
  const answer = formAnswer(pack, question, area)
  if (!composer.hasNewText(...answer)) return false
  const { why, timing = [], advice } = sectionsOf(pack, question, area)
  const { gift, strain } = pack.themes(area)
  composer.section('answer').paragraph(...answer)
  const further = [gift.opening, strain?.opening ?? null]
  if (composer.hasNewText(...why, ...(length === 'long' ? further : [])))
    composer
      .section('why')
      .paragraph(...why)
      .longOnly(...further)
      .longOnly(gift.scene, strain?.scene)
  for (const planet of AREA_RULES[area.area].karakas.slice(0, 2)) composer.longOnly(...planetPassage(pack, planet))
  if (composer.hasNewText(...timing))
    composer
      .section('timing')
      .paragraph(...timing)
      .longOnly(...timingSentences(pack, area.area))
  composer
    .section('advice')
    .paragraph(advice ?? areaAdvice(area, pack.stage))
    .longOnly(areaAdvice(area, pack.stage))
  return true
}
