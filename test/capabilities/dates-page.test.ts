import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BORDER_PERIODS } from '../../src/atlas/border-history.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { worldAt } from '../world.ts'

const page = readFileSync(fileURLToPath(new URL('../../docs/dates.md', import.meta.url)), 'utf8')

const samples = [...page.matchAll(/```json (\S+\/\S+)\n(.*?)\n```\n\n```json answer\n(.*?)\n```/gs)].map(
  ([, path, input, answer]) => [path!, JSON.parse(input!), JSON.parse(answer!)] as const,
)

test('docs/dates.md has at least three samples', () => expect(samples.length).toBeGreaterThanOrEqual(3))

test.each(samples)('the sample of %s has the answer of the page', async (path, input, answer) => {
  const entry = catalogue.find((each) => each.path.endsWith(path))!
  expect((await entry.compute(input as never, worldAt())) as object).toMatchObject(answer)
})

test('docs/dates.md lists exactly the rows of border history without a check', () => {
  const list = page.split('These rows have no check:')[1]!.split('. Treat')[0]!.replace(/\s+/g, ' ').trim()
  const unchecked = BORDER_PERIODS.filter(({ checked }) => checked === null).map(({ name }) => name)
  expect(list.split('; ').sort()).toEqual([...new Set(unchecked)].sort())
})
