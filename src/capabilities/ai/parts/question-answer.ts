import type { Manner } from '../../../ai/pack.ts'
import { AREA_RULES } from '../../../jyotish/assessment/area.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import type { AreaText } from './area-facts.ts'
import { choiceOf } from './choice-answers.ts'
import { generalAnswer, sideOfForm } from './form-answers.ts'
import { composeForm } from './form-sections.ts'
import { areaAdvice, degreesOf, housePassage, planetPassage, reasonSentence, verdictOf } from './life.ts'
import { lifeAnswer } from './life-answers.ts'
import { packSentence, type Reader, ReadingComposer, type Sentence } from './pack.ts'
import { type AreaQuestion, factInPack, OWN_HOUSE_INDEX, type QuestionPack } from './question-pack.ts'
import {
  answerSentences,
  bondDeed,
  burdenedTime,
  deedFor,
  reasonsInPack,
  sidesOfArea,
  timingSentences,
} from './question-sentences.ts'

/** The composed answer to a question on areas of life or on the whole chart. */

const isStrong = ({ score }: AreaText) => score.band === 'strong' || score.band === 'good'

export const composeQuestion = (pack: QuestionPack, reader: Reader, question: AreaQuestion, manner: Manner) => {
  const { areaTexts, passages, chartFacts, current, times } = pack
  const composer = new ReadingComposer(pack.facts, manner, reader.stage)
  const isGeneral = question.areas.length === 0 || areaTexts.length > 3
  const [best] = areaTexts
  const last = areaTexts.at(-1)!
  const answer = (area: AreaText) => answerSentences(pack, question, area, manner)
  if (!isGeneral && composeForm(composer, pack, question, best!, manner)) return composer.sections
  composer.section('answer')
  const ofForm = isGeneral ? generalAnswer(pack, question) : []
  const whole = isGeneral && ofForm.length === 0 ? lifeAnswer(pack, question, reader) : null
  if (whole) composer.paragraph(...whole.answer)
  else if (ofForm.length > 0) composer.paragraph(...ofForm)
  else {
    // The verdict leads in the place of a first sentence that this reader may not get.
    const [lead, ...reasons] = answer(best!)
    composer.paragraph(composer.hasNewText(lead) ? lead : verdictOf(best!, manner, reader.stage), ...reasons)
    for (const area of areaTexts.slice(1)) composer.longOnly(...answer(area))
  }

  // The answer by a form is whole without the placements of the chart.
  if (ofForm.length === 0) composer.section('why')
  if (whole)
    composer
      .paragraph(...whole.why)
      // The scenes of a side belong to the answer to a question about that side.
      .longOnly(...whole.scenes)
      .longOnly(passages.planetInSign('Moon', chartFacts.sign('Moon')))
      .longOnly(passages.planetInHouse('Sun', chartFacts.house('Sun')))
      .longOnly(passages.planetInHouse('Moon', chartFacts.house('Moon')))
  const shownAreas = isGeneral ? [] : areaTexts.slice(0, 3)
  for (const [nth, area] of shownAreas.entries()) {
    const { gift, strain } = pack.themes(area)
    const houseIndex = OWN_HOUSE_INDEX[area.area] ?? 0
    // A yoga helps or hinders by its result, which the tradition names; other reasons are in the answer.
    const yogas = reasonsInPack(pack, [...area.helps, ...area.burdens])
      .filter(({ meaning }) => meaning)
      .map((reason) => reasonSentence(reason))
    if (nth > 0) composer.longOnly(gift.scene, strain?.scene)
    else if (question.person) composer.paragraph(gift.opening)
    else if (question.form === 'why') composer.paragraph(strain?.scene ?? gift.scene)
    else if (question.asksToLend) composer.paragraph(isStrong(area) ? gift.opening : (strain ?? gift).opening)
    else composer.paragraph(sidesOfArea(pack, area)[1] ?? gift.scene).fromMedium(gift.scene, strain?.scene)
    // Yogas and lords of the reader answer neither a question about another person nor one for a cause.
    if (question.person || question.form === 'why') continue
    composer.longOnly(gift.scene, strain?.scene).longOnly(...yogas.slice(0, 3))
    const { karakas } = AREA_RULES[area.area]
    if (nth === 0) composer.longOnly(...housePassage(pack, area.area, houseIndex))
    for (const planet of karakas.slice(0, 2)) composer.longOnly(...planetPassage(pack, planet))
    composer.longOnly(...housePassage(pack, area.area, houseIndex === 0 ? 1 : 0))
  }
  composer.technicalOnly(...degreesOf(pack, manner).map((degree) => packSentence(degree.text, degree)))
  composer
    .longOnly(passages.ascendant('nature', chartFacts.ascendant()))
    .longOnly(passages.moon('nature', chartFacts.sign('Moon')))

  // The times of the reader are not those of another person, and a cause has no date.
  const isTimeless = question.person || question.form === 'why'
  const timing = isTimeless || ofForm.length > 0 ? [] : (whole?.timing ?? timingSentences(pack, best!.area))
  const burdened = isGeneral || isTimeless ? null : burdenedTime(pack, best!)
  const step = isGeneral || question.kind !== 'when' ? null : pack.smallStep(best!.area)
  if (composer.hasNewText(...timing, burdened, step))
    composer
      .section('timing')
      .paragraph(timing[0])
      .fromMedium(burdened, step)
      .fromMedium(...timing.slice(1))
  const { maha, antar } = times.running
  // The general passages on periods and transits are the same for every question, so only long readings have them.
  composer
    .longOnly(passages.mahadasha(maha.ruler, current[0]!))
    .longOnly(passages.antardasha(maha.ruler, antar.ruler, current[2]!))
  for (const planet of ['Saturn', 'Jupiter'] as const) {
    const [placement, ...passage] = transitSentences(pack, planet)
    composer.longOnly(placement, ...passage)
  }

  composer.section('advice')
  if (isGeneral && sideOfForm(question.form))
    composer.paragraph(packSentence('Ask two people who know you well which of these they see, and when.'))
  else if (isGeneral && question.form === 'choice' && ofForm.length > 0)
    composer.paragraph(choiceOf(pack, question, null).deed)
  else if (isGeneral && pack.months) composer.paragraph(pack.months.deed)
  else if (whole) composer.paragraph(whole.deed)
  else if (isGeneral) composer.paragraph(pack.themes(last).strain?.deed ?? areaAdvice(last, reader.stage))
  for (const [nth, area] of shownAreas.entries()) {
    const { gift, strain } = pack.themes(area)
    const isAble = area.score.band === 'strong' || area.score.band === 'good'
    // The deed for the strain answers a question for a way already.
    const isOfGift = question.form === 'how' || (isAble && question.form !== 'why')
    const deed = deedFor(question, area, isOfGift ? gift.deed : strain?.deed) ?? gift.deed
    if (nth === 0 && question.person) composer.paragraph(bondDeed(question.person, question))
    else if (nth === 0)
      composer
        // An answer on health names the doctor, whatever its deed.
        .paragraph(
          composer.hasNewText(deed) ? deed : areaAdvice(area, reader.stage),
          area.area === 'health' && areaAdvice(area, reader.stage),
        )
        .longOnly(areaAdvice(area, reader.stage))
    else composer.longOnly(areaAdvice(area, reader.stage))
  }
  return composer.sections
}

/** The place of a transiting planet from the Moon, with the passage on it. */
const transitSentences = (pack: QuestionPack, planet: Graha): (Sentence | null)[] => {
  const moon = factInPack(pack, `transit.${planet}.from_moon`)
  return moon ? [packSentence(moon.text, moon), pack.passages.gochara(planet, pack.times.signs, moon)] : []
}
