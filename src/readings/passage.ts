/** Two to four sentences about one fact, and the tradition they come from. `{name}` stands for a word that the fact supplies. */
export interface Passage {
  readonly text: string
  readonly source: string
}

/** What a key of a topic holds: a passage, or several that say the same in other words. */
export type Cell = Passage | readonly [Passage, Passage, ...Passage[]]

/** A topic: cells by closed keys, as deep as the topic needs. */
export interface Topic {
  readonly [key: string]: Cell | Topic
}

/** Many passages of one source. */
export const from =
  (source: string) =>
  (text: string): Passage => ({ text, source })

const isList = (node: Cell | Topic): node is Exclude<Cell, Passage> => Array.isArray(node)

export const variants = (cell: Cell): readonly Passage[] => (isList(cell) ? cell : [cell])

const isCell = (node: Cell | Topic): node is Cell => isList(node) || typeof node.text === 'string'

/** Every passage of a topic, with the keys that lead to it. */
export const passagesOf = (
  topic: Topic,
  path: readonly string[] = [],
): { path: readonly string[]; passage: Passage }[] =>
  Object.entries(topic).flatMap(([key, node]) =>
    isCell(node)
      ? variants(node).map((passage) => ({ path: [...path, key], passage }))
      : passagesOf(node, [...path, key]),
  )

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!]["'”’]?)\s+(?=["'“‘{]?[A-Z{0-9])/)

/** The text with its named gaps filled, in a capital where one opens a sentence; a gap without a word is a defect of the caller. */
export const fillWords = (text: string, words: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string, at: number) => {
    const word = words[name]
    if (word === undefined) throw new Error(`Nothing fills ${gap} in "${text}"`)
    const opens = at === 0 || /[.?!]["”’]? $/.test(text.slice(0, at))
    return opens ? String(word).replace(/^[a-z]/, (letter) => letter.toUpperCase()) : String(word)
  })
