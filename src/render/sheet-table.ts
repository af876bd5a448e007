import type { Pen } from './glyphs.ts'
import type { LaidOutBox, LaidOutLine, LayoutNode, PageLayout, RowLook, TextNode } from './page-layout.ts'
import type { Colour } from './paint.ts'

/** Tables in columns: Satori places the rows of a column as one text, so that the rows of all columns have the same height. */

/** Font size, divided by the height of a row. */
export const FONT_RATIO = 0.55
/** Space between two columns, in ems. */
const COLUMN_GAP = 0.9

/** A column of text; its first row is in the head of the table. */
export interface Column {
  /** Names the box of the column in the layout. */
  readonly key?: string
  readonly rows: readonly string[]
  readonly align?: 'left' | 'right'
  /** The colour of a row after the head. Default: the colour of texts. */
  readonly colour?: (row: number) => Colour
  readonly bold?: (row: number) => boolean
  readonly data?: (row: number) => RowLook['data']
}
/** A column of symbols, laid out as an empty box with a key. */
export interface SymbolColumn {
  readonly key: string
  /** Width in rows. */
  readonly width: number
}

export const isText = (column: Column | SymbolColumn): column is Column => 'rows' in column

/** The width of a column of text, in ems. Satori's own width counts line feeds as letters. */
const emsOf = ({ rows }: Column, pen: Pen): number => Math.max(...rows.map((text) => pen.width(text)))

/** The font size at which columns fit into a width. */
export const fittingSize = (
  columns: readonly (Column | SymbolColumn)[],
  row: number,
  width: number,
  pen: Pen,
): number => {
  const symbols = columns.reduce((sum, column) => sum + (isText(column) ? 0 : column.width * row), 0)
  const ems = columns.reduce((sum, column) => sum + COLUMN_GAP + (isText(column) ? emsOf(column, pen) : 0), -COLUMN_GAP)
  return Math.min(FONT_RATIO * row, (0.97 * (width - symbols)) / Math.max(1, ems))
}

/** Columns side by side, with equal space between them. */
export const columnsNode = (
  columns: readonly (Column | SymbolColumn)[],
  { row, size, pen, head, text }: { row: number; size: number; pen: Pen; head: Colour; text: Colour },
): LayoutNode[] =>
  columns.map((column): LayoutNode => {
    if (!isText(column)) return { key: column.key, style: { width: column.width * row, flexShrink: 0 } }
    const { rows, align = 'left', colour = () => text, bold = () => false, data = () => undefined } = column
    const look: TextNode['look'] = (place) => {
      const rowData = data(place)
      return {
        colour: place === 0 ? head : colour(place),
        bold: bold(place),
        ...(rowData && { data: rowData }),
      }
    }
    const width = emsOf(column, pen) * size
    const style = { width, fontSize: size, lineHeight: row / size, textAlign: align, flexShrink: 0 }
    const node: TextNode = { rows, look, style }
    return column.key === undefined ? node : { key: column.key, style: { flexShrink: 0 }, children: [node] }
  })

const isIn = ({ left, top, width, height }: LaidOutBox, { x, y }: LaidOutLine) =>
  x >= left - 1 && x <= left + width + 1 && y >= top && y <= top + height

/** The box of a table, and its lines row by row. */
export const tableLines = (layout: PageLayout, key: string, row: number): { box: LaidOutBox; lines: LaidOutLine[] } => {
  const box = layout.boxes.get(key)!
  const rowOf = ({ y }: LaidOutLine) => Math.floor((y - box.top) / row)
  const lines = layout.lines.filter((each) => isIn(box, each)).sort((a, b) => rowOf(a) - rowOf(b) || a.x - b.x)
  return { box, lines }
}
