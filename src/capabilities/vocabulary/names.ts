import { invalid } from '../../faults.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { SIGNS, type SignIndex } from '../../zodiac/signs.ts'

const bare = (name: string) => name.toLowerCase().replace(/\s+/g, '')
const indexes = new WeakMap<readonly string[], Map<string, number>>()

const indexesOf = (names: readonly string[]) => {
  let known = indexes.get(names)
  if (!known) indexes.set(names, (known = new Map(names.map((name, index) => [bare(name), index]))))
  return known
}

/** The index of a name, whatever its case and spaces; 422 on the field. */
export const indexOfName = (text: string, names: readonly string[], field: string): number => {
  const index = indexesOf(names).get(bare(text))
  if (index === undefined) throw invalid(field, `${field} must be one of ${names.join(', ')}.`)
  return index
}

/** The number (0 .. 26) of a star. */
export const starIndex = (name: string, field: string): number => indexOfName(name, NAKSHATRAS, field)

/** The index of a sign. */
export const signIndex = (name: string, field: string): SignIndex => indexOfName(name, SIGNS, field) as SignIndex
