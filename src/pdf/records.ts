import type { Table } from '../document/document.ts'
import { extentOf, textLines } from '../render/lines.ts'
import { baseline, INDIVISIBLE_COST, lineKeepsWithNext, type Strip, type StripFrame } from './strips.ts'
import type { StructureElement, TaggedPdf } from './tagged-pdf.ts'
import { type PdfTheme, type TextStyle, tint } from './theme.ts'

/** A table that is too wide for its page, as records: each row has its name, and below it the cells with their column heads. */

const ABOVE = 4
const BELOW = 4
/** Space between a head and its value, and between pairs side by side. */
const AFTER_HEAD = 5
const BETWEEN = 12
const MAX_ACROSS = 4
/** Maximum width of a head, divided by the width of the text. A longer head is above its value. */
const MAX_HEAD_WIDTH = 0.4
/** Records of more lines than this may be divided between pages. */
const MAX_WHOLE_LINES = 10

/** Position of the pair of a column: line of the record, and first of its places across. */
interface CellPosition {
  readonly line: number
  readonly place: number
}

/** Positions of pairs in order, on lines of `across` places. A wide pair takes several places. */
const placeCells = (wantedWidths: readonly number[], across: number, width: number): CellPosition[] => {
  const place = width / across
  let [line, next] = [0, 0]
  return wantedWidths.map((wanted) => {
    const span = Math.min(across, Math.ceil(wanted / place))
    if (next + span > across) [line, next] = [line + 1, 0]
    const position = { line, place: next }
    next += span
    return position
  })
}

const wholeOf = (text: string, { weight, size }: TextStyle) => extentOf(text, weight).whole * size

/** The name of a record. A number alone gets its column head. */
const recordName = (head: string, cell: string) => (/\p{L}/u.test(cell) ? cell : `${head} ${cell}`.trim())

export const recordStrips = (
  pdf: TaggedPdf,
  element: StructureElement,
  { columns, rows, heat }: Table,
  theme: PdfTheme,
  gap: number,
): Strip[] => {
  const { x, width }: StripFrame = theme.page.body
  const { term, cell } = theme
  const name: TextStyle = { ...theme.value, colour: theme.accent }
  // A single cell under a name needs no head.
  const heads = columns.slice(1).map((head) => (columns.length > 2 ? head : ''))
  const headWidths = heads.map((head) => (head ? wholeOf(head, term) + AFTER_HEAD : 0))
  const wantedWidths = heads.map(
    (_, i) => headWidths[i]! + Math.max(...rows.map((row) => wholeOf(row[i + 1]!, cell))) + BETWEEN,
  )
  const layouts = Array.from({ length: MAX_ACROSS }, (_, i) => {
    const across = i + 1
    return { across, seats: placeCells(wantedWidths, across, width + BETWEEN) }
  })
  const { across, seats: positions } = layouts.reduce((best, layout) =>
    (layout.seats.at(-1)?.line ?? 0) < (best.seats.at(-1)?.line ?? 0) ? layout : best,
  )
  const place = (width + BETWEEN) / across
  const body = pdf.appendElement(element, 'TBody')
  const group = { divisionCost: INDIVISIBLE_COST }

  const recordOf = (row: readonly string[], at: number): Strip[] => {
    const tr = pdf.appendElement(body, 'TR')
    const th = pdf.appendElement(tr, 'TH', { scope: 'Row' })
    const tds = heads.map(() => pdf.appendElement(tr, 'TD'))
    const lines: { height: number; draw: (y: number) => void }[] = textLines(
      recordName(columns[0]!, row[0]!),
      name.weight,
      width / name.size,
    ).map((line) => ({
      height: name.leading,
      draw: (y) => pdf.tag(th, () => pdf.drawLine(line, x, baseline(y, name), name)),
    }))
    for (const [, pairs] of Map.groupBy(heads.keys(), (i) => positions[i]!.line)) {
      const filled = pairs.filter((i) => row[i + 1]!.trim() !== '')
      if (filled.length === 0) continue
      const texts = filled.map((i, k) => {
        const left = x + positions[i]!.place * place
        const right = k + 1 < filled.length ? x + positions[filled[k + 1]!]!.place * place - BETWEEN : x + width
        const isAbove = headWidths[i]! > MAX_HEAD_WIDTH * width
        const indent = isAbove ? 0 : headWidths[i]!
        return {
          i,
          left,
          indent,
          heads: heads[i] ? textLines(heads[i], term.weight, (right - left) / term.size) : [],
          values: textLines(row[i + 1]!, cell.weight, (right - left - indent) / cell.size),
          over: isAbove,
        }
      })
      const lineCount = Math.max(
        ...texts.map(({ heads: headLines, values, over: isAbove }) => (isAbove ? headLines.length : 0) + values.length),
      )
      for (let k = 0; k < lineCount; k++)
        lines.push({
          height: cell.leading,
          draw: (y) => {
            for (const { i, left, indent, heads: headLines, values, over: isAbove } of texts) {
              const head = isAbove || k === 0 ? headLines[k] : undefined
              const value = values[isAbove ? k - headLines.length : k]
              if (!head && !value) continue
              const share = heat?.[at]?.[i + 1]
              if (value && typeof share === 'number')
                pdf.addArtifact('Layout', () =>
                  pdf.doc
                    .rect(
                      pdf.left(left + indent - 2, value.width * cell.size + 4),
                      y + 0.5,
                      value.width * cell.size + 4,
                      cell.leading - 1,
                    )
                    .fill(tint(theme.accent, 0.42 * share)),
                )
              pdf.tag(tds[i]!, () => {
                if (head) pdf.drawLine(head, left, baseline(y, { ...term, leading: cell.leading }), term)
                if (value) pdf.drawLine(value, left + indent, baseline(y, cell), cell)
              })
            }
          },
        })
    }
    const last = lines.length - 1
    return lines.map(({ height, draw }, k): Strip => {
      const above = k === 0 ? ABOVE : 0
      const below = k === last ? BELOW : 0
      const full = height + above + below
      const within = lines.length > MAX_WHOLE_LINES ? k === 0 || lineKeepsWithNext(k, lines.length) : k < last
      return {
        height: full,
        gap: at === 0 && k === 0 ? gap : 0,
        keepsWithNext: within || (k === last && rows.length > 1 && (at === 0 || at === rows.length - 2)),
        group,
        draw: ({ y }) => {
          if (k === 0)
            pdf.addArtifact('Layout', () =>
              pdf.doc
                .rect(pdf.left(x, width), y, width, at === 0 ? 0.9 : 0.5)
                .fill(at === 0 ? theme.accent : theme.hairline),
            )
          draw(y + above)
        },
      }
    })
  }
  return rows.flatMap(recordOf)
}
