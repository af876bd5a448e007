/** The grammatical forms of a fact, and the languages of readings. */

export const FACT_FORMS = ['sentence', 'clause', 'noun'] as const
export type Form = (typeof FACT_FORMS)[number]
export type Forms = Readonly<Record<Form, string>>
export type ReadingLanguage = 'en' | 'hi'
