import { expect, test } from 'bun:test'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { paragraph, type SupportingFact } from '../../src/document/document.ts'
import { appendixOf } from '../../src/reports/appendix.ts'

const { find } = catalogueIndexOf(catalogue)
const entry = catalogue.find(({ slug }) => slug === 'report-career')!
const appendix = (facts: readonly SupportingFact[]) =>
  appendixOf(entry, [{ title: 'One', blocks: [paragraph('It rises.')], facts }], [], find)

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
  expect(await appendixOf({ ...entry, method: '' }, [], [], find)).toEqual([])
})
