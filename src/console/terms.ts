import { signal } from '@preact/signals'
import { chosenLanguage } from './preferences.ts'

interface Names {
  language: string
  terms: Readonly<Record<string, string>>
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>
}
const noNames = (language: string): Names => ({ language, terms: {}, fields: {} })
const names = signal<Names>(noNames('en'))

/** Stores the translated terms of an answer. Terms of another language are dropped. */
export const addTerms = (
  labels:
    | { language: string; terms: Record<string, string>; fields?: Record<string, Record<string, string>> }
    | undefined,
) => {
  if (!labels) return
  const known = names.peek().language === labels.language ? names.peek() : noNames(labels.language)
  const fields = { ...known.fields }
  for (const [field, terms] of Object.entries(labels.fields ?? {})) fields[field] = { ...fields[field], ...terms }
  names.value = { language: labels.language, terms: { ...known.terms, ...labels.terms }, fields }
}

/** A term of an answer in the chosen language; the term itself if there is no translation. */
export const term = (word: string | null | undefined, field = ''): string => {
  if (word == null) return ''
  const { language, terms, fields } = names.value
  if (language !== chosenLanguage.value) return word
  return fields[field]?.[word] ?? terms[word] ?? word
}

/** A name of the API in readable form: `sade_sati` becomes `Sade sati`. */
export const readableName = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
