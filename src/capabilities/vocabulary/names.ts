import { invalid } from '../../faults.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import type { ReadName } from '../../lore/numerology/names.ts'
import { SIGNS, type SignIndex } from '../../zodiac/signs.ts'
import type { World } from '../capability.ts'

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

/** Says how a name of another script was read, and what of it was not. */
export const warnOfReading = (read: ReadName, world: World) => {
  if (read.scripts.length > 0)
    world.warn(
      'name_transliterated',
      `The name was read in Latin letters as ${read.words.join(' ')}, from ${read.scripts.join(' and ')}.`,
    )
  if (read.dropped.length > 0)
    world.warn('letters_dropped', `No value is known for ${read.dropped.join(' ')}; they were dropped.`)
}
