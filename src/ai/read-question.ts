import type { AssessedArea } from '../jyotish/assessment/area.ts'
import { type AskedSpan, askedSpanOf } from './asked-span.ts'
import { isHindi } from './grounding/text.ts'
import { type Intent, intentOf, type MatchedIntent } from './intents.ts'
import { areasInText, kindOfQuestion, type QuestionKind } from './question-areas.ts'
import {
  asksHowLongItLasts,
  asksWhetherToStay,
  formOfQuestion,
  type QuestionForm,
  withoutSideWords,
} from './question-forms.ts'
import { optionNames, optionsOf } from './question-options.ts'
import { type Activity, slotsOf } from './question-slots.ts'
import { type OtherPerson, otherPersonOf, RELATION_AREA } from './relatives.ts'
import { searchable } from './user-text.ts'

export interface ReadQuestion {
  readonly areas: readonly AssessedArea[]
  readonly kind: QuestionKind
  readonly form: QuestionForm
  /** The period that the question asks for; null for a question without one, and for one that is answered by an intent. */
  readonly span: AskedSpan | null
  /** The two options of a choice. */
  readonly options: readonly [string, string] | null
  /** The options as noun phrases to the asker; null for options that an answer does not repeat. */
  readonly optionNames: readonly [string, string] | null
  readonly asksWhetherToStay: boolean
  readonly asksHowLongItLasts: boolean
  readonly asksForFuture: boolean
  readonly asksForChart: boolean
  readonly isSingle: boolean
  readonly asksToLend: boolean
  readonly asksToTrust: boolean
  readonly intent: MatchedIntent | null
  /** The other person whose life the question is about. The answer says that the chart does not show it, and gives no time. */
  readonly person: OtherPerson | null
}

/** Intents on a matter of life, with its area. Such an intent answers whether and when, and no other form of question. */
const AREA_OF_INTENT: Readonly<Partial<Record<Intent, AssessedArea>>> = {
  ...{ marriage_time: 'marriage', love_time: 'romance', spouse_nature: 'marriage', children_outlook: 'children' },
  ...{ job_time: 'career', job_change: 'career', business_or_service: 'career', government: 'politics' },
  ...{ career_fields: 'career', education_field: 'education', exam: 'education', abroad: 'foreign_travel' },
  ...{ property_time: 'property', vehicle: 'property', move_time: 'relocation', best_place: 'relocation' },
  money_time: 'wealth',
}
/** The area of an undertaking that a question names, for a question without other words of an area. */
const AREA_OF_ACTIVITY: Readonly<Partial<Record<Activity, AssessedArea>>> = {
  ...{
    travel: 'foreign_travel',
    'property-purchase': 'property',
    'vehicle-purchase': 'property',
    marriage: 'marriage',
  },
  ...{ 'business-opening': 'career', 'griha-pravesh': 'property', 'gold-purchase': 'wealth', engagement: 'marriage' },
}
const NAMES_POST = /\b(?:jobs?|post|employ\w*|salary|service)\b/i
const SOMEBODY = /\b(?:he|him|she|her)\b(?! own\b)/
/** The areas of a question: its words of an area, else its undertaking, else love for somebody without a name. */
export const areasOfQuestion = (text: string): readonly AssessedArea[] => {
  // In "peace with somebody" the word does not name the inner life.
  const named = areasInText(text.replace(/\bpeace with\b/gi, 'with'))
  const { activity } = named.length > 0 ? {} : slotsOf(text)
  const area = activity && AREA_OF_ACTIVITY[activity]
  if (area) return [area]
  // "How long should I wait for him?" Somebody without a name is somebody dear.
  return named.length === 0 && SOMEBODY.test(searchable(text)) ? ['romance'] : named
}

/** Forms that an intent answers although it is on a matter of life, or does not answer although it is not. */
const FORMS_OF_INTENT: Readonly<
  Partial<Record<Intent, { readonly also?: readonly QuestionForm[]; readonly not?: readonly QuestionForm[] }>>
> = {
  ...{ business_or_service: { also: ['choice'] }, best_place: { also: ['where'] } },
  ...{ muhurta: { not: ['now'] }, good_days: { not: ['now'] }, best_dasha: { not: ['now', 'why', 'how_long'] } },
  ...{ personality: { not: ['strength', 'weakness'] }, strongest_planet: {}, current_dasha: { not: ['now'] } },
}
const FORMS_OF_TIMES: readonly QuestionForm[] = ['plain', 'worry']
/** Intents on a day, week, month or year as a whole. */
const PERIOD_INTENTS: readonly Intent[] = ['this_week', 'this_month', 'this_year', 'day_for_me', 'good_days']
/** True for a span that is a day, week, month or year, and not a part of one or the time before it. */
const isWholePeriod = ({ relation, period }: AskedSpan) => relation === 'in' && period.kind === 'slot'

/** True if an intent answers the form of a question and the period that it asks for. */
const answersForm = (intent: Intent, form: QuestionForm, span: AskedSpan | null, text: string): boolean => {
  const { also = [], not = [] } = FORMS_OF_INTENT[intent] ?? {}
  // A question whether a matter goes well in a year is about the matter, not about the year.
  const asksForMatter = kindOfQuestion(text) === 'whether' && areasInText(text).length > 0
  if (PERIOD_INTENTS.includes(intent) && span && (asksForMatter || !isWholePeriod(span))) return false
  if (AREA_OF_INTENT[intent] === undefined) return !not.includes(form)
  // A map of places answers where to live, not where work or a partner is found.
  if (intent === 'best_place' && form === 'where' && (areasInText(text)[0] ?? 'relocation') !== 'relocation')
    return false
  // A choice between two businesses is no choice between a business and a post.
  if (intent === 'business_or_service' && form === 'choice' && !NAMES_POST.test(text)) return false
  return span === null && (FORMS_OF_TIMES.includes(form) || also.includes(form))
}

/** The years ahead as the subject of a question. */
const ASKS_FOR_FUTURE =
  /\b(?:future|coming|ahead|happens? (?:to|for) me|destiny|luck (?:turn|change|get)\w*|better days|bhavishya|aage)\b/
const SINGLE =
  /\b(?:marry|get(?:ting)? married|be married|wedding|find (?:(?:a|an|my|the|true|new|real|right) )*(?:partner|husband|wife|love|someone|somebody|one)|meet (?:(?:a|an|my|the|new) )*(?:partner|husband|wife|someone|somebody|one)|single|soulmate|shaadi|shadi)\b/
const MARRIED = /(?<!\b(?:meet|find|marry) )\bmy (?:marriage|husband|wife|spouse)\b(?! (?:be|look)\b)/
const LENDS = /\b(?:lend|loan) (?:\w+ )?(?:money|him|her|them|my|some|to)\b|\b(?:guarantee|co-?sign|stand surety)\b/

const TRUSTS = /\b(?:trust|believe|rely on)\b/

/** Reads the areas, the kind and the intent of a question. `minor`: the chart is of somebody under 18. */
export const readQuestion = (text: string, minor = false): ReadQuestion => {
  const person = otherPersonOf(text, minor)
  const form = formOfQuestion(text)
  // The answers in Hindi and those for minors have years only.
  const span = minor || isHindi(text) || form === 'why' ? null : askedSpanOf(text)
  const matchedIntent = intentOf(text, person)
  const intent = matchedIntent && answersForm(matchedIntent.intent, form, span, text) ? matchedIntent : null
  const area = person && !intent ? RELATION_AREA[person.relation] : null
  // A map of places was not asked for, so its area is not either.
  const ofIntent =
    matchedIntent && !intent && matchedIntent.intent !== 'best_place' ? AREA_OF_INTENT[matchedIntent.intent] : undefined
  const named = areasOfQuestion(withoutSideWords(text))
  const options = form === 'choice' ? optionsOf(text) : null
  const words = searchable(text)
  return {
    areas: area ? [area] : ofIntent ? [ofIntent, ...named.filter((each) => each !== ofIntent)].slice(0, 2) : named,
    kind: person && !intent ? 'open' : kindOfQuestion(text),
    form,
    span: intent || person ? null : span,
    options,
    optionNames: options && optionNames(options, text),
    asksWhetherToStay: form === 'choice' && asksWhetherToStay(text),
    asksHowLongItLasts: form === 'how_long' && asksHowLongItLasts(text),
    asksForFuture: ASKS_FOR_FUTURE.test(words),
    asksForChart: /\b(?:chart|kundli|kundali|horoscope)\b/.test(words),
    isSingle: SINGLE.test(words) && !MARRIED.test(words),
    asksToLend: LENDS.test(words),
    asksToTrust: TRUSTS.test(words),
    intent,
    person: intent ? null : person,
  }
}
