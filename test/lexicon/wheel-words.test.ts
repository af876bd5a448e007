import { expect, test } from 'bun:test'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { wheelWords } from '../../src/lexicon/wheel-words.ts'

const placeholders = (text: string) => text.split('{}').length - 1

test.each(LABEL_LANGUAGES)('%s translates every word, with the same placeholders as in English', async (language) => {
  const words = Object.entries(await wheelWords(language))
  expect(words.filter(([, word]) => !word?.trim() || word.includes('|'))).toEqual([])
  expect(words.filter(([english, word]) => placeholders(english) !== placeholders(word))).toEqual([])
})
