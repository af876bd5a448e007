import { createHash } from 'node:crypto'

/** The only source of chance: a seed of 128 bits, in hex, that nobody can guess. With a seed sent it is not asked. */
export interface Dice {
  seed(): string
}

/** SHA-256 of the UTF-8 of a text, or of bytes. */
export const sha256 = (content: string | Uint8Array): Uint8Array => createHash('sha256').update(content).digest()
