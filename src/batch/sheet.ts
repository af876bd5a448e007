import type { RankedPair } from './best-pairs.ts'

/**
 * A writer of an output format. The output is `begin`, then blocks of grooms with their pairs, then `end`. `P` is a list of
 * pairs in the form that the format writes; grooms of the same class share one.
 */
export interface Sheet<P = unknown> {
  prepare(pairs: readonly RankedPair[]): P
  begin(): Uint8Array
  /** Adds a groom's lines to the block. */
  add(groom: string, pairs: P): void
  /** Returns the bytes of the block and starts an empty block. */
  flush(): Uint8Array
  end(): Uint8Array
  /** The state that a resumed run needs besides the bytes written so far; serialisable as JSON. */
  state(): unknown
  resume(bytes: number, memory: unknown): void
}
