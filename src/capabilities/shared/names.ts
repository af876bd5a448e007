import { invalid } from '../../faults.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { matchSpelling } from '../../lexicon/spellings.ts'
import { textOrNumber } from '../../schema.ts'
import type { ParsedName } from '../../traditions/numerology/names.ts'
import { SIGNS, type SignIndex } from '../../zodiac/signs.ts'
import type { World } from '../capability.ts'

/** Number of padas of a nakshatra, and of a sign. */
const PADAS = 4
const PADAS_OF_SIGN = 9

/** The index of a name in any common spelling; 422 on the field. */
export const indexOfName = (text: string, names: readonly string[], field: string): number => {
  const name = matchSpelling(text, names)
  if (name === undefined) throw invalid(field, `\`${field}\` must be one of ${names.join(', ')}.`)
  return names.indexOf(name)
}

const STAR_NUMBER = /^\s*0*([1-9]|1\d|2[0-7])\s*$/

/** The index (0 .. 26) of a nakshatra given by name or by number from 1 to 27; 422 on the field. */
export const starIndex = (text: string, field: string): number => {
  const number = STAR_NUMBER.exec(text)?.[1]
  if (number !== undefined) return Number(number) - 1
  const name = matchSpelling(text, NAKSHATRAS)
  if (name === undefined)
    throw invalid(field, `\`${field}\` must be one of ${NAKSHATRAS.join(', ')}, or a number from 1 to 27.`)
  return NAKSHATRAS.indexOf(name)
}

/** The input schema of a nakshatra, which `starIndex` reads. */
export const starInput = (description: string) =>
  textOrNumber({
    description: `${description} Name in any common spelling, or 1 to 27.`,
  })

/** The index of a sign. */
export const signIndex = (name: string, field: string): SignIndex => indexOfName(name, SIGNS, field) as SignIndex

/**
 * Rejects a Moon sign that contains no pada of the nakshatra.
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
    `\`${field}\` ${SIGNS[sign]} contradicts \`nakshatra\` ${NAKSHATRAS[star]}, which is in ${possible}.`,
  )
}

/** Warns how a name in another script was read, and which letters were dropped. */
export const warnOfReading = (read: ParsedName, world: World) => {
  if (read.scripts.length > 0)
    world.warn(
      'name_transliterated',
      `The name was read in Latin letters as ${read.words.join(' ')}, from ${read.scripts.join(' and ')}.`,
    )
  if (read.dropped.length > 0)
    world.warn('letters_dropped', `These characters have no value and were ignored: ${read.dropped.join(' ')}.`)
}
