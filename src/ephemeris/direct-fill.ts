import { createRequire } from 'node:module'
import type { Channel } from './native.ts'

type Filler = (channel: number, moment: number) => void

/** None where it is not Bun that runs this. */
const ffi: Pick<typeof import('bun:ffi'), 'CFunction'> | null =
  'Bun' in globalThis ? createRequire(import.meta.url)('bun:ffi') : null

const fillers = new Map<number, Filler | null>()

const fillerAt = (address: number): Filler | null => {
  let filler = fillers.get(address)
  if (filler === undefined) {
    try {
      filler =
        ffi && (ffi.CFunction({ ptr: address as never, args: ['ptr', 'f64'], returns: 'void' }) as unknown as Filler)
    } catch {
      // This Bun makes no calls of its own kind on this machine: Node-API does.
      filler = null
    }
    fillers.set(address, filler)
  }
  return filler
}

/**
 * The `fill` of a channel by a call that Bun compiles for it: 2 ns, where one by Node-API takes 35, half as long as the evaluation of a
 * set of bodies, and one with its arrays named ten times that.
 */
export const directFill = (asked: Channel): ((moment: number) => void) => {
  const filler = fillerAt(asked.filler)
  if (!filler) return asked.fill
  const { channel } = asked
  // Holds the channel: what stands at the address lives as long as its own `fill` does.
  return Object.assign((moment: number) => filler(channel, moment), { asked })
}
