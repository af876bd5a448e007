import { expect, test } from 'bun:test'
import { AREA_WORDS } from '../../src/ai/area-words.ts'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { BAND_WORDS } from '../../src/capabilities/reports/parts/area-report.ts'
import { chartAssessment } from '../../src/capabilities/shared/chart-assessment.ts'
import { birthFactsWithEclipse } from '../../src/capabilities/shared/circumstances.ts'
import { AREA_LABELS, AREA_OF_SIDE, LIFE_SIDES } from '../../src/capabilities/shared/narrative/life-sides.ts'
import { type Natal, natal } from '../../src/capabilities/shared/natal.ts'
import { ASSESSED_AREAS } from '../../src/jyotish/assessment/area.ts'
import { areaJudgement } from '../../src/jyotish/assessment/area-judgement.ts'
import type { RasiChart } from '../../src/jyotish/chart.ts'
import { GRAHAS, SEVEN, lordOf as signLord } from '../../src/jyotish/grahas.ts'
import { yogasOf } from '../../src/jyotish/yogas/index.ts'
import { CIVIL_MONTHS } from '../../src/time/iso.ts'
import { houseInWords as ordinal } from '../../src/zodiac/house-words.ts'
import { SIGNS, type SignIndex, signAt, signName } from '../../src/zodiac/signs.ts'
import { polarNight, randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { sharedWorldAt, worldAt } from '../world.ts'
import { type Claim, claimsIn, denial, type JudgedChart, textsIn } from './claims.ts'
import { type Statement, statementsIn } from './statements.ts'

const world = worldAt(Date.UTC(2026, 10, 21))
const CHARTS = sample(60, 700, 2000)

/** Families with texts on one birth chart. */
const FAMILIES = ['reports', 'predictions', 'doshas-yogas', 'remedies', 'ai']
/** Capabilities with texts on another moment or another chart. */
const OTHER_MOMENTS = /forecast|gochara|transit|sade-sati|horoscope|sign-characteristics|panch-pakshi/
const ENTRIES = catalogue.filter(
  ({ family, slug, input }) =>
    FAMILIES.includes(family) &&
    !OTHER_MOMENTS.test(slug) &&
    'datetime' in input.properties &&
    slug !== 'nakshatra-vastu',
)
/** The number of capabilities that are computed for each chart. */
const ENTRIES_PER_CHART = sample(5, 4, 8)

/** Day fields of an input, at the age of 40. */
const dayFields = ({ input }: CatalogueEntry, datetime: string) =>
  Object.fromEntries(
    ['as_of', 'from_date', 'date']
      .filter((field) => field in input.properties)
      .map((field) => [field, `${Number(datetime.slice(0, 4)) + 40}-06-01`]),
  )

/** The judgements of a birth: planets, houses, areas of life. */
const judge = async (born: Natal): Promise<JudgedChart> => {
  const facts = await birthFactsWithEclipse(born, world)
  const activeYogas = yogasOf(facts).filter(({ present, cancelled }) => present && !cancelled)
  const { planets, houses } = chartAssessment(born, world)
  const areas = ASSESSED_AREAS.map((area) => [area, areaJudgement(area, facts, planets, activeYogas)])
  return { planets, houses, areas: Object.fromEntries(areas) }
}

const claimsOf = async (entry: CatalogueEntry, birth: { readonly datetime: string }): Promise<Claim[]> =>
  textsIn(
    await entry.compute(
      { ...entry.example, timezone: undefined, utc_offset: undefined, ...dayFields(entry, birth.datetime), ...birth },
      world,
    ),
  ).flatMap(claimsIn)

test(`claims of texts on planets, houses, areas and ranks are true for each of ${CHARTS} charts`, async () => {
  const wrong: string[] = []
  const claimCounts = new Map<string, number>()
  for (const [i, birth] of [polarNight, ...randomBirths(CHARTS - 1, 24)].entries()) {
    const born = natal(birth, world)
    const judged = await judge(born)
    for (let k = 0; k < ENTRIES_PER_CHART; k++) {
      const entry = ENTRIES[(i * ENTRIES_PER_CHART + k) % ENTRIES.length]!
      for (const claim of await claimsOf(entry, birth)) {
        claimCounts.set(claim.property, (claimCounts.get(claim.property) ?? 0) + 1)
        const truth = denial(claim, born.chart, judged)
        if (truth)
          wrong.push(
            `${entry.slug} ${birth.datetime}: ${claim.property} ${claim.value}, but ${truth}: ${claim.sentence}`,
          )
      }
    }
  }
  expect(wrong).toEqual([])
  // Prose rarely calls a planet weak or strong in passing, since the assessment has its own sentence.
  const minCount = (property: string) => (property === 'called' ? 0 : (CHARTS * ENTRIES_PER_CHART) / 160)
  for (const [property, count] of claimCounts) expect([property, count > minCount(property)]).toEqual([property, true])
  expect([...claimCounts.keys()].filter((property) => property !== 'called')).toHaveLength(11)
}, 3_600_000)

/** True claims in the words of texts, each with a false variant. */
const claimPairs = (chart: RasiChart, { planets }: JudgedChart): [truth: string, lie: string][] =>
  GRAHAS.flatMap((planet) => {
    const { house, sign, combust, retrograde } = chart.graha[planet]
    const { band, standing } = planets[planet]
    const otherHouse = (house % 12) + 1
    const otherSign = signName(((sign + 5) % 12) as SignIndex)
    const condition = band === 'mixed' ? 'in mixed condition' : band
    const lie = band === 'weak' ? 'strong' : 'weak'
    const isDebilitated = standing === 'debilitated'
    const lordOf = SIGNS.map((_, i) => i + 1).filter(
      (number) => signLord(signAt(chart.ascendant.sign + number - 1)) === planet,
    )
    return [
      [`${planet} stands in house ${house}.`, `${planet} stands in house ${otherHouse}.`],
      [
        `The day tells that ${planet} is in ${ordinal(house)}.`,
        `The day tells that ${planet} is in ${ordinal(otherHouse)}.`,
      ],
      [
        `${planet} in house ${house} (${signName(sign)} 12.4), own`,
        `${planet} in house ${house} (${otherSign} 12.4), own`,
      ],
      [`${planet} stands in ${signName(sign)}.`, `${planet} stands in ${otherSign}.`],
      [`${planet}, karaka of wealth, is ${condition}.`, `${planet}, karaka of wealth, is ${lie}.`],
      ...(lordOf.length > 0
        ? [
            [
              `${planet}, lord of house ${lordOf[0]}, gives.`,
              `${planet}, lord of house ${SIGNS.findIndex((_, i) => !lordOf.includes(i + 1)) + 1}, gives.`,
            ],
          ]
        : []),
      ...(isDebilitated
        ? [[`${planet} is debilitated.`, `${planet} is exalted.`]]
        : [[`${planet} stands in house ${house}.`, `${planet} is in the sign of its fall.`]]),
      ...(planet === 'Sun' || planet === 'Moon' || planet === 'Rahu' || planet === 'Ketu'
        ? []
        : [
            [`${planet} is ${combust ? '' : 'not '}combust.`, `${planet} is ${combust ? 'not ' : ''}combust.`],
            [
              `${planet} is ${retrograde ? '' : 'not '}retrograde.`,
              `${planet} is ${retrograde ? 'not ' : ''}retrograde.`,
            ],
          ]),
    ] as [string, string][]
  })

/** The same for verdicts: the best and the worst planet, house and area, and the band of each house and area. */
const verdictPairs = ({ planets, houses, areas }: JudgedChart): [truth: string, lie: string][] => {
  const byScore = <T>(items: readonly T[], score: (item: T) => number) => items.toSorted((a, b) => score(b) - score(a))
  const rankedPlanets = byScore(SEVEN, (planet) => planets[planet].score)
  const rankedSides = byScore(LIFE_SIDES, (side) => areas[AREA_OF_SIDE[side]].score).map((side) => AREA_LABELS[side])
  const rankedAreas = byScore(LIFE_SIDES, (side) => areas[AREA_OF_SIDE[side]].score).map(
    (side) => AREA_WORDS[AREA_OF_SIDE[side]].matter,
  )
  const rankedHouses = byScore(houses, ({ score }) => score).map(({ house }) => house)
  const ends = <T>(ranked: readonly T[]) => [ranked[0]!, ranked.at(-1)!] as const
  const [bestPlanet, worstPlanet] = ends(rankedPlanets)
  const [bestSide, worstSide] = ends(rankedSides)
  const [bestArea, worstArea] = ends(rankedAreas)
  const [bestHouse, worstHouse] = ends(rankedHouses)
  const lowerCase = (text: string) => text.toLowerCase()
  return [
    [`Your strongest planet is ${bestPlanet}.`, `Your strongest planet is ${worstPlanet}.`],
    [`${bestPlanet} is the strongest of the seven.`, `${worstPlanet} is the strongest of the seven.`],
    [`${worstPlanet} is the weakest of your seven planets.`, `${bestPlanet} is the weakest of your seven planets.`],
    [`strongest house: ${bestHouse}.`, `strongest house: ${worstHouse}.`],
    [`weakest house: ${worstHouse}.`, `weakest house: ${bestHouse}.`],
    [
      `You have most ease in ${lowerCase(bestSide)}, and ${lowerCase(worstSide)} needs most of your care.`,
      `You have most ease in ${lowerCase(worstSide)}, and ${lowerCase(bestSide)} needs most of your care.`,
    ],
    [
      `${bestSide} comes easily, ${lowerCase(worstSide)} needs care`,
      `${worstSide} comes easily, ${lowerCase(bestSide)} needs care`,
    ],
    [
      `Of the areas of life the chart supports ${bestArea} most, and asks most of you in ${worstArea}.`,
      `Of the areas of life the chart supports ${worstArea} most, and asks most of you in ${bestArea}.`,
    ],
    ...houses.map(({ house, band }): [string, string] => {
      const words = { supported: 'supported', mixed: 'of two minds', strained: 'strained' }
      const lie = band === 'strained' ? 'supported' : 'strained'
      return [
        `T${ordinal(house).slice(1)}, of some matter, is ${words[band]}: a reason.`,
        `T${ordinal(house).slice(1)}, of some matter, is ${words[lie]}: a reason.`,
      ]
    }),
    ...LIFE_SIDES.map((side): [string, string] => {
      const { band } = areas[AREA_OF_SIDE[side]]
      return [
        `${AREA_LABELS[side]} is ${BAND_WORDS[band]}: a reason.`,
        `${AREA_LABELS[side]} is ${BAND_WORDS[band === 'weak' ? 'strong' : 'weak']}: a reason.`,
      ]
    }),
    ...ASSESSED_AREAS.map((area): [string, string] => {
      const { band } = areas[area]
      return [AREA_WORDS[area].verdict[band], AREA_WORDS[area].verdict[band === 'good' ? 'mixed' : 'good']]
    }),
  ]
}

test('false claims are detected, true ones are not', async () => {
  let lies = 0
  for (const birth of randomBirths(20, 31)) {
    const born = natal(birth, world)
    const judged = await judge(born)
    const falseClaims = (sentence: string) => claimsIn(sentence).filter((claim) => denial(claim, born.chart, judged))
    for (const [truth, lie] of [...claimPairs(born.chart, judged), ...verdictPairs(judged)]) {
      expect([truth, claimsIn(truth).length > 0, falseClaims(truth)]).toEqual([truth, true, []])
      expect([lie, falseClaims(lie).length > 0]).toEqual([lie, true])
      lies++
    }
  }
  expect(lies).toBeGreaterThan(2000)
})

const AS_OF = '2026-11-29'
const AGREEING_CHARTS = sample(12, 60, 300)
/** Reports of both wings, and readings, that speak from one judgement of a chart. */
const AGREEING = [
  'prediction-life-report',
  'prediction-dasha',
  'yearly-personal-forecast',
  'prediction-gem',
  'gemstone-recommendation',
  'rudraksha-recommendation',
  'detailed-life',
  'report-career',
  'report-children',
  'report-education',
  'report-foreign-travel',
  'report-marriage',
  'report-politics',
  'report-property',
  'report-relocation',
  'report-romance',
  'report-spiritual',
  'report-wealth',
  'vivaha-yogas',
  'ai-chart-reading',
  'ai-career-reading',
  'ai-relationship-reading',
  'western-yearly-forecast',
  'western-solar-return',
]
const QUESTIONS = [
  'When will I get married?',
  'When will I find love?',
  'When is a good time to change my job?',
  'When is a good time to buy a house?',
  'Which planet is my strongest?',
  'Which planet is the weakest in my chart?',
  'Which remedies should I do?',
]
const entryOf = (slug: string) => catalogue.find((entry) => entry.slug === slug)!

const inputOf = ({ input, example }: CatalogueEntry, birth: object, more: object = {}): Record<string, unknown> => {
  const days = { as_of: AS_OF, from_date: AS_OF, years: 10, year: 2027 }
  return {
    ...example,
    timezone: undefined,
    utc_offset: undefined,
    ...Object.fromEntries(Object.entries(days).filter(([field]) => field in input.properties)),
    ...birth,
    ...more,
  }
}

/** The strongest time for marriage in the data of vivaha-yogas, as the reports name it. */
const seasonStatements = (answer: unknown): Statement[] => {
  const { strongest } = answer as { strongest: { start: string; end: string } | null }
  if (!strongest) return []
  const month = (moment: string) => `${CIVIL_MONTHS[Number(moment.slice(5, 7)) - 1]} ${moment.slice(0, 4)}`
  const start = strongest.start.slice(0, 10) <= AS_OF ? 'now' : month(strongest.start)
  return [
    { kind: 'best time of marriage: start', value: start, sentence: strongest.start },
    { kind: 'best time of marriage: end', value: month(strongest.end), sentence: strongest.end },
  ]
}

/** The statements of all reports of a birth, with the slug of the report. */
const statementsOf = async (birth: object): Promise<(Statement & { readonly slug: string })[]> => {
  const today = sharedWorldAt(Date.parse(`${AS_OF}T12:00:00Z`))
  const calls = [
    ...AGREEING.map((slug) => ({ slug, more: {} })),
    ...QUESTIONS.map((question) => ({ slug: 'ai-question', more: { question } })),
  ]
  const statements: (Statement & { readonly slug: string })[] = []
  for (const { slug, more } of calls) {
    const entry = entryOf(slug)
    const answer = await entry.compute(inputOf(entry, birth, more), today)
    const sentences = textsIn(answer)
    if (slug === 'vivaha-yogas')
      statements.push(...seasonStatements(answer).map((statement) => ({ ...statement, slug })))
    for (const [i, sentence] of sentences.entries()) {
      const text = /^A window for partnership/.test(sentence) ? `${sentence} ${sentences[i + 1] ?? ''}` : sentence
      statements.push(...statementsIn(text).map((statement) => ({ ...statement, slug })))
    }
  }
  return statements
}

test(`all reports of a chart name the same areas, planets, times and dates, for ${AGREEING_CHARTS} charts`, async () => {
  const differences: string[] = []
  const reports = new Map<string, Set<string>>()
  const births = randomBirths(AGREEING_CHARTS * 3, 71)
    .filter(({ datetime }) => datetime > '1940' && datetime < '2005')
    .slice(0, AGREEING_CHARTS)
  for (const birth of births) {
    const byKind = Map.groupBy(await statementsOf(birth), ({ kind }) => kind)
    for (const [kind, statements] of byKind) {
      for (const { slug } of statements) reports.set(kind, (reports.get(kind) ?? new Set()).add(slug))
      const values = Map.groupBy(statements, ({ value }) => value)
      if (values.size > 1)
        differences.push(
          `${birth.datetime} ${kind}: ${[...values].map(([value, [first]]) => `${value} (${first!.slug}: ${first!.sentence})`).join(' | ')}`,
        )
    }
  }
  expect(differences).toEqual([])
  // Each kind of statement is in at least two reports, so that they can differ.
  const shared = [
    'easiest area',
    'hardest area',
    'strongest planet',
    'weakest planet',
    'next date',
    'easiest part',
    'best time of marriage: start',
    'best time of work: start',
    'best time of love: start',
    'best time of property: end',
  ]
  for (const kind of shared) {
    const count = reports.get(kind)?.size ?? 0
    expect([kind, count >= 2]).toEqual([kind, true])
  }
}, 3_600_000)
