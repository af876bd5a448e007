import type { PackFact } from '../claims.ts'
import type { ReadingLanguage } from './form.ts'
import type { Passage } from './passages.ts'
import type { PhraseKind } from './phrase-lists.ts'
import { phrasesIn } from './phrases.ts'
import { type Piece, piecesOf, renderSlots, type Sources } from './slots.ts'
import { normaliseText } from './text.ts'
import { toneOf } from './tone.ts'

/**
 * Checks that a paragraph of a model says only what its facts and passages say. Facts and sentences of passages stand in slots, which the server
 * fills with its own words; outside slots stand phrases of a closed list, which state nothing.
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
  /** Whether the section gives advice: it needs no fact. */
  readonly free: boolean
}

const LONGEST = 2500

type Slot = Exclude<Piece, { kind: 'prose' }>
const isSlot = (piece: Piece): piece is Slot => piece.kind !== 'prose'

/** Facts that a slot states. */
const factsOf = (slot: Slot, facts: Sources['facts']): readonly PackFact[] =>
  slot.kind === 'fact' ? [slot.fact] : slot.passage.fact_ids.flatMap((id) => facts.get(id) ?? [])

const nameOf = (slot: Slot): string =>
  slot.kind === 'fact' ? `${slot.fact.id}.${slot.form}` : `${slot.passage.id}.${slot.at}`

/** Why a phrase may not stand before a slot; null where it may. */
const faultBefore = (kind: PhraseKind, slot: Slot | undefined, quoted: Passage | null): string | null => {
  if (kind === 'openers' || kind === 'joiners' || kind === 'advice') return null
  if (!slot) return 'a phrase of this kind stands before a slot'
  if (slot.kind !== 'fact') return 'this phrase stands before a fact, not before a passage'
  const tone = toneOf(slot.fact)
  if (kind === 'supports') return tone === 'supportive' ? null : 'the fact after it is not supportive'
  if (kind === 'burdens') return tone === 'testing' ? null : 'the fact after it is not testing'
  if (slot.form !== 'noun') return 'after this phrase stands the noun form of a fact'
  if (kind === 'reasons' && !quoted?.fact_ids.includes(slot.fact.id))
    return 'a reason is a fact of the passage quoted before it'
  return null
}

const subjectsOf = ({ claims }: PackFact): string[] =>
  claims.map(({ chart, person, subject }) => `${chart} ${person} ${subject}`)

/** True for a sentence quoted directly after a fact on another matter. Hindi sentences are understood alone. */
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

/** Why a slot cannot stand where it stands; null where it can. `frame`: the phrase that takes the noun forms here. */
const faultOfSlot = (
  slot: Slot,
  before: readonly PhraseKind[],
  last: Slot | undefined,
  frame: PhraseKind | null,
  grounds: Grounds,
): string | null => {
  if (slot.kind === 'fact' && slot.form === 'noun' && frame === null)
    return 'the noun form stands after a phrase that takes it'
  if (isMisplaced(slot, before, last, grounds)) return 'a phrase stands between a fact and a passage on other matters'
  if (slot.kind === 'passage' && slot.sentence.after !== null) {
    const { after } = slot.sentence
    const follows =
      last && (last.kind === 'fact' ? last.form !== 'noun' && last.fact.id === after : nameOf(last) === after)
    if (!follows) return after ? `it stands directly after {${after}}` : 'it cannot be quoted alone'
  }
  return null
}

const FRAMES: readonly PhraseKind[] = ['frames', 'reasons', 'supports', 'burdens']
/** Phrases of tone speak of every fact that joiners add. */
const OF_TONE: readonly (PhraseKind | null)[] = ['supports', 'burdens']
const ENDS_SENTENCE = /[.!।]/u

/** The phrase that takes the noun forms after a piece of prose: its own, or the one before where prose only goes on. */
const frameAfter = (prose: string, kinds: readonly PhraseKind[], frame: PhraseKind | null): PhraseKind | null => {
  const own = kinds.at(-1)
  if (own && FRAMES.includes(own)) return own
  if (prose.trim() === '') return null
  return kinds.every((kind) => kind === 'joiners') && !ENDS_SENTENCE.test(prose) ? frame : null
}

/** The paragraph as readers see it, or why it cannot stand. */
export const checkParagraph = (draft: DraftParagraph, grounds: Grounds): Verdict => {
  const text = normaliseText(draft.text)
  if (text.length > LONGEST) return { reason: `a paragraph has at most ${LONGEST} characters` }
  const pieces = piecesOf(text, grounds, grounds.language)
  if ('unknown' in pieces) return { reason: `the slot ${pieces.unknown.slice(0, 60)} names nothing` }
  const slots = pieces.filter(isSlot)
  if (new Set(slots.map(nameOf)).size < slots.length) return { reason: 'a slot stands twice' }
  let last: Slot | undefined
  let quoted: Passage | null = null
  let before: readonly PhraseKind[] = []
  let frame: PhraseKind | null = null
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'prose') {
      const kinds = phrasesIn(piece.text, grounds.language)
      if ('unknown' in kinds) return { reason: `"${kinds.unknown.slice(0, 60)}" is not a phrase of the list` }
      const next = pieces[at + 1]
      for (const kind of kinds) {
        const fault = faultBefore(kind, next && isSlot(next) ? next : undefined, quoted)
        if (fault) return { reason: `"${piece.text.trim()}": ${fault}` }
      }
      before = kinds
      frame = frameAfter(piece.text, kinds, frame)
      continue
    }
    const carried = frame && before.every((kind) => kind === 'joiners') ? faultBefore(frame, piece, quoted) : null
    const fault = carried ?? faultOfSlot(piece, before, last, frame, grounds)
    if (fault) return { reason: `${nameOf(piece)}: ${fault}` }
    if (piece.kind === 'passage') quoted = piece.passage
    last = piece
    before = []
    if (piece.kind === 'passage' || (piece.form !== 'noun' && !OF_TONE.includes(frame))) frame = null
  }
  if (slots.length === 0 && !grounds.free) return { reason: 'it rests on no fact and no passage' }
  return {
    paragraph: {
      text: renderSlots(pieces, grounds.language),
      fact_ids: [...new Set(slots.flatMap((slot) => factsOf(slot, grounds.facts)).map(({ id }) => id))],
    },
  }
}

/** The same paragraph without its prose: the slots that may stand alone, as sentences. Null where there is none. */
export const slotsAlone = (draft: DraftParagraph, grounds: Grounds): GroundedParagraph | null => {
  const standing: string[] = []
  for (const [, name = ''] of normaliseText(draft.text).matchAll(/\{([^{}]*)\}/g)) {
    const slot = name.trim().replace(/\.(?:clause|noun|sentence)$/, '')
    if (standing.includes(`{${slot}}`)) continue
    const verdict = checkParagraph({ text: [...standing, `{${slot}}`].join(' ') }, { ...grounds, free: false })
    if ('paragraph' in verdict) standing.push(`{${slot}}`)
  }
  if (standing.length === 0) return null
  const verdict = checkParagraph({ text: standing.join(' ') }, grounds)
  return 'paragraph' in verdict ? verdict.paragraph : null
}
