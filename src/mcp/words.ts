import { normalizedText } from '../normalization.ts'

/** Words that say nothing of what is asked for. */
const EMPTY = new Set(
  'a about again already also all am an and any are as at be born by can could do does did for from get give going happen happens had has have her his how i if in is it its like make me my of next now on one or our please right s seen start shall she he should show so tell than that the their them there they this to us very want was we were what when where which while who whom why will with would you your'.split(
    ' ',
  ),
)

/** Enough of a word for its forms to meet: `transits` and `transit`, `compatibility` and `compatible`. */
export const stem = (word: string): string => {
  const bare = word
    .replace(/(ibility|ability)$/, 'ibl')
    .replace(/(ible|able)$/, 'ibl')
    .replace(/(ies|y)$/, 'i')
    .replace(/(ing|ed|es|e|s|al|er)$/, '')
  return bare.length >= 3 ? bare : word
}

/** The words of a text that say something, without case and marks. */
export const wordsOf = (text: string): string[] =>
  normalizedText(text.toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY.has(word))
