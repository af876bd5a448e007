import { type CivilDate, dayNumber } from '../../time/civil.ts'
import { dateDigits } from './date-numbers.ts'
import { digitSum, type NumberReduction, reduce, reduction } from './numbers.ts'

export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type Digit = (typeof DIGITS)[number]

// source: common practice of ank jyotish; 4 and 7 to the nodes
export const NUMBER_PLANETS = {
  1: 'Sun',
  2: 'Moon',
  3: 'Jupiter',
  4: 'Rahu',
  5: 'Mercury',
  6: 'Venus',
  7: 'Ketu',
  8: 'Saturn',
  9: 'Mars',
} as const satisfies Record<Digit, string>

// source: natural friendship of the planets (Parashara), nodes by later practice
const FRIENDS: Record<Digit, readonly Digit[]> = {
  1: [2, 3, 9],
  2: [1, 5],
  3: [1, 2, 9],
  4: [5, 6, 8],
  5: [1, 4, 6],
  6: [4, 5, 8],
  7: [6, 8, 9],
  8: [4, 5, 6],
  9: [1, 2, 3, 7],
}
const ENEMIES: Record<Digit, readonly Digit[]> = {
  1: [4, 6, 8],
  2: [4, 7],
  3: [5, 6],
  4: [1, 2, 9],
  5: [2],
  6: [1, 2],
  7: [1, 2],
  8: [1, 2, 9],
  9: [4, 5],
}

export const NUMBER_RELATIONS = ['friend', 'neutral', 'enemy'] as const
export type NumberRelation = (typeof NUMBER_RELATIONS)[number]

/** The numbers of a weekday. The nodes share the days of the Sun and the Moon. */
export const weekdayNumbers = (day: string): Digit[] => DIGITS.filter((digit) => NUMBER_ATTRIBUTES[digit].day === day)

/** The relation of the second number to the first. */
export const numberRelation = (first: Digit, second: Digit): NumberRelation =>
  first === second || FRIENDS[first].includes(second) ? 'friend' : ENEMIES[first].includes(second) ? 'enemy' : 'neutral'

/** The numbers that have the relation to a number. A number is its own friend. */
export const numbersWithRelation = (relation: NumberRelation, number: Digit): Digit[] =>
  DIGITS.filter((other) => numberRelation(number, other) === relation)

// source: Cheiro's days and colours; gems and directions of the planets
export const NUMBER_ATTRIBUTES = {
  1: { day: 'Sunday', colour: 'gold', gem: 'ruby', direction: 'east' },
  2: { day: 'Monday', colour: 'white', gem: 'pearl', direction: 'north-west' },
  3: { day: 'Thursday', colour: 'yellow', gem: 'yellow sapphire', direction: 'north-east' },
  4: { day: 'Sunday', colour: 'grey', gem: 'hessonite', direction: 'south-west' },
  5: { day: 'Wednesday', colour: 'green', gem: 'emerald', direction: 'north' },
  6: { day: 'Friday', colour: 'light blue', gem: 'diamond', direction: 'south-east' },
  7: { day: 'Monday', colour: 'smoky', gem: "cat's eye", direction: 'south-west' },
  8: { day: 'Saturday', colour: 'dark blue', gem: 'blue sapphire', direction: 'west' },
  9: { day: 'Tuesday', colour: 'red', gem: 'red coral', direction: 'south' },
} as const satisfies Record<Digit, object>

export const moolank = ({ day }: CivilDate): Digit => reduce(day) as Digit

/** The sum of all digits of the date, reduced to one. */
export const bhagyank = (date: CivilDate): NumberReduction =>
  reduction(
    dateDigits(date).reduce((sum, digit) => sum + digit, 0),
    { masters: false },
  )

export const GENDERS = ['male', 'female'] as const
export type Gender = (typeof GENDERS)[number]
export const KUA_YEARS = ['solar', 'civil'] as const
/** `solar`: a birth before 4 February belongs to the previous year. `civil`: the calendar year. */
export type KuaYear = (typeof KUA_YEARS)[number]

/** The Kua (Gua) number of the eight mansions, which is never 5. */
export const kua = (date: CivilDate, gender: Gender, begins: KuaYear = 'solar') => {
  const isInPreviousYear = begins === 'solar' && dayNumber(date) < dayNumber({ year: date.year, month: 2, day: 4 })
  const year = isInPreviousYear ? date.year - 1 : date.year
  const ofYear = reduce(digitSum(year))
  const sum = gender === 'male' ? 11 - ofYear : ofYear + 4
  const reduced = reduce(sum)
  const number = (reduced === 5 ? (gender === 'male' ? 2 : 8) : reduced) as Digit
  const steps = [
    `${isInPreviousYear ? `Born before 4 February: year ${year}` : `Year ${year}`}: ${digitSum(year)}${digitSum(year) > 9 ? ` -> ${ofYear}` : ''}`,
    gender === 'male'
      ? `11 - ${ofYear} = ${sum}${sum > 9 ? ` -> ${reduced}` : ''}`
      : `${ofYear} + 4 = ${sum}${sum > 9 ? ` -> ${reduced}` : ''}`,
    ...(reduced === 5 ? [`5 becomes ${number}`] : []),
  ]
  return { number, steps }
}

// source: the magic square of the river Luo, common to all books on it
export const LO_SHU = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
] as const satisfies readonly (readonly Digit[])[]

// source: common practice of the Lo Shu square
export const LO_SHU_PLANES = {
  mental: [4, 9, 2],
  emotional: [3, 5, 7],
  practical: [8, 1, 6],
  thought: [4, 3, 8],
  will: [9, 5, 1],
  action: [2, 7, 6],
  golden: [4, 5, 6],
  silver: [2, 5, 8],
} as const satisfies Record<string, readonly Digit[]>
export type LoShuPlane = keyof typeof LO_SHU_PLANES

export const LO_SHU_DIGITS = ['with_numbers', 'date_only'] as const
/** `date_only`: the digits of the date; `with_numbers`: also the moolank of a two-digit day, the bhagyank and the kua. */
export type LoShuDigits = (typeof LO_SHU_DIGITS)[number]

/** The number of times each digit is in the square. */
export const loShuCounts = (date: CivilDate, kuaNumber: Digit | null, digits: LoShuDigits = 'with_numbers') => {
  const extraDigits =
    digits === 'date_only'
      ? []
      : [...(date.day > 9 ? [moolank(date)] : []), bhagyank(date).number, ...(kuaNumber === null ? [] : [kuaNumber])]
  const digitsOfSquare = [...dateDigits(date), ...extraDigits]
  return Object.fromEntries(
    DIGITS.map((digit) => [digit, digitsOfSquare.filter((each) => each === digit).length]),
  ) as Record<Digit, number>
}
