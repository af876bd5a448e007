import type { PackFact } from '../../../ai/claims.ts'
import { isFrighteningDosha } from '../../../ai/frightening-facts.ts'
import { ADULT_DOSHAS } from '../../../ai/minors.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import type { Dosha } from '../../../jyotish/rules/dosha-rule.ts'
import { countInWords, joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import angarakDosha from '../../doshas-yogas/angarak-dosha.ts'
import badhakaDosha from '../../doshas-yogas/badhaka-dosha.ts'
import doshaSummary from '../../doshas-yogas/dosha-summary.ts'
import gandamoolaDosha from '../../doshas-yogas/gandamoola-dosha.ts'
import grahanDosha from '../../doshas-yogas/grahan-dosha.ts'
import guruChandalDosha from '../../doshas-yogas/guru-chandal-dosha.ts'
import kaalSarpDosha from '../../doshas-yogas/kaal-sarp-dosha.ts'
import kalathraDosha from '../../doshas-yogas/kalathra-dosha.ts'
import kemadrumaDosha from '../../doshas-yogas/kemadruma-dosha.ts'
import manglikDosha from '../../doshas-yogas/manglik-dosha.ts'
import pitraDosha from '../../doshas-yogas/pitra-dosha.ts'
import shrapitDosha from '../../doshas-yogas/shrapit-dosha.ts'
import vishDosha from '../../doshas-yogas/vish-dosha.ts'
import { DOSHA_ADVICE } from '../../shared/dosha-advice.ts'
import { doshaTitle } from './chart-facts.ts'
import {
  birthAsOf,
  type IntentAnswer,
  type IntentComposer,
  type IntentContext,
  intentFact,
  namedPlanets,
  periodOfPlanet,
  promoteFact,
} from './intent-context.ts'
import { packSentence, type Sentence } from './pack.ts'

/** Answers on doshas: presence, formation and cancellation. */

type Rule = { readonly rule: string; readonly holds: boolean }
type DoshaRow = Pick<Dosha, 'id' | 'name' | 'present' | 'cancelled' | 'net' | 'planets'> & {
  readonly houses: readonly number[]
  readonly formation: readonly Rule[]
  readonly cancellations: readonly Rule[]
}

const leadText = ({ present, cancelled, net }: DoshaRow, name: string): string =>
  present === null
    ? `The chart does not tell enough to say whether ${name} is there.`
    : !present
      ? `No: ${name} is not in your chart.`
      : cancelled
        ? `No, not in effect: ${name} is formed in your chart, but it is cancelled.`
        : net === 'mild'
          ? `Yes, in a mild form: ${name} is in your chart.`
          : `Yes: ${name} is in your chart and counts in full.`

/** Sentences on the rules that form or cancel a dosha. The texts of rules are noun phrases. */
const ruleSentences = (
  { present, cancelled, formation, cancellations, planets, houses }: DoshaRow,
  name: string,
  fact: PackFact,
) => {
  const metRules = formation.filter(({ holds }) => holds)
  const cancellingRules = cancellations.filter(({ holds }) => holds)
  const unmetRules = formation.filter(({ holds }) => !holds).slice(0, 2)
  return [
    present && planets.length > 0
      ? packSentence(
          `${upperFirst(joinWords(namedPlanets(planets)))} ${planets.length > 1 ? 'make' : 'makes'} it${houses.length > 0 ? `, in your ${joinWords(houses.map(ordinalInWords))} ${houses.length > 1 ? 'houses' : 'house'}` : ''}.`,
          fact,
        )
      : null,
    present && metRules[0]
      ? packSentence(`The rule of ${name} that your chart meets: ${metRules[0].rule}.`, fact)
      : null,
    present && !cancelled && metRules[1] ? packSentence(`It also meets this one: ${metRules[1].rule}.`, fact) : null,
    cancellingRules[0]
      ? packSentence(`${cancelled ? 'What cancels it' : 'What softens it'}: ${cancellingRules[0].rule}.`, fact)
      : present
        ? packSentence(
            `None of the ${countInWords(cancellations.length)} conditions that would cancel ${name} is met.`,
            fact,
          )
        : null,
    present ? null : unmetRules[0] ? packSentence(`${name} would need ${unmetRules[0].rule}.`, fact) : null,
    present || !unmetRules[1] ? null : packSentence(`Another way to it would be ${unmetRules[1].rule}.`, fact),
  ]
}

const answerOf = async (
  context: IntentContext,
  dosha: DoshaRow,
  slug: string,
  additionalReasons: (fact: PackFact) => (Sentence | null)[] = () => [],
): Promise<IntentAnswer> => {
  const name = doshaTitle(dosha.name)
  const fact = promoteFact(context.chartFacts.dosha(dosha), `${dosha.id}.net`)
  const counts = dosha.present && !dosha.cancelled
  const [planet] = dosha.planets
  return {
    lead: [packSentence(leadText(dosha, name), fact)],
    why: [...additionalReasons(fact), ...ruleSentences(dosha, name, fact)],
    timing: counts && planet ? [await periodOfPlanet(planet as Graha, `the weight of ${name}`, context)] : [],
    advice: [
      packSentence(
        counts
          ? (DOSHA_ADVICE[dosha.id] ?? `Keep ${name} in mind where haste is tempting.`)
          : `Spend no money on rites for ${name}; leave it out of your decisions.`,
        fact,
      ),
    ],
    capabilities: [slug, ...(counts ? ['prediction-dasha'] : [])],
  }
}

export const manglikAnswer: IntentComposer = async (context) => {
  const { dosha, from } = await manglikDosha.compute(birthAsOf(context), context.world)
  return answerOf(context, dosha, 'manglik-dosha', (fact) => {
    const seats = Object.entries(from).map(
      ([point, { house }]) => `the ${ordinalInWords(house)} from your ${point === 'Ascendant' ? 'ascendant' : point}`,
    )
    const countingPlaces = Object.values(from).filter(({ counts }) => counts).length
    return [
      packSentence(`Mars stands in ${joinWords(seats)}.`, fact),
      packSentence(
        countingPlaces === 0
          ? 'None of these three places counts for Manglik dosha.'
          : `Of these three places ${countInWords(countingPlaces)} ${countingPlaces === 1 ? 'counts' : 'count'} for Manglik dosha.`,
        fact,
      ),
    ]
  })
}

const BY_ID = {
  kaal_sarp: kaalSarpDosha,
  pitra: pitraDosha,
  guru_chandal: guruChandalDosha,
  shrapit: shrapitDosha,
  grahan: grahanDosha,
  angarak: angarakDosha,
  vish: vishDosha,
  kemadruma: kemadrumaDosha,
  gandamoola: gandamoolaDosha,
  kalathra: kalathraDosha,
  badhaka: badhakaDosha,
} as const

export const namedDoshaAnswer: IntentComposer = async (context) => {
  const capability = BY_ID[(context.slots.dosha ?? 'kaal_sarp') as keyof typeof BY_ID]
  const { dosha } = await capability.compute(context.birth, context.world)
  return answerOf(context, dosha, capability.slug)
}

export const doshasAnswer: IntentComposer = async (context) => {
  const { reader, world, chartFacts } = context
  const { doshas } = await doshaSummary.compute({ ...birthAsOf(context), include_absent: false }, world)
  const presentDoshas = doshas.filter(
    ({ id, present }) =>
      present && id !== 'sade_sati' && !isFrighteningDosha(id) && !(reader.minor && ADULT_DOSHAS.includes(id)),
  )
  const activeDoshas = presentDoshas.filter(({ cancelled }) => !cancelled).toSorted((a, b) => b.score - a.score)
  const cancelledDoshas = presentDoshas.filter(({ cancelled }) => cancelled)
  const facts = presentDoshas.map((dosha) => promoteFact(chartFacts.dosha(dosha)))
  const summary = intentFact(
    'doshas.count',
    'dosha',
    activeDoshas.length === 0
      ? 'No dosha counts in your chart.'
      : `${upperFirst(countInWords(activeDoshas.length))} ${activeDoshas.length === 1 ? 'dosha counts' : 'doshas count'} in your chart.`,
    activeDoshas.length,
    'doshas-yogas/dosha-summary',
  )
  const names = (rows: readonly { name: string }[]) =>
    joinWords(rows.map(({ name }) => doshaTitle(name).replace(/ dosha$/i, '')))
  const [heaviest] = activeDoshas
  return {
    lead: [
      packSentence(
        activeDoshas.length === 0
          ? 'No dosha counts in your chart.'
          : `${upperFirst(countInWords(activeDoshas.length))} ${activeDoshas.length === 1 ? 'dosha counts' : 'doshas count'} in your chart: ${names(activeDoshas)}.`,
        summary,
        ...facts,
      ),
    ],
    why: [
      heaviest
        ? packSentence(
            `The heaviest is ${doshaTitle(heaviest.name)}, made by ${joinWords(namedPlanets(heaviest.planets))}.`,
            summary,
            ...facts.filter(({ id }) => id.endsWith(`.${heaviest.id}`)),
          )
        : null,
      cancelledDoshas.length > 0
        ? packSentence(
            `${names(cancelledDoshas)} ${cancelledDoshas.length === 1 ? 'is' : 'are'} formed as well, but cancelled by other placements, so ${cancelledDoshas.length === 1 ? 'it does' : 'they do'} not count.`,
            summary,
            ...facts.filter(({ id }) => cancelledDoshas.some((dosha) => id.endsWith(`.${dosha.id}`))),
          )
        : packSentence('None of them was formed and then cancelled.', summary),
      activeDoshas[1] ? packSentence(`After it comes ${doshaTitle(activeDoshas[1].name)}.`, summary) : null,
    ],
    timing: heaviest
      ? [await periodOfPlanet(heaviest.planets[0] as Graha, `the weight of ${doshaTitle(heaviest.name)}`, context)]
      : [],
    advice: [
      packSentence(
        heaviest
          ? `Start with ${doshaTitle(heaviest.name)} and let the smaller ones rest: one habit kept for a season does more than many rites.`
          : 'Distrust anybody who sells you a rite against a dosha that you do not have.',
        summary,
      ),
    ],
    capabilities: ['dosha-summary', ...(heaviest ? ['prediction-dasha'] : [])],
  }
}
