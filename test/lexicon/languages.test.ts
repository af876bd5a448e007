import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { lexicon } from '../../src/lexicon/lexicon.ts'
import { TERMS } from '../../src/lexicon/subjects.ts'

const FOLDER = new URL('../../src/lexicon/', import.meta.url)

test('no term stands twice', () => {
  expect(new Set(TERMS).size).toBe(TERMS.length)
})

test('there is one module for each language of the contract', () => {
  const modules = readdirSync(FOLDER)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => /^[a-z]{2}$/.test(name))
  expect(modules.sort()).toEqual([...LABEL_LANGUAGES])
})

test.each([...LABEL_LANGUAGES])('%s speaks for itself, and has a name for every term', async (language) => {
  const words = await lexicon(language)
  expect(words.language).toBe(language)
  expect(['source', 'reviewed', 'machine']).toContain(words.quality)
  expect(TERMS.filter((term) => !words.terms[term]?.trim())).toEqual([])
  expect(Object.keys(words.terms)).toHaveLength(TERMS.length)
})
