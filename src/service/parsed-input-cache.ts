import type { CatalogueEntry } from '../capabilities/capability.ts'
import { type Json, type JsonObject, readObject } from './body.ts'
import { boundsOf } from './body-bounds.ts'
import { checkInput } from './input.ts'

/** The cache is cleared when it holds this many inputs. */
const MAX_CACHED_INPUTS = 1000
/** Bodies above this size (bytes) are not cached. */
const MAX_CACHED_BODY_BYTES = 1024

/** Freezes a value with all its parts: a cached input must not be changed by a call. */
const deepFreeze = (value: Json): void => {
  if (value === null || typeof value !== 'object') return
  for (const each of Object.values(value)) deepFreeze(each)
  Object.freeze(value)
}

/**
 * A cache of parsed and checked inputs, by the bytes of the body. For an answer in the answer cache, parsing and checking the input would
 * take most of the time.
 */
export const createParsedInputCache = () => {
  const inputsByEntry = new Map<CatalogueEntry, Map<string, JsonObject>>()
  const texts = new WeakMap<JsonObject, string>()
  let count = 0

  /** The bytes as a text with one character per byte. */
  const textOf = (bytes: Uint8Array): string =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')

  return {
    /** The valid input in a body, parsed or from the cache. Throws the fault of an invalid body. */
    read(entry: CatalogueEntry, bytes: Uint8Array, limit?: number): JsonObject {
      if (bytes.length <= MAX_CACHED_BODY_BYTES) {
        const cachedInput = inputsByEntry.get(entry)?.get(textOf(bytes))
        if (cachedInput) return cachedInput
      }
      const input = readObject(bytes, limit, boundsOf(entry.input))
      checkInput(entry.input, input)
      return input
    },
    /** Caches the input that was parsed from these bytes. */
    add(entry: CatalogueEntry, bytes: Uint8Array, input: JsonObject): void {
      if (bytes.length > MAX_CACHED_BODY_BYTES || texts.has(input)) return
      if (count++ >= MAX_CACHED_INPUTS) {
        inputsByEntry.clear()
        count = 1
      }
      const inputs = inputsByEntry.get(entry) ?? new Map<string, JsonObject>()
      inputsByEntry.set(entry, inputs.set(textOf(bytes), input))
      deepFreeze(input)
      texts.set(input, JSON.stringify(input))
    },
    /** `JSON.stringify` of an input, from the cache if possible. */
    serialize: (input: JsonObject): string => texts.get(input) ?? JSON.stringify(input),
  }
}
