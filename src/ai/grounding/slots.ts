import type { PackFact } from '../claims.ts'
import { FORMS, type Form, type ReadingLanguage } from './form.ts'
import { formsOf } from './forms.ts'
import type { Passage, PassageSentence } from './passages.ts'

/** `{fact_id}`, `{fact_id.form}` and `{passage_id.n}` in the prose of a model. */

export type Piece =
  | { readonly kind: 'prose'; readonly text: string }
  | { readonly kind: 'fact'; readonly fact: PackFact; readonly form: Form | null }
  | { readonly kind: 'passage'; readonly passage: Passage; readonly at: number; readonly sentence: PassageSentence }

export interface Sources {
  readonly facts: ReadonlyMap<string, PackFact>
  readonly passages: ReadonlyMap<string, Passage>
}

const SLOT = /\{([^{}]*)\}/g

const slotOf = (name: string, { facts, passages }: Sources): Piece | null => {
  const whole = facts.get(name)
  if (whole) return { kind: 'fact', fact: whole, form: null }
  const at = name.lastIndexOf('.')
  const [id, rest] = [name.slice(0, at), name.slice(at + 1)]
  const fact = facts.get(id)
  const form = FORMS.find((each) => each === rest)
  if (fact && form) return { kind: 'fact', fact, form }
  const passage = passages.get(id)
  const number = /^\d+$/.test(rest) ? Number(rest) : 0
  const sentence = passage?.sentences[number - 1]
  return passage && sentence !== undefined ? { kind: 'passage', passage, at: number, sentence } : null
}

const ENDS = /[.?!।]\s*$/
/** Prose after a slot that is a new sentence, or the end of this one. */
const BEGINS = /^\s*(?:[.?!।]|$|\p{Lu})/u
/** Hindi words that go on after a noun. */
const GOES_ON =
  /^\s*(?:[,;:–—]|(?:का|के|की|को|से|में|पर|ने|तक|और|तथा|व|या|भी|ही|तो|है|हैं|होना|होने|वाला|वाले|द्वारा|लेकिन|जबकि|यही)(?=\s|$))/u

/** A slot without a form is a sentence where it stands as one, else a clause. */
const formed = (pieces: readonly Piece[], hindi: boolean): Piece[] =>
  pieces.map((piece, at) => {
    if (piece.kind !== 'fact' || piece.form) return piece
    const [before, after] = [pieces[at - 1], pieces[at + 1]]
    const opens = before?.kind !== 'prose' || before.text.trim() === '' || ENDS.test(before.text)
    const closes = after?.kind !== 'prose' || BEGINS.test(after.text) || (hindi && !GOES_ON.test(after.text))
    return { ...piece, form: opens && closes ? 'sentence' : 'clause' }
  })

/** The pieces of a text, or the slot that names nothing. */
export const piecesOf = (
  text: string,
  sources: Sources,
  language: ReadingLanguage,
): readonly Piece[] | { readonly unknown: string } => {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(SLOT)) {
    if (found.index > end) pieces.push({ kind: 'prose', text: text.slice(end, found.index) })
    const piece = slotOf(found[1]!.trim(), sources)
    if (!piece) return { unknown: found[0] }
    pieces.push(piece)
    end = found.index + found[0].length
  }
  if (end < text.length) pieces.push({ kind: 'prose', text: text.slice(end) })
  return formed(pieces, language === 'hi')
}

const SENTENCE_END = /[.?!।:]\s*$/
/** First words that are in lower case inside a sentence. */
const LOWERED =
  /^(?:You|Your|The|A|An|In|On|At|By|As|Of|For|With|From|To|When|While|If|This|That|It|Its|There|Here|What|Where|Who|How|People|Some|Many|One|Take|Keep|Give|Let|Ask|Write|Look|Work|Money|Home|Study|Love|Travel)\b/

/** A whole sentence after an opening phrase: "In daily life, you notice moods early." */
const joined = (text: string, sentence: string, language: ReadingLanguage): string => {
  const before = text.trimEnd().replace(/[,:;–—-]+$/, '')
  if (before === '' || ENDS.test(before)) return `${before} ${sentence}`
  if (language === 'en' && LOWERED.test(sentence))
    return `${before}${/\b(?:and|but|yet|while)$/i.test(before) ? '' : ','} ${sentence[0]!.toLowerCase()}${sentence.slice(1)}`
  return `${before}: ${sentence}`
}

/** The text that readers see: slots filled by their form, with a capital at the start of a sentence. */
export const renderSlots = (pieces: readonly Piece[], language: ReadingLanguage): string => {
  let text = ''
  for (const [at, piece] of pieces.entries()) {
    const opens = text.trim() === '' || ENDS.test(text)
    if (piece.kind === 'prose') {
      const own = opens
        ? piece.text.replace(/^[\s,;:.।–—-]*(\p{Ll}?)/u, (_, letter: string) => ` ${letter.toUpperCase()}`)
        : piece.text
      text += own
      continue
    }
    const said = piece.kind === 'passage' ? piece.sentence.text : formsOf(piece.fact, language)[piece.form ?? 'clause']
    if (piece.kind === 'passage' || piece.form === 'sentence') text = joined(text, said, language)
    else {
      if (/[\p{L}\p{M}\p{N}.?!।,;:)]$/u.test(text)) text += ' '
      text += opens && language === 'en' ? said.replace(/^./, (letter) => letter.toUpperCase()) : said
    }
    const next = pieces[at + 1]
    if (next?.kind === 'prose' && /^[\p{L}\p{N}(]/u.test(next.text)) text += ' '
  }
  const whole = text
    .replace(/\s+/g, ' ')
    .replace(/([.?!।])\s*[.।,;:]/g, '$1')
    .replace(/\s+([.,;:?!।])/g, '$1')
    .trim()
  return SENTENCE_END.test(whole) ? whole.replace(/:$/, '.') : `${whole}${language === 'hi' ? '।' : '.'}`
}
