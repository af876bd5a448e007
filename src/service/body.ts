import { Fault } from '../faults.ts'

/** The contract's limit, where a capability has none of its own. */
export const BODY_LIMIT = 1_048_576
export const DEEPEST_NESTING = 32

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type JsonObject = { [name: string]: Json }

const utf8 = new TextDecoder('utf-8', { fatal: true })
const malformed = (message: string) => new Fault('malformed', message)

/** Measured on the bytes, before a parser has to follow the nesting. */
const nestsTooDeep = (bytes: Uint8Array): boolean => {
  let depth = 0
  let quoted = false
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]
    if (quoted) {
      if (byte === 0x5c) i++
      else if (byte === 0x22) quoted = false
    } else if (byte === 0x22) quoted = true
    else if (byte === 0x7b || byte === 0x5b) {
      if (++depth > DEEPEST_NESTING) return true
    } else if (byte === 0x7d || byte === 0x5d) depth--
  }
  return false
}

/** The body's JSON object; the fault `malformed` or `too_large` otherwise. */
export const readObject = (bytes: Uint8Array, limit = BODY_LIMIT): JsonObject => {
  if (bytes.length > limit) throw new Fault('too_large', `The body is larger than ${limit} bytes.`)
  if (bytes.length === 0) throw malformed('The body is empty; it must be a JSON object.')
  if (nestsTooDeep(bytes)) throw malformed(`The body nests deeper than ${DEEPEST_NESTING} levels.`)
  let value: Json
  try {
    value = JSON.parse(utf8.decode(bytes))
  } catch (reason) {
    throw malformed(reason instanceof SyntaxError ? 'The body is not valid JSON.' : 'The body is not valid UTF-8.')
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw malformed('The body must be a JSON object.')
  return value
}

/** One text for all texts of the same JSON value: members in the order of their names, no white space, numbers as they are read. */
export const canonical = (value: Json): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const members = Object.keys(value).toSorted()
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`).join()}}`
}
