import { table } from '../../document/document.ts'
import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { capitalisedName, type Lord, lordOf, nameInSentence } from '../../jyotish/grahas.ts'
import { HOUSE_FIELDS } from '../../jyotish/house-fields.ts'
import { KENDRAS } from '../../jyotish/house-groups.ts'
import { karakaOf } from '../../jyotish/jaimini/karakas.ts'
import {
  POLITICAL_ROLES,
  type PoliticalIndicator,
  type PoliticalRole,
  politicalIndicators,
  politicalPoints,
  politicalRoles,
} from '../../jyotish/public-life.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { maybeTerm, oneOf, rows, t } from '../../schema.ts'
import { upperFirst } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { joinPassages } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { conditionWords } from '../shared/narrative/reasons.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, sectionsUpTo } from '../shared/report-sections.ts'
import { hundredths } from '../shared/shapes.ts'
import { weightBars } from '../shared/share-bars.ts'
import { areaArgument } from './parts/area-argument.ts'
import { areaChapters } from './parts/area-chapters.ts'
import { areaDocument } from './parts/area-document.ts'
import { openArea, scoredSection } from './parts/area-report.ts'
import { timelineFacts } from './parts/area-sections.ts'
import { AREA_INPUT, AreaSummary, AreaTimeline } from './parts/area-shapes.ts'

const INDICATORS = 9
const FactIds = t.Array(t.String(), { minItems: 1, description: 'Ids of supporting facts.' })

const PROMISE_TITLES: Record<AreaBand, string> = {
  strong: 'Public life is within your reach',
  good: 'You begin in a small body and end in a larger one',
  mixed: 'You can have public life, at a price',
  weak: 'You have influence before you have office',
}
const ROLE_TEXTS: Record<PoliticalRole, string> = {
  leader: 'the leader, who stands in front and answers for it',
  organiser: 'the organiser, who keeps the whole thing running',
  adviser: 'the adviser, who is asked before a decision',
  orator: 'the speaker, who finds the words',
  administrator: 'the doer, who gets a decision carried out',
  opposition: 'the challenger, who says what others do not dare to say',
}

const indicatorFact = ({ id, rule, holds, weight }: PoliticalIndicator): Fact => ({
  id: `indicator.${id}`,
  kind: 'position',
  text: `${upperFirst(rule)}: ${holds ? `it holds, and adds ${weight}` : 'it does not hold'}.`,
  value: holds,
  source: 'reports/report-politics',
})

/** The weight clause of a rule. */
const COUNTED = /, \d+ each.*$/

export default capability({
  slug: 'report-politics',
  title: 'Public life report',
  summary: 'Public life by a birth: its indications, suitable role, and timing; no election is foretold.',
  keywords: 'politics election leader public life',
  weight: 'report',
  method:
    'The houses are 10 (primary), 4 (the public), 6 (contest), 5, 9 and 11, the karakas Sun, Saturn, Rahu, Mars and Jupiter, the varga D10, with the Ghati lagna. The area is scored and timed as in detailed-life. The score of the report is half that of the area plus half the points of the indicators that hold, at most 100: raja yogas 5 each, at most 20; strong Sun 10; lords of 10 and 4 related 10; Rahu in 3, 6, 10 or 11 6; Saturn strong or in 10 8; 6th lord weaker than the ascendant lord 8; atmakaraka and amatyakaraka related 10; lord of the Ghati lagna in a kendra 6; mahapurusha yogas 8 each. Strength is the condition of the planet. Roles are ranked by the condition of their planet.',
  input: reportBirth(AREA_INPUT),
  data: t.Object({
    ...reportHeadFields('politics'),
    summary: AreaSummary,
    indicators: rows(
      t.Object({
        rule: t.String({ description: 'Condition of the rule, in words.' }),
        holds: t.Boolean(),
        weight: t.Integer({ minimum: 0, description: 'Points added if the rule holds.' }),
        evidence: t.Array(maybeTerm(['YogaName', 'YogaForm']), {
          minItems: 1,
          description: 'Findings in the chart that the rule uses.',
        }),
        fact_ids: FactIds,
      }),
      INDICATORS,
    ),
    roles: rows(
      t.Object({
        role: oneOf(POLITICAL_ROLES),
        weight: t.Number({ minimum: 0, maximum: 1, description: 'Weight relative to the largest, which is 1.' }),
        from: t.Array(t.String(), { minItems: 1, description: 'Supporting facts.' }),
      }),
      POLITICAL_ROLES.length,
      { description: 'The strongest first.' },
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
    accent: 'red',
    document: ({ summary, timeline, sections, indicators, roles, caution }) =>
      areaDocument({ summary, timeline, sections, caution }, [
        table(
          'Indicators',
          ['Indicator', 'Found'],
          indicators.map(({ rule, holds }) => [upperFirst(rule.replace(COUNTED, '')), holds ? 'yes' : 'no']),
        ),
        weightBars(
          'Parts in public life',
          roles.map(({ role, weight }) => ({ name: role, weight })),
        ),
      ]),
  },
}).compute(async (input, world) => {
  const texts = await corpus('report-politics')
  let indicators: PoliticalIndicator[] = []
  const open = await openArea('politics', 'public life', input, world, {
    minors: 'later',
    further: ({ facts, planets, held }) => {
      indicators = politicalIndicators(facts, planets, held)
      const points = politicalPoints(indicators)
      const sum: Fact = {
        id: 'score.indicators',
        kind: 'score',
        text: `The indicators that hold add up to ${points}.`,
        value: points,
        source: 'reports/report-politics',
      }
      return { points, because: [sum, ...indicators.map(indicatorFact)] }
    },
  })
  const argument = await areaArgument(open, { area: 'politics', matter: 'public life', name: givenName(input.name) })
  const chapters = await areaChapters(open, argument, 'public life')
  const { born, chart, houses, planets, facts, held, describe, state, conditionFact, summary } = open
  const isForParents = chapters.isForParents
  const whose = isForParents ? 'your child’s' : 'your'
  const roles = politicalRoles(planets)
  const part = roles[0]!

  const [king, minister] = [karakaOf('atma', chart), karakaOf('amatya', chart)]
  const offices = indicators.find(({ id }) => id === 'karakas')!
  const officeFacts = [
    { id: 'jaimini.atmakaraka', who: king, as: 'atmakaraka' },
    { id: 'jaimini.amatyakaraka', who: minister, as: 'amatyakaraka' },
  ].map(
    ({ id, who: name, as }): Fact => ({
      id,
      kind: 'position',
      text: `${capitalisedName(name)} is the ${as}.`,
      value: name,
      source: 'jaimini/chara-karakas',
    }),
  )

  const ghati = facts.ghatiLagna()
  const ghatiLord = ghati && lordOf(ghati.sign)
  const ghatiSeat = ghatiLord && chart.graha[ghatiLord].house
  const ghatiFact: Fact = {
    id: 'ghati_lagna.sign',
    kind: 'position',
    text: ghati ? `Ghati lagna is in ${signName(ghati.sign)}.` : 'The Sun did not rise: there is no Ghati lagna.',
    value: ghati && signName(ghati.sign),
    source: 'vedic-charts/special-lagna-charts',
  }
  const ghatiText =
    ghati && ghatiLord && ghatiSeat
      ? state(
          `${upperFirst(whose)} Ghati lagna (the point of power) is in ${signName(ghati.sign)}, and ${nameInSentence(ghatiLord)}, its lord, stands in ${whose} ${ordinalInWords(ghatiSeat)} house: power comes ${KENDRAS.includes(ghatiSeat) ? 'in plain view and is hard to take away' : `by way of ${HOUSE_FIELDS[ghatiSeat]}`}.`,
          ghatiFact,
          conditionFact(ghatiLord),
        )
      : state(
          `The Sun did not rise on the day of ${isForParents ? 'your child’s' : 'your'} birth, so there is no Ghati lagna (the point of power) to read.`,
          ghatiFact,
        )

  const [fourth, sixth, eighth, tenth] = [houses[3]!, houses[5]!, houses[7]!, houses[9]!]
  const forPower = held.filter(({ group }) => group === 'raja' || group === 'mahapurusha')
  const sections = [
    scoredSection(
      'promise',
      PROMISE_TITLES[summary.band],
      summary.score,
      [
        ...argument.promise,
        state(
          `The part that suits ${isForParents ? 'your child' : 'you'} best is that of ${ROLE_TEXTS[part.role]}, because ${nameInSentence(part.planet)} ${conditionWords(planets[part.planet])} and stands in ${whose} ${ordinalInWords(chart.graha[part.planet].house)} house.`,
          conditionFact(part.planet),
        ),
      ],
      roles.map(({ planet }) => conditionFact(planet)),
    ),
    scoredSection('tenth_and_sun', 'How you rise', tenth.score, [
      ...chapters.house(10, { places: texts.lord_place, guests: texts.guests }),
      ...chapters.planet('Sun', texts.sun),
      ...chapters.divided(10, { varga: 'D10', called: 'dashamsha', gloss: 'the chart of work' }),
    ]),
    scoredSection('fourth_public', 'The goodwill of the people', fourth.score, [
      ...chapters.house(4, { lords: texts.goodwill }),
      ...chapters.planet('Jupiter', texts.jupiter),
    ]),
    scoredSection('sixth_contest', 'In a contest', sixth.score, [
      ...chapters.house(6, { lords: texts.contests }),
      ...chapters.planet('Mars', texts.mars),
    ]),
    scoredSection(
      'raja_yogas',
      'Combinations for power',
      null,
      chapters.yogas(forPower),
      forPower.map(chapters.yogaFact),
    ),
    scoredSection('saturn_rahu_masses', 'You and the many', null, [
      ...chapters.planet('Saturn', texts.saturn),
      ...chapters.planet('Rahu', texts.rahu),
    ]),
    scoredSection(
      'amatyakaraka',
      'What others use you for',
      null,
      joinPassages(isForParents ? [] : describe(texts.minister[minister as Lord], officeFacts), [
        state(
          `${capitalisedName(minister)} is ${whose} amatyakaraka (the minister of the chart), and ${offices.holds ? `it is joined to ${nameInSentence(king)}, the planet of the self, so private belief and public use go together` : `it has no tie to ${nameInSentence(king)}, the planet of the self, so private belief and public use have to be brought together by a second person`}.`,
          ...officeFacts,
          indicatorFact(offices),
        ),
      ]),
    ),
    scoredSection('ghati_lagna', 'Where power comes from', null, [ghatiText]),
    scoredSection('timing', argument.timingHead, null, argument.timing(), timelineFacts(open)),
    scoredSection('setbacks', 'What a setback looks like', eighth.score, chapters.house(8, { lords: texts.setbacks })),
    argument.remedies(),
  ]
  return {
    ...reportHead('politics', born),
    summary: open.summaryWith(argument.opening),
    indicators: indicators.map((indicator) => ({
      rule: indicator.rule,
      holds: indicator.holds,
      weight: indicator.weight,
      evidence: [...indicator.evidence],
      fact_ids: [indicatorFact(indicator).id],
    })),
    roles: roles.map(({ role, planet, weight }) => ({
      role,
      weight: hundredths(weight),
      from: [conditionFact(planet).id],
    })),
    timeline: open.timeline,
    sections: chapters.titled(sections),
    remedies: argument.remedyRows,
    caution: `${CAUTION} No election result is predicted.`,
  }
})
