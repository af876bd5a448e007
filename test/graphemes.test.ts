import { expect, test } from 'bun:test'
import { clipped, firstGraphemes, fittingBeginning, graphemesOf } from '../src/graphemes.ts'
import { sources } from './structure/sources.ts'

test('letters are grapheme clusters', () => {
  expect(graphemesOf('செவ்வாய்')).toEqual(['செ', 'வ்', 'வா', 'ய்'])
  expect(graphemesOf('👨‍👩‍👧é')).toEqual(['👨‍👩‍👧', 'é'])
  expect(firstGraphemes('सूर्य', 1)).toBe('सू')
  // Cut by code units it would be सूर्, which no word of Hindi ends with.
  expect('सूर्य'.slice(0, 4)).toBe('सूर्')
})

test('a name that does not fit is cut between letters, or is empty', () => {
  const letters = (most: number) => (part: string) => graphemesOf(part).length <= most
  expect(fittingBeginning('செவ்வாய்', letters(4))).toBe('செவ்வாய்')
  expect(fittingBeginning('செவ்வாய்', letters(2))).toBe('செவ்')
  expect(fittingBeginning('New Moon', letters(4))).toBe('New')
  expect(fittingBeginning('New Moon', letters(0))).toBe('')
})

test('a text is clipped between letters to a number of code points', () => {
  expect(clipped('Moon', 4)).toBe('Moon')
  expect(clipped('Moon', 3)).toBe('Moo')
  expect(clipped('😀😀😀', 2)).toBe('😀😀')
  expect(clipped('ae\u0301', 2)).toBe('a')
  expect(clipped(`a${'\u0301'.repeat(1_000_000)}`, 64)).toBe('')
  expect(clipped('😀'.repeat(1_000_000), 64)).toBe('😀'.repeat(64))
})

test('no text for display is cut at a code unit', () => {
  const cut =
    /\b\w*(?:[nN]ame|[tT]itle|[lL]abel|[tT]ext|[wW]ord|content|value|ruler|[sS]ign|[gG]raha|[pP]lanet|unknown|given|\bid)\)?!?\.(?:slice|substring|substr)\(0,(?! *-)|\[\.\.\.\w+\]\.slice\(0.*\.join\(/
  /** A date of a timestamp, items of a list. */
  const harmless = /text\.slice\(0, 10\)|Array\.isArray/
  const found = sources(
    'src/{console,render,pdf,document,mcp,cli,service,api,lexicon}/**/*.{ts,tsx}',
    'src/capabilities/reports/**/*.ts',
  )
    .flatMap(({ path, code }) => code.split('\n').map((line) => ({ path, line: line.trim() })))
    .filter(({ line }) => cut.test(line) && !harmless.test(line))
  expect(found).toEqual([])
})
