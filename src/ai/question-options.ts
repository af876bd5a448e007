/** The two options of a question, and its words as addressed to the asker. */

/** Pronouns of the asker, as addressed to the asker. */
const ADDRESSED: Readonly<Record<string, string>> = {
  ...{ i: 'you', we: 'you', me: 'you', us: 'you', my: 'your', our: 'your', mine: 'yours', ours: 'yours' },
  ...{ myself: 'yourself', ourselves: 'yourselves', "i'm": 'you are', "we're": 'you are', "i've": 'you have' },
}
/** A text with the pronouns of the asker as addressed to the asker: "ask my boss" becomes "ask your boss". */
export const inSecondPerson = (text: string): string =>
  text
    .replace(/\bI am\b/gi, 'you are')
    .replace(/\bI was\b/gi, 'you were')
    .replace(/[A-Za-z]+(?:'[a-z]+)?/g, (word) => ADDRESSED[word.toLowerCase()] ?? word)

/** Words after the second option: "Teaching or banking, which is better for me?" */
const TAIL = /(?:\s*[,;:]|\s+[-\u2013\u2014])\s*(?:which|what|who|where|when|how|and|but|if|kya|kaun)\b.*$/i
/** Words before the first option: "Which career suits me, design or law?" */
const HEAD = /^(?:which|what|who|where|how)\b.*,\s*/i
const ASKS = /^(?:should|shall|can|could|may|will|do|would|must) (?:i|we) (?:rather |better |just )?/i
const IS_BETTER = /^(?:is it|would it be|is) (?:better|best|wiser|good)?\s*(?:for (?:me|us) )?(?:to )?/i

/** The two options of a question such as "Delhi or Pune?"; null without two. */
export const optionsOf = (question: string): readonly [string, string] | null => {
  const sentence =
    question
      .trim()
      .split(/(?<=[.?!])\s+/)
      .findLast((each) => / (?:or|ya) /i.test(each)) ?? ''
  const [, first, rest] = /^(.{2,120}?),? (?:or|ya) (?!not\b|no\b|never\b)(.{2,160}?)[?.!\s]*$/i.exec(sentence) ?? []
  const second = rest?.replace(TAIL, '').replace(ASKS, '')
  if (!first || !second || second.length > 120) return null
  const plain = first
    .replace(/^.*[:?]\s*/, '')
    .replace(/^(?:which|what|who) (?:is|are|would be) [^,]*,\s*/i, '')
    .replace(HEAD, '')
    .replace(ASKS, '')
    .replace(IS_BETTER, '')
  // "Would teaching or banking suit me better?"
  const [subject, predicate] = [
    /^(?:would|will|does|is) (\S.*)$/i.exec(plain)?.[1],
    / (?:suits?|fits?|be|work)\b.*$/i.exec(second)?.[0],
  ]
  if (subject && predicate) return [subject, second.slice(0, -predicate.length)]
  return plain.length > 1 && second.length > 1 ? [plain, second] : null
}

/** Verbs that begin an option. An option without one shares the verb of the first. */
const VERBS =
  /^(?:accept|adopt|apply|ask|become|begin|borrow|build|buy|call|change|choose|close|come|continue|decline|divorce|do|drop|end|expand|find|fix|focus|forgive|get|give|go|help|hire|hold|invest|join|keep|learn|leave|lend|let|live|look|make|marry|merge|move|open|pay|prepare|propose|pursue|quit|refuse|remain|renovate|rent|repair|return|save|sell|settle|shift|speak|spend|split|start|stay|stick|stop|study|switch|take|talk|teach|tell|train|travel|try|wait|work|write)\b/i
const PREPOSITIONS = /^(?:to|in|at|for|with|into|on|by|from|as)\b/i
const gerundOf = (verb: string): string =>
  /[^aeioy]e$/i.test(verb)
    ? `${verb.slice(0, -1)}ing`
    : /^(?:[^aeiou]*[aeiou]|qui)[bdglmnprt]$/i.test(verb)
      ? `${verb}${verb.at(-1)}ing`
      : `${verb}ing`
/** An act as a noun phrase: "buy a flat" becomes "buying a flat", "keep working" becomes "working as now". */
const nounOf = (act: string): string => {
  const [, kept] = /^(?:keep|continue|go on) (\w+ing\b.*)$/i.exec(act) ?? []
  return kept ? `${kept} as now` : act.replace(/^\w+/, gerundOf)
}

/** Longer options are not repeated. */
const MOST_WORDS = 7
const IS_PLAIN = /^[\p{L}\p{N} ,'-]+$/u

/**
 * Two options as noun phrases to the asker: "moving to Berlin" and "staying in Mumbai". An answer repeats them, so long options, and
 * options with marks other than those of a plain name, have no names.
 */
export const optionNames = (
  [first, second]: readonly [string, string],
  question: string,
): readonly [string, string] | null => {
  const [one, two] = [first, second].map((option) => inSecondPerson(option.replace(/[\u2019`]/g, "'").trim())) as [
    string,
    string,
  ]
  for (const option of [one, two]) if (!IS_PLAIN.test(option) || option.split(' ').length > MOST_WORDS) return null
  // The capital of the first word of a question is no name if the other option has none.
  const plain =
    question.trim().startsWith(first) && /^\p{Ll}/u.test(two) ? one.charAt(0).toLowerCase() + one.slice(1) : one
  const isAct = VERBS.test(one) && /\b(?:i|we|it|better|to)\b/i.test(question.replace(first, ' '))
  if (!isAct) return [plain, two]
  if (VERBS.test(two)) return [nounOf(one), nounOf(two)]
  const [verb = '', preposition = ''] = one.split(' ')
  const shared = PREPOSITIONS.test(preposition) && !PREPOSITIONS.test(two) ? `${verb} ${preposition}` : verb
  return [nounOf(one), nounOf(`${shared} ${two}`)]
}
