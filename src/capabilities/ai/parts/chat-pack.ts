import type { Manner } from '../../../ai/pack.ts'
import type { ReadingStyle } from '../../../ai/prompt.ts'
import { ADULT_AREAS } from '../../../ai/question-areas.ts'
import { SECOND } from '../../../ai/wording.ts'
import { ASSESSED_AREAS, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import type { World } from '../../capability.ts'
import type { BirthInput } from '../../shared/inputs.ts'
import { natalFacts } from './chart-facts.ts'
import { hindiQuestionAnswer } from './hindi-answers.ts'
import { factPack, factsForStage, packSentence, type Reader, ReadingComposer } from './pack.ts'
import { accordSentences } from './pair-kootas.ts'
import { matchFacts } from './pair-pack.ts'
import { composeQuestion } from './question-answer.ts'
import { type AreaQuestion, questionFacts } from './question-pack.ts'

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
    const { areaTexts } = pack
    const [answer, ...further] = composeQuestion({ ...pack, facts }, reader, question, manner)
    const composer = new ReadingComposer(facts, { ...manner, style: 'plain' }, reader.stage)
    if (pair) composer.section('pair').paragraph(packSentence(pair.total.text, pair.total), ...accordSentences(pair))
    composer.section('follow_ups')
    const coveredAreas = areaTexts.map(({ area }) => area)
    const otherAreas = ASSESSED_AREAS.filter(
      (area) => !coveredAreas.includes(area) && (!minor || !ADULT_AREAS.includes(area)),
    )
    for (const area of [...coveredAreas.slice(0, 2), ...otherAreas.slice(0, 1)])
      composer.paragraph(packSentence(FOLLOW_UPS[area]))
    const [followUps, ofPair] = composer.sections.toReversed()
    return [
      {
        ...answer!,
        id: 'reply',
        paragraphs: [
          ...answer!.paragraphs,
          ...(ofPair?.paragraphs ?? []),
          ...further.flatMap((each) => each.paragraphs),
        ],
      },
      followUps!,
    ]
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
