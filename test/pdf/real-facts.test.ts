import { describe, expect, test } from 'bun:test'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import type { Block, Section } from '../../src/document/document.ts'
import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { worldAt } from '../world.ts'
import { documentFor, NOW, PEOPLE, type Person, REPORTS } from './real-documents.ts'

/** What a document says of places, houses, bindus and periods is what the capability answers that computes it. */

const shelf = catalogueIndexOf(catalogue)
const answerOf = async (family: string, slug: string, input: object) =>
  // biome-ignore lint/suspicious/noExplicitAny: read as its schema promises it
  (await (await shelf.find(family, slug))!.compute(input as never, worldAt(NOW))) as any

interface Placed {
  name: string
  sign: string
  house: number
  nakshatra: string
  degree_dms: string
}
interface Span {
  lord: string
  start: string
  end: string
  sub?: Span[]
}

/** By the capabilities alone. */
const truthOf = async (who: Person) => {
  const { name: _, place: __, ...birth } = PEOPLE[who]
  const [chart, vargas, bindus, dasha] = await Promise.all([
    answerOf('vedic-charts', 'birth-chart', birth),
    answerOf('vedic-charts', 'divisional-charts', birth),
    answerOf('strengths', 'ashtakavarga', birth),
    answerOf('dashas', 'vimshottari-dasha', { ...birth, levels: 2 }),
  ])
  const placed = new Map<string, Placed>([
    ['Ascendant', { name: 'Ascendant', house: 1, ...chart.ascendant }],
    ...chart.planets.map((planet: Placed): [string, Placed] => [planet.name, planet]),
  ])
  const inVarga = (code: string, planet: string): string | undefined =>
    vargas.charts[code]?.planets.find(({ name }: Placed) => name === planet)?.sign
  const rising = (code: string): string | undefined => vargas.charts[code]?.ascendant.sign
  const bindusOf = (house: number): number =>
    bindus.sarvashtakavarga.signs.find((row: { house: number }) => row.house === house)?.bindus
  const periods = (dasha.periods as Span[]).flatMap((great) => [great, ...(great.sub ?? [])])
  return { placed, inVarga, rising, bindusOf, periods }
}
type Truth = Awaited<ReturnType<typeof truthOf>>

const PLANET = `(?:[Tt]he )?(${GRAHAS.join('|')})`
const SIGN = `(${SIGNS.join('|')})`
const plain = (cell: string) => cell.replace(/^[^\p{L}]+/u, '')

/** What a fact claims beside what is so; null for one that claims nothing of these. */
const CLAIMS: readonly (readonly [RegExp, (truth: Truth, found: string[]) => unknown[]])[] = [
  [new RegExp(`^${PLANET} is in ${SIGN}\\.$`), ({ placed }, [planet, sign]) => [sign, placed.get(planet!)!.sign]],
  [
    new RegExp(`^${PLANET}(?:, lord of house \\d+,)? stands in house (\\d+)\\b`),
    ({ placed }, [planet, house]) => [house, String(placed.get(planet!)!.house)],
  ],
  [new RegExp(`^${SIGN} rises\\.$`), ({ placed }, [sign]) => [sign, placed.get('Ascendant')!.sign]],
  [
    new RegExp(`^${PLANET} is in ${SIGN} in (D\\d+), where ${SIGN} rises\\.$`),
    ({ inVarga, rising }, [planet, sign, code, lagna]) => [
      `${sign} ${lagna}`,
      `${inVarga(code!, planet!)} ${rising(code!)}`,
    ],
  ],
  [
    /^House (\d+) has (\d+) bindus of the sarvashtakavarga\.$/,
    ({ bindusOf }, [house, told]) => [told, String(bindusOf(Number(house)))],
  ],
]

const claimsOf = (sections: readonly Section[], truth: Truth) =>
  sections
    .flatMap(({ facts = [] }) => facts)
    .flatMap(({ text }) => {
      const claim = CLAIMS.map(([pattern, read]) => ({ found: pattern.exec(text), read })).find(({ found }) => found)
      if (!claim) return []
      const [told, so] = claim.read(truth, claim.found!.slice(1))
      return [{ text, told, so }]
    })

/** Rows of planets with their signs. */
const seatsOf = (blocks: readonly Block[], truth: Truth) =>
  blocks.flatMap((block) => {
    if (block.kind !== 'table' || block.columns[0] !== 'Planet' || block.columns[1] !== 'Sign') return []
    const house = block.columns.indexOf('House')
    return block.rows.map((row) => {
      const { sign, house: so } = truth.placed.get(row[0]!)!
      return { told: [plain(row[1]!), house < 0 ? null : row[house]], so: [sign, house < 0 ? null : String(so)] }
    })
  })

/** Strips of periods: the first may begin at birth and the last end at an age. */
const spansOf = (blocks: readonly Block[], { periods }: Truth) =>
  blocks.flatMap((block) =>
    block.kind === 'timeline'
      ? block.spans.slice(1, -1).map(({ name, from, to }) => ({
          told: [name, from.slice(0, 10), to.slice(0, 10)],
          isSo: periods.some(
            ({ lord, start, end }) =>
              lord === name && start.slice(0, 10) === from.slice(0, 10) && end.slice(0, 10) === to.slice(0, 10),
          ),
        }))
      : [],
  )

const SOME: readonly Person[] = process.env.LONG ? (Object.keys(PEOPLE) as Person[]) : ['midnight', 'tamil']
const OF_ONE = REPORTS.filter((slug) => !/^(matching|synastry|western)/.test(slug))

describe.each(SOME)('documents about %s', async (who) => {
  const truth = await truthOf(who)
  const counted = { claims: 0, seats: 0, spans: 0 }

  test.each(OF_ONE)('%s says what the capabilities answer', async (slug) => {
    const { sections } = await documentFor(slug, who)
    const blocks = sections.flatMap((section) => section.blocks)
    const claims = claimsOf(sections, truth)
    const seats = seatsOf(blocks, truth)
    const spans = spansOf(blocks, truth)
    expect(claims.filter(({ told, so }) => told !== so)).toEqual([])
    expect(seats.map(({ told }) => told)).toEqual(seats.map(({ so }) => so))
    expect(spans.filter(({ isSo }) => !isSo)).toEqual([])
    counted.claims += claims.length
    counted.seats += seats.length
    counted.spans += spans.length
  })

  test('which is more than a few things', () => {
    expect(counted.claims).toBeGreaterThan(150)
    expect(counted.seats).toBeGreaterThan(200)
    expect(counted.spans).toBeGreaterThan(40)
  })
})

test.each(REPORTS)('%s rests on capabilities that there are, or on books by name', async (slug) => {
  const { sections } = await documentFor(slug, 'tamil')
  const named = new Set(sections.flatMap(({ facts = [] }) => facts.map(({ source }) => source)))
  for (const source of named) {
    const [, family, other] = /^([a-z-]+)\/([a-z-]+)$/.exec(source) ?? []
    if (family && other) expect([source, (await shelf.find(family, other)) !== undefined]).toEqual([source, true])
  }
})
