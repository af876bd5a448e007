import type { QuestionKind } from '../../../ai/areas.ts'
import type { Claim, PackFact } from '../../../ai/claims.ts'
import type { QuestionSlots } from '../../../ai/question-slots.ts'
import { type Graha, isLord, named } from '../../../jyotish/grahas.ts'
import type { FactKind } from '../../../readings/fact.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { dateText, writtenDate } from '../../../time/iso.ts'
import { capitalised } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import predictionDasha from '../../predictions/prediction-dasha.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import type { natalFacts } from './chart-facts.ts'
import { packFact } from './chart-facts.ts'
import type { Reader, Sentence } from './pack.ts'
import { say } from './pack.ts'
import type { Passages } from './passages.ts'
import type { TimeFacts } from './time-facts.ts'

/** What the answer to an intent is made of. */
export interface IntentContext {
  readonly reader: Reader
  readonly birth: BirthWithNodeInput
  readonly slots: QuestionSlots
  readonly kind: QuestionKind
  /** The question as it is searched. */
  readonly asked: string
  readonly partner: { readonly reader: Reader; readonly birth: BirthWithNodeInput } | null
  /** Does not warn: the warnings of a capability are about inputs that the reader did not send. */
  readonly world: World
  readonly times: TimeFacts
  readonly tell: ReturnType<typeof natalFacts>
  readonly passages: Passages
}

/** The first sentence of `lead` answers the question; an empty part is not told. */
export interface IntentAnswer {
  readonly lead: readonly Sentence[]
  readonly why?: readonly (Sentence | null)[]
  readonly timing?: readonly (Sentence | null)[]
  readonly advice: readonly Sentence[]
  /** Facts that belong to the result beside those that are told. */
  readonly facts?: readonly PackFact[]
  /** Slugs of the capabilities whose results it tells. */
  readonly capabilities: readonly string[]
}

export type IntentComposer = (context: IntentContext) => Promise<IntentAnswer> | IntentAnswer

/** Above every fact of the chart. */
const INTENT_WEIGHT = 9

export const intentFact = (
  id: string,
  kind: FactKind,
  text: string,
  value: PackFact['value'],
  source: string,
  claims: readonly Claim[] = [],
): PackFact => packFact(id, kind, text, value, source, claims, INTENT_WEIGHT)

/** A fact with the weight of an intent. */
export const raised = <F extends PackFact>(fact: F, id = fact.id): PackFact => ({ ...fact, id, weight: INTENT_WEIGHT })

/** The sentence of a fact itself. */
export const stated = (fact: PackFact): Sentence => say(fact.text, fact)

export const yours = (
  subject: string,
  relation: Claim['relation'],
  object: string | number,
  chart: Claim['chart'] = 'D1',
): Claim => ({ chart, person: 'you', subject, relation, object: String(object) })

/** The first sentence of a passage: what several answers may name, none of them may tell at length. */
export const openingOf = ({ text, facts }: Sentence): Sentence => ({ text: sentencesOf(text)[0]!, facts })

export const dayOfReading = ({ reader }: Pick<IntentContext, 'reader'>) => dateText(reader.day)

/** The last two digits before a clock time: "10:05" of an ISO local time. */
export const clockOf = (moment: string) => moment.slice(11, 16)

/** Years of periods that are searched for a planet: beyond them no plan reaches. */
const YEARS_OF_PERIODS = 60

/**
 * When a planet's own periods run, as one sentence; null where none comes.
 * @param matter what the periods bring forward, as it stands in a sentence: "your luck"
 */
export const periodOfPlanet = async (
  planet: Graha,
  matter: string,
  { birth, reader, world }: Pick<IntentContext, 'birth' | 'reader' | 'world'>,
): Promise<Sentence | null> => {
  const day = dateText(reader.day)
  const { periods } = await predictionDasha.compute(
    { ...birth, from_date: day, years: Math.min(YEARS_OF_PERIODS, Math.max(1, 119 - reader.age)) },
    world,
  )
  const rows = periods.flatMap(({ mahadasha, antardashas }) =>
    antardashas.map(({ lord, start, end }) => ({ mahadasha, lord, start, end })),
  )
  const maha = periods.find(({ mahadasha, end }) => mahadasha === planet && end.slice(0, 10) > day)
  const antar = rows.find(({ lord, end }) => lord === planet && end.slice(0, 10) > day)
  const chosen = antar && (!maha || antar.start < maha.start || maha.start.slice(0, 10) > day) ? antar : maha
  if (!chosen) return null
  const isMaha = chosen === maha
  const running = chosen.start.slice(0, 10) <= day
  const level = isMaha ? 'mahadasha' : 'antardasha'
  const path = isMaha ? planet : `${chosen.mahadasha}/${planet}`
  const inside = isMaha ? '' : ` within the ${chosen.mahadasha} mahadasha`
  const text = running
    ? `${capitalised(matter)} shows now more than at other times: the ${level} of ${named(planet)}${inside} runs until ${writtenDate(chosen.end)}.`
    : `${capitalised(matter)} comes to the front from ${writtenDate(chosen.start)} to ${writtenDate(chosen.end)}, in the ${level} of ${named(planet)}${inside}.`
  const fact = intentFact(
    `period.${planet}.${level}`,
    'dasha',
    running
      ? `The ${level} of ${named(planet)}${inside} runs until ${writtenDate(chosen.end)}.`
      : `The ${level} of ${named(planet)}${inside} runs from ${writtenDate(chosen.start)} to ${writtenDate(chosen.end)}.`,
    chosen.end.slice(0, 10),
    'predictions/prediction-dasha',
    [
      yours(path, level, running ? 'running' : 'coming'),
      ...(running ? [] : [yours(path, 'start', chosen.start.slice(0, 10))]),
      yours(path, 'end', chosen.end.slice(0, 10)),
    ],
  )
  return say(text, fact)
}

/** "the Sun and Saturn". */
export const namedPlanets = (planets: readonly string[]) =>
  planets.map((planet) => (isLord(planet) ? named(planet) : planet))
