import { SIGNS } from '../../zodiac/signs.ts'
import { GRAHAS, nameInSentence } from '../grahas.ts'
import { type Bits, grahasIn, type RuleFacts } from './facts.ts'

/** Wording of rules and evidence. */

/** An English ordinal, for example `9th`. */
export const ordinal = (n: number): string => `${n}${{ 1: 'st', 2: 'nd', 3: 'rd' }[n] ?? 'th'}`

const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
export const listWithOr = (words: readonly string[]): string => listed(words, 'or')
export const listWithAnd = (words: readonly string[]): string => listed(words, 'and')

export const houseWords = (houses: readonly number[]): string => listWithOr(houses.map(String))

export const grahasInWords = (bits: Bits): string => listWithAnd(grahasIn(bits).map(nameInSentence)) || 'none'

/** The place of a planet, for example `Mars in house 7 (Cancer 12.4)`. */
export const grahaPlaceText = (f: RuleFacts, index: number): string => {
  const { sign, degree } = f.chart.planets[index]!
  // Rounded down, so that 29.97 does not become 30.0.
  return `${GRAHAS[index]} in house ${f.house[index]} (${SIGNS[sign]} ${(Math.floor(degree * 10) / 10).toFixed(1)})`
}
