/** Texts on somebody else than the reader: "your chart" becomes "your child's chart" or "the first person's chart". */

const VERBS =
  'are|were|have|had|do|did|can|could|may|might|will|would|should|must|need|want|decide|know|see|get|feel|like|love|give|take|put|find|make|' +
  'speak|think|learn|look|work|live|begin|begun|hold|keep|carry|bring|come|go|stand|start|try|use|wait|ask|tell|meet|read|write|show|share|earn|' +
  'gain|grow|help|hear|join|lead|listen|notice|own|play|prefer|reach|rest|say|seem|settle|spend|stay|talk|trust|understand|win|wish'
const ADVERBS = '(?:already|also|often|still|never|always|now|only|seldom|easily|first|rarely) '
/** "you" before a known verb, or before any word of a subordinate clause. */
const SUBJECT = new RegExp(
  `(?<!\\b(?:makes?|made|lets?|helps?|helped|sees?|saw|hears?|heard|do|does|did|can|will) )\\byou (${ADVERBS})?(${VERBS})\\b|(?<=\\b(?:what|whatever|where|when|while|if|how|that|which|until|than|as|and|but|so|because|before|after|since|although|or)(?: line| thing| work)? |^|(?:[.!?;:]|\\p{Pd}) )you (?!already)(\\w+)`,
  'giu',
)
const IRREGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does', go: 'goes' }
const UNCHANGED = /^(?:had|did|can|could|may|might|will|would|should|must|begun)$/

const thirdPerson = (verb: string): string =>
  UNCHANGED.test(verb)
    ? verb
    : (IRREGULAR[verb] ??
      (/(?:ch|sh|s|x|z|o)$/.test(verb) ? `${verb}es` : /[^aeou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`))

const capital = (like: string, text: string): string =>
  /^[A-Z]/.test(like) ? text[0]!.toUpperCase() + text.slice(1) : text

/** The text with another person instead of the reader: `subject` at the first mention, pronouns afterwards. */
export const inThirdPerson = (text: string, subject: string): string => {
  let isNamed = false
  const name = (first: string, later: string): string => {
    const words = isNamed ? later : first
    isNamed = true
    return words
  }
  const PERSON = new RegExp(`${SUBJECT.source}|\\byourself\\b|\\byours\\b|\\byour\\b|\\byou\\b`, 'giu')
  return text.replace(PERSON, (match: string, adverb = '', known?: string, other?: string) => {
    const verb = known ?? other
    if (verb)
      return capital(
        match,
        name(`${subject} ${adverb}${thirdPerson(verb.toLowerCase())}`, `they ${adverb}${verb.toLowerCase()}`),
      )
    const lower = match.toLowerCase()
    if (lower === 'yourself') return 'themselves'
    if (lower === 'you') return capital(match, name(subject, 'them'))
    return capital(match, lower === 'yours' ? name(`${subject}'s`, 'theirs') : name(`${subject}'s`, 'their'))
  })
}

/** The text with the child instead of the reader; a text that speaks of "your child" already stays as it is. */
export const forParents = (text: string): string =>
  /\byour child\b/i.test(text) ? text : inThirdPerson(text, 'your child')
