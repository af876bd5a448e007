import type { Table } from '../document/document.ts'
import { extentOf, type Line, linesOf } from '../render/lines.ts'
import type { Element, Ink } from './ink.ts'
import { baseline, type Frame, type Strip, textStrips } from './strips.ts'
import { type Style, type Theme, tint } from './theme.ts'

const PAD = { x: 6, y: 3.6 }
/** Rows of more lines than this may be divided between pages, in parts of so many. */
const WHOLE_ROW = 14
const PART = 7
/** Letters of a table too wide for the page go down to this share before words are cut. */
const SMALLEST = 0.78
/** A table of short cells grows to at most so many times its own width: what belongs together stays near. */
const STRETCH = 1.7
const FIGURES = /^[-+−]?[\d.,:°'"′″%/ ]*\d[\d.,:°'"′″%/ ]*$|^[-–—]?$/

interface Columns {
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

/** What each column would like and what it can do with, in points. */
const wishes = ({ columns, rows }: Table, head: Style, cell: Style) =>
  columns.map((title, i) => {
    const extents = rows.map((row) => extentOf(row[i]!, cell.weight))
    const above = extentOf(title, head.weight)
    return {
      whole: 2 * PAD.x + Math.max(above.whole * head.size, ...extents.map(({ whole }) => whole * cell.size)),
      least: 2 * PAD.x + Math.max(above.least * head.size, ...extents.map(({ least }) => least * cell.size)),
    }
  })

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const widthsOf = (wished: readonly { whole: number; least: number }[], width: number): number[] => {
  const whole = sum(wished.map((wish) => wish.whole))
  const least = sum(wished.map((wish) => wish.least))
  if (whole <= width) return wished.map((wish) => wish.whole * Math.min(STRETCH, width / whole))
  if (least >= width) return wished.map((wish) => (wish.least * width) / least)
  // Columns of short cells first: what they do not need is left to those of long ones.
  const widths: number[] = wished.map(() => 0)
  let rest = width
  let needed = least
  const order = wished.map((_, i) => i).sort((a, b) => wished[a]!.whole - wished[b]!.whole)
  for (const [place, i] of order.entries()) {
    const wish = wished[i]!
    needed -= wish.least
    const share = Math.max(wish.least, rest / (order.length - place))
    widths[i] = place === order.length - 1 ? rest : Math.min(wish.whole, share, rest - needed)
    rest -= widths[i]!
  }
  return widths
}

const columnsOf = (table: Table, { x, width }: Frame, theme: Theme): Columns => {
  let share = 1
  let wished = wishes(table, theme.head, theme.cell)
  const least = sum(wished.map((wish) => wish.least))
  if (least > width) {
    share = Math.max(SMALLEST, width / least)
    wished = wishes(table, scaled(theme.head, share), scaled(theme.cell, share))
  }
  const widths = widthsOf(wished, width)
  return {
    width: sum(widths),
    widths,
    lefts: widths.map((_, i) => x + sum(widths.slice(0, i))),
    figures: table.columns.map((_, i) => table.rows.length > 0 && table.rows.every((row) => FIGURES.test(row[i]!))),
    cell: scaled(theme.cell, share),
    head: scaled(theme.head, share),
  }
}

const cellLines = (cells: readonly string[], { widths }: Columns, style: Style): Line[][] =>
  cells.map((text, i) => linesOf(text, style.weight, (widths[i]! - 2 * PAD.x) / style.size))

/** Lines `from` up to `to` of each cell; figures stand at the right of their column. */
const drawCells = (
  ink: Ink,
  cells: readonly Line[][],
  columns: Columns,
  style: Style,
  y: number,
  [from, to]: readonly [number, number],
  within: (cell: number, draw: () => void) => void,
) => {
  for (const [i, lines] of cells.entries()) {
    const shown = lines.slice(from, to)
    if (!shown.some(({ runs }) => runs.length)) continue
    within(i, () => {
      for (const [k, line] of shown.entries()) {
        const free = columns.figures[i] ? columns.widths[i]! - 2 * PAD.x - line.width * style.size : 0
        ink.line(line, columns.lefts[i]! + PAD.x + free, baseline(y + k * style.leading, style), style)
      }
    })
  }
}

export const tableStrips = (ink: Ink, parent: Element, table: Table, frame: Frame, theme: Theme): Strip[] => {
  const element = ink.under(parent, 'Table')
  const strips: Strip[] = []
  if (table.title)
    strips.push(
      ...textStrips(ink.under(element, 'Caption'), table.title, theme.caption, frame, { gap: 12, keep: true }),
    )
  const columns = columnsOf(table, frame, theme)

  const titles = cellLines(table.columns, columns, columns.head)
  const headRow = ink.under(ink.under(element, 'THead'), 'TR')
  const headCells = table.columns.map(() => ink.under(headRow, 'TH', { scope: 'Column' }))
  const titleLines = Math.max(...titles.map(({ length }) => length))
  const headHeight = titleLines * columns.head.leading + 2 * PAD.y
  const ground = (y: number) =>
    ink.artifact('Layout', () => {
      ink.doc.rect(frame.x, y, columns.width, headHeight).fill(tint(theme.accent, 0.08))
      ink.doc.rect(frame.x, y + headHeight - 0.9, columns.width, 0.9).fill(theme.accent)
    })
  strips.push({
    height: headHeight,
    gap: strips.length ? 5 : 12,
    keep: true,
    draw: ({ y }) => {
      ground(y)
      drawCells(ink, titles, columns, columns.head, y + PAD.y, [0, titleLines], (i, draw) =>
        ink.mark(headCells[i]!, draw),
      )
    },
  })
  const head = {
    height: headHeight,
    draw: ({ y }: { y: number }) => {
      ground(y)
      ink.artifact('Pagination', () =>
        drawCells(ink, titles, columns, columns.head, y + PAD.y, [0, titleLines], (_, draw) => draw()),
      )
    },
  }

  const body = ink.under(element, 'TBody')
  for (const [place, row] of table.rows.entries()) {
    const tr = ink.under(body, 'TR')
    const tds = row.map(() => ink.under(tr, 'TD'))
    const cells = cellLines(row, columns, columns.cell)
    const count = Math.max(...cells.map(({ length }) => length))
    const part = count > WHOLE_ROW ? PART : count
    for (let from = 0; from < count; from += part) {
      const to = Math.min(count, from + part)
      const above = from === 0 ? PAD.y : 0
      const below = to === count ? PAD.y : 0
      const height = (to - from) * columns.cell.leading + above + below
      strips.push({
        height,
        gap: 0,
        keep: to === count && table.rows.length > 1 && (place === 0 || place === table.rows.length - 2),
        head,
        draw: ({ y }) => {
          drawCells(ink, cells, columns, columns.cell, y + above, [from, to], (i, draw) => ink.mark(tds[i]!, draw))
          if (below)
            ink.artifact('Layout', () =>
              ink.doc.rect(frame.x, y + height - 0.25, columns.width, 0.5).fill(theme.hairline),
            )
        },
      })
    }
  }
  return strips
}
