import { createHash } from 'node:crypto'

/** The only source of randomness: an unpredictable seed of 128 bits, in hex. It is not used when a request sends its own seed. */
export interface Dice {
  seed(): string
}

/** The SHA-256 of bytes, or of the UTF-8 bytes of a text. */
export const sha256 = (content: string | Uint8Array): Uint8Array => createHash('sha256').update(content).digest()
