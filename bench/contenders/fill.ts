import type { Contender } from '../contender.ts'

/** Writing as many bytes, whatever they are. */
export default {
  name: 'fill',
  arcseconds: 0,
  limit: true,
  async load() {
    let byte = 0
    return { matchTotals: () => (out) => void out.fill((byte = (byte + 1) & 127)) }
  },
} satisfies Contender
