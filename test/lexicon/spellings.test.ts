import { expect, test } from 'bun:test'
import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'
import { matchSpelling } from '../../src/lexicon/spellings.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'

test.each([
  ['Moola', 'Mula'],
  ['Mrigasira', 'Mrigashira'],
  ['Aswini', 'Ashwini'],
  ['aśvinī', 'Ashwini'],
  ['Poorva-Phalguni', 'Purva Phalguni'],
  ['UTTARASHADA', 'Uttara Ashadha'],
  ['Thiruvonam', 'Shravana'],
  ['Jyestha', 'Jyeshtha'],
])('%s is a spelling of the nakshatra %s', (text, name) => {
  expect(matchSpelling(text, NAKSHATRAS)).toBe(name as never)
})

test.each([
  ['Mesha', 'Aries'],
  ['vrischika', 'Scorpio'],
  ['Meena', 'Pisces'],
])('%s is a spelling of the sign %s', (text, name) => {
  expect(matchSpelling(text, SIGNS)).toBe(name as never)
})

test('an exact word of the set comes before a spelling of another word', () => {
  expect(matchSpelling('Surya', ['Sun', 'Surya'])).toBe('Surya')
  expect(matchSpelling('Rahu', GRAHAS)).toBe('Rahu')
  expect(matchSpelling('Rahu', ['Sun', 'North Node'])).toBe('North Node')
})

test('each word of a set matches itself in capitals', () => {
  for (const set of [NAKSHATRAS, SIGNS, GRAHAS])
    for (const word of set) expect(matchSpelling(word.toUpperCase(), set as readonly string[])).toBe(word)
})

test('an unknown text matches no word of the set', () => {
  for (const text of ['', 'Sirius', 'Aries', 'x'.repeat(10_000)])
    expect(matchSpelling(text, NAKSHATRAS)).toBeUndefined()
})
