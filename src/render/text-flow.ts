import { area, band, chord, clip, middle, type Point, type Polygon } from './polygon.ts'

/** Row pitch and row height in ems. Letters with marks above and below need more. */
const PLAIN = { pitch: 1.05, room: 1 }
const MARKED = { pitch: 1.42, room: 1.36 }
/** Weight of a part above or below a box, relative to a part beside it: it keeps the symmetry of the region. */
const VERTICAL_WEIGHT = 1.2

/** Factor from one tried font size to the next, and number of sizes that the coarse search skips at once. */
const STEP = 0.97
const STRIDE = 4

export interface TextRow {
  /** Centre of the row. */
  readonly x: number
  readonly y: number
  /** Indices of its labels, in order. */
  readonly labels: readonly number[]
}
export interface FlowedText {
  readonly size: number
  readonly rows: readonly TextRow[]
}

const range = (n: number) => Array.from({ length: n }, (_, i) => i)

/** Labels to set: their widths and the gap between two labels, in ems; `breaks`: indices of labels that start a row. */
export interface LabelRow {
  readonly widths: readonly number[]
  readonly gap: number
  readonly breaks?: readonly number[]
  /** True if letters have marks above and below. */
  readonly marked?: boolean
}
const rowsOf = ({ marked = false }: LabelRow) => (marked ? MARKED : PLAIN)

/** Fills `count` rows from the top, at most `most` labels in each; null unless all fit and no row is empty. */
const fill = (
  count: number,
  roomOf: (row: number) => number,
  { widths, gap, breaks = [] }: LabelRow,
  maxPerRow: number,
): number[][] | null => {
  let next = 0
  const rows: number[][] = []
  while (rows.length < count) {
    const room = roomOf(rows.length)
    const row: number[] = []
    // Each of the other rows needs a label.
    const last = widths.length - (count - rows.length - 1)
    let used = -gap
    while (next < last && row.length < maxPerRow && used + gap + widths[next]! <= room) {
      if (row.length && breaks.includes(next)) break
      used += gap + widths[next]!
      row.push(next++)
    }
    if (!row.length) return null
    rows.push(row)
  }
  return next === widths.length ? rows : null
}

/** The same number of rows from the bottom, in which the lower rows are the fuller ones. */
const fillUpwards = (
  count: number,
  roomOf: (row: number) => number,
  { widths, gap, breaks = [] }: LabelRow,
  maxPerRow: number,
): number[][] | null => {
  const last = widths.length - 1
  const mirrored = { widths: widths.toReversed(), gap, breaks: breaks.map((place) => last + 1 - place) }
  const rows = fill(count, (row) => roomOf(count - 1 - row), mirrored, maxPerRow)
  return rows?.toReversed().map((row) => row.map((label) => last - label).toReversed()) ?? null
}

/** `count` rows at font size `size`, near the middle of the region, with a common centre if possible; null if they do not fit. */
const stack = (region: Polygon, labels: LabelRow, size: number, count: number): TextRow[] | null => {
  const { widths, gap } = labels
  const { pitch, room } = rowsOf(labels)
  const ys = region.map(([, y]) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const height = ((count - 1) * pitch + room) * size
  const slack = bottom - top - height
  if (slack < 0) return null
  const ideal = Math.min(Math.max(middle(region)[1] - height / 2, top), top + slack)
  const evenCount = Math.ceil(widths.length / count)
  const rowsFrom = (start: number): TextRow[] | null => {
    // Most starts fail at the first row, so later rows are measured on demand.
    const bands: (readonly [left: number, right: number] | null)[] = []
    const roomOf = (row: number) => {
      if (row === bands.length) bands.push(band(region, start + row * pitch * size, room * size))
      const span = bands[row]!
      return span ? (span[1] - span[0]) / size : 0
    }
    const rows =
      fill(count, roomOf, labels, evenCount) ??
      fillUpwards(count, roomOf, labels, evenCount) ??
      (evenCount < widths.length
        ? (fill(count, roomOf, labels, widths.length) ?? fillUpwards(count, roomOf, labels, widths.length))
        : null)
    if (!rows) return null
    const reach = rows.map((rowLabels, row) => {
      const half = ((rowLabels.reduce((sum, label) => sum + widths[label]! + gap, 0) - gap) * size) / 2
      return [bands[row]![0] + half, bands[row]![1] - half] as const
    })
    const [left, right] = [Math.max(...reach.map(([rowsFrom]) => rowsFrom)), Math.min(...reach.map(([, to]) => to))]
    return rows.map((rowLabels, row) => ({
      x: left <= right ? (left + right) / 2 : (reach[row]![0] + reach[row]![1]) / 2,
      y: start + (row * pitch + room / 2) * size,
      labels: rowLabels,
    }))
  }
  const idealRows = rowsFrom(ideal)
  if (idealRows) return idealRows
  const otherStarts = range(13).map((i) => top + (slack * i) / 12)
  for (const start of otherStarts.sort((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal))) {
    const rows = rowsFrom(start)
    if (rows) return rows
  }
  return null
}

/**
 * Sets labels in horizontal rows inside a convex region, at the largest font size up to `cap` at which all of them fit; null if
 * that size is not above `least`.
 */
export const flowText = (region: Polygon, labels: LabelRow, cap: number, least = 0): FlowedText | null => {
  const { widths, gap } = labels
  const { pitch, room } = rowsOf(labels)
  const xs = region.map(([x]) => x)
  const ys = region.map(([, y]) => y)
  const aspect = (Math.max(...xs) - Math.min(...xs)) / (Math.max(...ys) - Math.min(...ys))
  const ems = widths.reduce((sum, width) => sum + width + gap, 0)
  const ideal = Math.sqrt(ems / pitch / aspect)
  const counts = range(widths.length)
    .map((i) => i + 1)
    .sort((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal))
  const densest = Math.sqrt(area(region) / (widths.reduce((sum, width) => sum + width, 0) * room))
  const largest = Math.min(cap, densest)
  const rowsAtStep = (step: number): FlowedText | null => {
    const size = largest * STEP ** step
    for (const count of counts) {
      const rows = stack(region, labels, size, count)
      if (rows) return { size, rows }
    }
    return null
  }
  // A coarse search by strides, then back by single steps.
  let step = 0
  let best = rowsAtStep(0)
  while (!best) {
    step += STRIDE
    // Stepping back gains less than a stride.
    if (largest * STEP ** (step - STRIDE) <= least) return null
    best = rowsAtStep(step)
  }
  for (let back = 1; step > 0 && back < STRIDE; back++) {
    const larger = rowsAtStep(step - back)
    if (!larger) break
    best = larger
  }
  return best.size > least ? best : null
}

/** Number of positions that are tried along a line, and the stride of the coarse search. */
const PLACES = 80
const STRIDE_OF_PLACES = 8

export interface PlacedText {
  readonly at: Point
  /** The two best remaining parts of the region: above, below, left or right of the box. */
  readonly rests: readonly Polygon[]
}

/**
 * Places a box as close to a corner of the region as it fits: first from the corner towards the middle, then vertically back
 * towards the corner. Null if it does not fit.
 */
export const placeText = (region: Polygon, corner: Point, width: number, height: number): PlacedText | null => {
  const regionMiddle = middle(region)
  const fits = ([x, y]: Point) =>
    [y - height / 2, y + height / 2].every((edge) => {
      const span = chord(region, edge)
      return span !== null && span[0] <= x - width / 2 && span[1] >= x + width / 2
    })
  // Fitting positions are adjacent: the first is less than a stride before the first hit of the coarse search.
  const firstFit = (from: Point, to: Point): Point | undefined => {
    const place = (i: number): Point => [
      from[0] + ((to[0] - from[0]) * i) / PLACES,
      from[1] + ((to[1] - from[1]) * i) / PLACES,
    ]
    const firstIndex = (first: number, step: number, last: number): number | undefined => {
      for (let i = first; i <= last; i += step) if (fits(place(i))) return i
      return undefined
    }
    const coarseHit = firstIndex(0, STRIDE_OF_PLACES, PLACES)
    const first =
      coarseHit === undefined
        ? firstIndex(0, 1, PLACES)
        : firstIndex(Math.max(0, coarseHit - STRIDE_OF_PLACES + 1), 1, coarseHit)
    return first === undefined ? undefined : place(first)
  }
  const entry = firstFit(corner, regionMiddle)
  const at = entry && firstFit([entry[0], corner[1]], entry)
  if (!at) return null
  return {
    at,
    rests: [
      { rest: clip(region, 0, 1, at[1] - height / 2), worth: VERTICAL_WEIGHT },
      { rest: clip(region, 0, -1, -(at[1] + height / 2)), worth: VERTICAL_WEIGHT },
      { rest: clip(region, 1, 0, at[0] - width / 2), worth: 1 },
      { rest: clip(region, -1, 0, -(at[0] + width / 2)), worth: 1 },
    ]
      .map(({ rest, worth }) => ({ rest, worth: worth * area(rest) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 2)
      .map(({ rest }) => rest),
  }
}
