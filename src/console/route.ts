import { computed, signal } from '@preact/signals'
import { newId, type Person, showUnsavedPerson } from './people.ts'

/** The view and its options in a hash such as `#/chart?code=D9`. Browsers do not send the hash to the server. */
const parseHash = (hash: string) => {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  // Not decoded: view names contain no escaped characters.
  return { view: path, options: new URLSearchParams(query) }
}

const route = signal(parseHash(location.hash))
export const viewId = computed(() => route.value.view)
export const options = computed(() => route.value.options)

const SHORT_NAMES = { name: 'n', date: 'd', time: 't', place: 'p', timezone: 'z', utcOffset: 'o' } as const

const personIn = (query: URLSearchParams): Person | null => {
  const [latitude, longitude] = (query.get('at') ?? '').split(',').map(Number)
  const date = query.get('d') ?? ''
  if (!/^-?\d{4,6}-\d\d-\d\d$/.test(date) || !Number.isFinite(latitude) || !Number.isFinite(longitude)) return null
  const time = query.get('t')
  return {
    id: newId(),
    name: query.get('n') ?? '',
    date,
    time: time && /^\d\d:\d\d(:\d\d)?$/.test(time) ? time : null,
    place: query.get('p') ?? '',
    latitude: latitude!,
    longitude: longitude!,
    timezone: query.get('z') ?? '',
    utcOffset: query.get('o'),
  }
}

const PERSON_OPTIONS = [...Object.values(SHORT_NAMES), 'at']

/** Updates the route from the address. A person in the address is shown, and removed from the address. */
export const readAddress = () => {
  const newRoute = parseHash(location.hash)
  const linkedPerson = personIn(newRoute.options)
  if (linkedPerson) showUnsavedPerson(linkedPerson)
  for (const name of linkedPerson ? PERSON_OPTIONS : []) newRoute.options.delete(name)
  route.value = newRoute
  if (linkedPerson) history.replaceState(null, '', hashOf(newRoute.view, newRoute.options))
}

const hashOf = (name: string, query: URLSearchParams) => {
  const queryText = query.toString()
  return `#/${name}${queryText ? `?${queryText}` : ''}`
}
addEventListener('hashchange', readAddress)
readAddress()

/** The link to a view, with its options. */
export const linkTo = (name: string, viewOptions: Record<string, string> = {}) =>
  hashOf(name, new URLSearchParams(viewOptions))
export const goTo = (name: string, viewOptions: Record<string, string> = {}) => {
  location.hash = linkTo(name, viewOptions)
}

/** Stores an option of the view in the address, without a new history entry. Null or an empty value removes the option. */
export const setOption = (name: string, value: string | null) => {
  const newOptions = new URLSearchParams(route.value.options)
  if (value === null || value === '') newOptions.delete(name)
  else newOptions.set(name, value)
  route.value = { view: route.value.view, options: newOptions }
  history.replaceState(null, '', hashOf(route.value.view, newOptions))
}
/** An option of the view in the address. */
export const option = (name: string, defaultValue: string): string => options.value.get(name) ?? defaultValue

/** A link that opens the current view with its options, and with the person if there is one. */
export const sharedLink = (person: Person | null): string => {
  const newOptions = new URLSearchParams(route.value.options)
  if (person) {
    for (const [field, shortName] of Object.entries(SHORT_NAMES)) {
      const value = person[field as keyof typeof SHORT_NAMES]
      if (value) newOptions.set(shortName, value)
    }
    newOptions.set('at', `${person.latitude},${person.longitude}`)
  }
  return `${location.origin}/${hashOf(route.value.view, newOptions)}`
}
