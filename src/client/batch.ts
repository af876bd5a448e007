import type { Answer, DataOf, InputOf, Meta, Slug } from './answers.ts'
import type { Failure } from './errors.ts'

/** A call of a batch. */
export interface BatchCall<S extends Slug = Slug> {
  capability: S
  /** Repeated in the result; default: the position from 0. */
  id?: string
  /** Fields of the input that `defaults` does not supply. */
  input?: Partial<InputOf<S>>
  /** Paths of the wanted fields of the answer, such as `planets.sign`; default: all. */
  fields?: readonly string[]
}

/** The result of a call: its answer, or its error, which was not charged. */
export type BatchResult<S extends Slug = Slug> =
  | { id: string; status: 200; data: DataOf<S>; meta: Meta; error?: never }
  | { id: string; status: number; error: Failure; data?: never; meta?: never }

/** The results of a batch, in the order of its calls. */
export interface BatchData<S extends readonly Slug[]> {
  results: { -readonly [K in keyof S]: BatchResult<S[K]> }
  succeeded: number
  failed: number
  rate_limit_units: number
  /** Price of all valid calls with a live key. */
  estimated_credits: number
}
export type BatchAnswer<S extends readonly Slug[]> = Answer<BatchData<S>>

/** The calls of a batch, one for each slug. */
export type BatchCalls<S extends readonly Slug[]> = { readonly [K in keyof S]: BatchCall<S[K]> }

/** Fields for the inputs of all calls, such as a birth. */
export type BatchDefaults = Readonly<Record<string, unknown>>

/** The body of `POST /v1/batch`. Throws the error of `unknownSlug` for a capability without a family. */
export const batchOrder = (
  calls: readonly BatchCall[],
  defaults: BatchDefaults | undefined,
  familyOf: (slug: string) => string | undefined,
  unknownSlug: (slug: string) => Error,
): { defaults?: BatchDefaults; calls: object[] } => ({
  ...(defaults && { defaults }),
  calls: calls.map(({ capability, ...call }) => {
    const family = familyOf(capability)
    if (family === undefined) throw unknownSlug(capability)
    return { family, capability, ...call }
  }),
})
