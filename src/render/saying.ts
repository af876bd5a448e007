import { runningItsWay } from './direction.ts'

/** Words of another language by the English ones. */
export type Dictionary = Readonly<Record<string, string>>
/** A word, or a phrase about what stands at its `{}`, in the language of a drawing. */
export type Say = (english: string, about?: string | number) => string

/** In English where there is no dictionary. */
export const sayingIn =
  (words: Dictionary = {}): Say =>
  (english, about = '') =>
    runningItsWay((words[english] ?? english).replace('{}', String(about)))
