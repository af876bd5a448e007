/** Ranges of a header that are read; no client needs more, and each costs time for every name that is looked for. */
const MOST_RANGES = 100

/** How much a client likes something by name, 0 to 1, as a header such as `Accept` tells; 0 where it is not named. */
export const quality = (header: string | null, name: string): number => {
  if (!header?.toLowerCase().includes(name)) return 0
  for (const range of header.split(',', MOST_RANGES)) {
    const [word, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    if (word !== name) continue
    const q = parameters.find((each) => each.startsWith('q='))
    return q === undefined ? 1 : Number(q.slice(2)) || 0
  }
  return 0
}

export type Encoding = 'zstd' | 'gzip'

/** The encoding that a client likes best of those that are spoken here; null for none. */
export const encodingFor = (acceptEncoding: string | null): Encoding | null => {
  if (!acceptEncoding) return null
  const [zstd, gzip] = [quality(acceptEncoding, 'zstd'), quality(acceptEncoding, 'gzip')]
  if (zstd === 0 && gzip === 0) return null
  return zstd >= gzip ? 'zstd' : 'gzip'
}
