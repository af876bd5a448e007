import { normalizedText } from '../normalization.ts'
import { searchable } from './user-text.ts'

/** Normalisation and patterns for words of questions: no case, no diacritics of Latin letters, no nukta. */

const DEVANAGARI = /\p{Script=Devanagari}/u
/** Removes the nukta and replaces chandrabindu by anusvara, since writers often omit or exchange these marks. */
const plainDevanagari = (text: string) =>
  normalizedText(
    normalizedText(text, 'NFD')
      .replace(/\u093c/g, '')
      .replace(/\u0901/g, '\u0902'),
    'NFC',
  )

/** The text in lower case, without the marks that writers often omit. */
export const foldedWords = (text: string): string =>
  DEVANAGARI.test(text) ? plainDevanagari(text.toLowerCase()).replace(/\s+/g, ' ') : searchable(text)

const LETTER = '[a-z\\u0900-\\u097f]'

/** A pattern for a stem at the start of a word. A full stop at the end means a whole word; `_` matches a space or a hyphen. */
export const stemPattern = (stem: string): RegExp => {
  const isWholeWord = stem.endsWith('.')
  const letters = plainDevanagari(isWholeWord ? stem.slice(0, -1) : stem)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('_', '[ -]')
  return new RegExp(`(?<!${LETTER})${letters}${isWholeWord ? `(?!${LETTER})` : ''}`, 'g')
}
