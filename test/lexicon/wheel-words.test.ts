import { expect, test } from 'bun:test'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { wheelWords } from '../../src/lexicon/wheel-words.ts'

const gaps = (text: string) => text.split('{}').length - 1

test.each(LABEL_LANGUAGES)('%s: a word for each, and its place for what it is said of', async (language) => {
  const words = Object.entries(await wheelWords(language))
  expect(words.filter(([, word]) => !word?.trim() || word.includes('|'))).toEqual([])
  expect(words.filter(([english, word]) => gaps(english) !== gaps(word))).toEqual([])
})
