import type { ReadingLanguage } from './form.ts'
import { isHindi, normalised, setOf, wordsIn } from './lexical.ts'
import type { Passage } from './passages.ts'
import { faultOfSentence, groundOf, isAdvice, restsOnPassage } from './prose.ts'
import { CAUSES, CONTRASTS, DOUBTS, NEGATORS } from './refused-words.ts'
import { type Piece, piecesOf, rendered, type Sources } from './slots.ts'

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
const _HINDI = /\p{Script=Devanagari}/u
const _CLAUSES =
  /[,;:()–—]| (?:and|but|while|yet|so|or|which|that|what|who|where|because|when|और|पर|लेकिन|तथा|जबकि|कि|इसलिए) /iu
/** Why a slot cannot stand where it stands. */
const faultOfPlace = (sentence: readonly Piece[]): string | null => {
  const prose = sentence.flatMap((piece) => (piece.kind === 'prose' ? [piece.text] : []))
  if (prose.some((text) => text.includes('?'))) return 'a slot stands in a question'
  const words = prose.flatMap(wordsIn)
  const found = words.find((word) => negators.has(word) || contrasts.has(word) || SUPERLATIVES.test(word))
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

/** That a fact is the first among others is another fact. */
const SUPERLATIVES = /^(?:most|main|chief|central|best|\p{L}{3,}est)$/u

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
    const prosaic = sentence.flatMap((piece) => (piece.kind === 'prose' ? [piece.text] : [])).join(' , ')
    const own = prosaic.replace(/\bthe two\b/gi, 'both')
    const inIt = sentence.flatMap((piece) => (piece.kind === 'fact' ? [piece.fact] : []))
    const place = inIt.length > 0 ? faultOfPlace(sentence) : null
    if (place) return { reason: place }
    const ground = inIt.length > 0 ? groundOf(sources, inIt) : whole
    const fault = faultOfSentence(own, ground, grounds.language, inIt.length > 0 && ground.anchored)
    if (fault) return { reason: fault }
    const about = inIt.length > 0 ? inIt.map(({ id }) => id) : sources.flatMap(({ fact_ids }) => fact_ids)
    if (PERSONS.some(([pattern, other]) => pattern.test(own) && about.every((id) => id.startsWith(other))))
      return { reason: 'the sentence speaks of the wrong person' }
    stands ||= restsOnPassage(own, whole) || (cited.length > 0 && isAdvice(own))
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
