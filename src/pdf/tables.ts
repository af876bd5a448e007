import type { Table } from '../document/document.ts'
import { extentOf, type TextLine, textLines } from '../render/lines.ts'
import { recordStrips } from './records.ts'
import {
  baseline,
  INDIVISIBLE_COST,
  isLatinLine,
  type Strip,
  type StripFrame,
  type StripGroup,
  textStrips,
} from './strips.ts'
import type { StructureElement, TaggedPdf } from './tagged-pdf.ts'
import { isColumn, type PdfTheme, type TextStyle, tint } from './theme.ts'

const PAD = { x: 6, y: 3.2 }
const SMALL_PAD = { x: 4.4, y: 2.5 }
/** Vertical padding of the rows of a table in tight layouts, points. */
const TIGHT_PAD = 1.8
/** Tolerance for rounding errors in the width of a word, points. */
const TOLERANCE = 0.01
/** Rows of more than `MAX_WHOLE_LINES` lines may be divided between pages, in parts of `PART_LINES`. */
const MAX_WHOLE_LINES = 14
const PART_LINES = 7
/** On a small page a column is too narrow if a cell has more lines than this. */
const MAX_CELL_LINES = 6
/** Minimum scale of the letters of a table that is too wide for the page; then words are cut. */
const MIN_SCALE = 0.78
/** A table of short cells grows to at most this many times its natural width, so that its cells stay close. */
const MAX_STRETCH = 1.7
/** Space between the columns of a folded table, points. */
const FOLD_GAP = 14
/** Maximum number of columns of a folded table. */
const MAX_FOLDS = 3
/** Space for a caption of two lines above, points. */
const CAPTION_HEIGHT = 44
/** Minimum number of rows in each column of a folded table. */
const MIN_FOLDED_ROWS = 6
/** On mirrored pages a cell of at least this many words in Latin letters is prose, which runs from the left. */
const MIN_PROSE_WORDS = 3
const NUMBER_CELL = /^[-+−]?[\d.,:°'"′″%/ ]*\d[\d.,:°'"′″%/ ]*$|^[-–—]?$/

interface Columns {
  /** Padding of cells, points. */
  readonly pad: typeof PAD
  readonly width: number
  readonly lefts: readonly number[]
  readonly widths: readonly number[]
  readonly isNumeric: readonly boolean[]
  readonly cell: TextStyle
  readonly head: TextStyle
}

const scaleStyle = (style: TextStyle, share: number): TextStyle => ({
  ...style,
  size: style.size * share,
  leading: style.leading * share,
})

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Natural and minimum width of each column, in points. */
const columnExtentsOf = ({ columns, rows }: Table, { head, cell }: Pick<PdfTheme, 'head' | 'cell'>, pad: typeof PAD) =>
  columns.map((title, i) => {
    const extents = rows.map((row) => extentOf(row[i]!, cell.weight))
    const above = extentOf(title, head.weight)
    return {
      /** More text gets more width, but less than in proportion. */
      weight: Math.sqrt(sum(extents.map(({ whole }) => whole)) + above.whole),
      whole: 2 * pad.x + Math.max(above.whole * head.size, ...extents.map(({ whole }) => whole * cell.size)),
      least: 2 * pad.x + Math.max(above.least * head.size, ...extents.map(({ least }) => least * cell.size)),
    }
  })

const widthsOf = (columnExtents: ReturnType<typeof columnExtentsOf>, width: number): number[] => {
  const whole = sum(columnExtents.map((column) => column.whole))
  const least = sum(columnExtents.map((column) => column.least))
  if (whole <= width) return columnExtents.map((column) => column.whole * Math.min(MAX_STRETCH, width / whole))
  if (least >= width) return columnExtents.map((column) => (column.least * width) / least)
  // Columns of short cells come first: the width that they do not need goes to columns of long cells.
  const widths: number[] = columnExtents.map(() => 0)
  let rest = width
  let needed = least
  let weights = sum(columnExtents.map(({ weight }) => weight))
  const order = columnExtents.map((_, i) => i).sort((a, b) => columnExtents[a]!.whole - columnExtents[b]!.whole)
  for (const [place, i] of order.entries()) {
    const column = columnExtents[i]!
    needed -= column.least
    const share = Math.max(column.least, (rest * column.weight) / weights)
    weights -= column.weight
    widths[i] = place === order.length - 1 ? rest : Math.min(column.whole, share, rest - needed)
    rest -= widths[i]!
  }
  return widths
}

const padOf = ({ page }: PdfTheme) => (page.isSmall || isColumn(page) ? SMALL_PAD : PAD)

/** Minimum width of a table without cut words, in letters of full size. */
const leastOf = (table: Table, theme: PdfTheme) =>
  sum(columnExtentsOf(table, theme, padOf(theme)).map(({ least }) => least))

/** Width of a table whose cells have one line each. */
export const naturalWidthOf = (table: Table, theme: PdfTheme): number =>
  sum(columnExtentsOf(table, theme, padOf(theme)).map(({ whole }) => whole))

const columnsOf = (table: Table, { x, width }: StripFrame, theme: PdfTheme): Columns => {
  const pad = padOf(theme)
  // Letters are scaled, the space around them is not.
  const padding = 2 * pad.x * table.columns.length
  const least = leastOf(table, theme)
  const share = least > width ? Math.max(MIN_SCALE, (width - padding) / (least - padding)) : 1
  const [head, cell] = [scaleStyle(theme.head, share), scaleStyle(theme.cell, share)]
  const widths = widthsOf(columnExtentsOf(table, { head, cell }, pad), width)
  return {
    pad,
    width: sum(widths),
    widths,
    lefts: widths.map((_, i) => x + sum(widths.slice(0, i))),
    isNumeric: table.columns.map(
      (_, i) => table.rows.length > 0 && table.rows.every((row) => NUMBER_CELL.test(row[i]!)),
    ),
    cell,
    head,
  }
}

const cellLines = (cells: readonly string[], { widths, pad }: Columns, style: TextStyle): TextLine[][] =>
  cells.map((text, i) => textLines(text, style.weight, (widths[i]! - 2 * pad.x + TOLERANCE) / style.size))

interface CellPart {
  /** Range of lines of each cell; the end is exclusive. */
  readonly lines: readonly [from: number, to: number]
  /** Horizontal offset. */
  readonly shift?: number
  readonly within: (cell: number, draw: () => void) => void
}

/** True if a cell is at the far edge of its column: numbers, which are right-aligned, or on mirrored pages prose in Latin letters. */
const isAtFarEdge = (pdf: TaggedPdf, lines: readonly TextLine[], isNumeric: boolean): boolean => {
  if (!pdf.isMirrored) return isNumeric
  const words = lines.flatMap(({ runs }) => runs.flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []))
  return words.length >= MIN_PROSE_WORDS && lines.every(isLatinLine)
}

/** Draws some lines of each cell. */
const drawCells = (
  pdf: TaggedPdf,
  cells: readonly TextLine[][],
  columns: Columns,
  style: TextStyle,
  y: number,
  { lines: [from, to], shift = 0, within }: CellPart,
) => {
  for (const [i, lines] of cells.entries()) {
    const visibleLines = lines.slice(from, to)
    if (!visibleLines.some(({ runs }) => runs.length)) continue
    const isFar = isAtFarEdge(pdf, lines, columns.isNumeric[i]!)
    within(i, () => {
      for (const [k, line] of visibleLines.entries()) {
        const indent = isFar ? columns.widths[i]! - 2 * columns.pad.x - line.width * style.size : 0
        pdf.drawLine(
          line,
          columns.lefts[i]! + columns.pad.x + indent + shift,
          baseline(y + k * style.leading, style),
          style,
        )
      }
    })
  }
}

/** Parts that all layouts of a table share. */
interface TableParts {
  readonly pdf: TaggedPdf
  readonly theme: PdfTheme
  readonly columns: Columns
  readonly group: StripGroup
  readonly headHeight: number
  /** Draws the column heads: the first time as tagged content, then as artifacts. */
  readonly drawHead: (y: number, isTagged: boolean, shift?: number) => void
  /** Adds a row to the body of the table. `count`: number of its lines. */
  readonly row: (cells: readonly string[]) => {
    readonly count: number
    readonly draw: (y: number, part: Omit<CellPart, 'within'>) => void
  }
}

const tablePartsOf = (
  pdf: TaggedPdf,
  element: StructureElement,
  table: Table,
  columns: Columns,
  frame: StripFrame,
  theme: PdfTheme,
): TableParts => {
  const titles = cellLines(table.columns, columns, columns.head)
  const headRow = pdf.appendElement(pdf.appendElement(element, 'THead'), 'TR')
  const headCells = table.columns.map(() => pdf.appendElement(headRow, 'TH', { scope: 'Column' }))
  const titleLines = Math.max(...titles.map(({ length }) => length))
  const headHeight = titleLines * columns.head.leading + 2 * columns.pad.y
  const body = pdf.appendElement(element, 'TBody')
  return {
    pdf,
    theme,
    columns,
    group: { divisionCost: INDIVISIBLE_COST },
    headHeight,
    drawHead: (y, isTagged, shift = 0) => {
      pdf.addArtifact('Layout', () => {
        const left = pdf.left(frame.x + shift, columns.width)
        pdf.doc.rect(left, y, columns.width, headHeight).fill(tint(theme.accent, 0.08))
        pdf.doc.rect(left, y + headHeight - 0.9, columns.width, 0.9).fill(theme.accent)
      })
      const cells = (within: CellPart['within']) =>
        drawCells(pdf, titles, columns, columns.head, y + columns.pad.y, { lines: [0, titleLines], shift, within })
      if (isTagged) cells((i, draw) => pdf.tag(headCells[i]!, draw))
      else pdf.addArtifact('Pagination', () => cells((_, draw) => draw()))
    },
    row: (texts) => {
      const tr = pdf.appendElement(body, 'TR')
      const tds = texts.map(() => pdf.appendElement(tr, 'TD'))
      const cells = cellLines(texts, columns, columns.cell)
      return {
        count: Math.max(...cells.map(({ length }) => length)),
        draw: (y, part) =>
          drawCells(pdf, cells, columns, columns.cell, y, { ...part, within: (i, draw) => pdf.tag(tds[i]!, draw) }),
      }
    },
  }
}

const hairline = ({ pdf, theme, columns }: TableParts, { x }: StripFrame, y: number) =>
  pdf.addArtifact('Layout', () =>
    pdf.doc.rect(pdf.left(x, columns.width), y - 0.25, columns.width, 0.5).fill(theme.hairline),
  )

/** The darkest tint on which letters are easy to read. */
const MAX_TINT = 0.42

const drawHeat = (
  { pdf, theme, columns }: TableParts,
  row: readonly (number | null)[] = [],
  y: number,
  height: number,
) => {
  if (row.length > 0)
    pdf.addArtifact('Layout', () => {
      for (const [i, share] of row.entries())
        if (share !== null)
          pdf.doc
            .rect(pdf.left(columns.lefts[i]!, columns.widths[i]!) + 1, y + 1, columns.widths[i]! - 2, height - 2)
            .fill(tint(theme.accent, MAX_TINT * share))
    })
}

/** A strip for each row. A row of many lines may be divided. */
const rowStrips = (parts: TableParts, { rows, heat }: Table, frame: StripFrame, gap: number): Strip[] => {
  const { columns, group, headHeight, drawHead } = parts
  const { leading } = columns.cell
  const head = { height: headHeight, draw: ({ y }: { y: number }) => drawHead(y, false) }
  return [
    { height: headHeight, gap, keepsWithNext: true, group, draw: ({ y }) => drawHead(y, true) },
    ...rows.flatMap((texts, place) => {
      const { count, draw } = parts.row(texts)
      const part = count > MAX_WHOLE_LINES ? PART_LINES : count
      return Array.from({ length: Math.ceil(count / part) }, (_, k): Strip => {
        const [from, to] = [k * part, Math.min(count, (k + 1) * part)]
        const layOut = (pad: number): Pick<Strip, 'height' | 'draw'> => {
          const above = from === 0 ? pad : 0
          const below = to === count ? pad : 0
          const height = (to - from) * leading + above + below
          return {
            height,
            draw: ({ y }) => {
              drawHeat(parts, heat?.[place], y, height)
              draw(y + above, { lines: [from, to] })
              if (below) hairline(parts, frame, y + height)
            },
          }
        }
        return {
          ...layOut(columns.pad.y),
          gap: 0,
          keepsWithNext: to === count && rows.length > 1 && (place === 0 || place === rows.length - 2),
          group,
          repeatedHead: head,
          smaller: layOut(TIGHT_PAD),
        }
      })
    }),
  ]
}

/** Short rows folded into columns side by side, which are read from top to bottom. */
const foldedStrips = (parts: TableParts, { rows }: Table, across: number, frame: StripFrame, gap: number): Strip[] => {
  const { theme, columns, headHeight, drawHead } = parts
  const height = columns.cell.leading + 2 * columns.pad.y
  const most = across * Math.floor((theme.page.body.height - headHeight - CAPTION_HEIGHT) / height)
  const step = columns.width + FOLD_GAP
  const rowParts = rows.map((texts) => parts.row(texts))
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, page): Strip => {
    const pageRows = rowParts.slice(page * most, (page + 1) * most)
    const rowCount = Math.ceil(pageRows.length / across)
    return {
      height: headHeight + rowCount * height,
      gap: page ? 0 : gap,
      keepsWithNext: false,
      draw: ({ y }) => {
        for (let column = 0; column * rowCount < pageRows.length; column++) {
          const shift = column * step
          drawHead(y, page === 0 && column === 0, shift)
          for (const [k, { draw }] of pageRows.slice(column * rowCount, (column + 1) * rowCount).entries()) {
            const top = y + headHeight + k * height
            draw(top + columns.pad.y, { lines: [0, 1], shift })
            hairline(parts, { ...frame, x: frame.x + shift }, top + height)
          }
        }
      },
    }
  })
}

/** True if a table on a small page is better set as records: its letters would be too small or a column too narrow. */
const isCrowded = (table: Table, columns: Columns, { width }: StripFrame, theme: PdfTheme): boolean =>
  theme.page.isSmall &&
  (leastOf(table, theme) > width ||
    table.rows.some((row) => cellLines(row, columns, columns.cell).some(({ length }) => length > MAX_CELL_LINES)))

/** Number of columns that the rows are folded into; 1 if they are too few or too wide. */
const foldsOf = (table: Table, { width }: StripFrame, theme: PdfTheme): number => {
  return Math.max(
    1,
    Math.min(
      MAX_FOLDS,
      Math.floor((width + FOLD_GAP) / (naturalWidthOf(table, theme) + FOLD_GAP)),
      Math.floor(table.rows.length / MIN_FOLDED_ROWS),
    ),
  )
}

export const tableStrips = (pdf: TaggedPdf, parent: StructureElement, table: Table, theme: PdfTheme): Strip[] => {
  if (table.rows.length === 0) return []
  const { body } = theme.page
  const element = pdf.appendElement(parent, 'Table')
  const caption = table.title
    ? textStrips(pdf.appendElement(element, 'Caption'), table.title, theme.caption, body, {
        gap: 12,
        keepsWithNext: true,
      })
    : []
  const gap = caption.length > 0 ? 5 : 12
  const across = foldsOf(table, body, theme)
  const frame = across > 1 ? { x: body.x, width: (body.width + FOLD_GAP) / across - FOLD_GAP } : body
  const columns = columnsOf(table, frame, theme)
  if (isCrowded(table, columns, frame, theme)) return [...caption, ...recordStrips(pdf, element, table, theme, gap)]
  const parts = tablePartsOf(pdf, element, table, columns, frame, theme)
  if (across > 1) return [...caption, ...foldedStrips(parts, table, across, frame, gap)]
  return [...caption.map((strip) => ({ ...strip, group: parts.group })), ...rowStrips(parts, table, frame, gap)]
}
