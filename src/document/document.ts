/** A report as plain data: what stands in it and in which order, with no word of layout. */

export interface Paragraph {
  kind: 'paragraph'
  text: string
}

/** Cells as they are printed; every row as long as `columns`. */
export interface Table {
  kind: 'table'
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface Figure {
  kind: 'figure'
  title: string
  /** A whole SVG document. */
  svg: string
}

export type Block = Paragraph | Table | Figure

export interface Section {
  title: string
  blocks: readonly Block[]
}

export const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', text })
export const table = (title: string, columns: Table['columns'], rows: Table['rows']): Table => ({
  kind: 'table',
  title,
  columns,
  rows,
})
export const figure = (title: string, svg: string): Figure => ({ kind: 'figure', title, svg })
