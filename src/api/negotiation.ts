/** Maximum number of ranges that are read from a header. */
const MAX_RANGES = 100

/** The quality value, 0 to 1, of a name in a header such as `Accept`; 0 if the header does not contain it. */
export const quality = (header: string | null, name: string): number => {
  if (!header?.toLowerCase().includes(name)) return 0
  for (const range of header.split(',', MAX_RANGES)) {
    const [word, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    if (word !== name) continue
    const weight = parameters.find((each) => each.startsWith('q='))
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0
  }
  return 0
}

/** The supported encodings, the preferred first. */
const ENCODINGS = ['zstd', 'br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The supported encoding that a client prefers; null for none. */
export const encodingFor = (acceptEncoding: string | null): Encoding | null => {
  if (!acceptEncoding) return null
  let best: Encoding | null = null
  let bestQuality = 0
  for (const encoding of ENCODINGS) {
    const value = quality(acceptEncoding, encoding)
    if (value <= bestQuality) continue
    best = encoding
    bestQuality = value
  }
  return best
}
