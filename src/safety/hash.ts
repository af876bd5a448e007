const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** A 32-bit unsigned hash of a text; seeds keep texts of different kinds apart. */
export const hashOf = (text: string, seed: number): number => {
  let value = FNV_OFFSET ^ seed
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), FNV_PRIME)
  // The low bits of FNV mix poorly, and the tables of features take the low bits.
  value ^= value >>> 15
  return Math.imul(value, 0x2c1b3c6d) >>> 0
}
