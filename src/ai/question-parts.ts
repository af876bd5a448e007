/** Two questions in one text. */

const ASKS = '(?:when|where|how|will|is|are|should|can|do|does|what|which|who)'
const SECOND = new RegExp(
  `^(.{8,}?)(?:,? and|[?.!]|,)\\s+(?:if (?:yes|so),? (?:then )?)?(${ASKS}\\b[^?.!]*)[?.!\\s]*$`,
  'i',
)
const BARE = /^(?:when|where|how|how long|how soon|which one|in which (?:year|city|field))$/i
/** Words that begin a question. A second question needs one before it. */
const FIRST_ASKS =
  /^(?:\W*(?:and|so|but|please|then)\b)?\W*(?:when|where|how|will|is|are|am|should|shall|can|could|do|does|did|what|which|who|would|may)\b/i

/** A text in its first question and its second one; the second is null for one question. A bare "and when?" asks for the matter of the first. */
export const questionParts = (text: string): readonly [first: string, second: string | null] => {
  const [, first, second] = SECOND.exec(text.trim()) ?? []
  if (!first || !second || !FIRST_ASKS.test(first) || / or /i.test(second)) return [text, null]
  const own = second.trim()
  if (BARE.test(own)) return [`${first}?`, `${own} ${first}?`]
  // A second question of one or two words is the end of the first.
  return own.split(' ').length < 3 ? [text, null] : [`${first}?`, `${own}?`]
}
