import { searchable } from './user-text.ts'

/** The form of a question, which decides what its first sentence answers. */

export type QuestionForm = 'why' | 'how' | 'choice' | 'worry' | 'plain'

const WHY = /\b(?:why|how come|what is the (?:reason|cause)|kyon|kyun)\b|क्यों/
const HOW_TO =
  /\bhow (?:can|could|do|does|should|shall|might) (?:i|we|he|she|my (?:son|daughter|child|kid|boy|girl))\b|\bwhat (?:can|could|should|shall|must) (?:i|we) do\b/
const CHOICE =
  /\b(?:should|shall|is|are|would|can|do|will)\b[^.?!]*\bor (?!not\b|so\b|(?:\w+ )?(?:later|sooner|less|more)\b)/
/** An outcome that nobody hopes for: the support of a matter does not answer whether it comes. */
const WORRY =
  /\b(?:los[es]|lost|losing|fail\w*|bad|worse|problems?|trouble\w*|quarrel\w*|fight\w*|divorc\w*|separat\w*|break ?up|leave me|cheat\w*|debts?|sick|ill|illness|fired|poor|alone|never|stop|end|suffer\w*|accident\w*|danger\w*|enem\w*|stuck|unlucky|delay\w*|worr\w*)\b/

const STAYS = /\bor (?:to )?(?:better )?(?:stay|remain|keep)|\b(?:stay|remain)\b[^.?!]*\bor\b/
/** True for a question whether to stay in a place or to leave it. */
export const asksWhetherToStay = (text: string): boolean => STAYS.test(searchable(text))

/** The form of a question in English; `plain` for any other. */
export const formOfQuestion = (text: string): QuestionForm => {
  const words = searchable(text)
  if (WHY.test(words) || WHY.test(text)) return 'why'
  if (HOW_TO.test(words)) return 'how'
  if (CHOICE.test(words)) return 'choice'
  return WORRY.test(words) ? 'worry' : 'plain'
}
