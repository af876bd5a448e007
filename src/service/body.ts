import { Fault } from '../faults.ts'
import { type Bounds, SMALLEST_BOUNDS } from './body-bounds.ts'

/** Default limit of a request body, bytes. A capability may set another. */
export const BODY_LIMIT = 1_048_576
export const DEEPEST_NESTING = 32

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type JsonObject = { [name: string]: Json }

const utf8 = new TextDecoder('utf-8', { fatal: true })
const malformed = (message: string) => new Fault('malformed', message)

const BACKSLASH = 0x5c
const QUOTE = 0x22
const COLON = 0x3a
const COMMA = 0x2c
const OPEN_OBJECT = 0x7b
const OPEN_ARRAY = 0x5b
const CLOSE_OBJECT = 0x7d
const CLOSE_ARRAY = 0x5d

/**
 * Checks JSON text in one pass over its bytes, before it is parsed: the nesting depth, the number of members of all objects, and the
 * number of all members and array items. Faults: `malformed`, `too_large`.
 */
const checkShape = (bytes: Uint8Array, { members: maxMembers, values: maxValues }: Bounds): void => {
  let depth = 0
  let members = 0
  let values = 0
  for (let i = 0; i < bytes.length; i++) {
    switch (bytes[i]) {
      case QUOTE:
        for (i++; i < bytes.length && bytes[i] !== QUOTE; i++) if (bytes[i] === BACKSLASH) i++
        break
      case COLON:
        if (++members > maxMembers) throw new Fault('too_large', `The body has more than ${maxMembers} fields.`)
        break
      case OPEN_OBJECT:
      case OPEN_ARRAY:
        if (++depth > DEEPEST_NESTING) throw malformed(`The body nests deeper than ${DEEPEST_NESTING} levels.`)
        if (++values > maxValues) throw new Fault('too_large', `The body has more than ${maxValues} values.`)
        break
      case CLOSE_OBJECT:
      case CLOSE_ARRAY:
        depth--
        break
      case COMMA:
        if (++values > maxValues) throw new Fault('too_large', `The body has more than ${maxValues} values.`)
    }
  }
}

/** The JSON value of a body. Faults: `malformed`, `too_large`. */
export const readJson = (bytes: Uint8Array, limit = BODY_LIMIT, bounds: Bounds = SMALLEST_BOUNDS): Json => {
  if (bytes.length > limit) throw new Fault('too_large', `The body is larger than ${limit} bytes.`)
  if (bytes.length === 0) throw malformed('The body is empty; it must be a JSON object.')
  checkShape(bytes, bounds)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch (reason) {
    throw malformed(reason instanceof SyntaxError ? 'The body is not valid JSON.' : 'The body is not valid UTF-8.')
  }
}

/** The JSON object of a body. Faults: `malformed`, `too_large`. */
export const readObject = (bytes: Uint8Array, limit = BODY_LIMIT, bounds: Bounds = SMALLEST_BOUNDS): JsonObject => {
  const value = readJson(bytes, limit, bounds)
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw malformed('The body must be a JSON object.')
  return value
}

/** The canonical JSON text of a value: members sorted by name, no white space, numbers as JavaScript prints them. */
export const canonical = (value: Json): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const members = Object.keys(value).toSorted()
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`).join()}}`
}
