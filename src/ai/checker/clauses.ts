import { is, PREDICATES } from './clause.ts'
import type { Item, Token } from './items.ts'

/** Where one statement of a sentence ends and the next begins. */

const SEPARATOR = (token: Token) => is(token, 'and') || (is(token, 'word') && /^[,;:()–—]$/.test(token.text))
const HARD = (token: Token) => is(token, 'break') || (is(token, 'word') && /^[;:]$/.test(token.text))

const VERB = /^(?:is|are|was|has|have|holds?|gets?|receives?|takes?|belongs?|ruled|occupied|brings?|gives?)$/

const OF_RANK = new Set<Item['is']>(['word', 'planet', 'ordinal', 'number', 'most', 'least', 'rank', 'and'])

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

/** "Once A is over, B begins" is one statement of two periods. */
const tellsOrder = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => is(token, 'level')) &&
  (tokens.some((token) => is(token, 'before') || is(token, 'follows')) ||
    (tokens.some((token) => is(token, 'end')) && tokens.some(({ text }) => text === 'once'))) &&
  !tokens.some((token) => is(token, 'date'))

/** Where one statement ends and the next begins. */
export const clausesOf = (tokens: readonly Token[]): Token[][] => {
  const clauses: Token[][] = []
  /** What stands between commas and is read after the rest. */
  const aside: Token[][] = []
  let clause: Token[] = []
  const close = () => {
    if (clause.length > 0) clauses.push(clause)
    clause = []
  }
  // Jupiter and Saturn together are one subject.
  const isOrder = tellsOrder(tokens) || tokens.some((token) => is(token, 'touch'))
  const isRanked = tokens.some((token) => is(token, 'rank'))
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    // "..., where Mars is"
    if (token.text === 'where' && clause.length > 0 && tokens.slice(i, i + 5).some((each) => is(each, 'planet'))) {
      const end = tokens.findIndex((each, at) => at > i && each.text === ',')
      if (end > 0 && VERB.test(tokens[end + 1]?.text ?? '')) {
        aside.push(tokens.slice(i, end))
        i = end
        continue
      }
      close()
    }
    // "formed, but cancelled" is one statement.
    const following = tokens.slice(i + 1, i + 5).find(({ item }) => item.is !== 'word')
    const isOneState =
      /^(?:but|though|although|yet)$/.test(token.text) && following !== undefined && is(following, 'state')
    // "The Ketu antardasha is short: it goes from ..." says which dates it has.
    const isItsDates =
      clause.some((each) => is(each, 'level')) &&
      !clause.some((each) => is(each, 'date')) &&
      tokens.slice(i + 1, i + 3).some(({ text }) => text === 'it') &&
      tokens.slice(i).some((each) => is(each, 'date')) &&
      !tokens.slice(i).some((each) => is(each, 'level'))
    // "Strong in three matters: work, money and children"
    const isItsList =
      clause.some((each) => is(each, 'band')) &&
      !clause.some((each) => is(each, 'area')) &&
      tokens.slice(i + 1).every((each) => is(each, 'area') || is(each, 'and') || /^(?:,|and|for|in)$/.test(each.text))
    if (HARD(token) && (isItsDates || isItsList)) continue
    if (HARD(token) && !isOneState) {
      // "On 24 January 2027: ..." says when of what follows.
      const isWhen =
        clause.some((each) => is(each, 'date')) && clause.every((each) => is(each, 'date') || is(each, 'word'))
      if (!isWhen) close()
      continue
    }
    if (SEPARATOR(token) && !isOrder) {
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
      // "The Sun is first in strength, Jupiter second"; "35 bindus, thirteen more than the second"
      const goesOn =
        (isRanked && right.every(({ item }) => OF_RANK.has(item.is))) ||
        (clause.some((each) => is(each, 'bindus')) && right.some((each) => is(each, 'than')))
      if (begins && states && complete && !listed && !apposed && !leads && !joint && !goesOn) {
        close()
        continue
      }
    }
    // "The second person's Jupiter in Virgo meets the first person's in Leo"
    if (
      is(token, 'person') &&
      clause.some((each) => is(each, 'person') && each.item.person !== token.item.person) &&
      clause.some(({ item }) => PREDICATES.has(item.is))
    )
      close()
    clause.push(token)
  }
  close()
  return [...clauses, ...aside]
}
