const SEPARATOR = '\n'

/** A list of short texts without line breaks. It takes a fraction of the memory of an array of strings. */
export interface PackedTexts {
  readonly length: number
  at(index: number): string
}

/** The lines of a text as a list. */
export const packedTexts = (lines: string): PackedTexts => {
  const starts: number[] = [0]
  for (let at = lines.indexOf(SEPARATOR); at >= 0; at = lines.indexOf(SEPARATOR, at + 1)) starts.push(at + 1)
  starts.push(lines.length + 1)
  const offsets = Uint32Array.from(starts)
  return {
    length: offsets.length - 1,
    at: (index) => lines.slice(offsets[index], offsets[index + 1]! - 1),
  }
}

/** The results of `make` for each text of a list, as a list. */
export const mapPacked = (texts: PackedTexts, make: (text: string) => string): PackedTexts =>
  packedTexts(Array.from({ length: texts.length }, (_, i) => make(texts.at(i))).join(SEPARATOR))
