import ipaddr from 'ipaddr.js'
import { Fault } from '../faults.ts'
import { type Access, type Awaitable, chainAwaitable } from '../store/types.ts'
import type { Allowance, Limiter } from './limiter.ts'

/** Rate units of a refused call and of a replayed answer. */
export const REFUSED_UNITS = 1
/** A refused call takes one more unit for each full step of its body, bytes. */
const REFUSED_STEP_BYTES = 64 * 1024
/** The rate units of a refused call, by the size of its body. */
export const refusedUnits = (bodyBytes: number): number => REFUSED_UNITS + Math.floor(bodyBytes / REFUSED_STEP_BYTES)
/** Rate limit of callers without a valid key, in units per second and address. */
export const UNKNOWN_CALLERS = 100

/** The owner of a rate limit: an organisation in one environment, or an address. */
interface Payer {
  readonly scope: string
  readonly limit: number
}

/** Payers by access: the store returns the same object for each call of a key. */
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

/** The network of an address: an IPv6 address is reduced to its /64, the smallest network that providers assign to a customer. */
const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return parsed.parts.slice(0, 4).join(':')
}
const unknownPayerAt = (address: string): Payer => ({ scope: `address/${networkOf(address)}`, limit: UNKNOWN_CALLERS })
const UNKNOWN_PAYER = unknownPayerAt('')

/** The state of the rate units of a running call. */
export interface CountedUnits {
  readonly now: number
  access: Access | null
  /** The last answer of the limiter; null before the first. */
  allowance: Allowance | null
  /** Number of bytes read from the body. */
  bodyBytes: number
}

const rateLimitFault = ({ limit }: Payer, units: number, { resetsIn }: Allowance) =>
  new Fault('rate_limited', `The rate limit of ${limit} units per second is reached; this call takes ${units}.`, {
    retryAfter: Math.max(1, Math.ceil(resetsIn / 1000)),
  })

/**
 * The rate limit headers of the contract, and those of the IETF draft, whose policy is named `units`.
 * Source: draft-ietf-httpapi-ratelimit-headers-10: q is the quota, w the window in seconds, r the rest, t the seconds until the reset.
 */
const headersOf = ({ limit }: Payer, { remaining, resetsIn }: Pick<Allowance, 'remaining' | 'resetsIn'>) => {
  const resetSeconds = Math.max(1, Math.ceil(resetsIn / 1000))
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetSeconds),
    'RateLimit-Policy': `"units";q=${limit};w=1`,
    RateLimit: `"units";r=${remaining};t=${resetSeconds}`,
  }
}

/** Rate limit headers of answers that are not counted. */
export const NO_UNITS_COUNTED = headersOf(UNKNOWN_PAYER, { remaining: UNKNOWN_CALLERS, resetsIn: 0 })

export type Rates = ReturnType<typeof createRates>

/** Rate limits of organisations, per environment, and of callers without a valid key, per address. */
export const createRates = (limiter: Limiter) => {
  /** Scopes without units left, with the end of their window in milliseconds since 1970. */
  const exhaustedUntil = new Map<string, number>()

  const consumeUnits = (payer: Payer, units: number, progress: CountedUnits): Awaitable<Allowance> =>
    chainAwaitable(limiter.consume(payer.scope, units, payer.limit, progress.now), (allowance) => {
      progress.allowance = allowance
      if (allowance.remaining === 0 && progress.access)
        exhaustedUntil.set(payer.scope, progress.now + allowance.resetsIn)
      return allowance
    })

  return {
    /** Throws `rate_limited` if the caller is known to have no units left. It is called before the request is read. */
    check(access: Access, progress: CountedUnits): void {
      const payer = payerOf(access)
      const until = exhaustedUntil.get(payer.scope)
      if (until === undefined) return
      const resetsIn = until - progress.now
      if (resetsIn <= 0) return void exhaustedUntil.delete(payer.scope)
      progress.allowance = { fits: false, remaining: 0, resetsIn }
      throw rateLimitFault(payer, REFUSED_UNITS, progress.allowance)
    },

    /** Consumes the units of a call. Fault: `rate_limited`. */
    consume(access: Access, units: number, progress: CountedUnits): Awaitable<void> {
      const payer = payerOf(access)
      return chainAwaitable(consumeUnits(payer, units, progress), (allowance) => {
        if (!allowance.fits) throw rateLimitFault(payer, units, allowance)
      })
    },

    /**
     * The fault of a refused call, after its rate units are consumed. It is `rate_limited` instead if they do not fit. Faults with a status
     * from 500 on consume nothing.
     */
    async refusal(fault: Fault, address: string | null, progress: CountedUnits): Promise<Fault> {
      if (progress.allowance || fault.status >= 500) return fault
      const payer = progress.access ? payerOf(progress.access) : address && unknownPayerAt(address)
      if (!payer) return fault
      // At most the limit minus one unit, which an earlier MCP message may have taken: the client must learn what is wrong with its body.
      const maxUnits = Math.max(REFUSED_UNITS, payer.limit - 1)
      const units = Math.min(maxUnits, refusedUnits(fault.detail.bytesRead ?? progress.bodyBytes))
      const allowance = await consumeUnits(payer, units, progress)
      return allowance.fits ? fault : rateLimitFault(payer, units, allowance)
    },

    /** The rate limit headers of an answer at the time `endedAt`, milliseconds since 1970. */
    headers({ access, now, allowance }: CountedUnits, endedAt: number): Awaitable<Record<string, string>> {
      const payer = access ? payerOf(access) : UNKNOWN_PAYER
      // The first allowance is valid while its window lasts. A shared limiter is not called a second time.
      if (allowance && endedAt < now + allowance.resetsIn) return headersOf(payer, allowance)
      if (!access) return NO_UNITS_COUNTED
      return chainAwaitable(limiter.consume(payer.scope, 0, payer.limit, endedAt), (allowance) =>
        headersOf(payer, allowance),
      )
    },
  }
}
