import { computed, effect, signal } from '@preact/signals'
import { truncateGraphemes } from '../graphemes.ts'

/** A person with birth data. Stored in this browser only. */
export interface Person {
  id: string
  name: string
  /** YYYY-MM-DD */
  date: string
  /** Local time, HH:MM or HH:MM:SS; null if unknown. */
  time: string | null
  place: string
  latitude: number
  longitude: number
  /** IANA time zone; empty if `utcOffset` is used instead. */
  timezone: string
  /** UTC offset such as +05:30, which overrides the time zone; null to use the time zone. */
  utcOffset: string | null
}

const STORAGE_KEY = 'khagola.people'

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
const normalisedPerson = (value: Person): Person => ({
  id: typeof value.id === 'string' && value.id ? value.id : newId(),
  name: truncateGraphemes(value.name, 120),
  date: value.date,
  time: value.time,
  place: truncateGraphemes(String(value.place ?? ''), 120),
  latitude: value.latitude,
  longitude: value.longitude,
  timezone: value.timezone,
  utcOffset: typeof value.utcOffset === 'string' ? value.utcOffset : null,
})

/** The people in an exported JSON text; empty if the text is invalid. Invalid entries are dropped. */
export const parsePeople = (text: string): Person[] => {
  try {
    const parsed = JSON.parse(text) as { people?: unknown } | unknown[]
    const list = Array.isArray(parsed) ? parsed : parsed.people
    return Array.isArray(list) ? list.filter(isPerson).map(normalisedPerson) : []
  } catch {
    return []
  }
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, '0')).join('')

export const people = signal<readonly Person[]>(parsePeople(localStorage.getItem(STORAGE_KEY) ?? '[]'))
effect(() => {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(people.value))
})

const selectedId = signal<string | null>(localStorage.getItem('khagola.person'))
/** A person who came with a link, or whom the user chose not to save. */
const unsavedPerson = signal<Person | null>(null)
effect(() => {
  if (selectedId.value) localStorage.setItem('khagola.person', selectedId.value)
  else localStorage.removeItem('khagola.person')
})

/** The person whose charts the views show. */
export const person = computed<Person | null>(
  () => unsavedPerson.value ?? people.value.find(({ id }) => id === selectedId.value) ?? null,
)
export const isSaved = computed(() => unsavedPerson.value === null && person.value !== null)

export const choosePerson = (person: Person) => {
  unsavedPerson.value = null
  selectedId.value = person.id
}
export const showUnsavedPerson = (person: Person) => {
  unsavedPerson.value = person
}
export const savePerson = (person: Person) => {
  const others = people.value.filter(({ id }) => id !== person.id)
  people.value = [person, ...others]
  choosePerson(person)
}
export const removePerson = (id: string) => {
  people.value = people.value.filter((savedPerson) => savedPerson.id !== id)
  if (selectedId.value === id) selectedId.value = null
}
/** Adds imported people. People with the same id are replaced. */
export const importPeople = (newPeople: readonly Person[]) => {
  const ids = new Set(newPeople.map(({ id }) => id))
  people.value = [...newPeople, ...people.value.filter(({ id }) => !ids.has(id))]
  if (!person.value && newPeople[0]) choosePerson(newPeople[0])
}

/** The time of day that is used if the time of birth is unknown. */
export const NOON = '12:00'

export interface BirthInput {
  datetime: string
  latitude: number
  longitude: number
  timezone?: string
  utc_offset?: string
}

/** The birth data of a person as the API expects it. */
export const birthOf = ({ date, time, latitude, longitude, timezone, utcOffset }: Person): BirthInput => ({
  datetime: `${date}T${time ?? NOON}`,
  ...(utcOffset ? { utc_offset: utcOffset } : { timezone }),
  latitude,
  longitude,
})

/** The birth data with the name and the place, which the cover of a document shows. */
export const namedBirthOf = (person: Person) => ({
  ...birthOf(person),
  ...(person.name && { name: person.name }),
  ...(person.place && { place: person.place }),
})

/** The birthplace as the location of calendar calls. */
export const placeOf = ({ latitude, longitude, timezone, utcOffset }: Person) => ({
  ...(utcOffset ? { utc_offset: utcOffset } : { timezone }),
  latitude,
  longitude,
})
