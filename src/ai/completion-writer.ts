import { sentencesOf } from '../readings/passage.ts'
import type { RefusalTopic } from '../safety/topics.ts'
import { upperFirst } from '../wording.ts'
import type { CitedText, SectionText } from './claims.ts'
import { type DraftRow, draftReader } from './draft.ts'
import { checkParagraph, type DraftParagraph, type GroundedParagraph, slotsAlone } from './grounding/check.ts'
import { formsOf } from './grounding/forms.ts'
import { PHRASES } from './grounding/phrases.ts'
import { careParagraphOf, careSection } from './health-care.ts'
import { refusedByJudge } from './judge.ts'
import type { LanguageModel, ReadingWriter } from './language-model.ts'
import type { GroundedPack, Manner } from './pack.ts'
import { gateParagraph } from './paragraph-gate.ts'
import { buildPrompt, type RejectedParagraph } from './prompt.ts'
import { FREE_SECTIONS } from './sections.ts'
import { spansIn } from './spans.ts'

/**
 * Readings by a model. Every paragraph is checked. The model rewrites a failed paragraph once; if that fails too, the paragraph is
 * reduced to its slots or replaced by a composed one.
 */

interface ParagraphRow {
  readonly draft: DraftParagraph
  paragraph: GroundedParagraph | null
  reason: string
  /** The number of the model's answer: 0 for the first, 1 for the second. */
  readonly answer: 0 | 1
}

type CompletedReading =
  | { readonly refusal: RefusalTopic; readonly regenerated: boolean }
  /** No paragraph of the model passed the checks. */
  | { readonly composed: true; readonly removed: number; readonly regenerated: boolean }
  | {
      readonly sections: readonly SectionText[]
      readonly removed: number
      readonly regenerated: boolean
      readonly inputTokens: number
      readonly outputTokens: number
    }

interface CompletionOptions extends ReadingWriter {
  readonly model: LanguageModel
  readonly signal: AbortSignal
  readonly canary: string
  /** True for a paragraph with an unsafe phrase. */
  readonly isUnsafe: (text: string) => boolean
}

const SLOT_NAMES = /\{([^{}]*)\}/g

const citedText = ({ text, fact_ids }: CitedText): CitedText => ({ text, fact_ids })

/** A sentence in the form in which sentences are compared: lower case, without brackets. */
const comparable = (sentence: string): string => sentence.replace(/ \([^()]*\)/g, '').toLowerCase()

/** Sentences of a paragraph, in either language. */
const sentencesIn = (text: string): string[] => text.split(/(?<=।)\s+/u).flatMap(sentencesOf)

/** A checker for paragraphs of one pack. */
export const paragraphChecker = (pack: GroundedPack, canary: string, isUnsafe: (text: string) => boolean) => {
  const facts = new Map(pack.facts.map((fact) => [fact.id, fact]))
  const passages = new Map(pack.passages.map((passage) => [passage.id, passage]))
  const grounds = (section: string) => ({
    facts,
    passages,
    language: pack.language,
    free: FREE_SECTIONS.includes(section),
  })
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  return {
    /** `told`: slots that earlier paragraphs of the reading state. */
    check(section: string, draft: DraftParagraph, told?: ReadonlySet<string>) {
      if (canary !== '' && letters(draft.text).includes(letters(canary)))
        return { reason: 'the rules are not for readers' }
      const verdict = checkParagraph(draft, { ...grounds(section), ...(told && { told }) })
      const prose = draft.text.replace(SLOT_NAMES, ' ')
      const reason = 'paragraph' in verdict ? gateParagraph(prose, { minor: pack.minor, isUnsafe }) : null
      return reason === null ? verdict : { reason }
    },
    /** A failed paragraph reduced to its slots, as sentences; null if none of them can stand alone. */
    slotsAlone: (section: string, draft: DraftParagraph, told: ReadonlySet<string>) =>
      slotsAlone(draft, section, { ...grounds(section), told }),
  }
}

/**
 * Returns composed paragraphs as replacements for failed ones; null if the reading has all of them already, so that the failed one is left
 * out.
 * `isTold`: true for a sentence that the reading has.
 */
const composedReplacements = ({ facts, passages, language }: GroundedPack, isTold: (sentence: string) => boolean) => {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  /**
   * The paragraph if the reading has none of its sentences, else null: a sentence may refer to one that would be left
   * out.
   */
  const untold = (paragraph: CitedText): CitedText | null =>
    sentencesIn(paragraph.text).some(isTold) ? null : citedText(paragraph)
  /** A passage as a paragraph. A passage of a Hindi reading is the meaning of one fact, which precedes it. */
  const paragraphOf = ({ text, fact_ids }: CitedText): CitedText => {
    const fact = language === 'hi' ? byId.get(fact_ids[0] ?? '') : undefined
    return { text: fact ? `${formsOf(fact, language).sentence} ${text}` : text, fact_ids }
  }
  /** Advice that needs no fact. */
  const generalAdvice = (): CitedText => {
    const mark = language === 'hi' ? '।' : '.'
    const sentences = PHRASES[language].advice.map((text) => `${upperFirst(text)}${mark}`)
    return {
      text: sentences
        .filter((text) => !isTold(text))
        .slice(0, 2)
        .join(' '),
      fact_ids: [],
    }
  }
  /** `isEmpty`: true for a section without a paragraph, which is filled with facts if it has no new passage. */
  return (section: string, ids: readonly string[], isEmpty: boolean): CitedText | null => {
    const sharedCount = (passage: CitedText) => passage.fact_ids.filter((id) => ids.includes(id)).length
    const candidates = passages
      .filter((passage) => passage.section === section)
      .sort((a, b) => sharedCount(b) - sharedCount(a))
    for (const passage of candidates) {
      const paragraph = untold(paragraphOf(passage))
      if (paragraph) return paragraph
    }
    if (!isEmpty) return null
    if (FREE_SECTIONS.includes(section)) return generalAdvice()
    const newFacts = facts.filter((fact) => !isTold(formsOf(fact, language).sentence)).slice(0, 2)
    return newFacts.length === 0
      ? null
      : {
          text: newFacts.map((fact) => formsOf(fact, language).sentence).join(' '),
          fact_ids: newFacts.map(({ id }) => id),
        }
  }
}

/** Ids of the facts that the slots of a failed paragraph name. */
const intendedFactIds = ({ text }: DraftParagraph, { facts, passages }: GroundedPack): string[] => {
  const slotNames = [...text.matchAll(SLOT_NAMES)].map(([, name]) => name!.trim())
  const ids = [
    ...facts.filter(({ id }) => slotNames.some((name) => name === id || name.startsWith(`${id}.`))).map(({ id }) => id),
    ...passages
      .filter(({ id }) => slotNames.some((name) => name.startsWith(`${id}.`)))
      .flatMap(({ fact_ids }) => fact_ids),
  ]
  return [...new Set(ids)]
}

/** Lets a model write the reading of a pack, and checks, rewrites or replaces its paragraphs. */
export const completeParagraphs = async (
  pack: GroundedPack,
  manner: Manner,
  options: CompletionOptions,
): Promise<CompletedReading> => {
  const { model, judge = null, signal, canary, onParagraph, isUnsafe } = options
  const ids = pack.sections
  const { check, slotsAlone } = paragraphChecker(pack, canary, isUnsafe)
  const sections = new Map<string, ParagraphRow[]>(ids.map((id) => [id, []]))
  const prompt = (rejected: readonly RejectedParagraph[] = []) =>
    buildPrompt({ ...manner, ...pack, rules: pack.rules ?? [], canary }, rejected)

  /** Slots and sentences of the accepted paragraphs. */
  const toldSlots = new Set<string>()
  const toldSentences = new Set<string>()
  /** Windows of time that the reading names. */
  const toldSpans = new Set<string>()
  const isTold = (sentence: string): boolean => {
    const spans = spansIn(sentence)
    return toldSentences.has(comparable(sentence)) || (spans.length > 0 && spans.every((span) => toldSpans.has(span)))
  }
  /** The own text of a stated slot, without the phrases before it. */
  const textOfSlot = (slot: string): string[] => {
    const fact = pack.facts.find(({ id }) => id === slot)
    const [, id, number] = /^(m\d+)\.(\d+)$/.exec(slot) ?? []
    const sentence = pack.passages.find((passage) => passage.id === id)?.sentences[Number(number) - 1]
    return [...(fact ? [formsOf(fact, pack.language).sentence] : []), ...(sentence ? [sentence.text] : [])]
  }
  const remember = (text: string, slots: readonly string[] = []): void => {
    for (const slot of slots) toldSlots.add(slot)
    for (const span of spansIn(text)) toldSpans.add(span)
    for (const sentence of [...sentencesIn(text), ...slots.flatMap(textOfSlot)]) toldSentences.add(comparable(sentence))
  }
  /** The composed answer to the question, which precedes the paragraphs of the model. */
  const { answer } = pack
  if (answer) {
    onParagraph?.({ section: ids[0]!, ...citedText(answer) })
    const passage = pack.passages.find(({ text }) => text === answer.text)
    remember(
      answer.text,
      passage?.sentences.map((_, index) => `${passage.id}.${index + 1}`),
    )
  }
  const rowOf = ({ section, paragraph: draft }: DraftRow, answer: 0 | 1): ParagraphRow => {
    const verdict = check(section, draft, toldSlots)
    if (!('paragraph' in verdict)) return { draft, answer, paragraph: null, reason: verdict.reason }
    const { paragraph } = verdict
    if (sentencesIn(paragraph.text).some(isTold))
      return { draft, answer, paragraph: null, reason: 'the reading says this already' }
    if (sections.has(section)) remember(paragraph.text, paragraph.stated)
    return { draft, answer, paragraph, reason: '' }
  }

  /** The paragraphs of a section, with the composed answer first. */
  const paragraphsOf = (id: string): CitedText[] => [
    ...(answer && id === ids[0] ? [citedText(answer)] : []),
    ...sections.get(id)!.flatMap(({ paragraph }) => (paragraph ? [citedText(paragraph)] : [])),
  ]
  /** The paragraph that sends the reader to a doctor, at the end of its section. */
  const careIn = (id: string): CitedText | null =>
    id === careSection(ids) ? careParagraphOf(ids.slice(0, ids.indexOf(id) + 1).flatMap(paragraphsOf), pack) : null

  /** Sends the final paragraphs: all before the first failed or missing one. */
  let [section, row] = [0, 0]
  const send = (complete: boolean): void => {
    for (; section < ids.length; section++, row = 0) {
      const rows = sections.get(ids[section]!)!
      for (; row < rows.length; row++) {
        const { paragraph } = rows[row]!
        if (!paragraph) return
        onParagraph?.({ section: ids[section]!, ...citedText(paragraph) })
      }
      const following = ids.slice(section + 1).some((id) => sections.get(id)!.length > 0)
      if (!complete && (rows.length === 0 || !following)) return
      const care = careIn(ids[section]!)
      if (care) onParagraph?.({ section: ids[section]!, ...care })
    }
  }

  const reader = draftReader()
  const addContent = (text: string): void => {
    for (const draft of reader.read(text)) sections.get(draft.section)?.push(rowOf(draft, 0))
    if (!judge) send(false)
  }
  let isStreamed = false
  const firstCompletion = await model.write(
    prompt(),
    signal,
    onParagraph
      ? (text) => {
          isStreamed = true
          addContent(text)
        }
      : undefined,
  )
  if (firstCompletion.finish === 'declined') return { refusal: 'declined', regenerated: false }
  if (!isStreamed) addContent(firstCompletion.content)
  const refusal = reader.refusal()
  if (refusal) return { refusal, regenerated: false }

  /** Asks the judge, if any, about the paragraphs of an answer, and marks those that the judge rejects. */
  const consultJudge = async (answer: 0 | 1): Promise<void> => {
    const rows = [...sections.values()].flat().filter((item) => item.answer === answer && item.paragraph)
    if (!judge || rows.length === 0) return
    const meaningsOf = ({ draft }: ParagraphRow) =>
      pack.passages
        .filter(({ id }) => draft.text.includes(`{${id}.`))
        .flatMap(({ sentences }) => sentences.map(({ text }) => text))
    const rejectedIndices = await refusedByJudge(
      judge,
      rows.map((item) => ({ ...item.paragraph!, meanings: meaningsOf(item) })),
      new Map(pack.facts.map((fact) => [fact.id, fact])),
      signal,
    )
    for (const [index, item] of rows.entries())
      if (rejectedIndices.has(index)) {
        item.paragraph = null
        item.reason = 'it does not follow from its facts, or could do harm'
      }
  }
  await consultJudge(0)
  if (judge) send(false)

  const rejected = ids.flatMap((id): RejectedParagraph[] => {
    const rows = sections.get(id)!
    if (rows.length === 0) return [{ section: id, text: '', reason: 'the section is missing' }]
    return rows.flatMap(({ paragraph, draft, reason }) =>
      paragraph ? [] : [{ section: id, text: draft.text.slice(0, 600), reason }],
    )
  })
  let secondCompletion: Awaited<ReturnType<LanguageModel['write']>> | null = null
  if (rejected.length > 0) {
    // If the provider fails now, composed paragraphs replace the failed ones.
    secondCompletion = await model.write(prompt(rejected), signal).catch((reason: unknown) => {
      signal.throwIfAborted()
      if (firstCompletion.content === '') throw reason
      return null
    })
    const rewrittenDrafts =
      secondCompletion?.finish === 'declined' ? [] : draftReader().read(secondCompletion?.content ?? '')
    for (const id of ids) {
      const rows = sections.get(id)!
      const wasEmpty = rows.length === 0
      for (const draft of rewrittenDrafts.filter((item) => item.section === id)) {
        const rewrittenRow = rowOf(draft, 1)
        const index = rows.findIndex(({ paragraph, answer }) => !paragraph && answer === 0)
        if (wasEmpty) rows.push(rewrittenRow)
        else if (index >= 0 && (rewrittenRow.paragraph || rewrittenRow.draft.text === rows[index]!.draft.text))
          rows[index] = rewrittenRow
      }
    }
    await consultJudge(1)
  }

  const replace = composedReplacements(pack, isTold)
  /** A failed paragraph reduced to its new slots; null with a judge, or without such slots. */
  const reducedToSlots = (id: string, draft: DraftParagraph): GroundedParagraph | null => {
    const paragraph = judge ? null : slotsAlone(id, draft, toldSlots)
    // Facts alone say too little: a composed paragraph explains them.
    const isExplained = paragraph?.stated.some((slot) => /^m\d+\.\d+$/.test(slot))
    return paragraph && isExplained && !sentencesIn(paragraph.text).some(isTold) ? paragraph : null
  }
  const replacement = (id: string, draft: DraftParagraph, isEmpty: boolean): GroundedParagraph | null => {
    const slots = reducedToSlots(id, draft)
    const paragraph = slots ?? replace(id, intendedFactIds(draft, pack), isEmpty)
    if (paragraph) remember(paragraph.text, slots?.stated)
    return paragraph && { stated: [], ...paragraph }
  }
  const allRows = [...sections.values()].flat()
  if (allRows.every(({ paragraph }) => paragraph === null))
    return { composed: true, removed: Math.max(allRows.length, ids.length), regenerated: secondCompletion !== null }
  let removed = 0
  /** Answers of the model with at least one accepted paragraph. */
  const usedAnswers = new Set<number>()
  for (const id of ids) {
    const rows = sections.get(id)!
    if (rows.length === 0) rows.push({ draft: { text: '' }, answer: 1, paragraph: null, reason: 'missing' })
    for (const item of rows) {
      if (item.paragraph) usedAnswers.add(item.answer)
      else {
        removed++
        const isLast = item === rows.at(-1)
        item.paragraph = replacement(id, item.draft, isLast && paragraphsOf(id).length === 0)
      }
    }
    const filledRows = rows.filter(({ paragraph }) => paragraph)
    sections.set(id, filledRows)
    // A section is never empty, even if the reading has all of its sentences already.
    if (paragraphsOf(id).length === 0) {
      const [fact] = pack.facts
      const text = fact ? formsOf(fact, pack.language).sentence : ''
      filledRows.push({
        ...{ draft: { text: '' }, answer: 1, reason: 'missing' },
        paragraph: { text, fact_ids: fact ? [fact.id] : [], stated: [] },
      })
    }
  }
  send(true)
  const completions = [firstCompletion, secondCompletion].filter(
    (completion, index) => completion && usedAnswers.has(index),
  ) as (typeof firstCompletion)[]
  return {
    sections: ids.map((id) => ({
      id,
      paragraphs: [...paragraphsOf(id), ...[careIn(id)].filter((care) => care !== null)],
    })),
    removed,
    regenerated: secondCompletion !== null,
    inputTokens: completions.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
    outputTokens: completions.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
  }
}
