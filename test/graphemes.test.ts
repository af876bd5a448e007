import { expect, test } from 'bun:test'
import { firstGraphemes, graphemesOf, longestFittingPrefix, truncateGraphemes } from '../src/graphemes.ts'
import { sources } from './structure/sources.ts'

test('letters are user-perceived characters', () => {
  expect(graphemesOf('செவ்வாய்')).toEqual(['செ', 'வ்', 'வா', 'ய்'])
  expect(graphemesOf('👨‍👩‍👧é')).toEqual(['👨‍👩‍👧', 'é'])
  expect(firstGraphemes('सूर्य', 1)).toBe('सू')
  // Cut by code units the result would be सूर्, which is not the end of a Hindi word.
  expect('सूर्य'.slice(0, 4)).toBe('सूर्')
})

test('a name is kept if it fits, else shortened to whole letters, else dropped', () => {
  const letters = (most: number) => (part: string) => graphemesOf(part).length <= most
  expect(longestFittingPrefix('செவ்வாய்', letters(4))).toBe('செவ்வாய்')
  expect(longestFittingPrefix('செவ்வாய்', letters(2))).toBe('செவ்')
  expect(longestFittingPrefix('New Moon', letters(4))).toBe('New')
  expect(longestFittingPrefix('New Moon', letters(0))).toBe('')
})

test('a text is clipped to a number of code points, between letters', () => {
  expect(truncateGraphemes('Moon', 4)).toBe('Moon')
  expect(truncateGraphemes('Moon', 3)).toBe('Moo')
  expect(truncateGraphemes('😀😀😀', 2)).toBe('😀😀')
  expect(truncateGraphemes('ae\u0301', 2)).toBe('a')
  expect(truncateGraphemes(`a${'\u0301'.repeat(1_000_000)}`, 64)).toBe('')
  expect(truncateGraphemes('😀'.repeat(1_000_000), 64)).toBe('😀'.repeat(64))
})

test('no displayed text is cut by code units', () => {
  const cut =
    /\b\w*(?:[nN]ame|[tT]itle|[lL]abel|[tT]ext|[wW]ord|content|value|ruler|[sS]ign|[gG]raha|[pP]lanet|unknown|given|\bid)\)?!?\.(?:slice|substring|substr)\(0,(?! *-)|\[\.\.\.\w+\]\.slice\(0.*\.join\(/
  /** The date of a timestamp, or items of a list. */
  const harmless = /text\.slice\(0, 10\)|Array\.isArray/
  const matches = sources(
    'src/{console,render,pdf,document,mcp,cli,service,api,lexicon}/**/*.{ts,tsx}',
    'src/capabilities/reports/**/*.ts',
  )
    .flatMap(({ path, code }) => code.split('\n').map((line) => ({ path, line: line.trim() })))
    .filter(({ line }) => cut.test(line) && !harmless.test(line))
  expect(matches).toEqual([])
})
