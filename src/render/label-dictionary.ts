import { withDirection } from './direction.ts'

/** Words of another language by the English ones. */
export type Dictionary = Readonly<Record<string, string>>
/** A word, or a phrase about what stands at its `{}`, in the language of a drawing. */
export type Translate = (english: string, about?: string | number) => string

/** In English where there is no dictionary. */
export const translatorFor =
  (words: Dictionary = {}): Translate =>
  (english, about = '') =>
    withDirection((words[english] ?? english).replace('{}', String(about)))
