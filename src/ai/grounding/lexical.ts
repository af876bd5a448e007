import { CHART_NAMES } from './names.ts'
import { REFUSED } from './refused-words.ts'
import { CONCEPTS, FUNCTION_WORDS, PLAIN } from './words-en.ts'
import { PLAIN_HI } from './words-hi.ts'

/** Words as the grounding test compares them: normalised, reduced to stems and sorted into classes. */

export type Tone = 'supportive' | 'mixed' | 'testing'

const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'аa',
    'еe',
    'оo',
    'рp',
    'сc',
    'уy',
    'хx',
    'іi',
    'јj',
    'ѕs',
    'һh',
    'ԁd',
    'αa',
    'οo',
    'νv',
    'ιi',
    'ρp',
    'τt',
    'υu',
    'εe',
    'κk',
    'ıi',
    'ɡg',
    'ℓl',
  ].map((pair) => [[...pair][0]!, [...pair][1]!]),
)

/** A text in one Unicode form: compatibility characters resolved, look-alike letters Latin, invisible characters removed. */
export const normalised = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu, '')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}ıɡℓ]/gu, (letter) => LOOKALIKES[letter.toLowerCase()] ?? letter)
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

export const isHindi = (text: string): boolean =>
  (text.match(/\p{Script=Devanagari}/gu)?.length ?? 0) > (text.match(/\p{Script=Latin}/gu)?.length ?? 0)

/** A word in lower case without accents, possessive ending, nukta and long nasal sign. */
export const plainWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replace(/ँ/g, 'ं')
    .replace(/'s?$/, '')

const HINDI_ENDINGS = /(?:िएगा|िये|िए|ियां|ियों|ुओं|ाओं|ाएं|ाई|ाए|ने|ना|नी|ता|ते|ती|तीं|कर|के|ओं|ों|ें|एं|ा|े|ी|ो|ि|ीं|ू)$/
const stems = new Map<string, string>()
const stemmed = (word: string): string => {
  if (/[\u0900-\u097f]/.test(word)) {
    const cut = word.replace(HINDI_ENDINGS, '')
    return cut.replace(/[\u093e-\u094d\u0902]/g, '').length >= 2 ? cut : word
  }
  const one = word
    .replace(/ie[sd]$/, 'y')
    .replace(/ily$/, 'y')
    .replace(/(?<=.{2})(?:(?<=s|x|z|ch|sh)es|(?<!s)s)$/, '')
  const cut = one.replace(/(?<=.{3})(?:ed|ing|(?<=.{4})ly|er|est|en)$/, '')
  return cut.replace(/([bdfgklmnprt])\1$/, '$1').replace(/(?<=..)[ey]$/, '')
}
/** The stem of a word that `plainWord` gave. */
export const stemOf = (word: string): string => {
  let stem = stems.get(word)
  if (stem === undefined) stems.set(word, (stem = stemmed(word)))
  return stem
}

export const wordsIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu) ?? []).map(plainWord)

export const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(plainWord))

const plainWords = setOf(`${FUNCTION_WORDS} ${PLAIN} ${PLAIN_HI}`)
const plainStems = new Set([...plainWords].map(stemOf))

interface Concept {
  readonly tone: '+' | '-' | '0' | '*'
  readonly words: readonly string[]
  readonly hindi: readonly string[]
  /** Stems by which a passage has the concept: its English words that are no plain ones. */
  readonly triggers: ReadonlySet<string>
  /** The same with plain ones. Hindi words are matched by these. */
  readonly english: ReadonlySet<string>
}
const listed = (list: string) => list.trim().split(/\s+/).filter(Boolean)
const stemsOf = (words: readonly string[]) => words.map((word) => stemOf(plainWord(word)))

const rows: readonly Concept[] = CONCEPTS.trim()
  .split('\n')
  .map((row) => {
    const [english = '', hindi = ''] = row.slice(2).split('|')
    const words = listed(english)
    const all = new Set(stemsOf(words))
    const triggers = new Set([...all].filter((stem) => !plainStems.has(stem)))
    return { tone: row[0] as Concept['tone'], words, hindi: listed(hindi), triggers, english: all }
  })
const concepts = new Map<string, Concept[]>()
for (const concept of rows)
  for (const stem of new Set(stemsOf([...concept.words, ...concept.hindi])))
    concepts.set(stem, [...(concepts.get(stem) ?? []), concept])

/** The concepts of a stem; none where the word claims nothing. */
export const conceptsOf = (stem: string): readonly Concept[] => concepts.get(stem) ?? []
/** The concepts that an English word of a passage stands for, to a reading in English or in Hindi. */
export const conceptsSaid = (stem: string, inHindi: boolean): readonly Concept[] =>
  conceptsOf(stem).filter(({ triggers, english }) => (inHindi ? english : triggers).has(stem))

const refused = new Map<string, string>()
const refusedStems = new Set<string>()
for (const [name, list] of [...Object.entries(REFUSED), ['a name of astrology', CHART_NAMES] as const])
  for (const word of setOf(list)) {
    // A name that is an everyday word as well is refused by no list.
    if (list === CHART_NAMES && plainWords.has(word)) continue
    refused.set(word, name)
    if (!plainWords.has(word)) refusedStems.add(stemOf(word))
  }
/** The class by which a word is refused outside slots, whatever is cited; null for none. */
export const refusedClass = (word: string): string | null => {
  if (/\p{N}/u.test(word)) return 'a number'
  const exact = refused.get(word) ?? refused.get(word.replace(/-/g, ''))
  if (exact) return exact
  for (const part of word.split('-')) if (refused.has(part)) return refused.get(part)!
  return null
}

/** Whether a word claims nothing. */
export const isPlain = (word: string): boolean => {
  const stem = stemOf(word)
  return plainWords.has(word) || (plainStems.has(stem) && !refusedStems.has(stem))
}

const functionWords = setOf(FUNCTION_WORDS)
export const isFunctionWord = (word: string): boolean => functionWords.has(word)
