import { expect, test } from 'bun:test'
import { AREA_WORDS } from '../../src/ai/area-words.ts'
import type { Entry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { BAND_WORDS } from '../../src/capabilities/reports/parts/area-report.ts'
import { AREA_LABELS, AREA_OF_SIDE, LIFE_SIDES } from '../../src/capabilities/reports/parts/life-sections.ts'
import { chartAssessment } from '../../src/capabilities/shared/chart-assessment.ts'
import { birthFactsWithEclipse } from '../../src/capabilities/shared/circumstances.ts'
import { type Natal, natal } from '../../src/capabilities/shared/natal.ts'
import { AREAS } from '../../src/jyotish/assessment/area.ts'
import { areaJudgement } from '../../src/jyotish/assessment/area-judgement.ts'
import type { RasiChart } from '../../src/jyotish/chart.ts'
import { GRAHAS, SEVEN, lordOf as signLord } from '../../src/jyotish/grahas.ts'
import { yogasOf } from '../../src/jyotish/yogas/index.ts'
import { houseInWords as ordinal } from '../../src/zodiac/house-words.ts'
import { SIGNS, type SignIndex, signAt, signName } from '../../src/zodiac/signs.ts'
import { polarNight, randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { type Claim, claimsIn, denial, type Judged, textsIn } from './claims.ts'

const world = worldAt(Date.UTC(2026, 10, 21))
const CHARTS = sample(60, 2000)

/** Texts on one birth and its own chart; of a moment, of another chart or of a lord's cycle others speak. */
const FAMILIES = ['reports', 'predictions', 'doshas-yogas', 'remedies', 'ai']
const OF_ANOTHER_SKY = /forecast|gochara|transit|sade-sati|horoscope|sign-characteristics|panch-pakshi/
const READ = catalogue.filter(
  ({ family, slug, input }) =>
    FAMILIES.includes(family) &&
    !OF_ANOTHER_SKY.test(slug) &&
    'datetime' in input.properties &&
    slug !== 'nakshatra-vastu',
)
/** Each chart is read in some of them, so that each of them is read for hundreds. */
const EACH = 8

/** A day of grown life, where one is asked for. */
const asked = ({ input }: Entry, datetime: string) =>
  Object.fromEntries(
    ['as_of', 'from_date', 'date']
      .filter((field) => field in input.properties)
      .map((field) => [field, `${Number(datetime.slice(0, 4)) + 40}-06-01`]),
  )

/** The judgements of a birth: planets, houses, areas of life. */
const judgedOf = async (born: Natal): Promise<Judged> => {
  const facts = await birthFactsWithEclipse(born, world)
  const held = yogasOf(facts).filter(({ present, cancelled }) => present && !cancelled)
  const { planets, houses } = chartAssessment(born, world)
  const areas = AREAS.map((area) => [area, areaJudgement(area, facts, planets, held)])
  return { planets, houses, areas: Object.fromEntries(areas) }
}

const claimsOf = async (entry: Entry, birth: { readonly datetime: string }): Promise<Claim[]> =>
  textsIn(
    await entry.compute(
      { ...entry.example, timezone: undefined, utc_offset: undefined, ...asked(entry, birth.datetime), ...birth },
      world,
    ),
  ).flatMap(claimsIn)

test(`what texts claim of planets, houses and areas, and call best and worst, is true of each of ${CHARTS} charts`, async () => {
  const wrong: string[] = []
  const read = new Map<string, number>()
  for (const [i, birth] of [polarNight, ...randomBirths(CHARTS - 1, 24)].entries()) {
    const born = natal(birth, world)
    const judged = await judgedOf(born)
    for (let k = 0; k < EACH; k++) {
      const entry = READ[(i * EACH + k) % READ.length]!
      for (const claim of await claimsOf(entry, birth)) {
        read.set(claim.property, (read.get(claim.property) ?? 0) + 1)
        const truth = denial(claim, born.chart, judged)
        if (truth)
          wrong.push(
            `${entry.slug} ${birth.datetime}: ${claim.property} ${claim.value}, but ${truth}: ${claim.sentence}`,
          )
      }
    }
  }
  expect(wrong).toEqual([])
  // Prose rarely calls a planet weak or strong in passing: the assessment has its own sentence.
  const least = (property: string) => (property === 'called' ? 0 : CHARTS / 20)
  for (const [property, count] of read) expect([property, count > least(property)]).toEqual([property, true])
  expect(read.size).toBe(12)
}, 3_600_000)

/** A true claim in the words of texts, and the same with one thing changed that the chart denies. */
const planted = (chart: RasiChart, { planets }: Judged): [truth: string, lie: string][] =>
  GRAHAS.flatMap((planet) => {
    const { house, sign, combust, retrograde } = chart.graha[planet]
    const { band, standing } = planets[planet]
    const other = (house % 12) + 1
    const elsewhere = signName(((sign + 5) % 12) as SignIndex)
    const told = band === 'mixed' ? 'in mixed condition' : band
    const lie = band === 'weak' ? 'strong' : 'weak'
    const fallen = standing === 'debilitated'
    const lordOf = SIGNS.map((_, i) => i + 1).filter(
      (each) => signLord(signAt(chart.ascendant.sign + each - 1)) === planet,
    )
    return [
      [`${planet} stands in house ${house}.`, `${planet} stands in house ${other}.`],
      [
        `The day tells that ${planet} is in ${ordinal(house)}.`,
        `The day tells that ${planet} is in ${ordinal(other)}.`,
      ],
      [
        `${planet} in house ${house} (${signName(sign)} 12.4), own`,
        `${planet} in house ${house} (${elsewhere} 12.4), own`,
      ],
      [`${planet} stands in ${signName(sign)}.`, `${planet} stands in ${elsewhere}.`],
      [`${planet}, karaka of wealth, is ${told}.`, `${planet}, karaka of wealth, is ${lie}.`],
      ...(lordOf.length > 0
        ? [
            [
              `${planet}, lord of house ${lordOf[0]}, gives.`,
              `${planet}, lord of house ${SIGNS.findIndex((_, i) => !lordOf.includes(i + 1)) + 1}, gives.`,
            ],
          ]
        : []),
      ...(fallen
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

/** The same of verdicts: which planet, house and area is best and worst, and how each house and area stands. */
const plantedVerdicts = ({ planets, houses, areas }: Judged): [truth: string, lie: string][] => {
  const byScore = <T>(all: readonly T[], score: (one: T) => number) => all.toSorted((a, b) => score(b) - score(a))
  const seven = byScore(SEVEN, (planet) => planets[planet].score)
  const sides = byScore(LIFE_SIDES, (side) => areas[AREA_OF_SIDE[side]].score).map((side) => AREA_LABELS[side])
  const all = byScore(AREAS, (area) => areas[area].score).map((area) => AREA_WORDS[area].matter)
  const twelve = byScore(houses, ({ score }) => score).map(({ house }) => house)
  const ends = <T>(those: readonly T[]) => [those[0]!, those.at(-1)!] as const
  const [ablest, neediest] = ends(seven)
  const [best, worst] = ends(sides)
  const [most, least] = ends(all)
  const [firm, frail] = ends(twelve)
  const low = (text: string) => text.toLowerCase()
  return [
    [`${ablest} is the planet to lean on.`, `${neediest} is the planet to lean on.`],
    [`${ablest} is the strongest of the seven.`, `${neediest} is the strongest of the seven.`],
    [`To build on: work, with ${ablest} to carry them.`, `To build on: work, with ${neediest} to carry them.`],
    [`Lean here, and ${neediest} the one to help along.`, `Lean here, and ${ablest} the one to help along.`],
    [`strongest house: ${firm}.`, `strongest house: ${frail}.`],
    [`weakest house: ${frail}.`, `weakest house: ${firm}.`],
    [`Of its ten sides ${low(best)} stands best.`, `Of its ten sides ${low(worst)} stands best.`],
    [`${worst} asks for most care: weak.`, `${best} asks for most care: weak.`],
    [`${best} carries, ${low(worst)} asks for care`, `${worst} carries, ${low(best)} asks for care`],
    [
      `Of the areas of life the chart supports ${most} most, and asks most of you in ${least}.`,
      `Of the areas of life the chart supports ${least} most, and asks most of you in ${most}.`,
    ],
    ...houses.map(({ house, band }): [string, string] => {
      const said = { supported: 'supported', mixed: 'of two minds', strained: 'strained' }
      const lie = band === 'strained' ? 'supported' : 'strained'
      return [
        `T${ordinal(house).slice(1)}, of some matter, is ${said[band]}: a reason.`,
        `T${ordinal(house).slice(1)}, of some matter, is ${said[lie]}: a reason.`,
      ]
    }),
    ...LIFE_SIDES.map((side): [string, string] => {
      const { band } = areas[AREA_OF_SIDE[side]]
      return [
        `${AREA_LABELS[side]} is ${BAND_WORDS[band]}: a reason.`,
        `${AREA_LABELS[side]} is ${BAND_WORDS[band === 'weak' ? 'strong' : 'weak']}: a reason.`,
      ]
    }),
    ...AREAS.map((area): [string, string] => {
      const { band } = areas[area]
      return [AREA_WORDS[area].verdict[band], AREA_WORDS[area].verdict[band === 'good' ? 'mixed' : 'good']]
    }),
  ]
}

test('a planted contradiction is found, and its true twin is not', async () => {
  let lies = 0
  for (const birth of randomBirths(20, 31)) {
    const born = natal(birth, world)
    const judged = await judgedOf(born)
    const denied = (sentence: string) => claimsIn(sentence).filter((claim) => denial(claim, born.chart, judged))
    for (const [truth, lie] of [...planted(born.chart, judged), ...plantedVerdicts(judged)]) {
      expect([truth, claimsIn(truth).length > 0, denied(truth)]).toEqual([truth, true, []])
      expect([lie, denied(lie).length > 0]).toEqual([lie, true])
      lies++
    }
  }
  expect(lies).toBeGreaterThan(2000)
})
