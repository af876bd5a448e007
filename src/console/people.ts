import { computed, effect, signal } from '@preact/signals'
import { clipped } from '../graphemes.ts'

/** Somebody whose chart is cast. Known to this browser alone. */
export interface Person {
  id: string
  name: string
  /** YYYY-MM-DD */
  date: string
  /** HH:MM or HH:MM:SS, local; null where nobody knows. */
  time: string | null
  place: string
  latitude: number
  longitude: number
  /** IANA name; empty where an offset stands instead. */
  timezone: string
  /** Such as +05:30, where it is known better than the zone. */
  utcOffset: string | null
}

const PATH = 'khagola.people'

const isPerson = (value: unknown): value is Person => {
  const person = value as Person
  return (
    typeof person === 'object' &&
    person !== null &&
    typeof person.name === 'string' &&
    /^-?\d{4,6}-\d\d-\d\d$/.test(person.date) &&
    (person.time === null || /^\d\d:\d\d(:\d\d)?$/.test(person.time)) &&
    Math.abs(person.latitude) <= 90 &&
    Math.abs(person.longitude) <= 180 &&
    typeof person.timezone === 'string'
  )
}
const made = (value: Person): Person => ({
  id: typeof value.id === 'string' && value.id ? value.id : newId(),
  name: clipped(value.name, 120),
  date: value.date,
  time: value.time,
  place: clipped(String(value.place ?? ''), 120),
  latitude: value.latitude,
  longitude: value.longitude,
  timezone: value.timezone,
  utcOffset: typeof value.utcOffset === 'string' ? value.utcOffset : null,
})

/** The people in a text that was exported here; none where it is no such text. */
export const peopleIn = (text: string): Person[] => {
  try {
    const read = JSON.parse(text) as { people?: unknown } | unknown[]
    const list = Array.isArray(read) ? read : read.people
    return Array.isArray(list) ? list.filter(isPerson).map(made) : []
  } catch {
    return []
  }
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, '0')).join('')

export const people = signal<readonly Person[]>(peopleIn(localStorage.getItem(PATH) ?? '[]'))
effect(() => {
  localStorage.setItem(PATH, JSON.stringify(people.value))
})

const chosenId = signal<string | null>(localStorage.getItem('khagola.person'))
/** Somebody who came by a link or is not to be kept. */
const passing = signal<Person | null>(null)
effect(() => {
  if (chosenId.value) localStorage.setItem('khagola.person', chosenId.value)
  else localStorage.removeItem('khagola.person')
})

/** Whose charts the views show. */
export const person = computed<Person | null>(
  () => passing.value ?? people.value.find(({ id }) => id === chosenId.value) ?? null,
)
export const isKept = computed(() => passing.value === null && person.value !== null)

export const choose = (given: Person) => {
  passing.value = null
  chosenId.value = given.id
}
export const lookAt = (given: Person) => {
  passing.value = given
}
export const keep = (given: Person) => {
  const others = people.value.filter(({ id }) => id !== given.id)
  people.value = [given, ...others]
  choose(given)
}
export const remove = (id: string) => {
  people.value = people.value.filter((each) => each.id !== id)
  if (chosenId.value === id) chosenId.value = null
}
/** Adds people of a file; who is there already is replaced. */
export const bringIn = (given: readonly Person[]) => {
  const ids = new Set(given.map(({ id }) => id))
  people.value = [...given, ...people.value.filter(({ id }) => !ids.has(id))]
  if (!person.value && given[0]) choose(given[0])
}

/** What stands in for a time that nobody knows. */
export const NOON = '12:00'

export interface BirthInput {
  datetime: string
  latitude: number
  longitude: number
  timezone?: string
  utc_offset?: string
}

/** Somebody's birth as the API takes it. */
export const birthOf = ({ date, time, latitude, longitude, timezone, utcOffset }: Person): BirthInput => ({
  datetime: `${date}T${time ?? NOON}`,
  ...(utcOffset ? { utc_offset: utcOffset } : { timezone }),
  latitude,
  longitude,
})

/** The same with the name and the place that the cover of a document prints. */
export const namedBirthOf = (person: Person) => ({
  ...birthOf(person),
  ...(person.name && { name: person.name }),
  ...(person.place && { place: person.place }),
})

/** Where somebody lives for the calendar: at the birth place, unless told otherwise. */
export const placeOf = ({ latitude, longitude, timezone, utcOffset }: Person) => ({
  ...(utcOffset ? { utc_offset: utcOffset } : { timezone }),
  latitude,
  longitude,
})
