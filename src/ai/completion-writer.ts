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

/** A reading by a model: each paragraph is checked. A failed one is written once more, then reduced to its slots or replaced by a composed one. */

interface Row {
  readonly draft: DraftParagraph
  paragraph: GroundedParagraph | null
  reason: string
  /** Which answer of the model it comes from. */
  readonly answer: 0 | 1
}

type WrittenReading =
  | { readonly refusal: RefusalTopic; readonly regenerated: boolean }
  | {
      readonly sections: readonly SectionText[]
      readonly removed: number
      readonly regenerated: boolean
      readonly byModel: boolean
      readonly inputTokens: number
      readonly outputTokens: number
    }

interface By extends ReadingWriter {
  readonly model: LanguageModel
  readonly signal: AbortSignal
  readonly canary: string
  /** Whether a paragraph gives advice that no reading may give. */
  readonly isUnsafe: (text: string) => boolean
}

/** Slots, which hold the server's own words. */
const SLOT_NAMES = /\{([^{}]*)\}/g

/** The sentences of passages that a draft quotes. */
const quotesIn = ({ text }: DraftParagraph): string[] =>
  [...text.matchAll(SLOT_NAMES)].flatMap(([, name]) => (/^\s*m\d+\.\d+\s*$/.test(name!) ? [name!.trim()] : []))

/** Checks paragraphs of one pack. */
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
    /** The slots of a paragraph that failed, as sentences. */
    slotsAlone: (section: string, draft: DraftParagraph) => slotsAlone(draft, grounds(section)),
  }
}

/** Composed paragraphs that stand in for failed ones, each once. */
const replacements = ({ facts, passages, language }: GroundedPack) => {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const used = new Set<Passage>()
  const inHindi = (ids: readonly string[]): GroundedParagraph => {
    const found = ids.flatMap((id) => byId.get(id) ?? []).slice(0, 4)
    const told: readonly PackFact[] = found.length > 0 ? found : facts.slice(0, 2)
    return { text: told.map((fact) => formsOf(fact, 'hi').sentence).join(' '), fact_ids: told.map(({ id }) => id) }
  }
  return (section: string, ids: readonly string[]): GroundedParagraph => {
    const shared = (passage: Passage) => passage.fact_ids.filter((id) => ids.includes(id)).length
    const [best] = passages
      .filter((passage) => passage.section === section && !used.has(passage))
      .sort((a, b) => shared(b) - shared(a))
    if (best) used.add(best)
    if (language === 'hi') return inHindi(ids.length > 0 ? ids : (best?.fact_ids ?? []))
    if (best) return { text: best.text, fact_ids: best.fact_ids }
    const first = facts.slice(0, 2)
    return { text: first.map(({ text }) => text).join(' '), fact_ids: first.map(({ id }) => id) }
  }
}

/** Facts that a failed paragraph was to be about. */
const meantIds = ({ text }: DraftParagraph, { facts, passages }: GroundedPack): string[] => {
  const named = [...text.matchAll(SLOT_NAMES)].map(([, name]) => name!.trim())
  return [
    ...facts.filter(({ id }) => named.some((name) => name === id || name.startsWith(`${id}.`))).map(({ id }) => id),
    ...passages.filter(({ id }) => named.some((name) => name.startsWith(`${id}.`))).flatMap(({ fact_ids }) => fact_ids),
  ]
}

export const completeParagraphs = async (pack: GroundedPack, manner: Manner, by: By): Promise<WrittenReading> => {
  const { model, judge = null, signal, canary, onParagraph, isUnsafe } = by
  const ids = pack.sections
  const { check, slotsAlone } = paragraphChecker(pack, canary, isUnsafe)
  const sections = new Map<string, Row[]>(ids.map((id) => [id, []]))
  const prompt = (rejected: readonly RejectedParagraph[] = []) =>
    buildPrompt({ ...manner, ...pack, rules: pack.rules ?? [], canary }, rejected)

  /** Sentences that the paragraphs that stand quote. */
  const quoted = new Set<string>()
  const isRepeated = (section: string, draft: DraftParagraph, text: string): boolean => {
    const quotes = quotesIn(draft)
    if (quotes.length > 0 && quotes.every((name) => quoted.has(name))) return true
    for (const name of quotes) quoted.add(name)
    return sections.get(section)!.some((row) => row.paragraph?.text === text)
  }
  const rowOf = ({ section, paragraph: draft }: DraftRow, answer: 0 | 1): Row => {
    const verdict = check(section, draft)
    if (!('paragraph' in verdict)) return { draft, answer, paragraph: null, reason: verdict.reason }
    const { paragraph } = verdict
    return sections.has(section) && isRepeated(section, draft, paragraph.text)
      ? { draft, answer, paragraph: null, reason: 'the reading says this already' }
      : { draft, answer, paragraph, reason: '' }
  }

  /** Sends the paragraphs that are certain: all before the first failed or missing one. */
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

  const first = draftReader()
  const take = (text: string): void => {
    for (const one of first.read(text)) sections.get(one.section)?.push(rowOf(one, 0))
    if (!judge) send(false)
  }
  let streamed = false
  const one = await model.write(
    prompt(),
    signal,
    onParagraph
      ? (text) => {
          streamed = true
          take(text)
        }
      : undefined,
  )
  if (one.finish === 'declined') return { refusal: 'declined', regenerated: false }
  if (!streamed) take(one.content)
  const refusal = first.refusal()
  if (refusal) return { refusal, regenerated: false }

  /** Marks the paragraphs of an answer that the operator's judge refuses. */
  const heard = async (answer: 0 | 1): Promise<void> => {
    const rows = [...sections.values()].flat().filter((each) => each.answer === answer && each.paragraph)
    if (!judge || rows.length === 0) return
    const meaningsOf = ({ draft }: Row) =>
      pack.passages
        .filter(({ id }) => draft.text.includes(`{${id}.`))
        .flatMap(({ sentences }) => sentences.map(({ text }) => text))
    const refused = await refusedByJudge(
      judge,
      rows.map((each) => ({ ...each.paragraph!, meanings: meaningsOf(each) })),
      new Map(pack.facts.map((fact) => [fact.id, fact])),
      signal,
    )
    for (const [at, each] of rows.entries())
      if (refused.has(at)) {
        each.paragraph = null
        each.reason = 'it does not follow from its facts, or could do harm'
      }
  }
  await heard(0)
  if (judge) send(false)

  const rejected = ids.flatMap((id): RejectedParagraph[] => {
    const rows = sections.get(id)!
    if (rows.length === 0) return [{ section: id, text: '', reason: 'the section is missing' }]
    return rows.flatMap(({ paragraph, draft, reason }) =>
      paragraph ? [] : [{ section: id, text: draft.text.slice(0, 600), reason }],
    )
  })
  let again: Awaited<ReturnType<LanguageModel['write']>> | null = null
  if (rejected.length > 0) {
    // A provider that fails now leaves the composed paragraphs.
    again = await model.write(prompt(rejected), signal).catch((reason: unknown) => {
      signal.throwIfAborted()
      if (one.content === '') throw reason
      return null
    })
    const second = again?.finish === 'declined' ? [] : draftReader().read(again?.content ?? '')
    for (const id of ids) {
      const rows = sections.get(id)!
      const wasEmpty = rows.length === 0
      for (const draft of second.filter((each) => each.section === id)) {
        const rewritten = rowOf(draft, 1)
        const at = rows.findIndex(({ paragraph, answer }) => !paragraph && answer === 0)
        if (wasEmpty) rows.push(rewritten)
        else if (at >= 0 && (rewritten.paragraph || rewritten.draft.text === rows[at]!.draft.text)) rows[at] = rewritten
      }
    }
    await heard(1)
  }

  const replace = replacements(pack)
  /** The slots of a failed paragraph, unless a judge refused them or the reading has them already. */
  const remains = (id: string, draft: DraftParagraph): GroundedParagraph | null => {
    const paragraph = judge ? null : slotsAlone(id, draft)
    return paragraph && !isRepeated(id, draft, paragraph.text) ? paragraph : null
  }
  let removed = 0
  const standing = new Set<number>()
  for (const id of ids) {
    const rows = sections.get(id)!
    if (rows.length === 0) {
      removed++
      rows.push({ draft: { text: '' }, answer: 1, paragraph: replace(id, []), reason: '' })
      continue
    }
    for (const each of rows) {
      if (each.paragraph) standing.add(each.answer)
      else {
        removed++
        each.paragraph = remains(id, each.draft) ?? replace(id, meantIds(each.draft, pack))
      }
    }
  }
  send(true)
  const answers = [one, again].filter((each, at) => each && standing.has(at)) as (typeof one)[]
  return {
    sections: ids.map((id) => ({ id, paragraphs: sections.get(id)!.map(({ paragraph }) => paragraph!) })),
    removed,
    regenerated: again !== null,
    byModel: standing.size > 0,
    inputTokens: answers.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
    outputTokens: answers.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
  }
}
