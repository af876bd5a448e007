import type { Entry } from '../capabilities/capability.ts'
import { type Json, type JsonObject, readObject } from './body.ts'
import { boundsOf } from './body-bounds.ts'
import { checkInput } from './input.ts'

/** Inputs that are kept; then all are forgotten. */
const KEPT = 1000
/** Longer bodies are read anew, bytes. */
const SHORT = 1024

/** One caller's input is never changed by the call of another. */
const frozen = (value: Json): void => {
  if (value === null || typeof value !== 'object') return
  for (const each of Object.values(value)) frozen(each)
  Object.freeze(value)
}

/**
 * Inputs that were asked before, by their very bytes: read, and found to fit. To read and check one again takes longer than all else that
 * an answer needs that is there.
 */
export const createParsedInputCache = () => {
  const known = new Map<Entry, Map<string, JsonObject>>()
  const texts = new WeakMap<JsonObject, string>()
  let kept = 0

  /** A character a byte. */
  const textOf = (bytes: Uint8Array): string =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')

  return {
    /** The object of a body that fits the input of the entry; its faults otherwise. */
    read(entry: Entry, bytes: Uint8Array, limit?: number): JsonObject {
      if (bytes.length <= SHORT) {
        const again = known.get(entry)?.get(textOf(bytes))
        if (again) return again
      }
      const input = readObject(bytes, limit, boundsOf(entry.input))
      checkInput(entry.input, input)
      return input
    },
    /** Keeps an input that came with these bytes. */
    keep(entry: Entry, bytes: Uint8Array, input: JsonObject): void {
      if (bytes.length > SHORT || texts.has(input)) return
      if (kept++ >= KEPT) {
        known.clear()
        kept = 1
      }
      const inputs = known.get(entry) ?? new Map<string, JsonObject>()
      known.set(entry, inputs.set(textOf(bytes), input))
      frozen(input)
      texts.set(input, JSON.stringify(input))
    },
    /** `JSON.stringify` of an input. */
    written: (input: JsonObject): string => texts.get(input) ?? JSON.stringify(input),
  }
}
