import type { PackFact } from '../claims.ts'
import type { ReadingLanguage } from './form.ts'
import { formsOf } from './forms.ts'
import type { PhraseKind } from './phrase-lists.ts'
import type { Piece, Sources } from './slots.ts'

/** Keeps a quoted sentence with its fact and its person: the server states the fact of a sentence that does not name it. */

const PLANETS = /\b(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)\b/g
const HINDI_PLANETS = /सूर्य|च(?:न्|ं)द्र|मंगल|बुध|गुरु|बृहस्पति|शुक्र|शनि|राहु|केतु/gu
const SIGNS = /\b(?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)\b/g
const HOUSE =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)(?= (?:house|lord)\b)/g
const NAMED = /^(.+?) (?:yoga|dosha|koota)\b/

/** Names in a fact. A sentence that readers understand without the fact contains at least one of them. */
const namesOf = (fact: PackFact, language: ReadingLanguage): readonly string[] => {
  if (language === 'hi') return formsOf(fact, 'hi').sentence.match(HINDI_PLANETS) ?? []
  const { text } = fact
  const name = NAMED.exec(text)?.[1]?.replace(/^The yoga of /, '')
  return name ? [name] : (text.match(PLANETS) ?? text.match(SIGNS) ?? text.match(HOUSE) ?? [])
}

/** Moon in both spellings of Hindi. */
const unified = (text: string): string => text.replaceAll('चन्द्र', 'चंद्र')

/** True for a sentence that says by itself which fact it explains, and of whom. */
const explainsItself = (sentence: string, fact: PackFact, language: ReadingLanguage): boolean => {
  const [claim] = fact.claims
  if (language === 'en' && claim && claim.person !== 'you' && claim.chart !== 'pair')
    return sentence.includes(`${claim.person} person`)
  // A verdict on an area of life or a day is its own fact in words.
  if (fact.kind === 'score') return true
  const names = namesOf(fact, language)
  return names.length === 0
    ? language === 'en' && claim?.chart !== 'D1'
    : names.some((name) => unified(sentence).includes(unified(name)))
}

type Slot = Exclude<Piece, { kind: 'prose' }>
const isSlot = (piece: Piece | undefined): piece is Slot => piece !== undefined && piece.kind !== 'prose'

const sharesFact = (slot: Slot, ids: readonly string[]): boolean =>
  slot.kind === 'fact' ? ids.includes(slot.fact.id) : slot.sentence.fact_ids.some((id) => ids.includes(id))

export interface BindingOptions extends Sources {
  readonly language: ReadingLanguage
  /** Kinds of the phrases in a piece of prose. */
  readonly kindsOf: (prose: string) => readonly PhraseKind[]
  /** Ids of the facts that earlier paragraphs state as sentences. */
  readonly told: ReadonlySet<string>
}

/**
 * The pieces with the facts that quoted sentences need: before a sentence that neither names its fact nor follows it, the fact as a
 * sentence, or as an opening noun phrase where the reading states it already.
 */
export const withBoundQuotes = (pieces: readonly Piece[], options: BindingOptions): Piece[] => {
  const { facts, language, kindsOf, told } = options
  // A fact that the paragraph states later is named by a noun phrase before its sentence, so that it is stated once.
  const stated = new Set([
    ...told,
    ...pieces.flatMap((piece) => (piece.kind === 'fact' && piece.form !== 'noun' ? [piece.fact.id] : [])),
  ])
  const bound: Piece[] = []
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'fact') stated.add(piece.fact.id)
    if (piece.kind === 'passage') {
      const { fact_ids, text, after } = piece.sentence
      const cited = fact_ids.flatMap((id) => facts.get(id) ?? [])
      const last = bound.findLast(isSlot)
      const reason = pieces[index + 2]
      const next = pieces[index + 1]
      const hasReason =
        next?.kind === 'prose' &&
        isSlot(reason) &&
        kindsOf(next.text).at(-1) === 'reasons' &&
        sharesFact(reason, fact_ids)
      const isBound =
        cited.length === 0 ||
        // The sentence follows the sentence or fact that it refers to.
        typeof after === 'string' ||
        hasReason ||
        (last && sharesFact(last, fact_ids)) ||
        cited.some((fact) => explainsItself(text, fact, language))
      if (!isBound) {
        const [fact] = cited as [PackFact]
        // The fact stands before the phrases that open the sentence.
        const previous = bound.at(-1)
        const opensSentence =
          previous?.kind === 'prose' &&
          kindsOf(previous.text).every((kind) => kind === 'openers') &&
          (bound.length === 1 || bound.at(-2)?.kind === 'passage')
        const place = opensSentence ? bound.length - 1 : bound.length
        const lead: Piece = stated.has(fact.id)
          ? { kind: 'prose', text: openingOf(fact, language) }
          : { kind: 'fact', fact, form: 'sentence' }
        bound.splice(lead.kind === 'fact' ? place : bound.length, 0, lead)
        stated.add(fact.id)
      }
    }
    bound.push(piece)
  }
  return bound
}

const openingOf = (fact: PackFact, language: ReadingLanguage): string => {
  const { noun } = formsOf(fact, language)
  return language === 'hi' ? ` ${noun}: ` : ` As to ${noun}, `
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
/** Words of a noun phrase that say nothing alone. */
const EMPTY_WORDS = new Set(
  'the a an your of in as for with chart support good strong weak mixed is का के की में आपका आपकी आपके होना कुंडली'.split(
    ' ',
  ),
)

/** The pieces without reasons that repeat what stands before: "The Moon is in Virgo. The reason is the Moon in Virgo." */
export const withoutCircularReasons = (pieces: readonly Piece[], options: BindingOptions): Piece[] => {
  const { language, kindsOf, told } = options
  const stated = new Set(told)
  const remaining: Piece[] = []
  let before: string[] = []
  for (const [index, piece] of pieces.entries()) {
    const prose = remaining.at(-1)
    const next = pieces[index + 1]
    if (
      piece.kind === 'fact' &&
      piece.form === 'noun' &&
      prose?.kind === 'prose' &&
      kindsOf(prose.text).join() === 'reasons' &&
      (next === undefined || (next.kind === 'prose' ? /^\s*[.।]/u.test(next.text) : next.kind === 'passage'))
    ) {
      const nouns = words(formsOf(piece.fact, language).noun).filter((word) => !EMPTY_WORDS.has(word))
      const isNamed = remaining.some(
        (each) => each.kind === 'prose' && each.text.includes(formsOf(piece.fact, language).noun),
      )
      if (isNamed || stated.has(piece.fact.id) || nouns.every((word) => before.includes(word))) {
        remaining.pop()
        continue
      }
    }
    if (piece.kind === 'fact' && piece.form !== 'noun') stated.add(piece.fact.id)
    if (piece.kind === 'passage') before = words(piece.sentence.text)
    remaining.push(piece)
  }
  return remaining
}
