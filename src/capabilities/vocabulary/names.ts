import { invalid } from '../../faults.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import type { ReadName } from '../../lore/numerology/names.ts'
import { SIGNS, type SignIndex } from '../../zodiac/signs.ts'
import type { World } from '../capability.ts'

/** Quarters of a star, and of a sign. */
const PADAS = 4
const PADAS_OF_SIGN = 9

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

/**
 * Rejects a Moon sign in which no quarter of a star lies.
 * @param star 0 Ashwini .. 26 Revati
 * @throws Fault `invalid` on `field`
 */
export const checkMoonSign = (sign: SignIndex | null, star: number | null, field: string) => {
  if (sign === null || star === null) return
  const first = Math.floor((star * PADAS) / PADAS_OF_SIGN)
  const last = Math.floor((star * PADAS + PADAS - 1) / PADAS_OF_SIGN)
  if (sign === first || sign === last) return
  const possible = [...new Set([first, last])].map((index) => SIGNS[index]).join(' or ')
  throw invalid(
    field,
    `\`${field}\` ${SIGNS[sign]} contradicts nakshatra ${NAKSHATRAS[star]}, which lies in ${possible}.`,
  )
}

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
