import { truncateGraphemes } from '../graphemes.ts'

/** Characters of a text in an example. Pictures are texts too. */
const LONGEST_TEXT = 160
/** Entries of a list of plain values, such as names or coordinates. A list of objects shows one. */
const PLAIN_ENTRIES = 3

const isPlain = (value: unknown) => value === null || typeof value !== 'object'

/** An answer with the first entries of each list and the beginnings of long texts. No field is left out. */
export const shortenedAnswer = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value.length > LONGEST_TEXT ? `${truncateGraphemes(value, LONGEST_TEXT - 1)}…` : value
  if (Array.isArray(value)) return value.slice(0, value.every(isPlain) ? PLAIN_ENTRIES : 1).map(shortenedAnswer)
  if (isPlain(value)) return value
  return Object.fromEntries(Object.entries(value as object).map(([name, field]) => [name, shortenedAnswer(field)]))
}
