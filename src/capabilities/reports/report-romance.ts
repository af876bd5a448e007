import { table } from '../../document/document.ts'
import { ADULT_AGE } from '../../jyotish/ages.ts'
import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { compoundRelation } from '../../jyotish/dignity.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../jyotish/grahas.ts'
import {
  LIKELIHOODS,
  LOVE_LINK_COUNT,
  LOVE_STYLE,
  type LoveTrait,
  likelihoodOf,
  loveLinks,
  loveStyleText,
} from '../../jyotish/romance.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { nullable, oneOf, rows, t } from '../../schema.ts'
import { joinWords, upperFirst } from '../../wording.ts'
import { houseInWords } from '../../zodiac/house-words.ts'
import { type HouseNumber, type SignIndex, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds, type Grounded } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
import { areaDocument } from './parts/area-document.ts'
import {
  AREA_INPUT,
  AREA_METHOD,
  AreaSummary,
  AreaTimeline,
  factorFact,
  openArea,
  scoredSection,
  yogasText,
} from './parts/area-report.ts'
import {
  houseText,
  karakaText,
  lordSeatFact,
  seatFact,
  timelineFacts,
  timingHead,
  timingText,
} from './parts/area-sections.ts'
import { guestsOf } from './parts/area-sides.ts'
import { childStyle, type ParentsSays, parentsParts, parentsSays, patienceText } from './parts/parents-sections.ts'

const HEADS: Record<AreaBand, string> = {
  strong: 'The heart has an easy road',
  good: 'Affection has more help than hindrance',
  mixed: 'The heart pulls two ways',
  weak: 'Affection comes late and stays',
}
const FIFTH_HEADS = {
  supported: 'The fifth house is glad to play',
  mixed: 'The fifth house blows hot and cold',
  strained: 'The fifth house needs lightness',
} as const
const SEVENTH_HEADS = {
  supported: 'The seventh house keeps what it promises',
  mixed: 'The seventh house wants a bond and an open window',
  strained: 'The seventh house promises slowly',
} as const
const LIKELIHOOD_HEADS = {
  high: 'Love and marriage are one road',
  medium: 'From love to marriage there is a path',
  low: 'The lasting bond comes by another door',
} as const
const TRAIT_TITLES: Record<LoveTrait, string> = {
  expression: 'How liking is shown',
  desire: 'How it is pursued',
  feeling: 'What closeness feels like',
  attraction: 'What attracts',
  commitment: 'How a promise is made',
}
/** The planet or house behind each trait. */
const TRAIT_FROM: Record<LoveTrait, Graha | HouseNumber> = {
  expression: 'Venus',
  desire: 'Mars',
  feeling: 'Moon',
  attraction: 5,
  commitment: 7,
}
const SPEAKERS = ['Venus', 'Moon', 'Mars'] as const
const REGARDS = {
  great_friend: 'friend',
  friend: 'friend',
  neutral: 'neutral',
  enemy: 'enemy',
  great_enemy: 'enemy',
} as const

const Trait = t.Object(
  { text: t.String({ description: 'Trait in words.' }), fact_ids: FactIds },
  { $id: 'LoveTrait', description: 'One side of love style.' },
)

export default capability({
  slug: 'report-romance',
  title: 'Romance report',
  summary: 'Love by a birth: expression and needs of affection, whether it leads to marriage, and timing.',
  keywords: 'love boyfriend girlfriend romance relationship',
  weight: 'report',
  method: `Houses 5 (primary), 7, 11, 12; karakas Venus, Moon, Mars; D9. ${AREA_METHOD} Style: Venus, Mars and the Moon by the elements of their signs, attraction by the element of the 5th house, commitment by the modality of the 7th. Love to marriage by four rules: lords of 5 and 7 related (one sign, exchange or mutual aspect); Venus with either; Rahu with Venus or in 7; lords of 5 and 9, or of 7 and 11, related. Two or more high, one medium, none low. Under ${ADULT_AGE} for the parents: temperament alone.`,
  input: reportBirth(AREA_INPUT),
  data: t.Object({
    ...reportHeadFields('romance'),
    summary: AreaSummary,
    style: t.Object(
      { expression: Trait, desire: Trait, feeling: Trait, attraction: Trait, commitment: Trait },
      { description: 'Love style.' },
    ),
    love_to_marriage: t.Object(
      {
        links: t.Array(
          t.Object({
            rule: t.String({ description: 'Link of love to marriage.' }),
            holds: t.Boolean({ description: 'True if present.' }),
            evidence: t.Array(t.String(), { description: 'Positions that the rule refers to.' }),
            fact_ids: FactIds,
          }),
          { maxItems: LOVE_LINK_COUNT, description: 'The rules with findings; empty for a minor.' },
        ),
        likelihood: nullable(oneOf(LIKELIHOODS, { description: 'By the number of rules met; null for a minor.' })),
        text: t.String({ description: 'Summary in a sentence.' }),
      },
      { description: 'Tendency of affection towards marriage.' },
    ),
    timeline: AreaTimeline,
    sections: rows(ReportSection, 11),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  document: ({ summary, timeline, sections, style, caution }) =>
    areaDocument({ summary, timeline, sections, caution }, [
      table(
        'How this person loves',
        ['What', 'Reading'],
        LOVE_STYLE.map((trait) => [TRAIT_TITLES[trait], style[trait].text]),
      ),
    ]),
}).compute(async (input, world) => {
  const texts = await corpus('report-romance')
  const open = await openArea('romance', 'love', input, world, {
    minors: 'never',
    unnamed: 'minors',
    parents: { matter: 'friendship', times: 'love' },
  })
  const forParents = open.minor ? await parentsSays() : null
  const { born, chart, planets, houses, lord, assessment, minor, describe, state, scoreFact, conditionFact } = open
  const [fifth, seventh] = [houses[4]!, houses[6]!]

  const signFact = (house: HouseNumber): Fact => {
    const sign = signName(houses[house - 1]!.sign)
    return {
      id: `D1.house.${house}.sign`,
      kind: 'position',
      text: `House ${house} is ${sign}.`,
      value: sign,
      source: 'vedic-charts/birth-chart',
    }
  }
  const placed = (trait: LoveTrait): { sign: SignIndex; fact: Fact; where: string } => {
    const from = TRAIT_FROM[trait]
    if (typeof from === 'number')
      return { sign: houses[from - 1]!.sign, fact: signFact(from), where: houseInWords(from) }
    const { sign } = chart.graha[from]
    const fact: Fact = {
      id: `D1.${from}.sign`,
      kind: 'position',
      text: `${capitalisedName(from)} is in ${signName(sign)}.`,
      value: signName(sign),
      source: 'vedic-charts/birth-chart',
    }
    return { sign, fact, where: nameInSentence(from) }
  }
  const traits = LOVE_STYLE.map((trait) => {
    const { sign, fact, where: location } = placed(trait)
    const lead =
      typeof TRAIT_FROM[trait] === 'number'
        ? `${upperFirst(location)} is ${signName(sign)}`
        : `${upperFirst(location)} is in ${signName(sign)}`
    return { trait, fact, text: `${lead}. ${forParents ? childStyle(trait, sign) : loveStyleText(trait, sign)}` }
  })
  const style = Object.fromEntries(
    traits.map(({ trait, fact, text }) => [trait, { text, fact_ids: [fact.id] }]),
  ) as Record<LoveTrait, { text: string; fact_ids: string[] }>

  const links = minor ? [] : loveLinks(open.facts)
  const held = links.filter(({ holds }) => holds)
  const likelihood = minor ? null : likelihoodOf(held.length)
  const linkFact = ({ id, rule, holds }: (typeof links)[number]): Fact => ({
    id: `romance.link.${id}`,
    kind: 'position',
    text: `${upperFirst(rule)}: ${holds ? 'so it is' : 'it is not so'}.`,
    value: holds,
    source: 'reports/report-romance',
  })
  const bond: Grounded[] = likelihood
    ? [
        ...describe(texts.likelihood[likelihood], links.map(linkFact)),
        ...(held.length > 0
          ? [
              state(
                `What the chart has of the old marks: ${held.map(({ rule }) => rule).join('; ')}.`,
                ...held.map(linkFact),
              ),
            ]
          : []),
        ...yogasText(open, { none: texts.no_yogas }),
      ]
    : []

  const weighing = [
    ...new Map(
      assessment.factors
        .filter(({ effect, planet }) => effect < 0 && planet)
        .toSorted((a, b) => a.effect - b.effect)
        .map((factor) => [factor.planet!, factorFact(factor)] as const),
    ),
  ].slice(0, 2)
  const challenges = forParents
    ? patienceText(open, forParents, weighing, scoreFact)
    : weighing.length > 0
      ? weighing.flatMap(([planet, fact]) => describe(texts.challenges[planet], [fact]))
      : [state('No planet weighs on this side of life.', scoreFact)]

  const challengesHead =
    weighing.length > 0
      ? `What asks for patience: ${joinWords(weighing.map(([planet]) => nameInSentence(planet)))}`
      : 'Nothing in particular stands in the way'

  const ranked = SPEAKERS.toSorted((a, b) => planets[b].score - planets[a].score)
  const [ablest, neediest] = [ranked[0]!, ranked.at(-1)!]
  const regard = REGARDS[compoundRelation(fifth.lord, seventh.lord, chart.graha)]
  const regardFact: Fact = {
    id: `D1.${fifth.lord}.regard.${seventh.lord}`,
    kind: 'dignity',
    text: `${capitalisedName(fifth.lord)}, lord of house 5, holds ${nameInSentence(seventh.lord)}, lord of house 7, for ${REGARD_WORDS[regard]}.`,
    value: regard,
    source: 'strengths/planetary-friendship',
  }

  const childSections = (passage: ParentsSays) => {
    const parts = parentsParts(open, passage)
    return [
      parts.promise(
        'heart',
        'friendship',
        passage.affection,
        5,
        traits.map(({ fact }) => fact),
      ),
      parts.planet('venus', 'Venus, who shows affection', 'Venus'),
      parts.planet('mars_and_desire', 'Mars, who takes the first step', 'Mars'),
      parts.planet('moon_needs', 'The Moon, and what closeness needs', 'Moon'),
      parts.fifth(),
      parts.seventh(),
      scoredSection('love_to_marriage', 'Friendship first', null, describe(passage.friendship_first, [scoreFact])),
      scoredSection('challenges', challengesHead, null, challenges),
      parts.timing(),
      scoredSection('advice', `Build on ${nameInSentence(ablest)}, tend ${nameInSentence(neediest)}`, null, [
        ...describe(passage.lean[ablest], [conditionFact(ablest), seatFact(ablest, chart)]),
        ...describe(passage.tend[neediest], [conditionFact(neediest), seatFact(neediest, chart)]),
      ]),
      open.remediesSection(),
    ]
  }
  const grownSections = () => [
    scoredSection(
      'heart',
      HEADS[assessment.band],
      assessment.score,
      [
        ...describe(texts.promise[assessment.band], [scoreFact, ...open.summaryFacts]),
        ...describe(texts.lords[fifth.lordHouse], [lordSeatFact(fifth), conditionFact(lord)]),
      ],
      traits.map(({ fact }) => fact),
    ),
    scoredSection('venus', 'Venus, who shows affection', planets.Venus.score, karakaText(open, 'Venus', texts.venus)),
    scoredSection(
      'mars_and_desire',
      'Mars, who takes the step',
      planets.Mars.score,
      karakaText(open, 'Mars', texts.mars),
    ),
    scoredSection(
      'moon_needs',
      'The Moon, and what closeness needs',
      planets.Moon.score,
      karakaText(open, 'Moon', texts.moon),
    ),
    scoredSection(
      'fifth_house',
      FIFTH_HEADS[fifth.band],
      fifth.score,
      houseText(open, 5, texts.fifth_house, texts.guests),
    ),
    scoredSection(
      'seventh_house',
      SEVENTH_HEADS[seventh.band],
      seventh.score,
      houseText(open, 7, texts.seventh_house, guestsOf(open, 7)),
    ),
    scoredSection(
      'love_to_marriage',
      likelihood ? LIKELIHOOD_HEADS[likelihood] : 'Friendship first',
      null,
      bond,
      links.map(linkFact),
    ),
    scoredSection('challenges', challengesHead, null, challenges),
    scoredSection('timing', timingHead(open), null, timingText(open, texts.timing, texts.quiet), timelineFacts(open)),
    scoredSection('advice', `Lean on ${nameInSentence(ablest)}, tend ${nameInSentence(neediest)}`, null, [
      ...describe(texts.lean[ablest], [conditionFact(ablest), seatFact(ablest, chart)]),
      ...describe(texts.tend[neediest], [conditionFact(neediest), seatFact(neediest, chart)]),
      ...describe(texts.regard[regard], [regardFact], {
        fifth: nameInSentence(fifth.lord),
        seventh: nameInSentence(seventh.lord),
      }),
    ]),
    open.remediesSection(),
  ]
  return {
    ...reportHead('romance', born),
    summary: open.summary,
    style,
    love_to_marriage: {
      links: links.map((link) => ({
        rule: link.rule,
        holds: link.holds,
        evidence: [...link.evidence],
        fact_ids: [linkFact(link).id],
      })),
      likelihood,
      text: likelihood
        ? `${upperFirst(COUNTS[held.length]!)} of the ${COUNTS[LOVE_LINK_COUNT]} old marks that join love to marriage ${held.length < 2 ? 'is' : 'are'} in this chart.`
        : `The marks that join love to a later marriage are not read before the age of ${ADULT_AGE}.`,
    },
    timeline: open.timeline,
    sections: forParents ? childSections(forParents) : grownSections(),
    remedies: open.remedies,
    caution: minor ? `${CAUTION} Of somebody under ${ADULT_AGE} temperament alone is read.` : CAUTION,
  }
})

const COUNTS = ['none', 'one', 'two', 'three', 'four'] as const
const REGARD_WORDS = { friend: 'a friend', neutral: 'neither friend nor enemy', enemy: 'an enemy' } as const
