import { computed } from '@preact/signals'
import { chosenLanguage } from '../preferences.ts'
import { readableName } from '../terms.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { hi } from './hi.ts'

const TABLES = { en, hi, es } as const satisfies Record<string, Words>

/** The language of the console's own texts: the chosen language if it is translated, else English. */
export const consoleLanguage = computed<keyof typeof TABLES>(() => {
  const code = chosenLanguage.value as keyof typeof TABLES
  return code in TABLES ? code : 'en'
})

export type Word = keyof Words

/** The text for a word of the API; the readable word itself if the console has no text for it. */
export const translateName = (name: string): string => (name in en ? translate(name as Word) : readableName(name))

/** A text of the console in the console language. Placeholders such as `{name}` are replaced by `values`. */
export const translate = (word: Word, values: Record<string, string | number> = {}): string => {
  const text: string = TABLES[consoleLanguage.value][word]
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
