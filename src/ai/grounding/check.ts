import type { PackFact } from '../claims.ts'
import type { ReadingLanguage } from './form.ts'
import type { Passage } from './passages.ts'
import type { PhraseKind } from './phrase-lists.ts'
import { phrasesIn } from './phrases.ts'
import { type Piece, piecesOf, renderSlots, type Sources } from './slots.ts'
import { normaliseText } from './text.ts'
import { toneOf } from './tone.ts'

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
}
export type Verdict = { readonly paragraph: GroundedParagraph } | { readonly reason: string }

export interface Grounds extends Sources {
  readonly language: ReadingLanguage
  /** True for sections of general advice, whose paragraphs need no fact. */
  readonly free: boolean
}

/** The maximum length of a paragraph, in characters. */
const MAX_CHARACTERS = 2500

type Slot = Exclude<Piece, { kind: 'prose' }>
const isSlot = (piece: Piece): piece is Slot => piece.kind !== 'prose'

/** The facts of a slot. */
const factsOf = (slot: Slot, facts: Sources['facts']): readonly PackFact[] =>
  slot.kind === 'fact' ? [slot.fact] : slot.passage.fact_ids.flatMap((id) => facts.get(id) ?? [])

const nameOf = (slot: Slot): string =>
  slot.kind === 'fact' ? `${slot.fact.id}.${slot.form}` : `${slot.passage.id}.${slot.number}`

/**
 * The reason why a phrase is not allowed before a slot; null for an allowed one. `quotedPassage`: the passage of the last quoted
 * sentence.
 */
const faultBefore = (kind: PhraseKind, slot: Slot | undefined, quotedPassage: Passage | null): string | null => {
  if (kind === 'openers' || kind === 'joiners' || kind === 'advice') return null
  if (!slot) return 'a slot must follow a phrase of this kind'
  if (slot.kind !== 'fact') return 'a fact must follow this phrase, not a passage'
  const tone = toneOf(slot.fact)
  if (kind === 'supports') return tone === 'supportive' ? null : 'the fact after it is not supportive'
  if (kind === 'burdens') return tone === 'testing' ? null : 'the fact after it is not testing'
  if (slot.form !== 'noun') return 'the noun form of a fact must follow this phrase'
  if (kind === 'reasons' && !quotedPassage?.fact_ids.includes(slot.fact.id))
    return 'a reason must be a fact of the passage quoted before it'
  return null
}

const subjectsOf = ({ claims }: PackFact): string[] =>
  claims.map(({ chart, person, subject }) => `${chart} ${person} ${subject}`)

/** True for a sentence directly after a fact with other subjects. Hindi sentences are never misplaced: each is complete alone. */
const isMisplaced = (
  slot: Slot,
  before: readonly PhraseKind[],
  last: Slot | undefined,
  { facts, language }: Grounds,
) => {
  if (language === 'hi' || slot.kind !== 'passage' || last?.kind !== 'fact') return false
  if (before.some((kind) => kind !== 'joiners')) return false
  const subjects = factsOf(slot, facts).flatMap(subjectsOf)
  return !subjectsOf(last.fact).some((subject) => subjects.includes(subject))
}

/** The reason why a slot is not allowed at its place; null for an allowed one. `frame`: the phrase that the noun forms here belong to. */
const faultOfSlot = (
  slot: Slot,
  before: readonly PhraseKind[],
  last: Slot | undefined,
  frame: PhraseKind | null,
  grounds: Grounds,
): string | null => {
  if (slot.kind === 'fact' && slot.form === 'noun' && frame === null)
    return 'the noun form must follow a phrase that takes it'
  if (isMisplaced(slot, before, last, grounds))
    return 'a phrase must stand between a fact and a passage on other matters'
  if (slot.kind === 'passage' && slot.sentence.after !== null) {
    const { after } = slot.sentence
    const follows =
      last && (last.kind === 'fact' ? last.form !== 'noun' && last.fact.id === after : nameOf(last) === after)
    if (!follows) return after ? `it must directly follow {${after}}` : 'it cannot be quoted alone'
  }
  return null
}

const FRAMES: readonly PhraseKind[] = ['frames', 'reasons', 'supports', 'burdens']
/** Frames that state the tone of every fact that joiners add. */
const TONE_FRAMES: readonly (PhraseKind | null)[] = ['supports', 'burdens']
const ENDS_SENTENCE = /[.!।]/u

/** The phrase that noun forms after a piece of prose belong to: the last of this prose, or the previous frame if this prose only joins. */
const frameAfter = (prose: string, kinds: readonly PhraseKind[], frame: PhraseKind | null): PhraseKind | null => {
  const lastKind = kinds.at(-1)
  if (lastKind && FRAMES.includes(lastKind)) return lastKind
  if (prose.trim() === '') return null
  return kinds.every((kind) => kind === 'joiners') && !ENDS_SENTENCE.test(prose) ? frame : null
}

/** The paragraph with filled slots, or the reason why it is rejected. */
export const checkParagraph = (draft: DraftParagraph, grounds: Grounds): Verdict => {
  const text = normaliseText(draft.text)
  if (text.length > MAX_CHARACTERS) return { reason: `a paragraph may have at most ${MAX_CHARACTERS} characters` }
  const pieces = piecesOf(text, grounds, grounds.language)
  if ('unknown' in pieces) return { reason: `the slot ${pieces.unknown.slice(0, 60)} names no fact and no passage` }
  const slots = pieces.filter(isSlot)
  if (new Set(slots.map(nameOf)).size < slots.length) return { reason: 'a slot is used twice' }
  let last: Slot | undefined
  let quotedPassage: Passage | null = null
  let before: readonly PhraseKind[] = []
  let frame: PhraseKind | null = null
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'prose') {
      const kinds = phrasesIn(piece.text, grounds.language)
      if ('unknown' in kinds) return { reason: `"${kinds.unknown.slice(0, 60)}" is not a phrase of the list` }
      const next = pieces[index + 1]
      for (const kind of kinds) {
        const fault = faultBefore(kind, next && isSlot(next) ? next : undefined, quotedPassage)
        if (fault) return { reason: `"${piece.text.trim()}": ${fault}` }
      }
      before = kinds
      frame = frameAfter(piece.text, kinds, frame)
      continue
    }
    const frameFault =
      frame && before.every((kind) => kind === 'joiners') ? faultBefore(frame, piece, quotedPassage) : null
    const fault = frameFault ?? faultOfSlot(piece, before, last, frame, grounds)
    if (fault) return { reason: `${nameOf(piece)}: ${fault}` }
    if (piece.kind === 'passage') quotedPassage = piece.passage
    last = piece
    before = []
    if (piece.kind === 'passage' || (piece.form !== 'noun' && !TONE_FRAMES.includes(frame))) frame = null
  }
  if (slots.length === 0 && !grounds.free) return { reason: 'it uses no fact and no passage' }
  return {
    paragraph: {
      text: renderSlots(pieces, grounds.language),
      fact_ids: [...new Set(slots.flatMap((slot) => factsOf(slot, grounds.facts)).map(({ id }) => id))],
    },
  }
}

/** The slots of a paragraph that can stand alone, as sentences without prose; null if there are none. */
export const slotsAlone = (draft: DraftParagraph, grounds: Grounds): GroundedParagraph | null => {
  const slots: string[] = []
  for (const [, name = ''] of normaliseText(draft.text).matchAll(/\{([^{}]*)\}/g)) {
    const slot = name.trim().replace(/\.(?:clause|noun|sentence)$/, '')
    if (slots.includes(`{${slot}}`)) continue
    const verdict = checkParagraph({ text: [...slots, `{${slot}}`].join(' ') }, { ...grounds, free: false })
    if ('paragraph' in verdict) slots.push(`{${slot}}`)
  }
  if (slots.length === 0) return null
  const verdict = checkParagraph({ text: slots.join(' ') }, grounds)
  return 'paragraph' in verdict ? verdict.paragraph : null
}
