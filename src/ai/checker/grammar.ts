import { type Clause, clauseOf, type Ground, is, type Standing } from './clause.ts'
import { bindusHold, countsHold, ranksHold } from './counts.ts'
import type { Token } from './items.ts'
import { areasHold, combinationsHold, matchHolds } from './judgements.ts'
import { placements } from './placements.ts'
import { doubleTransitHolds, eventsHold, periodsHold, sadeSatiHolds } from './times.ts'

/** A clause read as claims, each of which has to be one of a cited fact. */

/** What stands alone and states something. */
const aloneHold = (c: Clause): boolean => {
  const { tokens, houses, planets, used, has, isMentioned, facts } = c
  for (const [index, token] of tokens.entries()) {
    if (used.has(index)) continue
    const { item } = token
    if (item.is === 'number' || item.is === 'date' || item.is === 'sign' || item.is === 'star' || item.is === 'dignity')
      return false
    if ((item.is === 'retrograde' || item.is === 'combust') && !used.has(index)) return false
    if (item.is === 'planet' && !isMentioned(item.planet)) return false
    if (
      item.is === 'area' &&
      !facts.some(({ id }) => id.endsWith(`score.${item.area}`)) &&
      (has('band') || has('score'))
    )
      return false
    if (item.is === 'band' && (item.band === 'strong' || item.band === 'weak') && planets.length + houses.length > 0) {
      const previous = tokens[index - 1]
      const claimsStrength =
        previous &&
        is(previous, 'word') &&
        ['is', 'are', 'stands', 'remains', 'very', 'quite', 'rather', 'particularly', 'especially'].includes(
          previous.text,
        )
      if (claimsStrength) return false
    }
  }
  return true
}

/** Every statement of a clause is read by one of them. */
const READERS = [
  ...[doubleTransitHolds, periodsHold, sadeSatiHolds, combinationsHold, matchHolds],
  ...[areasHold, bindusHold, ranksHold, countsHold, eventsHold],
]

/** Reads one clause; null where it states what no cited fact does. */
export const readClause = (tokens: readonly Token[], ground: Ground, before: Standing): Standing | null => {
  const c = clauseOf(tokens, ground, before)
  if (!c || !READERS.every((holds) => holds(c))) return null
  const placed = placements(c)
  if (!placed || !aloneHold(c)) return null
  const { whose, pair, chart, varga } = c
  const subject = placed.subject ?? c.subject
  const person = whose.length === 1 && pair ? whose[0]! : null
  return { subject: subject ?? before.subject, person, chart: chart === 'D1' ? null : chart, varga }
}
