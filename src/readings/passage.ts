/** Pairs of opposite traits. A report has passages of one side of a pair, and the other side as a stated exception only. */
export const TRAIT_PAIRS = [
  ['steady', 'jumps'],
  ['keeps money', 'leaks money'],
  ['borrows easily', 'waits rather than owes'],
  ['decides fast', 'decides slowly'],
  ['quick anger', 'slow anger'],
  ['shows feelings', 'hides feelings'],
  ['open to strangers', 'guarded'],
  ['seeks company', 'seeks solitude'],
  ['talks much', 'says little'],
  ['in front', 'in the background'],
  ['likes change', 'likes things to stay'],
  ['expects good', 'expects trouble'],
  ['sure of self', 'doubts self'],
  ['loves quickly', 'loves slowly'],
  ['seeks contests', 'keeps the peace'],
  ['works in bursts', 'keeps going'],
  ['thinks fast', 'thinks slowly'],
  ['learns fast', 'learns slowly'],
  ['finishes', 'leaves unfinished'],
  ['bold', 'timid'],
  ['acts with care', 'acts rashly'],
  ['patient', 'impatient'],
  ['lets go', 'holds on'],
  ['hard to upset', 'easily hurt'],
  ['puts moods down', 'takes on moods'],
  ['at rest', 'restless'],
  ['sleeps well', 'sleeps badly'],
  ['has stamina', 'tires easily'],
  ['blunt', 'tactful'],
  ['holds firm', 'gives in'],
  ['keeps promises', 'promises too much'],
  ['trusts quickly', 'trusts slowly'],
  ['exact', 'misses details'],
  ['respects rules', 'resists rules'],
  ['content', 'wants more'],
  ['accepts help', 'copes alone'],
] as const
export type Trait = (typeof TRAIT_PAIRS)[number][number]

export const oppositeOf = (trait: Trait): Trait =>
  TRAIT_PAIRS.flatMap(([one, other]): Trait[] => (one === trait ? [other] : other === trait ? [one] : []))[0]!

/** Two to four sentences about one fact, with their source. `{name}` is a placeholder for a word of the fact. */
export interface Passage {
  readonly text: string
  readonly source: string
  /** The advice with which `text` ends, and its fruit. */
  readonly deed?: string
  /** The traits that the passage gives to the reader, if they belong to pairs of opposites. */
  readonly traits?: readonly Trait[]
}

/** An entry of a topic: a passage, or several variants of it in other words. */
export type Cell = Passage | readonly [Passage, Passage, ...Passage[]]

/** A topic: cells by keys, nested as deep as needed. */
export interface Topic {
  readonly [key: string]: Cell | Topic
}

/** Stands before the sentence with which the advice of a text begins: "You decide fast. → Ask one person first." */
const DEED_MARK = '→ '

/** The text without the mark, and its advice, if it has any. */
export const parseDeed = (marked: string): Pick<Passage, 'text' | 'deed'> => {
  const start = marked.indexOf(DEED_MARK)
  if (start < 0) return { text: marked }
  const deed = marked.slice(start + DEED_MARK.length)
  return { text: marked.slice(0, start) + deed, deed }
}

/** A text with a mark before its advice, and the traits that it gives, if any. */
export type TraitText = string | readonly [marked: string, ...traits: Trait[]]

/** A function that makes passages of one source. `text`: the text, with a mark before its advice. */
export const from =
  (source: string) =>
  (text: TraitText, ...more: readonly Trait[]): Passage => {
    const [marked, ...own] = typeof text === 'string' ? [text] : text
    const traits = [...own, ...more]
    return { ...parseDeed(marked), source, ...(traits.length > 0 && { traits }) }
  }

const isList = (node: Cell | Topic): node is Exclude<Cell, Passage> => Array.isArray(node)

export const variants = (cell: Cell): readonly Passage[] => (isList(cell) ? cell : [cell])

const isCell = (node: Cell | Topic): node is Cell => isList(node) || typeof node.text === 'string'

/** All passages of a topic with their paths of keys. */
export const topicPassages = (
  topic: Topic,
  path: readonly string[] = [],
): { path: readonly string[]; passage: Passage }[] =>
  Object.entries(topic).flatMap(([key, node]) =>
    isCell(node)
      ? variants(node).map((passage) => ({ path: [...path, key], passage }))
      : topicPassages(node, [...path, key]),
  )

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!]["'”’]?)\s+(?=["'“‘{]?[A-Z{0-9])/)

/**
 * The text with its placeholders replaced by words. A word at the start of a sentence gets a capital letter.
 * @throws Error for a placeholder without a word
 */
export const fillWords = (text: string, words: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string, index: number) => {
    const word = words[name]
    if (word === undefined) throw new Error(`No word for the placeholder ${placeholder} in "${text}"`)
    const opens = index === 0 || /[.?!]["”’]? $/.test(text.slice(0, index))
    return opens ? String(word).replace(/^[a-z]/, (letter) => letter.toUpperCase()) : String(word)
  })

/** The sentences of advice of a passage, with its placeholders replaced by words. */
export const deedSentences = (
  { deed }: Pick<Passage, 'deed'>,
  words?: Readonly<Record<string, string | number>>,
): string[] => (deed === undefined ? [] : sentencesOf(fillWords(deed, words)))
