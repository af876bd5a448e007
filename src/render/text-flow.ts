import { area, band, chord, clip, middle, type Point, type Polygon } from './polygon.ts'

/** Row pitch and the room a row needs, in ems; of letters with marks above and below more. */
const PLAIN = { pitch: 1.05, room: 1 }
const MARKED = { pitch: 1.42, room: 1.36 }
/** A part above or below a box keeps the region's symmetry, and is worth that much more than one beside it. */
const LEVEL = 1.2

/** From a size of letters to the next smaller one that is tried, and how many of these are taken at once. */
const STEP = 0.97
const STRIDE = 4

export interface Row {
  /** Centre of the row. */
  readonly x: number
  readonly y: number
  /** Which of the labels it carries, in order. */
  readonly labels: readonly number[]
}
export interface FlowedText {
  readonly size: number
  readonly rows: readonly Row[]
}

const range = (n: number) => Array.from({ length: n }, (_, i) => i)

/** What is set: widths of the labels and the gap between two of them, in ems; those that begin a row. */
export interface Labels {
  readonly widths: readonly number[]
  readonly gap: number
  readonly breaks?: readonly number[]
  /** Whether letters have marks above and below. */
  readonly marked?: boolean
}
const rowsOf = ({ marked = false }: Labels) => (marked ? MARKED : PLAIN)

/** Fills `count` rows from the top, at most `most` labels in each; null unless all fit and no row is empty. */
const fill = (
  count: number,
  roomOf: (row: number) => number,
  { widths, gap, breaks = [] }: Labels,
  most: number,
): number[][] | null => {
  let next = 0
  const rows: number[][] = []
  while (rows.length < count) {
    const room = roomOf(rows.length)
    const row: number[] = []
    let used = -gap
    while (next < widths.length && row.length < most && used + gap + widths[next]! <= room) {
      if (row.length && breaks.includes(next)) break
      used += gap + widths[next]!
      row.push(next++)
    }
    if (!row.length) return null
    rows.push(row)
  }
  return next === widths.length ? rows : null
}

/** `count` rows at font size `size`, as near to the region's middle as they fit, one below the other where they can. */
const stack = (region: Polygon, labels: Labels, size: number, count: number): Row[] | null => {
  const { widths, gap } = labels
  const { pitch, room } = rowsOf(labels)
  const ys = region.map(([, y]) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const height = ((count - 1) * pitch + room) * size
  const slack = bottom - top - height
  if (slack < 0) return null
  const ideal = Math.min(Math.max(middle(region)[1] - height / 2, top), top + slack)
  const most = Math.ceil(widths.length / count)
  const from = (start: number): Row[] | null => {
    // Most starts fail at their first row: the others are measured when it is full.
    const bands: (readonly [left: number, right: number] | null)[] = []
    const roomOf = (row: number) => {
      if (row === bands.length) bands.push(band(region, start + row * pitch * size, room * size))
      const span = bands[row]!
      return span ? (span[1] - span[0]) / size : 0
    }
    const rows =
      fill(count, roomOf, labels, most) ?? (most < widths.length ? fill(count, roomOf, labels, widths.length) : null)
    if (!rows) return null
    const reach = rows.map((held, row) => {
      const half = ((held.reduce((sum, label) => sum + widths[label]! + gap, 0) - gap) * size) / 2
      return [bands[row]![0] + half, bands[row]![1] - half] as const
    })
    const [left, right] = [Math.max(...reach.map(([from]) => from)), Math.min(...reach.map(([, to]) => to))]
    return rows.map((held, row) => ({
      x: left <= right ? (left + right) / 2 : (reach[row]![0] + reach[row]![1]) / 2,
      y: start + (row * pitch + room / 2) * size,
      labels: held,
    }))
  }
  const set = from(ideal)
  if (set) return set
  const others = range(13).map((i) => top + (slack * i) / 12)
  for (const start of others.sort((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal))) {
    const rows = from(start)
    if (rows) return rows
  }
  return null
}

/**
 * Sets labels in level rows inside a convex region, at the largest font size up to `cap` at which all of them fit; null where
 * that is not above `least`.
 */
export const flowText = (region: Polygon, labels: Labels, cap: number, least = 0): FlowedText | null => {
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
  const set = (step: number): FlowedText | null => {
    const size = largest * STEP ** step
    for (const count of counts) {
      const rows = stack(region, labels, size, count)
      if (rows) return { size, rows }
    }
    return null
  }
  // By strides, and then back by steps.
  let step = 0
  let found = set(0)
  while (!found) {
    step += STRIDE
    // A larger one is within a stride of it.
    if (largest * STEP ** (step - STRIDE) <= least) return null
    found = set(step)
  }
  for (let back = 1; step > 0 && back < STRIDE; back++) {
    const larger = set(step - back)
    if (!larger) break
    found = larger
  }
  return found.size > least ? found : null
}

/** Steps along a way that a box is tried at, and how many are passed over at first. */
const PLACES = 80
const APART = 8

export interface PlacedText {
  readonly at: Point
  /** What is left of the region on the two best sides of the box. */
  readonly rests: readonly Polygon[]
}

/**
 * Puts a box as deep into a corner of the region as it goes, first towards the region's middle and then back upright;
 * null when it does not fit.
 */
export const placeText = (region: Polygon, corner: Point, width: number, height: number): PlacedText | null => {
  const goal = middle(region)
  const holds = ([x, y]: Point) =>
    [y - height / 2, y + height / 2].every((edge) => {
      const span = chord(region, edge)
      return span !== null && span[0] <= x - width / 2 && span[1] >= x + width / 2
    })
  // Places that hold it are in a row: from the first that is found by strides it begins within the last of these.
  const firstHeld = (from: Point, to: Point): Point | undefined => {
    const place = (i: number): Point => [
      from[0] + ((to[0] - from[0]) * i) / PLACES,
      from[1] + ((to[1] - from[1]) * i) / PLACES,
    ]
    const among = (first: number, step: number, last: number): number | undefined => {
      for (let i = first; i <= last; i += step) if (holds(place(i))) return i
      return undefined
    }
    const some = among(0, APART, PLACES)
    const first = some === undefined ? among(0, 1, PLACES) : among(Math.max(0, some - APART + 1), 1, some)
    return first === undefined ? undefined : place(first)
  }
  const inward = firstHeld(corner, goal)
  const at = inward && firstHeld([inward[0], corner[1]], inward)
  if (!at) return null
  return {
    at,
    rests: [
      { rest: clip(region, 0, 1, at[1] - height / 2), worth: LEVEL },
      { rest: clip(region, 0, -1, -(at[1] + height / 2)), worth: LEVEL },
      { rest: clip(region, 1, 0, at[0] - width / 2), worth: 1 },
      { rest: clip(region, -1, 0, -(at[0] + width / 2)), worth: 1 },
    ]
      .map(({ rest, worth }) => ({ rest, worth: worth * area(rest) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 2)
      .map(({ rest }) => rest),
  }
}
