import { isBright, type QualityBand, qualityBand } from '../../../jyotish/quality.ts'
import { type ComposedPassage, compose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import { CIVIL_MONTHS, parseDate } from '../../../time/iso.ts'
import { dayReason } from './personal-argument.ts'
import { extreme, type PersonalDay } from './personal-day.ts'
import { tenths } from './quality-shape.ts'

/** Several days of a person in a few sentences: the mean, then the best and the hardest day. */

const SOURCE = 'predictions/daily-personal-forecast'

export const dayScore = ({ quality }: PersonalDay) => quality.score

/** The mean score of the days, to a tenth. */
export const meanDayScore = (days: readonly PersonalDay[]) =>
  tenths(days.reduce((sum, day) => sum + dayScore(day), 0) / days.length)

const dayInWords = (text: string) => {
  const { month, day } = parseDate(text, 'date')
  return `${day} ${CIVIL_MONTHS[month - 1]}`
}

const A_DAY: Record<QualityBand, string> = {
  excellent: 'an excellent day',
  good: 'a good day',
  mixed: 'a mixed day',
  difficult: 'a difficult day',
  hard: 'a hard day',
}

/** A computed sentence as a separate passage. */
const dayFact = (id: string, day: PersonalDay, opening: string, reason: string): FactText => {
  const text = `${opening} is ${dayInWords(day.date)}, ${A_DAY[day.quality.band]}`
  return {
    id,
    kind: 'score',
    text: `${text}.`,
    value: day.date,
    source: SOURCE,
    weight: 1,
    says: { text: `${text}${reason && `: ${reason}`}.`, source: SOURCE },
  }
}

const levelFact = (id: string, days: readonly PersonalDay[]): FactText => {
  const [first] = days
  const text =
    days.length === 1
      ? `${dayInWords(first!.date)} is ${A_DAY[first!.quality.band]}.`
      : `Each of these days is ${A_DAY[first!.quality.band]}.`
  return {
    id: `${id}.level`,
    kind: 'score',
    text,
    value: dayScore(first!),
    source: SOURCE,
    weight: 1,
    says: { text, source: SOURCE },
  }
}

/** The best and the hardest day; days of equal scores in one sentence. */
const edgeFacts = (id: string, days: readonly PersonalDay[], reasonOf: typeof dayReason): FactText[] => {
  const [best, hardest] = [extreme(days, dayScore, true), extreme(days, dayScore, false)]
  return dayScore(best) === dayScore(hardest)
    ? [levelFact(id, days)]
    : [
        dayFact(`${id}.best_day`, best, 'The best day', reasonOf(best, 1)),
        dayFact(`${id}.toughest_day`, hardest, 'The hardest', reasonOf(hardest, -1)),
      ]
}

/** The best and the hardest day of a week without reasons, for a month whose days have a deed each. */
export const edgeDays = (id: `week.${number}`, days: readonly PersonalDay[]): ComposedPassage[] =>
  compose(edgeFacts(id, days, () => ''))

export const stretchWriter = async () => {
  const summaries = await corpus('day-summary')
  return (days: readonly PersonalDay[], usedSentences: Set<string>): ComposedPassage[] => {
    const mean = meanDayScore(days)
    const half = days.filter(({ moon }) => isBright(moon.tithi.number)).length * 2 > days.length ? 'bright' : 'dark'
    const whole: FactText = {
      id: 'week.score',
      kind: 'score',
      text: `The ${days.length} scores have a mean of ${mean}, and most days lie in the ${half} half.`,
      value: mean,
      source: SOURCE,
      weight: 3,
      says: summaries[qualityBand(mean)][half],
    }
    return compose([whole, ...edgeFacts('week', days, dayReason)], { usedSentences })
  }
}
