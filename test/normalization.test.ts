import { describe, expect, test } from 'bun:test'
import { normalizedText } from '../src/normalization.ts'

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const
/** Marks of two combining classes in the order that normalisation must reverse. */
const marks = (count: number) => Array.from({ length: count }, (_, i) => (i % 2 ? '\u0316' : '\u0301')).join('')

describe('normalizedText', () => {
  test('equals `String.normalize` for ordinary texts of any length', () => {
    for (const text of ['Zoë Ångström', 'क्षत्रिय ज़रूर', 'ﷺ ﬁ', '각', 'tiếng Việt', 'נִקּוּד'].map((each) =>
      `${each} `.repeat(200),
    ))
      for (const form of FORMS) expect(normalizedText(text, form)).toBe(text.normalize(form))
  })
  test('keeps the first thirty marks of a letter of a long text', () => {
    for (const form of FORMS) expect(normalizedText(`a${marks(5000)}b`, form)).toBe(`a${marks(30)}b`.normalize(form))
  })
  test('takes linear time: 400,000 marks take less than a tenth of a second', () => {
    const text = `a${marks(400_000)}`
    normalizedText(text, 'NFKD')
    const began = performance.now()
    normalizedText(text, 'NFKD')
    // `String.normalize` takes more than ten minutes for this text.
    expect(performance.now() - began).toBeLessThan(100)
  })
})
