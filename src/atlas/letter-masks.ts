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
