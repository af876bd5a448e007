import { normalizedText } from '../normalization.ts'

/** Words that are ignored in a search. */
const STOP_WORDS = new Set(
  'a about again already also all am an and any are as at be born by can could do does did for from get give going happen happens had has have her his how i if in is it its like make me my of next now on one or our please right s seen start shall she he should show so tell than that the their them there they this to us very want was we were what when where which while who whom why will with would you your'.split(
    ' ',
  ),
)

/** Returns the stem of a word, equal for its forms: `transits` and `transit`, `compatibility` and `compatible`. */
export const stem = (word: string): string => {
  const root = word
    .replace(/(ibility|ability)$/, 'ibl')
    .replace(/(ible|able)$/, 'ibl')
    .replace(/(ies|y)$/, 'i')
    .replace(/(ing|ed|es|e|s|al|er)$/, '')
  return root.length >= 3 ? root : word
}

/** Returns the words of a text without ignored words, in lower case and without diacritics. */
export const searchWords = (text: string): string[] =>
  normalizedText(text.toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
