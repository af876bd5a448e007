import { isTemporaryFriend, naturalRegard } from '../dignity.ts'
import { GRAHAS } from '../grahas.ts'
import type { Clause } from './clauses.ts'
import { bit, told } from './evidence-text.ts'
import type { Facts } from './facts.ts'
import type { Who } from './subjects.ts'

/** What may be said of two who are friends or are not; a planet is its own friend. */

const between = (a: Who, b: Who, kind: string, holds: (f: Facts, a: number, b: number) => boolean): Clause => ({
  says: `${a.name} and ${b.name} ${kind} friends`,
  holds: (f) => a.of(f) === b.of(f) || holds(f, a.of(f), b.of(f)),
  planets: (f) => bit(a, f) | bit(b, f),
  evidence: (f) => `${told(a, f)} and ${told(b, f)}`,
})

/** Each holds the other a friend. */
export const naturalFriends = (a: Who, b: Who): Clause =>
  between(
    a,
    b,
    'natural',
    (_, one, other) =>
      naturalRegard(GRAHAS[one]!, GRAHAS[other]!) === 'friend' &&
      naturalRegard(GRAHAS[other]!, GRAHAS[one]!) === 'friend',
  )
export const temporaryFriends = (a: Who, b: Who): Clause =>
  between(a, b, 'temporary', (f, one, other) => isTemporaryFriend(f.sign[one]!, f.sign[other]!))
