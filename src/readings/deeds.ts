import { sentencesOf } from './passage.ts'

// A report asks for few deeds: at most one in a section, those of the sections with the clearest findings.

/** The key of the sentences of advice of a paragraph. Answers in JSON leave it out, because it is a symbol. */
const DEEDS = Symbol('deeds')

interface Advising {
  readonly text: string
  readonly [DEEDS]?: readonly string[]
}
interface Deeds {
  readonly id: string
  readonly score?: number | null
  readonly paragraphs: readonly Advising[]
}

/** The paragraph with its sentences of advice, from which `withFewDeeds` chooses. */
export const declareDeeds = <P extends { readonly text: string }>(
  paragraph: P,
  deeds: readonly string[] = [],
): P & Advising => (deeds.length > 0 ? { ...paragraph, [DEEDS]: deeds } : paragraph)

/** The declared sentences of advice that the text still has. */
export const deedsOf = ({ text, [DEEDS]: deeds = [] }: Advising): readonly string[] =>
  deeds.length > 0 ? sentencesOf(text).filter((sentence) => deeds.includes(sentence)) : deeds

/** Sections that close a report with its deeds. */
const CLOSING: ReadonlySet<string> = new Set(['remedies', 'advice', 'routine'])
/** Sections on times, whose deeds belong to a date. */
const DATED =
  /^(?:timing|times_for_care|caution_periods|current_period|next_periods|current_phase|past_phases|next_years|doshas|method)$/
/** Deeds besides those of the closing section and of the sections on times. */
export const MAX_DEEDS = 6

/** The text without these sentences; empty if it has nothing else. */
const textWithout = (text: string, deeds: readonly string[]): string =>
  sentencesOf(text)
    .filter((sentence) => !deeds.includes(sentence))
    .join(' ')

/** The passage without its advice; unchanged if it has nothing else. */
export const withoutDeeds = <P extends { readonly text: string; readonly deeds?: readonly string[] }>(
  passage: P,
): P => {
  const text = textWithout(passage.text, passage.deeds ?? [])
  return text === '' ? passage : { ...passage, text, deeds: [] }
}

const hasDeed = (paragraph: Advising) => deedsOf(paragraph).length > 0
/** The distance of a section from an even score. Sections without a score follow in their order. */
const clarity = ({ score }: Deeds) => (score === null || score === undefined ? -1 : Math.abs(score - 50))

/**
 * The sections with one deed each at most, and `MAX_DEEDS` in all: those of the sections whose scores are furthest from even. In a
 * section the first paragraph, which has its finding, keeps its deed. The closing section and the sections on times stay as they are.
 */
export const withFewDeeds = <S extends Deeds>(sections: readonly S[]): S[] => {
  const deedSections = new Set(
    sections
      .filter(({ id, paragraphs }) => !CLOSING.has(id) && !DATED.test(id) && paragraphs.some(hasDeed))
      .toSorted((a, b) => clarity(b) - clarity(a))
      .slice(0, MAX_DEEDS),
  )
  return sections.map((section) => {
    if (CLOSING.has(section.id) || DATED.test(section.id)) return section
    const first = deedSections.has(section) ? section.paragraphs.findIndex(hasDeed) : -1
    const paragraphs = section.paragraphs.flatMap((paragraph, i) => {
      if (i === first || !hasDeed(paragraph)) return [paragraph]
      const text = textWithout(paragraph.text, deedsOf(paragraph))
      return text === '' ? [] : [{ ...paragraph, text }]
    })
    return paragraphs.length > 0 ? { ...section, paragraphs } : section
  })
}

/** The answer of a report with few deeds in its sections. */
export const reportWithFewDeeds = <T extends object>(answer: T): T => {
  const { sections } = answer as { sections?: unknown }
  return Array.isArray(sections) && sections.every((each) => Array.isArray((each as Deeds).paragraphs))
    ? { ...answer, sections: withFewDeeds(sections as Deeds[]) }
    : answer
}
