import type { Pair } from './best-pairs.ts'

/**
 * A format as it is written: `begin`, blocks of grooms with their pairs, `end`. `P` is a list of pairs made ready once for
 * every groom of a class.
 */
export interface Sheet<P = unknown> {
  prepared(pairs: readonly Pair[]): P
  begin(): Uint8Array
  /** Adds a groom's lines to the block. */
  add(groom: string, pairs: P): void
  /** The bytes of the block, which is empty then. */
  taken(): Uint8Array
  end(): Uint8Array
  /** What besides the bytes written so far a sheet needs to go on after them. */
  memory(): unknown
  resume(bytes: number, memory: unknown): void
}
