import { equalSecrets } from '../service/secrets.ts'
import type { Awaitable } from '../store/types.ts'

/** Lifetime of the link of a first start, milliseconds. */
const CLAIM_PERIOD_MS = 3_600_000
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[?::1\]?|::ffff:127\.\d+\.\d+\.\d+|localhost)$/
const isLoopback = (host: string) => LOOPBACK.test(host)

/** The data of a request that claims the key. */
export interface Claimant {
  readonly token: string
  readonly address: string | null
  readonly forwarded: boolean
}

/** Returns the key to the first valid claimant; null to all others. */
export type ClaimFirstRunKey = (claimant: Claimant) => Awaitable<string | null>

/** The sandbox key of a first start. The first browser on this machine that opens the printed link receives it. */
export interface FirstRunKey {
  readonly key: string
  /** The token after `#welcome=` in the link. */
  readonly token: string
  readonly claim: (claimant: Claimant) => string | null
  /** The link to print; null if the origin is not a loopback address. */
  readonly linkTo: (origin: string) => string | null
}

export const createFirstRunKey = (key: string, now: () => number = Date.now): FirstRunKey => {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url')
  const expiresAt = now() + CLAIM_PERIOD_MS
  let unclaimedKey: string | null = key
  return {
    key,
    token,
    claim({ token: sentToken, address, forwarded }) {
      if (!equalSecrets(sentToken, token) || forwarded || address === null || !isLoopback(address) || now() > expiresAt)
        return null
      const claimedKey = unclaimedKey
      unclaimedKey = null
      return claimedKey
    },
    linkTo: (origin) => (isLoopback(new URL(origin).hostname) ? `${origin}/#welcome=${token}` : null),
  }
}
