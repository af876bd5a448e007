import { isFrighteningYoga } from '../../../ai/frightening-facts.ts'
import { isAdultYoga } from '../../../ai/minors.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { yogaRule } from '../../../jyotish/yogas/index.ts'
import { FROM_MOON_NOTE } from '../../../jyotish/yogas/mahapurusha.ts'
import { longDate } from '../../../time/iso.ts'
import { countInWords, joinWords, upperFirst } from '../../../wording.ts'
import allYogas from '../../doshas-yogas/all-yogas.ts'
import dhanaYogas from '../../doshas-yogas/dhana-yogas.ts'
import panchaMahapurushaYogas from '../../doshas-yogas/pancha-mahapurusha-yogas.ts'
import rajaYogas from '../../doshas-yogas/raja-yogas.ts'
import yogaActivation from '../../doshas-yogas/yoga-activation.ts'
import { type YogaLike, yogaTitle } from './chart-facts.ts'
import {
  dayOfReading,
  type IntentAnswer,
  type IntentComposer,
  type IntentContext,
  intentFact,
  namedPlanets,
  promoteFact,
} from './intent-context.ts'
import { packSentence, type Sentence } from './pack.ts'

/** Answers on yogas: presence, results, and the periods in which they work. */

interface YogaRow {
  readonly id: string
  readonly name: string
  readonly present: boolean | null
  readonly cancelled: boolean
  readonly strength: number
  readonly planets: readonly string[]
  readonly rule: string
  readonly result: string
  readonly auspicious: boolean | string
  readonly cancellations: readonly { readonly rule: string; readonly holds: boolean }[]
  readonly note?: string
}

/** The result with its remark, such as a form that is counted from the Moon only. */
const resultOf = ({ result, note }: YogaRow) => (note === FROM_MOON_NOTE ? `${note} ${result}` : result)

const YEARS = 15

const factOf = (row: YogaRow, { chartFacts }: IntentContext) =>
  promoteFact(chartFacts.yoga({ ...row, quality: row.auspicious === true ? 'auspicious' : 'inauspicious' } as YogaLike))

/** The sentence on the period in which a yoga works most; null without one in the next years. */
const workingTime = async (
  row: YogaRow,
  context: IntentContext,
  name = yogaTitle(row.name),
): Promise<Sentence | null> => {
  const { activations } = await yogaActivation.compute(
    { ...context.birth, yogas: [row.id], from_date: dayOfReading(context), years: YEARS },
    context.world,
  )
  const periods = activations[0]?.periods ?? []
  const best = periods.toSorted((a, b) => b.score - a.score)[0]
  if (!best) return null
  return packSentence(
    best.start.slice(0, 10) <= dayOfReading(context)
      ? `${name} works most in the antardasha that runs now, of ${namedPlanets([best.antardasha])[0]}, until ${longDate(best.end)}.`
      : `${name} works most from ${longDate(best.start)} to ${longDate(best.end)}, in the antardasha of ${namedPlanets([best.antardasha])[0]}.`,
    factOf(row, context),
  )
}

/** The yogas that this reading may mention. */
const allowedYogas = <Y extends { id: string }>(rows: readonly Y[], { reader }: IntentContext) =>
  reader.minor ? rows.filter(({ id }) => !isAdultYoga(yogaRule(id))) : rows

/** Yogas that are present and not cancelled, strongest first. */
const activeYogas = (rows: readonly YogaRow[]) =>
  rows.filter(({ present, cancelled }) => present && !cancelled).toSorted((a, b) => b.strength - a.strength)

/** The answer on the yogas of one kind. `singular` and `plural` name the kind; `empty` is the sentence for a chart without any. */
const groupAnswer = async (
  context: IntentContext,
  rows: readonly YogaRow[],
  {
    kind,
    singular,
    plural,
    slug,
    empty,
    use,
  }: { kind: string; singular: string; plural: string; slug: string; empty: string; use: string },
): Promise<IntentAnswer> => {
  const mentionable = allowedYogas(rows, context)
  const active = activeYogas(mentionable)
  const cancelledYogas = mentionable.filter(({ present, cancelled }) => present && cancelled)
  const fact = intentFact(
    `yogas.${kind}.count`,
    'yoga',
    active.length === 0
      ? `No ${singular} stands in your chart.`
      : `Your chart has ${countInWords(active.length)} ${active.length === 1 ? singular : plural}.`,
    active.length,
    `doshas-yogas/${slug}`,
  )
  const [strongest, secondStrongest] = active
  const facts = [...active.slice(0, 4), ...cancelledYogas.slice(0, 2)].map((row) => factOf(row, context))
  const topNames = active.slice(0, 3).map(({ name }) => yogaTitle(name).replace(/^The/, 'the'))
  return {
    lead: [
      packSentence(
        active.length === 0
          ? `No: no ${singular} stands in your chart.`
          : `Yes: your chart has ${countInWords(active.length)} ${active.length === 1 ? singular : plural}, ${active.length > 3 ? 'above all ' : ''}${joinWords(topNames)}.`,
        fact,
        ...facts,
      ),
    ],
    why: [
      strongest
        ? packSentence(
            `The strongest is made by ${joinWords(namedPlanets(strongest.planets))}. ${resultOf(strongest)}`,
            fact,
          )
        : null,
      secondStrongest
        ? packSentence(
            `Of the next one the tradition says: ${secondStrongest.result[0]!.toLowerCase()}${secondStrongest.result.slice(1)}`,
            fact,
          )
        : null,
      cancelledYogas.length > 0
        ? packSentence(
            `${upperFirst(countInWords(cancelledYogas.length))} more ${cancelledYogas.length === 1 ? 'is' : 'are'} formed and cancelled by other placements.`,
            fact,
          )
        : null,
      active.length === 0 ? packSentence(empty, fact) : null,
    ],
    timing: strongest ? [await workingTime(strongest, context, `The first of these ${plural}`)] : [],
    advice: [
      packSentence(
        active.length === 0 ? `Build by habit what others get by a ${singular}: it lasts longer.` : use,
        fact,
      ),
    ],
    capabilities: [slug, ...(strongest ? ['yoga-activation'] : [])],
  }
}

export const rajaYogaAnswer: IntentComposer = async (context) => {
  const { yogas, yogakaraka } = await rajaYogas.compute(context.birth, context.world)
  const answer = await groupAnswer(context, yogas, {
    ...{ kind: 'raja', singular: 'raja yoga', plural: 'yogas of rank', slug: 'raja-yogas' },
    empty: yogakaraka
      ? `${yogakaraka} is the yogakaraka of your ascendant, and does part of that work alone.`
      : 'Rank comes to you by steps, and the steps are counted.',
    use: 'Accept the post in which you answer for others: that is where this kind of yoga works.',
  })
  return answer
}
export const wealthYogaAnswer: IntentComposer = async (context) =>
  groupAnswer(context, (await dhanaYogas.compute(context.birth, context.world)).yogas, {
    ...{ kind: 'dhana', singular: 'dhana yoga', plural: 'yogas of wealth', slug: 'dhana-yogas' },
    empty: 'Income then depends on work and saving more than on an inherited start.',
    use: 'Put part of each gain where you cannot spend it within the month.',
  })
export const mahapurushaAnswer: IntentComposer = async (context) => {
  const { yogas } = await panchaMahapurushaYogas.compute(context.birth, context.world)
  return groupAnswer(context, yogas, {
    ...{
      kind: 'mahapurusha',
      singular: 'mahapurusha yoga',
      plural: 'mahapurusha yogas',
      slug: 'pancha-mahapurusha-yogas',
    },
    empty: 'None of the five star planets stands in its own or exaltation sign in an angle.',
    use: 'Choose work in which that one planet is asked for daily.',
  })
}

export const yogasAnswer: IntentComposer = async (context) => {
  const { yogas } = await allYogas.compute({ ...context.birth, include_absent: false }, context.world)
  const active = activeYogas(allowedYogas(yogas, context)).filter(({ auspicious }) => auspicious === true)
  const top = active.slice(0, 3)
  const facts = top.map((row) => factOf(row, context))
  const fact = intentFact(
    'yogas.count',
    'yoga',
    active.length === 0
      ? 'No auspicious yoga stands in your chart.'
      : `Your chart has ${countInWords(active.length)} auspicious ${active.length === 1 ? 'yoga' : 'yogas'}.`,
    active.length,
    'doshas-yogas/all-yogas',
  )
  const [strongest, secondStrongest] = top
  return {
    lead: [
      packSentence(
        strongest
          ? `The strongest yogas of your chart are ${joinWords(top.map(({ name }) => yogaTitle(name).replace(/^The/, 'the')))}.`
          : 'No auspicious yoga stands in your chart.',
        fact,
        ...facts,
      ),
    ],
    why: [
      strongest
        ? packSentence(
            `${yogaTitle(strongest.name)} is formed by ${joinWords(namedPlanets(strongest.planets))}. ${resultOf(strongest)}`,
            fact,
          )
        : null,
      secondStrongest
        ? packSentence(
            `${yogaTitle(secondStrongest.name)} rests on ${joinWords(namedPlanets(secondStrongest.planets))}.`,
            fact,
          )
        : null,
      strongest
        ? packSentence(`In all ${countInWords(active.length)} good ones stand without being cancelled.`, fact)
        : null,
    ],
    timing: strongest ? [await workingTime(strongest, context)] : [],
    advice: [packSentence('Pick the one that fits what you already do, and forget the rest of the list.', fact)],
    capabilities: ['all-yogas', ...(strongest ? ['yoga-activation'] : [])],
  }
}

/** Relief for yogas that frighten by their names, by group; `bonds`: yogas of marriage and children. */
const RELIEF = {
  body: 'What helps is plain: regular sleep, food and movement, and a doctor for every complaint.',
  danger:
    'What helps is the rest of the chart, above all a sound lord of the ascendant and Jupiter; the rule counts no years.',
  bonds: 'What helps is time, plain words and the other signs of the chart, among them Jupiter and Venus.',
} as const
const reliefOf = (id: string): string => {
  const { group } = yogaRule(id)
  return RELIEF[group === 'roga' ? 'body' : group === 'arishta' || group === 'marana_karaka' ? 'danger' : 'bonds']
}

/** The answer on a yoga with a frightening name: gentle, with remedies. */
const frighteningYogaAnswer = (row: YogaRow, context: IntentContext): IntentAnswer => {
  const name = yogaTitle(row.name)
  const counts = row.present && !row.cancelled
  const text = counts
    ? `${name} is formed in your chart, one sign among many that decides nothing alone.`
    : row.present === null
      ? `The chart does not tell enough to say whether ${name} is formed.`
      : `No: ${name} does not count in your chart.`
  const fact = { ...factOf(row, context), text }
  return {
    lead: [packSentence(text, fact), ...(counts ? [packSentence(reliefOf(row.id), fact)] : [])],
    why: counts
      ? [packSentence(`The rule that your chart meets: ${row.rule}.`, fact), packSentence(row.result, fact)]
      : [],
    advice: [packSentence('Make no decision because of a single rule, and pay nobody to take it away.', fact)],
    capabilities: ['all-yogas'],
  }
}

export const namedYogaAnswer: IntentComposer = async (context) => {
  const id = context.slots.yoga!
  const { yogas } = await allYogas.compute({ ...context.birth, include_absent: true }, context.world)
  const row = yogas.find((yoga) => yoga.id === id)!
  if (isFrighteningYoga(id)) return frighteningYogaAnswer(row, context)
  const fact = factOf(row, context)
  const name = yogaTitle(row.name)
  const counts = row.present && !row.cancelled
  const cancellingRule = row.cancellations.find(({ holds }) => holds)
  return {
    lead: [
      packSentence(
        row.present === null
          ? `The chart does not tell enough to say whether you have ${name}.`
          : !row.present
            ? `No: ${name} is not formed in your chart.`
            : row.cancelled
              ? `Not in effect: ${name} is formed in your chart, but cancelled.`
              : `Yes: you have ${name}.`,
        fact,
      ),
    ],
    why: [
      packSentence(
        row.present ? `The rule that your chart meets: ${row.rule}.` : `It asks for this: ${row.rule}.`,
        fact,
      ),
      row.present && row.planets.length > 0
        ? packSentence(`Here it rests on ${joinWords(namedPlanets(row.planets as Graha[]))}.`, fact)
        : null,
      row.present ? packSentence(resultOf(row), fact) : null,
      row.present && cancellingRule ? packSentence(`What works against it: ${cancellingRule.rule}.`, fact) : null,
    ],
    timing: counts ? [await workingTime(row, context)] : [],
    advice: [
      packSentence(
        counts
          ? `Let ${name} show in one decision this season: act where it promises most.`
          : `Look at the yogas that you do have instead of ${name}.`,
        fact,
      ),
    ],
    capabilities: ['all-yogas', ...(counts ? ['yoga-activation'] : [])],
  }
}
