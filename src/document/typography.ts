import { CIVIL_MONTHS, SHORT_MONTHS } from '../time/iso.ts'
import type { Block, Section } from './document.ts'

const DAY = String.raw`(\d{4})-(\d\d)-(\d\d)`
const TIME = String.raw`(?:T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d(?::\d\d)?)?)?`
const INSTANT = new RegExp(`(?<![\\d-])${DAY}${TIME}(?![\\d-])`, 'g')

const DMS = /(\d+°\d\d)['′]\d\d(?:\.\d+)?["″]/g

/** Every day in a text as people write it, 9 July 2026 for 2026-07-09, and every degree to the minute. */
const written = (text: string, short = false): string =>
  text.replace(DMS, '$1′').replace(INSTANT, (given, year, month, day, clock, zone) => {
    const name = (short ? SHORT_MONTHS : CIVIL_MONTHS)[Number(month) - 1]
    if (name === undefined) return given
    const date = `${Number(day)} ${name} ${Number(year)}`
    if (clock === undefined) return date
    return `${date}, ${clock}${zone === 'Z' ? ' UTC' : zone ? ` (UTC${zone})` : ''}`
  })

/** In a cell there is less room. */
const cell = (text: string) => written(text, true)

const dated = (block: Block): Block => {
  switch (block.kind) {
    case 'paragraph':
    case 'subheading':
      return { ...block, text: written(block.text) }
    case 'note':
      return { ...block, text: written(block.text), sources: block.sources.map((source) => written(source)) }
    case 'callout':
      return { ...block, title: written(block.title), text: written(block.text) }
    case 'list':
      return { ...block, items: block.items.map((item) => written(item)) }
    case 'facts':
      return { ...block, facts: block.facts.map(([name, value]) => [written(name), written(value)]) }
    case 'table':
      return { ...block, title: written(block.title), rows: block.rows.map((row) => row.map(cell)) }
    case 'timeline':
    case 'bars':
    case 'radar':
    case 'graph':
      return { ...block, title: written(block.title) }
    case 'figure':
    case 'picture':
      return { ...block, title: written(block.title), alt: written(block.alt) }
  }
}

/** A report whose days and degrees are written as people write them. */
export const typographic = (sections: readonly Section[]): Section[] =>
  sections.map(({ title, blocks, ...rest }) => ({ ...rest, title: written(title), blocks: blocks.map(dated) }))
