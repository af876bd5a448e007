import { expect, test } from 'bun:test'
import type { Entry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { type Assessed, assessed } from '../../src/capabilities/vocabulary/assessed.ts'
import { natal } from '../../src/capabilities/vocabulary/natal.ts'
import type { RasiChart } from '../../src/jyotish/chart.ts'
import { GRAHAS, lordOf as signLord } from '../../src/jyotish/grahas.ts'
import { houseInWords as ordinal } from '../../src/zodiac/house-words.ts'
import { SIGNS, type SignIndex, signAt, signName } from '../../src/zodiac/signs.ts'
import { polarNight, randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { type Claim, claimsIn, denial, textsIn } from './claims.ts'

const world = worldAt(Date.UTC(2026, 10, 21))
const CHARTS = sample(60, 2000)

/** Texts on one birth and its own chart; of a moment, of another chart or of a lord's cycle others speak. */
const FAMILIES = ['reports', 'predictions', 'doshas-yogas', 'remedies']
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

/** A day that all of them have seen, where one is asked for. */
const asked = ({ input }: Entry) =>
  Object.fromEntries(
    ['as_of', 'from_date', 'date'].filter((field) => field in input.properties).map((field) => [field, '2105-06-01']),
  )

const claimsOf = async (entry: Entry, birth: object): Promise<Claim[]> =>
  textsIn(
    await entry.compute(
      { ...entry.example, timezone: undefined, utc_offset: undefined, ...asked(entry), ...birth },
      world,
    ),
  ).flatMap(claimsIn)

test(`what texts claim of planets, signs, houses, lords and conditions is true of each of ${CHARTS} charts`, async () => {
  const wrong: string[] = []
  const read = new Map<string, number>()
  for (const [i, birth] of [polarNight, ...randomBirths(CHARTS - 1, 24)].entries()) {
    const born = natal(birth, world)
    const judged = assessed(born, world)
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
  for (const count of read.values()) expect(count).toBeGreaterThan(CHARTS / 20)
  expect(read.size).toBe(8)
}, 3_600_000)

/** A true claim in the words of texts, and the same with one thing changed that the chart denies. */
const planted = (chart: RasiChart, { planets }: Assessed): [truth: string, lie: string][] =>
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

test('a planted contradiction is found, and its true twin is not', () => {
  let lies = 0
  for (const birth of randomBirths(20, 31)) {
    const born = natal(birth, world)
    const judged = assessed(born, world)
    const denied = (sentence: string) => claimsIn(sentence).filter((claim) => denial(claim, born.chart, judged))
    for (const [truth, lie] of planted(born.chart, judged)) {
      expect([truth, claimsIn(truth).length > 0, denied(truth)]).toEqual([truth, true, []])
      expect([lie, denied(lie).length > 0]).toEqual([lie, true])
      lies++
    }
  }
  expect(lies).toBeGreaterThan(1000)
})
