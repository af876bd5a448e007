import { native, type Table } from './native.ts'

/** Members of one side: each a class, 0 .. classes - 1. */
export type Classes = Uint8Array

export interface Match {
  /** Place among the columns. */
  column: number
  total: number
}

export interface Chunk {
  /** Place of its first row among all rows. */
  firstRow: number
  /** Row by row; valid until the next chunk is asked for. */
  totals: Uint8Array
}

export interface Lookup {
  readonly classes: number
  /** Of one pair of classes, and what each table gives to it. */
  total(row: number, column: number): number
  parts(row: number, column: number): number[]
  /** Of every pair, row by row: rows x columns bytes, into `out` when given. Holds the event loop: for a few megabytes. */
  totals(rows: Classes, columns: Classes, out?: Uint8Array): Uint8Array
  /** How many of all pairs have each total, 0 to 255. */
  counts(rows: Classes, columns: Classes): Float64Array
  /** For each row, how many columns reach the total `least`. */
  reaching(rows: Classes, columns: Classes, least: number): Uint32Array
  /**
   * For each row its `most` best columns, those that reach the total `least`: the higher total first, then the earlier
   * column. Rows of one class share one list, so that the work is that of the classes, not of the pairs.
   */
  best(rows: Classes, columns: Classes, wish: { most: number; least?: number }): (row: number) => Match[]
  /**
   * All totals, chunk after chunk in memory of two chunks, computed off the event loop while the last one is read. A signal
   * ends it before the next chunk, with its reason.
   */
  walk(
    rows: Classes,
    columns: Classes,
    options?: { chunkBytes?: number; signal?: AbortSignal },
  ): AsyncGenerator<Chunk, void, void>
  /** With rows and columns exchanged. */
  transposed(): Lookup
}

/** What the machine can run, the fastest first; `scalar` is always there. */
export const INSTRUCTION_SETS: readonly string[] = native.lookupInstructionSets()

/** As many totals as a byte can tell. */
const TOTALS = 256

const turned = (table: Uint8Array, classes: number) =>
  table.map((_, cell) => table[(cell % classes) * classes + Math.floor(cell / classes)]!)

/**
 * Totals of pairs of classes: the sum of what each table gives to a pair. A table is classes x classes bytes, row-major, in
 * whatever unit its owner counts; every sum must fit a byte. At most 256 classes.
 */
export const createLookup = (
  classes: number,
  tables: readonly Uint8Array[],
  { instructions = INSTRUCTION_SETS[0]! } = {},
): Lookup => {
  if (tables.some((table) => table.length !== classes * classes))
    throw new RangeError(`A table of ${classes} classes has ${classes * classes} cells.`)
  const sums = Uint16Array.from({ length: classes * classes }, (_, cell) =>
    tables.reduce((sum, table) => sum + table[cell]!, 0),
  )
  if (sums.some((sum) => sum >= TOTALS)) throw new RangeError(`A total must be below ${TOTALS}.`)
  const totals = Uint8Array.from(sums)
  const table: Table = native.lookupTable({ classes, totals, instructions })

  const total = (row: number, column: number) => totals[row * classes + column]!

  const spread = (columns: Classes) => {
    const counts = new Float64Array(classes * TOTALS)
    native.lookupSpread({ table, columns, out: counts })
    return counts
  }

  return {
    classes,
    total,
    parts: (row, column) => tables.map((each) => each[row * classes + column]!),

    totals: (rows, columns, out = new Uint8Array(rows.length * columns.length)) => {
      native.lookupTotals({ table, rows, columns, out })
      return out
    },

    counts: (rows, columns) => {
      const ofClass = spread(columns)
      const members = new Uint32Array(classes)
      for (const row of rows) members[row]!++
      const counts = new Float64Array(TOTALS)
      members.forEach((size, row) => {
        if (size > 0) for (let sum = 0; sum < TOTALS; sum++) counts[sum]! += size * ofClass[row * TOTALS + sum]!
      })
      return counts
    },

    reaching: (rows, columns, least) => {
      const ofClass = spread(columns)
      const enough = Uint32Array.from({ length: classes }, (_, row) =>
        ofClass.subarray(row * TOTALS + least, (row + 1) * TOTALS).reduce((sum, count) => sum + count, 0),
      )
      return Uint32Array.from(rows, (row) => enough[row]!)
    },

    best: (rows, columns, { most, least = 0 }) => {
      const { places, starts } = native.lookupBest({ table, rows, columns, most, least })
      return (row) => {
        const group = rows[row]!
        return Array.from(places.subarray(starts[group]!, starts[group + 1]!), (column) => ({
          column,
          total: total(group, columns[column]!),
        }))
      }
    },

    async *walk(rows, columns, { chunkBytes = 1 << 22, signal } = {}) {
      const height = Math.max(1, Math.floor(chunkBytes / Math.max(1, columns.length)))
      const rowsAtMost = Math.min(height, Math.max(1, rows.length))
      const { walk, chunks } = native.lookupWalk({ table, columns, rowsAtMost })
      const filled = async (chunk: 0 | 1, firstRow: number) => {
        const some = rows.subarray(firstRow, firstRow + height)
        await native.lookupFill({ walk, chunk, rows: some })
        return chunks[chunk].subarray(0, some.length * columns.length)
      }
      let which: 0 | 1 = 0
      let next = rows.length > 0 ? filled(which, 0) : null
      for (let firstRow = 0; next; firstRow += height) {
        const ready = await next
        signal?.throwIfAborted()
        which = which === 0 ? 1 : 0
        next = firstRow + height < rows.length ? filled(which, firstRow + height) : null
        // A caller that stops here never awaits the chunk that is under way.
        next?.catch(() => {})
        yield { firstRow, totals: ready }
      }
    },

    transposed: () =>
      createLookup(
        classes,
        tables.map((each) => turned(each, classes)),
        { instructions },
      ),
  }
}
