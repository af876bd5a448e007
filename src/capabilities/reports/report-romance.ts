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
import { isLate } from '../../readings/age-filter.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { nullable, oneOf, t } from '../../schema.ts'
import { joinWords, upperFirst } from '../../wording.ts'
import { houseInWords, ordinalInWords } from '../../zodiac/house-words.ts'
import { type HouseNumber, type SignIndex, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds, type Grounded, joinPassages } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { conditionWords } from '../shared/narrative/reasons.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, sectionsUpTo } from '../shared/report-sections.ts'
import { areaArgument } from './parts/area-argument.ts'
import { areaChapters } from './parts/area-chapters.ts'
import { areaDocument } from './parts/area-document.ts'
import { factorFact, openArea, scoredSection } from './parts/area-report.ts'
import { seatFact, timelineFacts } from './parts/area-sections.ts'
import { AREA_INPUT, AreaSummary, AreaTimeline } from './parts/area-shapes.ts'
import { childStyle, type ParentsSays, parentsParts, parentsSays, patienceText } from './parts/parents-sections.ts'
import { planetShadeOf } from './parts/theme-plan.ts'

const HEADS: Record<AreaBand, string> = {
  strong: 'Your heart has an easy road',
  good: 'More helps you in love than hinders you',
  mixed: 'Your heart pulls two ways',
  weak: 'Love comes late to you, and stays',
}
const LIKELIHOOD_HEADS = {
  high: 'With you, love and marriage are one road',
  medium: 'For you, there is a path from love to marriage',
  low: 'Your lasting bond comes by another door',
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
  method: `The houses are 5 (primary), 7, 11 and 12, the karakas Venus, Moon and Mars, the varga D9. The area is scored and timed as in detailed-life. The style follows Venus, Mars and the Moon by the elements of their signs, attraction the element of the 5th house, commitment the modality of the 7th. Four rules link love and marriage: lords of 5 and 7 related (one sign, exchange or mutual aspect); Venus with either; Rahu with Venus or in 7; lords of 5 and 9, or of 7 and 11, related. Two or more are high, one is medium, none is low. Under ${ADULT_AGE} the text addresses the parents and covers temperament only.`,
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
            holds: t.Boolean({ description: 'True if the item is present in the chart.' }),
            evidence: t.Array(t.String(), { description: 'Positions that the rule refers to.' }),
            fact_ids: FactIds,
          }),
          { maxItems: LOVE_LINK_COUNT, description: 'Rules and their findings; empty for a minor.' },
        ),
        likelihood: nullable(
          oneOf(LIKELIHOODS, { description: 'Likelihood, by the number of rules met; null for a minor.' }),
        ),
        text: t.String({ description: 'Summary in a sentence.' }),
      },
      { description: 'Tendency of affection towards marriage.' },
    ),
    timeline: AreaTimeline,
    sections: sectionsUpTo(11),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'plum',
    document: ({ summary, timeline, sections, style, caution }) =>
      areaDocument({ summary, timeline, sections, caution }, [
        table(
          'How this person loves',
          ['What', 'Reading'],
          LOVE_STYLE.map((trait) => [TRAIT_TITLES[trait], style[trait].text]),
        ),
      ]),
  },
}).compute(async (input, world) => {
  const texts = await corpus('report-romance')
  const open = await openArea('romance', 'love', input, world, {
    minors: 'never',
    unnamed: 'minors',
    parents: { matter: 'friendship', times: 'love' },
  })
  const argument = await areaArgument(open, { area: 'romance', matter: 'love', name: givenName(input.name) })
  const forParents = open.minor ? await parentsSays() : null
  const chapters = await areaChapters(open, argument, 'love')
  const { born, chart, planets, houses, assessment, minor, describe, state, scoreFact, conditionFact } = open
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
    return {
      trait,
      fact,
      text: forParents ? `${lead}. ${childStyle(trait, sign)}` : `${loveStyleText(trait, sign)} ${lead}.`,
    }
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
        state(
          held.length === 0
            ? `None of the four old marks that join love to marriage is in your chart, as in many; ${nameInSentence(seventh.lord)}, the lord of your seventh house, then brings the lasting bond by another door, such as an introduction or an old acquaintance.`
            : `Your chart has ${COUNTS[held.length]} of the four old marks that join love to marriage: ${joinWords(held.map(({ id }) => LINK_TEXTS[id]!))}; ${held.length > 1 ? 'with you, what starts as affection wants a name, a date and a home' : 'with you, a tie of the heart may become a marriage if both of you say early that you want it'}.`,
          ...(held.length > 0 ? held : links).map(linkFact),
        ),
        // How a bond begins is not read to late readers.
        ...(isLate(open.age) ? [] : chapters.yogas()),
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
  /** The heaviest burden besides the two themes of the report. */
  const further = weighing.find(
    ([planet]) =>
      planet !== argument.strain?.planet &&
      planet !== argument.gift?.planet &&
      planetShadeOf(planets[planet]) !== 'good',
  )
  const challenges = forParents
    ? patienceText(open, forParents, weighing, scoreFact)
    : further
      ? joinPassages(describe(texts.challenges[further[0]], [further[1]]), [
          state(
            `${capitalisedName(further[0])} stands in your ${ordinalInWords(chart.graha[further[0]].house)} house and ${conditionWords(planets[further[0]])}.`,
            seatFact(further[0], chart),
            conditionFact(further[0]),
          ),
        ])
      : []

  const challengesHead =
    weighing.length > 0
      ? forParents
        ? `What asks for patience: ${joinWords(weighing.map(([planet]) => nameInSentence(planet)))}`
        : 'What else asks you for patience'
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
  /** The three planets of love together, if they differ clearly, and the regard between the lords of liking and of the bond. */
  const advice = (): Grounded[] => {
    const differ = planetShadeOf(planets[ablest]) === 'good' && planetShadeOf(planets[neediest]) !== 'good'
    return [
      ...(differ
        ? joinPassages(describe(texts.advice[ablest][neediest]!, [conditionFact(ablest), conditionFact(neediest)]), [
            state(
              `Of your three planets of love, ${nameInSentence(ablest)}, in your ${ordinalInWords(chart.graha[ablest].house)} house, is the ablest, and ${nameInSentence(neediest)}, in your ${ordinalInWords(chart.graha[neediest].house)}, needs most care.`,
              seatFact(ablest, chart),
              seatFact(neediest, chart),
            ),
          ])
        : []),
      ...(fifth.lord === seventh.lord || regard === 'neutral'
        ? []
        : [
            state(
              `${capitalisedName(fifth.lord)}, which rules liking, and ${nameInSentence(seventh.lord)}, which rules the bond, ${REGARD_TEXTS[regard]}.`,
              regardFact,
            ),
          ]),
    ]
  }
  const grownSections = () => [
    scoredSection(
      'heart',
      HEADS[assessment.band],
      assessment.score,
      argument.promise,
      traits.map(({ fact }) => fact),
    ),
    scoredSection('venus', 'How you show affection', planets.Venus.score, chapters.planet('Venus', texts.venus)),
    scoredSection('mars_and_desire', 'How you take the step', planets.Mars.score, chapters.planet('Mars', texts.mars)),
    scoredSection('moon_needs', 'What you need in closeness', planets.Moon.score, chapters.planet('Moon', texts.moon)),
    scoredSection(
      'fifth_house',
      'How love begins with you',
      fifth.score,
      chapters.house(5, { places: texts.lord_place, guests: texts.guests }),
    ),
    scoredSection(
      'seventh_house',
      'How you make a promise',
      seventh.score,
      chapters.house(7, { lords: texts.promise }),
    ),
    scoredSection('love_to_marriage', likelihood ? LIKELIHOOD_HEADS[likelihood] : 'Friendship first', null, bond, [
      ...links.map(linkFact),
      ...(likelihood ? open.yogas.map(chapters.yogaFact) : []),
    ]),
    scoredSection('challenges', challengesHead, null, challenges),
    scoredSection('timing', argument.timingHead, null, argument.timing(), timelineFacts(open)),
    scoredSection('advice', 'What to build on, and what to look after', null, advice()),
    argument.remedies(),
  ]
  return {
    ...reportHead('romance', born),
    summary: forParents ? open.summary : open.summaryWith(argument.opening),
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
    sections: forParents ? childSections(forParents) : chapters.titled(grownSections()),
    remedies: forParents ? open.remedies : argument.remedyRows,
    caution: minor ? `${CAUTION} Of somebody under ${ADULT_AGE} temperament alone is read.` : CAUTION,
  }
})

const COUNTS = ['none', 'one', 'two', 'three', 'four'] as const
const REGARD_WORDS = { friend: 'a friend', neutral: 'neither friend nor enemy', enemy: 'an enemy' } as const
/** The links for readers, by id. */
const LINK_TEXTS: Readonly<Record<string, string>> = {
  fifth_and_seventh: 'the lords of your fifth and seventh houses are related',
  venus: 'Venus stands with one of these two lords',
  rahu: 'Rahu stands with Venus or in your seventh house',
  fifth_and_ninth: 'the lords of your fifth and ninth, or of your seventh and eleventh houses, are related',
}
const REGARD_TEXTS = {
  friend: 'are friends, so you need not choose between fun and faithfulness',
  enemy:
    'are at odds, so the person who excites you may not be the one who suits you; write down on a calm day what you need',
} as const
