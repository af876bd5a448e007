import { type Block, type Columns, lead, mapInColumns, type Section } from '../document/document.ts'
import { abbreviationOf } from '../lexicon/abbreviations.ts'
import { CIVIL_MONTHS } from '../time/iso.ts'
import { upperFirst } from '../wording.ts'
import { ordinalInWords } from '../zodiac/house-words.ts'
import { HOUSES } from '../zodiac/signs.ts'

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

/** The terms, also with a capital where a term begins with a small letter. */
const withCapitals = (terms: TermNames): TermNames => ({
  ...Object.fromEntries(Object.entries(terms).map(([term, name]) => [upperFirst(term), upperFirst(name)])),
  ...terms,
})

/** The word between two alternatives, such as gold or copper, and between points and their maximum. */
const ALTERNATIVES = { or: '/', of: '/' }

const HOUSE_BY_ORDINAL: ReadonlyMap<string, number> = new Map(HOUSES.map((house) => [ordinalInWords(house), house]))
const houseOf = (ordinal: string) => `House ${HOUSE_BY_ORDINAL.get(ordinal) ?? ordinal}`
/** A date in words. */
const LONG_DATE = new RegExp(`\\b(\\d{1,2}) (${CIVIL_MONTHS.join('|')}) (\\d{4})\\b`, 'g')
/** The text with its dates as YYYY-MM-DD, which are later written in the language. */
const withIsoDates = (text: string): string =>
  text.replace(LONG_DATE, (_, day: string, month: (typeof CIVIL_MONTHS)[number], year: string) =>
    [year, String(CIVIL_MONTHS.indexOf(month) + 1).padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )

/** A heading as terms without English grammar, such as "House 5: Lord" for "The lord of the fifth". */
const headingAsTerms = (text: string): string =>
  withIsoDates(text)
    .replace(/^(?:The )?(?<planet>\p{L}+) in house (?<house>\d+)$/u, '$<planet>, House $<house>')
    .replace(/^Planets of (.+?) in the houses of /u, 'Planets: $1, Houses: ')
    .replace(/^Planets of /, 'Planets: ')
    .replace(/^The lord of the (\w+)$/, (_, ordinal: string) => `${houseOf(ordinal)}: Lord`)
    .replace(/^In the (\w+) house$/, (_, ordinal: string) => houseOf(ordinal))
    .replace(/^(?:In|The) (?=\p{Lu})/u, '')
    .replace(/^(\p{L}+) in (\p{Lu}\p{L}+)$/u, '$1, $2')
    .replace(/(\d{4}-\d\d-\d\d) to (?=\d{4}-)/, '$1 – ')

const WORD = /\p{L}+/uy
const LATIN = /\p{Script=Latin}/u

/**
 * Returns a function that replaces the terms of a text. A text is replaced if it has no other words in Latin letters, such as
 * "19°55′ Aquarius" or "Sun, Moon". Prose stays unchanged.
 */
const termReplacer = (terms: TermNames) => {
  const names: TermNames = { ...ALTERNATIVES, ...terms }
  const longestFirst = Object.keys(names).sort((a, b) => b.length - a.length)
  const byFirstWord = Map.groupBy(longestFirst, (term) => /^\p{L}+/u.exec(term)?.[0] ?? '')
  const endsWord = (text: string, end: number) => !/^\p{L}/u.test(text.slice(end, end + 2))
  return (text: string): string => {
    let replaced = ''
    for (let at = 0; at < text.length; ) {
      WORD.lastIndex = at
      const [word] = WORD.exec(text) ?? [undefined]
      if (word === undefined || !LATIN.test(word)) {
        const part = word ?? text[at]!
        replaced += part
        at += part.length
        continue
      }
      const term = byFirstWord.get(word)?.find((each) => text.startsWith(each, at) && endsWord(text, at + each.length))
      if (term === undefined) return text
      replaced += names[term]
      at += term.length
    }
    return replaced
  }
}

/** Codes of charts and padas, which no language translates. */
const CODE = /^[A-Z]{1,2}\d*$/

/**
 * The same report with labelled terms in tables, facts and graphics. Graphics and blocks side by side, which have little room, have no
 * English terms.
 */
export const labelledSections = (
  sections: readonly Section[],
  { terms, heads, phrases, abbreviations, bilingual }: DocumentLabels,
): readonly Section[] => {
  if (Object.keys(terms).length === 0) return sections
  const words = withCapitals({ ...phrases, ...terms })
  const replaceInShortText = termReplacer(words)
  const replaceTerms = bilingual ? termReplacer({ ...phrases, ...withEnglish(terms) }) : replaceInShortText
  const shortTerms = Object.fromEntries(
    Object.entries(abbreviations).map(([name, letters]) => [abbreviationOf(name), letters]),
  )
  const replaceInAbbreviatedTable = termReplacer({ ...words, ...shortTerms })
  const columnHeads = bilingual ? withEnglish(heads) : heads
  const headings = withCapitals({ ...terms, ...phrases, ...heads })
  const replaceInHeading = termReplacer(headings)
  /** The parts of a part of a heading; null if one of them has no name in the language. */
  const headingPart = (text: string): string | null => {
    if (headings[text] !== undefined) return headings[text]
    const parts = text.split(/( \(|\)|, | \d+)/).map((part) => {
      if (headings[part] !== undefined) return headings[part]
      const name = replaceInHeading(part)
      return name === part && LATIN.test(part) && !CODE.test(part) ? null : name
    })
    return parts.includes(null) ? null : parts.join('')
  }
  /** A heading or caption, by its parts, such as "Hora (D2): wealth". It stays unchanged unless all parts have names. */
  const heading = (text: string): string => {
    const whole = headings[text]
    if (whole !== undefined) return bilingual && whole !== text ? `${whole} (${text})` : whole
    const parts = headingAsTerms(text).split(/(: )/).map(headingPart)
    return parts.includes(null) ? text : parts.join('')
  }
  const labelNarrowBlock = (block: Exclude<Block, Columns>) => labelBlock(block, true)
  const labelBlock = (block: Exclude<Block, Columns>, isNarrow = false): Exclude<Block, Columns> => {
    const replaceInText = (text: string) => {
      const replaced = phrases[text] ?? (isNarrow ? replaceInShortText : replaceTerms)(withIsoDates(text))
      return replaced === withIsoDates(text) && LATIN.test(replaced) ? text : replaced
    }
    switch (block.kind) {
      case 'table': {
        const cell = block.isAbbreviated ? replaceInAbbreviatedTable : replaceInText
        const names = isNarrow ? heads : columnHeads
        return {
          ...block,
          title: heading(block.title),
          columns: block.columns.map((column) => names[column] ?? phrases[column] ?? cell(column)),
          rows: block.rows.map((row) => row.map(cell)),
        }
      }
      case 'facts':
        return {
          ...block,
          facts: block.facts.map(([name, value]) => [replaceInText(name), replaceInText(value)]),
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
      case 'note':
        return { ...block, text: phrases[block.text] ?? block.text }
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
      ...blocks.map((block) => (block.kind === 'columns' ? mapInColumns(block, labelNarrowBlock) : labelBlock(block))),
    ],
  }))
}
