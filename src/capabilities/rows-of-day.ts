/** A row of a list, with its place in the list of each sample of the day. */
interface PlacedRow {
  places: readonly number[]
}

/**
 * The rows in the order that they have all day, or else in alphabetical order: the order at one time would state what the time decides.
 */
export const inOrderOfDay = <T extends PlacedRow>(rows: readonly T[], nameOf: (row: T) => string): readonly T[] => {
  const keepsOrder = rows.every(
    ({ places }, i) => i === 0 || places.every((place, sample) => place > rows[i - 1]!.places[sample]!),
  )
  if (keepsOrder) return rows
  return [...rows].sort((x, y) => (nameOf(x) < nameOf(y) ? -1 : nameOf(x) > nameOf(y) ? 1 : 0))
}
