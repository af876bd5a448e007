import ipaddr from 'ipaddr.js'
import { Fault } from '../faults.ts'
import { type Access, type Awaitable, whenThere } from '../store/types.ts'
import type { Allowance, Limiter } from './limiter.ts'

/** What a refused call takes, and an answer that is given again. */
export const REFUSED_UNITS = 1
/** For each whole piece of its body a refused call takes a unit more, bytes. */
const REFUSED_PIECE = 64 * 1024
/** The units of a refused call whose body had so many bytes. */
export const refusedUnits = (bodyBytes: number): number => REFUSED_UNITS + Math.floor(bodyBytes / REFUSED_PIECE)
/** Units a second of the callers of one address who show no key that is known. */
export const UNKNOWN_CALLERS = 100

/** Whose units are counted. */
interface Payer {
  readonly scope: string
  readonly limit: number
}

/** Of what a key stands for, which is the same object from call to call. */
const payers = new WeakMap<Access, Payer>()
const payerOf = (access: Access): Payer => {
  let payer = payers.get(access)
  if (!payer) {
    const { organisation, key, plan } = access
    payer = { scope: `${organisation.id}/${key.environment}`, limit: plan.unitsPerSecond }
    payers.set(access, payer)
  }
  return payer
}

/** A customer is given a whole /64 of IPv6 at least. */
const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  const plain = ipaddr.process(address)
  if (!(plain instanceof ipaddr.IPv6)) return plain.toString()
  return plain.parts.slice(0, 4).join(':')
}
const strangerAt = (address: string): Payer => ({ scope: `address/${networkOf(address)}`, limit: UNKNOWN_CALLERS })
const STRANGER = strangerAt('')

/** What is known of the units of a call under way. */
export interface CountedUnits {
  readonly now: number
  access: Access | null
  /** What the limiter said, once it was asked. */
  allowance: Allowance | null
  /** Bytes of the body that were read. */
  bodyBytes: number
}

const limited = ({ limit }: Payer, units: number, { resetsIn }: Allowance) =>
  new Fault('rate_limited', `The rate limit of ${limit} units per second is reached; this call takes ${units}.`, {
    retryAfter: Math.max(1, Math.ceil(resetsIn / 1000)),
  })

const headersOf = ({ limit }: Payer, { remaining, resetsIn }: Pick<Allowance, 'remaining' | 'resetsIn'>) => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(remaining),
  'RateLimit-Reset': String(Math.max(1, Math.ceil(resetsIn / 1000))),
})

/** What answers say that were not counted. */
export const NO_UNITS_COUNTED = headersOf(STRANGER, { remaining: UNKNOWN_CALLERS, resetsIn: 0 })

export type Rates = ReturnType<typeof createRates>

/** Units of the rate limit: those of an organisation in one environment, and those of the unknown callers of an address. */
export const createRates = (limiter: Limiter) => {
  /** Until when the window of a scope has nothing left. */
  const spent = new Map<string, number>()

  const ask = (payer: Payer, units: number, progress: CountedUnits): Awaitable<Allowance> =>
    whenThere(limiter.take(payer.scope, units, payer.limit, progress.now), (allowance) => {
      progress.allowance = allowance
      if (allowance.remaining === 0 && progress.access) spent.set(payer.scope, progress.now + allowance.resetsIn)
      return allowance
    })

  return {
    /** Refuses with `rate_limited` a caller of whom it is known that nothing would fit: before anything of the call is read. */
    check(access: Access, progress: CountedUnits): void {
      const payer = payerOf(access)
      const until = spent.get(payer.scope)
      if (until === undefined) return
      const resetsIn = until - progress.now
      if (resetsIn <= 0) return void spent.delete(payer.scope)
      progress.allowance = { fits: false, remaining: 0, resetsIn }
      throw limited(payer, REFUSED_UNITS, progress.allowance)
    },

    /** Takes the units of a call, or raises `rate_limited`. */
    take(access: Access, units: number, progress: CountedUnits): Awaitable<void> {
      const payer = payerOf(access)
      return whenThere(ask(payer, units, progress), (allowance) => {
        if (!allowance.fits) throw limited(payer, units, allowance)
      })
    },

    /** What a call is refused with: the fault where its price could be taken or it is none of the caller's, else `rate_limited`. */
    async refusal(fault: Fault, address: string | null, progress: CountedUnits): Promise<Fault> {
      if (progress.allowance || fault.status >= 500) return fault
      const payer = progress.access ? payerOf(progress.access) : address && strangerAt(address)
      if (!payer) return fault
      // No more than a window has beside the unit of a message that came before: the client is to learn what is wrong with its body.
      const most = Math.max(REFUSED_UNITS, payer.limit - 1)
      const units = Math.min(most, refusedUnits(fault.detail.bytesRead ?? progress.bodyBytes))
      const allowance = await ask(payer, units, progress)
      return allowance.fits ? fault : limited(payer, units, allowance)
    },

    /** What the headers of an answer say, as of `ended`. */
    headers({ access, now, allowance }: CountedUnits, ended: number): Awaitable<Record<string, string>> {
      const payer = access ? payerOf(access) : STRANGER
      // What the limiter said at the beginning holds while its window lasts: it may be another process's, and is not asked twice.
      if (allowance && ended < now + allowance.resetsIn) return headersOf(payer, allowance)
      if (!access) return NO_UNITS_COUNTED
      return whenThere(limiter.take(payer.scope, 0, payer.limit, ended), (left) => headersOf(payer, left))
    },
  }
}
