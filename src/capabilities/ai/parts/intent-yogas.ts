import { isOfGrownLife } from '../../../ai/minors.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { yogaRule } from '../../../jyotish/yogas/index.ts'
import { writtenDate } from '../../../time/iso.ts'
import { capitalised, countInWords, listed } from '../../../wording.ts'
import allYogas from '../../doshas-yogas/all-yogas.ts'
import dhanaYogas from '../../doshas-yogas/dhana-yogas.ts'
import panchaMahapurushaYogas from '../../doshas-yogas/pancha-mahapurusha-yogas.ts'
import rajaYogas from '../../doshas-yogas/raja-yogas.ts'
import yogaActivation from '../../doshas-yogas/yoga-activation.ts'
import { type YogaLike, yogaNamed } from './chart-facts.ts'
import {
  dayOfReading,
  type IntentAnswer,
  type IntentComposer,
  type IntentContext,
  intentFact,
  namedPlanets,
  raised,
} from './intent-context.ts'
import { type Sentence, say } from './pack.ts'

/** Answers on yogas: whether one is formed, which are, and when they work. */

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
}

const YEARS = 15

const factOf = (row: YogaRow, { tell }: IntentContext) =>
  raised(tell.yoga({ ...row, quality: row.auspicious === true ? 'auspicious' : 'inauspicious' } as YogaLike))

/** When a yoga works most in the years ahead. */
const workingTime = async (
  row: YogaRow,
  context: IntentContext,
  name = yogaNamed(row.name),
): Promise<Sentence | null> => {
  const { activations } = await yogaActivation.compute(
    { ...context.birth, yogas: [row.id], from_date: dayOfReading(context), years: YEARS },
    context.world,
  )
  const periods = activations[0]?.periods ?? []
  const best = periods.toSorted((a, b) => b.score - a.score)[0]
  if (!best) return null
  return say(
    best.start.slice(0, 10) <= dayOfReading(context)
      ? `${name} works most in the antardasha that runs now, of ${namedPlanets([best.antardasha])[0]}, until ${writtenDate(best.end)}.`
      : `${name} works most from ${writtenDate(best.start)} to ${writtenDate(best.end)}, in the antardasha of ${namedPlanets([best.antardasha])[0]}.`,
    factOf(row, context),
  )
}

const visible = <Y extends { id: string }>(rows: readonly Y[], { reader }: IntentContext) =>
  reader.minor ? rows.filter(({ id }) => !isOfGrownLife(yogaRule(id))) : rows

const standing = (rows: readonly YogaRow[]) =>
  rows.filter(({ present, cancelled }) => present && !cancelled).toSorted((a, b) => b.strength - a.strength)

/** Yogas of one kind. */
const groupAnswer = async (
  context: IntentContext,
  rows: readonly YogaRow[],
  {
    kind,
    one,
    many,
    slug,
    empty,
    use,
  }: { kind: string; one: string; many: string; slug: string; empty: string; use: string },
): Promise<IntentAnswer> => {
  const shown = visible(rows, context)
  const held = standing(shown)
  const undone = shown.filter(({ present, cancelled }) => present && cancelled)
  const fact = intentFact(
    `yogas.${kind}.count`,
    'yoga',
    held.length === 0
      ? `No ${one} stands in your chart.`
      : `Your chart has ${countInWords(held.length)} ${held.length === 1 ? one : many}.`,
    held.length,
    `doshas-yogas/${slug}`,
  )
  const [first, second] = held
  const facts = [...held.slice(0, 4), ...undone.slice(0, 2)].map((row) => factOf(row, context))
  const shownNames = held.slice(0, 3).map(({ name }) => yogaNamed(name).replace(/^The/, 'the'))
  return {
    lead: [
      say(
        held.length === 0
          ? `No: no ${one} stands in your chart.`
          : `Yes: your chart has ${countInWords(held.length)} ${held.length === 1 ? one : many}, ${held.length > 3 ? 'above all ' : ''}${listed(shownNames)}.`,
        fact,
        ...facts,
      ),
    ],
    why: [
      first ? say(`The strongest is made by ${listed(namedPlanets(first.planets))}. ${first.result}`, fact) : null,
      second
        ? say(`Of the next one the tradition says: ${second.result[0]!.toLowerCase()}${second.result.slice(1)}`, fact)
        : null,
      undone.length > 0
        ? say(
            `${capitalised(countInWords(undone.length))} more ${undone.length === 1 ? 'is' : 'are'} formed and cancelled by other placements.`,
            fact,
          )
        : null,
      held.length === 0 ? say(empty, fact) : null,
    ],
    timing: first ? [await workingTime(first, context, `The first of these ${many}`)] : [],
    advice: [say(held.length === 0 ? `Build by habit what others get by a ${one}: it lasts longer.` : use, fact)],
    capabilities: [slug, ...(first ? ['yoga-activation'] : [])],
  }
}

export const rajaYogaAnswer: IntentComposer = async (context) => {
  const { yogas, yogakaraka } = await rajaYogas.compute(context.birth, context.world)
  const answer = await groupAnswer(context, yogas, {
    ...{ kind: 'raja', one: 'raja yoga', many: 'yogas of rank', slug: 'raja-yogas' },
    empty: yogakaraka
      ? `${yogakaraka} is the yogakaraka of your ascendant, and does part of that work alone.`
      : 'Rank comes to you by steps, and the steps are counted.',
    use: 'Accept the post in which you answer for others: that is where this kind of yoga works.',
  })
  return answer
}
export const wealthYogaAnswer: IntentComposer = async (context) =>
  groupAnswer(context, (await dhanaYogas.compute(context.birth, context.world)).yogas, {
    ...{ kind: 'dhana', one: 'dhana yoga', many: 'yogas of wealth', slug: 'dhana-yogas' },
    empty: 'Income then depends on work and saving more than on an inherited start.',
    use: 'Put part of each gain where you cannot spend it within the month.',
  })
export const mahapurushaAnswer: IntentComposer = async (context) => {
  const { yogas } = await panchaMahapurushaYogas.compute(context.birth, context.world)
  return groupAnswer(context, yogas, {
    ...{ kind: 'mahapurusha', one: 'mahapurusha yoga', many: 'mahapurusha yogas', slug: 'pancha-mahapurusha-yogas' },
    empty: 'None of the five star planets stands in its own or exaltation sign in an angle.',
    use: 'Choose work in which that one planet is asked for daily.',
  })
}

export const yogasAnswer: IntentComposer = async (context) => {
  const { yogas } = await allYogas.compute({ ...context.birth, include_absent: false }, context.world)
  const held = standing(visible(yogas, context)).filter(({ auspicious }) => auspicious === true)
  const top = held.slice(0, 3)
  const facts = top.map((row) => factOf(row, context))
  const fact = intentFact(
    'yogas.count',
    'yoga',
    held.length === 0
      ? 'No auspicious yoga stands in your chart.'
      : `Your chart has ${countInWords(held.length)} auspicious ${held.length === 1 ? 'yoga' : 'yogas'}.`,
    held.length,
    'doshas-yogas/all-yogas',
  )
  const [first, second] = top
  return {
    lead: [
      say(
        first
          ? `The strongest yogas of your chart are ${listed(top.map(({ name }) => yogaNamed(name).replace(/^The/, 'the')))}.`
          : 'No auspicious yoga stands in your chart.',
        fact,
        ...facts,
      ),
    ],
    why: [
      first
        ? say(`${yogaNamed(first.name)} is formed by ${listed(namedPlanets(first.planets))}. ${first.result}`, fact)
        : null,
      second ? say(`${yogaNamed(second.name)} rests on ${listed(namedPlanets(second.planets))}.`, fact) : null,
      first ? say(`In all ${countInWords(held.length)} good ones stand without being cancelled.`, fact) : null,
    ],
    timing: first ? [await workingTime(first, context)] : [],
    advice: [say('Pick the one that fits what you already do, and forget the rest of the list.', fact)],
    capabilities: ['all-yogas', ...(first ? ['yoga-activation'] : [])],
  }
}

export const namedYogaAnswer: IntentComposer = async (context) => {
  const id = context.slots.yoga!
  const { yogas } = await allYogas.compute({ ...context.birth, include_absent: true }, context.world)
  const row = yogas.find((each) => each.id === id)!
  const fact = factOf(row, context)
  const name = yogaNamed(row.name)
  const counts = row.present && !row.cancelled
  const undoing = row.cancellations.find(({ holds }) => holds)
  return {
    lead: [
      say(
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
      say(row.present ? `The rule that your chart meets: ${row.rule}.` : `It asks for this: ${row.rule}.`, fact),
      row.present && row.planets.length > 0
        ? say(`Here it rests on ${listed(namedPlanets(row.planets as Graha[]))}.`, fact)
        : null,
      row.present ? say(row.result, fact) : null,
      row.present && undoing ? say(`What works against it: ${undoing.rule}.`, fact) : null,
    ],
    timing: counts ? [await workingTime(row, context)] : [],
    advice: [
      say(
        counts
          ? `Let ${name} show in one decision this season: act where it promises most.`
          : `Look at the yogas that you do have instead of ${name}.`,
        fact,
      ),
    ],
    capabilities: ['all-yogas', ...(counts ? ['yoga-activation'] : [])],
  }
}
