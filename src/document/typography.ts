import { CIVIL_MONTHS, SHORT_MONTHS } from '../time/iso.ts'
import type { Block, Section } from './document.ts'

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

/** The text of a table cell, with abbreviated months. */
const formatCell = (text: string) => formatText(text, true)

const formatBlock = (block: Block): Block => {
  switch (block.kind) {
    case 'paragraph':
    case 'subheading':
      return { ...block, text: formatText(block.text) }
    case 'note':
      return { ...block, text: formatText(block.text), sources: block.sources.map((source) => formatText(source)) }
    case 'callout':
      return { ...block, title: formatText(block.title), text: formatText(block.text) }
    case 'list':
      return { ...block, items: block.items.map((item) => formatText(item)) }
    case 'facts':
      return { ...block, facts: block.facts.map(([name, value]) => [formatText(name), formatText(value)]) }
    case 'table':
      return { ...block, title: formatText(block.title), rows: block.rows.map((row) => row.map(formatCell)) }
    case 'timeline':
    case 'bars':
    case 'radar':
    case 'graph':
      return { ...block, title: formatText(block.title) }
    case 'figure':
    case 'picture':
      return { ...block, title: formatText(block.title), alt: formatText(block.alt) }
  }
}

/** The report with readable dates and with degrees cut to the minute. */
export const withReadableDates = (sections: readonly Section[]): Section[] =>
  sections.map(({ title, blocks, ...rest }) => ({ ...rest, title: formatText(title), blocks: blocks.map(formatBlock) }))
