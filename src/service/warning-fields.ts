import { Kind, type TObject, type TSchema } from '@sinclair/typebox'
import type { Warning, WarningCode } from '../warnings.ts'
import type { JsonObject } from './body.ts'
import { withoutNull } from './input.ts'

/** The input fields that a warning may be about, the most likely first; fields that were sent come before the others. */
const CANDIDATES: Partial<Record<WarningCode, readonly string[]>> = {
  proleptic_calendar: ['datetime', 'date'],
  zone_from_coordinates: ['timezone'],
  zone_assumed_utc: ['timezone'],
  offset_overruled: ['utc_offset'],
  repeated_hour: ['datetime'],
  local_mean_time: ['datetime', 'date'],
  julian_calendar: ['datetime', 'date'],
  offset_far_from_longitude: ['time_standard', 'utc_offset', 'timezone', 'longitude'],
  historical_zone: ['timezone', 'datetime'],
  local_clock_uncertain: ['timezone', 'datetime'],
  time_unknown: ['time_known'],
  no_local_time: ['datetime', 'date'],
  name_transliterated: ['name'],
  letters_dropped: ['name'],
}

/** A message that begins with the person or part of the input that it concerns. */
const SUBJECT = /^([a-z_]+): /
/** A message that begins with the path of a field. */
const FIELD = /^`?([a-z_]+(?:\.[a-z_]+)*)`?(?= )/

const isObject = (schema: TSchema | undefined): schema is TObject => schema?.[Kind] === 'Object'
const fieldOf = (schema: TSchema, name: string): TSchema | undefined => {
  const field: TSchema | undefined = isObject(schema) ? schema.properties[name] : undefined
  return field && withoutNull(field)
}
const exists = (schema: TSchema, path: string): boolean =>
  path.split('.').reduce<TSchema | undefined>((part, name) => part && fieldOf(part, name), schema) !== undefined

const isSent = (input: JsonObject, path: string): boolean =>
  path.split('.').reduce<unknown>((part, name) => (part as JsonObject | null | undefined)?.[name], input) != null

/** The path of the only field with this name: at the top level, or within one part of the input that was sent. */
const onlyPath = (schema: TObject, input: JsonObject, name: string): string | null => {
  if (exists(schema, name)) return name
  const parts = Object.keys(schema.properties).filter((part) => input[part] && exists(schema, `${part}.${name}`))
  return parts.length === 1 ? `${parts[0]}.${name}` : null
}

/** The input field that a warning is about, by its code and its message; null if it is about none or several. */
export const warningField = (schema: TObject, input: JsonObject, { code, message }: Warning): string | null => {
  const subject = SUBJECT.exec(message)?.[1]
  const prefix = subject !== undefined && isObject(fieldOf(schema, subject)) ? `${subject}.` : ''
  const first = FIELD.exec(prefix ? message.slice(prefix.length + 1) : message)?.[1]
  const named = first !== undefined && exists(schema, prefix + first) ? prefix + first : null
  const candidates = CANDIDATES[code]
  if (candidates && named === null) {
    const paths = candidates
      .map((name) => (prefix ? `${prefix}${name}` : onlyPath(schema, input, name)))
      .filter((path) => path !== null && exists(schema, path))
    return paths.find((path) => isSent(input, path!)) ?? paths[0] ?? null
  }
  return named
}
