import { searchable } from './user-text.ts'

/** The form of a question, which decides what its first sentence answers. */

const QUESTION_FORMS = [
  ...(['why', 'how', 'choice', 'worry', 'plain'] as const),
  ...(['how_long', 'where', 'now', 'strength', 'weakness'] as const),
] as const
export type QuestionForm = (typeof QUESTION_FORMS)[number]

const WHY = /\b(?:why|how come|what is the (?:reason|cause)|kyon|kyun)\b|क्यों/
const HOW_LONG = /\bhow (?:long|much longer|many (?:weeks|months|years))\b/
/** A question for a time and a duration: charts show the time. */
const WHEN_AND_HOW_LONG = /\bwhen\b[^.?!]*\bfor how (?:long|many (?:weeks|months|years))\b/g
/** A judgement of the present, and not a search for a day. */
const NOW =
  /\b(?:is|are|would|could) (?:this|these|it|now|today)\b[^.?!]*\b(?:good|right|best|wrong|bad|ideal|suitable) (?:time|moment|period|phase|months|years)\b/
const STRENGTH = /\b(?:strengths?|strong points?|talents?|gifts?|good at|do (?:really )?well|do best)\b/
const WEAKNESS = /\b(?:weakness\w*|weak points?|flaws?|blind spots?|bad at|careful (?:about|of|with|in))\b/
/** A question for a side of the reader, and not whether somebody has it. */
const ASKS_FOR_SIDE = /\b(?:what|where|which|tell|describe|my)\b/
const WHERE = /(?:^|[.?!,;] ?|\b(?:and|but|or|from|in) )where\b/
const HOW_TO =
  /\bhow (?:can|could|do|does|should|shall|might) (?:i|we|he|she|my (?:son|daughter|child|kid|boy|girl))\b|\bwhat (?:can|could|should|shall|must) (?:i|we) do\b/
const CHOICE =
  /\b(?:should|shall|is|are|would|can|do|will)\b[^.?!]*\bor (?!not\b|so\b|(?:\w+ )?(?:later|sooner|less|more)\b)/
/** Two names without a verb, alone or with a question beside them: "Teaching or banking, which is better?" */
const TWO_NAMES = /^(?:[a-z'-]+ ){1,3}or (?!not\b|so\b|later\b)[a-z'-]+(?: [a-z'-]+){0,2}(?:[,;:?!.]| -|$)/
const ASKED_OF_TWO =
  /^(?:which|what|where|who|with whom)\b[^.?!]*, ?(?:[a-z'-]+ ){1,3}or [a-z'-]+(?: [a-z'-]+){0,2}[?!. ]*$/
/** An outcome that nobody hopes for: the support of a matter does not answer whether it comes. */
const WORRY =
  /\b(?:los[es]|lost|losing|fail\w*|bad|worse|problems?|trouble\w*|quarrel\w*|fight\w*|divorc\w*|separat\w*|break ?up|leave me|cheat\w*|debts?|sick|ill|illness|fired|poor|alone|never|stop|end|suffer\w*|accident\w*|danger\w*|enem\w*|stuck|unlucky|delay\w*|worr\w*)\b/

const STAYS = /\bor (?:to )?(?:better )?(?:stay|remain|keep)|\b(?:stay|remain)\b[^.?!]*\bor\b/
/** True for a question whether to stay in a place or to leave it. */
export const asksWhetherToStay = (text: string): boolean => STAYS.test(searchable(text))

const LASTS = /\b(?:last|lasts|continue|go on|goes on|stay|remain|keep|have to)\b/
/** True for a question how long something lasts, and not how long until it comes. */
export const asksHowLongItLasts = (text: string): boolean => LASTS.test(searchable(text))

/** The text without the words of a side, which name no matter of life. */
export const withoutSideWords = (text: string): string =>
  text.replace(new RegExp(`${STRENGTH.source}|${WEAKNESS.source}`, 'gi'), ' ')

/** The form of a question in English; `plain` for any other. */
export const formOfQuestion = (text: string): QuestionForm => {
  const words = searchable(text)
  if (WHY.test(words) || WHY.test(text)) return 'why'
  if (HOW_LONG.test(words.replace(WHEN_AND_HOW_LONG, 'when '))) return 'how_long'
  if (TWO_NAMES.test(words) || ASKED_OF_TWO.test(words)) return 'choice'
  if (NOW.test(words)) return 'now'
  if (ASKS_FOR_SIDE.test(words)) {
    if (WEAKNESS.test(words)) return 'weakness'
    if (STRENGTH.test(words)) return 'strength'
  }
  if (WHERE.test(words)) return 'where'
  if (HOW_TO.test(words)) return 'how'
  if (CHOICE.test(words)) return 'choice'
  // The end of a period is no outcome.
  return WORRY.test(words.replace(/\bend of\b/g, ' ')) ? 'worry' : 'plain'
}
