/** An instant (milliseconds since 1970) as ISO 8601 text, or null. */
export const day = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Prints rows as columns of text, or as JSON. */
export const print = (rows: Record<string, unknown>[], asJson: boolean | undefined) => {
  if (asJson) return console.log(JSON.stringify(rows, null, 2))
  if (rows.length === 0) return console.log('none')
  const names = Object.keys(rows[0]!)
  const table = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '-')))]
  const widths = names.map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)))
  for (const cells of table)
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
}
