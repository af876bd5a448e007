import { computed, signal } from '@preact/signals'
import { lookAt, newId, type Person } from './people.ts'

/** `#/chart?style=south`: the view, and its input. A fragment is never sent. */
const parse = (hash: string) => {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  // As it is: names of views have no letter that would be written otherwise.
  return { view: path, options: new URLSearchParams(query) }
}

const route = signal(parse(location.hash))
export const view = computed(() => route.value.view)
export const options = computed(() => route.value.options)

const FIELDS = { name: 'n', date: 'd', time: 't', place: 'p', timezone: 'z', utcOffset: 'o' } as const

const personIn = (given: URLSearchParams): Person | null => {
  const [latitude, longitude] = (given.get('at') ?? '').split(',').map(Number)
  const date = given.get('d') ?? ''
  if (!/^-?\d{4,6}-\d\d-\d\d$/.test(date) || !Number.isFinite(latitude) || !Number.isFinite(longitude)) return null
  const time = given.get('t')
  return {
    id: newId(),
    name: given.get('n') ?? '',
    date,
    time: time && /^\d\d:\d\d(:\d\d)?$/.test(time) ? time : null,
    place: given.get('p') ?? '',
    latitude: latitude!,
    longitude: longitude!,
    timezone: given.get('z') ?? '',
    utcOffset: given.get('o'),
  }
}

const PERSONAL = [...Object.values(FIELDS), 'at']

/** Reads the address anew, after it was changed without a step in the history. */
export const readAddress = () => {
  const next = parse(location.hash)
  const somebody = personIn(next.options)
  if (somebody) lookAt(somebody)
  for (const name of somebody ? PERSONAL : []) next.options.delete(name)
  route.value = next
  if (somebody) history.replaceState(null, '', hashOf(next.view, next.options))
}

const hashOf = (name: string, given: URLSearchParams) => {
  const query = given.toString()
  return `#/${name}${query ? `?${query}` : ''}`
}
addEventListener('hashchange', readAddress)
readAddress()

/** Where a view is, for links. */
export const linkTo = (name: string, given: Record<string, string> = {}) => hashOf(name, new URLSearchParams(given))
export const goTo = (name: string, given: Record<string, string> = {}) => {
  location.hash = linkTo(name, given)
}

/** Keeps an input of the view in the address, without a step in the history. */
export const setOption = (name: string, value: string | null) => {
  const next = new URLSearchParams(route.value.options)
  if (value === null || value === '') next.delete(name)
  else next.set(name, value)
  route.value = { view: route.value.view, options: next }
  history.replaceState(null, '', hashOf(route.value.view, next))
}
export const option = (name: string, otherwise: string): string => options.value.get(name) ?? otherwise

/** A link that opens this view with its input, and with the person where it has one. */
export const sharedLink = (somebody: Person | null): string => {
  const next = new URLSearchParams(route.value.options)
  if (somebody) {
    for (const [field, short] of Object.entries(FIELDS)) {
      const value = somebody[field as keyof typeof FIELDS]
      if (value) next.set(short, value)
    }
    next.set('at', `${somebody.latitude},${somebody.longitude}`)
  }
  return `${location.origin}/${hashOf(route.value.view, next)}`
}
