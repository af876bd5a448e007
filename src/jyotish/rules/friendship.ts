import { isTemporaryFriend, naturalRegard } from '../dignity.ts'
import { GRAHAS } from '../grahas.ts'
import type { Clause } from './clauses.ts'
import { bit, rulePlanetText } from './evidence-text.ts'
import type { RuleFacts } from './facts.ts'
import type { RulePlanet } from './subjects.ts'

/** Clauses on the friendship of two planets. A planet is its own friend. */

const friendshipClause = (
  a: RulePlanet,
  b: RulePlanet,
  kind: string,
  holds: (f: RuleFacts, a: number, b: number) => boolean,
): Clause => ({
  wording: `${a.name} and ${b.name} ${kind} friends`,
  holds: (f) => a.of(f) === b.of(f) || holds(f, a.of(f), b.of(f)),
  planets: (f) => bit(a, f) | bit(b, f),
  evidence: (f) => `${rulePlanetText(a, f)} and ${rulePlanetText(b, f)}`,
})

/** True if each is a natural friend of the other. */
export const naturalFriends = (a: RulePlanet, b: RulePlanet): Clause =>
  friendshipClause(
    a,
    b,
    'natural',
    (_, left, right) =>
      naturalRegard(GRAHAS[left]!, GRAHAS[right]!) === 'friend' &&
      naturalRegard(GRAHAS[right]!, GRAHAS[left]!) === 'friend',
  )
export const temporaryFriends = (a: RulePlanet, b: RulePlanet): Clause =>
  friendshipClause(a, b, 'temporary', (f, left, right) => isTemporaryFriend(f.sign[left]!, f.sign[right]!))
