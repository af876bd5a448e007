import { areasInText } from '../../../ai/question-areas.ts'
import { inSecondPerson } from '../../../ai/question-options.ts'
import { PERSON_PHRASE } from '../../../ai/relatives.ts'
import { normalizedText } from '../../../normalization.ts'

/** The clause of an English question, turned into a statement to the reader: "Should I ask my boss?" becomes "you should ask your boss". */

/** `act`: something the reader may do; `event`: something that may happen or be so. */
export interface QuestionClause {
  readonly kind: 'act' | 'event'
  readonly yes: string
  readonly no: string
}

const MAX_CLAUSE = 90
const AUXILIARY = 'will|would|should|shall|can|could|may|might|must|do|does|did|am|is|are|was|were|have|has'
const SUBJECT = 'i|we|he|she|it|they'
const CLAUSE = new RegExp(
  `^(?:(?:and|so|but|please|then),? )?(${AUXILIARY}) (${SUBJECT}|${PERSON_PHRASE}(?= )) (.+)$`,
  'i',
)
/** The auxiliary of a question, and the first word after it. */
const OPENING = new RegExp(`^(?:(?:and|so|but|please|then),? )?(${AUXILIARY}) (\\S+) `, 'i')
const DETERMINER = /^(?:the|a|an|any|this|that|these|those|my|our|his|her|their|some|all|every|both)$/i
const PRONOUN = new RegExp(`^(?:${SUBJECT}|you)$`, 'i')
/** True for the first word of a subject that is a noun or a name: "Will the school stay open?", "Will Priya call?" Its end is not known without a grammar. */
const beginsNoun = (word: string): boolean => DETERMINER.test(word) || (/^\p{Lu}/u.test(word) && !PRONOUN.test(word))
const ACT_MODALS = /^(?:should|shall|can|could|may|might|must)$/
/** An act that the question puts as an infinitive: "is it time to leave". */
const INFINITIVE = /^(?:\w+ ){1,4}(?:for (?:me|us) )?to \w/i

const OF_YOU: Readonly<Record<string, string>> = { am: 'are', is: 'are', was: 'were', has: 'have' }
const NEGATIVE: Readonly<Record<string, string>> = { can: 'cannot', must: 'need not' }

const sentences = (question: string): string[] =>
  normalizedText(question, 'NFC')
    .replace(/[’‘`´]/g, "'")
    .split(/[?.!]+(?:\s+|$)/)
    .map((part) => part.trim())
    .filter(Boolean)

/** The statement of a question with a pronoun or a person close to the asker as its subject; null for other questions and for texts that are long or not plain. */
export const clauseOfQuestion = (question: string): QuestionClause | null => {
  const found = sentences(question).findLast((part) => CLAUSE.test(part))
  const [, rawAuxiliary, rawSubject, rest] = (found && CLAUSE.exec(found)) || []
  if (!rawAuxiliary || !rawSubject || !rest) return null
  if (rest.length > MAX_CLAUSE || !/^[\p{L}\p{N} ,'-]+$/u.test(rest) || /\b(?:or|you|your|not)\b/i.test(rest))
    return null
  const modal = rawAuxiliary.toLowerCase()
  const isReader = /^(?:i|we)$/i.test(rawSubject)
  const subject = isReader ? 'you' : inSecondPerson(rawSubject.toLowerCase())
  const auxiliary = modal === 'shall' ? 'should' : ((isReader && OF_YOU[modal]) ?? modal) || modal
  const predicate = inSecondPerson(rest)
  const [, still, plain] = /^(still )?(.*)$/i.exec(predicate)!
  // "do" is the only auxiliary that a statement leaves out; "does" and "did" change the verb and stay.
  const positive = auxiliary === 'do' ? `${subject} ${predicate}` : `${subject} ${auxiliary} ${predicate}`
  return {
    kind: (isReader && ACT_MODALS.test(modal)) || (subject === 'it' && INFINITIVE.test(rest)) ? 'act' : 'event',
    yes: positive,
    no: `${subject} ${NEGATIVE[auxiliary] ?? `${auxiliary} not`} ${plain}${still ? ' any more' : ''}`,
  }
}

/** For a question with a noun as its subject: `happens` if it asks for the future, else `holds`; null for other questions. */
export const nounQuestionOf = (question: string): 'happens' | 'holds' | null => {
  const [, auxiliary, word] = OPENING.exec(sentences(question).at(-1) ?? '') ?? []
  if (!auxiliary || !beginsNoun(word!)) return null
  return /^(?:will|would|can|could|shall|should)$/i.test(auxiliary) ? 'happens' : 'holds'
}

/** The name that is the subject of a question: "Priya" in "Will Priya call?"; null for other subjects. */
export const nameOfSubject = (question: string): string | null => {
  const [, , word = ''] = OPENING.exec(sentences(question).at(-1) ?? '') ?? []
  return beginsNoun(word) && !DETERMINER.test(word) ? word : null
}

/** False for a question about something that belongs to others, such as a school in the village; its texts must not speak of the reader's own life. */
export const isOwnMatter = (question: string): boolean => {
  const text = sentences(question).at(-1) ?? ''
  const [, , subject = ''] = OPENING.exec(text) ?? []
  if (nounQuestionOf(question) === null || /^my$/i.test(subject) || /\b(?:i|me|we|us|mine|myself)\b/i.test(text))
    return true
  const owned = [...text.matchAll(/\b(?:my(?: \S+){1,3}|our \S+)/gi)]
  return owned.some(([phrase]) => areasInText(phrase).length > 0)
}

const ASKS_FOR_WAY =
  /\b(?:how (?:can|could|should|shall|do|may|might|must) (?:i|we)|how to|what (?:should|can|could|shall|must|do) (?:i|we) do|what to do)\b(?: best\b| better\b)?(.*)$/i

/** The aim of a question for advice: "To make peace with your sister" or "About your neighbours"; null for other questions, empty without an aim. */
export const aimOfQuestion = (question: string): string | null => {
  const found = sentences(question).findLast((part) => ASKS_FOR_WAY.test(part))
  const [, rest = ''] = (found && ASKS_FOR_WAY.exec(found)) || []
  if (!found) return null
  const aim = inSecondPerson(rest.trim())
  if (aim.length === 0 || aim.length > MAX_CLAUSE || !/^[\p{L}\p{N} ,'-]+$/u.test(aim)) return ''
  if (/^(?:about|with|for|in|at|on|if|when|after|before|against|next|now)\b/i.test(aim))
    return /^(?:next|now)\b/i.test(aim) ? '' : `${aim.charAt(0).toUpperCase()}${aim.slice(1)}`
  return `To ${aim}`
}
