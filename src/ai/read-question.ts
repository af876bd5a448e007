import type { AssessedArea } from '../jyotish/assessment/area.ts'
import { type Intent, intentOf, type MatchedIntent } from './intents.ts'
import { areasInText, kindOfQuestion, type QuestionKind } from './question-areas.ts'
import { asksWhetherToStay, formOfQuestion, type QuestionForm } from './question-forms.ts'
import { type OtherPerson, otherPersonOf, RELATION_AREA } from './relatives.ts'

export interface ReadQuestion {
  readonly areas: readonly AssessedArea[]
  readonly kind: QuestionKind
  readonly form: QuestionForm
  readonly asksWhetherToStay: boolean
  readonly intent: MatchedIntent | null
  /** The other person whose life the question is about. The answer says that the chart does not show it, and gives no time. */
  readonly person: OtherPerson | null
}

/** Intents that are answered by a list of subjects, fields or places, and the forms of questions that no such list answers. */
const LISTS: Readonly<Partial<Record<Intent, readonly QuestionForm[]>>> = {
  best_place: ['choice', 'how', 'why'],
  education_field: ['how', 'why'],
  career_fields: ['how', 'why'],
}

/** Reads the areas, the kind and the intent of a question. `minor`: the chart is of somebody under 18. */
export const readQuestion = (text: string, minor = false): ReadQuestion => {
  const person = otherPersonOf(text, minor)
  const form = formOfQuestion(text)
  const matchedIntent = intentOf(text, person)
  const intent = matchedIntent && LISTS[matchedIntent.intent]?.includes(form) ? null : matchedIntent
  const area = person && !intent ? RELATION_AREA[person.relation] : null
  return {
    areas: area ? [area] : areasInText(text),
    kind: person && !intent ? 'open' : kindOfQuestion(text),
    form,
    asksWhetherToStay: form === 'choice' && asksWhetherToStay(text),
    intent,
    person: intent ? null : person,
  }
}
