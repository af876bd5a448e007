import type { CitedText, SectionText } from './claims.ts'
import type { ReadingLanguage } from './grounding/form.ts'
import { FREE_SECTIONS } from './sections.ts'

// Every reading on health sends the reader to a doctor.

const HEALTH_FACT = /(?:^|\.)health$|^constitution\b/
const DOCTOR = /\b(?:doctors?|physicians?)\b|डॉक्टर|चिकित्सक/i

const CARE: Readonly<Record<ReadingLanguage, Readonly<Record<'adult' | 'child', string>>>> = {
  en: {
    adult: 'A chart cannot tell how healthy you are. Take pain, or a worry about your body, to a doctor.',
    child:
      'A chart cannot tell how healthy a child is. Take pain, or a worry about the body, to the doctor of your child.',
  },
  hi: {
    adult: 'कुंडली यह नहीं बता सकती कि आप कितने स्वस्थ हैं। दर्द या शरीर की किसी भी चिंता में डॉक्टर से मिलें।',
    child: 'कुंडली यह नहीं बता सकती कि बच्चा कितना स्वस्थ है। दर्द या शरीर की किसी भी चिंता में बच्चे के डॉक्टर से मिलें।',
  },
}

/** The section that the sentence closes: the last one of advice, or the reply of a chat. */
export const careSection = (ids: readonly string[]): string | undefined =>
  ids.findLast((id) => FREE_SECTIONS.includes(id) && id !== 'follow_ups') ?? ids[0]

/** The paragraph that sends the reader to a doctor; null if no text is on health or one of them does so already. */
export const careParagraphOf = (
  paragraphs: readonly CitedText[],
  { language, minor }: { readonly language: ReadingLanguage; readonly minor: boolean },
): CitedText | null => {
  const fact = paragraphs.flatMap(({ fact_ids }) => fact_ids).find((id) => HEALTH_FACT.test(id))
  return fact === undefined || paragraphs.some(({ text }) => DOCTOR.test(text))
    ? null
    : { text: CARE[language][minor ? 'child' : 'adult'], fact_ids: [fact] }
}

/** The sections of a composed reading, with the paragraph that sends the reader to a doctor if the reading needs it. */
export const withHealthCare = (
  sections: readonly SectionText[],
  options: { readonly language: ReadingLanguage; readonly minor: boolean },
): readonly SectionText[] => {
  const care = careParagraphOf(
    sections.flatMap(({ paragraphs }) => paragraphs),
    options,
  )
  const target = careSection(sections.map(({ id }) => id))
  return care
    ? sections.map((section) =>
        section.id === target ? { ...section, paragraphs: [...section.paragraphs, care] } : section,
      )
    : sections
}
