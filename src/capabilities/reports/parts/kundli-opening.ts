import { type Conditions, planetExtremes } from '../../../jyotish/assessment/planet.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { nextPeriodText } from '../../shared/life-chapters.ts'
import { lifeOpening } from '../../shared/narrative/life-opening.ts'
import { type LifeRanking, labelsFor } from '../../shared/narrative/life-sides.ts'
import type { KundliCourse } from './kundli-course.ts'
import { weaknessFact } from './kundli-facts.ts'

interface KundliOpening {
  readonly planets: Conditions
  readonly ranking: LifeRanking
  readonly course: KundliCourse
  readonly name: string | null
  /** True for a text for the parents. */
  readonly isChild: boolean
  /** The sentence on a reading for a past day, or null. */
  readonly past: string | null
}

/** The opening of the reading: the best and the weakest side, what to lean on, the period and the next date. */
export const kundliOpening = ({ planets, ranking, course, name, isChild, past }: KundliOpening): Grounded => {
  const { strongest, weakest } = planetExtremes(planets)
  const child = isChild ? (name ?? 'your child') : null
  const labels = labelsFor(child)
  const { great, next, day } = course
  return {
    text: `${lifeOpening({
      name,
      child,
      best: labels[ranking.best].toLowerCase(),
      worst: labels[ranking.worst].toLowerCase(),
      ablest: strongest,
      neediest: weakest,
      great: nameInSentence(great.ruler),
      until: day(great.end),
      nextDate: nextPeriodText(day(next.start), { ruler: next.ruler, isGreat: next.level === 1 }),
    })}${past ? ` ${past}` : ''}`,
    because: [strongest, weakest].map((planet) => weaknessFact(planets[planet])),
  }
}
