import { otherPersonOf } from '../../../ai/relatives.ts'
import { isOwnMatter, nameOfSubject } from './question-clause.ts'

/** Questions whose subject is somebody else than the asker, and the positions of a spread in such a question. */

export interface OtherSubject {
  /** As said to the asker: "your son", "Priya". */
  readonly person: string
  /** False for a matter that belongs to several people: "Will the school stay open?" */
  readonly isPerson: boolean
  /** True if the question asks what that person does or feels toward the asker. */
  readonly isTowardAsker: boolean
}

const GRIEF = /\b(?:late|died|dead|deceased|passed away|death|dying|grief|mourn\w*)\b/i
const TOWARD_ASKER = /\b(?:me|us)\b/i

/** The subject of a question about somebody else; null for a question on the life of the asker. */
export const otherSubjectOf = (question: string): OtherSubject | null => {
  if (GRIEF.test(question)) return null
  const isTowardAsker = TOWARD_ASKER.test(question)
  const person = otherPersonOf(question)
  if (person) return { person: person.name ? `your ${person.name}` : 'this person', isPerson: true, isTowardAsker }
  if (isOwnMatter(question)) return null
  const name = nameOfSubject(question)
  return { person: name ?? 'those whom it concerns', isPerson: name !== null, isTowardAsker }
}

/** The role of a position in a question about somebody else. Positions without a role keep their texts: they are about the asker. */
export type OtherRole = 'past' | 'present' | 'obstacle' | 'outcome' | 'aim' | 'advice' | 'around'
export const OTHER_ROLES: Readonly<Record<string, OtherRole>> = {
  ...{ past: 'past', 'recent past behind': 'past', 'root below': 'past' },
  ...{ present: 'present', situation: 'present', 'present situation': 'present', mind: 'present', body: 'around' },
  ...{ 'what crosses it': 'obstacle', obstacles: 'obstacle', 'hidden influences': 'obstacle' },
  ...{ future: 'outcome', outcome: 'outcome', 'near future ahead': 'outcome' },
  ...{ 'conscious aim above': 'aim', 'hopes and fears': 'aim', spirit: 'aim' },
  ...{ action: 'advice', 'what to do': 'advice', last: 'outcome', first: 'present', heart: 'obstacle' },
  ...{ 'surroundings and others': 'around', 'attitude of others': 'around' },
}
