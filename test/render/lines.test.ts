import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { dayAndClock, inRow } from '../../src/render/direction.ts'
import { translatorFor } from '../../src/render/label-dictionary.ts'
import { extentOf, type Line, linesOf, printable } from '../../src/render/lines.ts'
import { faceOf } from '../../src/render/typefaces.ts'

const said = ({ runs }: Line) => runs.map(({ text, says }) => says ?? text).join('')

describe('lines', () => {
  test('break at spaces, and none is wider than the room', () => {
    const text = 'The quick brown fox jumps over the lazy dog and goes on, and on, and on.'
    const lines = linesOf(text, 'regular', 9)
    expect(lines.length).toBeGreaterThan(3)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(9)
    expect(lines.map(said).join(' ')).toBe(text)
  })

  test('keep every character of any text, and stay in the room or hold one grapheme', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.constantFrom('regular', 'bold', 'italic'),
        fc.integer({ min: 2, max: 20 }),
        (text, weight, room) => {
          const lines = linesOf(text, weight, room)
          const graphemes = (line: string) => [...new Intl.Segmenter().segment(line)].length
          for (const line of lines) expect(line.width <= room + 1e-6 || graphemes(said(line)) <= 1).toBe(true)
          const bare = (words: string) => [...printable(words).replace(/\s/g, '')].sort().join('')
          expect(bare(lines.map(said).join(''))).toBe(bare(text))
        },
      ),
      { numRuns: 200 },
    )
  })

  test('a word longer than the room is cut between graphemes', () => {
    const lines = linesOf('क्ष'.repeat(20), 'regular', 5)
    expect(lines.map(said).join('')).toBe('क्ष'.repeat(20))
    for (const line of lines) expect(said(line).startsWith('क')).toBe(true)
  })

  test('a line feed ends a line, control characters go', () => {
    expect(linesOf('one\ntwo\r\n\u0007three', 'regular', 100).map(said)).toEqual(['one', 'two', 'three'])
  })

  test('right to left stands in visual order within left to right', () => {
    // The example of UAX 9, in Arabic letters: logical "car is THE CAR in arabic" is seen with the capitals turned.
    const [line] = linesOf('one اب جد two', 'regular', 100)
    expect(line!.runs.map(({ text }) => text).join('|')).toBe('one |جد| |اب| two')
    expect(line!.runs.map(({ rightToLeft }) => rightToLeft)).toEqual([false, true, true, true, false])
  })

  test('extent: the whole on one line, and the widest word', () => {
    const { whole, least } = extentOf('a longest word', 'regular')
    expect(linesOf('a longest word', 'regular', whole + 1e-9).length).toBe(1)
    expect(linesOf('a longest word', 'regular', whole - 0.01).length).toBe(2)
    expect(least).toBeCloseTo(extentOf('longest', 'regular').whole, 9)
  })
})

describe('shaping', () => {
  /** Glyph names by Noto Sans Devanagari's own table, as hb-view prints them, would tie this to a font release: counts do not. */
  const glyphs = (text: string) => faceOf(text[0]!, 'regular')!.shape(text).glyphs.length

  test.each([
    ['क्ष', 1, 'the conjunct ksha is one glyph'],
    ['ज्ञ', 1, 'the conjunct jnya is one glyph'],
    ['ஶ்ரீ', 1, 'Tamil shri is one glyph'],
    ['ক্ষ', 1, 'Bengali khya is one glyph'],
  ])('%s: %d glyph, %s', (text, count) => expect(glyphs(text)).toBe(count))

  test('a vowel sign that is written before its consonant is drawn before it', () => {
    const { glyphs: shaped } = faceOf('क', 'regular')!.shape('कि')
    const ka = faceOf('क', 'regular')!.shape('क').glyphs[0]!.id
    expect(shaped.length).toBe(2)
    expect(shaped[1]!.id).toBe(ka)
  })

  test('letters join in Arabic: the same letter has other glyphs within a word', () => {
    // The dot is a glyph of its own, without width.
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

describe('texts in a row', () => {
  const SITE = '28°37′ N, 77°13′ E'
  const drawn = (text: string) =>
    linesOf(text, 'regular', Number.POSITIVE_INFINITY)[0]!
      .runs.map((run) => run.text.replaceAll('\u200E', ''))
      .filter(Boolean)

  test('what runs from left to right stays whole beside what does not', () => {
    expect(drawn(`نئی دہلی · ${SITE}`)).not.toContain(SITE)
    expect(drawn(inRow(['نئی دہلی', SITE]))[0]).toBe(SITE)
    expect(linesOf(inRow(['دہلی', SITE]), 'regular', 99)[0]!.width).toBeCloseTo(
      linesOf(`دہلی · ${SITE}`, 'regular', 99)[0]!.width,
      6,
    )
  })

  test('where all run one way nothing is added', () => {
    expect(inRow(['Ulm', '', SITE])).toBe(`Ulm · ${SITE}`)
    expect(inRow(['a', 'b'], ', ')).toBe('a, b')
  })

  test('the comma after a day is that of its script', () => {
    expect(dayAndClock('15 مئی، 1990', '14:30')).toBe('15 مئی، 1990، 14:30')
    expect(dayAndClock('15 May 1990', '14:30')).toBe('15 May 1990, 14:30')
  })
})

test('a phrase in Urdu runs from the right also where it begins with letters of Latin', () => {
  const say = translatorFor({ Lines: 'MC اور ASC مسلسل', Houses: 'گھر: {}' })
  const shown = (text: string) => linesOf(text, 'regular', 99)[0]!.runs.map(({ text }) => text)
  const runs = shown(say('Lines')).filter((text) => /\p{L}/u.test(text))
  expect(runs).toEqual(['مسلسل', 'ASC', 'اور', 'MC'])
  expect(say('Houses', 'Placidus')).toBe('گھر: Placidus')
  expect(say('Points')).toBe('Points')
})
