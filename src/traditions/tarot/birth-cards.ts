import type { CivilDate } from '../../time/civil.ts'
import { digitSum } from '../numerology/numbers.ts'
import { type Card, MAJORS } from './deck.ts'

// source: Mary K. Greer, Tarot Constellations (1987): there are 22 majors, and 22 is The Fool
const HIGHEST = 22

/** The major of a number 1 .. 22. */
export const majorNumbered = (number: number): Card => MAJORS[number === HIGHEST ? 0 : number]!

const wayWithin = (sum: number, most: number): number[] => {
  const way = [sum]
  while (way.at(-1)! > most) way.push(digitSum(way.at(-1)!))
  return way
}

/** Day, month and year added, and digits added until there is a major. */
export const birthSum = ({ day, month }: Pick<CivilDate, 'day' | 'month'>, year: number) => {
  const way = wayWithin(day + month + year, HIGHEST)
  return { number: way.at(-1)!, steps: [`${day} + ${month} + ${year} = ${way.join(' -> ')}`] }
}

export const soulNumber = (personality: number): number => wayWithin(personality, 9).at(-1)!

/** All numbers 1 .. 22 of one digit root, lowest first. */
export const constellationOf = (soul: number): number[] =>
  Array.from({ length: HIGHEST }, (_, i) => i + 1).filter((number) => soulNumber(number) === soul)
