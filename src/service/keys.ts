import type { Environment } from '../store/types.ts'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export const PREFIXES = { sandbox: 'sk_test_', live: 'sk_live_' } as const satisfies Record<Environment, string>
const RANDOM_LENGTH = 30
const CHECKSUM_LENGTH = 6

/** CRC32 of the text in six base62 digits: lets a scanner tell a leaked key from a look-alike without asking anyone. */
const checksum = (text: string): string => {
  let rest = Bun.hash.crc32(text)
  let digits = ''
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    digits = BASE62[rest % 62] + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

/** A new secret key: prefix, 30 random characters, checksum of both. */
export const newKey = (environment: Environment): string => {
  let random = ''
  while (random.length < RANDOM_LENGTH)
    // Bytes from 248 on would favour the first letters.
    for (const byte of crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH)))
      if (byte < 248 && random.length < RANDOM_LENGTH) random += BASE62[byte % 62]
  const text = PREFIXES[environment] + random
  return text + checksum(text)
}

/** Whether the text is a key that this software could have made. Keys taken as given at the first start need not be. */
export const wellFormed = (key: string): boolean =>
  environmentOf(key) !== null &&
  key.length === PREFIXES.live.length + RANDOM_LENGTH + CHECKSUM_LENGTH &&
  checksum(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH)

export const environmentOf = (key: string): Environment | null =>
  key.startsWith(PREFIXES.sandbox) ? 'sandbox' : key.startsWith(PREFIXES.live) ? 'live' : null

/** SHA-256, hex: what the store keeps instead of the key. */
export const hashOf = (text: string | Uint8Array): string => Bun.SHA256.hash(text, 'hex')

/** Stands for the key of a request whose headers hold two different keys; it is no key. */
export const TWO_KEYS = 'two keys'
