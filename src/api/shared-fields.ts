type Json = Record<string, unknown>

/** Where samples stand, which are no schemas. */
const SAMPLES = new Set(['example', 'examples', 'x-excerpt'])
/** A field that stands in fewer places stays where it is. */
const PLACES = 2

const pascal = (name: string) => name.replace(/(?:^|[^a-zA-Z0-9]+)(\w)/g, (_, letter: string) => letter.toUpperCase())

interface Shared {
  readonly text: string
  readonly names: Map<string, number>
  readonly places: { readonly fields: Json; readonly name: string }[]
}

type Sort = 'plain' | 'object'

/** Every field of a sort under a schema, by its text: plain ones that have a description, or objects. */
const fieldsUnder = (node: unknown, sort: Sort, found: Map<string, Shared>): void => {
  if (node === null || typeof node !== 'object') return
  for (const [key, value] of Object.entries(node)) {
    if (SAMPLES.has(key)) continue
    fieldsUnder(value, sort, found)
    if (key !== 'properties') continue
    const fields = value as Json
    for (const [name, field] of Object.entries(fields)) {
      const { description, properties } = field as Json
      if (sort === 'plain' ? !description || properties : !properties) continue
      const text = JSON.stringify(field)
      if (sort === 'plain' && text.includes('"properties":')) continue
      const shared: Shared = found.get(text) ?? { text, names: new Map(), places: [] }
      shared.names.set(name, (shared.names.get(name) ?? 0) + 1)
      shared.places.push({ fields, name })
      found.set(text, shared)
    }
  }
}

/** Adds every object under a node that is about to be replaced. */
const markUnder = (node: unknown, replaced: Set<object>): void => {
  if (node === null || typeof node !== 'object') return
  replaced.add(node)
  for (const value of Object.values(node)) markUnder(value, replaced)
}

/** Replaces equal fields of a description by one named schema where that is shorter: first plain fields, then the objects around them. */
export const shareFields = (paths: object, schemas: Json): void => {
  shareSort('plain', paths, schemas)
  shareSort('object', paths, schemas)
}

const shareSort = (sort: Sort, paths: object, schemas: Json): void => {
  const found = new Map<string, Shared>()
  fieldsUnder(paths, sort, found)
  fieldsUnder(schemas, sort, found)
  const worth = [...found.values()]
    .filter(({ places }) => places.length >= PLACES)
    .map(({ text, names, places }) => {
      const [usual] = [...names].reduce((best, each) => (each[1] > best[1] ? each : best))
      const name = `${pascal(usual)}Field`
      const reference = { $ref: `#/components/schemas/${name}` }
      const saved = places.length * (text.length - JSON.stringify(reference).length) - text.length - name.length
      return { name, text, places, reference, saved }
    })
    .filter(({ saved }) => saved > 0)
    .sort((a, b) => b.saved - a.saved)
  // Fields within an object that was replaced as a whole are no longer part of the description.
  const replaced = new Set<object>()
  for (const { name, text, places, reference } of worth) {
    if (name in schemas || !/^[A-Z]/.test(name)) continue
    const left = places.filter(({ fields }) => !replaced.has(fields))
    if (left.length < PLACES) continue
    schemas[name] = JSON.parse(text)
    for (const place of left) {
      if (sort === 'object') markUnder(place.fields[place.name], replaced)
      place.fields[place.name] = reference
    }
  }
}
