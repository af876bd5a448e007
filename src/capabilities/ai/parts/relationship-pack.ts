import type { Manner } from '../../../ai/pack.ts'
import type { Style } from '../../../ai/prompt.ts'
import { manglikRule } from '../../../jyotish/doshas/manglik.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { karakaOf } from '../../../jyotish/jaimini/karakas.ts'
import { judgeDosha } from '../../../jyotish/rules/dosha-rule.ts'
import { judgeYoga } from '../../../jyotish/rules/yoga-rule.ts'
import { capitalised } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import {
  adviceOf,
  areaSentences,
  degreesOf,
  houseSentences,
  lifeOf,
  periodSentence,
  planetSentences,
  reasonFacts,
  reasonSentence,
} from './life.ts'
import { factPack, factsAt, type Reader, say, Telling } from './pack.ts'
import { noPartnerWindow, partnerWindows, windowSentences } from './partner-windows.ts'

/** The facts of a reading on love and partnership, and its composed text. */

export const STATUSES = ['single', 'dating', 'married', 'separated', 'unspecified'] as const
export type Status = (typeof STATUSES)[number]

const STATUS_ADVICE: Record<Status, string> = {
  single: 'Go where people with your interests go, and go more than once. Let friends know that you are looking.',
  dating: 'Speak of what each of you hopes for before a year has passed. Meet one another’s friends early.',
  married: 'Keep one evening a week for the two of you. Praise in company, and criticise at home.',
  separated:
    'Settle papers and money in writing before feelings. Give the next tie time; it will not be better for being sooner.',
  unspecified:
    'Say what you need in plain words, once, and listen to the answer. Kindness in small things carries most of it.',
}
interface Asked {
  readonly birth: BirthWithNodeInput
  readonly years: number
  readonly status: Status
  readonly style: Style
}

export const relationshipPack = async (reader: Reader, { birth, years, status, style }: Asked, world: World) => {
  const { age, minor } = reader
  const life = await lifeOf(reader, world)
  const { tell, verdicts, rules, passages, times, chart } = life
  const current = times.current()
  const ascendant = tell.ascendant()
  const moon = tell.sign('Moon')
  const common = [
    ascendant,
    moon,
    tell.house('Moon'),
    tell.star('Moon'),
    ...current,
    ...tell.placements(),
    ...tell.dignities(),
  ]
  const capabilities = ['planet-positions', 'planetary-dignity', 'vimshottari-dasha']
  if (minor) {
    const facts = factsAt(factPack([...common, life.read('family').band], 80), 'child')
    const sections = ['how_you_love', 'guidance'] as const
    const compose = (manner: Manner) => {
      const telling = new Telling(facts, manner, reader.stage)
      telling
        .section('how_you_love')
        .paragraph(say(`Your Moon is in ${moon.value}, and your ascendant is ${ascendant.value}.`, moon, ascendant))
        .more(passages.moon('nature', moon))
        .more(passages.moon('strength', moon))
        .most(passages.ascendant('nature', ascendant))
        .most(passages.ascendant('strength', ascendant))
      telling.section('guidance').paragraph(adviceOf(life.read('family'), reader.stage))
      return telling.sections
    }
    return { facts, minor, capabilities, sections, compose }
  }

  const romance = life.read('romance')
  const marriage = life.read('marriage')
  const { windows, spouse } = await partnerWindows(reader, birth, years, world)
  const manglik = tell.dosha(judgeDosha(manglikRule({ includeSecond: true, age }), rules))
  const dara = karakaOf('dara', chart) as Graha
  const all = factPack(
    [
      ...common,
      ...[romance.band, marriage.band, ...romance.facts, ...marriage.facts],
      ...reasonFacts(romance, 6),
      ...reasonFacts(marriage, 6),
      ...windows.map(({ fact }) => fact),
      ...degreesOf(life, { style }),
      manglik,
      ...[tell.darakaraka(), tell.sign(dara), tell.house(dara), tell.vargaLagna('D9')],
      ...tell.varga('D9', 'Venus'),
      ...tell.varga('D9', 'Jupiter'),
      ...verdicts
        .filter(({ rule }) => rule.group === 'vivaha')
        .slice(0, 6)
        .map(({ rule }) => tell.yoga(judgeYoga(rule, rules))),
    ],
    120,
  )
  const facts = factsAt(all, reader.stage)
  const compose = (manner: Manner) => {
    const telling = new Telling(facts, manner, reader.stage)
    const venus = tell.sign('Venus')
    telling
      .section('how_you_love')
      .paragraph(...areaSentences(romance, manner))
      .more(passages.planetInSign('Venus', venus))
      .more(passages.moon('nature', moon))
      .most(passages.moon('strength', moon))
    telling.section('partner_qualities')
    const office = tell.darakaraka()
    const lord = tell.lordHouse(7)
    telling
      .paragraph(...spouse.nature.slice(0, 3).map(({ text }) => say(text, lord, tell.lord(7))))
      .more(say(office.text, office), say(tell.house(dara).text, tell.house(dara)))
      .more(...houseSentences(life, 'marriage'))
      .most(...planetSentences(life, dara))
    telling
      .section('patterns')
      .paragraph(...areaSentences(marriage, manner))
      .more(...marriage.helps.slice(1, 3).map((reason) => reasonSentence(reason)))
      .technically(...degreesOf(life, manner).map((degree) => say(degree.text, degree)))
      .most(...planetSentences(life, 'Venus'))
      .most(...houseSentences(life, 'romance'))
    telling
      .section('challenges')
      .paragraph(
        say(
          manglik.value === 'absent'
            ? 'Manglik dosha is absent from your chart.'
            : manglik.value === 'cancelled'
              ? 'Manglik dosha is formed in your chart, but cancelled: the tradition has reasons that take it away.'
              : `${manglik.text} It is read as heat in close quarters, and as a reason to choose slowly, not as a bar.`,
          manglik,
        ),
      )
      .more(
        ...marriage.burdens
          .slice(1, 3)
          .map((reason, at) => reasonSentence(reason, at === 0 ? 'What asks for patience: ' : '')),
      )
      .most(passages.moon('care', moon))
    telling
      .section('timing')
      .paragraph(
        periodSentence(life, current),
        ...(windows.length > 0
          ? windowSentences(windows, years)
          : [say(capitalised(noPartnerWindow(years)), current[1]!, current[3]!)]),
      )
      .more(passages.mahadasha(times.running.maha.ruler, current[0]!))
      .most(...windows.slice(1).map(({ fact }) => say(fact.text, fact)))
      .most(passages.antardasha(times.running.maha.ruler, times.running.antar.ruler, current[2]!))
    telling.section('guidance').paragraph(say(STATUS_ADVICE[status])).more(adviceOf(marriage, reader.stage))
    return telling.sections
  }
  return {
    facts,
    minor,
    sections: null,
    capabilities: [
      ...capabilities,
      ...[
        'planetary-aspects',
        'divisional-charts',
        'ashtakavarga',
        'vivaha-yogas',
        'manglik-dosha',
        'chara-karakas',
        'double-transit',
      ],
    ],
    compose,
  }
}
