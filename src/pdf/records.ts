import type { Table } from '../document/document.ts'
import { extentOf, linesOf } from '../render/lines.ts'
import type { Element, Ink } from './ink.ts'
import { baseline, type Frame, holds, type Strip, WORTH_WHOLE } from './strips.ts'
import { type Style, type Theme, tint } from './theme.ts'

/** A table too wide for its page, row by row: under the name of each what the columns say of it, with their heads. */

const ABOVE = 4
const BELOW = 4
/** Between a head and its value, and between pairs beside each other. */
const AFTER_HEAD = 5
const BETWEEN = 12
const MOST_ACROSS = 4
/** A head has at most so much of the measure; a longer one is written over its value. */
const WIDEST_HEAD = 0.4
/** Records of more lines may be divided. */
const WHOLE_RECORD = 10

/** Where the pair of a column stands: on which line of a record, and from which of the places across. */
interface Seat {
  readonly line: number
  readonly place: number
}

/** Pairs in order over lines of so many places; one that is wider takes several. */
const seated = (wishes: readonly number[], across: number, width: number): Seat[] => {
  const place = width / across
  let [line, next] = [0, 0]
  return wishes.map((wish) => {
    const span = Math.min(across, Math.ceil(wish / place))
    if (next + span > across) [line, next] = [line + 1, 0]
    const seat = { line, place: next }
    next += span
    return seat
  })
}

const wholeOf = (text: string, { weight, size }: Style) => extentOf(text, weight).whole * size

/** A number alone names nothing. */
const nameOf = (head: string, cell: string) => (/\p{L}/u.test(cell) ? cell : `${head} ${cell}`.trim())

export const recordStrips = (
  ink: Ink,
  element: Element,
  { columns, rows, heat }: Table,
  theme: Theme,
  gap: number,
): Strip[] => {
  const { x, width }: Frame = theme.sheet.body
  const { term, cell } = theme
  const name: Style = { ...theme.value, colour: theme.accent }
  // What stands alone under a name needs no head.
  const heads = columns.slice(1).map((head) => (columns.length > 2 ? head : ''))
  const headWidths = heads.map((head) => (head ? wholeOf(head, term) + AFTER_HEAD : 0))
  const wishes = heads.map(
    (_, i) => headWidths[i]! + Math.max(...rows.map((row) => wholeOf(row[i + 1]!, cell))) + BETWEEN,
  )
  const ways = Array.from({ length: MOST_ACROSS }, (_, i) => {
    const across = i + 1
    return { across, seats: seated(wishes, across, width + BETWEEN) }
  })
  const { across, seats } = ways.reduce((best, way) =>
    (way.seats.at(-1)?.line ?? 0) < (best.seats.at(-1)?.line ?? 0) ? way : best,
  )
  const place = (width + BETWEEN) / across
  const body = ink.under(element, 'TBody')
  const whole = { worth: WORTH_WHOLE }

  const recordOf = (row: readonly string[], at: number): Strip[] => {
    const tr = ink.under(body, 'TR')
    const th = ink.under(tr, 'TH', { scope: 'Row' })
    const tds = heads.map(() => ink.under(tr, 'TD'))
    const lines: { height: number; draw: (y: number) => void }[] = linesOf(
      nameOf(columns[0]!, row[0]!),
      name.weight,
      width / name.size,
    ).map((line) => ({
      height: name.leading,
      draw: (y) => ink.mark(th, () => ink.line(line, x, baseline(y, name), name)),
    }))
    for (const [, pairs] of Map.groupBy(heads.keys(), (i) => seats[i]!.line)) {
      const filled = pairs.filter((i) => row[i + 1]!.trim() !== '')
      if (filled.length === 0) continue
      const texts = filled.map((i, k) => {
        const left = x + seats[i]!.place * place
        const right = k + 1 < filled.length ? x + seats[filled[k + 1]!]!.place * place - BETWEEN : x + width
        const over = headWidths[i]! > WIDEST_HEAD * width
        const indent = over ? 0 : headWidths[i]!
        return {
          i,
          left,
          indent,
          heads: heads[i] ? linesOf(heads[i], term.weight, (right - left) / term.size) : [],
          values: linesOf(row[i + 1]!, cell.weight, (right - left - indent) / cell.size),
          over,
        }
      })
      const deep = Math.max(...texts.map(({ heads: own, values, over }) => (over ? own.length : 0) + values.length))
      for (let k = 0; k < deep; k++)
        lines.push({
          height: cell.leading,
          draw: (y) => {
            for (const { i, left, indent, heads: own, values, over } of texts) {
              const head = over || k === 0 ? own[k] : undefined
              const value = values[over ? k - own.length : k]
              if (!head && !value) continue
              const share = heat?.[at]?.[i + 1]
              if (value && typeof share === 'number')
                ink.artifact('Layout', () =>
                  ink.doc
                    .rect(left + indent - 2, y + 0.5, value.width * cell.size + 4, cell.leading - 1)
                    .fill(tint(theme.accent, 0.42 * share)),
                )
              ink.mark(tds[i]!, () => {
                if (head) ink.line(head, left, baseline(y, { ...term, leading: cell.leading }), term)
                if (value) ink.line(value, left + indent, baseline(y, cell), cell)
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
      const within = lines.length > WHOLE_RECORD ? k === 0 || holds(k, lines.length) : k < last
      return {
        height: full,
        gap: at === 0 && k === 0 ? gap : 0,
        keep: within || (k === last && rows.length > 1 && (at === 0 || at === rows.length - 2)),
        whole,
        draw: ({ y }) => {
          if (k === 0)
            ink.artifact('Layout', () =>
              ink.doc.rect(x, y, width, at === 0 ? 0.9 : 0.5).fill(at === 0 ? theme.accent : theme.hairline),
            )
          draw(y + above)
        },
      }
    })
  }
  return rows.flatMap(recordOf)
}
