import { Kind, type TArray, type TObject, type TSchema, type TUnknown } from '@sinclair/typebox'
import { mapYielding, type YieldPoint } from '../cooperative-yield.ts'
import { t } from '../schema.ts'
import { checkOf } from './input.ts'

/** Maximum number of parts of a long list; there is a yield point between parts. */
const MAX_PARTS = 64

const splitIntoParts = function* <T>(rows: readonly T[]): Generator<readonly T[]> {
  const size = Math.ceil(rows.length / MAX_PARTS)
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}

/** Number of values that are checked and serialised within two milliseconds. A text counts as one value per 50 characters. */
const MAX_SMALL_VALUES = 8000
const CHARACTERS_PER_VALUE = 50

/** True if data are so large that they must be checked and serialised with yield points. */
export const isLargeData = (data: unknown): boolean => estimatedSize(data) > MAX_SMALL_VALUES

/** Approximate number of values within a value: the items of a long list are estimated from its first, middle and last one. */
const estimatedSize = (value: unknown): number => {
  if (typeof value === 'string') return 1 + value.length / CHARACTERS_PER_VALUE
  if (value === null || typeof value !== 'object') return 1
  let size = 1
  if (!Array.isArray(value)) {
    for (const name in value) size += estimatedSize((value as Record<string, unknown>)[name])
    return size
  }
  const { length } = value
  if (length > 3) {
    const largest = Math.max(
      estimatedSize(value[0]),
      estimatedSize(value[length >> 1]),
      estimatedSize(value[length - 1]),
    )
    return size + length * largest
  }
  for (const item of value) size += estimatedSize(item)
  return size
}

/** An object schema without the items of its lists, and the item schema of each list. */
interface SplitSchema {
  frame: TSchema
  rows: ReadonlyMap<string, TSchema>
}
const splitSchemas = new WeakMap<TSchema, SplitSchema>()

const splitSchema = (schema: TObject): SplitSchema => {
  let split = splitSchemas.get(schema)
  if (!split) {
    const rows = new Map<string, TSchema>()
    const fields = Object.entries(schema.properties).map(([name, field]): [string, TSchema] => {
      if (field[Kind] !== 'Array') return [name, field]
      rows.set(name, (field as TArray).items)
      return [name, { ...field, items: t.Unknown() } as TArray<TUnknown>]
    })
    split = { frame: { ...schema, properties: Object.fromEntries(fields) }, rows }
    splitSchemas.set(schema, split)
  }
  return split
}

/** True if data fits its schema. The top-level lists are checked row by row, with yield points. */
export const fitsSchemaYielding = async (
  schema: TObject,
  data: Record<string, unknown>,
  yieldIfDue: YieldPoint,
): Promise<boolean> => {
  const { frame, rows } = splitSchema(schema)
  if (!checkOf(frame)(data)) return false
  for (const [name, row] of rows) {
    const list = data[name] as unknown[] | undefined
    const fits = checkOf(row)
    const parts = await mapYielding(splitIntoParts(list ?? []), yieldIfDue, (part) => part.every(fits))
    if (parts.includes(false)) return false
  }
  return true
}

/** `JSON.stringify` starts again with a larger buffer when a text exceeds this many characters: a slightly longer text takes twice as long. */
const BUFFER_LENGTH = 8192
/** If an answer is at most this long, the next answer of the same schema is expected to fit the buffer too. */
const SAFE_LENGTH = 0.9 * BUFFER_LENGTH

/** Schemas whose last answer exceeded the buffer although each of its fields fits. */
const writtenByField = new WeakSet<TSchema>()

/** `JSON.stringify` of data that fit the schema: in one call, or field by field if that is faster. */
export const textOf = (schema: TSchema, data: Record<string, unknown>): string => {
  const byField = writtenByField.has(schema)
  let longestField = 0
  let text = ''
  if (byField) {
    for (const name in data) {
      const field = JSON.stringify(data[name])
      if (field === undefined) continue
      longestField = Math.max(longestField, field.length)
      text += `${text === '' ? '{' : ','}"${name}":${field}`
    }
    text += text === '' ? '{}' : '}'
  } else text = JSON.stringify(data)
  // Serialising by field gains nothing for a field longer than the buffer, or for a text much longer than the buffer.
  const isFasterByField =
    text.length > SAFE_LENGTH && (byField ? longestField <= SAFE_LENGTH : text.length < 2 * BUFFER_LENGTH)
  if (isFasterByField) writtenByField.add(schema)
  else writtenByField.delete(schema)
  return text
}

/** Number of values, as `isLargeData` counts them, whose text usually fits the buffer of `JSON.stringify`. */
const MAX_VALUES_PER_TEXT = 200

/** True if `JSON.stringify` writes a member of an object with this value. */
const isWritten = (value: unknown): boolean => value !== undefined && typeof value !== 'function'

/** The text of `JSON.stringify` after `before`, in pieces that fit its buffer. */
const piecesOf = function* (value: unknown, before: string): Generator<string> {
  if (value === null || typeof value !== 'object' || estimatedSize(value) <= MAX_VALUES_PER_TEXT) {
    yield before + JSON.stringify(value)
    return
  }
  let separator = ''
  if (Array.isArray(value)) {
    yield `${before}[`
    for (const item of value) {
      yield* piecesOf(isWritten(item) ? item : null, separator)
      separator = ','
    }
    yield ']'
    return
  }
  yield `${before}{`
  for (const [name, member] of Object.entries(value)) {
    if (!isWritten(member)) continue
    yield* piecesOf(member, `${separator}${JSON.stringify(name)}:`)
    separator = ','
  }
  yield '}'
}

/** Pieces are joined to texts of about this length as they are written: joining all at the end takes 15 ms for two megabytes. Characters. */
const JOINED_LENGTH = 128 * 1024

/** `JSON.stringify` of data, with yield points. */
export const stringifyYielding = async (data: Record<string, unknown>, yieldIfDue: YieldPoint): Promise<string> => {
  let text = ''
  let pieces: string[] = []
  let length = 0
  for (const piece of piecesOf(data, '')) {
    pieces.push(piece)
    length += piece.length
    if (length >= JOINED_LENGTH) {
      text += pieces.join('')
      pieces = []
      length = 0
    }
    const pause = yieldIfDue()
    if (pause) await pause
  }
  return text + pieces.join('')
}
