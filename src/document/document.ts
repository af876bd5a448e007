/** A report as plain data: what stands in it and in which order, with no word of layout. */

export interface Paragraph {
  kind: 'paragraph'
  text: string
}

/** Heads the blocks after it, one level below the section. */
export interface Subheading {
  kind: 'subheading'
  text: string
}

/** Names and their values, short ones. */
export interface Facts {
  kind: 'facts'
  facts: readonly (readonly [name: string, value: string])[]
}

export interface List {
  kind: 'list'
  ordered: boolean
  items: readonly string[]
}

/** Something to be seen before the rest: a verdict, a caution. */
export interface Callout {
  kind: 'callout'
  title: string
  text: string
}

/** What the text before it rests on, in small print. */
export interface Note {
  kind: 'note'
  text: string
  sources: readonly string[]
}

/** Cells as they are printed; every row as long as `columns`. */
export interface Table {
  kind: 'table'
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** Cells and columns hold English abbreviations (`abbreviationOf`), which labels of another language replace by its own. */
  isAbbreviated?: boolean
  /** How deep each cell is tinted, from 0 to 1; null for one that is not. */
  heat?: readonly (readonly (number | null)[])[]
}

/** Periods end to end, drawn to scale; the day on which the document is made is marked. */
export interface Timeline {
  kind: 'timeline'
  title: string
  /**
   * Days as YYYY-MM-DD; `weight` from 0 to 1 is how much a period bears on the matter. `short` stands for a name that is wider
   * than its period: by default the first two letters of the name.
   */
  spans: readonly { name: string; short?: string; from: string; to: string; weight?: number }[]
}

/** Parts beside each other, each as long as its share and told in a word. */
export interface Bars {
  kind: 'bars'
  title: string
  bars: readonly { name: string; share: number; told: string }[]
}

/** The same around a centre, the first above and on clockwise. */
export interface Radar {
  kind: 'radar'
  title: string
  axes: Bars['bars']
}

/** Rows of what comes and goes between two days: the days on which it is exact, the first joined with the last; the day on which the document is made is marked. */
export interface Graph {
  kind: 'graph'
  title: string
  /** Days as YYYY-MM-DD, the second not within. */
  from: string
  to: string
  rows: readonly { name: string; days: readonly string[]; hard: boolean }[]
}

/** Figures that follow each other stand side by side, two in a row. */
export interface Figure {
  kind: 'figure'
  title: string
  /** A whole SVG document. */
  svg: string
  /** What it shows, in words, for a reader who cannot see it. */
  alt: string
}

/** A figure that a capability draws of whom the report is about: drawn before the report is printed. */
export interface Picture {
  kind: 'picture'
  title: string
  alt: string
  /** As `family/slug`. */
  by: string
  /** What it is asked for beyond the birth. */
  asking: Readonly<Record<string, unknown>>
  /** What the report is asked for under another name. */
  called?: Readonly<Record<string, string>>
  /** Of a pair, whose. */
  of?: 'groom' | 'bride'
}

export type Block =
  | Paragraph
  | Subheading
  | Facts
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

/** A computed fact that words rest on. */
export interface Ground {
  readonly text: string
  /** The capability that computes it, as `family/slug`, or the book that says it. */
  readonly source: string
  readonly kind?: string
  /** The document has it in a table already: its source is told, its words are not said again. */
  readonly shown?: boolean
}

export interface Section {
  title: string
  blocks: readonly Block[]
  /** What it rests on: told once, at the end of the document. */
  facts?: readonly Ground[]
}

export const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', text })
export const subheading = (text: string): Subheading => ({ kind: 'subheading', text })
export const facts = (rows: Facts['facts']): Facts => ({ kind: 'facts', facts: rows })
export const list = (items: List['items'], ordered = false): List => ({ kind: 'list', ordered, items })
export const callout = (title: string, text: string): Callout => ({ kind: 'callout', title, text })
export const note = (text: string, sources: Note['sources'] = []): Note => ({ kind: 'note', text, sources })
export const table = (title: string, columns: Table['columns'], rows: Table['rows'], heat?: Table['heat']): Table => ({
  kind: 'table',
  title,
  columns,
  rows,
  ...(heat ? { heat } : {}),
})
export const abbreviatedTable = (...of: Parameters<typeof table>): Table => ({ ...table(...of), isAbbreviated: true })
export const timeline = (title: string, spans: Timeline['spans']): Timeline => ({ kind: 'timeline', title, spans })
export const bars = (title: string, rows: Bars['bars']): Bars => ({ kind: 'bars', title, bars: rows })
export const radar = (title: string, axes: Radar['axes']): Radar => ({ kind: 'radar', title, axes })
export const graph = (title: string, given: Omit<Graph, 'kind' | 'title'>): Graph => ({
  kind: 'graph',
  title,
  ...given,
})
export const figure = (title: string, svg: string, alt: string): Figure => ({ kind: 'figure', title, svg, alt })
export const picture = (title: string, alt: string, how: Omit<Picture, 'kind' | 'title' | 'alt'>): Picture => ({
  kind: 'picture',
  title,
  alt,
  ...how,
})
