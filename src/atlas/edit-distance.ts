/**
 * True if two words are at most `limit` edits apart. An edit inserts, deletes or replaces a letter, or exchanges two neighbours
 * (optimal string alignment, the restricted Damerau-Levenshtein distance).
 */
export const isWithinEdits = (limit: number, a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > limit) return false
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
    if (least > limit && Math.min(...old) > limit) return false
    ;[older, old, row] = [old, row, older]
  }
  return old[b.length]! <= limit
}

const setBits = (n: number): number => {
  let bits = n - ((n >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** A bit mask of the letters of a word. */
export const letterMask = (word: string): number => {
  let mask = 0
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31)
  return mask
}

/** False only if the words with these masks are more than `limit` edits apart: an edit changes at most two bits of a mask. */
export const mayBeWithinEdits = (limit: number, a: number, b: number): boolean => setBits(a ^ b) <= 2 * limit
