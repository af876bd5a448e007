import type { Environment } from '../store/types.ts'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export const PREFIXES = { sandbox: 'sk_test_', live: 'sk_live_' } as const satisfies Record<Environment, string>
const RANDOM_LENGTH = 30
const CHECKSUM_LENGTH = 6

/** CRC32 of a text in six base62 digits. Secret scanners use it to recognise leaked keys offline. */
const checksum = (text: string): string => {
  let remainder = Bun.hash.crc32(text)
  let digits = ''
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    digits = BASE62[remainder % 62] + digits
    remainder = Math.floor(remainder / 62)
  }
  return digits
}

/** A new secret key: prefix, 30 random characters, checksum of both. */
export const newKey = (environment: Environment): string => {
  let random = ''
  while (random.length < RANDOM_LENGTH)
    // 248 is a multiple of 62: larger bytes would favour the first characters.
    for (const byte of crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH)))
      if (byte < 248 && random.length < RANDOM_LENGTH) random += BASE62[byte % 62]
  const text = PREFIXES[environment] + random
  return text + checksum(text)
}

/** True if the text has the format of generated keys. Keys that the operator chose at the first start may have another format. */
export const isWellFormed = (key: string): boolean =>
  environmentOf(key) !== null &&
  key.length === PREFIXES.live.length + RANDOM_LENGTH + CHECKSUM_LENGTH &&
  checksum(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH)

export const environmentOf = (key: string): Environment | null =>
  key.startsWith(PREFIXES.sandbox) ? 'sandbox' : key.startsWith(PREFIXES.live) ? 'live' : null

/** SHA-256 as hex. The store contains this hash instead of the key. */
export const hashOfKey = (text: string | Uint8Array): string => Bun.SHA256.hash(text, 'hex')

/** Placeholder key of a request whose headers contain two different keys. */
export const CONFLICTING_KEYS = 'two keys'
