import { computed } from '@preact/signals'
import { labels } from '../preferences.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { hi } from './hi.ts'

const TABLES = { en, hi, es } as const satisfies Record<string, Words>

/** The language of the console's own words: the chosen one where it has them, else English. */
export const ownLanguage = computed<keyof typeof TABLES>(() => {
  const chosen = labels.value as keyof typeof TABLES
  return chosen in TABLES ? chosen : 'en'
})

export type Word = keyof Words

/** One of the console's words, with what is filled in. */
export const say = (word: Word, filled: Record<string, string | number> = {}): string => {
  const text: string = TABLES[ownLanguage.value][word]
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(filled[name] ?? whole))
}
