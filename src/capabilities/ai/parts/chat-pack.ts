import { ADULT_AREAS, type QuestionKind } from '../../../ai/areas.ts'
import type { Manner } from '../../../ai/pack.ts'
import type { Style } from '../../../ai/prompt.ts'
import { SECOND } from '../../../ai/wording.ts'
import { AREA_RULES, AREAS, type Area } from '../../../jyotish/assessment/area.ts'
import type { World } from '../../capability.ts'
import type { BirthInput } from '../../shared/inputs.ts'
import { natalFacts } from './chart-facts.ts'
import { degreesOf, houseSentences, planetSentences, reasonSentence } from './life.ts'
import { factPack, factsAt, type Reader, say, Telling } from './pack.ts'
import { matchFacts } from './pair-pack.ts'
import { answerSentences, knownOf, questionFacts, timingSentences } from './question-pack.ts'

/** The facts of one turn of a talk, and its composed reply. */

const FOLLOW_UPS: Record<Area, string> = {
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
  readonly own: BirthInput
}

const MOST_FACTS = 120

export const chatPack = async (
  reader: Reader,
  asked: { areas: readonly Area[]; kind: QuestionKind; style: Style },
  birth: BirthInput,
  partner: Partner | null,
  world: World,
) => {
  const pack = await questionFacts(reader, birth, asked, world)
  const { minor } = reader
  const pair =
    partner && !minor && !partner.reader.minor
      ? await matchFacts(
          { groom: partner.own, bride: partner.birth, relation: 'marriage', a: reader, b: partner.reader },
          world,
        )
      : null
  const second = pair && partner ? natalFacts(partner.reader.born.chart, SECOND) : null
  const all = factPack(
    [
      ...(pair ? [pair.total, ...pair.kootas.map(({ fact }) => fact), ...pair.doshas] : []),
      ...(second ? [second.ascendant(), ...second.placements()] : []),
      ...pack.facts,
    ],
    MOST_FACTS,
  )
  const facts = factsAt(all, reader.stage)
  const compose = (manner: Manner) => {
    const telling = new Telling(facts, manner, reader.stage)
    const { told } = pack
    const areas = asked.areas.length > 0 ? told : told.slice(0, 1)
    telling.section('reply')
    for (const area of areas.slice(0, 2)) telling.paragraph(...answerSentences(pack, asked, area, manner))
    if (pair) {
      const weak = pair.kootas.toSorted((a, b) => a.score / a.maximum - b.score / b.maximum)[0]!
      const good = pair.kootas.toSorted((a, b) => b.score / b.maximum - a.score / a.maximum)[0]!
      telling.paragraph(
        say(pair.total.text, pair.total),
        say(`Most of the accord: ${good.fact.text}`, good.fact),
        say(`Least of it: ${weak.fact.text}`, weak.fact),
      )
    }
    const [first] = areas
    const when = timingSentences(pack, first?.area ?? null, asked)
    telling.paragraph(...when.slice(0, 3)).more(...when.slice(3))
    for (const area of areas.slice(0, 2)) {
      const [, ...helps] = knownOf(pack, area.helps)
      const [, ...burdens] = knownOf(pack, area.burdens)
      const reasons = [...helps.slice(0, 3), ...burdens.slice(0, 2)]
      telling
        .more(...reasons.map((reason) => reasonSentence(reason)))
        .more(...houseSentences(pack, area.area))
        .most(...houseSentences(pack, area.area, 1))
      for (const planet of AREA_RULES[area.area].karakas.slice(0, 2)) telling.most(...planetSentences(pack, planet))
    }
    const { maha, antar } = pack.times.running
    telling
      .more(pack.passages.mahadasha(maha.ruler, pack.current[0]!))
      .more(pack.passages.antardasha(maha.ruler, antar.ruler, pack.current[2]!))
      .most(pack.passages.ascendant('strength', pack.tell.ascendant()))
      .most(pack.passages.moon('nature', pack.tell.sign('Moon')))
      .technically(...degreesOf(pack, manner).map((degree) => say(degree.text, degree)))
    telling.section('follow_ups')
    const near = told.map(({ area }) => area)
    const others = AREAS.filter((area) => !near.includes(area) && (!minor || !ADULT_AREAS.includes(area)))
    for (const area of [...near.slice(0, 2), ...others.slice(0, 1)]) telling.paragraph(say(FOLLOW_UPS[area]))
    return telling.sections
  }
  return {
    facts,
    minor,
    capabilities: [...pack.capabilities, ...(pair ? ['ashtakoot-details'] : [])],
    compose,
  }
}
