import type { LabelLanguage } from './languages.ts'

type Cells<Columns extends readonly unknown[]> = Columns extends readonly [unknown, ...infer Others]
  ? Others extends readonly []
    ? string
    : `${string}|${Cells<Others>}`
  : never

/** The translations of some phrases by language, in the order of the phrases, separated by `|`. */
export type PhraseTable<Phrases extends readonly string[]> = Readonly<Record<LabelLanguage, Cells<Phrases>>>

/** The translations of one language by English phrase. */
export const phrasesByEnglish = (english: readonly string[], row: string): Record<string, string> => {
  const translations = row.split('|')
  return Object.fromEntries(english.map((phrase, i) => [phrase, translations[i]!]))
}
