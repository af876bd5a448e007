import type { PackFact } from '../../../ai/claims.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { clockText, inputDateText, longDate } from '../../../time/iso.ts'
import { plusDays } from '../../../time/julian-day.ts'
import currentDasha from '../../dashas/current-dasha.ts'
import predictionDasha from '../../predictions/prediction-dasha.ts'
import {
  absenceAnswer,
  dayOfReading,
  firstSentenceOf,
  type IntentComposer,
  type IntentContext,
  intentFact,
  periodClaims,
} from './intent-context.ts'
import { packSentence, type Sentence } from './pack.ts'

/** Answers on the Vimshottari periods. */

const NATURE_WORDS = { supportive: 'a supportive', mixed: 'a mixed', testing: 'a demanding' } as const
const natureOf = (nature: keyof typeof NATURE_WORDS) => NATURE_WORDS[nature]

const forecastOf = (context: IntentContext, years: number) =>
  predictionDasha.compute(
    {
      ...context.birth,
      from_date: dayOfReading(context),
      years: Math.min(years, Math.max(1, 119 - context.reader.age)),
    },
    context.world,
  )

/** The fact on the dates of a mahadasha (one lord) or antardasha (two lords). */
const spanFact = (
  lords: readonly string[],
  { start, end }: { readonly start: string; readonly end: string },
  isRunning: boolean,
  source: string,
) => {
  const level = lords.length === 1 ? 'mahadasha' : 'antardasha'
  const path = lords.join('/')
  const subject = `Your ${lords.at(-1)} ${level}${lords.length > 1 ? ` inside the ${lords[0]} period` : ''}`
  return intentFact(
    `dasha.${path}`,
    'dasha',
    isRunning
      ? `${subject} ends on ${longDate(end)}.`
      : `${subject} begins on ${longDate(start)} and ends on ${longDate(end)}.`,
    end.slice(0, 10),
    source,
    periodClaims(path, level, isRunning, { start, end }),
  )
}

/** A passage of the forecast on a period; null without a text. */
const reading = (text: string | null | undefined, fact: PackFact): Sentence | null =>
  text ? packSentence(text, fact) : null

const runningOf = async (context: IntentContext) => {
  const { times, birth } = context
  // One minute later, because the instant of birth is rounded.
  const { hour, minute, ...day } = times.date(plusDays(times.noon, 1 / 1440))
  const { running } = await currentDasha.compute(
    { ...birth, as_of: `${inputDateText(day)}T${clockText({ hour, minute })}`, levels: 3 },
    context.world,
  )
  return running[0]!.path as { lord: Graha; start: string; end: string }[]
}

export const currentDashaAnswer: IntentComposer = async (context) => {
  const [maha, antar, pratyantar] = await runningOf(context)
  const { periods } = await forecastOf(context, 1)
  const source = 'dashas/current-dasha'
  const mahaFact = spanFact([maha!.lord], maha!, true, source)
  const antarFact = spanFact([maha!.lord, antar!.lord], antar!, true, source)
  const [current] = periods
  return {
    lead: [
      packSentence(
        `You are in the mahadasha of ${nameInSentence(maha!.lord)}, until ${longDate(maha!.end)}, and within it in the antardasha of ${nameInSentence(antar!.lord)}, until ${longDate(antar!.end)}.`,
        ...[mahaFact, antarFact],
      ),
    ],
    why: [
      packSentence(`For your chart it is ${natureOf(current!.nature)} mahadasha.`, mahaFact),
      reading(current!.antardashas[0]?.reading, antarFact),
    ],
    timing: [
      packSentence(
        `The shortest of the three levels is that of ${nameInSentence(pratyantar!.lord)}, until ${longDate(pratyantar!.end)}.`,
        antarFact,
      ),
    ],
    advice: [
      packSentence(
        `Plan by the antardasha: what belongs to ${nameInSentence(antar!.lord)} is best begun before ${longDate(antar!.end)}.`,
        antarFact,
      ),
    ],
    capabilities: ['current-dasha', 'prediction-dasha'],
  }
}

export const dashaEndAnswer: IntentComposer = async (context) => {
  const [maha, antar] = await runningOf(context)
  const { periods } = await forecastOf(context, 40)
  const source = 'dashas/current-dasha'
  const mahaFact = spanFact([maha!.lord], maha!, true, source)
  const nextMaha = periods.find(({ start }) => start.slice(0, 10) >= maha!.end.slice(0, 10))
  const remaining = periods.find(({ mahadasha }) => mahadasha === maha!.lord)?.antardashas ?? []
  return {
    lead: [packSentence(`Your ${maha!.lord} mahadasha ends on ${longDate(maha!.end)}.`, mahaFact)],
    why: [
      remaining.length > 1
        ? packSentence(
            `Until then ${remaining.length} antardashas are left in it, the last of them that of ${nameInSentence(remaining.at(-1)!.lord as Graha)}.`,
            mahaFact,
          )
        : packSentence(`Its last antardasha runs already, that of ${nameInSentence(antar!.lord)}.`, mahaFact),
    ],
    timing: [
      nextMaha
        ? packSentence(
            `On that day the mahadasha of ${nameInSentence(nextMaha.mahadasha as Graha)} begins, and lasts until ${longDate(nextMaha.end)}.`,
            mahaFact,
          )
        : null,
    ],
    advice: [
      packSentence(
        'Do not time a farewell by the last weeks of a mahadasha; the change is felt over half a year.',
        mahaFact,
      ),
    ],
    capabilities: ['current-dasha', 'prediction-dasha'],
  }
}

export const nextDashaAnswer: IntentComposer = async (context) => {
  const { periods } = await forecastOf(context, 40)
  const [current, next] = periods
  const source = 'predictions/prediction-dasha'
  const nextAntar = current!.antardashas[1]
  if (!next) {
    const row = nextAntar ?? current!.antardashas[0]!
    const fact = spanFact([current!.mahadasha, row.lord], row, false, source)
    return {
      lead: [
        packSentence(
          `The next period is the antardasha of ${nameInSentence(row.lord as Graha)}, from ${longDate(row.start)}.`,
          fact,
        ),
      ],
      advice: [packSentence(`Let ${nameInSentence(row.lord as Graha)} find your papers in order.`, fact)],
      capabilities: ['prediction-dasha'],
    }
  }
  const fact = spanFact([next.mahadasha], next, false, source)
  return {
    lead: [
      packSentence(
        `Your next mahadasha is that of ${nameInSentence(next.mahadasha as Graha)}, from ${longDate(next.start)} to ${longDate(next.end)}.`,
        fact,
      ),
    ],
    why: [
      packSentence(`It is ${natureOf(next.nature)} one for your chart.`, fact),
      next.reading ? firstSentenceOf(packSentence(next.reading, fact)) : null,
    ],
    timing: [
      nextAntar
        ? packSentence(
            `Before that, the next antardasha is that of ${nameInSentence(nextAntar.lord as Graha)}, from ${longDate(nextAntar.start)}.`,
            fact,
          )
        : null,
    ],
    advice: [
      packSentence(
        `Learn one thing that belongs to ${nameInSentence(next.mahadasha as Graha)} before the change.`,
        fact,
      ),
    ],
    capabilities: ['prediction-dasha'],
  }
}

export const bestDashaAnswer: IntentComposer = async (context) => {
  const { periods } = await forecastOf(context, 30)
  const source = 'predictions/prediction-dasha'
  const day = dayOfReading(context)
  const best = periods.toSorted((a, b) => b.score - a.score)[0]!
  const rows = periods.flatMap(({ mahadasha, antardashas }) => antardashas.map((row) => ({ ...row, mahadasha })))
  const bestRow = rows.filter(({ end }) => end.slice(0, 10) > day).toSorted((a, b) => b.score - a.score)[0]!
  const isRunning = ({ start }: { readonly start: string }) => start.slice(0, 10) <= day
  const mahaFact = spanFact([best.mahadasha], best, isRunning(best), source)
  const antarFact = spanFact([bestRow.mahadasha, bestRow.lord], bestRow, isRunning(bestRow), source)
  const hardest = rows.filter(({ end }) => end.slice(0, 10) > day).toSorted((a, b) => a.score - b.score)[0]!
  return {
    lead: [
      packSentence(
        `The best period of the next thirty years is the antardasha of ${nameInSentence(bestRow.lord as Graha)} in the mahadasha of ${nameInSentence(bestRow.mahadasha as Graha)}, ${isRunning(bestRow) ? 'which runs until' : `from ${longDate(bestRow.start)} to`} ${longDate(bestRow.end)}.`,
        antarFact,
      ),
    ],
    why: [
      bestRow.reading ? firstSentenceOf(packSentence(bestRow.reading, antarFact)) : null,
      packSentence(
        `Of the mahadashas the one of ${nameInSentence(best.mahadasha as Graha)} supports you most${isRunning(best) ? ', and it runs now' : `; it begins on ${longDate(best.start)}`}.`,
        mahaFact,
      ),
    ],
    timing: [
      hardest === bestRow
        ? null
        : packSentence(
            `The one that asks most of you is ${nameInSentence(hardest.lord as Graha)} in ${nameInSentence(hardest.mahadasha as Graha)}, ${isRunning(hardest) ? 'until' : `from ${longDate(hardest.start)} to`} ${longDate(hardest.end)}.`,
            antarFact,
          ),
    ],
    advice: [
      packSentence(
        'Lay the large beginnings into the first of these periods, and the repairs into the second.',
        antarFact,
      ),
    ],
    capabilities: ['prediction-dasha'],
  }
}

export const planetDashaAnswer: IntentComposer = async (context) => {
  const planet = context.slots.planet!
  const { periods } = await forecastOf(context, 119)
  const day = dayOfReading(context)
  const source = 'predictions/prediction-dasha'
  const ownMaha = periods.find(({ mahadasha, end }) => mahadasha === planet && end.slice(0, 10) > day)
  const rows = periods.flatMap(({ mahadasha, antardashas }) => antardashas.map((row) => ({ ...row, mahadasha })))
  const antar = rows.find(
    ({ lord, mahadasha, end }) => lord === planet && mahadasha !== planet && end.slice(0, 10) > day,
  )
  const period = ownMaha
    ? { lords: [planet], ...ownMaha }
    : antar
      ? { lords: [antar.mahadasha, planet], ...antar }
      : null
  if (!period) {
    const absence = intentFact(
      `dasha.${planet}.none`,
      'dasha',
      `No further period of ${nameInSentence(planet)} is listed.`,
      null,
      source,
    )
    const lead = `No further period of ${nameInSentence(planet)} is listed for you.`
    return absenceAnswer(absence, 'Look at the period that runs instead.', 'prediction-dasha', lead)
  }
  const isRunning = period.start.slice(0, 10) <= day
  const fact = spanFact(period.lords, period, isRunning, source)
  const level = ownMaha ? 'mahadasha' : 'antardasha'
  return {
    lead: [
      packSentence(
        isRunning
          ? `Your ${planet} ${level} runs now, until ${longDate(period.end)}.`
          : `Your ${planet} ${level} runs from ${longDate(period.start)} to ${longDate(period.end)}.`,
        fact,
      ),
    ],
    why: [
      ownMaha
        ? packSentence(
            `For your chart the mahadasha of ${nameInSentence(planet)} is ${natureOf(ownMaha.nature)} one.`,
            fact,
          )
        : null,
      reading(period.reading, fact),
    ],
    timing: [
      antar && ownMaha
        ? packSentence(
            `${capitalisedName(planet)} also rules an antardasha, in the mahadasha of ${nameInSentence(antar.mahadasha as Graha)}, ${antar.start.slice(0, 10) <= day ? 'until' : `from ${longDate(antar.start)} to`} ${longDate(antar.end)}.`,
            fact,
          )
        : null,
    ],
    advice: [
      packSentence(
        isRunning
          ? `Ask before each large decision whether it suits the matters of ${nameInSentence(planet)}, and let the others wait.`
          : `Make a list of what belongs to ${nameInSentence(planet)} in your life, and have it in order when the period opens.`,
        fact,
      ),
    ],
    capabilities: ['prediction-dasha'],
  }
}
