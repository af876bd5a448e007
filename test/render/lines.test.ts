import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { dayAndClock, joinTexts } from '../../src/render/direction.ts'
import { translatorFor } from '../../src/render/label-dictionary.ts'
import { extentOf, printableText, type TextLine, textLines } from '../../src/render/lines.ts'
import { faceOf } from '../../src/render/typefaces.ts'

const originalText = ({ runs }: TextLine) => runs.map(({ text, original: says }) => says ?? text).join('')

describe('lines', () => {
  test('break at spaces, and none is wider than the room', () => {
    const text = 'The quick brown fox jumps over the lazy dog and goes on, and on, and on.'
    const lines = textLines(text, 'regular', 9)
    expect(lines.length).toBeGreaterThan(3)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(9)
    expect(lines.map(originalText).join(' ')).toBe(text)
  })

  test('keep every character of any text, and fit into the room unless they have one grapheme', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.constantFrom('regular', 'bold', 'italic'),
        fc.integer({ min: 2, max: 20 }),
        (text, weight, room) => {
          const lines = textLines(text, weight, room)
          const graphemes = (line: string) => [...new Intl.Segmenter().segment(line)].length
          for (const line of lines) expect(line.width <= room + 1e-6 || graphemes(originalText(line)) <= 1).toBe(true)
          const bare = (words: string) => [...printableText(words).replace(/\s/g, '')].sort().join('')
          expect(bare(lines.map(originalText).join(''))).toBe(bare(text))
        },
      ),
      { numRuns: 200 },
    )
  })

  test('a word longer than the room is cut between graphemes', () => {
    const lines = textLines('क्ष'.repeat(20), 'regular', 5)
    expect(lines.map(originalText).join('')).toBe('क्ष'.repeat(20))
    for (const line of lines) expect(originalText(line).startsWith('क')).toBe(true)
  })

  test('a line feed ends a line, and control characters are removed', () => {
    expect(textLines('one\ntwo\r\n\u0007three', 'regular', 100).map(originalText)).toEqual(['one', 'two', 'three'])
  })

  test('right-to-left text is in visual order within a left-to-right line', () => {
    // An example of UAX 9, "car is THE CAR in arabic", with Arabic letters for the capitals: these are displayed in reverse.
    const [line] = textLines('one اب جد two', 'regular', 100)
    expect(line!.runs.map(({ text }) => text).join('|')).toBe('one |جد| |اب| two')
    expect(line!.runs.map(({ rightToLeft }) => rightToLeft)).toEqual([false, true, true, true, false])
  })

  test('extent returns the width on one line and the width of the widest word', () => {
    const { whole, least } = extentOf('a longest word', 'regular')
    expect(textLines('a longest word', 'regular', whole + 1e-9).length).toBe(1)
    expect(textLines('a longest word', 'regular', whole - 0.01).length).toBe(2)
    expect(least).toBeCloseTo(extentOf('longest', 'regular').whole, 9)
  })
})

describe('shaping', () => {
  /** Number of glyphs, which does not depend on the release of the font as glyph names do. */
  const glyphs = (text: string) => faceOf(text[0]!, 'regular')!.shape(text).glyphs.length

  test.each([
    ['क्ष', 1, 'the conjunct ksha is one glyph'],
    ['ज्ञ', 1, 'the conjunct jnya is one glyph'],
    ['ஶ்ரீ', 1, 'Tamil shri is one glyph'],
    ['ক্ষ', 1, 'Bengali khya is one glyph'],
  ])('%s: %d glyph, %s', (text, count) => expect(glyphs(text)).toBe(count))

  test('a vowel sign that is written before its consonant is drawn before it', () => {
    const { glyphs: glyphList } = faceOf('क', 'regular')!.shape('कि')
    const ka = faceOf('क', 'regular')!.shape('क').glyphs[0]!.id
    expect(glyphList.length).toBe(2)
    expect(glyphList[1]!.id).toBe(ka)
  })

  test('letters join in Arabic: the same letter has other glyphs within a word', () => {
    // The dot is a separate glyph without width.
    const bodies = (text: string) =>
      faceOf('ب', 'regular')!
        .shape(text, true)
        .glyphs.filter(({ advanceWidth }) => advanceWidth > 0)
        .map(({ id }) => id)
    const [alone] = bodies('ب')
    expect(bodies('ببب').length).toBe(3)
    expect(bodies('ببب')).not.toContain(alone!)
  })
})

describe('joined texts', () => {
  const SITE = '28°37′ N, 77°13′ E'
  const runTexts = (text: string) =>
    textLines(text, 'regular', Number.POSITIVE_INFINITY)[0]!
      .runs.map((run) => run.text.replaceAll('\u200E', ''))
      .filter(Boolean)

  test('left-to-right text stays whole next to right-to-left text', () => {
    expect(runTexts(`نئی دہلی · ${SITE}`)).not.toContain(SITE)
    expect(runTexts(joinTexts(['نئی دہلی', SITE]))[0]).toBe(SITE)
    expect(textLines(joinTexts(['دہلی', SITE]), 'regular', 99)[0]!.width).toBeCloseTo(
      textLines(`دہلی · ${SITE}`, 'regular', 99)[0]!.width,
      6,
    )
  })

  test('texts of one direction get no marks', () => {
    expect(joinTexts(['Ulm', '', SITE])).toBe(`Ulm · ${SITE}`)
    expect(joinTexts(['a', 'b'], ', ')).toBe('a, b')
  })

  test('the comma after a date belongs to its script', () => {
    expect(dayAndClock('15 مئی، 1990', '14:30')).toBe('15 مئی، 1990، 14:30')
    expect(dayAndClock('15 May 1990', '14:30')).toBe('15 May 1990, 14:30')
  })
})

test('an Urdu phrase runs from right to left even if it begins with Latin letters', () => {
  const translate = translatorFor({ Lines: 'MC اور ASC مسلسل', Houses: 'گھر: {}' })
  const runTexts = (text: string) => textLines(text, 'regular', 99)[0]!.runs.map(({ text }) => text)
  const runs = runTexts(translate('Lines')).filter((text) => /\p{L}/u.test(text))
  expect(runs).toEqual(['مسلسل', 'ASC', 'اور', 'MC'])
  expect(translate('Houses', 'Placidus')).toBe('گھر: Placidus')
  expect(translate('Points')).toBe('Points')
})
