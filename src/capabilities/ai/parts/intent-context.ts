import type { Claim, PackFact } from '../../../ai/claims.ts'
import type { QuestionKind } from '../../../ai/question-areas.ts'
import type { QuestionSlots } from '../../../ai/question-slots.ts'
import { type Graha, isLord, nameInSentence } from '../../../jyotish/grahas.ts'
import type { FactKind } from '../../../readings/fact.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { dateText, inputDateText, longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import predictionDasha from '../../predictions/prediction-dasha.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import type { natalFacts } from './chart-facts.ts'
import { packFact } from './chart-facts.ts'
import type { Reader, Sentence } from './pack.ts'
import { packSentence } from './pack.ts'
import type { Passages } from './passages.ts'
import type { TimeFacts } from './time-facts.ts'

/** The data for the answer to an intent. */
export interface IntentContext {
  readonly reader: Reader
  readonly birth: BirthWithNodeInput
  readonly slots: QuestionSlots
  readonly kind: QuestionKind
  /** The question, normalised for pattern matching. */
  readonly searchText: string
  readonly partner: { readonly reader: Reader; readonly birth: BirthWithNodeInput } | null
  /** A World that ignores warnings, since warnings of other capabilities name inputs that the user did not send. */
  readonly world: World
  readonly times: TimeFacts
  readonly chartFacts: ReturnType<typeof natalFacts>
  readonly passages: Passages
}

/** The answer to an intent, by section. The first sentence of `lead` answers the question. Empty sections are left out. */
export interface IntentAnswer {
  readonly lead: readonly Sentence[]
  readonly why?: readonly (Sentence | null)[]
  readonly timing?: readonly (Sentence | null)[]
  readonly advice: readonly Sentence[]
  /** Further facts of the result, which no sentence cites. */
  readonly facts?: readonly PackFact[]
  /** Slugs of the capabilities that the answer comes from. */
  readonly capabilities: readonly string[]
}

export type IntentComposer = (context: IntentContext) => Promise<IntentAnswer> | IntentAnswer

/** The weight of the facts of an answer, above every other fact of the chart. */
const INTENT_WEIGHT = 9

/** A fact of an answer, with the weight of an intent. */
export const intentFact = (
  id: string,
  kind: FactKind,
  text: string,
  value: PackFact['value'],
  source: string,
  claims: readonly Claim[] = [],
): PackFact => packFact(id, kind, text, value, source, claims, INTENT_WEIGHT)

/** The fact with the weight of an intent, and optionally another id. */
export const promoteFact = <F extends PackFact>(fact: F, id = fact.id): PackFact => ({
  ...fact,
  id,
  weight: INTENT_WEIGHT,
})

/** The text of a fact as a sentence. */
export const factSentence = (fact: PackFact): Sentence => packSentence(fact.text, fact)

/** A claim about the reader. */
export const readerClaim = (
  subject: string,
  relation: Claim['relation'],
  object: string | number,
  chart: Claim['chart'] = 'D1',
): Claim => ({ chart, person: 'you', subject, relation, object: String(object) })

/** The first sentence of a passage, for answers that only mention it. */
export const firstSentenceOf = ({ text, facts }: Sentence): Sentence => ({ text: sentencesOf(text)[0]!, facts })

/** The day of the reading, `YYYY-MM-DD`. */
export const dayOfReading = ({ reader }: Pick<IntentContext, 'reader'>) => dateText(reader.day)

/** The birth and the day of the reading, as input of another capability. */
export const birthAsOf = ({ birth, reader }: Pick<IntentContext, 'birth' | 'reader'>) => ({
  ...birth,
  as_of: inputDateText(reader.day),
})

/** The clock time `hh:mm` of an ISO local time. */
export const clockOf = (moment: string) => moment.slice(11, 16)

/**
 * The answer for a result that the chart does not have.
 * @param fact states the absence
 */
export const absenceAnswer = (fact: PackFact, advice: string, capability: string, lead = fact.text): IntentAnswer => ({
  lead: [packSentence(lead, fact)],
  advice: [packSentence(advice, fact)],
  capabilities: [capability],
})

/** The claims of a period: its state, its end, and its start unless it is running. Dates are cut to the day. */
export const periodClaims = (
  path: string,
  level: 'mahadasha' | 'antardasha',
  isRunning: boolean,
  { start, end }: { readonly start: string; readonly end: string },
): Claim[] => [
  readerClaim(path, level, isRunning ? 'running' : 'coming'),
  ...(isRunning ? [] : [readerClaim(path, 'start', start.slice(0, 10))]),
  readerClaim(path, 'end', end.slice(0, 10)),
]

/** Periods of a planet are searched for this many years. */
const PERIOD_SEARCH_YEARS = 60

/**
 * A sentence on the running or next period of a planet; null without one.
 * @param matter the matter that the period affects, as a noun phrase: "your luck"
 */
export const periodOfPlanet = async (
  planet: Graha,
  matter: string,
  { birth, reader, world }: Pick<IntentContext, 'birth' | 'reader' | 'world'>,
): Promise<Sentence | null> => {
  const day = dateText(reader.day)
  const { periods } = await predictionDasha.compute(
    { ...birth, from_date: day, years: Math.min(PERIOD_SEARCH_YEARS, Math.max(1, 119 - reader.age)) },
    world,
  )
  const rows = periods.flatMap(({ mahadasha, antardashas }) =>
    antardashas.map(({ lord, start, end }) => ({ mahadasha, lord, start, end })),
  )
  const maha = periods.find(({ mahadasha, end }) => mahadasha === planet && end.slice(0, 10) > day)
  const antar = rows.find(({ lord, end }) => lord === planet && end.slice(0, 10) > day)
  const period = antar && (!maha || antar.start < maha.start || maha.start.slice(0, 10) > day) ? antar : maha
  if (!period) return null
  const isMaha = period === maha
  const isRunning = period.start.slice(0, 10) <= day
  const level = isMaha ? 'mahadasha' : 'antardasha'
  const path = isMaha ? planet : `${period.mahadasha}/${planet}`
  const inside = isMaha ? '' : ` within the ${period.mahadasha} mahadasha`
  const text = isRunning
    ? `${upperFirst(matter)} shows now more than at other times: the ${level} of ${nameInSentence(planet)}${inside} runs until ${longDate(period.end)}.`
    : `${upperFirst(matter)} comes to the front from ${longDate(period.start)} to ${longDate(period.end)}, in the ${level} of ${nameInSentence(planet)}${inside}.`
  const fact = intentFact(
    `period.${planet}.${level}`,
    'dasha',
    isRunning
      ? `The ${level} of ${nameInSentence(planet)}${inside} runs until ${longDate(period.end)}.`
      : `The ${level} of ${nameInSentence(planet)}${inside} runs from ${longDate(period.start)} to ${longDate(period.end)}.`,
    period.end.slice(0, 10),
    'predictions/prediction-dasha',
    periodClaims(path, level, isRunning, period),
  )
  return packSentence(text, fact)
}

/** Names of planets inside a sentence: "the Sun", "Saturn". Other names stay. */
export const namedPlanets = (planets: readonly string[]) =>
  planets.map((planet) => (isLord(planet) ? nameInSentence(planet) : planet))
