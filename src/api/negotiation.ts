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

export type Encoding = 'zstd' | 'gzip'

/** The supported encoding that a client prefers; null for none. */
export const encodingFor = (acceptEncoding: string | null): Encoding | null => {
  if (!acceptEncoding) return null
  const [zstd, gzip] = [quality(acceptEncoding, 'zstd'), quality(acceptEncoding, 'gzip')]
  if (zstd === 0 && gzip === 0) return null
  return zstd >= gzip ? 'zstd' : 'gzip'
}
