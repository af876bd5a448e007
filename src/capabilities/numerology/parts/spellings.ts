import { letterValue } from '../../../traditions/numerology/names.ts'
import { reduce } from '../../../traditions/numerology/numbers.ts'
import { type Digit, numberRelation } from '../../../traditions/numerology/vedic-numbers.ts'

interface Edit {
  word: number
  from: number
  to: number
  letters: string
  change: string
  /** Change of the sum. */
  adds: number
}

const SWAPS: Record<string, string> = { I: 'Y', Y: 'I', K: 'C', C: 'K' }
const ENDINGS = ['A', 'E', 'H']
const value = (letter: string) => letterValue(letter, 'chaldean')

const editsOf = (words: readonly string[]): Edit[] =>
  words.flatMap((text, word) => [
    ...[...text].flatMap((letter, i): Edit[] => {
      if (!/[A-Z]/.test(letter)) return []
      const doubled = text[i + 1] === letter
      const swap = SWAPS[letter]
      return [
        // Removes one of two equal letters.
        ...(doubled
          ? []
          : [{ word, from: i, to: i + 1, letters: letter + letter, change: `${letter} doubled`, adds: value(letter) }]),
        ...(doubled
          ? [{ word, from: i, to: i + 2, letters: letter, change: `one ${letter} dropped`, adds: -value(letter) }]
          : []),
        ...(swap
          ? [
              {
                word,
                from: i,
                to: i + 1,
                letters: swap,
                change: `${letter} to ${swap}`,
                adds: value(swap) - value(letter),
              },
            ]
          : []),
      ]
    }),
    ...(/[A-Z]$/.test(text)
      ? ENDINGS.map((letter) => ({
          word,
          from: text.length,
          to: text.length,
          letters: letter,
          change: `${letter} at the end`,
          adds: value(letter),
        }))
      : []),
  ])

const applied = (words: readonly string[], edits: readonly Edit[]): string =>
  words
    .map((text, word) =>
      edits
        .filter((edit) => edit.word === word)
        .sort((a, b) => b.from - a.from)
        .reduce((spelt, { from, to, letters }) => spelt.slice(0, from) + letters + spelt.slice(to), text),
    )
    .map((text) => text.charAt(0) + text.slice(1).toLowerCase())
    .join(' ')

const apart = (a: Edit, b: Edit) => a.word !== b.word || a.to <= b.from || b.to <= a.from

/** Similar spellings whose number is a friend of the moolank: those with one change first, then alphabetically. */
export const friendlySpellings = (words: readonly string[], sum: number, own: Digit, most: number) => {
  const edits = editsOf(words)
  const rows = (result: readonly (readonly Edit[])[]) => {
    const matches = new Map<string, { name: string; change: string; chaldean_number: number }>()
    for (const some of result) {
      const number = reduce(some.reduce((total, { adds }) => total + adds, sum)) as Digit
      if (numberRelation(own, number) !== 'friend') continue
      const name = applied(words, some)
      if (!matches.has(name))
        matches.set(name, { name, change: some.map(({ change }) => change).join(', '), chaldean_number: number })
    }
    return [...matches.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }
  const single = rows(edits.map((edit) => [edit]))
  if (single.length >= most) return single.slice(0, most)
  const seen = new Set(single.map(({ name }) => name))
  const double = rows(edits.flatMap((a, i) => edits.slice(i + 1).flatMap((b) => (apart(a, b) ? [[a, b]] : []))))
  return [...single, ...double.filter(({ name }) => !seen.has(name))].slice(0, most)
}
