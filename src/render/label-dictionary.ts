import { withDirection } from './direction.ts'

/** Translations by English word or phrase. */
export type Dictionary = Readonly<Record<string, string>>
/** Translates an English word or phrase for a drawing; `about` replaces its `{}`. */
export type Translate = (english: string, about?: string | number) => string

/** A translator. Words that the dictionary lacks stay English. */
export const translatorFor =
  (words: Dictionary = {}): Translate =>
  (english, about = '') =>
    withDirection((words[english] ?? english).replace('{}', String(about)))
