import { listed } from '../../wording.ts'

/** Facts told together in few words: what they share is said once. */

const DAY = String.raw`\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}|\d{4}-\d\d-\d\d`
const SPAN = new RegExp(`\\b([Ff]rom (?:${DAY})(?: to (?:${DAY}))?)`)
/** Times of one thing that are told; the others are counted. */
const MOST_TIMES = 3
const PRESENT = / is present\.$/

/** A text without its time, and the time. */
const timed = (text: string) => {
  const span = SPAN.exec(text)?.[1]
  return { frame: span === undefined ? text : text.replace(span, '\0'), span }
}

const withTimes = (frame: string, spans: readonly string[]) => {
  if (spans.length === 0) return frame
  const dayOf = (span: string) => span.replace(/ \d{4}$/, '').toLowerCase()
  const yearly =
    / \d{4}$/.test(spans[0]!) && !spans[0]!.includes(' to ') && spans.every((span) => dayOf(span) === dayOf(spans[0]!))
  const years = spans.map((span) => Number(span.slice(-4)))
  if (yearly && years.length > 2 && years.every((year, i) => year === years[0]! + i)) {
    const each = spans[0]!
      .replace(/^From/, 'Each')
      .replace(/^from/, 'each')
      .replace(/ \d{4}$/, '')
    return frame.replace('\0', `${each}, ${years[0]} to ${years.at(-1)}`)
  }
  const told = spans
    .slice(0, MOST_TIMES)
    .map((span, i) => (i === 0 ? span : yearly ? span.slice(-4) : span.replace(/^[Ff]rom/, 'from')))
  const more = spans.length - told.length
  return frame.replace('\0', listed([...told, ...(more > 0 ? [`${more} times more`] : [])]))
}

const startOf = (span: string) => Date.parse(span.replace(/^[Ff]rom /, '').replace(/ to .*/, ''))

/** Without those that only call a yoga present which another describes. */
export const withoutNamesakes = <T extends { readonly text: string }>(facts: readonly T[]): T[] =>
  facts.filter(
    ({ text }) => !PRESENT.test(text) || !facts.some((other) => other.text.startsWith(text.replace(PRESENT, ': '))),
  )

/** Facts of one source: what is said of several times is said once, of the first of them by name. */
export const factTables = (texts: readonly string[]): string[] => {
  const frames = new Map<string, string[]>()
  for (const { frame, span } of texts.map(timed))
    frames.set(frame, [...(frames.get(frame) ?? []), ...(span === undefined ? [] : [span])])
  return [...frames].map(([frame, spans]) =>
    withTimes(
      frame,
      spans.toSorted((a, b) => startOf(a) - startOf(b)),
    ),
  )
}
