import { concurrently } from '../../concurrency.ts'
import { ashtakootOf, percentage } from '../../jyotish/kootas/ashtakoot.ts'
import { isUncancelled } from '../../jyotish/kootas/doshas.ts'
import type { Side } from '../../jyotish/kootas/profiles.ts'
import { kootaReasons, manglikReason, papaReason, strainReasons } from '../../jyotish/kootas/reasons.ts'
import { hasNadiDosha, MATCH_BANDS, overallMatch } from '../../jyotish/kootas/report.ts'
import { MATCH_SYSTEMS, outcomeOf, SYSTEM_MAXIMUM } from '../../jyotish/kootas/systems.ts'
import { ASHTAKOOT_MAXIMUM } from '../../jyotish/kootas/tables.ts'
import { tenPorutham } from '../../jyotish/kootas/ten-porutham.ts'
import { papa, papasamya } from '../../jyotish/papasamya.ts'
import { maybe, oneOf, optionalKeys, t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { capability, type World } from '../capability.ts'
import { vargaImage } from '../shared/chart-picture.ts'
import { CHART_STYLE, delhiBride, independence, pairBirthWithNode } from '../shared/inputs.ts'
import { AS_OF_PAIR, utcNoon } from '../shared/lifetime.ts'
import type { Natal } from '../shared/natal.ts'
import { withText } from '../shared/report-sections.ts'
import { Ayanamsha, ayanamshaObject, NodeName, Placement, Planets, placement, planetRow } from '../shared/shapes.ts'
import { marriageSeasons } from '../shared/shared-marriage-times.ts'
import { familyTexts } from './parts/family-texts.ts'
import { lifeStages, readDay } from './parts/life-stages.ts'
import { longevityMatch } from './parts/longevity.ts'
import { manglikCouple } from './parts/manglik.ts'
import { AnyVerdict, SystemName } from './parts/match-names.ts'
import { Profile, profileRow } from './parts/match-shapes.ts'
import { isMinorPair, MatchSummary, matchSummary } from './parts/match-summary.ts'
import { reasonFields, reasonsText } from './parts/reasons.ts'
import { dashaOverlap, navamsaComparison } from './parts/report-charts.ts'
import { matchDocument } from './parts/report-document.ts'
import {
  dosha,
  lifeStageSection,
  longevity,
  manglik,
  matchTables,
  papasSection,
  people,
} from './parts/report-matches.ts'
import { conclusion, remedies } from './parts/report-outcome.ts'
import { MatchSection, withFactsOf } from './parts/report-sections.ts'
import { couple, moonSides } from './parts/sides.ts'

/** A finding with a smaller weight carries no verdict on a whole match, percent. source: this project's own weighing */
const LEAST_REASON = 2

const words = (name: string) => name.replaceAll('_', ' ')
const Svg = t.String({ description: 'Drawing as an SVG document.' })
const Person = t.Object(
  {
    person_profile: Profile,
    ascendant: Placement,
    planets: Planets,
    images: t.Object({ D1: Svg, D9: Svg }),
  },
  { $id: 'MatchedChart', description: 'One person, with the chart.' },
)
const person = async ({ chart }: Natal, side: Side, partner: Side, { tenant }: World) => {
  const [D1, D9] = await concurrently(
    () => vargaImage(chart, 'D1', tenant),
    () => vargaImage(chart, 'D9', tenant),
  )
  return {
    person_profile: profileRow(side, partner),
    ascendant: placement(chart.ascendant),
    planets: chart.planets.map(planetRow),
    images: { D1, D9 },
  }
}

export default capability({
  slug: 'matching-report',
  title: 'Matching report',
  summary:
    'Two births matched in full: scores of several systems, doshas, both charts, periods, life stages and a conclusion.',
  keywords: 'match two people couple marriage compatibility kundli matching report',
  weight: 'report',
  method:
    'The answer composes ayu-milan, ten-porutham, manglik-match, papasamya and life-stage-match, and compares the 7th houses, navamsas, mutual placements and Vimshottari periods. The times for marriage are those that the windows of vivaha-yogas of both charts have in common in ten years. The overall score is the percentage of Ashtakoot less 10 for each uncancelled nadi, rajju, vedha, one-sided Manglik and unbalanced papasamya. A match that one of its systems does not recommend is average at best, or weak if that is Ashtakoot. Every paragraph names its facts.',
  input: pairBirthWithNode({
    systems: maybe(t.Array(SystemName, { minItems: 1, uniqueItems: true, default: ['ashtakoot', 'ten_porutham'] })),
    as_of: AS_OF_PAIR,
    chart_style: CHART_STYLE,
  }),
  data: t.Object({
    section: t.Literal('matching_report'),
    ayanamsha: Ayanamsha,
    node: NodeName,
    groom: Person,
    bride: Person,
    summary: MatchSummary,
    ...reasonFields,
    scores: optionalKeys(
      MATCH_SYSTEMS,
      t.Object(
        { total: t.Number(), maximum: t.Integer(), verdict: AnyVerdict },
        { $id: 'SystemTotal', description: 'Result of one system, with maximum points.' },
      ),
    ),
    sections: t.Array(MatchSection, { minItems: 6, maxItems: 7 }),
    overall: t.Object({ band: oneOf(MATCH_BANDS), reasons: t.Array(t.String()) }),
  }),
  example: { groom: independence, bride: delhiBride, as_of: '1975-06-01' },
  varies: true,
  report: {
    accent: 'wine',
    tradition: 'vedic',
    subjects: { groom: 'Groom', bride: 'Bride' },
    charts: { birth: false, cover: 2 },
    document: matchDocument,
  },
}).compute(async (input, world) => {
  const both = couple(input, world)
  const day = readDay(input.as_of, both, world)
  const { groom, bride } = moonSides(both)
  const match = ashtakootOf(groom, bride)
  const poruthams = tenPorutham(groom, bride)
  const kuja = manglikCouple(both, day)
  const papasOf = { groom: papa(both.groom.chart), bride: papa(both.bride.chart) }
  const papaPair = papasamya(papasOf.groom, papasOf.bride)
  const stages = lifeStages(both, day, world)
  const isAdhama = (name: 'rajju' | 'vedha') =>
    poruthams.poruthams.some(({ porutham, grade }) => porutham === name && grade === 'adhama')
  const systems = input.systems ?? ['ashtakoot', 'ten_porutham']
  const refusals = MATCH_SYSTEMS.filter(
    (system) =>
      (systems.includes(system) || system === 'ashtakoot' || system === 'ten_porutham') &&
      outcomeOf[system](groom, bride).verdict === 'not_recommended',
  )
  const assessment = overallMatch(
    percentage(match.total, ASHTAKOOT_MAXIMUM),
    [
      { name: 'nadi', present: hasNadiDosha(match) },
      { name: 'rajju', present: isAdhama('rajju') },
      { name: 'vedha', present: isAdhama('vedha') },
      { name: 'manglik', present: !kuja.pair.match },
      { name: 'papasamya', present: papaPair.verdict === 'not_balanced' },
    ],
    refusals,
  )
  const isBhakootOpen = match.doshas.some((each) => each.name === 'Bhakoot' && isUncancelled(each))
  const open = [...assessment.present.map(({ name }) => name), ...(isBhakootOpen ? (['bhakoot'] as const) : [])]
  const scores = Object.fromEntries(
    systems.map((system) => {
      const { total, verdict } = outcomeOf[system](groom, bride)
      return [system, { total, maximum: SYSTEM_MAXIMUM[system], verdict }]
    }),
  )
  const [groomRow, brideRow] = await concurrently(
    () => person(both.groom, groom, bride, world),
    () => person(both.bride, bride, groom, world),
  )
  const sides = { groom, bride }
  const papas = { ...papasOf, pair: papaPair }
  const spans = longevityMatch(both, world)
  const family = await familyTexts(input)
  const reasons = [
    ...kootaReasons(sides, match),
    ...strainReasons(sides, poruthams.poruthams),
    manglikReason(kuja),
    papaReason(papas),
  ].filter(({ weight }) => Math.abs(weight) >= LEAST_REASON)
  const at = utcNoon(day)
  const seasons = isMinorPair(stages) ? null : await marriageSeasons(both, day, world)
  const papasPart = papasSection(papas, family)
  const checks = withFactsOf(dosha(sides, match, poruthams, family), [papasPart, longevity(spans)])
  const times = dashaOverlap(both, at, seasons, family)
  const stagePart = lifeStageSection(stages, family)
  return {
    section: 'matching_report',
    ayanamsha: ayanamshaObject(both.groom.chart.ayanamsha),
    node: both.groom.chart.node,
    groom: groomRow,
    bride: brideRow,
    summary: matchSummary(
      {
        match,
        southern: poruthams,
        assessment,
        open,
        reasons,
        seasons,
        isMinor: isMinorPair(stages),
      },
      family,
    ),
    ...(await reasonsText(reasons, sides)),
    scores,
    sections: withText([
      matchTables(sides, match, poruthams, assessment, family),
      {
        ...checks,
        paragraphs: [...checks.paragraphs, ...papasPart.paragraphs],
      },
      manglik(kuja, family),
      withFactsOf(people(sides, both, world, family), [navamsaComparison(both)]),
      { ...withFactsOf(times, [stagePart]), paragraphs: [...times.paragraphs, ...stagePart.paragraphs] },
      remedies(sides, open, kuja, papasOf, family),
      conclusion(match, assessment, family),
    ]),
    overall: {
      band: assessment.band,
      reasons: [
        `Ashtakoot gives ${percentage(match.total, ASHTAKOOT_MAXIMUM)} percent.`,
        ...assessment.present.map(({ name }) => `Less 10 for ${name}, which nothing cancels.`),
        ...(assessment.refusing.length > 0
          ? [`Not recommended by ${joinWords(assessment.refusing.map(words))}, so no better than ${assessment.band}.`]
          : []),
        `That makes ${assessment.score.toFixed(1)}: ${assessment.band}.`,
      ],
    },
  }
})
