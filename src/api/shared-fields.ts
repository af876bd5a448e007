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

/** Every plain field under a schema that says what it means, by what it says. */
const fieldsUnder = (node: unknown, found: Map<string, Shared>): void => {
  if (node === null || typeof node !== 'object') return
  for (const [key, value] of Object.entries(node)) {
    if (SAMPLES.has(key)) continue
    fieldsUnder(value, found)
    if (key !== 'properties') continue
    const fields = value as Json
    for (const [name, field] of Object.entries(fields)) {
      const { description, properties } = field as Json
      if (!description || properties) continue
      const text = JSON.stringify(field)
      if (text.includes('"properties":')) continue
      const shared: Shared = found.get(text) ?? { text, names: new Map(), places: [] }
      shared.names.set(name, (shared.names.get(name) ?? 0) + 1)
      shared.places.push({ fields, name })
      found.set(text, shared)
    }
  }
}

/** What fields of a description say alike is said once, as a schema named after them, wherever that is shorter. */
export const shareFields = (paths: object, schemas: Json): void => {
  const found = new Map<string, Shared>()
  fieldsUnder(paths, found)
  fieldsUnder(schemas, found)
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
  for (const { name, text, places, reference } of worth) {
    if (name in schemas || !/^[A-Z]/.test(name)) continue
    schemas[name] = JSON.parse(text)
    for (const place of places) place.fields[place.name] = reference
  }
}
