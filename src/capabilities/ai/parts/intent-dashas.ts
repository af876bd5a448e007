import type { PackFact } from '../../../ai/claims.ts'
import { type Graha, named, opening } from '../../../jyotish/grahas.ts'
import { clockText, dateText, writtenDate } from '../../../time/iso.ts'
import { plusDays } from '../../../time/julian-day.ts'
import currentDasha from '../../dashas/current-dasha.ts'
import predictionDasha from '../../predictions/prediction-dasha.ts'
import {
  dayOfReading,
  type IntentComposer,
  type IntentContext,
  intentFact,
  openingOf,
  yours,
} from './intent-context.ts'
import { type Sentence, say } from './pack.ts'

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

const spanOf = (lords: readonly string[], start: string, end: string, state: 'running' | 'coming', source: string) => {
  const level = lords.length === 1 ? 'mahadasha' : 'antardasha'
  const path = lords.join('/')
  const whose = `Your ${lords.at(-1)} ${level}${lords.length > 1 ? ` inside the ${lords[0]} period` : ''}`
  return intentFact(
    `dasha.${path}`,
    'dasha',
    state === 'running'
      ? `${whose} ends on ${writtenDate(end)}.`
      : `${whose} begins on ${writtenDate(start)} and ends on ${writtenDate(end)}.`,
    end.slice(0, 10),
    source,
    [
      yours(path, level, state),
      ...(state === 'running' ? [] : [yours(path, 'start', start.slice(0, 10))]),
      yours(path, 'end', end.slice(0, 10)),
    ],
  )
}

/** Sentences of a passage of the forecast, on the fact of its period. */
const reading = (text: string | null | undefined, fact: PackFact): Sentence | null => (text ? say(text, fact) : null)

const runningOf = async (context: IntentContext) => {
  const { times, birth } = context
  // A minute on: the moment of birth itself is rounded.
  const { hour, minute, ...day } = times.date(plusDays(times.noon, 1 / 1440))
  const { running } = await currentDasha.compute(
    { ...birth, as_of: `${dateText(day)}T${clockText({ hour, minute })}`, levels: 3 },
    context.world,
  )
  return running[0]!.path as { lord: Graha; start: string; end: string }[]
}

export const currentDashaAnswer: IntentComposer = async (context) => {
  const [maha, antar, pratyantar] = await runningOf(context)
  const { periods } = await forecastOf(context, 1)
  const source = 'dashas/current-dasha'
  const big = spanOf([maha!.lord], maha!.start, maha!.end, 'running', source)
  const small = spanOf([maha!.lord, antar!.lord], antar!.start, antar!.end, 'running', source)
  const [now] = periods
  return {
    lead: [
      say(
        `You are in the mahadasha of ${named(maha!.lord)}, until ${writtenDate(maha!.end)}, and within it in the antardasha of ${named(antar!.lord)}, until ${writtenDate(antar!.end)}.`,
        ...[big, small],
      ),
    ],
    why: [
      say(`For your chart it is ${natureOf(now!.nature)} mahadasha.`, big),
      reading(now!.antardashas[0]?.reading, small),
    ],
    timing: [
      say(
        `The shortest of the three levels is that of ${named(pratyantar!.lord)}, until ${writtenDate(pratyantar!.end)}.`,
        small,
      ),
    ],
    advice: [
      say(
        `Plan by the antardasha: what belongs to ${named(antar!.lord)} is best begun before ${writtenDate(antar!.end)}.`,
        small,
      ),
    ],
    capabilities: ['current-dasha', 'prediction-dasha'],
  }
}

export const dashaEndAnswer: IntentComposer = async (context) => {
  const [maha, antar] = await runningOf(context)
  const { periods } = await forecastOf(context, 40)
  const source = 'dashas/current-dasha'
  const big = spanOf([maha!.lord], maha!.start, maha!.end, 'running', source)
  const after = periods.find(({ start }) => start.slice(0, 10) >= maha!.end.slice(0, 10))
  const left = now(periods, maha!.lord)?.antardashas ?? []
  return {
    lead: [say(`Your ${maha!.lord} mahadasha ends on ${writtenDate(maha!.end)}.`, big)],
    why: [
      left.length > 1
        ? say(
            `Until then ${left.length} antardashas are left in it, the last of them that of ${named(left.at(-1)!.lord as Graha)}.`,
            big,
          )
        : say(`Its last antardasha runs already, that of ${named(antar!.lord)}.`, big),
    ],
    timing: [
      after
        ? say(
            `On that day the mahadasha of ${named(after.mahadasha as Graha)} begins, and lasts until ${writtenDate(after.end)}.`,
            big,
          )
        : null,
    ],
    advice: [say('Do not time a farewell by the last weeks of a mahadasha; the change is felt over half a year.', big)],
    capabilities: ['current-dasha', 'prediction-dasha'],
  }
}
const now = <P extends { mahadasha: string }>(periods: readonly P[], lord: string) =>
  periods.find(({ mahadasha }) => mahadasha === lord)

export const nextDashaAnswer: IntentComposer = async (context) => {
  const { periods } = await forecastOf(context, 40)
  const [current, next] = periods
  const source = 'predictions/prediction-dasha'
  const nextAntar = current!.antardashas[1]
  if (!next) {
    const row = nextAntar ?? current!.antardashas[0]!
    const fact = spanOf([current!.mahadasha, row.lord], row.start, row.end, 'coming', source)
    return {
      lead: [
        say(`The next period is the antardasha of ${named(row.lord as Graha)}, from ${writtenDate(row.start)}.`, fact),
      ],
      advice: [say(`Let ${named(row.lord as Graha)} find your papers in order.`, fact)],
      capabilities: ['prediction-dasha'],
    }
  }
  const fact = spanOf([next.mahadasha], next.start, next.end, 'coming', source)
  return {
    lead: [
      say(
        `Your next mahadasha is that of ${named(next.mahadasha as Graha)}, from ${writtenDate(next.start)} to ${writtenDate(next.end)}.`,
        fact,
      ),
    ],
    why: [
      say(`It is ${natureOf(next.nature)} one for your chart.`, fact),
      next.reading ? openingOf(say(next.reading, fact)) : null,
    ],
    timing: [
      nextAntar
        ? say(
            `Before that, the next antardasha is that of ${named(nextAntar.lord as Graha)}, from ${writtenDate(nextAntar.start)}.`,
            fact,
          )
        : null,
    ],
    advice: [say(`Learn one thing that belongs to ${named(next.mahadasha as Graha)} before the change.`, fact)],
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
  const state = (start: string) => (start.slice(0, 10) <= day ? ('running' as const) : ('coming' as const))
  const big = spanOf([best.mahadasha], best.start, best.end, state(best.start), source)
  const small = spanOf([bestRow.mahadasha, bestRow.lord], bestRow.start, bestRow.end, state(bestRow.start), source)
  const hardest = rows.filter(({ end }) => end.slice(0, 10) > day).toSorted((a, b) => a.score - b.score)[0]!
  return {
    lead: [
      say(
        `The best period of the next thirty years is the antardasha of ${named(bestRow.lord as Graha)} in the mahadasha of ${named(bestRow.mahadasha as Graha)}, ${state(bestRow.start) === 'running' ? 'which runs until' : `from ${writtenDate(bestRow.start)} to`} ${writtenDate(bestRow.end)}.`,
        small,
      ),
    ],
    why: [
      bestRow.reading ? openingOf(say(bestRow.reading, small)) : null,
      say(
        `Of the mahadashas the one of ${named(best.mahadasha as Graha)} supports you most${state(best.start) === 'running' ? ', and it runs now' : `; it begins on ${writtenDate(best.start)}`}.`,
        big,
      ),
    ],
    timing: [
      hardest === bestRow
        ? null
        : say(
            `The one that asks most of you is ${named(hardest.lord as Graha)} in ${named(hardest.mahadasha as Graha)}, ${state(hardest.start) === 'running' ? 'until' : `from ${writtenDate(hardest.start)} to`} ${writtenDate(hardest.end)}.`,
            small,
          ),
    ],
    advice: [say('Lay the large beginnings into the first of these periods, and the repairs into the second.', small)],
    capabilities: ['prediction-dasha'],
  }
}

export const planetDashaAnswer: IntentComposer = async (context) => {
  const planet = context.slots.planet!
  const { periods } = await forecastOf(context, 119)
  const day = dayOfReading(context)
  const source = 'predictions/prediction-dasha'
  const own = periods.find(({ mahadasha, end }) => mahadasha === planet && end.slice(0, 10) > day)
  const rows = periods.flatMap(({ mahadasha, antardashas }) => antardashas.map((row) => ({ ...row, mahadasha })))
  const lesser = rows.find(
    ({ lord, mahadasha, end }) => lord === planet && mahadasha !== planet && end.slice(0, 10) > day,
  )
  const shown = own ? { lords: [planet], ...own } : lesser ? { lords: [lesser.mahadasha, planet], ...lesser } : null
  if (!shown) {
    const none = intentFact(
      `dasha.${planet}.none`,
      'dasha',
      `No further period of ${named(planet)} is listed.`,
      null,
      source,
    )
    return {
      lead: [say(`No further period of ${named(planet)} is listed for you.`, none)],
      advice: [say('Look at the period that runs instead.', none)],
      capabilities: ['prediction-dasha'],
    }
  }
  const isRunning = shown.start.slice(0, 10) <= day
  const fact = spanOf(shown.lords, shown.start, shown.end, isRunning ? 'running' : 'coming', source)
  const level = own ? 'mahadasha' : 'antardasha'
  return {
    lead: [
      say(
        isRunning
          ? `Your ${planet} ${level} runs now, until ${writtenDate(shown.end)}.`
          : `Your ${planet} ${level} runs from ${writtenDate(shown.start)} to ${writtenDate(shown.end)}.`,
        fact,
      ),
    ],
    why: [
      own ? say(`For your chart the mahadasha of ${named(planet)} is ${natureOf(own.nature)} one.`, fact) : null,
      reading(shown.reading, fact),
    ],
    timing: [
      lesser && own
        ? say(
            `${opening(planet)} also rules an antardasha, in the mahadasha of ${named(lesser.mahadasha as Graha)}, ${lesser.start.slice(0, 10) <= day ? 'until' : `from ${writtenDate(lesser.start)} to`} ${writtenDate(lesser.end)}.`,
            fact,
          )
        : null,
    ],
    advice: [
      say(
        isRunning
          ? `Ask before each large decision whether it suits the matters of ${named(planet)}, and let the others wait.`
          : `Make a list of what belongs to ${named(planet)} in your life, and have it in order when the period opens.`,
        fact,
      ),
    ],
    capabilities: ['prediction-dasha'],
  }
}
