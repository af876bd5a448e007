import { areasOfQuestion } from '../../../ai/read-question.ts'
import type { AssessedArea } from '../../../jyotish/assessment/area.ts'
import type { Facet, ReplyTopic } from '../../../readings/card-texts.ts'
import { isOwnMatter } from './question-clause.ts'
import { seeksLove } from './question-subject.ts'

/** The topic of a question, and the line of a card that speaks of the topic. */

const TOPIC_OF_AREA: Readonly<Record<AssessedArea, ReplyTopic>> = {
  career: 'work',
  politics: 'work',
  wealth: 'money',
  health: 'wellbeing',
  education: 'study',
  marriage: 'love',
  romance: 'love',
  children: 'home',
  family: 'home',
  property: 'other',
  relocation: 'travel',
  foreign_travel: 'travel',
  spiritual: 'other',
}
/** The line of a card that speaks of a topic. */
export const FACET_OF_TOPIC = {
  love: 'love',
  work: 'work',
  money: 'finances',
  wellbeing: 'wellbeing',
  study: 'advice',
  home: 'actions',
  travel: 'outcome',
  other: 'general',
} as const satisfies Record<ReplyTopic, string>

/** A result that people fear, as the subject of a question for yes or no. */
const FEARED =
  /\b(?:los(?:e|ing|s)|fail(?:ure|ing)?|fired|laid off|sacked|break up|breakup|rejected|reject|refused?|bankrupt\w*|go wrong|get worse|worse|too late|regret|ruined?|leave me|leaving me|lonely|alone forever)\b/i
const ASKS_FOR_ADVICE = /\b(?:should|shall|can|may|could|would)\b/i

/** The topic of a question; `other` if its matter is not the reader's own. */
export const topicOfQuestion = (question: string): ReplyTopic => {
  if (!isOwnMatter(question)) return 'other'
  const [area] = areasOfQuestion(question.replace(/\bwork(?:s|ed|ing)? (?:out|for (?:me|us))\b/gi, ' '))
  return area ? TOPIC_OF_AREA[area] : 'other'
}
/** True for a question whether something bad will happen. */
export const isFeared = (question: string): boolean => FEARED.test(question) && !ASKS_FOR_ADVICE.test(question)

/** True for a question whose undecided cards may lean to a side: none about health or a loss. */
export const mayLean = (question: string): boolean => !isFeared(question) && topicOfQuestion(question) !== 'wellbeing'

/** The line of the cards that fits a question, in positions without a subject of their own. */
export const facetOfQuestion = (question: string | null): Facet => {
  // The lines on love are written for two people who have found each other.
  const facet = question && !seeksLove(question) ? FACET_OF_TOPIC[topicOfQuestion(question)] : 'general'
  return facet === 'love' || facet === 'work' || facet === 'finances' || facet === 'wellbeing' ? facet : 'general'
}
