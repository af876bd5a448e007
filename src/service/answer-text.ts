import { Kind, type TArray, type TObject, type TSchema, type TUnknown } from '@sinclair/typebox'
import { mapYielding, type YieldPoint } from '../cooperative-yield.ts'
import { t } from '../schema.ts'
import { checkOf } from './input.ts'

/** A list goes in so many parts, between which others have their turn. */
const PARTS = 64

const partsOf = function* <T>(rows: readonly T[]): Generator<readonly T[]> {
  const size = Math.ceil(rows.length / PARTS)
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}

/** Values (a text counts by its length) that are checked and written within a millisecond. */
const FEW = 4000
const TEXT_OF_ONE = 50

/** Whether data hold so much that they are to be checked and written in turns. */
export const isMuch = (data: unknown): boolean => countedDown(data, FEW) < 0

/** What is left of `few` when everything in a value is counted; it is not counted any more below zero. */
const countedDown = (value: unknown, few: number): number => {
  let left = few - 1
  if (typeof value === 'string') return left - value.length / TEXT_OF_ONE
  if (value === null || typeof value !== 'object') return left
  if (Array.isArray(value)) for (let i = 0; i < value.length && left >= 0; i++) left = countedDown(value[i], left)
  else
    for (const name in value) {
      if (left < 0) break
      left = countedDown((value as Record<string, unknown>)[name], left)
    }
  return left
}

/** The schema of an object but for what stands in its lists, and that of the rows of each. */
interface Apart {
  frame: TSchema
  rows: ReadonlyMap<string, TSchema>
}
const aparts = new WeakMap<TSchema, Apart>()

const apart = (schema: TObject): Apart => {
  let known = aparts.get(schema)
  if (!known) {
    const rows = new Map<string, TSchema>()
    const fields = Object.entries(schema.properties).map(([name, field]): [string, TSchema] => {
      if (field[Kind] !== 'Array') return [name, field]
      rows.set(name, (field as TArray).items)
      return [name, { ...field, items: t.Unknown() } as TArray<TUnknown>]
    })
    known = { frame: { ...schema, properties: Object.fromEntries(fields) }, rows }
    aparts.set(schema, known)
  }
  return known
}

/** Whether data fits its schema: the compiled check, row by row in the lists of `data` itself. */
export const fitsInTurns = async (
  schema: TObject,
  data: Record<string, unknown>,
  yieldIfDue: YieldPoint,
): Promise<boolean> => {
  const { frame, rows } = apart(schema)
  if (!checkOf(frame)(data)) return false
  for (const [name, row] of rows) {
    const list = data[name] as unknown[] | undefined
    const fits = checkOf(row)
    const parts = await mapYielding(partsOf(list ?? []), yieldIfDue, (part) => part.every(fits))
    if (parts.includes(false)) return false
  }
  return true
}

/** `JSON.stringify` begins again, with more room, once a text passes so many characters: one a little longer takes twice as long. */
const ROOM = 8192
/** With so much to spare the next answer of the same kind is taken to fit too. */
const LIKELY = 0.9 * ROOM

/** Schemas whose last answer passed the room, while every field of it stayed within. */
const apartWritten = new WeakSet<TSchema>()

/** What `JSON.stringify` makes of data, which fit the schema: in one go, or field by field where that is quicker. */
export const textOf = (schema: TSchema, data: Record<string, unknown>): string => {
  const apart = apartWritten.has(schema)
  let longest = 0
  let text = ''
  if (apart) {
    for (const name in data) {
      const field = JSON.stringify(data[name])
      if (field === undefined) continue
      longest = Math.max(longest, field.length)
      text += `${text === '' ? '{' : ','}"${name}":${field}`
    }
    text += text === '' ? '{}' : '}'
  } else text = JSON.stringify(data)
  // A field that is too long for the room is written no quicker alone, and of a much longer text the second beginning is little.
  const gains = text.length > LIKELY && (apart ? longest <= LIKELY : text.length < 2 * ROOM)
  if (gains) apartWritten.add(schema)
  else apartWritten.delete(schema)
  return text
}

/** What `JSON.stringify` makes of data. */
export const textInTurns = async (data: Record<string, unknown>, yieldIfDue: YieldPoint): Promise<string> => {
  const fields: string[] = []
  for (const [name, value] of Object.entries(data)) {
    const text = Array.isArray(value)
      ? `[${(await mapYielding(partsOf(value), yieldIfDue, (part) => JSON.stringify(part).slice(1, -1))).join()}]`
      : JSON.stringify(value)
    if (text !== undefined) fields.push(`${JSON.stringify(name)}:${text}`)
  }
  return `{${fields.join()}}`
}
