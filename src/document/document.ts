/** A report as plain data: its contents in order, without layout. */

export interface Paragraph {
  kind: 'paragraph'
  text: string
}

/** A heading for the blocks after it, one level below the section title, or two levels if it is minor. */
export interface Subheading {
  kind: 'subheading'
  text: string
  isMinor?: true
}

/** A short text in large letters: the finding of the blocks after it. */
export interface Lead {
  kind: 'lead'
  text: string
}

/** Short pairs of name and value. */
export interface FactList {
  kind: 'facts'
  facts: readonly (readonly [name: string, value: string])[]
}

export interface List {
  kind: 'list'
  ordered: boolean
  items: readonly string[]
}

/** A highlighted text, such as a verdict or a caution. */
export interface Callout {
  kind: 'callout'
  title: string
  text: string
}

/** The basis of the text before it and its sources, in small print. */
export interface Note {
  kind: 'note'
  text: string
  sources: readonly string[]
}

/** Cells are display text; every row is as long as `columns`. */
export interface Table {
  kind: 'table'
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** True if cells and columns have English abbreviations (`abbreviationOf`), which labels of another language replace. */
  isAbbreviated?: boolean
  /** Tint of each cell, 0 to 1; null for no tint. */
  heat?: readonly (readonly (number | null)[])[]
}

/** Consecutive periods drawn to scale, with a mark for the date of the document. */
export interface Timeline {
  kind: 'timeline'
  title: string
  /**
   * Dates as YYYY-MM-DD. `weight`: relevance of the period to the subject, 0 to 1. `short` replaces a name that is wider than its
   * period; default: the first two letters of the name.
   */
  spans: readonly { name: string; short?: string; from: string; to: string; weight?: number }[]
}

interface Bar {
  name: string
  /** Length of the bar, 0 to 1. */
  share: number
  /** The value in words. */
  label: string
}

/** Horizontal bars, one below the other. */
export interface Bars {
  kind: 'bars'
  title: string
  bars: readonly Bar[]
}

/** Values on axes around a centre. The first axis points up, the others follow clockwise. */
export interface Radar {
  kind: 'radar'
  title: string
  axes: readonly Bar[]
}

/**
 * Events between two dates, such as transits: each row marks the days on which an event is exact and joins the first with the
 * last. The date of the document is marked.
 */
export interface Graph {
  kind: 'graph'
  title: string
  /** Dates as YYYY-MM-DD; `to` is exclusive. */
  from: string
  to: string
  rows: readonly { name: string; days: readonly string[]; hard: boolean }[]
}

/** A picture. Consecutive figures are set two in a row. */
export interface Figure {
  kind: 'figure'
  title: string
  /** True if the picture is larger than others. */
  isLarge?: boolean
  /** An SVG document. */
  svg: string
  /** Text alternative for screen readers. */
  alt: string
}

/** A figure that a capability draws for the subject of the report. It is replaced by a `Figure` before rendering. */
export interface Picture {
  kind: 'picture'
  title: string
  alt: string
  isLarge?: boolean
  /** The capability, as `family/slug`. */
  capability: string
  /** Input of the capability in addition to the birth data. */
  input: Readonly<Record<string, unknown>>
  /** Inputs that are taken from the report's input: name in the capability, name in the report. */
  renamedInputs?: Readonly<Record<string, string>>
  /** The input field of the person of a pair that is drawn. */
  person?: string
}

/** Blocks side by side, such as a chart and the table of its planets. On small pages they follow each other. */
export interface Columns {
  kind: 'columns'
  columns: readonly {
    /** Width, divided by the width of the text. */
    readonly share: number
    readonly blocks: readonly Exclude<Block, Columns>[]
  }[]
}

export type Block =
  | Paragraph
  | Subheading
  | Lead
  | FactList
  | List
  | Callout
  | Note
  | Table
  | Timeline
  | Bars
  | Radar
  | Graph
  | Figure
  | Picture
  | Columns

/** A computed fact that supports the text of a section. */
export interface SupportingFact {
  readonly text: string
  /** The capability that computes it, as `family/slug`, or the book that states it. */
  readonly source: string
  readonly kind?: string
}

export interface Section {
  title: string
  /** The finding of the section: a heading below the title. */
  finding?: string
  blocks: readonly Block[]
  /** Facts that support it, printed once at the end of the document. */
  facts?: readonly SupportingFact[]
}

export const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', text })
export const subheading = (text: string): Subheading => ({ kind: 'subheading', text })
export const lead = (text: string): Lead => ({ kind: 'lead', text })
export const facts = (rows: FactList['facts']): FactList => ({ kind: 'facts', facts: rows })
export const listBlock = (items: List['items'], ordered = false): List => ({ kind: 'list', ordered, items })
export const callout = (title: string, text: string): Callout => ({ kind: 'callout', title, text })
export const note = (text: string, sources: Note['sources'] = []): Note => ({ kind: 'note', text, sources })
export const table = (title: string, columns: Table['columns'], rows: Table['rows'], heat?: Table['heat']): Table => ({
  kind: 'table',
  title,
  columns,
  rows,
  ...(heat ? { heat } : {}),
})
export const abbreviatedTable = (...args: Parameters<typeof table>): Table => ({
  ...table(...args),
  isAbbreviated: true,
})
export const timeline = (title: string, spans: Timeline['spans']): Timeline => ({ kind: 'timeline', title, spans })
export const bars = (title: string, rows: Bars['bars']): Bars => ({ kind: 'bars', title, bars: rows })
export const radar = (title: string, axes: Radar['axes']): Radar => ({ kind: 'radar', title, axes })
export const graph = (title: string, options: Omit<Graph, 'kind' | 'title'>): Graph => ({
  kind: 'graph',
  title,
  ...options,
})
export const figureBlock = (title: string, svg: string, alt: string): Figure => ({ kind: 'figure', title, svg, alt })
export const picture = (title: string, alt: string, options: Omit<Picture, 'kind' | 'title' | 'alt'>): Picture => ({
  kind: 'picture',
  title,
  alt,
  ...options,
})
export const columnsBlock = (...columns: Columns['columns']): Columns => ({ kind: 'columns', columns })

/** The section's blocks with those of columns. */
export const allBlocks = (blocks: readonly Block[]): Exclude<Block, Columns>[] =>
  blocks.flatMap((block) => (block.kind === 'columns' ? block.columns.flatMap((column) => column.blocks) : [block]))

/** A block with a change of each block in its columns, or the changed block itself. */
export const mapInColumns = (
  block: Block,
  change: (block: Exclude<Block, Columns>) => Exclude<Block, Columns>,
): Block =>
  block.kind === 'columns'
    ? { ...block, columns: block.columns.map((column) => ({ ...column, blocks: column.blocks.map(change) })) }
    : change(block)
