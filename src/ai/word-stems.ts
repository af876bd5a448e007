import { normalizedText } from '../normalization.ts'
import { searchable } from './user-text.ts'

/** Words of questions as they are compared: without case, without marks of Latin letters, without nukta. */

const DEVANAGARI = /\p{Script=Devanagari}/u
/** Writers leave the dot of borrowed letters out, and write one nasal for the other. */
const plainDevanagari = (text: string) =>
  normalizedText(
    normalizedText(text, 'NFD')
      .replace(/\u093c/g, '')
      .replace(/\u0901/g, '\u0902'),
    'NFC',
  )

export const foldedWords = (text: string): string =>
  DEVANAGARI.test(text) ? plainDevanagari(text.toLowerCase()).replace(/\s+/g, ' ') : searchable(text)

const LETTER = '[a-z\\u0900-\\u097f]'

/** A stem at the start of a word; with a full stop, a whole word; an underscore stands for a space or a hyphen. */
export const stemPattern = (stem: string): RegExp => {
  const whole = stem.endsWith('.')
  const letters = plainDevanagari(whole ? stem.slice(0, -1) : stem)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('_', '[ -]')
  return new RegExp(`(?<!${LETTER})${letters}${whole ? `(?!${LETTER})` : ''}`, 'g')
}
