import SHARED from './shared/meanings.ts'

/**
 * Descriptions of answer fields without one in their schemas, by name or by the last names of the path (`kootas.total`). The longest key
 * wins; `weights.*` matches all fields of `weights`.
 */
export type Meanings = Readonly<Record<string, string>>

/** The key of a field's description, in its family or in the shared descriptions. */
export const meaningKey = (trail: readonly string[], meanings: Meanings): string | undefined => {
  for (let from = 0; from < trail.length; from++) {
    const way = trail.slice(from)
    const all = way.length > 1 ? [...way.slice(0, -1), '*'] : []
    for (const key of [way.join('.'), all.join('.')]) if (key in meanings || key in SHARED) return key
  }
  return undefined
}

/**
 * The description of the field at the end of a path, from its family, else from the shared descriptions. The part about null is kept only
 * for a nullable field.
 */
export const meaningOf = (trail: readonly string[], meanings: Meanings, mayBeNull: boolean): string | undefined => {
  const key = meaningKey(trail, meanings)
  const text = key === undefined ? undefined : (meanings[key] ?? SHARED[key])
  return mayBeNull ? text : text?.replace(/; null [^;]*\.$/, '.')
}
