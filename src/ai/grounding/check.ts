import type { PackFact } from '../claims.ts'
import { withBoundQuotes, withoutCircularReasons } from './binding.ts'
import { factTone } from './fact-tone.ts'
import type { ReadingLanguage } from './form.ts'
import type { QuotablePassage } from './passages.ts'
import type { PhraseKind } from './phrase-lists.ts'
import { phrasesIn, phrasesOf, withoutPunctuation } from './phrases.ts'
import { lowerAfterCommas, type Piece, piecesOf, renderSlots, type Sources } from './slots.ts'
import { normaliseText } from './text.ts'

/**
 * Checks that a paragraph of a model states nothing beyond its facts and passages. The model names facts and sentences of passages in
 * slots, which the server fills. Outside slots only phrases of a closed list are allowed, and these phrases state nothing.
 */

export interface DraftParagraph {
  readonly text: string
}
export interface GroundedParagraph {
  readonly text: string
  readonly fact_ids: readonly string[]
  /** The slots that the text states as sentences or clauses: ids of facts, and `passage_id.n`. */
  readonly stated: readonly string[]
}
export type CheckResult = { readonly paragraph: GroundedParagraph } | { readonly reason: string }

export interface Grounds extends Sources {
  readonly language: ReadingLanguage
  /** True for sections of general advice, whose paragraphs need no fact. */
  readonly free: boolean
  /** Slots that earlier paragraphs of the reading state: ids of facts, and `passage_id.n`. */
  readonly told?: ReadonlySet<string>
}

/** The maximum length of a paragraph, in characters. */
const MAX_CHARACTERS = 2500

type Slot = Exclude<Piece, { kind: 'prose' }>
const isSlot = (piece: Piece): piece is Slot => piece.kind !== 'prose'

/** The facts of a slot. */
const factsOf = (slot: Slot, facts: Sources['facts']): readonly PackFact[] =>
  slot.kind === 'fact' ? [slot.fact] : slot.sentence.fact_ids.flatMap((id) => facts.get(id) ?? [])

const nameOf = (slot: Slot): string =>
  slot.kind === 'fact' ? `${slot.fact.id}.${slot.form}` : `${slot.passage.id}.${slot.number}`

/** The name of a slot that states its content; null for a noun form, which only mentions it. */
const statementOf = (slot: Slot): string | null =>
  slot.kind === 'passage' ? nameOf(slot) : slot.form === 'noun' ? null : slot.fact.id

/** The last quoted passage, with the facts of its sentences quoted so far. */
interface Quoted {
  readonly passage: QuotablePassage
  readonly fact_ids: readonly string[]
}

const quotedAfter = (quoted: Quoted | null, { passage, sentence }: Extract<Piece, { kind: 'passage' }>): Quoted => ({
  passage,
  fact_ids: [...(quoted?.passage === passage ? quoted.fact_ids : []), ...sentence.fact_ids],
})

/**
 * The reason why a phrase is not allowed before a slot; null for an allowed one. `quoted`: the sentences quoted last.
 */
const faultBefore = (kind: PhraseKind, slot: Slot | undefined, quoted: Quoted | null): string | null => {
  if (kind === 'openers' || kind === 'joiners' || kind === 'advice') return null
  if (kind === 'links')
    return slot?.kind === 'fact' && slot.form === 'noun' ? null : 'a noun form must follow this phrase'
  if (!slot) return 'a slot must follow a phrase of this kind'
  if (slot.kind !== 'fact') return 'a fact must follow this phrase, not a passage'
  const tone = factTone(slot.fact)
  if (kind === 'supports') return tone === 'supportive' ? null : 'the fact after it is not supportive'
  if (kind === 'burdens') return tone === 'testing' ? null : 'the fact after it is not testing'
  if (slot.form !== 'noun') return 'the noun form of a fact must follow this phrase'
  if (kind === 'reasons' && !quoted?.fact_ids.includes(slot.fact.id))
    return 'a reason must be a fact of the sentence quoted before it'
  return null
}

/** True if a sentence of advice runs on into other words: only advice may follow it in its sentence, and only phrases that open it may precede it. */
const hasRunOnAdvice = (prose: string, language: ReadingLanguage, next: Piece | undefined): boolean => {
  const sentences = prose.split(ENDS_SENTENCE)
  return sentences.some((sentence, index) => {
    const kinds = phrasesIn(sentence, language)
    if ('unknown' in kinds) return true
    const first = kinds.indexOf('advice')
    if (first < 0) return false
    const meetsSlot = index === sentences.length - 1 && next !== undefined
    return (
      meetsSlot ||
      kinds.slice(0, first).some((kind) => kind !== 'openers' && kind !== 'joiners') ||
      kinds.slice(first).some((kind) => kind !== 'joiners' && kind !== 'advice')
    )
  })
}

/** Phrases that speak of the reader. */
const READER = /\byou(?:r|rs)?\b|आप/iu

/** True for a phrase on the reader before a slot on one person of a pair. */
const isOfOtherPerson = (prose: string, slot: Slot, { facts }: Grounds): boolean =>
  READER.test(prose.split(ENDS_SENTENCE).at(-1)!) &&
  factsOf(slot, facts).some(({ claims: [claim] }) => claim && claim.person !== 'you' && claim.chart !== 'pair')

const subjectsOf = ({ claims }: PackFact): string[] =>
  claims.map(({ chart, person, subject }) => `${chart} ${person} ${subject}`)

/**
 * True for a sentence that joins a fact with other subjects, as if it explained that fact. `between`: the prose between them. Hindi
 * sentences are never misplaced: each is complete alone.
 */
const isMisplaced = (slot: Slot, last: Slot | undefined, between: string, { facts, language }: Grounds): boolean => {
  if (language === 'hi' || slot.kind !== 'passage' || slot.sentence.after || last?.kind !== 'fact') return false
  const kinds = phrasesIn(between, language)
  if (ENDS_SENTENCE.test(between) || 'unknown' in kinds || kinds.some((kind) => !JOINING.includes(kind))) return false
  const subjects = factsOf(slot, facts).flatMap(subjectsOf)
  return !subjectsOf(last.fact).some((subject) => subjects.includes(subject))
}

/** True for a fact that is only appended to a sentence on other matters, and that no sentence explains. */
const isAppended = (
  slot: Slot,
  last: Slot | undefined,
  next: Slot | undefined,
  { facts, language }: Grounds,
): boolean => {
  if (language === 'hi' || slot.kind !== 'fact' || last?.kind !== 'passage') return false
  if (last.passage.fact_ids.includes(slot.fact.id)) return false
  if (next?.kind === 'passage' && factsOf(next, facts).includes(slot.fact)) return false
  const subjects = factsOf(last, facts).flatMap(subjectsOf)
  return subjects.length > 0 && !subjectsOf(slot.fact).some((subject) => subjects.includes(subject))
}

/** The reason why a slot is not allowed at its place; null for an allowed one. `frame`: the phrase that the noun forms here belong to. */
const faultOfSlot = (slot: Slot, last: Slot | undefined, frame: PhraseKind | null): string | null => {
  if (slot.kind === 'fact' && slot.form === 'noun' && frame === null)
    return 'the noun form must follow a phrase that takes it'
  if (slot.kind === 'passage' && slot.sentence.after !== null) {
    const { after } = slot.sentence
    const follows =
      last && (last.kind === 'fact' ? last.form !== 'noun' && last.fact.id === after : nameOf(last) === after)
    if (!follows) return after ? `it must directly follow {${after}}` : 'it cannot be quoted alone'
  }
  return null
}

/** Phrases that only join slots. */
const JOINING: readonly PhraseKind[] = ['joiners', 'links']
const FRAMES: readonly PhraseKind[] = ['frames', 'reasons', 'supports', 'burdens']
/** Frames that state the tone of every fact that joiners add. */
const TONE_FRAMES: readonly (PhraseKind | null)[] = ['supports', 'burdens']
const ENDS_SENTENCE = /[.!।]/u

/** The phrase that noun forms after a piece of prose belong to: the last of this prose, or the previous frame if this prose only joins. */
const frameAfter = (prose: string, kinds: readonly PhraseKind[], frame: PhraseKind | null): PhraseKind | null => {
  const lastKind = kinds.at(-1)
  if (lastKind && FRAMES.includes(lastKind)) return lastKind
  if (prose.trim() === '') return null
  return kinds.every((kind) => JOINING.includes(kind)) && !ENDS_SENTENCE.test(prose) ? frame : null
}

/** The maximum number of facts in a paragraph without a phrase and a sentence of a passage. */
const MAX_BARE_FACTS = 3

/** The reason why the phrases of a paragraph read badly together; null for phrases that stand once each. */
const faultOfPhrases = (pieces: readonly Piece[], language: ReadingLanguage): string | null => {
  const isBare = pieces.every(
    (piece) => piece.kind === 'fact' || (piece.kind === 'prose' && withoutPunctuation(piece.text) === ''),
  )
  if (isBare && pieces.filter(isSlot).length > MAX_BARE_FACTS) return 'facts alone say too little'
  const used = new Set<string>()
  let burdens = 0
  for (const piece of pieces) {
    const phrases = piece.kind === 'prose' ? phrasesOf(piece.text, language) : []
    if ('unknown' in phrases) continue
    const hasTwoOpeners = phrases.some(
      ({ kind, text }, index) => kind === 'openers' && text.includes(' ') && phrases[index + 1]?.kind === 'openers',
    )
    if (hasTwoOpeners && piece.kind === 'prose' && !ENDS_SENTENCE.test(piece.text))
      return 'one opening phrase is enough'
    for (const { kind, text } of phrases) {
      if (JOINING.includes(kind)) continue
      if (used.has(text)) return `the phrase "${text}" is used twice`
      if (kind === 'burdens' && ++burdens > 1) return 'more than one phrase calls for care'
      used.add(text)
    }
  }
  return null
}

/** The paragraph with filled slots, or the reason why it is rejected. */
export const checkParagraph = (draft: DraftParagraph, grounds: Grounds): CheckResult => {
  const text = normaliseText(draft.text)
  if (text.length > MAX_CHARACTERS) return { reason: `a paragraph may have at most ${MAX_CHARACTERS} characters` }
  const pieces = piecesOf(text, grounds, grounds.language)
  if ('unknown' in pieces) return { reason: `the slot ${pieces.unknown.slice(0, 60)} names no fact and no passage` }
  const slots = pieces.filter(isSlot)
  if (new Set(slots.map(nameOf)).size < slots.length) return { reason: 'a slot is used twice' }
  const statements = slots.map(statementOf).filter((name) => name !== null)
  if (new Set(statements).size < statements.length) return { reason: 'a fact is stated twice' }
  const repeated = statements.find((name) => grounds.told?.has(name))
  if (repeated) return { reason: `the reading says {${repeated}} already` }
  const phraseFault = faultOfPhrases(pieces, grounds.language)
  if (phraseFault) return { reason: phraseFault }
  let last: Slot | undefined
  let quoted: Quoted | null = null
  let before: readonly PhraseKind[] = []
  let frame: PhraseKind | null = null
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'prose') {
      const kinds = phrasesIn(piece.text, grounds.language)
      if ('unknown' in kinds) return { reason: `"${kinds.unknown.slice(0, 60)}" is not a phrase of the list` }
      const next = pieces[index + 1]
      if (hasRunOnAdvice(piece.text, grounds.language, next))
        return { reason: `"${piece.text.trim()}": a sentence of advice must stand alone, with a full stop` }
      for (const kind of kinds) {
        const fault = faultBefore(kind, next && isSlot(next) ? next : undefined, quoted)
        if (fault) return { reason: `"${piece.text.trim()}": ${fault}` }
      }
      if (next && isSlot(next) && isOfOtherPerson(piece.text, next, grounds))
        return {
          reason: `"${piece.text.trim()}": a phrase with "you" must not stand before a fact about one person of the pair`,
        }
      before = kinds
      frame = frameAfter(piece.text, kinds, frame)
      continue
    }
    const frameFault =
      frame && before.every((kind) => JOINING.includes(kind)) ? faultBefore(frame, piece, quoted) : null
    const previous = pieces.slice(0, index).findLast((each) => isSlot(each) || each.text.trim() !== '')
    const misplaced = isMisplaced(piece, last, previous?.kind === 'prose' ? previous.text : '', grounds)
      ? 'a phrase or a full stop must stand between a fact and a passage on other matters'
      : null
    const appended =
      previous && isSlot(previous) && isAppended(piece, last, pieces.slice(index + 1).find(isSlot), grounds)
        ? 'a phrase must stand between a passage and a fact on other matters'
        : null
    const fault = frameFault ?? misplaced ?? appended ?? faultOfSlot(piece, last, frame)
    if (fault) return { reason: `${nameOf(piece)}: ${fault}` }
    if (piece.kind === 'passage') quoted = quotedAfter(quoted, piece)
    last = piece
    before = []
    if (piece.kind === 'passage' || (piece.form !== 'noun' && !TONE_FRAMES.includes(frame))) frame = null
  }
  if (slots.length === 0 && !grounds.free) return { reason: 'it uses no fact and no passage' }
  const binding = {
    ...grounds,
    told: grounds.told ?? new Set<string>(),
    kindsOf: (prose: string) => {
      const kinds = phrasesIn(prose, grounds.language)
      return 'unknown' in kinds ? [] : kinds
    },
  }
  const bound = withoutCircularReasons(withBoundQuotes(lowerAfterCommas(pieces), binding), binding)
  const statedSlots = bound.filter(isSlot)
  return {
    paragraph: {
      text: renderSlots(bound, grounds.language),
      fact_ids: [...new Set(statedSlots.flatMap((slot) => factsOf(slot, grounds.facts)).map(({ id }) => id))],
      stated: statedSlots.flatMap((slot) => statementOf(slot) ?? []),
    },
  }
}

/**
 * The slots of a paragraph that can stand alone, as sentences without prose; null if there are none. Sentences of passages of other
 * sections are left out, and facts that no quoted sentence explains.
 */
export const slotsAlone = (draft: DraftParagraph, section: string, grounds: Grounds): GroundedParagraph | null => {
  const names = new Set(
    [...normaliseText(draft.text).matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) =>
      name.trim().replace(/\.(?:clause|noun|sentence)$/, ''),
    ),
  )
  const passageOf = (name: string) => grounds.passages.get(name.slice(0, name.lastIndexOf('.')))
  const quotes = [...names].filter((name) => passageOf(name)?.section === section)
  const explained = quotes.flatMap((name) => passageOf(name)!.fact_ids)
  const slots: string[] = []
  for (const name of names) {
    if (!quotes.includes(name) && !explained.includes(name)) continue
    const verdict = checkParagraph({ text: [...slots, `{${name}}`].join(' ') }, { ...grounds, free: false })
    if ('paragraph' in verdict) slots.push(`{${name}}`)
  }
  if (slots.length === 0) return null
  const verdict = checkParagraph({ text: slots.join(' ') }, grounds)
  return 'paragraph' in verdict ? verdict.paragraph : null
}
