import type { Block, Section } from '../../document/document.ts'
import { abbreviationOf } from '../../lexicon/abbreviations.ts'

/** Names of terms in the requested language, by term. */
export type Terms = Readonly<Record<string, string>>

export interface DocumentLabels {
  readonly terms: Terms
  /** Names of column heads of tables. */
  readonly heads: Terms
  /** Abbreviations of bodies and signs, by their English names. */
  readonly abbreviations: Terms
  /** True if the English term is printed beside each name. */
  readonly bilingual: boolean
}

const withEnglish = (terms: Terms): Terms =>
  Object.fromEntries(Object.entries(terms).map(([term, name]) => [term, name === term ? name : `${name} (${term})`]))

const escapeForPattern = (term: string) => term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Returns a function that replaces terms in a text. A text is replaced if it consists of terms with figures or signs around them, such as
 * "19°55′ Aquarius", separated by commas. Prose stays unchanged.
 */
const termReplacer = (terms: Terms) => {
  const longestFirst = Object.keys(terms).sort((a, b) => b.length - a.length)
  const term = new RegExp(`^([^\\p{L}]*)(${longestFirst.map(escapeForPattern).join('|')})([^\\p{L}]*)$`, 'u')
  const replaceTerm = (part: string): string | null => {
    const [, before, word, after] = term.exec(part) ?? []
    return word === undefined ? (/\p{L}/u.test(part) ? null : part) : `${before}${terms[word]}${after}`
  }
  return (text: string): string => {
    const parts = text.split(', ').map(replaceTerm)
    return parts.includes(null) ? text : parts.join(', ')
  }
}

/** The same report with labelled terms in tables, facts and graphics. Graphics with little room have no English terms. */
export const withLabels = (
  sections: readonly Section[],
  { terms, heads, abbreviations, bilingual }: DocumentLabels,
): readonly Section[] => {
  if (Object.keys(terms).length === 0) return sections
  const replaceInShortText = termReplacer(terms)
  const replaceInText = bilingual ? termReplacer(withEnglish(terms)) : replaceInShortText
  const shortTerms = Object.fromEntries(
    Object.entries(abbreviations).map(([name, letters]) => [abbreviationOf(name), letters]),
  )
  const replaceInAbbreviatedTable = termReplacer({ ...terms, ...shortTerms })
  const columnHeads = bilingual ? withEnglish(heads) : heads
  const labelBlock = (block: Block): Block => {
    switch (block.kind) {
      case 'table': {
        const cell = block.isAbbreviated ? replaceInAbbreviatedTable : replaceInText
        return {
          ...block,
          columns: block.columns.map((column) => columnHeads[column] ?? cell(column)),
          rows: block.rows.map((row) => row.map(cell)),
        }
      }
      case 'facts':
        return { ...block, facts: block.facts.map(([name, value]) => [replaceInText(name), replaceInText(value)]) }
      case 'bars':
        return {
          ...block,
          bars: block.bars.map((bar) => ({ ...bar, name: replaceInText(bar.name), label: replaceInText(bar.label) })),
        }
      case 'radar':
        return {
          ...block,
          axes: block.axes.map((axis) => ({
            ...axis,
            name: replaceInShortText(axis.name),
            label: replaceInShortText(axis.label),
          })),
        }
      case 'graph':
        return { ...block, rows: block.rows.map((row) => ({ ...row, name: replaceInShortText(row.name) })) }
      case 'timeline':
        return {
          ...block,
          spans: block.spans.map((span) => {
            const letters = abbreviations[span.name]
            return { ...span, name: replaceInShortText(span.name), ...(letters && { short: letters }) }
          }),
        }
      default:
        return block
    }
  }
  return sections.map((section) => ({ ...section, blocks: section.blocks.map(labelBlock) }))
}
