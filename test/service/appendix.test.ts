import { expect, test } from 'bun:test'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { paragraph, type SupportingFact, type Table } from '../../src/document/document.ts'
import { appendixOf } from '../../src/service/jobs/appendix.ts'

const { find } = catalogueIndexOf(catalogue)
const entry = catalogue.find(({ slug }) => slug === 'report-career')!
const appendix = (facts: readonly SupportingFact[], isShown = (_: SupportingFact) => false) =>
  appendixOf(
    entry,
    [{ title: 'One', blocks: [paragraph('It rises.')], facts }],
    { reckoning: [], isShown: isShown },
    find,
  )

test('each fact is listed once, under the title of the capability that computes it, or under its book', async () => {
  const facts = [
    { text: 'Aquarius rises.', source: 'vedic-charts/birth-chart', kind: 'position' },
    { text: 'Work stands high.', source: 'reports/area_score' },
    { text: 'The Moon is in Virgo.', source: 'vedic-charts/birth-chart' },
    { text: 'Work stands high.', source: 'reports/area_score' },
    { text: 'It adds up.', source: 'report-career' },
    { text: 'Gana: 0 of 6.', source: 'Muhurta Chintamani, Vivaha prakarana' },
  ]
  const table = (await appendix(facts))[0]!.blocks.at(-1) as Table
  expect(table.rows).toEqual([
    ['Birth chart', 'Aquarius rises. The Moon is in Virgo.'],
    ['Career report', 'Work stands high. It adds up.'],
    ['Muhurta Chintamani, Vivaha prakarana', 'Gana: 0 of 6.'],
  ])
  const withoutPositions = (await appendix(facts, ({ kind }) => kind === 'position'))[0]!.blocks.at(-1) as Table
  expect(withoutPositions.rows[1]).toEqual(['Birth chart', 'The Moon is in Virgo.'])
})

test('lists the books cited by the report, by the capabilities of its facts, and by the facts', async () => {
  const [{ blocks }] = (await appendix([
    { text: 'A yoga.', source: 'doshas-yogas/all-yogas' },
    { text: 'Gana: 0 of 6.', source: 'Muhurta Chintamani, Vivaha prakarana' },
  ])) as unknown as [{ blocks: { kind: string; text: string }[] }]
  expect(blocks[0]!.text).toContain('Brihat Parashara Hora Shastra')
  expect(blocks[0]!.text).toContain('Muhurta Chintamani of Rama Daivajna')
  expect(blocks[0]!.text).not.toContain('Tetrabiblos')
})

test('there is no appendix without facts, books and calculation data', async () => {
  expect(await appendixOf({ ...entry, method: '' }, [], { reckoning: [], isShown: () => false }, find)).toEqual([])
})
