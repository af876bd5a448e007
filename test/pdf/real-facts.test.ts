import { describe, expect, test } from 'bun:test'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { allBlocks, type Block, type Section } from '../../src/document/document.ts'
import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { worldAt } from '../world.ts'
import { documentFor, NOW, PEOPLE, type Person, REPORTS } from './real-documents.ts'

/** Signs, houses, bindus and periods in documents are those that the capabilities compute. */

const index = catalogueIndexOf(catalogue)
const answerOf = async (family: string, slug: string, input: object) =>
  // biome-ignore lint/suspicious/noExplicitAny: the answer has the type of its schema
  (await (await index.find(family, slug))!.compute(input as never, worldAt(NOW))) as any

interface PlanetRow {
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

/** Chart, vargas, bindus and periods of a person, as the capabilities compute them. */
const computedFor = async (who: Person) => {
  const { name: _, place: __, ...birth } = PEOPLE[who]
  const [chart, vargas, bindus, dasha] = await Promise.all([
    answerOf('vedic-charts', 'birth-chart', birth),
    answerOf('vedic-charts', 'divisional-charts', birth),
    answerOf('strengths', 'ashtakavarga', birth),
    answerOf('dashas', 'vimshottari-dasha', { ...birth, levels: 2 }),
  ])
  const planetRows = new Map<string, PlanetRow>([
    ['Ascendant', { name: 'Ascendant', house: 1, ...chart.ascendant }],
    ...chart.planets.map((planet: PlanetRow): [string, PlanetRow] => [planet.name, planet]),
  ])
  const inVarga = (code: string, planet: string): string | undefined =>
    vargas.charts[code]?.planets.find(({ name }: PlanetRow) => name === planet)?.sign
  const rising = (code: string): string | undefined => vargas.charts[code]?.ascendant.sign
  const bindusOf = (house: number): number =>
    bindus.sarvashtakavarga.signs.find((row: { house: number }) => row.house === house)?.bindus
  const periods = (dasha.periods as Span[]).flatMap((mahadasha) => [mahadasha, ...(mahadasha.sub ?? [])])
  return { placed: planetRows, inVarga, rising, bindusOf, periods }
}
type Computed = Awaited<ReturnType<typeof computedFor>>

const PLANET = `(?:[Tt]he )?(${GRAHAS.join('|')})`
const SIGN = `(${SIGNS.join('|')})`
const plain = (cell: string) => cell.replace(/^[^\p{L}]+/u, '')

/** Patterns of facts, each with a function that returns the stated and the computed value. */
const CLAIMS: readonly (readonly [RegExp, (computed: Computed, groups: string[]) => unknown[]])[] = [
  [
    new RegExp(`^${PLANET} is in ${SIGN}\\.$`),
    ({ placed: planetRows }, [planet, sign]) => [sign, planetRows.get(planet!)!.sign],
  ],
  [
    new RegExp(`^${PLANET}(?:, lord of house \\d+,)? stands in house (\\d+)\\b`),
    ({ placed: planetRows }, [planet, house]) => [house, String(planetRows.get(planet!)!.house)],
  ],
  [new RegExp(`^${SIGN} rises\\.$`), ({ placed: planetRows }, [sign]) => [sign, planetRows.get('Ascendant')!.sign]],
  [
    new RegExp(`^${PLANET} is in ${SIGN} in (D\\d+), where ${SIGN} rises\\.$`),
    ({ inVarga, rising }, [planet, sign, code, lagna]) => [
      `${sign} ${lagna}`,
      `${inVarga(code!, planet!)} ${rising(code!)}`,
    ],
  ],
  [
    /^House (\d+) has (\d+) bindus of the sarvashtakavarga\.$/,
    ({ bindusOf }, [house, stated]) => [stated, String(bindusOf(Number(house)))],
  ],
]

const claimsOf = (sections: readonly Section[], computed: Computed) =>
  sections
    .flatMap(({ facts = [] }) => facts)
    .flatMap(({ text }) => {
      const claim = CLAIMS.map(([pattern, read]) => ({ found: pattern.exec(text), read })).find(
        ({ found: groups }) => groups,
      )
      if (!claim) return []
      const [stated, actual] = claim.read(computed, claim.found!.slice(1))
      return [{ text, stated, actual }]
    })

/** Stated and computed signs and houses in tables of planets. */
const planetRowsIn = (blocks: readonly Block[], computed: Computed) =>
  blocks.flatMap((block) => {
    if (block.kind !== 'table' || block.columns[0] !== 'Planet' || block.columns[1] !== 'Sign') return []
    const house = block.columns.indexOf('House')
    return block.rows.map((row) => {
      const { sign, house: actual } = computed.placed.get(row[0]!)!
      return {
        stated: [plain(row[1]!), house < 0 ? null : row[house]],
        actual: [sign, house < 0 ? null : String(actual)],
      }
    })
  })

/** Periods of timelines, without the first, which may begin at birth, and the last, which may end at an age. */
const spansOf = (blocks: readonly Block[], { periods }: Computed) =>
  blocks.flatMap((block) =>
    block.kind === 'timeline'
      ? block.spans.slice(1, -1).map(({ name, from, to }) => ({
          stated: [name, from.slice(0, 10), to.slice(0, 10)],
          isSo: periods.some(
            ({ lord, start, end }) =>
              lord === name && start.slice(0, 10) === from.slice(0, 10) && end.slice(0, 10) === to.slice(0, 10),
          ),
        }))
      : [],
  )

const PEOPLE_TESTED: readonly Person[] = process.env.LONG ? (Object.keys(PEOPLE) as Person[]) : ['midnight', 'tamil']
const SINGLE_REPORTS = REPORTS.filter((slug) => !/^(matching|synastry|western)/.test(slug))

describe.each(PEOPLE_TESTED)('documents about %s', async (who) => {
  const computed = await computedFor(who)
  const counts = { claims: 0, seats: 0, spans: 0 }

  test.each(SINGLE_REPORTS)('%s states what the capabilities compute', async (slug) => {
    const { sections } = await documentFor(slug, who)
    const blocks = sections.flatMap((section) => allBlocks(section.blocks))
    const claims = claimsOf(sections, computed)
    const rows = planetRowsIn(blocks, computed)
    const spans = spansOf(blocks, computed)
    expect(claims.filter(({ stated, actual }) => stated !== actual)).toEqual([])
    expect(rows.map(({ stated }) => stated)).toEqual(rows.map(({ actual }) => actual))
    expect(spans.filter(({ isSo }) => !isSo)).toEqual([])
    counts.claims += claims.length
    counts.seats += rows.length
    counts.spans += spans.length
  })

  test('the checks above found enough facts', () => {
    expect(counts.claims).toBeGreaterThan(130)
    expect(counts.seats).toBeGreaterThan(200)
    expect(counts.spans).toBeGreaterThan(40)
  })
})

test.each(REPORTS)('%s names existing capabilities or books as sources', async (slug) => {
  const { sections } = await documentFor(slug, 'tamil')
  const sources = new Set(sections.flatMap(({ facts = [] }) => facts.map(({ source }) => source)))
  for (const source of sources) {
    const [, family, other] = /^([a-z-]+)\/([a-z-]+)$/.exec(source) ?? []
    if (family && other) expect([source, (await index.find(family, other)) !== undefined]).toEqual([source, true])
  }
})
