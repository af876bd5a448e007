import type { CivilDate } from '../time/civil.ts'
import { CIVIL_MONTHS, SHORT_MONTHS } from '../time/iso.ts'
import { type Block, type Columns, mapInColumns, type Section } from './document.ts'

const DAY = String.raw`(\d{4})-(\d\d)-(\d\d)`
const TIME = String.raw`(?:T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d(?::\d\d)?)?)?`
const INSTANT = new RegExp(`(?<![\\d-])${DAY}${TIME}(?![\\d-])`, 'g')

const DMS = /(\d+°\d\d)['′]\d\d(?:\.\d+)?["″]/g

/** The text with readable dates, 9 July 2026 for 2026-07-09, and with degrees cut to the minute. */
const formatText = (text: string, short = false): string =>
  text.replace(DMS, '$1′').replace(INSTANT, (match, year, month, day, clock, zone) => {
    const name = (short ? SHORT_MONTHS : CIVIL_MONTHS)[Number(month) - 1]
    if (name === undefined) return match
    const date = `${Number(day)} ${name} ${Number(year)}`
    if (clock === undefined) return date
    return `${date}, ${clock}${zone === 'Z' ? ' UTC' : zone ? ` (UTC${zone})` : ''}`
  })

/** Writes dates and degrees in the language of the labels. */
export interface LabelWriter {
  day(date: CivilDate): string
  dayAndClock(day: string, clock: string): string
  /** The text with its degrees from left to right. */
  withDegreesInOrder(text: string): string
}

/** A text of labels with its dates in their language; in English without a language. */
const formatLabels = (text: string, writer: LabelWriter | undefined, short = false): string =>
  writer
    ? writer.withDegreesInOrder(
        text.replace(DMS, '$1′').replace(INSTANT, (_, year, month, day, clock, zone) => {
          const date = writer.day({ year: Number(year), month: Number(month), day: Number(day) })
          if (clock === undefined) return date
          return writer.dayAndClock(date, `${clock}${zone === 'Z' ? ' UTC' : zone ? ` (UTC${zone})` : ''}`)
        }),
      )
    : formatText(text, short)

/** True for a heading with words in Latin letters: it is a sentence in English, and its dates are English too. */
const isProse = (heading: string): boolean => /\p{Script=Latin}{2}/u.test(heading.replace(INSTANT, ''))

const formatBlock = (block: Exclude<Block, Columns>, writer?: LabelWriter): Exclude<Block, Columns> => {
  // Months in Indian scripts are long: a date that may break would stand in two lines.
  const cellWriter = writer && { ...writer, day: (date: CivilDate) => writer.day(date).replaceAll(' ', '\u00A0') }
  const formatCell = (text: string) => formatLabels(text, cellWriter, true)
  const formatTitle = (text: string) => formatLabels(text, writer)
  switch (block.kind) {
    case 'subheading':
      return { ...block, text: formatLabels(block.text, isProse(block.text) ? undefined : writer) }
    case 'paragraph':
    case 'lead':
      return { ...block, text: formatText(block.text) }
    case 'note':
      return { ...block, text: formatText(block.text), sources: block.sources.map((source) => formatText(source)) }
    case 'callout':
      return { ...block, title: formatText(block.title), text: formatText(block.text) }
    case 'list':
      return { ...block, items: block.items.map((item) => formatText(item)) }
    case 'facts':
      return { ...block, facts: block.facts.map(([name, value]) => [formatTitle(name), formatTitle(value)]) }
    case 'table':
      return {
        ...block,
        title: formatTitle(block.title),
        columns: block.columns.map(formatCell),
        rows: block.rows.map((row) => row.map(formatCell)),
      }
    case 'timeline':
    case 'bars':
    case 'radar':
    case 'graph':
      return { ...block, title: formatTitle(block.title) }
    case 'figure':
    case 'picture':
      return { ...block, title: formatTitle(block.title), alt: formatText(block.alt) }
  }
}

/** The report with readable dates and with degrees cut to the minute. */
export const withReadableDates = (sections: readonly Section[], writer?: LabelWriter): Section[] =>
  sections.map(({ title, finding, blocks, ...rest }) => ({
    ...rest,
    title: formatLabels(title, isProse(title) ? undefined : writer),
    ...(finding === undefined ? {} : { finding: formatText(finding) }),
    blocks: blocks.map((block) => mapInColumns(block, (each) => formatBlock(each, writer))),
  }))
