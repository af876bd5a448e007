// Small grammar of sentences that are made: what a slot cannot know of its neighbours.

/** Spelt with a vowel and spoken with a consonant; and numbers that are spoken with a vowel. */
const AS_CONSONANT = /^(?:one\b|once|uni|use|usu|eu)/i
const AS_VOWEL = /^(?:[aeiou]|hour|honest|honou?r|heir|8|11(?!\d)|18(?!\d))/i

/** A noun with its article: `an enemy`, `a unit`, `an 8`. */
export const indefinite = (noun: string | number): string =>
  `${AS_VOWEL.test(String(noun)) && !AS_CONSONANT.test(String(noun)) ? 'an' : 'a'} ${noun}`

/** So many of a thing: `1 bindu`, `3 bindus`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

const COUNTS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
/** A number as a sentence spells it: up to twelve in a word. */
export const countInWords = (count: number): string => COUNTS[count] ?? String(count)

/** Words in a row: `gold, silver and copper`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** As it opens a sentence. */
export const capitalised = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

/** A subject of a sentence, and whether it is several things: `thought and speech come`, `money comes`. */
export interface Subject {
  readonly text: string
  readonly many: boolean
}
export const subjectOf = (text: string): Subject => ({ text, many: / and /.test(text) })
/** The form of a verb that agrees with its subject. */
export const agreeing = ({ many }: Pick<Subject, 'many'>, one: string, several: string): string =>
  many ? several : one
