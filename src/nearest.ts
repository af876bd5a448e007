/** The number of insertions, deletions, changes and swaps of neighbouring letters between two words. Source: Damerau 1964. */
const editDistance = (left: string, right: string): number => {
  const rows = Array.from({ length: left.length + 1 }, (_, i) => [i, ...Array<number>(right.length).fill(0)])
  for (let j = 0; j <= right.length; j++) rows[0]![j] = j
  for (let i = 1; i <= left.length; i++)
    for (let j = 1; j <= right.length; j++) {
      const isSame = left[i - 1] === right[j - 1]
      const costs = [rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + (isSame ? 0 : 1)]
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]
      rows[i]![j] = Math.min(...costs, isSwap ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY)
    }
  return rows[left.length]![right.length]!
}

/** The word of a list that a mistyped or shortened word probably means; null if none is similar. */
export const nearest = (text: string, words: readonly string[]): string | null => {
  const word = text.slice(0, 64).toLowerCase()
  const [first] = words
    .map((each) => ({ each, distance: editDistance(word, each) }))
    .filter(({ each, distance }) => distance <= Math.max(1, Math.floor(each.length / 4)))
    .sort((a, b) => a.distance - b.distance)
  return first?.each ?? (word.length > 2 ? (words.find((each) => each.includes(word)) ?? null) : null)
}
