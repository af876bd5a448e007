import type { TSchema } from '@sinclair/typebox'
import { LONGEST_TEXT } from '../capabilities/input-limits.ts'
import { type Meanings, meaningOf } from '../capabilities/meanings.ts'
import { SUBJECTS, subjectOfAll } from '../lexicon/subjects.ts'
import { MEANING, mayBeNull } from '../schema.ts'

type Printed = Record<string, unknown>
type Fields = Record<string, TSchema>

/** Where a schema is printed: under whose words, if any, after which fields. */
interface Place {
  readonly meanings: Meanings | undefined
  readonly trail: readonly string[]
}

const REFERENCE = '#/components/schemas/'

/** What a field says of itself stands on the field, not on one of its alternatives. */
const ANNOTATIONS = ['description', 'default', 'format', 'title', 'deprecated'] as const

/** A value or null, as one schema where the value is a plain one, so that nothing it says is lost in an alternative. */
const withNull = (value: Printed, around: Printed): Printed => {
  if (typeof value.type === 'string' && value.type !== 'object' && !('const' in value))
    return {
      ...value,
      ...around,
      type: [value.type, 'null'],
      ...(Array.isArray(value.enum) ? { enum: [...value.enum, null] } : {}),
    }
  const said = Object.fromEntries(ANNOTATIONS.flatMap((key) => (key in value ? [[key, value[key]]] : [])))
  const bare = Object.fromEntries(Object.entries(value).filter(([key]) => !(key in said)))
  const parts = Array.isArray(bare.anyOf) && Object.keys(bare).length === 1 ? (bare.anyOf as Printed[]) : [bare]
  return { anyOf: [...parts, { type: 'null' }], ...said, ...around }
}

/** Fewer fields than this are not worth a reference. */
const BASE_FIELDS = 4
const BASE_INPUT_FIELDS = 6

const isOpen = (schema: TSchema) => schema.type === 'object' && schema.additionalProperties !== false
const isClosed = (schema: TSchema) => schema.type === 'object' && schema.additionalProperties === false
const isWideInput = (schema: TSchema) => isClosed(schema) && Object.keys(schema.properties).length >= BASE_INPUT_FIELDS

/** The named shapes under some schemas that others may extend, the largest first. */
const basesUnder = (schemas: readonly TSchema[], mayBe: (schema: TSchema) => boolean): TSchema[] => {
  const found = new Map<string, TSchema>()
  const seen = new Set<TSchema>()
  const visit = (schema: TSchema) => {
    if (seen.has(schema)) return
    seen.add(schema)
    const { $id, properties = {}, items, anyOf = [] } = schema
    if ($id && mayBe(schema) && Object.keys(properties).length >= BASE_FIELDS) found.set($id, schema)
    for (const part of [...Object.values(properties as Fields), ...(items ? [items] : []), ...anyOf]) visit(part)
  }
  for (const schema of schemas) visit(schema)
  return [...found.values()].sort((a, b) => Object.keys(b.properties).length - Object.keys(a.properties).length)
}

/** The same field, or one that accepts fewer days. */
const isNarrower = (field: TSchema | undefined, base: TSchema): boolean =>
  field === base || (field?.['x-first-day'] !== undefined && base['x-first-day'] !== undefined)

/** The largest of some shapes all of whose fields an object has, the very same ones. */
const baseAmong = (bases: readonly TSchema[], schema: TSchema): TSchema | undefined =>
  bases.find(
    (base) =>
      base !== schema &&
      Object.keys(base.properties).length < Object.keys(schema.properties).length + (schema.$id ? 0 : 1) &&
      Object.entries(base.properties as Fields).every(([name, field]) => isNarrower(schema.properties[name], field)) &&
      (base.required ?? []).every((name: string) => schema.required?.includes(name)),
  )

/**
 * Prints TypeBox schemas as plain JSON Schema 2020-12. A schema with `$id` goes once into `components`, and a reference to
 * it stands wherever it is used; two different schemas of one `$id` are a defect. So do the answers of capabilities, under
 * the names given, and the closed sets that are a subject of the lexicon. An object with all the fields of a named shape is
 * that shape and what it has besides; an input that refuses other fields extends the fields of a named input. A field that does not say itself what it means is described by the words of its family.
 */
export const schemaPrinter = (
  components: Printed,
  answers: ReadonlyMap<TSchema, string> = new Map(),
  inputs: readonly TSchema[] = [],
) => {
  const bases = basesUnder([...answers.keys()], isOpen)
  const closed = basesUnder(inputs, isWideInput)
  const used = new Set(inputs.map((input) => baseAmong(closed, input)))
  const extended = new Map(closed.flatMap((base) => (used.has(base) ? [[base.$id!, base]] : [])))
  const seen = new WeakSet<object>()
  const bodies = new Map<string, string>()

  const define = (name: string, schema: TSchema, { meanings, trail }: Place) => {
    if (seen.has(schema)) return
    seen.add(schema)
    if (name in SUBJECTS) throw new Error(`A schema has the name of a subject of the lexicon: ${name}`)
    const known = bodies.get(name)
    // Its place among the components is where it is first met.
    if (known === undefined) components[name] = {}
    const body = printed(schema, { meanings, trail: schema.$id ? [name] : trail })
    const { description: _, ...shape } = body
    const text = JSON.stringify(shape)
    if (known !== undefined && known !== text) throw new Error(`Two schemas are named ${name}: ${known} and ${text}`)
    if (known === undefined) components[name] = body
    bodies.set(name, text)
  }

  const print = (schema: TSchema, place: Place): Printed => {
    const meaning = (schema as { [MEANING]?: string })[MEANING]
    const subject = schema.enum ? subjectOfAll(schema.enum as string[]) : undefined
    if (subject) {
      components[subject] ??= { type: 'string', enum: schema.enum, description: SUBJECTS[subject].about }
      const { description = meaning, default: usual } = schema
      return {
        $ref: REFERENCE + subject,
        ...(description ? { description } : {}),
        ...(usual ? { default: usual } : {}),
      }
    }
    const name = schema.$id ?? answers.get(schema)
    if (name === undefined) return { ...printed(schema, place), ...(meaning ? { description: meaning } : {}) }
    define(name, schema, place)
    // One use may say more than the shape does.
    const { description = schema.description } = components[name] as Printed
    const said = meaning ?? (schema.description === description ? undefined : schema.description)
    return { $ref: REFERENCE + name, ...(said ? { description: said } : {}) }
  }

  const printed = (schema: TSchema, place: Place): Printed => {
    const {
      $id,
      'x-term': _term,
      'x-subjects': _subjects,
      'x-first-day': _first,
      'x-last-day': _last,
      properties,
      items,
      anyOf,
      patternProperties,
      ...all
    } = schema
    // The description says it once for all texts.
    const { maxLength, ...others } = all
    const rest = maxLength === LONGEST_TEXT ? others : all
    if (anyOf) {
      const parts = (anyOf as TSchema[]).map((part) => print(part, place))
      const others = parts.filter(({ type }) => type !== 'null')
      return others.length === 1 && parts.length === 2 ? withNull(others[0]!, rest) : { anyOf: parts, ...rest }
    }
    if (properties) return printedObject(schema, rest, place)
    return {
      ...rest,
      ...(items ? { items: print(items, place) } : {}),
      ...(patternProperties
        ? { additionalProperties: print(Object.values(patternProperties as Fields)[0]!, place) }
        : {}),
    }
  }

  /** The fields of a named input by themselves, for those that add some. */
  const fieldsOf = (base: TSchema, place: Place): Printed => {
    const name = `${base.$id}Fields`
    components[name] ??= body(base, { type: 'object', required: base.required }, place)
    return { $ref: REFERENCE + name }
  }

  const printedObject = (schema: TSchema, rest: Printed, place: Place): Printed => {
    if (isClosed(schema)) {
      const { required, additionalProperties, description, ...others } = rest
      const about = description ? { description } : {}
      if (extended.has(schema.$id ?? '')) return { ...fieldsOf(schema, place), unevaluatedProperties: false, ...about }
      const base = schema.$id ? undefined : baseAmong([...extended.values()], schema)
      if (!base) return body(schema, rest, place)
      const further = body(schema, { ...others, required }, place, base)
      return { allOf: [fieldsOf(base, place), further], unevaluatedProperties: false, ...about }
    }
    const base = answers.has(schema) ? undefined : baseAmong(bases, schema)
    if (!base) return body(schema, rest, place)
    const { description, ...bare } = body(schema, rest, place, base)
    return { allOf: [print(base, place), bare], ...(description ? { description } : {}) }
  }

  /** An object, but for the fields of the shape that it extends. */
  const body = (schema: TSchema, { required, ...rest }: Printed, place: Place, base?: TSchema): Printed => {
    const all = schema.properties as Fields
    const own = Object.entries(all).filter(([name, field]) => !base || base.properties[name] !== field)
    const needed = ((required as string[] | undefined) ?? []).filter((name) => own.some(([each]) => each === name))
    const properties = Object.fromEntries(
      own.map(([name, field]) => [name, printField(field, { ...place, trail: [...place.trail, name] })]),
    )
    return { ...rest, ...(needed.length > 0 ? { required: needed } : {}), properties }
  }

  const printField = (schema: TSchema, place: Place): Printed => {
    const field = print(schema, place)
    const named = typeof field.$ref === 'string' ? (components[field.$ref.slice(REFERENCE.length)] as Printed) : {}
    if (!place.meanings || field.description || named.description) return field
    const meaning = meaningOf(place.trail, place.meanings, mayBeNull(schema))
    return meaning === undefined ? field : { ...field, description: meaning }
  }

  return (schema: TSchema, meanings?: Meanings, ...trail: string[]): Printed => print(schema, { meanings, trail })
}
