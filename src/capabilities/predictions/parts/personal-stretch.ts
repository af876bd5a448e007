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
const dayFact = (id: string, day: PersonalDay, opening: string, side: 1 | -1): FactText => {
  const reason = dayReason(day, side)
  const text = `${opening} is ${dayInWords(day.date)}, ${A_DAY[day.quality.band]}`
  return {
    id,
    kind: 'score',
    text: `${text}.`,
    value: day.date,
    source: SOURCE,
    weight: side === 1 ? 2 : 1,
    says: { text: `${text}${reason && `: ${reason}`}.`, source: SOURCE },
  }
}

const levelFact = (id: string, days: readonly PersonalDay[]): FactText => {
  const [first] = days
  const text =
    days.length === 1
      ? `Only ${dayInWords(first!.date)} belongs to it, ${A_DAY[first!.quality.band]}.`
      : `From ${dayInWords(first!.date)} all its days stand level, each ${A_DAY[first!.quality.band]}.`
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

export const stretchWriter = async () => {
  const summaries = await corpus('day-summary')
  return (
    id: 'week' | `week.${number}`,
    days: readonly PersonalDay[],
    usedSentences: Set<string>,
  ): ComposedPassage[] => {
    const mean = meanDayScore(days)
    const half = days.filter(({ moon }) => isBright(moon.tithi.number)).length * 2 > days.length ? 'bright' : 'dark'
    const [best, hardest] = [extreme(days, dayScore, true), extreme(days, dayScore, false)]
    const whole: FactText = {
      id: `${id}.score`,
      kind: 'score',
      text: `The ${days.length} scores have a mean of ${mean}, and most days lie in the ${half} half.`,
      value: mean,
      source: SOURCE,
      weight: 3,
      says: summaries[qualityBand(mean)][half],
    }
    const apart =
      dayScore(best) === dayScore(hardest)
        ? [levelFact(id, days)]
        : [
            dayFact(`${id}.best_day`, best, 'The best day', 1),
            dayFact(`${id}.toughest_day`, hardest, 'The hardest', -1),
          ]
    return compose([whole, ...apart], { usedSentences })
  }
}
