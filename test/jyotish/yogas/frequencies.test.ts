import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { BIRTH_DOSHA_RULES } from '../../../src/jyotish/doshas/index.ts'
import { YOGA_RULES } from '../../../src/jyotish/yogas/index.ts'

const page = (name: string) => readFileSync(`${import.meta.dir}/../../../docs/${name}`, 'utf8')
const frequencies = page('yoga-frequencies.md')
/** Returns the id and the count of each row of a table. */
const rows = (text: string) =>
  [...text.matchAll(/^\| (\w+) \|(?: \w+ \|)? (\d+) \|/gm)].map(([, id, count]) => ({ id: id!, count: Number(count) }))
const [yogas, doshas] = frequencies.split('## Doshas').map(rows)

test('the table of frequencies has every rule once, in the order of the rules', () => {
  expect(yogas!.map(({ id }) => id)).toEqual(YOGA_RULES.map(({ id }) => id))
  expect(doshas!.map(({ id }) => id)).toEqual(BIRTH_DOSHA_RULES.map(({ id }) => id))
})

test('each rule that never holds, or holds in at least 70% of births, is explained', () => {
  const explanations = page('yogas.md').split('## Rules that never hold')[1]!.toLowerCase()
  const births = Number(/in ([\d,]+) random births/.exec(frequencies)![1]!.replaceAll(',', ''))
  const unusualRules = [...yogas!, ...doshas!].filter(({ count }) => count === 0 || count >= 0.7 * births)
  expect(unusualRules.length).toBeGreaterThan(5)
  expect(unusualRules.map(({ id }) => id).filter((id) => !explanations.includes(id))).toEqual([])
})
