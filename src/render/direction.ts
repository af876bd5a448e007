/** A letter of a script that is written from right to left. */
export const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** Invisible mark. A text between two of them stays left-to-right in a right-to-left line. Reference: UAX 9, 2.3. */
const LEFT_TO_RIGHT_MARK = '\u200E'

const RIGHT_TO_LEFT_MARK = '\u200F'
/** The phrase; with a mark if it has right-to-left letters but starts with another letter, which would set its direction. */
export const withDirection = (phrase: string): string => {
  const [first = ''] = /\p{L}/u.exec(phrase) ?? []
  return RIGHT_TO_LEFT.test(phrase) && !RIGHT_TO_LEFT.test(first) ? `${RIGHT_TO_LEFT_MARK}${phrase}` : phrase
}

/** The non-empty texts joined in one line; each keeps its own direction. */
export const joinTexts = (texts: readonly string[], between = ' · '): string => {
  const shownTexts = texts.filter(Boolean)
  if (!shownTexts.some((text) => RIGHT_TO_LEFT.test(text))) return shownTexts.join(between)
  return shownTexts
    .map((text) => (RIGHT_TO_LEFT.test(text) ? text : `${LEFT_TO_RIGHT_MARK}${text}${LEFT_TO_RIGHT_MARK}`))
    .join(between)
}

/** A date and a time, joined by the comma of the date's script. */
export const dayAndClock = (day: string, clock: string): string =>
  `${day}${RIGHT_TO_LEFT.test(day) ? '،' : ','} ${clock}`

/** The text with its degrees from left to right: after Arabic letters the minutes would come first. */
export const withDegreesInOrder = (text: string): string =>
  RIGHT_TO_LEFT.test(text)
    ? text.replace(/\d+(?:\.\d+)?°[\d.′″'"]*/g, `${LEFT_TO_RIGHT_MARK}$&${LEFT_TO_RIGHT_MARK}`)
    : text
