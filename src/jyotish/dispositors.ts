import type { Rasi } from './dignity.ts'
import { GRAHAS, type Graha, type Lord, lordOf } from './grahas.ts'

export interface DispositorChain {
  planet: Graha
  /** The planet, then the ruler of the sign of each previous one; each planet once. */
  chain: Graha[]
  /** The planet in its own sign at the end of the chain; null if the chain is a loop. */
  endsIn: Lord | null
}

export const dispositorChain = (planet: Graha, graha: Rasi): DispositorChain => {
  const chain = [planet]
  let ruler = lordOf(graha[planet].sign)
  while (!chain.includes(ruler)) {
    chain.push(ruler)
    ruler = lordOf(graha[ruler].sign)
  }
  return { planet, chain, endsIn: chain.at(-1) === ruler ? ruler : null }
}

/** The one planet in its own sign at the end of every chain; null if there is none. */
export const finalDispositor = (graha: Rasi): Lord | null => {
  const [first, ...others] = new Set(GRAHAS.map((planet) => dispositorChain(planet, graha).endsIn))
  return others.length === 0 ? (first ?? null) : null
}
