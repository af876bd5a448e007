import { areasInText, kindOfQuestion } from '../../../ai/question-areas.ts'
import type { Facet, ReplyTopicTexts } from '../../../readings/card-texts.ts'
import { fillWords } from '../../../readings/passage.ts'
import type { TarotTexts } from '../../../readings/tarot-texts.ts'

/** The subject of a question: a person close to the reader, or work that the reader is looking for. */

const PERSON =
  /\bmy (?:(?:elder|older|eldest|younger|youngest|little|big|new|best|future) )?(mother|mom|mum|father|dad|sister|brother|son|daughter|husband|wife|partner|girlfriend|boyfriend|friend|boss|manager|colleague|ex(?:[- ](?:husband|wife|partner|girlfriend|boyfriend))?)\b(?!['’]s?\b)/i
const AT_WORK = /^(?:boss|manager|colleague)$/i
const LOVED = /^(?:husband|wife|partner|girlfriend|boyfriend)$/i
const FORMER = /^ex\b/i
const GRIEF = /\b(?:late|died|dead|deceased|passed away|death|dying|grief|mourn\w*)\b/i
/** Areas that a question about a person may name without a change of its subject. */
const RELATION_AREAS: readonly string[] = ['romance', 'marriage', 'family']

const SEEKS_WORK =
  /\b(?:appl(?:y|ied|ying|ications?)|interview\w*|unemployed|hired?|job (?:offer|search|hunt\w*|application)|new job|looking for (?:a |any )?(?:\w+ )?(?:job|work)|(?:get|find|land|getting|finding) (?:(?:the|a|an|this|that|any|another) )?(?:\w+ )?(?:job|work|post|position))\b/i
const SEEKS_LOVE =
  /\b(?:(?:find|finding|meet|meeting) (?:(?:true|real|new|a|an|the|some|right|my) )*(?:love|lover|partner|girlfriend|boyfriend|husband|wife|soulmate|someone|somebody|one)|fall in love|love again|new love|am single|soulmate)\b/i
const APPLIED = /\bappl(?:y|ied|ying|ications?)\b|\binterview/i

/** Words that begin an open question. */
const OPENS =
  /^\W*(?:(?:and|so|but|please|then) )?(?:what|how|why|who|where|tell|describe|explain|que|qué|como|cómo|comment|pourquoi|wie|warum|kaise|kyon|kyun)\b/i
const ASKS_FOR_CHANCES = /\b(?:chances?|odds|likely|likelihood|probab\w+)\b/i

/** True for a question that no yes or no answers. */
export const isOpenQuestion = (question: string): boolean =>
  kindOfQuestion(question) === 'open' && OPENS.test(question) && !ASKS_FOR_CHANCES.test(question)

/** The person whom a question is about, as "my mother" without the "my"; null if another matter is its subject. */
export const personOfQuestion = (question: string): string | null => {
  const [phrase, person] = PERSON.exec(question) ?? []
  if (!phrase || !person || GRIEF.test(question)) return null
  // In "peace with somebody" the word does not name the inner life.
  const [area] = areasInText(question.replace(phrase, ' ').replace(/\bpeace with\b/gi, ' '))
  return area === undefined || RELATION_AREAS.includes(area) ? person.toLowerCase() : null
}

/** True for a question about a love that the reader does not have yet. */
export const seeksLove = (question: string): boolean => SEEKS_LOVE.test(question)

export const seeksWork = (question: string): boolean => SEEKS_WORK.test(question)

/**
 * The texts of a reply to a question about a person ("your mother"), and the line of a card that speaks of such a person. `isOtherLife`: the
 * question is about the own life of that person, and not about the bond with the asker.
 */
export const personTexts = (person: string, isOtherLife: boolean, { reply }: Pick<TarotTexts, 'reply'>) => {
  if (isOtherLife) {
    const { otherLives } = reply
    return { texts: { ...otherLives, matter: fillWords(otherLives.matter, { person }) }, facet: 'actions' as const }
  }
  const { persons } = reply
  const relation = person.replace(/^your /, '')
  const matter = FORMER.test(relation)
    ? persons.formerMatter
    : AT_WORK.test(relation)
      ? persons.workMatter
      : persons.matter
  const texts: ReplyTopicTexts = {
    ...persons,
    matter: fillWords(matter, { person }),
    ...(FORMER.test(relation) && { deed: persons.formerDeed, instead: persons.formerDeed }),
  }
  const facet: Facet = AT_WORK.test(relation) ? 'work' : LOVED.test(relation) ? 'love' : 'actions'
  return { texts, facet }
}

/** The texts of a reply to somebody who looks for work. */
export const seekerTexts = (question: string, { reply }: Pick<TarotTexts, 'reply'>): ReplyTopicTexts => ({
  ...reply.seekers,
  matter: APPLIED.test(question) ? reply.seekers.application : reply.seekers.matter,
})
