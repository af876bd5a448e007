import type { AssessedArea } from '../jyotish/assessment/area.ts'
import { intentOf, type MatchedIntent } from './intents.ts'
import { areasInText, kindOfQuestion, type QuestionKind } from './question-areas.ts'
import { formOfQuestion, type QuestionForm } from './question-forms.ts'
import { type OtherPerson, otherPersonOf, RELATION_AREA } from './relatives.ts'

export interface ReadQuestion {
  readonly areas: readonly AssessedArea[]
  readonly kind: QuestionKind
  readonly form: QuestionForm
  readonly intent: MatchedIntent | null
  /** The other person whose life the question is about. The answer says that the chart does not show it, and gives no time. */
  readonly person: OtherPerson | null
}

/** Reads the areas, the kind and the intent of a question. `minor`: the chart is of somebody under 18. */
export const readQuestion = (text: string, minor = false): ReadQuestion => {
  const person = otherPersonOf(text, minor)
  const intent = intentOf(text, person)
  const area = person && !intent ? RELATION_AREA[person.relation] : null
  return {
    areas: area ? [area] : areasInText(text),
    kind: person && !intent ? 'open' : kindOfQuestion(text),
    form: formOfQuestion(text),
    intent,
    person: intent ? null : person,
  }
}
