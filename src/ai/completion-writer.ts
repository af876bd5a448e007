import type { RefusalTopic } from '../safety/topics.ts'
import type { PackFact, SectionText } from './claims.ts'
import { type DraftRow, draftReader } from './draft.ts'
import { checkParagraph, type DraftParagraph, type GroundedParagraph, slotsAlone } from './grounding/check.ts'
import { formsOf } from './grounding/forms.ts'
import type { Passage } from './grounding/passages.ts'
import { refusedByJudge } from './judge.ts'
import type { LanguageModel, ReadingWriter } from './language-model.ts'
import type { GroundedPack, Manner } from './pack.ts'
import { gateParagraph } from './paragraph-gate.ts'
import { buildPrompt, type RejectedParagraph } from './prompt.ts'
import { FREE_SECTIONS } from './sections.ts'

/**
 * Readings by a model. Every paragraph is checked. The model rewrites a failed paragraph once; if that fails too, the paragraph is
 * reduced to its slots or replaced by a composed one.
 */

interface ParagraphRow {
  readonly draft: DraftParagraph
  paragraph: GroundedParagraph | null
  reason: string
  /** The answer of the model: 0 the first, 1 the second. */
  readonly answer: 0 | 1
}

type CompletedReading =
  | { readonly refusal: RefusalTopic; readonly regenerated: boolean }
  | {
      readonly sections: readonly SectionText[]
      readonly removed: number
      readonly regenerated: boolean
      readonly byModel: boolean
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

/** The passage slots of a draft, such as `m1.2`. */
const quotesIn = ({ text }: DraftParagraph): string[] =>
  [...text.matchAll(SLOT_NAMES)].flatMap(([, name]) => (/^\s*m\d+\.\d+\s*$/.test(name!) ? [name!.trim()] : []))

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
    check(section: string, draft: DraftParagraph) {
      if (canary !== '' && letters(draft.text).includes(letters(canary)))
        return { reason: 'the rules are not for readers' }
      const verdict = checkParagraph(draft, grounds(section))
      const prose = draft.text.replace(SLOT_NAMES, ' ')
      const reason = 'paragraph' in verdict ? gateParagraph(prose, { minor: pack.minor, isUnsafe }) : null
      return reason === null ? verdict : { reason }
    },
    /** A failed paragraph reduced to its slots, as sentences; null if none of them can stand alone. */
    slotsAlone: (section: string, draft: DraftParagraph) => slotsAlone(draft, grounds(section)),
  }
}

/** Returns composed paragraphs as replacements for failed ones, each at most once. */
const composedReplacements = ({ facts, passages, language }: GroundedPack, answer: Passage | null | undefined) => {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const used = new Set<Passage>(answer ? [answer] : [])
  const inHindi = (ids: readonly string[]): GroundedParagraph => {
    const matches = ids.flatMap((id) => byId.get(id) ?? []).slice(0, 4)
    const cited: readonly PackFact[] = matches.length > 0 ? matches : facts.slice(0, 2)
    return { text: cited.map((fact) => formsOf(fact, 'hi').sentence).join(' '), fact_ids: cited.map(({ id }) => id) }
  }
  return (section: string, ids: readonly string[]): GroundedParagraph => {
    const sharedCount = (passage: Passage) => passage.fact_ids.filter((id) => ids.includes(id)).length
    const [best] = passages
      .filter((passage) => passage.section === section && !used.has(passage))
      .sort((a, b) => sharedCount(b) - sharedCount(a))
    if (best) used.add(best)
    if (language === 'hi') return inHindi(ids.length > 0 ? ids : (best?.fact_ids ?? []))
    if (best) return { text: best.text, fact_ids: best.fact_ids }
    const firstFacts = facts.slice(0, 2)
    return { text: firstFacts.map(({ text }) => text).join(' '), fact_ids: firstFacts.map(({ id }) => id) }
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

  /** The composed answer to the question, which precedes the paragraphs of the model. Hindi answers have no composed text. */
  const answer =
    pack.answersFirst && pack.language === 'en' ? pack.passages.find((item) => item.section === ids[0]) : null
  if (answer) onParagraph?.({ section: ids[0]!, text: answer.text, fact_ids: answer.fact_ids })
  /** Passage slots of the accepted paragraphs. */
  const quoted = new Set(answer?.sentences.map((_, index) => `${answer.id}.${index + 1}`))
  const isRepeated = (section: string, draft: DraftParagraph, text: string): boolean => {
    const quotes = quotesIn(draft)
    if (quotes.length > 0 && quotes.every((name) => quoted.has(name))) return true
    for (const name of quotes) quoted.add(name)
    return sections.get(section)!.some((row) => row.paragraph?.text === text)
  }
  const rowOf = ({ section, paragraph: draft }: DraftRow, answer: 0 | 1): ParagraphRow => {
    const verdict = check(section, draft)
    if (!('paragraph' in verdict)) return { draft, answer, paragraph: null, reason: verdict.reason }
    const { paragraph } = verdict
    return sections.has(section) && isRepeated(section, draft, paragraph.text)
      ? { draft, answer, paragraph: null, reason: 'the reading says this already' }
      : { draft, answer, paragraph, reason: '' }
  }

  /** Sends the final paragraphs: all before the first failed or missing one. */
  let [section, row] = [0, 0]
  const send = (complete: boolean): void => {
    for (; section < ids.length; section++, row = 0) {
      const rows = sections.get(ids[section]!)!
      for (; row < rows.length; row++) {
        const { paragraph } = rows[row]!
        if (!paragraph) return
        onParagraph?.({ section: ids[section]!, ...paragraph })
      }
      const following = ids.slice(section + 1).some((id) => sections.get(id)!.length > 0)
      if (!complete && (rows.length === 0 || !following)) return
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

  const replace = composedReplacements(pack, answer)
  /** A failed paragraph reduced to its slots; null with a judge, or if the reading has these slots already. */
  const reducedToSlots = (id: string, draft: DraftParagraph): GroundedParagraph | null => {
    const paragraph = judge ? null : slotsAlone(id, draft)
    return paragraph && !isRepeated(id, draft, paragraph.text) ? paragraph : null
  }
  let removed = 0
  /** Answers of the model with at least one accepted paragraph. */
  const usedAnswers = new Set<number>()
  for (const id of ids) {
    const rows = sections.get(id)!
    if (rows.length === 0) {
      removed++
      rows.push({ draft: { text: '' }, answer: 1, paragraph: replace(id, []), reason: '' })
      continue
    }
    for (const item of rows) {
      if (item.paragraph) usedAnswers.add(item.answer)
      else {
        removed++
        item.paragraph = reducedToSlots(id, item.draft) ?? replace(id, intendedFactIds(item.draft, pack))
      }
    }
  }
  send(true)
  const completions = [firstCompletion, secondCompletion].filter(
    (completion, index) => completion && usedAnswers.has(index),
  ) as (typeof firstCompletion)[]
  return {
    sections: ids.map((id, index) => ({
      id,
      paragraphs: [
        ...(answer && index === 0 ? [{ text: answer.text, fact_ids: answer.fact_ids }] : []),
        ...sections.get(id)!.map(({ paragraph }) => paragraph!),
      ],
    })),
    removed,
    regenerated: secondCompletion !== null,
    byModel: usedAnswers.size > 0,
    inputTokens: completions.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
    outputTokens: completions.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
  }
}
