import type { CivilDate } from '../../time/civil.ts'
import { digitSum } from '../numerology/numbers.ts'
import { type Card, MAJORS } from './deck.ts'

// source: Mary K. Greer, Tarot Constellations (1987): there are 22 majors, and 22 is The Fool
const HIGHEST = 22

/** The major arcanum of a number from 1 to 22. */
export const majorNumbered = (number: number): Card => MAJORS[number === HIGHEST ? 0 : number]!

const digitSumsUpTo = (sum: number, max: number): number[] => {
  const steps = [sum]
  while (steps.at(-1)! > max) steps.push(digitSum(steps.at(-1)!))
  return steps
}

/** The sum of day, month and year, reduced by digit sums to at most 22. */
export const birthSum = ({ day, month }: Pick<CivilDate, 'day' | 'month'>, year: number) => {
  const sums = digitSumsUpTo(day + month + year, HIGHEST)
  return { number: sums.at(-1)!, steps: [`${day} + ${month} + ${year} = ${sums.join(' -> ')}`] }
}

export const soulNumber = (personality: number): number => digitSumsUpTo(personality, 9).at(-1)!

/** The numbers from 1 to 22 with the same soul number, lowest first. */
export const constellationOf = (soul: number): number[] =>
  Array.from({ length: HIGHEST }, (_, i) => i + 1).filter((number) => soulNumber(number) === soul)
