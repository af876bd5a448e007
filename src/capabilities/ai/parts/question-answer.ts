import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { Manner } from '../../../ai/pack.ts'
import { AREA_RULES } from '../../../jyotish/assessment/area.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import type { AreaText } from './area-facts.ts'
import { openingOf } from './intent-context.ts'
import {
  adviceOf,
  degreesOf,
  extremesText,
  houseSentences,
  planetSentences,
  reasonSentence,
  verdictOf,
} from './life.ts'
import { type Reader, type Sentence, say, Telling } from './pack.ts'
import {
  type AreaQuestion,
  answerSentences,
  factInPack,
  knownOf,
  OWN_HOUSE,
  type QuestionPack,
  timingSentences,
} from './question-pack.ts'

/** The composed answer to a question on areas of life, or on the chart as a whole. */

export const composeQuestion = (pack: QuestionPack, reader: Reader, asked: AreaQuestion, manner: Manner) => {
  const { told, passages, tell, current, times } = pack
  const telling = new Telling(pack.facts, manner, reader.stage)
  const general = asked.areas.length === 0 || told.length > 3
  const [best] = told
  const last = told.at(-1)!
  const answer = (area: AreaText, kind = asked.kind) => answerSentences(pack, { ...asked, kind }, area, manner)
  telling.section('answer')
  if (general)
    telling
      .paragraph(
        say(
          `Your ascendant is ${tell.ascendant().value} and your Moon is in ${tell.sign('Moon').value}.`,
          tell.ascendant(),
          tell.sign('Moon'),
        ),
        extremesText(best!, last, reader.minor),
      )
      .paragraph(verdictOf(best!, manner), verdictOf(last, manner))
      .more(passages.planetInSign('Moon', tell.sign('Moon')))
  else {
    telling.paragraph(...answer(best!))
    for (const area of told.slice(1)) telling.more(...answer(area))
  }

  telling.section('why')
  if (general)
    telling
      .paragraph(say(tell.house('Sun').text, tell.house('Sun')), passages.planetInHouse('Sun', tell.house('Sun')))
      .more(passages.planetInHouse('Moon', tell.house('Moon')))
  const chosen = general ? [] : told.slice(0, 3)
  for (const [nth, area] of chosen.entries()) {
    const [, ...helps] = knownOf(pack, area.helps)
    const [, ...burdens] = knownOf(pack, area.burdens)
    const as = nth === 0 ? '' : `As to ${AREA_WORDS[area.area].matter}, `
    const reasons = [
      ...helps
        .slice(0, 3)
        .map((reason, at) =>
          reasonSentence(reason, at > 0 ? '' : as ? `${as}what helps besides: ` : 'What helps besides: '),
        ),
      ...burdens
        .slice(0, 2)
        .map((reason, at) =>
          reasonSentence(
            reason,
            at > 0 ? '' : helps.length > 0 || !as ? 'On the other side, ' : `${as}on the other side, `,
          ),
        ),
    ]
    const own = OWN_HOUSE[area.area] ?? 0
    if (nth === 0) telling.paragraph(...reasons).more(...houseSentences(pack, area.area, own))
    else telling.more(...reasons).most(...houseSentences(pack, area.area, own))
    if (nth === 0) telling.more(...helps.slice(3, 6).map((reason) => reasonSentence(reason)))
    const { karakas } = AREA_RULES[area.area]
    for (const [at, planet] of karakas.slice(0, 2).entries()) {
      const [stands, ...meaning] = planetSentences(pack, planet)
      if (nth + at === 0) telling.more(stands)
      telling.most(stands, ...meaning)
    }
    const [seat, ...passage] = houseSentences(pack, area.area, own === 0 ? 1 : 0)
    if (nth === 0) telling.more(seat)
    telling.most(seat, ...passage)
  }
  telling.technically(...degreesOf(pack, manner).map((degree) => say(degree.text, degree)))
  telling.most(passages.ascendant('nature', tell.ascendant())).most(passages.moon('nature', tell.sign('Moon')))

  const when = timingSentences(pack, general ? null : best!.area, asked)
  telling
    .section('timing')
    .paragraph(...when.slice(0, 3))
    .more(...when.slice(3))
  const { maha, antar } = times.running
  // What the periods and transits bring as a whole says the same to each question: it is left to long readings.
  telling
    .most(passages.mahadasha(maha.ruler, current[0]!))
    .most(passages.antardasha(maha.ruler, antar.ruler, current[2]!))
  for (const planet of ['Saturn', 'Jupiter'] as const) {
    const [seat, ...passage] = transitSentences(pack, planet)
    if (general) telling.more(seat)
    telling.most(seat, ...passage)
  }

  telling.section('advice')
  if (general) telling.paragraph(openingOf(passages.moon('care', tell.sign('Moon'))))
  for (const [nth, area] of chosen.entries())
    nth === 0 ? telling.paragraph(adviceOf(area, reader.stage)) : telling.more(adviceOf(area, reader.stage))
  return telling.sections
}

/** A slow planet in transit, and what goes with its place. */
const transitSentences = (pack: QuestionPack, planet: Graha): (Sentence | null)[] => {
  const moon = factInPack(pack, `transit.${planet}.from_moon`)
  return moon ? [say(moon.text, moon), pack.passages.gochara(planet, Number(moon.value) as HouseNumber, moon)] : []
}
