import type { Block, Section } from '../../document/document.ts'
import { abbreviationOf } from '../../lexicon/abbreviations.ts'

/** Words by what they are called in the language that is asked for. */
export type Terms = Readonly<Record<string, string>>

export interface Labelling {
  readonly terms: Terms
  /** Over the columns of tables. */
  readonly heads: Terms
  /** Abbreviations of bodies and signs, by their English names. */
  readonly abbreviations: Terms
  /** Whether the English word stands beside. */
  readonly bilingual: boolean
}

const withEnglish = (terms: Terms): Terms =>
  Object.fromEntries(Object.entries(terms).map(([term, name]) => [term, name === term ? name : `${name} (${term})`]))

const escaped = (term: string) => term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A term with figures about it, "19°55′ Aquarius", or several: prose that names one stays as it is. */
const namer = (terms: Terms) => {
  const longestFirst = Object.keys(terms).sort((a, b) => b.length - a.length)
  const term = new RegExp(`^([^\\p{L}]*)(${longestFirst.map(escaped).join('|')})([^\\p{L}]*)$`, 'u')
  const named = (part: string): string | null => {
    const [, before, word, after] = term.exec(part) ?? []
    return word === undefined ? (/\p{L}/u.test(part) ? null : part) : `${before}${terms[word]}${after}`
  }
  return (text: string): string => {
    const parts = text.split(', ').map(named)
    return parts.includes(null) ? text : parts.join(', ')
  }
}

/** The same report with its terms called so, in tables, facts and pictures; where room is scarce, without the English. */
export const withLabels = (
  sections: readonly Section[],
  { terms, heads, abbreviations, bilingual }: Labelling,
): readonly Section[] => {
  if (Object.keys(terms).length === 0) return sections
  const short = namer(terms)
  const called = bilingual ? namer(withEnglish(terms)) : short
  const inShort = Object.fromEntries(
    Object.entries(abbreviations).map(([name, letters]) => [abbreviationOf(name), letters]),
  )
  const abbreviated = namer({ ...terms, ...inShort })
  const over = bilingual ? withEnglish(heads) : heads
  const labelled = (block: Block): Block => {
    switch (block.kind) {
      case 'table': {
        const cell = block.isAbbreviated ? abbreviated : called
        return {
          ...block,
          columns: block.columns.map((column) => over[column] ?? cell(column)),
          rows: block.rows.map((row) => row.map(cell)),
        }
      }
      case 'facts':
        return { ...block, facts: block.facts.map(([name, value]) => [called(name), called(value)]) }
      case 'bars':
        return { ...block, bars: block.bars.map((bar) => ({ ...bar, name: called(bar.name), told: called(bar.told) })) }
      case 'radar':
        return {
          ...block,
          axes: block.axes.map((axis) => ({ ...axis, name: short(axis.name), told: short(axis.told) })),
        }
      case 'graph':
        return { ...block, rows: block.rows.map((row) => ({ ...row, name: short(row.name) })) }
      case 'timeline':
        return {
          ...block,
          spans: block.spans.map((span) => {
            const letters = abbreviations[span.name]
            return { ...span, name: short(span.name), ...(letters && { short: letters }) }
          }),
        }
      default:
        return block
    }
  }
  return sections.map((section) => ({ ...section, blocks: section.blocks.map(labelled) }))
}
