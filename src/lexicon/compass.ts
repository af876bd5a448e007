import type { Lexicon } from './lexicon-types.ts'

const QUARTERS = ['North', 'East', 'South', 'West'] as const
const LETTERS = { N: 'N', E: 'E', S: 'S', W: 'W' } as const
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const initial = (name: string) => [...graphemes.segment(name)][0]!.segment

/** Letters of the four compass points in a language; the English letters if two names begin with the same letter. */
export const compassLetters = ({ terms }: Lexicon): Readonly<Record<keyof typeof LETTERS, string>> => {
  const [N, E, S, W] = QUARTERS.map((quarter) => initial(terms[quarter])) as [string, string, string, string]
  return new Set([N, E, S, W]).size === QUARTERS.length ? { N, E, S, W } : LETTERS
}

/** Scripts in which a compass point is abbreviated to its initial. */
const ABBREVIATED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hangul}]/u

/** The compass points behind coordinates: letters or, in scripts where they are not abbreviated, names. */
export const compassNames = (lexicon: Lexicon) => {
  const { North, East, South, West } = lexicon.terms
  if (!ABBREVIATED.test(North)) return { north: North, east: East, south: South, west: West }
  const { N, E, S, W } = compassLetters(lexicon)
  return { north: N, east: E, south: S, west: W }
}
