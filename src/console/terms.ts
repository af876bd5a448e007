import { signal } from '@preact/signals'
import { labels } from './preferences.ts'

interface Names {
  language: string
  terms: Readonly<Record<string, string>>
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>
}
const none = (language: string): Names => ({ language, terms: {}, fields: {} })
const names = signal<Names>(none('en'))

/** Takes up the names that came with an answer. */
export const learn = (
  given:
    | { language: string; terms: Record<string, string>; fields?: Record<string, Record<string, string>> }
    | undefined,
) => {
  if (!given) return
  const before = names.peek().language === given.language ? names.peek() : none(given.language)
  const fields = { ...before.fields }
  for (const [field, terms] of Object.entries(given.fields ?? {})) fields[field] = { ...fields[field], ...terms }
  names.value = { language: given.language, terms: { ...before.terms, ...given.terms }, fields }
}

/** A word of an answer as it is shown, in the language chosen; itself where that has none. */
export const term = (word: string | null | undefined, field = ''): string => {
  if (word == null) return ''
  const { language, terms, fields } = names.value
  if (language !== labels.value) return word
  return fields[field]?.[word] ?? terms[word] ?? word
}

/** A name of the API for which nobody has a word: as people would write it. */
export const spoken = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
