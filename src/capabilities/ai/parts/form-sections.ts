import { AREA_RULES } from '../../../jyotish/assessment/area.ts'
import type { AreaText } from './area-facts.ts'
import { formAnswer } from './form-answers.ts'
import { areaAdvice, housePassage, planetPassage } from './life.ts'
import type { ReadingComposer, Sentence } from './pack.ts'
import { type AreaQuestion, OWN_HOUSE_INDEX, type QuestionPack } from './question-pack.ts'
import { timingSentences } from './question-sentences.ts'

/** The sections of an answer by the form of its question. Each form has parts of the argument of its area that other forms leave out. */

interface FormSections {
  readonly why: readonly (Sentence | null)[]
  readonly timing?: readonly (Sentence | null)[]
  readonly advice: Sentence | null
}

const sectionsOf = (pack: QuestionPack, question: AreaQuestion, area: AreaText): FormSections => {
  const { gift, strain } = pack.themes(area)
  const { form = 'plain' } = question
  if (form === 'strength')
    return { why: housePassage(pack, area.area, OWN_HOUSE_INDEX[area.area] ?? 0), advice: gift.deed }
  if (form === 'weakness')
    return { why: strain ? planetPassage(pack, strain.planet) : [], advice: strain?.deed ?? gift.deed }
  if (form === 'how_long') return { why: [strain?.scene ?? gift.scene], advice: gift.deed }
  if (form === 'choice') return { why: [strain?.opening ?? null], advice: null }
  if (form === 'where') return { why: [gift.opening], advice: null }
  if (form === 'now') return { why: [gift.scene], advice: strain?.deed ?? gift.deed }
  const isAble = area.score.band === 'strong' || area.score.band === 'good'
  return { why: [pack.months], advice: (isAble ? gift.deed : strain?.deed) ?? gift.deed }
}

/** Composes the answer to a question by its form; false for a form that the argument of the area answers. */
export const composeForm = (
  composer: ReadingComposer,
  pack: QuestionPack,
  question: AreaQuestion,
  area: AreaText,
): boolean => {
  const answer = formAnswer(pack, question, area)
  if (answer.length === 0) return false
  const { why, advice } = sectionsOf(pack, question, area)
  const { gift, strain } = pack.themes(area)
  composer.section('answer').paragraph(...answer)
  const further = [gift.opening, strain?.opening ?? null]
  if (composer.hasNewText(...why, ...further))
    composer
      .section('why')
      .paragraph(...why)
      .fromMedium(...further)
      .longOnly(gift.scene, strain?.scene)
  for (const planet of AREA_RULES[area.area].karakas.slice(0, 2)) composer.longOnly(...planetPassage(pack, planet))
  const timing = timingSentences(pack, area.area, 'when')
  if (composer.hasNewText(...timing.slice(0, 1)))
    composer
      .section('timing')
      .paragraph(...timing.slice(0, 1))
      .longOnly(...timing)
  composer
    .section('advice')
    .paragraph(advice ?? areaAdvice(area, pack.stage))
    .longOnly(areaAdvice(area, pack.stage))
  return true
}
