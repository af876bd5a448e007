import { signName } from '../../zodiac/signs.ts'
import type { Clause } from './clauses.ts'
import type { Bits, Facts } from './facts.ts'
import type { Where, Who } from './subjects.ts'
import { placeOf } from './words.ts'

/** The parts of clauses and of their evidence. */

export const bit = (who: Who, f: Facts): Bits => 1 << who.of(f)

/** The place of a planet, after the words for a lord: `the lord of the 9th: Saturn in house 7 (Libra 12.4)`. */
export const told = (who: Who, f: Facts): string => {
  const place = placeOf(f, who.of(f))
  return place.toLowerCase().startsWith(who.name.replace(/^the /, '').toLowerCase()) ? place : `${who.name}: ${place}`
}

/** A clause about one planet. */
export const of = (
  who: Who,
  says: string,
  holds: (f: Facts, index: number) => boolean,
  more?: (f: Facts, index: number) => string,
): Clause => ({
  says: `${who.name} ${says}`,
  holds: (f) => holds(f, who.of(f)),
  planets: (f) => bit(who, f),
  evidence: (f) => [told(who, f), ...(more ? [more(f, who.of(f))] : [])].join(', '),
})

export const about = (where: Where, f: Facts): string =>
  'of' in where ? told(where as Who, f) : `${where.name} is ${signName(where.signOf(f))}`

export const self = (where: Where, f: Facts): Bits => ('of' in where ? bit(where as Who, f) : 0)
