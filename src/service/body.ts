import { Fault } from '../faults.ts'
import { type Bounds, SMALLEST_BOUNDS } from './body-bounds.ts'

/** Default limit of a request body, bytes. A capability may set another. */
export const BODY_LIMIT = 1_048_576
export const DEEPEST_NESTING = 32
/** Limit of the backslashes in a body: each escape sequence takes the parser ten times as long as a plain character. */
const MAX_ESCAPES = 262_144

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

/** Number of bytes of a string that are read one by one before a native search, which has a cost of its own. */
const SHORT_STRING = 64

/** The index of the quote that ends a string whose content begins at `start`; the length of `bytes` if no quote ends the string. */
const endOfString = (bytes: Buffer, start: number): number => {
  let i = start
  while (i < bytes.length) {
    const nearEnd = Math.min(bytes.length, i + SHORT_STRING)
    for (; i < nearEnd && bytes[i] !== QUOTE; i++) if (bytes[i] === BACKSLASH) i++
    if (i < nearEnd) return i
    const quote = bytes.indexOf(QUOTE, i)
    if (quote === -1) return bytes.length
    let escapes = quote
    while (escapes > i && bytes[escapes - 1] === BACKSLASH) escapes--
    if ((quote - escapes) % 2 === 0) return quote
    i = quote + 1
  }
  return bytes.length
}

/** Throws `too_large` if a body has more than `MAX_ESCAPES` backslashes. */
const checkEscapes = (bytes: Buffer): void => {
  if (bytes.length <= MAX_ESCAPES) return
  let escapes = 0
  for (let i = bytes.indexOf(BACKSLASH); i !== -1 && i < bytes.length; i++)
    if (bytes[i] === BACKSLASH && ++escapes > MAX_ESCAPES)
      throw new Fault('too_large', `The body has more than ${MAX_ESCAPES} escape sequences.`)
}

/**
 * Checks JSON text in one pass over its bytes, before it is parsed: the nesting depth, the number of members of all objects, and the
 * number of all members and array items. Faults: `malformed`, `too_large`.
 */
const checkShape = (bytes: Buffer, { members: maxMembers, values: maxValues }: Bounds): void => {
  let depth = 0
  let members = 0
  let values = 0
  for (let i = 0; i < bytes.length; i++) {
    switch (bytes[i]) {
      case QUOTE:
        i = endOfString(bytes, i + 1)
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
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  checkEscapes(buffer)
  checkShape(buffer, bounds)
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
