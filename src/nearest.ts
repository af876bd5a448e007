/**
 * The smallest number of edits between two words. An edit inserts, deletes or replaces a letter, or exchanges two neighbours (optimal string
 * alignment, the restricted Damerau-Levenshtein distance). Above `limit` the result is infinite. Source: Damerau 1964.
 */
export const editDistance = (a: string, b: string, limit = Number.POSITIVE_INFINITY): number => {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY
  let [older, old, row] = [[0], [0], [0]] as [number[], number[], number[]]
  for (let j = 0; j <= b.length; j++) old[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        cost = Math.min(cost, older[j - 2]! + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    // An exchange in the next row may use the previous row, so that the minimum of both rows counts.
    if (least > limit && Math.min(...old) > limit) return Number.POSITIVE_INFINITY
    ;[older, old, row] = [old, row, older]
  }
  const distance = old[b.length]!
  return distance > limit ? Number.POSITIVE_INFINITY : distance
}

/** True if two words are at most `limit` edits apart. */
export const isWithinEdits = (limit: number, a: string, b: string): boolean => editDistance(a, b, limit) <= limit

/** The word of a list that a mistyped or shortened word probably means; null if none is similar. */
export const nearest = (text: string, words: readonly string[]): string | null => {
  const word = text.slice(0, 64).toLowerCase()
  const [first] = words
    .map((each) => ({ each, distance: editDistance(word, each, Math.max(1, Math.floor(each.length / 4))) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance)
  return first?.each ?? (word.length > 2 ? (words.find((each) => each.includes(word)) ?? null) : null)
}
