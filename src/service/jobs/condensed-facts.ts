import { joinWords } from '../../wording.ts'

/** Groups facts that differ only in their time span into one sentence. */

const DAY = String.raw`\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}|\d{4}-\d\d-\d\d`
const SPAN = new RegExp(`\\b([Ff]rom (?:${DAY})(?: to (?:${DAY}))?)`)
/** Maximum number of time spans in one sentence. Further spans are only counted. */
const MAX_TIMES = 3
const PRESENT = / is present\.$/

/** A text with its time span replaced by `\0`, and the time span. */
const withoutTime = (text: string) => {
  const span = SPAN.exec(text)?.[1]
  return { frame: span === undefined ? text : text.replace(span, '\0'), span }
}

const withTimes = (frame: string, spans: readonly string[]) => {
  if (spans.length === 0) return frame
  const dayOf = (span: string) => span.replace(/ \d{4}$/, '').toLowerCase()
  const isYearly =
    / \d{4}$/.test(spans[0]!) && !spans[0]!.includes(' to ') && spans.every((span) => dayOf(span) === dayOf(spans[0]!))
  const years = spans.map((span) => Number(span.slice(-4)))
  if (isYearly && years.length > 2 && years.every((year, i) => year === years[0]! + i)) {
    const yearlySpan = spans[0]!
      .replace(/^From/, 'Each')
      .replace(/^from/, 'each')
      .replace(/ \d{4}$/, '')
    return frame.replace('\0', `${yearlySpan}, ${years[0]} to ${years.at(-1)}`)
  }
  const firstTimes = spans
    .slice(0, MAX_TIMES)
    .map((span, i) => (i === 0 ? span : isYearly ? span.slice(-4) : span.replace(/^[Ff]rom/, 'from')))
  const omitted = spans.length - firstTimes.length
  return frame.replace('\0', joinWords([...firstTimes, ...(omitted > 0 ? [`${omitted} times more`] : [])]))
}

const startOf = (span: string) => Date.parse(span.replace(/^[Ff]rom /, '').replace(/ to .*/, ''))

/** The facts without those that only say "X is present" when another fact describes X. */
export const withoutDuplicateFacts = <T extends { readonly text: string }>(facts: readonly T[]): T[] =>
  facts.filter(
    ({ text }) =>
      !PRESENT.test(text) || !facts.some((otherFact) => otherFact.text.startsWith(text.replace(PRESENT, ': '))),
  )

/** The facts of one source, with facts that differ only in their time span combined into one text. */
export const mergeTimeSpans = (texts: readonly string[]): string[] => {
  const frames = new Map<string, string[]>()
  for (const { frame, span } of texts.map(withoutTime))
    frames.set(frame, [...(frames.get(frame) ?? []), ...(span === undefined ? [] : [span])])
  return [...frames].map(([frame, spans]) =>
    withTimes(
      frame,
      spans.toSorted((a, b) => startOf(a) - startOf(b)),
    ),
  )
}
