import { type Block, type Columns, lead, mapInColumns, type Section } from '../document/document.ts'
import { abbreviationOf } from '../lexicon/abbreviations.ts'

/** Names of terms in the requested language, by term. */
export type TermNames = Readonly<Record<string, string>>

export interface DocumentLabels {
  readonly terms: TermNames
  /** Names of column heads of tables. */
  readonly heads: TermNames
  /** Headings, captions and names of facts. */
  readonly phrases: TermNames
  /** Abbreviations of bodies and signs, by their English names. */
  readonly abbreviations: TermNames
  /** True if the English term is printed beside each name. */
  readonly bilingual: boolean
}

const withEnglish = (terms: TermNames): TermNames =>
  Object.fromEntries(Object.entries(terms).map(([term, name]) => [term, name === term ? name : `${name} (${term})`]))

const escapeForPattern = (term: string) => term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Returns a function that replaces terms in a text. A text is replaced if it consists of terms with figures or signs around them, such as
 * "19°55′ Aquarius", separated by commas. Prose stays unchanged.
 */
const termReplacer = (terms: TermNames) => {
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
export const labelledSections = (
  sections: readonly Section[],
  { terms, heads, phrases, abbreviations, bilingual }: DocumentLabels,
): readonly Section[] => {
  if (Object.keys(terms).length === 0) return sections
  const replaceInShortText = termReplacer(terms)
  const replaceInText = bilingual ? termReplacer(withEnglish(terms)) : replaceInShortText
  const shortTerms = Object.fromEntries(
    Object.entries(abbreviations).map(([name, letters]) => [abbreviationOf(name), letters]),
  )
  const replaceInAbbreviatedTable = termReplacer({ ...terms, ...shortTerms })
  const columnHeads = bilingual ? withEnglish(heads) : heads
  const headings = { ...terms, ...phrases, ...heads }
  /** A heading or caption, by its parts: "Hora (D2): wealth". */
  const heading = (text: string): string => {
    const whole = headings[text]
    if (whole !== undefined) return bilingual && whole !== text ? `${whole} (${text})` : whole
    return text
      .split(/(: | \(|\)|, | \d+)/)
      .map((part) => headings[part] ?? part)
      .join('')
  }
  const labelBlock = (block: Exclude<Block, Columns>): Exclude<Block, Columns> => {
    switch (block.kind) {
      case 'table': {
        const cell = block.isAbbreviated ? replaceInAbbreviatedTable : replaceInText
        return {
          ...block,
          title: heading(block.title),
          columns: block.columns.map((column) => columnHeads[column] ?? phrases[column] ?? cell(column)),
          rows: block.rows.map((row) => row.map((text) => phrases[text] ?? cell(text))),
        }
      }
      case 'facts':
        return {
          ...block,
          facts: block.facts.map(([name, value]) => [phrases[name] ?? replaceInText(name), replaceInText(value)]),
        }
      case 'bars':
        return {
          ...block,
          title: heading(block.title),
          bars: block.bars.map((bar) => ({ ...bar, name: replaceInText(bar.name), label: replaceInText(bar.label) })),
        }
      case 'radar':
        return {
          ...block,
          title: heading(block.title),
          axes: block.axes.map((axis) => ({
            ...axis,
            name: replaceInShortText(axis.name),
            label: replaceInShortText(axis.label),
          })),
        }
      case 'graph':
        return {
          ...block,
          title: heading(block.title),
          rows: block.rows.map((row) => ({ ...row, name: replaceInShortText(row.name) })),
        }
      case 'timeline':
        return {
          ...block,
          title: heading(block.title),
          spans: block.spans.map((span) => {
            const letters = abbreviations[span.name]
            return { ...span, name: replaceInShortText(span.name), ...(letters && { short: letters }) }
          }),
        }
      case 'subheading':
        return { ...block, text: heading(block.text) }
      case 'callout':
      case 'figure':
      case 'picture':
        return { ...block, title: heading(block.title) }
      default:
        return block
    }
  }
  return sections.map(({ title, finding, blocks, ...section }) => ({
    ...section,
    title: heading(title),
    // The finding is prose, which stays English, so it is no heading.
    blocks: [
      ...(finding === undefined ? [] : [lead(finding)]),
      ...blocks.map((block) => mapInColumns(block, labelBlock)),
    ],
  }))
}
