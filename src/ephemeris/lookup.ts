import { native, type TableHandle } from './native.ts'

/** The class of each member of one side, 0 to classes - 1. */
export type Classes = Uint8Array

export interface Match {
  /** Index of the matched member in the columns. */
  column: number
  total: number
}

export interface Chunk {
  /** The index of the first row of the chunk among all rows. */
  firstRow: number
  /** Totals row by row, valid until the next chunk is requested. */
  totals: Uint8Array
}

export interface Lookup {
  readonly classes: number
  /** The total of a pair of classes. */
  total(row: number, column: number): number
  /** The value of each table for a pair of classes. */
  parts(row: number, column: number): number[]
  /** The totals of all pairs, row by row: rows x columns bytes, into `out` if present. Synchronous; for a few megabytes at most. */
  totals(rows: Classes, columns: Classes, out?: Uint8Array): Uint8Array
  /** The number of pairs with each total, 0 to 255. */
  counts(rows: Classes, columns: Classes): Float64Array
  /** The number of columns with a total of at least `least`, for each row. */
  reaching(rows: Classes, columns: Classes, least: number): Uint32Array
  /**
   * A function that returns the best columns of a row: at most `most`, with a total of at least `least`, by total (highest first) and
   * index. Rows of one class share one list, so that the cost depends on the number of classes and not of pairs.
   */
  best(rows: Classes, columns: Classes, options: { most: number; least?: number }): (row: number) => Match[]
  /**
   * All totals, chunk by chunk. The next chunk is computed off the event loop while the current one is read, so that there are two chunks
   * in memory. An aborted signal ends the iteration before the next chunk and throws its reason.
   */
  walk(
    rows: Classes,
    columns: Classes,
    options?: { chunkBytes?: number; signal?: AbortSignal },
  ): AsyncGenerator<Chunk, void, void>
  /** The lookup with rows and columns exchanged. */
  transposed(): Lookup
}

/** The instruction sets of this machine, fastest first. Always includes `scalar`. */
export const INSTRUCTION_SETS: readonly string[] = native.lookupInstructionSets()

/** The number of possible totals, which are bytes. */
const TOTALS = 256

const transpose = (table: Uint8Array, classes: number) =>
  table.map((_, cell) => table[(cell % classes) * classes + Math.floor(cell / classes)]!)

/**
 * A lookup of totals of pairs of classes. The total of a pair is the sum of its values in all tables and must fit in a byte. A table has
 * classes x classes bytes, row-major. At most 256 classes.
 */
export const createLookup = (
  classes: number,
  tables: readonly Uint8Array[],
  { instructions = INSTRUCTION_SETS[0]! } = {},
): Lookup => {
  if (tables.some((table) => table.length !== classes * classes))
    throw new RangeError(`A table of ${classes} classes must have ${classes * classes} cells.`)
  const sums = Uint16Array.from({ length: classes * classes }, (_, cell) =>
    tables.reduce((sum, table) => sum + table[cell]!, 0),
  )
  if (sums.some((sum) => sum >= TOTALS)) throw new RangeError(`A total must be below ${TOTALS}.`)
  const totals = Uint8Array.from(sums)
  const table: TableHandle = native.lookupTable({ classes, totals, instructions })

  const total = (row: number, column: number) => totals[row * classes + column]!

  const countsByClass = (columns: Classes) => {
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
      const ofClass = countsByClass(columns)
      const members = new Uint32Array(classes)
      for (const row of rows) members[row]!++
      const counts = new Float64Array(TOTALS)
      members.forEach((size, row) => {
        if (size > 0) for (let sum = 0; sum < TOTALS; sum++) counts[sum]! += size * ofClass[row * TOTALS + sum]!
      })
      return counts
    },

    reaching: (rows, columns, least) => {
      const ofClass = countsByClass(columns)
      const columnCounts = Uint32Array.from({ length: classes }, (_, row) =>
        ofClass.subarray(row * TOTALS + least, (row + 1) * TOTALS).reduce((sum, count) => sum + count, 0),
      )
      return Uint32Array.from(rows, (row) => columnCounts[row]!)
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
      const fillChunk = async (chunk: 0 | 1, firstRow: number) => {
        const some = rows.subarray(firstRow, firstRow + height)
        await native.lookupFill({ walk, chunk, rows: some })
        return chunks[chunk].subarray(0, some.length * columns.length)
      }
      let chunkIndex: 0 | 1 = 0
      let next = rows.length > 0 ? fillChunk(chunkIndex, 0) : null
      for (let firstRow = 0; next; firstRow += height) {
        const ready = await next
        signal?.throwIfAborted()
        chunkIndex = chunkIndex === 0 ? 1 : 0
        next = firstRow + height < rows.length ? fillChunk(chunkIndex, firstRow + height) : null
        // A caller that stops here does not await the next chunk.
        next?.catch(() => {})
        yield { firstRow, totals: ready }
      }
    },

    transposed: () =>
      createLookup(
        classes,
        tables.map((each) => transpose(each, classes)),
        { instructions },
      ),
  }
}
