import { maybe, oneOf, t } from '../../schema.ts'
import { GREGORIAN_REFORM, isBefore } from '../../time/civil.ts'
import { datePart, parseDate, writtenText } from '../../time/iso.ts'

/** A chart as plain text, for people and language models. */

export const TEXT_FORMATS = ['text', 'short_text'] as const
export type TextFormat = (typeof TEXT_FORMATS)[number]

/** Input: whether the answer has the chart as text. */
export const TextFormatInput = maybe(
  oneOf(TEXT_FORMATS, { description: 'Adds the chart as text in the field `text`.' }),
  {
    $id: 'TextFormat',
  },
)
/** Answer: the chart as text. */
export const TextField = t.Optional(t.String({ $id: 'ChartText', description: 'The chart as plain text, on request.' }))

/** A Gregorian moment; before the reform with its calendar and the Julian date: `... (Gregorian; Julian -0100-07-12)`. */
export const withCalendar = (moment: string): string => {
  const date = parseDate(datePart(moment), 'moment', 'gregorian')
  return isBefore(date, GREGORIAN_REFORM) ? `${moment} (Gregorian; Julian ${writtenText(date)})` : moment
}

export interface TextSection {
  title: string
  /** Lines of the complete text. */
  lines: readonly string[]
  /** Lines of the short text; none leaves the section out. */
  short?: readonly string[]
}

/** The text of a chart: a heading, then titled sections. The short form has one line for each section. */
export const chartText = (heading: string, sections: readonly TextSection[], format: 'text' | 'short_text'): string => {
  if (format === 'short_text')
    return [
      heading,
      ...sections.flatMap(({ title, short = [] }) => (short.length ? [`${title}: ${short.join('; ')}`] : [])),
    ].join('\n')
  return [
    heading,
    ...sections
      .filter(({ lines }) => lines.length > 0)
      .map(({ title, lines }) => `\n${title}\n${lines.map((line) => `- ${line}`).join('\n')}`),
  ].join('\n')
}

/**
 * The text field of an answer, if the request asks for it. The heading is a function, because a heading takes a fifth of the time of
 * planet positions.
 */
export const textField = (
  format: string | null | undefined,
  heading: () => string,
  sections: () => readonly TextSection[],
): { text?: string } =>
  format === 'text' || format === 'short_text' ? { text: chartText(heading(), sections(), format) } : {}
