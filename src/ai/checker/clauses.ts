import { is, PREDICATES } from './clause.ts'
import type { Item, Token } from './items.ts'

/** Where one statement of a sentence ends and the next begins. */

const SEPARATOR = (token: Token) => is(token, 'and') || (is(token, 'word') && /^[,;:()–—]$/.test(token.text))
const HARD = (token: Token) => is(token, 'break') || (is(token, 'word') && /^[;:]$/.test(token.text))

const SUBJECTS = new Set<Item['is']>([
  'planet',
  'lordof',
  'ascendant',
  'named',
  'level',
  'area',
  'koota',
  'person',
  'sadesati',
  'number',
])

/** Where one statement ends and the next begins. */
export const clausesOf = (tokens: readonly Token[]): Token[][] => {
  const clauses: Token[][] = []
  let clause: Token[] = []
  const close = () => {
    if (clause.length > 0) clauses.push(clause)
    clause = []
  }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    // "formed, but cancelled" is one statement.
    const isOneState = token.text === 'but' && tokens[i + 1] !== undefined && is(tokens[i + 1], 'state')
    if (HARD(token) && !isOneState) {
      close()
      continue
    }
    if (SEPARATOR(token)) {
      const end = tokens.findIndex((each, at) => at > i + 1 && (SEPARATOR(each) || HARD(each)))
      const right = tokens.slice(i + 1, end < 0 ? undefined : end)
      const first = right.find(({ item }) => item.is !== 'word')
      const begins = first !== undefined && SUBJECTS.has(first.item.is)
      const after = right.slice(right.indexOf(first!) + 1)
      const states = after.some(({ item }) => PREDICATES.has(item.is)) || is(first, 'koota')
      const complete =
        clause.some(({ item }) => SUBJECTS.has(item.is)) && clause.some(({ item }) => PREDICATES.has(item.is))
      const last = clause.findLast(({ item }) => item.is !== 'word')
      const listed = last && (is(last, 'with') || is(last, 'aspect') || is(last, 'rules') || is(last, 'ruledby'))
      const apposed =
        clause.some((each) => is(each, 'rules') || is(each, 'lordof')) && clause.every((each) => !is(each, 'planet'))
      const leads = clause.every(
        (each) =>
          is(each, 'word') || is(each, 'varga') || is(each, 'transit') || is(each, 'natal') || is(each, 'person'),
      )
      const joint = last && is(last, 'planet') && right.some((each) => is(each, 'touch'))
      if (begins && states && complete && !listed && !apposed && !leads && !joint) {
        close()
        continue
      }
    }
    clause.push(token)
  }
  close()
  return clauses
}
