import type { LabelLanguage } from './languages.ts'

type Cells<Columns extends readonly unknown[]> = Columns extends readonly [unknown, ...infer Others]
  ? Others extends readonly []
    ? string
    : `${string}|${Cells<Others>}`
  : never

/** As many phrases in each language, in their order, with | between them. */
export type Phrased<Phrases extends readonly string[]> = Readonly<Record<LabelLanguage, Cells<Phrases>>>

/** Those of one language by the English ones. */
export const phrased = (english: readonly string[], others: string): Record<string, string> => {
  const own = others.split('|')
  return Object.fromEntries(english.map((phrase, i) => [phrase, own[i]!]))
}
