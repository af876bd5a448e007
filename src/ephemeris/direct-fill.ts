import { CFunction } from 'bun:ffi'
import type { Native } from './native.ts'

type NativeSet = ReturnType<Native['bodySet']>
type Filler = (channel: number, moment: number) => void

const fillers = new Map<number, Filler | null>()

const fillerAt = (address: number): Filler | null => {
  let filler = fillers.get(address)
  if (filler === undefined) {
    try {
      filler = CFunction({ ptr: address as never, args: ['ptr', 'f64'], returns: 'void' }) as unknown as Filler
    } catch {
      // This Bun makes no calls of its own kind on this machine: Node-API does.
      filler = null
    }
    fillers.set(address, filler)
  }
  return filler
}

/** The `fill` of a set by a call that Bun compiles for it: 2 ns, where one by Node-API takes 35, half as long as the evaluation. */
export const directFill = (set: NativeSet): ((moment: number) => void) => {
  const filler = fillerAt(set.filler)
  if (!filler) return set.fill
  const { channel } = set
  // Holds the set: what stands at the address lives as long as its own `fill` does.
  return Object.assign((moment: number) => filler(channel, moment), { set })
}
