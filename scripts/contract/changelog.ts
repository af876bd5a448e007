import { joined } from './document.ts'
import type { Change } from './graph.ts'

/** A change is printed with this many of its operations; the others are counted. */
const MAX_PLACES = 3

/** A change as lines for people. */
export const changeText = ({ breaking, rule, detail, homes, places }: Change): string => {
  const names = [...new Set(homes.map(({ component, path }) => joined(component, path)))].join(', ')
  const first = places.slice(0, MAX_PLACES).map(({ operation, path }) => `\n    ${operation}${path && ` ${path}`}`)
  const more = places.length > MAX_PLACES ? `\n    and ${places.length - MAX_PLACES} more operations` : ''
  return `${breaking ? 'breaking' : 'compatible'}: ${rule}${names && ` in ${names}`}${detail && ` (${detail})`}${first.join('')}${more}`
}

/** The entries under "### Breaking" of the newest version of a changelog, each as one line. */
export const breakingEntries = (changelog: string): string[] => {
  const newest = /^## .*\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog)?.[1] ?? ''
  const section = /^### Breaking\s*\n([\s\S]*?)(?=^### |(?![\s\S]))/m.exec(newest)?.[1] ?? ''
  return section
    .split(/^[-*] /m)
    .slice(1)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Returns true if a text contains a name as a whole word: `/v1/a/b-c` does not contain `/v1/a/b`. */
const names = (text: string, word: string, flags = ''): boolean =>
  new RegExp(`(?<![\\w/{-])${escaped(word)}(?![\\w}-]|/\\w)`, flags).test(text)

/** The last name of a path: `lord` of `data.periods[].lord`. */
const lastName = (path: string): string =>
  path
    .split('.')
    .at(-1)!
    .replace(/(\[\]|\{\})+$/, '')

const isNamed = (entries: readonly string[], subject: string, path: string): boolean => {
  const field = lastName(path)
  const flags = /(^|\.)headers?\./.test(path) ? 'i' : ''
  return entries.some((entry) => names(entry, subject) && (field === '' || names(entry, field, flags)))
}

/** Returns true if entries name the component of a change and its field, or each of its operations and the field. */
const isAnnounced = ({ homes, places }: Change, entries: readonly string[]): boolean =>
  homes.some(({ component, path }) => isNamed(entries, component, path)) ||
  places.every(({ operation, path }) => isNamed(entries, operation.split(' ').at(-1)!, path))

/** The breaking changes that the newest version of a changelog does not name. */
export const unannounced = (changes: readonly Change[], changelog: string): Change[] => {
  const entries = breakingEntries(changelog)
  return changes.filter((change) => change.breaking && !isAnnounced(change, entries))
}
