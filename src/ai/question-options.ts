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

/** The two options of a question such as "Delhi or Pune?"; null without two. */
export const optionsOf = (question: string): readonly [string, string] | null => {
  const [, first, second] =
    /^(.{2,120}?),? (?:or|ya) (?!not\b|no\b|never\b)(.{2,120}?)[?.!\s]*$/i.exec(question.trim()) ?? []
  if (!first || !second) return null
  const plain = first
    .replace(/^.*[:?]\s*/, '')
    .replace(/^(?:which|what|who) (?:is|are|would be) [^,]*,\s*/i, '')
    .replace(/^(?:should|shall|can|could|may|will|do|would|must) (?:i|we) (?:rather |better )?/i, '')
    .replace(/^(?:is it|would it be|is) (?:better|best|wiser|good)?\s*(?:for (?:me|us) )?(?:to )?/i, '')
  // "Would teaching or banking suit me better?"
  const [subject, predicate] = [
    /^(?:would|will|does|is) (\S.*)$/i.exec(plain)?.[1],
    / (?:suits?|fits?|be|work)\b.*$/i.exec(second)?.[0],
  ]
  if (subject && predicate) return [subject, second.slice(0, -predicate.length)]
  return plain.length > 1 ? [plain, second] : null
}
