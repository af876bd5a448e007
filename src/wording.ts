// English grammar for generated sentences: articles, plurals and agreement.

/** Words that are spelt with a vowel but spoken with a consonant. */
const AS_CONSONANT = /^(?:one\b|once|uni|use|usu|eu)/i
/** Words and numbers that are spoken with a vowel. */
const AS_VOWEL = /^(?:[aeiou]|hour|honest|honou?r|heir|8|11(?!\d)|18(?!\d))/i

/** A noun with its article: `an enemy`, `a unit`, `an 8`. */
export const withIndefiniteArticle = (noun: string | number): string =>
  `${AS_VOWEL.test(String(noun)) && !AS_CONSONANT.test(String(noun)) ? 'an' : 'a'} ${noun}`

/** A count with its noun: `1 bindu`, `3 bindus`. */
export const quantity = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`

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
/** A number as it stands in a sentence: words up to twelve, then digits. */
export const countInWords = (count: number): string => COUNTS[count] ?? String(count)

/** A list of words: `gold, silver and copper`. */
export const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** A text with a capital first letter. */
export const upperFirst = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

/** The form of a verb that agrees with its subject. */
export const verbForm = ({ many }: { readonly many: boolean }, singular: string, plural: string): string =>
  many ? plural : singular

/** The possessive form of a name or noun: `Meera’s`, `Thomas’s`. */
export const possessive = (noun: string): string => `${noun}’s`
