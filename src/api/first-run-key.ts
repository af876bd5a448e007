import { equalSecrets } from '../service/secrets.ts'
import type { Awaitable } from '../store/types.ts'

/** How long the link of a first start leads anywhere. */
const OFFERED_FOR = 3_600_000
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[?::1\]?|::ffff:127\.\d+\.\d+\.\d+|localhost)$/
const isLoopback = (host: string) => LOOPBACK.test(host)

/** What somebody came with who wants a key. */
export interface Claimant {
  readonly token: string
  readonly address: string | null
  readonly forwarded: boolean
}

/** The key that is offered, once; null to whoever may not have it. */
export type ClaimFirstRunKey = (comer: Claimant) => Awaitable<string | null>

/** The sandbox key of a first start, for the first browser on this machine that comes by the printed link. */
export interface FirstRunKey {
  readonly key: string
  /** What stands behind `#welcome=`. */
  readonly token: string
  readonly claim: (comer: Claimant) => string | null
  /** The link to be printed; null where no browser on this machine comes by loopback. */
  readonly linkTo: (origin: string) => string | null
}

export const createFirstRunKey = (key: string, now: () => number = Date.now): FirstRunKey => {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url')
  const until = now() + OFFERED_FOR
  let left: string | null = key
  return {
    key,
    token,
    claim({ token: given, address, forwarded }) {
      if (!equalSecrets(given, token) || forwarded || address === null || !isLoopback(address) || now() > until)
        return null
      const taken = left
      left = null
      return taken
    },
    linkTo: (origin) => (isLoopback(new URL(origin).hostname) ? `${origin}/#welcome=${token}` : null),
  }
}
