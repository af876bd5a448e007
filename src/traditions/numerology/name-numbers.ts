import { type LetterKind, lettersOf, letterValue, type System, type YRule } from './names.ts'
import { masterReductionSteps, type NumberReduction, reduction } from './numbers.ts'

export interface NameNumber extends NumberReduction {
  readonly letters: readonly { letter: string; value: number }[]
  readonly words: readonly { word: string; sum: number; number: number }[]
  readonly steps: readonly string[]
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const arrows = (way: readonly number[]) => way.join(' -> ')
const plus = (values: readonly number[], sum: number) =>
  values.length > 1 ? `${values.join(' + ')} = ${sum}` : `${sum}`

/**
 * Pythagorean: each word is reduced down to one digit or a master number, and these numbers are added. Chaldean: all letters are added,
 * and the sum (the compound) is reduced to one digit. A word without a letter of the kind counts 0.
 */
export const nameNumber = (
  names: readonly string[],
  system: System,
  kind: LetterKind = 'all',
  y?: YRule,
): NameNumber => {
  const rows = names.map((word) => {
    const letters = lettersOf(word, kind, y).map((letter) => ({ letter, value: letterValue(letter, system) }))
    return { word, letters, sum: total(letters.map(({ value }) => value)) }
  })
  const masters = system === 'pythagorean'
  const ways = rows.map(({ sum }) => (masters ? masterReductionSteps(sum) : reduction(sum, { masters }).way))
  const parts = masters ? ways.map((way) => way.at(-1)!) : rows.map(({ sum }) => sum)
  const result = reduction(total(parts), { masters })
  const wordSteps = rows.map(
    ({ word, letters, sum }, i) =>
      `${word}: ${plus(
        letters.map(({ value }) => value),
        sum,
      )}${masters && ways[i]!.length > 1 ? ` -> ${arrows(ways[i]!.slice(1))}` : ''}`,
  )
  const sumStep = `${plus(parts, result.compound)}${result.way.length > 1 ? ` -> ${arrows(result.way.slice(1))}` : ''}`
  return {
    ...result,
    letters: rows.flatMap(({ letters }) => letters),
    words: rows.map(({ word, sum }, i) => ({ word, sum, number: ways[i]!.at(-1)! })),
    steps: rows.length > 1 || result.way.length > 1 ? [...wordSteps, sumStep] : wordSteps,
  }
}

/** The highest letter value of the system, the values that no letter of the names has, and the most frequent values. */
export const letterCounts = (names: readonly string[], system: System) => {
  const values = [...names.join('')].map((letter) => letterValue(letter, system))
  const highest = system === 'pythagorean' ? 9 : 8
  const counts = Array.from({ length: highest }, (_, i) => values.filter((value) => value === i + 1).length)
  const most = Math.max(...counts)
  const numbers = (matches: (count: number) => boolean) => counts.flatMap((count, i) => (matches(count) ? [i + 1] : []))
  return { highest, missing: numbers((count) => count === 0), commonest: numbers((count) => count === most) }
}

// source: common Pythagorean practice
export const PLANES = {
  physical: 'DEMW',
  mental: 'AGHJLNP',
  emotional: 'BIORSTXZ',
  intuitive: 'CFKQUVY',
} as const
export type Plane = keyof typeof PLANES
export const PLANE_NAMES = ['physical', 'mental', 'emotional', 'intuitive'] as const satisfies readonly Plane[]

export const lettersOnPlane = (names: readonly string[], plane: Plane) =>
  [...names.join('')].filter((letter) => PLANES[plane].includes(letter))
