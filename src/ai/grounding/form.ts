/** The forms in which a fact is said, and the languages of readings. */

export const FORMS = ['sentence', 'clause', 'noun'] as const
export type Form = (typeof FORMS)[number]
export type Forms = Readonly<Record<Form, string>>
export type ReadingLanguage = 'en' | 'hi'
