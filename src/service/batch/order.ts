import { type CatalogueEntry, costOf } from '../../capabilities/capability.ts'
import type { CatalogueIndex } from '../../capabilities/families.ts'
import { mapYielding, type YieldPoint } from '../../cooperative-yield.ts'
import { Fault, invalid } from '../../faults.ts'
import { truncateGraphemes } from '../../graphemes.ts'
import { exact, maybe, type Static, t } from '../../schema.ts'
import type { Cost } from '../admission.ts'
import { BODY_LIMIT, type Json, type JsonObject, readJson, readObject } from '../body.ts'
import type { Bounds } from '../body-bounds.ts'
import { checkFields, MAX_FIELDS, MAX_PATH_LENGTH } from '../fields.ts'
import { checkInput } from '../input.ts'
import { REFUSED_UNITS } from '../rates.ts'

/** Maximum number of calls of a batch. */
export const MAX_CALLS = 100
/** Maximum number of rows of a request that calls one capability for each row. */
export const MAX_ROWS = 1000

const anyObject = (description: string) => t.Object({}, { additionalProperties: true, description })

const OrderedCall = exact(
  {
    id: maybe(
      t.String({ minLength: 1, maxLength: 100, description: 'Repeated in the result; default: the position from 0.' }),
    ),
    family: t.String({ maxLength: 100, description: 'First part of the path of the capability.' }),
    capability: t.String({ maxLength: 100, description: 'Last part of the path of the capability.' }),
    input: maybe(anyObject('Body of the single call, without the fields that `defaults` supplies.')),
    fields: maybe(
      t.Array(t.String({ minLength: 1, maxLength: MAX_PATH_LENGTH }), {
        minItems: 1,
        maxItems: MAX_FIELDS,
        description: 'Only these fields of the answer, such as `ascendant` or `planets.sign`; default: all.',
      }),
    ),
  },
  { $id: 'BatchCall', description: 'A call of a capability.' },
)

export const BatchOrder = exact(
  {
    calls: t.Array(OrderedCall, {
      minItems: 1,
      maxItems: MAX_CALLS,
      description: 'Calls of the batch, each with its own id.',
    }),
    defaults: maybe(
      anyObject(
        'Default input fields for all calls, such as a birth. A call uses a field that its capability accepts and its input does not set.',
      ),
    ),
    estimate: maybe(
      t.Boolean({ description: 'True to return the price and the rate-limit units without computing the answer.' }),
    ),
  },
  { $id: 'BatchOrder', description: 'Calls of capabilities.' },
)
export type BatchOrder = Static<typeof BatchOrder>

/** Limits of the content of a batch, as for a single call with the largest input. */
const BATCH_BOUNDS: Bounds = { members: 40_000, values: 80_000 }

/** The order in the body of a batch. Faults: `malformed`, `too_large`, `invalid`. */
export const readOrder = (bytes: Uint8Array, limit = BODY_LIMIT): JsonObject => {
  const object = readObject(bytes, limit, BATCH_BOUNDS)
  checkInput(BatchOrder, object)
  return object
}

const LINE_FEED = 0x0a
const utf8 = new TextDecoder()

/** The lines of a text that are not blank. */
const linesIn = (bytes: Uint8Array): Uint8Array[] => {
  const lines: Uint8Array[] = []
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, from)
    const line = bytes.subarray(from, end < 0 ? bytes.length : end)
    if (utf8.decode(line).trim() !== '') lines.push(line)
    from = end < 0 ? bytes.length : end + 1
  }
  return lines
}

/** The value in a line; an unreadable line is its text. */
const valueIn = (line: Uint8Array): Json => {
  try {
    return readJson(line)
  } catch {
    return utf8.decode(line)
  }
}

const checkRowCount = (count: number): void => {
  if (count < 1 || count > MAX_ROWS) throw invalid('inputs', `\`inputs\` must be an array of 1 to ${MAX_ROWS} items.`)
}

/** The inputs in a body of lines, as `{inputs}`. */
export const readLines = (bytes: Uint8Array): JsonObject => {
  if (bytes.length > BODY_LIMIT) throw new Fault('too_large', `The body is larger than ${BODY_LIMIT} bytes.`)
  const lines = linesIn(bytes)
  checkRowCount(lines.length)
  return { inputs: lines.map(valueIn) }
}

const INPUTS = '"inputs"'
/** The inputs in a body `{inputs: [...]}`; null for the body of a single call. */
export const readInputs = (entry: CatalogueEntry, bytes: Uint8Array): JsonObject | null => {
  const isPossible =
    !Object.hasOwn(entry.input.properties, 'inputs') &&
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(INPUTS)
  if (!isPossible) return null
  const { inputs, ...others } = readObject(bytes, BODY_LIMIT, BATCH_BOUNDS)
  if (inputs === undefined) return null
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) {
    const field = truncateGraphemes(unknown, 64)
    throw invalid(field, `\`${field}\` is not a known field beside \`inputs\`.`)
  }
  if (!Array.isArray(inputs)) throw invalid('inputs', '`inputs` must be an array.')
  checkRowCount(inputs.length)
  return { inputs }
}

/** A call of a batch that is ready to run, or the fault that prevents it. */
export interface PlannedCall {
  readonly id: string
  readonly index: number
  /** `family/slug`. */
  readonly subject: string
  readonly entry: CatalogueEntry | null
  readonly input: JsonObject
  readonly fields: readonly string[] | null
  readonly cost: Cost
  readonly fault: Fault | null
}

const INVALID_COST: Cost = { credits: 0, units: REFUSED_UNITS }

const planned = (
  call: Pick<PlannedCall, 'id' | 'index' | 'subject' | 'entry' | 'fields'>,
  inputOf: (entry: CatalogueEntry) => JsonObject,
): PlannedCall => {
  const { entry, subject, fields } = call
  try {
    if (!entry) throw new Fault('not_found', `The capability ${truncateGraphemes(subject, 210)} does not exist.`)
    const input = inputOf(entry)
    checkInput(entry.input, input)
    if (fields) checkFields(entry.data, fields)
    return { ...call, input, cost: costOf(entry, input), fault: null }
  } catch (reason) {
    if (!(reason instanceof Fault)) throw reason
    return { ...call, input: {}, cost: INVALID_COST, fault: reason }
  }
}

/** The input of a call: its own fields, and the defaults that its schema has. */
const withDefaults = (entry: CatalogueEntry, input: JsonObject, defaults: JsonObject): JsonObject => {
  const { properties } = entry.input
  const fields: JsonObject = {}
  for (const [name, value] of Object.entries(defaults)) {
    if (!Object.hasOwn(properties, name)) continue
    // The input check may change nested values.
    fields[name] = value !== null && typeof value === 'object' ? structuredClone(value) : value
  }
  return { ...fields, ...input }
}

const checkDefaults = (defaults: JsonObject, entries: readonly (CatalogueEntry | null)[]): void => {
  const known = entries.filter((entry) => entry !== null)
  if (known.length === 0) return
  for (const name in defaults) {
    if (known.some(({ input }) => Object.hasOwn(input.properties, name))) continue
    const field = `defaults.${truncateGraphemes(name, 64)}`
    throw invalid(field, `\`${field}\` is not an input field of any of these capabilities.`)
  }
}

/** The calls of an order. Fault: `invalid` for equal ids and unknown defaults. */
export const planOrder = async (
  { calls, defaults: sent }: BatchOrder,
  catalogue: CatalogueIndex,
  yieldIfDue: YieldPoint,
): Promise<PlannedCall[]> => {
  const defaults = (sent ?? {}) as JsonObject
  const ids = new Set<string>()
  for (const [index, { id }] of calls.entries()) {
    const text = id ?? String(index)
    if (ids.has(text))
      throw invalid(`calls.${index}.id`, `\`calls.${index}.id\` must differ from those of other calls.`)
    ids.add(text)
  }
  const entries: (CatalogueEntry | null)[] = []
  for (const { family, capability } of calls) entries.push((await catalogue.find(family, capability)) ?? null)
  checkDefaults(defaults, entries)
  return mapYielding(calls, yieldIfDue, ({ id, family, capability, input, fields }, index) =>
    planned(
      {
        ...{ id: id ?? String(index), index, subject: `${family}/${capability}`, entry: entries[index]! },
        fields: fields ?? null,
      },
      (entry) => withDefaults(entry, (input ?? {}) as JsonObject, defaults),
    ),
  )
}

/** The calls of one capability for many inputs. Their ids are the positions from 0. */
export const planRows = (
  entry: CatalogueEntry,
  inputs: readonly Json[],
  fields: readonly string[] | null,
  yieldIfDue: YieldPoint,
): Promise<PlannedCall[]> =>
  mapYielding(inputs, yieldIfDue, (input, index) =>
    planned({ id: String(index), index, subject: `${entry.family}/${entry.slug}`, entry, fields }, () => {
      if (input === null || typeof input !== 'object' || Array.isArray(input))
        throw new Fault('malformed', 'The row is not a JSON object.')
      return input
    }),
  )
