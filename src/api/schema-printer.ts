import type { TSchema } from '@sinclair/typebox'
import { MAX_TEXT } from '../capabilities/input-limits.ts'
import { type Meanings, meaningOf } from '../capabilities/meanings.ts'
import { SUBJECTS, subjectOfAll } from '../lexicon/subjects.ts'
import { MEANING, mayBeNull } from '../schema.ts'
import { numberRangeOf } from './number-ranges.ts'
import { textFormatOf } from './text-formats.ts'

type Printed = Record<string, unknown>
type Fields = Record<string, TSchema>

/** The position of a schema: the field meanings of its family, if any, and the path of fields to it. */
interface PrintContext {
  readonly meanings: Meanings | undefined
  readonly trail: readonly string[]
}

const REFERENCE = '#/components/schemas/'

/** Keywords that are moved from an alternative of a union to the field itself. */
const ANNOTATIONS = ['description', 'default', 'format', 'title', 'deprecated'] as const

/** The schema of a value or null: for plain values one schema with two types, for others a union. */
const withNull = (value: Printed, annotations: Printed): Printed => {
  if (typeof value.type === 'string' && value.type !== 'object' && !('const' in value))
    return {
      ...value,
      ...annotations,
      type: [value.type, 'null'],
      ...(Array.isArray(value.enum) ? { enum: [...value.enum, null] } : {}),
    }
  const annotationFields = Object.fromEntries(ANNOTATIONS.flatMap((key) => (key in value ? [[key, value[key]]] : [])))
  const plainValue = Object.fromEntries(Object.entries(value).filter(([key]) => !(key in annotationFields)))
  const parts =
    Array.isArray(plainValue.anyOf) && Object.keys(plainValue).length === 1
      ? (plainValue.anyOf as Printed[])
      : [plainValue]
  return { anyOf: [...parts, { type: 'null' }], ...annotationFields, ...annotations }
}

/** Minimum number of fields of a shape that others extend by reference. */
const BASE_FIELDS = 4
const BASE_INPUT_FIELDS = 6

const isOpen = (schema: TSchema) => schema.type === 'object' && schema.additionalProperties !== false
const isClosed = (schema: TSchema) => schema.type === 'object' && schema.additionalProperties === false
const isWideInput = (schema: TSchema) => isClosed(schema) && Object.keys(schema.properties).length >= BASE_INPUT_FIELDS

/** The named shapes within some schemas that other schemas may extend, largest first. */
const basesUnder = (schemas: readonly TSchema[], isCandidate: (schema: TSchema) => boolean): TSchema[] => {
  const basesById = new Map<string, TSchema>()
  const visited = new Set<TSchema>()
  const visit = (schema: TSchema) => {
    if (visited.has(schema)) return
    visited.add(schema)
    const { $id, properties = {}, items, anyOf = [] } = schema
    if ($id && isCandidate(schema) && Object.keys(properties).length >= BASE_FIELDS) basesById.set($id, schema)
    for (const part of [...Object.values(properties as Fields), ...(items ? [items] : []), ...anyOf]) visit(part)
  }
  for (const schema of schemas) visit(schema)
  return [...basesById.values()].sort((a, b) => Object.keys(b.properties).length - Object.keys(a.properties).length)
}

/** True for the same field, or for two dates, whose ranges may differ. */
const isNarrower = (field: TSchema | undefined, base: TSchema): boolean =>
  field === base || (field?.['x-first-day'] !== undefined && base['x-first-day'] !== undefined)

/** The largest shape whose fields an object contains with identical schemas; undefined if there is none. */
const baseAmong = (bases: readonly TSchema[], schema: TSchema): TSchema | undefined =>
  bases.find(
    (base) =>
      base !== schema &&
      Object.keys(base.properties).length < Object.keys(schema.properties).length + (schema.$id ? 0 : 1) &&
      Object.entries(base.properties as Fields).every(([name, field]) => isNarrower(schema.properties[name], field)) &&
      (base.required ?? []).every((name: string) => schema.required?.includes(name)),
  )

/**
 * Creates a printer of TypeBox schemas as plain JSON Schema 2020-12. A schema with `$id` is printed once into `components` and referenced
 * where it is used; two different schemas with the same `$id` are a defect. The answers of capabilities (with the names in `answers`) and the
 * closed sets that are lexicon subjects are printed in the same way. An object with all fields of a named shape extends that shape; a closed
 * input extends the fields of a named input. A field without a description gets the meaning that its family defines.
 */
export const schemaPrinter = (
  components: Printed,
  answers: ReadonlyMap<TSchema, string> = new Map(),
  inputs: readonly TSchema[] = [],
) => {
  const bases = basesUnder([...answers.keys()], isOpen)
  const inputBases = basesUnder(inputs, isWideInput)
  const usedBases = new Set(inputs.map((input) => baseAmong(inputBases, input)))
  const extendedInputs = new Map(inputBases.flatMap((base) => (usedBases.has(base) ? [[base.$id!, base]] : [])))
  const visited = new WeakSet<object>()
  const bodies = new Map<string, string>()

  const define = (name: string, schema: TSchema, { meanings, trail }: PrintContext) => {
    if (visited.has(schema)) return
    visited.add(schema)
    if (name in SUBJECTS) throw new Error(`The schema name ${name} is already the name of a lexicon subject.`)
    const existingText = bodies.get(name)
    // The order of the components is the order of first use.
    if (existingText === undefined) components[name] = {}
    const definition = printSchema(schema, { meanings, trail: schema.$id ? [name] : trail })
    const { description: _, ...shape } = definition
    const text = JSON.stringify(shape)
    if (existingText !== undefined && existingText !== text)
      throw new Error(`Two schemas are named ${name}: ${existingText} and ${text}`)
    if (existingText === undefined) components[name] = definition
    bodies.set(name, text)
  }

  const print = (schema: TSchema, context: PrintContext): Printed => {
    const meaning = (schema as { [MEANING]?: string })[MEANING]
    const subject = schema.enum ? subjectOfAll(schema.enum as string[]) : undefined
    if (subject) {
      components[subject] ??= { type: 'string', enum: schema.enum, description: SUBJECTS[subject].about }
      const { description = meaning, default: defaultValue } = schema
      return {
        $ref: REFERENCE + subject,
        ...(description ? { description } : {}),
        ...(defaultValue ? { default: defaultValue } : {}),
      }
    }
    const name = schema.$id ?? answers.get(schema)
    if (name === undefined) return { ...printSchema(schema, context), ...(meaning ? { description: meaning } : {}) }
    define(name, schema, context)
    // A use of a shape may have its own description.
    const { description = schema.description } = components[name] as Printed
    const ownDescription = meaning ?? (schema.description === description ? undefined : schema.description)
    return { $ref: REFERENCE + name, ...(ownDescription ? { description: ownDescription } : {}) }
  }

  const printSchema = (schema: TSchema, context: PrintContext): Printed => {
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
      ...keywords
    } = schema
    // The general length limit of texts is stated once, in the description of the API.
    const { maxLength, ...otherKeywords } = keywords
    const rest = maxLength === MAX_TEXT ? otherKeywords : keywords
    if (anyOf) {
      const parts = (anyOf as TSchema[]).map((part) => print(part, context))
      const nonNullParts = parts.filter(({ type }) => type !== 'null')
      return nonNullParts.length === 1 && parts.length === 2
        ? withNull(nonNullParts[0]!, rest)
        : { anyOf: parts, ...rest }
    }
    if (properties) return printObject(schema, rest, context)
    return {
      ...rest,
      ...textFormatOf(schema, context.trail, context.meanings !== undefined),
      ...(context.meanings === undefined ? {} : numberRangeOf(schema, context.trail)),
      ...(items ? { items: print(items, context) } : {}),
      ...(patternProperties
        ? { additionalProperties: print(Object.values(patternProperties as Fields)[0]!, context) }
        : {}),
    }
  }

  /** A reference to the fields of a named input, for inputs that extend it. */
  const fieldsOf = (base: TSchema, context: PrintContext): Printed => {
    const name = `${base.$id}Fields`
    components[name] ??= printBody(base, { type: 'object', required: base.required }, context)
    return { $ref: REFERENCE + name }
  }

  const printObject = (schema: TSchema, rest: Printed, context: PrintContext): Printed => {
    if (isClosed(schema)) {
      const { required, additionalProperties, description, ...otherKeywords } = rest
      const descriptionField = description ? { description } : {}
      if (extendedInputs.has(schema.$id ?? ''))
        return { ...fieldsOf(schema, context), unevaluatedProperties: false, ...descriptionField }
      const base = schema.$id ? undefined : baseAmong([...extendedInputs.values()], schema)
      if (!base) return printBody(schema, rest, context)
      const extension = printBody(schema, { ...otherKeywords, required }, context, base)
      return { allOf: [fieldsOf(base, context), extension], unevaluatedProperties: false, ...descriptionField }
    }
    const base = answers.has(schema) ? undefined : baseAmong(bases, schema)
    if (!base) return printBody(schema, rest, context)
    const { description, ...ownPart } = printBody(schema, rest, context, base)
    return { allOf: [print(base, context), ownPart], ...(description ? { description } : {}) }
  }

  /** An object schema without the fields of the shape that it extends. */
  const printBody = (
    schema: TSchema,
    { required, ...rest }: Printed,
    context: PrintContext,
    base?: TSchema,
  ): Printed => {
    const allFields = schema.properties as Fields
    const ownFields = Object.entries(allFields).filter(([name, field]) => !base || base.properties[name] !== field)
    const ownRequired = ((required as string[] | undefined) ?? []).filter((name) =>
      ownFields.some(([each]) => each === name),
    )
    const properties = Object.fromEntries(
      ownFields.map(([name, field]) => [name, printField(field, { ...context, trail: [...context.trail, name] })]),
    )
    return { ...rest, ...(ownRequired.length > 0 ? { required: ownRequired } : {}), properties }
  }

  const printField = (schema: TSchema, context: PrintContext): Printed => {
    const field = print(schema, context)
    const referenced = typeof field.$ref === 'string' ? (components[field.$ref.slice(REFERENCE.length)] as Printed) : {}
    if (!context.meanings || field.description || referenced.description) return field
    const meaning = meaningOf(context.trail, context.meanings, mayBeNull(schema))
    return meaning === undefined ? field : { ...field, description: meaning }
  }

  return (schema: TSchema, meanings?: Meanings, ...trail: string[]): Printed => print(schema, { meanings, trail })
}
