// Generates one declaration file with the types of every input and answer, for packages that are used without this repository.
import { Kind, OptionalKind, type TSchema } from '@sinclair/typebox'
import type { CatalogueEntry } from '../src/capabilities/capability.ts'
import { WEIGHTS } from '../src/capabilities/capability.ts'
import { catalogue } from '../src/capabilities/index.ts'
import { subjectOfAll } from '../src/lexicon/subjects.ts'

/** Types with shorter keys are inlined instead of named. */
const WORTH_A_NAME = 48
/** Types with fewer fields are not used as base types. */
const BASE_FIELDS = 3

interface Field {
  readonly name: string
  readonly optional: boolean
  readonly type: Shape
  readonly about: string | undefined
}
/** A type by its structure. Equal structures share one object. */
interface Shape {
  readonly key: string
  readonly fields?: readonly Field[]
  readonly parts?: readonly Shape[]
  readonly items?: Shape
  readonly values?: Shape
  readonly tuple?: readonly Shape[]
  readonly text?: string
  uses: number
  name?: string
}

const isName = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text)
const pascal = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
const singular = (text: string) => text.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const comment = (text: string) => `/** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ').trim()} */`

/** The declaration file. */
export const catalogueTypes = (entries: readonly CatalogueEntry[] = catalogue): string => {
  const shapes = new Map<string, Shape>()
  const named = new Map<string, Shape>()

  const intern = (key: string, rest: Omit<Shape, 'key' | 'uses'>): Shape => {
    let shape = shapes.get(key)
    if (!shape) {
      shape = { key, uses: 0, ...rest }
      shapes.set(key, shape)
    }
    return shape
  }
  const name = (shape: Shape, wanted: string) => {
    if (shape.name || !/^[A-Z]/.test(wanted)) return
    let free = wanted
    for (let n = 2; named.has(free); n++) free = `${wanted}${n}`
    shape.name = free
    named.set(free, shape)
  }
  const plain = (text: string) => intern(text, { text })

  /** The shape of a schema; `described` adds the descriptions of the fields. */
  const shapeOf = (schema: TSchema, described: boolean): Shape => {
    const shape = shapeWithin(schema, described)
    if (schema.$id && (shape.fields || shape.key.length >= WORTH_A_NAME)) name(shape, schema.$id)
    return shape
  }
  const shapeWithin = (schema: TSchema, described: boolean): Shape => {
    switch (schema[Kind]) {
      case 'Object': {
        const fields = Object.entries(schema.properties as Record<string, TSchema>).map(([key, field]): Field => {
          const optional = schema.required ? !schema.required.includes(key) : field[OptionalKind] !== undefined
          return {
            name: key,
            optional,
            type: shapeOf(field, described),
            about: described ? field.description : undefined,
          }
        })
        const key = `{${fields.map((field) => `${field.name}${field.optional ? '?' : ''}:${field.type.key}${field.about ?? ''}`).join()}}`
        return intern(key, { fields })
      }
      case 'Array': {
        const items = shapeOf(schema.items, described)
        return intern(`${items.key}[]`, { items })
      }
      case 'Tuple': {
        const tuple = ((schema.items ?? []) as TSchema[]).map((item) => shapeOf(item, described))
        return intern(`[${tuple.map(({ key }) => key).join()}]`, { tuple })
      }
      case 'Record': {
        const values = shapeOf(Object.values(schema.patternProperties as Record<string, TSchema>)[0]!, described)
        return intern(`<${values.key}>`, { values })
      }
      case 'Union': {
        const parts = (schema.anyOf as TSchema[]).map((part) => shapeOf(part, described))
        return intern(parts.map(({ key }) => key).join('|'), { parts })
      }
      case 'Intersect': {
        const parts = (schema.allOf as TSchema[]).map((part) => shapeOf(part, described))
        return intern(parts.map(({ key }) => key).join('&'), { parts, text: '&' })
      }
      case 'OneOf': {
        const shape = plain((schema.enum as string[]).map(quoted).join(' | '))
        const subject = subjectOfAll(schema.enum as string[])
        if (subject && shape.key.length >= WORTH_A_NAME) name(shape, subject)
        return shape
      }
      case 'Literal':
        return plain(typeof schema.const === 'string' ? quoted(schema.const) : String(schema.const))
      case 'Number':
      case 'Integer':
        return plain('number')
      case 'String':
        return plain('string')
      case 'Boolean':
        return plain('boolean')
      case 'Null':
        return plain('null')
      default:
        return plain('unknown')
    }
  }

  const members = entries.map((entry) => ({
    entry,
    input: shapeOf(entry.input, true),
    data: shapeOf(entry.data, false),
  }))

  const childrenOf = ({ fields, parts, items, values, tuple }: Shape): (readonly [string, Shape])[] => [
    ...(fields ?? []).map((field) => [field.name, field.type] as const),
    ...[...(parts ?? []), ...(tuple ?? [])].map((part) => ['', part] as const),
    ...(items ? [['', items] as const] : []),
    ...(values ? [['', values] as const] : []),
  ]
  const mayBeNamed = (shape: Shape) =>
    shape.key.length >= WORTH_A_NAME && (shape.fields !== undefined || shape.text?.includes("'") === true)
  /** Counts the uses of each shape. The children of a named shape count once. */
  const count = (shape: Shape) => {
    shape.uses++
    if (shape.uses === 1 || !mayBeNamed(shape)) for (const [, child] of childrenOf(shape)) count(child)
  }
  for (const { input, data } of members) for (const each of [input, data]) count(each)

  const seen = new Set<Shape>()
  const nameAll = (shape: Shape, field: string) => {
    if (seen.has(shape)) return
    seen.add(shape)
    if (shape.uses > 1 && mayBeNamed(shape)) name(shape, pascal(singular(field)))
    for (const [inner, child] of childrenOf(shape)) nameAll(child, inner || field)
  }
  for (const { entry, input, data } of members) {
    nameAll(input, `${entry.slug}-input`)
    nameAll(data, `${entry.slug}-data`)
  }

  const bases = [...named.values()]
    .filter(({ fields, uses }) => fields && fields.length >= BASE_FIELDS && uses > 0)
    .sort((a, b) => b.fields!.length - a.fields!.length)
  const sameField = (a: Field, b: Field) =>
    a.name === b.name && a.optional === b.optional && a.type === b.type && a.about === b.about
  const baseOf = (shape: Shape) =>
    bases.find(
      (base) =>
        base !== shape &&
        base.fields!.length < shape.fields!.length &&
        base.fields!.every((field) => shape.fields!.some((extraFields) => sameField(extraFields, field))),
    )

  const reference = (shape: Shape): string => shape.name ?? body(shape)
  const inParentheses = (shape: Shape) => {
    const text = reference(shape)
    const isSeveral = shape.parts || (shape.fields ? !text.startsWith('{') : text.includes(' | '))
    return !shape.name && isSeveral ? `(${text})` : text
  }
  const printField = ({ name: key, optional, type, about }: Field) =>
    `${about ? `${comment(about)} ` : ''}${isName(key) ? key : quoted(key)}${optional ? '?' : ''}: ${reference(type)}`
  const body = (shape: Shape): string => {
    const { fields, parts, items, values, tuple, text } = shape
    if (fields) {
      const base = baseOf(shape)
      const extraFields = base
        ? fields.filter((field) => !base.fields!.some((each) => each.name === field.name))
        : fields
      const ownFields = extraFields.length > 0 ? `{ ${extraFields.map(printField).join('; ')} }` : '{}'
      return base ? `${base.name} & ${ownFields}` : ownFields
    }
    if (items) return `${inParentheses(items)}[]`
    if (tuple) return `[${tuple.map(reference).join(', ')}]`
    if (values) return `Record<string, ${reference(values)}>`
    if (parts) return [...new Set(parts.map(reference))].join(text === '&' ? ' & ' : ' | ')
    return text!
  }

  const declared = [...named.values()]
    .filter(({ uses }) => uses > 0)
    .sort((a, b) => (a.name! < b.name! ? -1 : 1))
    .map((shape) => `export type ${shape.name} = ${body(shape)}`)
  const capabilities = members.map(({ entry, input, data }) => {
    const { credits } = WEIGHTS[entry.weight]
    const about = comment(`${entry.summary} ${credits} ${credits === 1 ? 'credit' : 'credits'}.`)
    return `  ${about}\n  '${entry.slug}': { input: ${reference(input)}; data: ${reference(data)} }`
  })
  const reports = entries.filter(({ report }) => report).map(({ slug }) => quoted(slug))
  return [
    '// Generated from the catalogue. Do not edit.',
    ...declared,
    '/** Input and answer of every capability, by slug. */',
    'export interface Capabilities {',
    ...capabilities,
    '}',
    '/** The capabilities that are available as PDF. */',
    `export type Report = ${reports.join(' | ')}`,
    '',
  ].join('\n')
}
