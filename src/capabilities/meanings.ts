import SHARED from './shared/meanings.ts'

/**
 * What fields of answers mean, for those that do not say it in their schema: by name, or by the last names of the way that
 * leads there (`kootas.total`), of which the longest wins; `weights.*` are all fields of `weights`.
 */
export type Meanings = Readonly<Record<string, string>>

/** The key under which a field's meaning stands, among those of its family or those that all share. */
export const meaningKey = (trail: readonly string[], meanings: Meanings): string | undefined => {
  for (let from = 0; from < trail.length; from++) {
    const way = trail.slice(from)
    const all = way.length > 1 ? [...way.slice(0, -1), '*'] : []
    for (const key of [way.join('.'), all.join('.')]) if (key in meanings || key in SHARED) return key
  }
  return undefined
}

/**
 * The meaning of the field at the end of a way through an answer, by the words of its family, else by those that all share; when
 * it is null is said only of one that may be.
 */
export const meaningOf = (trail: readonly string[], meanings: Meanings, mayBeNull: boolean): string | undefined => {
  const key = meaningKey(trail, meanings)
  const text = key === undefined ? undefined : (meanings[key] ?? SHARED[key])
  return mayBeNull ? text : text?.replace(/; null [^;]*\.$/, '.')
}
