import type { Contender } from '../contender.ts'

/** Lower bound of `matchTotals`: writes as many bytes without computing them. */
export default {
  name: 'fill',
  arcseconds: 0,
  limit: true,
  async load() {
    let byte = 0
    return { matchTotals: () => (out) => void out.fill((byte = (byte + 1) & 127)) }
  },
} satisfies Contender
