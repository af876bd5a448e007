import { normalizedText } from '../../normalization.ts'
import { inLatin } from './latin.ts'

/** A name as numerology counts it. */
export interface ReadName {
  /** Upper-case letters A to Z, word by word; with `digits`, digits too. */
  readonly words: readonly string[]
  /** The scripts that were read in Latin letters. */
  readonly scripts: readonly string[]
  /** Letters that no rule reads, each once. */
  readonly dropped: readonly string[]
}

// source: letters of Latin alphabets that are no letter with a mark
const LIGATURES: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
}

/** Marks, apostrophes and dots are dropped without a word; spaces and hyphens part words. Digits count where `digits`. */
export const readName = (text: string, { digits = false } = {}): ReadName => {
  const { text: latin, scripts } = inLatin(text)
  const plain = normalizedText(
    latin.replace(/[ßæœøłđðþıə]/g, (letter) => LIGATURES[letter]!),
    'NFKD',
  )
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþıə]/g, (letter) => LIGATURES[letter]!)
  const dropped = [...new Set(plain.match(/(?![a-z])\p{L}/gu) ?? [])]
  const words = plain
    .split(/[\s\p{Pd}]+/u)
    .map((word) => word.replace(digits ? /[^a-z0-9]/g : /[^a-z]/g, '').toUpperCase())
    .filter((word) => word !== '')
  return { words, scripts, dropped }
}

export const Y_RULES = ['neighbours', 'vowel', 'consonant'] as const
/** Whether Y is a vowel: where no vowel stands beside it, always, or never. */
export type YRule = (typeof Y_RULES)[number]

const isPlainVowel = (letter: string | undefined) => letter !== undefined && 'AEIOU'.includes(letter)

/** Whether the letter at a place of a word counts as a vowel. W never does. */
export const isVowel = (word: string, place: number, y: YRule = 'neighbours'): boolean => {
  const letter = word[place]!
  if (letter !== 'Y') return isPlainVowel(letter)
  return y === 'neighbours' ? !isPlainVowel(word[place - 1]) && !isPlainVowel(word[place + 1]) : y === 'vowel'
}

export const SYSTEMS = ['pythagorean', 'chaldean'] as const
export type System = (typeof SYSTEMS)[number]

const valuesOf = (rows: readonly string[]) =>
  new Map(rows.flatMap((letters, i) => [...letters].map((letter) => [letter, i + 1] as const)))
const VALUES = {
  pythagorean: valuesOf(['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR']),
  // source: Cheiro's Book of Numbers (1926); no letter has 9
  chaldean: valuesOf(['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP']),
} as const satisfies Record<System, ReadonlyMap<string, number>>

/** Of a letter by the system, of a digit its own. */
export const letterValue = (letter: string, system: System): number =>
  /\d/.test(letter) ? Number(letter) : VALUES[system].get(letter)!

export const KINDS = ['all', 'vowels', 'consonants'] as const
export type Kind = (typeof KINDS)[number]

/** The letters of a word that are of the kind. */
export const lettersOf = (word: string, kind: Kind, y?: YRule): string[] =>
  [...word].filter(
    (letter, i) => kind === 'all' || (/[A-Z]/.test(letter) && isVowel(word, i, y) === (kind === 'vowels')),
  )
