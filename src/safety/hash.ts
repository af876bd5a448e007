const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** A 32-bit unsigned hash of a text: FNV-1a with a final mix. Seeds keep texts of different kinds apart. */
export const hashOf = (text: string, seed: number): number => {
  let value = FNV_OFFSET ^ seed
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME)
  // The feature tables use the low bits, which FNV alone mixes poorly.
  value ^= value >>> 15
  return Math.imul(value, 0x2c1b3c6d) >>> 0
}
