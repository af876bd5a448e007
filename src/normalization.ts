type Form = 'NFC' | 'NFD' | 'NFKC' | 'NFKD'

/**
 * Maximum number of combining marks per letter; further marks are removed.
 * source: Unicode Standard Annex 15, Stream-Safe Text Format: at most 30 non-starters in a row; no written language needs as many.
 */
const MAX_MARKS = 30
const EXCESS_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu')
/** Texts up to this length, in UTF-16 units, keep all marks: normalising them is always fast. */
const MAX_UNCHECKED_LENGTH = 256

/**
 * A text in a Unicode normalisation form, without the marks of a letter after the thirtieth. `String.normalize` sorts the marks of a
 * letter in time quadratic in their number: 16,000 marks took more than a second, 100,000 more than a minute.
 */
export const normalizedText = (text: string, form: Form): string =>
  (text.length <= MAX_UNCHECKED_LENGTH ? text : text.replace(EXCESS_MARKS, '$1')).normalize(form)
