type Form = 'NFC' | 'NFD' | 'NFKC' | 'NFKD'

/**
 * Marks of one letter that are kept.
 * source: Unicode Standard Annex 15, Stream-Safe Text Format: at most 30 non-starters in a row; no written language needs as many.
 */
const MOST_MARKS = 30
const MORE_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu')
/** A shorter text takes no time to normalise, whatever it holds; UTF-16 units. */
const SHORT = 256

/**
 * A text in a Unicode normalisation form, without the marks of a letter beyond the thirtieth. `String.normalize` sorts the marks of a
 * letter in time quadratic in their number: 16,000 marks took more than a second, 100,000 more than a minute.
 */
export const normalizedText = (text: string, form: Form): string =>
  (text.length <= SHORT ? text : text.replace(MORE_MARKS, '$1')).normalize(form)
