import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { Manner } from '../../../ai/pack.ts'
import { AREA_RULES } from '../../../jyotish/assessment/area.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import type { AreaText } from './area-facts.ts'
import { firstSentenceOf } from './intent-context.ts'
import {
  areaAdvice,
  degreesOf,
  extremesText,
  houseSentences,
  planetSentences,
  reasonSentence,
  verdictOf,
} from './life.ts'
import { packSentence, type Reader, ReadingComposer, type Sentence } from './pack.ts'
import {
  type AreaQuestion,
  answerSentences,
  factInPack,
  OWN_HOUSE_INDEX,
  type QuestionPack,
  reasonsInPack,
  timingSentences,
} from './question-pack.ts'

/** The composed answer to a question on areas of life or on the whole chart. */

export const composeQuestion = (pack: QuestionPack, reader: Reader, question: AreaQuestion, manner: Manner) => {
  const { areaTexts, passages, chartFacts, current, times } = pack
  const composer = new ReadingComposer(pack.facts, manner, reader.stage)
  const isGeneral = question.areas.length === 0 || areaTexts.length > 3
  const [best] = areaTexts
  const last = areaTexts.at(-1)!
  const answer = (area: AreaText) => answerSentences(pack, question, area, manner)
  composer.section('answer')
  if (isGeneral)
    composer
      .paragraph(
        packSentence(
          `Your ascendant is ${chartFacts.ascendant().value} and your Moon is in ${chartFacts.sign('Moon').value}.`,
          chartFacts.ascendant(),
          chartFacts.sign('Moon'),
        ),
        extremesText(best!, last, reader.minor),
      )
      .paragraph(verdictOf(best!, manner, reader.stage), verdictOf(last, manner, reader.stage))
      .fromMedium(passages.planetInSign('Moon', chartFacts.sign('Moon')))
  else {
    composer.paragraph(...answer(best!))
    for (const area of areaTexts.slice(1)) composer.fromMedium(...answer(area))
  }

  composer.section('why')
  if (isGeneral)
    composer
      .paragraph(
        packSentence(chartFacts.house('Sun').text, chartFacts.house('Sun')),
        passages.planetInHouse('Sun', chartFacts.house('Sun')),
      )
      .fromMedium(passages.planetInHouse('Moon', chartFacts.house('Moon')))
  const shownAreas = isGeneral ? [] : areaTexts.slice(0, 3)
  for (const [nth, area] of shownAreas.entries()) {
    const [, ...helps] = reasonsInPack(pack, area.helps)
    const [, ...burdens] = reasonsInPack(pack, area.burdens)
    const areaLead = nth === 0 ? '' : `As to ${AREA_WORDS[area.area].matter}, `
    const reasons = [
      ...helps
        .slice(0, 3)
        .map((reason, index) =>
          reasonSentence(
            reason,
            index > 0 ? '' : areaLead ? `${areaLead}what helps besides: ` : 'What helps besides: ',
          ),
        ),
      ...burdens
        .slice(0, 2)
        .map((reason, index) =>
          reasonSentence(
            reason,
            index > 0 ? '' : helps.length > 0 || !areaLead ? 'On the other side, ' : `${areaLead}on the other side, `,
          ),
        ),
    ]
    const houseIndex = OWN_HOUSE_INDEX[area.area] ?? 0
    if (nth === 0) composer.paragraph(...reasons).fromMedium(...houseSentences(pack, area.area, houseIndex))
    else composer.fromMedium(...reasons).longOnly(...houseSentences(pack, area.area, houseIndex))
    if (nth === 0) composer.fromMedium(...helps.slice(3, 6).map((reason) => reasonSentence(reason)))
    const { karakas } = AREA_RULES[area.area]
    for (const [index, planet] of karakas.slice(0, 2).entries()) {
      const [placement, ...meaning] = planetSentences(pack, planet)
      if (nth + index === 0) composer.fromMedium(placement)
      composer.longOnly(placement, ...meaning)
    }
    const [placement, ...passage] = houseSentences(pack, area.area, houseIndex === 0 ? 1 : 0)
    if (nth === 0) composer.fromMedium(placement)
    composer.longOnly(placement, ...passage)
  }
  composer.technicalOnly(...degreesOf(pack, manner).map((degree) => packSentence(degree.text, degree)))
  composer
    .longOnly(passages.ascendant('nature', chartFacts.ascendant()))
    .longOnly(passages.moon('nature', chartFacts.sign('Moon')))

  const timing = timingSentences(pack, isGeneral ? null : best!.area, question)
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
    if (isGeneral) composer.fromMedium(placement)
    composer.longOnly(placement, ...passage)
  }

  composer.section('advice')
  if (isGeneral) composer.paragraph(firstSentenceOf(passages.moon('care', chartFacts.sign('Moon'))))
  for (const [nth, area] of shownAreas.entries())
    nth === 0 ? composer.paragraph(areaAdvice(area, reader.stage)) : composer.fromMedium(areaAdvice(area, reader.stage))
  return composer.sections
}

/** The place of a transiting planet from the Moon, with the passage on it. */
const transitSentences = (pack: QuestionPack, planet: Graha): (Sentence | null)[] => {
  const moon = factInPack(pack, `transit.${planet}.from_moon`)
  return moon ? [packSentence(moon.text, moon), pack.passages.gochara(planet, pack.times.signs, moon)] : []
}
