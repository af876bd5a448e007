/** Letters to add, take away, change or swap with their neighbour to make one word of the other. Source: Damerau 1964. */
const steps = (one: string, other: string): number => {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i, ...Array<number>(other.length).fill(0)])
  for (let j = 0; j <= other.length; j++) rows[0]![j] = j
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const ways = [rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1)]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      rows[i]![j] = Math.min(...ways, swapped ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY)
    }
  return rows[one.length]![other.length]!
}

/** The word that was probably meant, if any: mistyped, or only a part of it. */
export const nearest = (given: string, words: readonly string[]): string | null => {
  const word = given.slice(0, 64).toLowerCase()
  const [first] = words
    .map((each) => ({ each, away: steps(word, each) }))
    .filter(({ each, away }) => away <= Math.max(1, Math.floor(each.length / 4)))
    .sort((a, b) => a.away - b.away)
  return first?.each ?? (word.length > 2 ? (words.find((each) => each.includes(word)) ?? null) : null)
}
