import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { lexicon } from '../../src/lexicon/lexicon.ts'
import { TERMS } from '../../src/lexicon/subjects.ts'

const FOLDER = new URL('../../src/lexicon/', import.meta.url)

test('the list of terms has no duplicates', () => {
  expect(new Set(TERMS).size).toBe(TERMS.length)
})

test('each label language has one module', () => {
  const modules = readdirSync(FOLDER)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => /^[a-z]{2}$/.test(name))
  expect(modules.sort()).toEqual([...LABEL_LANGUAGES])
})

test.each([...LABEL_LANGUAGES])('%s has its language code, a quality and a name for every term', async (language) => {
  const words = await lexicon(language)
  expect(words.language).toBe(language)
  expect(['source', 'reviewed', 'machine']).toContain(words.quality)
  expect(TERMS.filter((term) => !words.terms[term]?.trim())).toEqual([])
  expect(Object.keys(words.terms)).toHaveLength(TERMS.length)
})
