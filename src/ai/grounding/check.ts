import type { PackFact } from '../claims.ts'
import type { ReadingLanguage } from './forms.ts'
import { conceptsOf, isHindi, isPlain, normalised, refusedClass, setOf, stemOf, type Tone, wordsIn } from './lexical.ts'
import type { Passage } from './passages.ts'
import { CAUSES, COMPARES, CONTRASTS, DOUBTS, IMPERATIVES, NEGATORS, TAKES_AWAY } from './refused-words.ts'
import { type Piece, piecesOf, rendered, type Sources } from './slots.ts'
import { toneOf } from './tone.ts'

/**
 * Whether a paragraph of a model says only what its facts and passages say. Facts stand in slots, which the server fills. Every other word
 * is a plain one, or belongs to a concept that a cited passage has.
 */

export interface DraftParagraph {
  readonly text: string
  readonly passages: readonly string[]
}
export interface GroundedParagraph {
  readonly text: string
  readonly fact_ids: readonly string[]
}
export type Verdict = { readonly paragraph: GroundedParagraph } | { readonly reason: string }

export interface Grounds extends Sources {
  readonly language: ReadingLanguage
  /** Whether the section gives advice: it needs no fact. */
  readonly free: boolean
  readonly canary: string
}

const LONGEST = 2500
const MOST_PASSAGES = 4
const CHARACTERS = /^[\p{Script=Latin}\p{Script=Devanagari}\s.,;:?!।'()–—-]*$/u
const [negators, contrasts, doubts, causes] = [NEGATORS, CONTRASTS, DOUBTS, CAUSES].map(setOf) as [
  ReadonlySet<string>,
  ReadonlySet<string>,
  ReadonlySet<string>,
  ReadonlySet<string>,
]
const HINDI = /\p{Script=Devanagari}/u
const CLAUSES =
  /[,;:()–—]| (?:and|but|while|yet|so|or|which|that|what|who|where|because|when|और|पर|लेकिन|तथा|जबकि|कि|इसलिए) /iu
const compares = setOf(COMPARES)
const imperatives = setOf(IMPERATIVES)
const LEAD_IN =
  /^(?:and|then|so|also|here|today|at such times|in practice|in daily life|for now|this week|each day|when [^,]{3,60}|if [^,]{3,60})[,:]?\s+/i
const HELPFUL =
  /\b(?:it (?:can |may |often )?helps? to|it is (?:worth|good|useful|wise|kind|enough) to|it is worth|(?:does|do) you good|a good (?:habit|step|start) is|you (?:can|could|may|might) (?:try|start|begin|ask|give|let|use|keep|write|choose|take))\b/i
/** A clause that states something, also in a sentence of advice. */
const STATES = /\b(?:is|are|was|were|has|had|comes?|brings?|gives) (?!to\b)/i
const HINDI_ADVICE = /(?:चाहिए|अच्छा है|बेहतर है|उपयोगी है|मदद मिलती है)\s*[।!]?\s*$/u

const isAdvice = (sentence: string): boolean => {
  if (HELPFUL.test(sentence) || HINDI_ADVICE.test(sentence)) return true
  if (HINDI.test(sentence))
    return sentence.split(CLAUSES).some((clause) => imperatives.has(wordsIn(clause).at(-1) ?? ''))
  const [first = ''] = wordsIn(sentence.replace(LEAD_IN, ''))
  return imperatives.has(first)
}

/** What a sentence may draw on. */
interface Ground {
  /** The clauses of the cited passages. */
  readonly clauses: readonly {
    readonly sentence: string
    readonly stems: ReadonlySet<string>
    readonly denied: ReadonlySet<string>
  }[]
  /** Whether a cited passage is about a fact of the sentence. */
  readonly anchored: boolean
  /** The tones of the facts of the sentence. */
  readonly tones: ReadonlySet<Tone>
}

const isFree = (word: string) => isPlain(word) || negators.has(word) || contrasts.has(word)
const denies = (word: string) => negators.has(word) || TAKES_AWAY.test(word)
/** The stems that the negators of a clause are about: the next word of weight, in Hindi the one before as well. */
const deniedIn = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    if (!denies(word)) return []
    const weighty = (each: string) => !denies(each) && (each.length > 3 || HINDI.test(each) || !isFree(each))
    const after = words.slice(at + 1).find(weighty)
    const before = words.slice(0, at).findLast(weighty)
    return [after, !after || HINDI.test(word) ? before : undefined].flatMap((each) => (each ? [stemOf(each)] : []))
  })

const known = new WeakMap<Passage, Ground['clauses']>()
const clausesOf = (passage: Passage): Ground['clauses'] => {
  let clauses = known.get(passage)
  if (!clauses) {
    clauses = passage.sentences.flatMap((sentence) =>
      normalised(sentence)
        .replace(/\bshort of\b/g, 'without')
        .split(CLAUSES)
        .map(wordsIn)
        .map((words) => ({
          sentence,
          stems: new Set(words.filter((word) => !refusedClass(word)).map(stemOf)),
          denied: new Set(deniedIn(words)),
        })),
    )
    known.set(passage, clauses)
  }
  return clauses
}

/** `facts`: those in slots of the sentence. */
const groundOf = (passages: readonly Passage[], facts: readonly PackFact[]): Ground => {
  const anchored = passages.some(({ fact_ids }) => facts.some(({ id }) => fact_ids.includes(id)))
  const tones = new Set(facts.map(toneOf).filter((tone) => tone !== null))
  return { clauses: passages.flatMap(clausesOf), anchored, tones }
}

/** Two forms of one word, such as "patient" and "patience". */
const isFormOf = (a: string, b: string): boolean => {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return same >= 5 && a.length - same <= 4 && b.length - same <= 4 && /less?$/.test(a) === /less?$/.test(b)
}
const saysItself = (stems: ReadonlySet<string>, stem: string): boolean =>
  stems.has(stem) || [...stems].some((other) => isFormOf(stem, other))
const says = (stems: ReadonlySet<string>, stem: string): boolean =>
  saysItself(stems, stem) ||
  conceptsOf(stem).some(({ triggers, english }) =>
    [...(HINDI.test(stem) ? english : triggers)].some((other) => stems.has(other)),
  )

const CARRIED: Readonly<Record<'+' | '-', Tone>> = { '+': 'supportive', '-': 'testing' }
/** The tone that a word needs; null where it praises and burdens nothing. */
const neededTone = (stem: string): Tone | null => {
  const own = new Set(conceptsOf(stem).map(({ tone }) => tone))
  return own.size !== 1 || own.has('0') ? null : CARRIED[own.has('+') ? '+' : '-']
}
/** Words of the tone itself, such as "favourable" and "difficult": beside a fact of that tone they need no passage. */
const isEvaluation = (stem: string) =>
  conceptsOf(stem).some(({ words }) => words.includes('favourable') || words.includes('difficult'))

/** Whether one sentence of the passages says all of it. */
const isSaidInOne = (stems: readonly string[], { clauses }: Ground): boolean =>
  stems.length === 0 ||
  clauses.some(({ sentence }) =>
    stems.every((stem) => clauses.some((each) => each.sentence === sentence && says(each.stems, stem))),
  )

/** Why a clause outside slots cannot stand; else the stems of its claims. */
const claimsOf = (clause: string, ground: Ground, advice: boolean, denying: boolean): string | readonly string[] => {
  const words = wordsIn(clause)
  const denied = words.some(denies)
  const stems: string[] = []
  for (const word of words) {
    if (compares.has(word) && !advice && !ground.clauses.some(({ stems: of }) => of.has(stemOf(word))))
      return `"${word}" compares what no cited passage compares`
    const refused = refusedClass(word)
    if (refused) return `"${word}" is ${refused}: it stands in a slot only`
    if (isFree(word)) continue
    const stem = stemOf(word)
    const tones = conceptsOf(stem).map(({ tone }) => tone)
    const sayers = ground.clauses.filter(({ stems: of }) => says(of, stem))
    if (sayers.length === 0) {
      const evaluates = isEvaluation(stem) && ground.tones.has(neededTone(stem)!)
      const advises = advice && tones.length > 0 && (denied || tones.some((tone) => tone !== '-'))
      if (evaluates || advises) continue
      return `"${word}" is said by no cited passage`
    }
    const tone = neededTone(stem)
    if (
      tone &&
      !advice &&
      !ground.anchored &&
      ground.tones.size > 0 &&
      !ground.tones.has(tone) &&
      !ground.tones.has('mixed')
    )
      return `"${word}" has another tone than the facts`
    if (!denying && !advice && sayers.every((each) => each.denied.has(stem)))
      return `"${word}" is denied by the passage`
    stems.push(stem)
  }
  return isSaidInOne(stems, ground) ? stems : `"${clause.trim()}" joins words of different sentences`
}

/** Words of a text that weigh, as stems. */
const weightyStems = (text: string): Set<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => word.length > 3 || HINDI.test(word) || !isFree(word))
      .map(stemOf),
  )

interface OwnClause {
  readonly clause: string
  readonly found: readonly string[]
}

/** How many words of clauses one sentence of the passages shares at most; only of clauses all of whose claims it says. */
const sharedWords = (clauses: readonly OwnClause[], ground: Ground): number => {
  const sentences = Map.groupBy(ground.clauses, ({ sentence }) => sentence)
  const counts = [...sentences.values()].map((parts) => {
    const isSaid = (stem: string) => parts.some(({ stems }) => says(stems, stem))
    const held = clauses.filter(({ found }) => found.every(isSaid))
    return new Set(held.flatMap(({ clause }) => [...weightyStems(clause)].filter(isSaid))).size
  })
  return Math.max(0, ...counts)
}

/** Whether a clause, with those of its sentence that rest on the same sentence of a passage, keeps two words of it. */
const isKept = (own: OwnClause, clauses: readonly OwnClause[], ground: Ground): boolean =>
  [...Map.groupBy(ground.clauses, ({ sentence }) => sentence).values()].some((parts) => {
    const isSaid = (stem: string) => parts.some(({ stems }) => says(stems, stem))
    return own.found.every(isSaid) && sharedWords(clauses, { ...ground, clauses: parts }) > 1
  })

/** Why a sentence outside slots cannot stand; null where it can. `anchored`: a slot of it is a fact of a cited passage. */
const faultOfSentence = (text: string, ground: Ground, language: ReadingLanguage, anchored: boolean): string | null => {
  const advice = isAdvice(text)
  const denying = wordsIn(text).some(denies)
  const clauses: OwnClause[] = []
  for (const clause of text.split(CLAUSES)) {
    const advises = advice && !STATES.test(clause)
    const found = claimsOf(clause, ground, advises, denying)
    if (typeof found === 'string') return found
    clauses.push({ clause, found })
    const targets = deniedIn(wordsIn(clause))
    if (!wordsIn(clause).some(denies)) continue
    const praised = wordsIn(clause).some((word) => conceptsOf(stemOf(word)).some(({ tone }) => tone === '+'))
    if (advises && !praised) continue
    const denied = ground.clauses.some(
      (each) => targets.length > 0 && targets.some((stem) => says(each.denied, stem)) && isSaidInOne(found, ground),
    )
    if (!denied) return `"${clause.trim()}" denies what no cited passage denies`
  }
  if (advice && !clauses.some(({ clause }) => STATES.test(clause))) return null
  const claims = clauses.flatMap(({ found }) => found)
  const shared = sharedWords(clauses, ground)
  if (claims.length === 0) {
    const doubt = wordsIn(text).find((word) => doubts.has(word))
    return doubt && shared < 2 && !text.includes('?') ? `"${doubt}" leaves open what is meant` : null
  }
  const burdens = claims.some((stem) => conceptsOf(stem).some(({ tone }) => tone === '-'))
  const least = language === 'en' || burdens ? 2 : 1
  const few = (part: string) => `"${part.trim()}" keeps too few words of one sentence of a cited passage`
  if (shared + (anchored ? 1 : 0) < least) return few(text)
  if (isSaidInOne(claims, ground)) return null
  const thin = clauses.find((each) => each.found.length > 0 && !isKept(each, clauses, ground))
  return thin ? few(thin.clause) : null
}

/** Why a slot cannot stand where it stands. */
const faultOfPlace = (sentence: readonly Piece[]): string | null => {
  const prose = sentence.flatMap((piece) => (piece.kind === 'prose' ? [piece.text] : []))
  if (prose.some((text) => text.includes('?'))) return 'a slot stands in a question'
  const words = prose.flatMap(wordsIn)
  const found = words.find((word) => negators.has(word) || contrasts.has(word))
  if (found) return `"${found}" stands beside a slot`
  let before: string[] = []
  let slots = 0
  for (const piece of sentence) {
    if (piece.kind === 'prose') before = wordsIn(piece.text)
    else {
      const doubt = before.find((word) => doubts.has(word))
      if (doubt) return `"${doubt}" stands before a slot`
      if (piece.kind === 'fact') slots++
      before = []
    }
  }
  const cause = slots > 1 && words.find((word) => causes.has(word))
  return cause ? `"${cause}" makes one fact the cause of another` : null
}

/** Pieces by sentence: a sentence ends in prose only. */
const sentencesIn = (pieces: readonly Piece[]): Piece[][] => {
  const sentences: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.kind === 'passage') sentences.push([piece], [])
    else if (piece.kind === 'fact') {
      if (piece.form === 'sentence') sentences.push([piece], [])
      else sentences.at(-1)!.push(piece)
    } else
      for (const [at, text] of piece.text.split(/(?<=[.?!।])/u).entries()) {
        if (at > 0) sentences.push([])
        if (text.trim() !== '') sentences.at(-1)!.push({ kind: 'prose', text })
      }
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

const PERSONS = [
  [/\bfirst person\b|पहले व्यक्ति/iu, 'person_b.'],
  [/\bsecond person\b|दूसरे व्यक्ति/iu, 'person_a.'],
] as const

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The paragraph as readers see it, or why it cannot stand. */
export const checkParagraph = (draft: DraftParagraph, grounds: Grounds): Verdict => {
  const text = normalised(draft.text).replace(/\ba (?:little|few)\b/gi, 'some')
  if (text.length > LONGEST) return { reason: `a paragraph has at most ${LONGEST} characters` }
  if (grounds.canary !== '' && letters(text).includes(letters(grounds.canary)))
    return { reason: 'the rules are not for readers' }
  if (draft.passages.length > MOST_PASSAGES) return { reason: `a paragraph cites at most ${MOST_PASSAGES} passages` }
  const cited: Passage[] = []
  for (const id of draft.passages) {
    const passage = grounds.passages.get(id)
    if (!passage) return { reason: `there is no passage ${id.slice(0, 40)}` }
    cited.push(passage)
  }
  const pieces = piecesOf(text, grounds, grounds.language)
  if (!Array.isArray(pieces))
    return { reason: `the slot ${(pieces as { unknown: string }).unknown.slice(0, 60)} names nothing` }
  const prose = (pieces as readonly Piece[]).flatMap((piece) => (piece.kind === 'prose' ? [piece.text] : [])).join(' ')
  if (!CHARACTERS.test(prose))
    return { reason: 'outside slots only letters of English or Hindi and plain punctuation stand' }
  if (grounds.language === 'en' && /\p{Script=Devanagari}/u.test(prose)) return { reason: 'the reading is in English' }
  if (grounds.language === 'hi' && prose.trim().length > 12 && !isHindi(prose))
    return { reason: 'the reading is in Hindi' }
  const slots = (pieces as readonly Piece[]).filter((piece) => piece.kind !== 'prose')
  const facts = slots.flatMap((piece) => (piece.kind === 'fact' ? [piece.fact] : []))
  const quoted = slots.flatMap((piece) => (piece.kind === 'passage' ? [piece.passage] : []))
  if (grounds.language === 'hi' && quoted.length > 0)
    return { reason: 'passages are in English and cannot be quoted in Hindi' }
  const sources = [...cited, ...quoted]
  const whole = groundOf(sources, facts)
  let stands = facts.length + quoted.length > 0
  for (const sentence of sentencesIn(pieces as readonly Piece[])) {
    const own = sentence.flatMap((piece) => (piece.kind === 'prose' ? [piece.text] : [])).join(' , ')
    const inIt = sentence.flatMap((piece) => (piece.kind === 'fact' ? [piece.fact] : []))
    const place = inIt.length > 0 ? faultOfPlace(sentence) : null
    if (place) return { reason: place }
    const ground = inIt.length > 0 ? groundOf(sources, inIt) : whole
    const fault = faultOfSentence(own, ground, grounds.language, inIt.length > 0 && ground.anchored)
    if (fault) return { reason: fault }
    const about = inIt.length > 0 ? inIt.map(({ id }) => id) : sources.flatMap(({ fact_ids }) => fact_ids)
    if (PERSONS.some(([pattern, other]) => pattern.test(own) && about.every((id) => id.startsWith(other))))
      return { reason: 'the sentence speaks of the wrong person' }
    stands ||= sharedWords([{ clause: own, found: [] }], whole) > 1 || (cited.length > 0 && isAdvice(own))
  }
  if (!stands && !grounds.free) return { reason: 'it rests on no fact and no passage' }
  const used = [...facts.map(({ id }) => id), ...sources.flatMap(({ fact_ids }) => fact_ids)]
  return {
    paragraph: {
      text: rendered(pieces as readonly Piece[], grounds.language),
      fact_ids: [...new Set(used)].filter((id) => grounds.facts.has(id)),
    },
  }
}
