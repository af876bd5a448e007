import { expect, test } from 'bun:test'
import { allBlocks, type Table } from '../../src/document/document.ts'
import { NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'
import { documentPhrases } from '../../src/lexicon/document-words.ts'
import { documentFor } from '../pdf/real-documents.ts'

const tablesOf = async (labels?: string) =>
  (await documentFor('classical-kundli-report', 'midnight', labels)).sections.flatMap(({ blocks }) =>
    allBlocks(blocks).filter((block): block is Table => block.kind === 'table'),
  )
/** The codes of vargas are not translated. */
const UNTRANSLATED = /^D\d+$/

test('tables in Hindi and Tamil have no English abbreviation of a sign or a planet', async () => {
  for (const language of ['hi', 'ta']) {
    const abbreviated = (await tablesOf(language)).filter(({ isAbbreviated }) => isAbbreviated)
    // The signs of the vargas, the bindus, and the months of five years.
    expect(abbreviated.length).toBe(7)
    const latin = abbreviated
      .flatMap(({ columns, rows }) => [columns, ...rows].flat())
      .filter((cell) => /[A-Za-z]/.test(cell) && !UNTRANSLATED.test(cell))
    expect([language, latin]).toEqual([language, []])
  }
})

test('the kundli names the nakshatra and quarter of each planet, in the language of the labels', async () => {
  const starsOf = async (labels?: 'hi') => {
    const title = labels ? documentPhrases(labels)['Places of the planets'] : 'Places of the planets'
    const { columns, rows } = (await tablesOf(labels)).find((table) => table.title === title)!
    return rows.map((row) => row[labels ? 3 : columns.indexOf('Star, quarter')]!)
  }
  const english = await starsOf()
  expect(english).toHaveLength(10)
  for (const star of english) {
    const [, name, quarter] = /^(.+), (\d)$/.exec(star)!
    expect([NAKSHATRAS as readonly string[], Number(quarter) >= 1 && Number(quarter) <= 4]).toEqual([
      expect.arrayContaining([name]),
      true,
    ])
  }
  for (const star of await starsOf('hi')) expect(star).toMatch(/^[\p{Script=Devanagari} ]+, \d$/u)
})
