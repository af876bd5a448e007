import type { RasiChart } from '../../../jyotish/chart.ts'
import type { DashaNature } from '../../../jyotish/dasha-scores.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { NEXT_PARTS, stepAndRest } from '../../../jyotish/timetable.ts'
import { datePart, longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import { nextPeriodText } from '../../shared/life-chapters.ts'
import { addressed } from '../../shared/narrative/given-name.ts'

/** The first paragraph of a reading of periods: the running period, the next date, and the easiest part ahead. */

interface PeriodReading {
  readonly mahadasha: Graha
  readonly start: string
  readonly end: string
  readonly nature: DashaNature
  readonly fact_ids: readonly string[]
  readonly antardashas: readonly {
    readonly lord: Graha
    readonly start: string
    readonly end: string
    readonly score: number
    readonly fact_ids: readonly string[]
  }[]
}

const COURSES: Record<DashaNature, { adult: string; parents: string }> = {
  supportive: {
    adult: 'these years help you on the whole, so plan something large in them',
    parents: 'these years help on the whole, so begin something that takes long',
  },
  mixed: {
    adult: 'these years help and hinder you by turns, so choose a few aims and stay with them',
    parents: 'these years help and hinder by turns, so choose few aims and stay with them',
  },
  testing: {
    adult: 'these years ask for patience, so take small steps and rest in between',
    parents: 'these years ask for patience, so keep the steps small',
  },
}

const dateOf = (moment: string) => longDate(datePart(moment))

/** `now`: the moment that counts as the present, as an ISO text in the same zone as the periods. */
export const periodsSummary = (
  periods: readonly PeriodReading[],
  now: string,
  {
    chart,
    name,
    child,
    isElder,
  }: {
    readonly chart: RasiChart
    readonly name: string | null
    readonly child: string | null
    readonly isElder: boolean
  },
) => {
  const running = periods.find(({ start, end }) => start <= now && now < end) ?? periods[0]!
  const parts = periods.flatMap(({ mahadasha, antardashas }) => antardashas.map((part) => ({ ...part, mahadasha })))
  const current = parts.find(({ start, end }) => start <= now && now < end)
  const ahead = parts.filter(({ start }) => start > now)
  const [next] = ahead
  // The life report chooses among the same parts; an answer on fewer years names none.
  const nextParts = ahead.slice(0, NEXT_PARTS)
  const best =
    nextParts.length === NEXT_PARTS
      ? stepAndRest(
          nextParts.map((part) => ({ ...part, ruler: part.lord })),
          chart,
        ).step
      : undefined
  const great = nameInSentence(running.mahadasha)
  const course = COURSES[running.nature]
  const sentences = [
    child
      ? `${upperFirst(child)} is in the years of ${great} until ${dateOf(running.end)}: ${course.parents}.`
      : addressed(name, `You are in the years of ${great} until ${dateOf(running.end)}: ${course.adult}.`),
    current &&
      current.end === running.end &&
      `${child ? `${upperFirst(child)} is` : 'You are'} in the last part of these years, that of ${nameInSentence(current.lord)}.`,
    current &&
      current.end !== running.end &&
      `Within them ${child ?? 'you'} ${child ? 'has' : 'have'} the part of ${nameInSentence(current.lord)} until ${dateOf(current.end)}.`,
    next && nextPeriodText(dateOf(next.start), { ruler: next.lord, isGreat: next.mahadasha !== running.mahadasha }),
    best &&
      `The easiest of the coming parts is that of ${nameInSentence(best.lord)} from ${best.start === next?.start ? 'that day' : dateOf(best.start)}, so you do well to keep ${child ? 'a change of school or a large step' : isElder ? 'a wish or a visit' : 'your largest step'} for it.`,
  ].filter((sentence): sentence is string => typeof sentence === 'string')
  return {
    text: sentences.join(' '),
    fact_ids: [...new Set([...running.fact_ids, ...(current?.fact_ids ?? [])])],
  }
}
