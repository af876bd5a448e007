type Json = Record<string, unknown>

/** Keys of samples, which are not schemas. */
const SAMPLES = new Set(['example', 'examples', 'x-excerpt'])
/** Minimum number of uses of a shared field. */
const MIN_USES = 2

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

const shareKind = (kind: FieldKind, paths: object, schemas: Json): void => {
  const fieldsByText = new Map<string, SharedField>()
  fieldsUnder(paths, kind, fieldsByText)
  fieldsUnder(schemas, kind, fieldsByText)
  const candidates = [...fieldsByText.values()]
    .filter(({ uses }) => uses.length >= MIN_USES)
    .map(({ text, names, uses }) => {
      const [mostCommonName] = [...names].reduce((best, each) => (each[1] > best[1] ? each : best))
      const name = `${pascalCase(mostCommonName)}Field`
      const reference = { $ref: `#/components/schemas/${name}` }
      const savedCharacters = uses.length * (text.length - JSON.stringify(reference).length) - text.length - name.length
      return { name, text, uses, reference, savedCharacters }
    })
    .filter(({ savedCharacters }) => savedCharacters > 0)
    .sort((a, b) => b.savedCharacters - a.savedCharacters)
  // Fields within an object that was replaced as a whole are no longer part of the description.
  const replaced = new Set<object>()
  for (const { name, text, uses, reference } of candidates) {
    if (name in schemas || !/^[A-Z]/.test(name)) continue
    const remainingUses = uses.filter(({ fields }) => !replaced.has(fields))
    if (remainingUses.length < MIN_USES) continue
    schemas[name] = JSON.parse(text)
    for (const use of remainingUses) {
      if (kind === 'object') markUnder(use.fields[use.name], replaced)
      use.fields[use.name] = reference
    }
  }
}
