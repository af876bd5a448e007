import { concurrently } from '../../concurrency.ts'
import { table } from '../../document/document.ts'
import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { capitalisedName, lordOf, nameInSentence } from '../../jyotish/grahas.ts'
import { HOUSE_FIELDS } from '../../jyotish/house-fields.ts'
import { KENDRAS } from '../../jyotish/house-groups.ts'
import { karakaOf } from '../../jyotish/jaimini/karakas.ts'
import {
  POLITICAL_ROLES,
  type PoliticalIndicator,
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
import { independence, reportBirth } from '../shared/inputs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
import { hundredths } from '../shared/shapes.ts'
import { weightBars } from '../shared/shares.ts'
import { areaDocument } from './parts/area-document.ts'
import {
  AREA_INPUT,
  AREA_METHOD,
  AreaSummary,
  AreaTimeline,
  openArea,
  scoredSection,
  yogasText,
} from './parts/area-report.ts'
import { houseText, lordSeatFact, ripestPeriods, timelineFacts, timingText, vargaText } from './parts/area-sections.ts'
import { guestsOf, lordText, outlookText, significatorText } from './parts/area-sides.ts'

const INDICATORS = 9
const SIGNIFICATORS = ['Sun', 'Saturn', 'Rahu', 'Mars', 'Jupiter'] as const
const FactIds = t.Array(t.String(), { minItems: 1, description: 'Ids of supporting facts.' })

const PROMISE_TITLES: Record<AreaBand, string> = {
  strong: 'Public life is within reach',
  good: 'From the small body to the larger one',
  mixed: 'Public life with a price on it',
  weak: 'Influence before office',
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
  method: `Houses 10 (primary), 4 (the public), 6 (contest), 5, 9, 11; karakas Sun, Saturn, Rahu, Mars, Jupiter; D10 and Ghati lagna. ${AREA_METHOD} The score of the report is half of that of the area and half of the indicators that hold, 100 at most: raja yogas 5 each to 20; Sun strong 10; lords of 10 and 4 related 10; Rahu in 3, 6, 10, 11 6; Saturn strong or in 10 8; 6th lord weaker than the ascendant’s 8; atmakaraka and amatyakaraka related 10; lord of the Ghati lagna in a kendra 6; mahapurusha 8 each. Strength is the condition of the planet. Roles by the condition of the planet that assigns each, the ablest 1.`,
  input: reportBirth(AREA_INPUT),
  data: t.Object({
    ...reportHeadFields('politics'),
    summary: AreaSummary,
    indicators: rows(
      t.Object({
        rule: t.String({ description: 'Condition.' }),
        holds: t.Boolean(),
        weight: t.Integer({ minimum: 0, description: 'Points added if it holds.' }),
        evidence: t.Array(maybeTerm(['YogaName', 'YogaForm']), { minItems: 1, description: 'Finding.' }),
        fact_ids: FactIds,
      }),
      INDICATORS,
    ),
    roles: rows(
      t.Object({
        role: oneOf(POLITICAL_ROLES),
        weight: t.Number({ minimum: 0, maximum: 1, description: 'Weight, largest 1.' }),
        from: t.Array(t.String(), { minItems: 1, description: 'Supporting facts.' }),
      }),
      POLITICAL_ROLES.length,
      { description: 'The strongest first.' },
    ),
    timeline: AreaTimeline,
    sections: rows(ReportSection, 11),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
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
}).compute(async (input, world) => {
  const [texts, career] = await concurrently(
    () => corpus('report-politics'),
    () => corpus('report-career'),
  )
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
  const { born, chart, houses, planets, facts, held, describe, state, scoreFact, conditionFact, summary } = open
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
  const ghatiPassages =
    ghati && ghatiLord && ghatiSeat
      ? describe(
          texts.ghati[KENDRAS.includes(ghatiSeat) ? 'kendra' : 'elsewhere'],
          [ghatiFact, conditionFact(ghatiLord)],
          {
            sign: signName(ghati.sign),
            lord: nameInSentence(ghatiLord),
            seat: ordinalInWords(ghatiSeat),
            field: HOUSE_FIELDS[ghatiSeat],
          },
        )
      : describe(texts.ghati.unknown, [ghatiFact])

  const [fourth, sixth, eighth, tenth] = [houses[3]!, houses[5]!, houses[7]!, houses[9]!]
  const ripest = ripestPeriods(open)
  const quiet = open.periods
    .filter((period) => !ripest.includes(period))
    .toSorted((a, b) => a.score - b.score)
    .slice(0, 2)
    .sort((a, b) => a.start - b.start)

  // The ablest and the least able of the five have full texts, the others a short one.
  const byAbility = SIGNIFICATORS.toSorted((a, b) => planets[b].score - planets[a].score)
  const significator = (planet: (typeof SIGNIFICATORS)[number]) =>
    planet === byAbility[0] || planet === byAbility.at(-1)
      ? significatorText(open, planet, texts.karakas[planet])
      : [state(conditionFact(planet).text, conditionFact(planet)), outlookText(open, planet, 10)]

  const sections = [
    scoredSection(
      'promise',
      PROMISE_TITLES[summary.band],
      summary.score,
      [
        ...describe(texts.promise[summary.band], open.summaryFacts),
        ...describe(texts.roles[part.role], [conditionFact(part.planet)]),
      ],
      roles.map(({ planet }) => conditionFact(planet)),
    ),
    scoredSection('tenth_and_sun', 'Rank, and the Sun', tenth.score, [
      ...houseText(open, 10, texts.tenth_house, guestsOf(open, 10)),
      ...lordText(open, 10),
      ...significator('Sun'),
      ...vargaText(open, 10, { varga: 'D10', called: 'dashamsha', says: career.dashamsha }),
    ]),
    scoredSection('fourth_public', 'The goodwill of the people', fourth.score, [
      ...houseText(open, 4, texts.fourth_house, guestsOf(open, 4)),
      ...significator('Jupiter'),
    ]),
    scoredSection('sixth_contest', 'In a contest', sixth.score, [
      ...houseText(open, 6, texts.sixth_house, guestsOf(open, 6)),
      ...lordText(open, 6),
      ...significator('Mars'),
    ]),
    scoredSection('raja_yogas', 'Combinations for power', null, [
      ...yogasText(
        { ...open, yogas: held.filter(({ group }) => group === 'raja' || group === 'mahapurusha') },
        texts.raja,
      ),
    ]),
    scoredSection('saturn_rahu_masses', 'Saturn, Rahu and the many', null, [
      ...significator('Saturn'),
      ...significator('Rahu'),
    ]),
    scoredSection(
      'amatyakaraka',
      `${capitalisedName(minister)}, the minister`,
      null,
      describe(texts.amatyakaraka[offices.holds ? 'related' : 'apart'], [...officeFacts, indicatorFact(offices)], {
        king: nameInSentence(king),
        minister: nameInSentence(minister),
      }),
    ),
    scoredSection('ghati_lagna', 'The Ghati lagna, read for power', null, ghatiPassages),
    scoredSection('timing', 'When', null, timingText(open, texts.timing, texts.quiet), timelineFacts(open)),
    scoredSection('setbacks', 'What to expect of setbacks', eighth.score, [
      ...describe(texts.eighth_house[eighth.score >= 50 ? 'good' : 'bad'], [
        {
          ...scoreFact,
          id: 'score.house8',
          text: `House 8 has ${eighth.score} of 100 points: ${eighth.band}.`,
          value: eighth.score,
        },
        lordSeatFact(eighth),
      ]),
      ...(quiet.length > 0
        ? [
            ...describe(texts.setbacks, [scoreFact]),
            ...quiet.map(({ text, ties }) => state(text, ...(ties.length > 0 ? ties : [scoreFact]))),
          ]
        : []),
    ]),
    open.remediesSection(),
  ]
  return {
    ...reportHead('politics', born),
    summary,
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
    sections,
    remedies: open.remedies,
    caution: `${CAUTION} No election result is predicted.`,
  }
})
