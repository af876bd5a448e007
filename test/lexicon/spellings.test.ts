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
])('the nakshatra %s is %s', (text, name) => {
  expect(matchSpelling(text, NAKSHATRAS)).toBe(name as never)
})

test.each([
  ['Mesha', 'Aries'],
  ['vrischika', 'Scorpio'],
  ['Meena', 'Pisces'],
])('the sign %s is %s', (text, name) => {
  expect(matchSpelling(text, SIGNS)).toBe(name as never)
})

test('a word of the set is itself before it is a spelling of another', () => {
  expect(matchSpelling('Surya', ['Sun', 'Surya'])).toBe('Surya')
  expect(matchSpelling('Rahu', GRAHAS)).toBe('Rahu')
  expect(matchSpelling('Rahu', ['Sun', 'North Node'])).toBe('North Node')
})

test('in one set no spelling has two meanings', () => {
  for (const set of [NAKSHATRAS, SIGNS, GRAHAS])
    for (const word of set) expect(matchSpelling(word.toUpperCase(), set as readonly string[])).toBe(word)
})

test('other words are none of a set', () => {
  for (const text of ['', 'Sirius', 'Aries', 'x'.repeat(10_000)]) expect(matchSpelling(text, NAKSHATRAS)).toBeUndefined()
})
