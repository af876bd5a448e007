import type { Manner } from '../../../ai/pack.ts'
import type { ReadingStyle } from '../../../ai/prompt.ts'
import { manglikRule } from '../../../jyotish/doshas/manglik.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { karakaOf } from '../../../jyotish/jaimini/karakas.ts'
import { judgeDosha } from '../../../jyotish/rules/dosha-rule.ts'
import { judgeYoga } from '../../../jyotish/rules/yoga-rule.ts'
import { upperFirst } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import {
  areaAdvice,
  areaSentences,
  degreesOf,
  housePassage,
  lifeOf,
  periodSentence,
  planetPassage,
  reasonFacts,
  themeFacts,
  verdictOf,
} from './life.ts'
import { factPack, factsForStage, packSentence, type Reader, ReadingComposer } from './pack.ts'
import { NO_PARTNER_WINDOW, partnerWindows, windowSentences } from './partner-windows.ts'

/** The facts of a reading on love and partnership, and its composed text. */

export const RELATIONSHIP_STATUSES = ['single', 'dating', 'married', 'separated', 'unspecified'] as const
export type Status = (typeof RELATIONSHIP_STATUSES)[number]

const STATUS_ADVICE: Record<Status, string> = {
  single: 'Go where people with your interests go, and go more than once. Let friends know that you are looking.',
  dating: 'Speak of what each of you hopes for before a year has passed. Meet one another’s friends early.',
  married: 'Keep one evening a week for the two of you. Praise in company, and criticise at home.',
  separated:
    'Settle papers and money in writing before feelings. Give the next tie time; it will not be better for being sooner.',
  unspecified:
    'Say what you need in plain words, once, and listen to the answer. Kindness in small things carries most of it.',
}
interface RelationshipOptions {
  readonly birth: BirthWithNodeInput
  readonly years: number
  readonly status: Status
  readonly style: ReadingStyle
}

export const relationshipPack = async (
  reader: Reader,
  { birth, years, status, style }: RelationshipOptions,
  world: World,
) => {
  const { age, minor } = reader
  const life = await lifeOf(reader, world)
  const { chartFacts, verdicts, rules, passages, times, chart } = life
  const current = times.current()
  const ascendant = chartFacts.ascendant()
  const moon = chartFacts.sign('Moon')
  const commonFacts = [
    ascendant,
    moon,
    chartFacts.house('Moon'),
    chartFacts.star('Moon'),
    ...current,
    ...chartFacts.placements(),
    ...chartFacts.dignities(),
  ]
  const capabilities = ['planet-positions', 'planetary-dignity', 'vimshottari-dasha']
  if (minor) {
    const facts = factsForStage(factPack([...commonFacts, life.read('family').band], 80), 'child')
    const sections = ['how_you_love', 'guidance'] as const
    const compose = (manner: Manner) => {
      const composer = new ReadingComposer(facts, manner, reader.stage)
      composer
        .section('how_you_love')
        .paragraph(
          packSentence(`Your Moon is in ${moon.value}, and your ascendant is ${ascendant.value}.`, moon, ascendant),
        )
        .fromMedium(passages.moon('nature', moon))
        .fromMedium(passages.moon('strength', moon))
        .longOnly(passages.ascendant('nature', ascendant))
        .longOnly(passages.ascendant('strength', ascendant))
      composer.section('guidance').paragraph(areaAdvice(life.read('family'), reader.stage))
      return composer.sections
    }
    return { facts, minor, capabilities, sections, compose }
  }

  const romance = life.read('romance')
  const marriage = life.read('marriage')
  const { windows, spouse } = await partnerWindows(reader, birth, world)
  /** The windows of the covered years, for long readings. */
  const nearWindows = windows.filter(({ from }) => Number(from.slice(0, 4)) <= reader.day.year + years)
  const manglik = chartFacts.dosha(judgeDosha(manglikRule({ includeSecond: true, age }), rules))
  const dara = karakaOf('dara', chart) as Graha
  const allFacts = factPack(
    [
      ...commonFacts,
      ...[romance.band, marriage.band, ...romance.facts, ...marriage.facts],
      ...themeFacts(life, romance),
      ...themeFacts(life, marriage),
      ...reasonFacts(romance, 6),
      ...reasonFacts(marriage, 6),
      ...windows.map(({ fact }) => fact),
      ...degreesOf(life, { style }),
      manglik,
      ...[chartFacts.darakaraka(), chartFacts.sign(dara), chartFacts.house(dara), chartFacts.vargaLagna('D9')],
      ...chartFacts.varga('D9', 'Venus'),
      ...chartFacts.varga('D9', 'Jupiter'),
      ...verdicts
        .filter(({ rule }) => rule.group === 'vivaha')
        .slice(0, 6)
        .map(({ rule }) => chartFacts.yoga(judgeYoga(rule, rules))),
    ],
    120,
  )
  const facts = factsForStage(allFacts, reader.stage)
  const compose = (manner: Manner) => {
    const composer = new ReadingComposer(facts, manner, reader.stage)
    const venus = chartFacts.sign('Venus')
    composer
      .section('how_you_love')
      .paragraph(...areaSentences(life, romance, manner))
      .fromMedium(passages.planetInSign('Venus', venus))
      .fromMedium(passages.moon('nature', moon))
      .longOnly(passages.moon('strength', moon))
    composer.section('partner_qualities')
    const darakaraka = chartFacts.darakaraka()
    const lord = chartFacts.lordHouse(7)
    composer
      .paragraph(...spouse.nature.slice(0, 3).map(({ text }) => packSentence(text, lord, chartFacts.lord(7))))
      .technicalOnly(
        packSentence(darakaraka.text, darakaraka),
        packSentence(chartFacts.house(dara).text, chartFacts.house(dara)),
      )
      .fromMedium(...housePassage(life, 'marriage'))
      .longOnly(...planetPassage(life, dara))
    const { gift, strain } = life.themes(marriage)
    composer
      .section('patterns')
      .paragraph(verdictOf(marriage, manner, reader.stage), gift.opening)
      .fromMedium(gift.scene)
      .technicalOnly(...degreesOf(life, manner).map((degree) => packSentence(degree.text, degree)))
      .longOnly(...planetPassage(life, 'Venus'))
      .longOnly(...housePassage(life, 'romance'))
    composer
      .section('challenges')
      // An absent manglik dosha is not a challenge.
      .paragraph(
        strain?.opening,
        manglik.value !== 'absent' &&
          packSentence(
            manglik.value === 'cancelled'
              ? 'Manglik dosha is formed in your chart, but cancelled: the tradition has reasons that take it away.'
              : `${manglik.text} It is read as heat in close quarters, and as a reason to choose slowly, not as a bar.`,
            manglik,
          ),
      )
      .fromMedium(strain?.scene)
      .longOnly(passages.moon('care', moon))
    composer
      .section('timing')
      .paragraph(
        periodSentence(life, current),
        ...(windows.length > 0
          ? windowSentences(windows)
          : [packSentence(upperFirst(NO_PARTNER_WINDOW), current[1]!, current[3]!)]),
      )
      .fromMedium(passages.mahadasha(times.running.maha.ruler, current[0]!))
      .longOnly(...nearWindows.slice(1).map(({ fact }) => packSentence(fact.text, fact)))
      .longOnly(passages.antardasha(times.running.maha.ruler, times.running.antar.ruler, current[2]!))
    composer
      .section('guidance')
      .paragraph(packSentence(STATUS_ADVICE[status]))
      .fromMedium(areaAdvice(marriage, reader.stage))
    return composer.sections
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
