/** A letter of a script that is written from right to left. */
export const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** Not seen; what stands between two of them keeps its direction in a line that runs the other way. Reference: UAX 9, 2.3. */
const LEFT_TO_RIGHT_MARK = '\u200E'

const RIGHT_TO_LEFT_MARK = '\u200F'
/** A phrase of a script from right to left, also where it begins with a letter of another: a line runs the way of its first. */
export const withDirection = (phrase: string): string => {
  const [first = ''] = /\p{L}/u.exec(phrase) ?? []
  return RIGHT_TO_LEFT.test(phrase) && !RIGHT_TO_LEFT.test(first) ? `${RIGHT_TO_LEFT_MARK}${phrase}` : phrase
}

/** Texts one after the other in a line, each in its own direction. */
export const inRow = (texts: readonly string[], between = ' · '): string => {
  const held = texts.filter(Boolean)
  if (!held.some((text) => RIGHT_TO_LEFT.test(text))) return held.join(between)
  return held
    .map((text) => (RIGHT_TO_LEFT.test(text) ? text : `${LEFT_TO_RIGHT_MARK}${text}${LEFT_TO_RIGHT_MARK}`))
    .join(between)
}

/** A day and a clock, with the comma of the day's script. */
export const dayAndClock = (day: string, clock: string): string =>
  `${day}${RIGHT_TO_LEFT.test(day) ? '،' : ','} ${clock}`
