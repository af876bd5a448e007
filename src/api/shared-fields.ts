type Json = Record<string, unknown>

/** Keys of samples, which are not schemas. */
const SAMPLES = new Set(['example', 'examples', 'x-excerpt'])
/** Minimum number of uses of a shared field. */
const MIN_USES = 2
/** A shared field whose names are taken gets a name with a number if it saves this many characters. */
const MIN_NUMBERED_SAVING = 120

const pascalCase = (name: string) =>
  name.replace(/(?:^|[^a-zA-Z0-9]+)(\w)/g, (_, letter: string) => letter.toUpperCase())

interface SharedField {
  readonly text: string
  readonly names: Map<string, number>
  readonly uses: { readonly fields: Json; readonly name: string }[]
}

type FieldKind = 'plain' | 'object'

/** Collects the fields of one kind within a schema, by their text: plain fields that have a description, or objects. */
const fieldsUnder = (node: unknown, kind: FieldKind, fieldsByText: Map<string, SharedField>): void => {
  if (node === null || typeof node !== 'object') return
  for (const [key, value] of Object.entries(node)) {
    if (SAMPLES.has(key)) continue
    fieldsUnder(value, kind, fieldsByText)
    if (key !== 'properties') continue
    const fields = value as Json
    for (const [name, field] of Object.entries(fields)) {
      const { description, properties } = field as Json
      if (kind === 'plain' ? !description || properties : !properties) continue
      const text = JSON.stringify(field)
      if (kind === 'plain' && text.includes('"properties":')) continue
      const sharedField: SharedField = fieldsByText.get(text) ?? { text, names: new Map(), uses: [] }
      sharedField.names.set(name, (sharedField.names.get(name) ?? 0) + 1)
      sharedField.uses.push({ fields, name })
      fieldsByText.set(text, sharedField)
    }
  }
}

/** Adds every object under a node that is about to be replaced. */
const markUnder = (node: unknown, replaced: Set<object>): void => {
  if (node === null || typeof node !== 'object') return
  replaced.add(node)
  for (const value of Object.values(node)) markUnder(value, replaced)
}

/** Replaces equal fields of a description by one named schema if that is shorter: first plain fields, then the objects around them. */
export const shareFields = (paths: object, schemas: Json): void => {
  shareKind('plain', paths, schemas)
  shareKind('object', paths, schemas)
}

const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** The first name that no schema has, else the first name with a number; undefined if the saving is not worth a number. */
const freeName = (names: readonly string[], savedCharacters: number, schemas: Json): string | undefined => {
  const free = names.find((name) => !(name in schemas))
  if (free || savedCharacters < MIN_NUMBERED_SAVING) return free
  let number = 2
  while (`${names[0]}${number}` in schemas) number++
  return `${names[0]}${number}`
}

const shareKind = (kind: FieldKind, paths: object, schemas: Json): void => {
  const fieldsByText = new Map<string, SharedField>()
  fieldsUnder(paths, kind, fieldsByText)
  fieldsUnder(schemas, kind, fieldsByText)
  const candidates = [...fieldsByText.values()]
    .filter(({ uses }) => uses.length >= MIN_USES)
    .map(({ text, names, uses }) => {
      const namesByUses = [...names].sort(([, a], [, b]) => b - a).map(([name]) => `${pascalCase(name)}Field`)
      const [name] = namesByUses
      const { length } = JSON.stringify(referenceTo(name!))
      const savedCharacters = uses.length * (text.length - length) - text.length - name!.length
      return { namesByUses, text, uses, savedCharacters }
    })
    .filter(({ savedCharacters }) => savedCharacters > 0)
    .sort((a, b) => b.savedCharacters - a.savedCharacters)
  // Fields within an object that was replaced as a whole are no longer part of the description.
  const replaced = new Set<object>()
  for (const { namesByUses, text, uses, savedCharacters } of candidates) {
    const name = freeName(namesByUses, savedCharacters, schemas)
    if (name === undefined || !/^[A-Z]/.test(name)) continue
    const reference = referenceTo(name)
    const remainingUses = uses.filter(({ fields }) => !replaced.has(fields))
    if (remainingUses.length < MIN_USES) continue
    schemas[name] = JSON.parse(text)
    for (const use of remainingUses) {
      if (kind === 'object') markUnder(use.fields[use.name], replaced)
      use.fields[use.name] = reference
    }
  }
}
