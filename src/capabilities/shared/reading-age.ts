import { completedYears } from '../../time/age.ts'
import { type CivilDate, civilOf } from '../../time/civil.ts'

/** The reading age of a person, from an input alone. */

const DATE = /^(-?\d{4})(?:-(\d\d)(?:-(\d\d))?)?/
const dateOf = (text: unknown): CivilDate | null => {
  if (text === undefined || text === null) return null
  const match = DATE.exec(String(text))
  return match ? { year: Number(match[1]), month: Number(match[2] ?? 1), day: Number(match[3] ?? 1) } : null
}
/** Inputs with the day of a reading, the most exact first. A month or a year counts by its first day. */
const DAYS = ['as_of', 'date', 'from_date', 'start_date', 'month', 'year'] as const

type Input = Readonly<Record<string, unknown>>
const birthIn = (input: Input): CivilDate | null => {
  const person = (input.birth ?? input.person ?? input) as Input
  return person.other || input.person_a || input.bride ? null : dateOf(person.datetime)
}

/** The name of the one person of an input; null without a name. */
export const nameIn = (input: object): string | null => {
  const { name, birth, person } = input as Input
  const names = [name, (birth as Input | undefined)?.name, (person as Input | undefined)?.name]
  return names.find((each): each is string => typeof each === 'string') ?? null
}

/**
 * Completed years on the day of the reading, which is `now` (milliseconds) unless the input names another; null unless the input has
 * exactly one birth.
 */
export const readingAge = (input: object, now: number): number | null => {
  const selection = input as Input
  const birth = birthIn(selection)
  if (birth === null) return null
  const named = DAYS.map((field) => dateOf(selection[field])).find((day) => day !== null)
  return completedYears(birth, named ?? civilOf(now))
}
