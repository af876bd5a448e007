import { AREA_RULES, areaAssessment } from '../../../jyotish/assessment/area.ts'
import { type Conditions, planetExtremes } from '../../../jyotish/assessment/planet.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import type { Yoga } from '../../../jyotish/rules/yoga-rule.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { nextPeriodText } from '../../shared/life-chapters.ts'
import { AREA_OF_SIDE, LIFE_SIDES, labelsFor, lifeOpening, rankedSides } from '../../shared/narrative/life-sides.ts'
import type { Natal } from '../../shared/natal.ts'
import type { KundliCourse } from './kundli-course.ts'
import { weaknessFact } from './kundli-facts.ts'

interface KundliOpening {
  readonly planets: Conditions
  readonly yogas: readonly Yoga[]
  readonly course: KundliCourse
  readonly name: string | null
  /** True for a text for the parents. */
  readonly isChild: boolean
  /** The sentence on a reading for a past day, or null. */
  readonly past: string | null
}

/** The opening of the reading: the best and the weakest side, what to lean on, the period and the next date. */
export const kundliOpening = (
  { chart }: Natal,
  { planets, yogas, course, name, isChild, past }: KundliOpening,
): Grounded => {
  const held = yogas.filter(({ present, cancelled }) => present && !cancelled)
  const scores = new Map(
    LIFE_SIDES.map((side) => [side, areaAssessment(AREA_RULES[AREA_OF_SIDE[side]], chart, held).score]),
  )
  const ranked = rankedSides((side) => scores.get(side)!)
  const { strongest, weakest } = planetExtremes(planets)
  const child = isChild ? (name ?? 'your child') : null
  const labels = labelsFor(child)
  const { great, next, day } = course
  return {
    text: `${lifeOpening({
      name,
      child,
      best: labels[ranked[0]!].toLowerCase(),
      worst: labels[ranked.at(-1)!].toLowerCase(),
      ablest: strongest,
      neediest: weakest,
      great: nameInSentence(great.ruler),
      until: day(great.end),
      nextDate: nextPeriodText(day(next.start), { ruler: next.ruler, isGreat: next.level === 1 }),
    })}${past ? ` ${past}` : ''}`,
    because: [strongest, weakest].map((planet) => weaknessFact(planets[planet])),
  }
}
