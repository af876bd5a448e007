import type { YieldPoint } from '../../cooperative-yield.ts'

/**
 * The one-to-one assignment of rows to columns with the greatest sum of values (Hungarian algorithm with shortest
 * augmenting paths; work rows x rows x columns, with the shorter side as rows). `value` must be 0 or more. Pairs that
 * must not be made have the value 0 and can occur in the result. Ties go to the lower index. The function yields at
 * each row.
 */
export const bestAssignment = async (
  rows: number,
  columns: number,
  value: (row: number, column: number) => number,
  yieldIfDue: YieldPoint,
): Promise<[row: number, column: number][]> => {
  if (rows > columns) {
    const transposed = await bestAssignment(columns, rows, (a, b) => value(b, a), yieldIfDue)
    return transposed.map(([a, b]): [number, number] => [b, a]).sort(([a], [b]) => a - b)
  }

  const values = new Float64Array(rows * columns)
  for (let row = 0; row < rows; row++) {
    const pause = yieldIfDue()
    if (pause) await pause
    for (let column = 0; column < columns; column++) values[row * columns + column] = value(row, column)
  }
  const rowPrice = new Float64Array(rows)
  // Index `columns` is a virtual column from which each search starts.
  const columnPrice = new Float64Array(columns + 1)
  const holder = new Int32Array(columns + 1).fill(-1)
  const cameFrom = new Int32Array(columns + 1)
  const slack = new Float64Array(columns)
  const visited = new Uint8Array(columns + 1)

  for (let row = 0; row < rows; row++) {
    const pause = yieldIfDue()
    if (pause) await pause
    slack.fill(Number.POSITIVE_INFINITY)
    visited.fill(0)
    let at = columns
    holder[at] = row
    do {
      visited[at] = 1
      const current = holder[at]!
      const offset = current * columns
      const price = rowPrice[current]!
      let step = Number.POSITIVE_INFINITY
      let next = -1
      for (let column = 0; column < columns; column++) {
        if (visited[column]) continue
        const reduced = -values[offset + column]! - price - columnPrice[column]!
        if (reduced < slack[column]!) {
          slack[column] = reduced
          cameFrom[column] = at
        }
        if (slack[column]! < step) {
          step = slack[column]!
          next = column
        }
      }
      for (let column = 0; column < columns; column++)
        if (visited[column]) {
          rowPrice[holder[column]!]! += step
          columnPrice[column]! -= step
        } else slack[column]! -= step
      rowPrice[row]! += step
      at = next
    } while (holder[at] !== -1)
    while (at !== columns) {
      const previous = cameFrom[at]!
      holder[at] = holder[previous]!
      at = previous
    }
  }
  return Array.from(holder.subarray(0, columns), (row, column): [number, number] => [row, column])
    .filter(([row]) => row >= 0)
    .sort(([a], [b]) => a - b)
}
