/** The grammatical forms of a fact, and the languages of readings. */

export const FORMS = ['sentence', 'clause', 'noun'] as const
export type Form = (typeof FORMS)[number]
export type Forms = Readonly<Record<Form, string>>
export type ReadingLanguage = 'en' | 'hi'
