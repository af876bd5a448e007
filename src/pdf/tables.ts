import type { Table } from '../document/document.ts'
import { extentOf, type Line, linesOf } from '../render/lines.ts'
import type { Element, Ink } from './ink.ts'
import { recordStrips } from './records.ts'
import { baseline, type Frame, type Strip, textStrips, type Whole, WORTH_WHOLE } from './strips.ts'
import { type Style, type Theme, tint } from './theme.ts'

const PAD = { x: 6, y: 3.2 }
const SMALL_PAD = { x: 4.4, y: 2.5 }
/** What a word may be wider than its column by reckoning alone, points. */
const SLACK = 0.01
/** Rows of more lines than this may be divided between pages, in parts of so many. */
const WHOLE_ROW = 14
const PART = 7
/** Lines of a cell of a small page above which its column is too thin. */
const MOST_LINES = 6
/** Letters of a table too wide for the page go down to this share before words are cut. */
const SMALLEST = 0.78
/** A table of short cells grows to at most so many times its own width: what belongs together stays near. */
const STRETCH = 1.7
/** Between tables that stand side by side. */
const BETWEEN = 14
const MOST_FOLDS = 3
/** Room for a caption of two lines above. */
const CAPTIONED = 44
/** Rows of a column that are worth folding a table for. */
const FOLDED_ROWS = 6
const FIGURES = /^[-+−]?[\d.,:°'"′″%/ ]*\d[\d.,:°'"′″%/ ]*$|^[-–—]?$/

interface Columns {
  /** Beside cells, above and below them. */
  readonly pad: typeof PAD
  readonly width: number
  readonly lefts: readonly number[]
  readonly widths: readonly number[]
  readonly figures: readonly boolean[]
  readonly cell: Style
  readonly head: Style
}

const scaled = (style: Style, share: number): Style => ({
  ...style,
  size: style.size * share,
  leading: style.leading * share,
})

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What each column would like and what it can do with, in points. */
const wishes = ({ columns, rows }: Table, { head, cell }: Pick<Theme, 'head' | 'cell'>, pad: typeof PAD) =>
  columns.map((title, i) => {
    const extents = rows.map((row) => extentOf(row[i]!, cell.weight))
    const above = extentOf(title, head.weight)
    return {
      /** More text asks for more room, though not in step with it. */
      weight: Math.sqrt(sum(extents.map(({ whole }) => whole)) + above.whole),
      whole: 2 * pad.x + Math.max(above.whole * head.size, ...extents.map(({ whole }) => whole * cell.size)),
      least: 2 * pad.x + Math.max(above.least * head.size, ...extents.map(({ least }) => least * cell.size)),
    }
  })

const widthsOf = (wished: ReturnType<typeof wishes>, width: number): number[] => {
  const whole = sum(wished.map((wish) => wish.whole))
  const least = sum(wished.map((wish) => wish.least))
  if (whole <= width) return wished.map((wish) => wish.whole * Math.min(STRETCH, width / whole))
  if (least >= width) return wished.map((wish) => (wish.least * width) / least)
  // Columns of short cells first: what they do not need is left to those of long ones.
  const widths: number[] = wished.map(() => 0)
  let rest = width
  let needed = least
  let weights = sum(wished.map(({ weight }) => weight))
  const order = wished.map((_, i) => i).sort((a, b) => wished[a]!.whole - wished[b]!.whole)
  for (const [place, i] of order.entries()) {
    const wish = wished[i]!
    needed -= wish.least
    const share = Math.max(wish.least, (rest * wish.weight) / weights)
    weights -= wish.weight
    widths[i] = place === order.length - 1 ? rest : Math.min(wish.whole, share, rest - needed)
    rest -= widths[i]!
  }
  return widths
}

const padOf = ({ sheet }: Theme) => (sheet.isSmall ? SMALL_PAD : PAD)

/** The width below which words of a table would be cut, in letters of full size. */
const leastOf = (table: Table, theme: Theme) => sum(wishes(table, theme, padOf(theme)).map(({ least }) => least))

const columnsOf = (table: Table, { x, width }: Frame, theme: Theme): Columns => {
  const pad = padOf(theme)
  const least = leastOf(table, theme)
  const share = least > width ? Math.max(SMALLEST, width / least) : 1
  const [head, cell] = [scaled(theme.head, share), scaled(theme.cell, share)]
  const widths = widthsOf(wishes(table, { head, cell }, pad), width)
  return {
    pad,
    width: sum(widths),
    widths,
    lefts: widths.map((_, i) => x + sum(widths.slice(0, i))),
    figures: table.columns.map((_, i) => table.rows.length > 0 && table.rows.every((row) => FIGURES.test(row[i]!))),
    cell,
    head,
  }
}

const cellLines = (cells: readonly string[], { widths, pad }: Columns, style: Style): Line[][] =>
  cells.map((text, i) => linesOf(text, style.weight, (widths[i]! - 2 * pad.x + SLACK) / style.size))

interface Part {
  /** Lines of each cell, from and up to. */
  readonly lines: readonly [from: number, to: number]
  /** How far to the right of its columns it stands. */
  readonly shift?: number
  readonly within: (cell: number, draw: () => void) => void
}

/** Some lines of each cell; figures stand at the right of their column. */
const drawCells = (
  ink: Ink,
  cells: readonly Line[][],
  columns: Columns,
  style: Style,
  y: number,
  { lines: [from, to], shift = 0, within }: Part,
) => {
  for (const [i, lines] of cells.entries()) {
    const shown = lines.slice(from, to)
    if (!shown.some(({ runs }) => runs.length)) continue
    within(i, () => {
      for (const [k, line] of shown.entries()) {
        const free = columns.figures[i] ? columns.widths[i]! - 2 * columns.pad.x - line.width * style.size : 0
        ink.line(line, columns.lefts[i]! + columns.pad.x + free + shift, baseline(y + k * style.leading, style), style)
      }
    })
  }
}

/** What every form of a table is made of. */
interface Parts {
  readonly ink: Ink
  readonly theme: Theme
  readonly columns: Columns
  readonly whole: Whole
  readonly headHeight: number
  /** The heads of the columns: heard the first time that they are drawn. */
  readonly drawHead: (y: number, heard: boolean, shift?: number) => void
  /** A row under the body of the table, ready to be drawn. */
  readonly row: (cells: readonly string[]) => {
    readonly count: number
    readonly draw: (y: number, part: Omit<Part, 'within'>) => void
  }
}

const partsOf = (ink: Ink, element: Element, table: Table, columns: Columns, frame: Frame, theme: Theme): Parts => {
  const titles = cellLines(table.columns, columns, columns.head)
  const headRow = ink.under(ink.under(element, 'THead'), 'TR')
  const headCells = table.columns.map(() => ink.under(headRow, 'TH', { scope: 'Column' }))
  const titleLines = Math.max(...titles.map(({ length }) => length))
  const headHeight = titleLines * columns.head.leading + 2 * columns.pad.y
  const body = ink.under(element, 'TBody')
  return {
    ink,
    theme,
    columns,
    whole: { worth: WORTH_WHOLE },
    headHeight,
    drawHead: (y, heard, shift = 0) => {
      ink.artifact('Layout', () => {
        ink.doc.rect(frame.x + shift, y, columns.width, headHeight).fill(tint(theme.accent, 0.08))
        ink.doc.rect(frame.x + shift, y + headHeight - 0.9, columns.width, 0.9).fill(theme.accent)
      })
      const cells = (within: Part['within']) =>
        drawCells(ink, titles, columns, columns.head, y + columns.pad.y, { lines: [0, titleLines], shift, within })
      if (heard) cells((i, draw) => ink.mark(headCells[i]!, draw))
      else ink.artifact('Pagination', () => cells((_, draw) => draw()))
    },
    row: (texts) => {
      const tr = ink.under(body, 'TR')
      const tds = texts.map(() => ink.under(tr, 'TD'))
      const cells = cellLines(texts, columns, columns.cell)
      return {
        count: Math.max(...cells.map(({ length }) => length)),
        draw: (y, part) =>
          drawCells(ink, cells, columns, columns.cell, y, { ...part, within: (i, draw) => ink.mark(tds[i]!, draw) }),
      }
    },
  }
}

const hairline = ({ ink, theme, columns }: Parts, { x }: Frame, y: number) =>
  ink.artifact('Layout', () => ink.doc.rect(x, y - 0.25, columns.width, 0.5).fill(theme.hairline))

/** The deepest tint on which letters are still read well. */
const HOTTEST = 0.42

const heated = ({ ink, theme, columns }: Parts, row: readonly (number | null)[] = [], y: number, height: number) => {
  if (row.length > 0)
    ink.artifact('Layout', () => {
      for (const [i, share] of row.entries())
        if (share !== null)
          ink.doc
            .rect(columns.lefts[i]! + 1, y + 1, columns.widths[i]! - 2, height - 2)
            .fill(tint(theme.accent, HOTTEST * share))
    })
}

/** Row under row; a row of many lines may be divided. */
const rowStrips = (parts: Parts, { rows, heat }: Table, frame: Frame, gap: number): Strip[] => {
  const { columns, whole, headHeight, drawHead } = parts
  const { leading } = columns.cell
  const head = { height: headHeight, draw: ({ y }: { y: number }) => drawHead(y, false) }
  return [
    { height: headHeight, gap, keep: true, whole, draw: ({ y }) => drawHead(y, true) },
    ...rows.flatMap((texts, place) => {
      const { count, draw } = parts.row(texts)
      const part = count > WHOLE_ROW ? PART : count
      return Array.from({ length: Math.ceil(count / part) }, (_, k): Strip => {
        const [from, to] = [k * part, Math.min(count, (k + 1) * part)]
        const above = from === 0 ? columns.pad.y : 0
        const below = to === count ? columns.pad.y : 0
        const height = (to - from) * leading + above + below
        return {
          height,
          gap: 0,
          keep: to === count && rows.length > 1 && (place === 0 || place === rows.length - 2),
          whole,
          head,
          draw: ({ y }) => {
            heated(parts, heat?.[place], y, height)
            draw(y + above, { lines: [from, to] })
            if (below) hairline(parts, frame, y + height)
          },
        }
      })
    }),
  ]
}

/** A long list of short rows in columns beside each other, read down each. */
const foldedStrips = (parts: Parts, { rows }: Table, across: number, frame: Frame, gap: number): Strip[] => {
  const { theme, columns, headHeight, drawHead } = parts
  const height = columns.cell.leading + 2 * columns.pad.y
  const most = across * Math.floor((theme.sheet.body.height - headHeight - CAPTIONED) / height)
  const step = columns.width + BETWEEN
  const written = rows.map((texts) => parts.row(texts))
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, page): Strip => {
    const shown = written.slice(page * most, (page + 1) * most)
    const deep = Math.ceil(shown.length / across)
    return {
      height: headHeight + deep * height,
      gap: page ? 0 : gap,
      keep: false,
      draw: ({ y }) => {
        for (let column = 0; column * deep < shown.length; column++) {
          const shift = column * step
          drawHead(y, page === 0 && column === 0, shift)
          for (const [k, { draw }] of shown.slice(column * deep, (column + 1) * deep).entries()) {
            const top = y + headHeight + k * height
            draw(top + columns.pad.y, { lines: [0, 1], shift })
            hairline(parts, { ...frame, x: frame.x + shift }, top + height)
          }
        }
      },
    }
  })
}

/** Whether a table is read better row by row: its letters would be too small for a hand, or a column of text too thin. */
const isCrowded = (table: Table, columns: Columns, { width }: Frame, theme: Theme): boolean =>
  theme.sheet.isSmall &&
  (leastOf(table, theme) > width ||
    table.rows.some((row) => cellLines(row, columns, columns.cell).some(({ length }) => length > MOST_LINES)))

/** How many columns of such rows stand side by side, where the rows are many enough for it. */
const foldsOf = (table: Table, { width }: Frame, theme: Theme): number => {
  const own = sum(wishes(table, theme, padOf(theme)).map(({ whole }) => whole))
  return Math.max(
    1,
    Math.min(MOST_FOLDS, Math.floor((width + BETWEEN) / (own + BETWEEN)), Math.floor(table.rows.length / FOLDED_ROWS)),
  )
}

export const tableStrips = (ink: Ink, parent: Element, table: Table, theme: Theme): Strip[] => {
  if (table.rows.length === 0) return []
  const { body } = theme.sheet
  const element = ink.under(parent, 'Table')
  const caption = table.title
    ? textStrips(ink.under(element, 'Caption'), table.title, theme.caption, body, { gap: 12, keep: true })
    : []
  const gap = caption.length > 0 ? 5 : 12
  const across = foldsOf(table, body, theme)
  const frame = across > 1 ? { x: body.x, width: (body.width + BETWEEN) / across - BETWEEN } : body
  const columns = columnsOf(table, frame, theme)
  if (isCrowded(table, columns, frame, theme)) return [...caption, ...recordStrips(ink, element, table, theme, gap)]
  const parts = partsOf(ink, element, table, columns, frame, theme)
  if (across > 1) return [...caption, ...foldedStrips(parts, table, across, frame, gap)]
  return [...caption.map((strip) => ({ ...strip, whole: parts.whole })), ...rowStrips(parts, table, frame, gap)]
}
