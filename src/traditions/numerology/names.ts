import { normalizedText } from '../../normalization.ts'
import { inLatin } from './latin.ts'

/** A name in the letters that numerology counts. */
export interface ParsedName {
  /** Upper-case letters A to Z, word by word; with `digits`, digits too. */
  readonly words: readonly string[]
  /** The scripts that were transliterated. */
  readonly scripts: readonly string[]
  /** Letters without a transliteration, each once. */
  readonly dropped: readonly string[]
}

// source: letters of Latin alphabets that are not a letter with a mark
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

/** The words of a name. Marks, apostrophes and dots are removed; spaces and hyphens separate words; digits count if `digits` is true. */
export const parseName = (text: string, { digits = false } = {}): ParsedName => {
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
/** When Y is a vowel: without a vowel beside it (`neighbours`), always, or never. */
export type YRule = (typeof Y_RULES)[number]

const isPlainVowel = (letter: string | undefined) => letter !== undefined && 'AEIOU'.includes(letter)

/** True if the letter at an index of a word is a vowel. W is never a vowel. */
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

/** The value of a letter in the system, or of a digit. */
export const letterValue = (letter: string, system: System): number =>
  /\d/.test(letter) ? Number(letter) : VALUES[system].get(letter)!

export const KINDS = ['all', 'vowels', 'consonants'] as const
export type LetterKind = (typeof KINDS)[number]

/** The letters of a word of the given kind. */
export const lettersOf = (word: string, kind: LetterKind, y?: YRule): string[] =>
  [...word].filter(
    (letter, i) => kind === 'all' || (/[A-Z]/.test(letter) && isVowel(word, i, y) === (kind === 'vowels')),
  )
