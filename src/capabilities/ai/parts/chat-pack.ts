import type { Manner } from '../../../ai/pack.ts'
import type { ReadingStyle } from '../../../ai/prompt.ts'
import { ADULT_AREAS } from '../../../ai/question-areas.ts'
import { SECOND } from '../../../ai/wording.ts'
import { AREA_RULES, ASSESSED_AREAS, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import type { World } from '../../capability.ts'
import type { BirthInput } from '../../shared/inputs.ts'
import { natalFacts } from './chart-facts.ts'
import { generalAnswer } from './form-answers.ts'
import { hindiQuestionAnswer } from './hindi-answers.ts'
import { degreesOf, housePassage, planetPassage } from './life.ts'
import { factPack, factsForStage, packSentence, type Reader, ReadingComposer } from './pack.ts'
import { accordSentences } from './pair-kootas.ts'
import { matchFacts } from './pair-pack.ts'
import { type AreaQuestion, questionFacts } from './question-pack.ts'
import { answerSentences, timingSentences } from './question-sentences.ts'

/** The facts of one chat reply, and its composed text. */

const FOLLOW_UPS: Record<AssessedArea, string> = {
  career: 'Which kinds of work suit me best?',
  children: 'What helps me to be good company for a child?',
  education: 'How do I learn most easily?',
  foreign_travel: 'Where does distance help me?',
  health: 'Which habits keep my strength up?',
  marriage: 'What do I look for in somebody to live with?',
  politics: 'How do I come across in public?',
  property: 'What should I look at before buying a home?',
  relocation: 'What would a change of place bring me?',
  romance: 'How do I show affection?',
  spiritual: 'Which practice suits me?',
  wealth: 'How do I keep more of what I earn?',
  family: 'How do I get on better with my family?',
}

interface Partner {
  readonly reader: Reader
  readonly birth: BirthInput
}

const MAX_FACTS = 120

export const chatPack = async (
  reader: Reader,
  question: AreaQuestion & { style: ReadingStyle },
  birth: BirthInput,
  partner: Partner | null,
  world: World,
) => {
  const pack = await questionFacts(reader, birth, question, world)
  const { minor } = reader
  const pair =
    partner && !minor && !partner.reader.minor
      ? await matchFacts(
          { groom: birth, bride: partner.birth, relation: 'marriage', a: reader, b: partner.reader },
          world,
        )
      : null
  const partnerFacts = pair && partner ? natalFacts(partner.reader.born.chart, SECOND) : null
  const allFacts = factPack(
    [
      ...(pair ? [pair.total, ...pair.kootas.map(({ fact }) => fact), ...pair.doshas] : []),
      ...(partnerFacts ? [partnerFacts.ascendant(), ...partnerFacts.placements()] : []),
      ...pack.facts,
    ],
    MAX_FACTS,
  )
  const facts = factsForStage(allFacts, reader.stage)
  const compose = (manner: Manner) => {
    const composer = new ReadingComposer(facts, manner, reader.stage)
    const { areaTexts } = pack
    const areas = question.areas.length > 0 ? areaTexts : areaTexts.slice(0, 1)
    composer.section('reply')
    const ofForm = question.areas.length === 0 ? generalAnswer(pack, question) : []
    composer.paragraph(...ofForm)
    // The answer by a form is whole without the best area of the chart.
    for (const area of ofForm.length > 0 ? [] : areas.slice(0, 2))
      composer.paragraph(...answerSentences(pack, question, area, manner))
    if (pair) composer.paragraph(packSentence(pair.total.text, pair.total), ...accordSentences(pair))
    const timing = timingSentences(pack, question.areas.length > 0 ? (areas[0]?.area ?? null) : null, question.kind)
    if (ofForm.length === 0) composer.paragraph(...timing.slice(0, 3)).fromMedium(...timing.slice(3))
    for (const area of areas.slice(0, 2)) {
      const { gift, strain } = pack.themes(area)
      composer
        .paragraph(
          (ofForm.length > 0 && pack.months?.deed) ||
            ((area.score.band === 'weak' || area.score.band === 'mixed') && strain?.deed) ||
            gift.deed,
        )
        .fromMedium(gift.scene)
        .fromMedium(strain?.scene)
        .fromMedium(...housePassage(pack, area.area))
        .fromMedium(...planetPassage(pack, AREA_RULES[area.area].karakas[0]!))
        .longOnly(...housePassage(pack, area.area, 1))
      for (const planet of AREA_RULES[area.area].karakas.slice(1, 2)) composer.longOnly(...planetPassage(pack, planet))
    }
    const { maha, antar } = pack.times.running
    composer
      .fromMedium(pack.passages.mahadasha(maha.ruler, pack.current[0]!))
      .fromMedium(pack.passages.antardasha(maha.ruler, antar.ruler, pack.current[2]!))
      .longOnly(pack.passages.ascendant('strength', pack.chartFacts.ascendant()))
      .longOnly(pack.passages.moon('nature', pack.chartFacts.sign('Moon')))
      .technicalOnly(...degreesOf(pack, manner).map((degree) => packSentence(degree.text, degree)))
    composer.section('follow_ups')
    const coveredAreas = areaTexts.map(({ area }) => area)
    const otherAreas = ASSESSED_AREAS.filter(
      (area) => !coveredAreas.includes(area) && (!minor || !ADULT_AREAS.includes(area)),
    )
    for (const area of [...coveredAreas.slice(0, 2), ...otherAreas.slice(0, 1)])
      composer.paragraph(packSentence(FOLLOW_UPS[area]))
    return composer.sections
  }
  return {
    facts,
    minor,
    capabilities: [...pack.capabilities, ...(pair ? ['ashtakoot-details'] : [])],
    compose,
    composeHindi:
      minor || partner
        ? null
        : (manner: Manner) => hindiQuestionAnswer({ ...pack, facts }, { ...question, reader, manner, form: 'reply' }),
  }
}
