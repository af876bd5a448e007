import type { Manner } from '../../../ai/pack.ts'
import { AREA_RULES } from '../../../jyotish/assessment/area.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import type { AreaText } from './area-facts.ts'
import { generalAnswer, sideOfForm } from './form-answers.ts'
import { composeForm } from './form-sections.ts'
import { firstSentenceOf } from './intent-context.ts'
import { areaAdvice, degreesOf, extremesText, housePassage, planetPassage, reasonSentence, verdictOf } from './life.ts'
import { packSentence, type Reader, ReadingComposer, type Sentence } from './pack.ts'
import { type AreaQuestion, factInPack, OWN_HOUSE_INDEX, type QuestionPack } from './question-pack.ts'
import { answerSentences, bondDeed, causeSentence, reasonsInPack, timingSentences } from './question-sentences.ts'

/** The composed answer to a question on areas of life or on the whole chart. */

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
  if (ofForm.length > 0) composer.paragraph(...ofForm)
  else if (isGeneral)
    composer
      .paragraph(
        question.form === 'why' && causeSentence(pack, last),
        extremesText(best!, last, reader.minor),
        packSentence(
          `Your ascendant is ${chartFacts.ascendant().value} and your Moon is in ${chartFacts.sign('Moon').value}.`,
          chartFacts.ascendant(),
          chartFacts.sign('Moon'),
        ),
      )
      .paragraph(verdictOf(best!, manner, reader.stage), verdictOf(last, manner, reader.stage))
      .fromMedium(passages.planetInSign('Moon', chartFacts.sign('Moon')))
  else {
    composer.paragraph(...answer(best!))
    for (const area of areaTexts.slice(1)) composer.fromMedium(...answer(area))
  }

  // The answer by a form is whole without the placements of the chart.
  if (ofForm.length === 0) composer.section('why')
  if (isGeneral && ofForm.length === 0)
    composer
      .paragraph(passages.planetInHouse('Sun', chartFacts.house('Sun')))
      .fromMedium(passages.planetInHouse('Moon', chartFacts.house('Moon')))
  const shownAreas = isGeneral ? [] : areaTexts.slice(0, 3)
  for (const [nth, area] of shownAreas.entries()) {
    const { gift, strain } = pack.themes(area)
    const houseIndex = OWN_HOUSE_INDEX[area.area] ?? 0
    // A yoga helps or hinders by its result, which the tradition names; other reasons are in the answer.
    const yogas = reasonsInPack(pack, [...area.helps, ...area.burdens])
      .filter(({ meaning }) => meaning)
      .map((reason) => reasonSentence(reason))
    if (nth === 0)
      composer
        .paragraph(
          question.person
            ? gift.opening
            : ((question.form === 'why' ? strain : null)?.scene ??
                gift.scene ??
                housePassage(pack, area.area, houseIndex)[0]),
        )
        .fromMedium(strain?.scene)
    else composer.longOnly(gift.scene, strain?.scene)
    // Yogas and lords of the reader answer neither a question about another person nor one for a cause.
    if (question.person || question.form === 'why') continue
    composer.fromMedium(...yogas.slice(0, 1))
    if (nth === 0) composer.fromMedium(...housePassage(pack, area.area, houseIndex))
    composer.longOnly(...yogas.slice(1, 3))
    const { karakas } = AREA_RULES[area.area]
    for (const planet of karakas.slice(0, 2)) composer.longOnly(...planetPassage(pack, planet))
    composer.longOnly(...housePassage(pack, area.area, houseIndex === 0 ? 1 : 0))
  }
  composer.technicalOnly(...degreesOf(pack, manner).map((degree) => packSentence(degree.text, degree)))
  composer
    .longOnly(passages.ascendant('nature', chartFacts.ascendant()))
    .longOnly(passages.moon('nature', chartFacts.sign('Moon')))

  // The times of the reader are not those of another person.
  const timing =
    question.person || ofForm.length > 0 ? [] : timingSentences(pack, isGeneral ? null : best!.area, question.kind)
  if (timing.length > 0)
    composer
      .section('timing')
      .paragraph(...timing.slice(0, 3))
      .fromMedium(...timing.slice(3))
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
  else if (isGeneral && pack.months) composer.paragraph(pack.months.deed)
  else if (isGeneral)
    composer.paragraph(
      reader.minor
        ? (pack.themes(last).strain?.deed ?? areaAdvice(last, reader.stage))
        : firstSentenceOf(passages.moon('care', chartFacts.sign('Moon'))),
    )
  for (const [nth, area] of shownAreas.entries()) {
    const { gift, strain } = pack.themes(area)
    const isAble = area.score.band === 'strong' || area.score.band === 'good'
    const deed = (isAble && question.form !== 'why' ? gift.deed : strain?.deed) ?? gift.deed
    if (nth === 0 && question.person) composer.paragraph(bondDeed(question.person))
    else if (nth === 0)
      composer.paragraph(deed ?? areaAdvice(area, reader.stage)).longOnly(areaAdvice(area, reader.stage))
    else composer.fromMedium(areaAdvice(area, reader.stage))
  }
  return composer.sections
}

/** The place of a transiting planet from the Moon, with the passage on it. */
const transitSentences = (pack: QuestionPack, planet: Graha): (Sentence | null)[] => {
  const moon = factInPack(pack, `transit.${planet}.from_moon`)
  return moon ? [packSentence(moon.text, moon), pack.passages.gochara(planet, pack.times.signs, moon)] : []
}
