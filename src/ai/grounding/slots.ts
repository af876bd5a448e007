import type { PackFact } from '../claims.ts'
import { FACT_FORMS, type Form, type ReadingLanguage } from './form.ts'
import { formsOf } from './forms.ts'
import type { PassageSentence, QuotablePassage } from './passages.ts'

/** Slots in the prose of a model: `{fact_id}`, `{fact_id.form}` and `{passage_id.n}`. */

/** Prose, a fact slot, or a passage slot with the number of its sentence, from 1. */
export type Piece =
  | { readonly kind: 'prose'; readonly text: string }
  | { readonly kind: 'fact'; readonly fact: PackFact; readonly form: Form | null }
  | {
      readonly kind: 'passage'
      readonly passage: QuotablePassage
      readonly number: number
      readonly sentence: PassageSentence
    }

export interface Sources {
  readonly facts: ReadonlyMap<string, PackFact>
  readonly passages: ReadonlyMap<string, QuotablePassage>
}

const SLOT = /\{([^{}]*)\}/g

const slotOf = (name: string, { facts, passages }: Sources): Piece | null => {
  const whole = facts.get(name)
  if (whole) return { kind: 'fact', fact: whole, form: null }
  const dot = name.lastIndexOf('.')
  const [id, suffix] = [name.slice(0, dot), name.slice(dot + 1)]
  const fact = facts.get(id)
  const form = FACT_FORMS.find((name) => name === suffix)
  if (fact && form) return { kind: 'fact', fact, form }
  const passage = passages.get(id)
  const number = /^\d+$/.test(suffix) ? Number(suffix) : 0
  const sentence = passage?.sentences[number - 1]
  return passage && sentence !== undefined ? { kind: 'passage', passage, number, sentence } : null
}

const ENDS = /[.?!।]\s*$/
/** Prose after a slot that ends the sentence or begins a new one. */
const BEGINS = /^\s*(?:[.?!।]|$|\p{Lu})/u
/** Hindi words that continue a sentence after a noun. */
const CONTINUES =
  /^\s*(?:[,;:–—]|(?:का|के|की|को|से|में|पर|ने|तक|और|तथा|व|या|भी|ही|तो|है|हैं|होना|होने|वाला|वाले|द्वारा|लेकिन|जबकि|यही)(?=\s|$))/u

/** Chooses the form of slots without one: a sentence if the slot ends its sentence, else a clause. */
const withForms = (pieces: readonly Piece[], isHindi: boolean): Piece[] =>
  pieces.map((piece, index) => {
    if (piece.kind !== 'fact' || piece.form) return piece
    const after = pieces[index + 1]
    const closes = after?.kind !== 'prose' || BEGINS.test(after.text) || (isHindi && !CONTINUES.test(after.text))
    return { ...piece, form: closes ? 'sentence' : 'clause' }
  })

/** The pieces of a text; or the first slot that names no fact and no passage. */
export const piecesOf = (
  text: string,
  sources: Sources,
  language: ReadingLanguage,
): readonly Piece[] | { readonly unknown: string } => {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(SLOT)) {
    if (match.index > end) pieces.push({ kind: 'prose', text: text.slice(end, match.index) })
    const piece = slotOf(match[1]!.trim(), sources)
    if (!piece) return { unknown: match[0] }
    pieces.push(piece)
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ kind: 'prose', text: text.slice(end) })
  return withForms(pieces, language === 'hi')
}

const SENTENCE_END = /[.?!।:]\s*$/
/** First words of a sentence that take lower case inside another sentence. */
const LOWERCASE_INSIDE =
  /^(?:You|Your|The|A|An|In|On|At|By|As|Of|For|With|From|To|When|While|If|This|That|It|Its|There|Here|What|Where|Who|How|People|Some|Many|One|Take|Keep|Give|Let|Ask|Write|Look|Work|Money|Home|Study|Love|Travel)\b/

const HINDI_JOINER = /(?:^|\s)(?:और|तथा|एवं|जबकि|पर|लेकिन|साथ ही|फिर|आगे)$/u

/** Appends a whole sentence to an opening phrase: "In daily life, you notice moods early." */
const appendSentence = (text: string, sentence: string, language: ReadingLanguage): string => {
  const before = text.trimEnd().replace(/[,:;–—-]+$/, '')
  if (before === '' || ENDS.test(before)) return `${before} ${sentence}`
  const mark = /\b(?:and|but|yet|while|also)$/i.test(before) ? '' : /:\s*$/.test(text) ? ':' : ','
  if (language === 'en' && LOWERCASE_INSIDE.test(sentence))
    return `${before}${mark} ${sentence[0]!.toLowerCase()}${sentence.slice(1)}`
  return HINDI_JOINER.test(before) ? `${before} ${sentence}` : `${before}: ${sentence}`
}

/** Phrases of a model in lower case after a comma: "To begin with, put simply". Phrases contain no names. */
export const lowerAfterCommas = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) =>
    piece.kind === 'prose'
      ? {
          ...piece,
          text: piece.text.replace(
            /([,;]\s*)(\p{Lu})/gu,
            (_, mark: string, letter: string) => mark + letter.toLowerCase(),
          ),
        }
      : piece,
  )

/** The text with filled slots and a capital letter at the start of each sentence. */
export const renderSlots = (pieces: readonly Piece[], language: ReadingLanguage): string => {
  let text = ''
  for (const [index, piece] of pieces.entries()) {
    const opens = text.trim() === '' || ENDS.test(text)
    if (piece.kind === 'prose') {
      const prose = /[,;]\s*$/.test(text)
        ? piece.text.replace(/^\s*\p{Lu}/u, (letter) => letter.toLowerCase())
        : piece.text
      text += opens
        ? prose.replace(/^[\s,;:.।–—-]*(\p{Ll}?)/u, (_, letter: string) => ` ${letter.toUpperCase()}`)
        : prose
      continue
    }
    const slotText =
      piece.kind === 'passage' ? piece.sentence.text : formsOf(piece.fact, language)[piece.form ?? 'clause']
    if (piece.kind === 'passage' || piece.form === 'sentence') text = appendSentence(text, slotText, language)
    else {
      if (/[\p{L}\p{M}\p{N}.?!।,;:)]$/u.test(text)) text += ' '
      text += opens && language === 'en' ? slotText.replace(/^./, (letter) => letter.toUpperCase()) : slotText
    }
    const next = pieces[index + 1]
    if (next?.kind === 'prose' && /^[\p{L}\p{N}(]/u.test(next.text)) text += ' '
  }
  const whole = text
    .replace(/\s+/g, ' ')
    .replace(/([.?!।])\s*[.।,;:]/g, '$1')
    .replace(/\s+([.,;:?!।])/g, '$1')
    .replace(/(?<=[\u0900-\u097f])\.(?=\s|$)/g, '।')
    .trim()
  return SENTENCE_END.test(whole) ? whole.replace(/:$/, '.') : `${whole}${language === 'hi' ? '।' : '.'}`
}
