import { AREA_RULES, areaAssessment } from '../../../jyotish/assessment/area.ts'
import { type Conditions, planetExtremes } from '../../../jyotish/assessment/planet.ts'
import { nextChange, periodsAt, repeatUntil } from '../../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../../jyotish/dashas/vimshottari.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import type { Yoga } from '../../../jyotish/rules/yoga-rule.ts'
import { longDateOf } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { nextPeriodText } from '../../shared/life-chapters.ts'
import { AREA_OF_SIDE, LIFE_SIDES, labelsFor, lifeOpening, rankedSides } from '../../shared/narrative/life-sides.ts'
import type { Natal } from '../../shared/natal.ts'
import { weaknessFact } from './kundli-sections.ts'

interface KundliOpening {
  readonly planets: Conditions
  readonly yogas: readonly Yoga[]
  readonly noon: JulianDay
  readonly name: string | null
  /** True for a text for the parents. */
  readonly isChild: boolean
  /** The sentence on a reading for a past day, or null. */
  readonly past: string | null
}

/** The opening of the reading: the best and the weakest side, what to lean on, the period and the next date. */
export const kundliOpening = (
  { chart, moment }: Natal,
  { planets, yogas, noon, name, isChild, past }: KundliOpening,
): Grounded => {
  const held = yogas.filter(({ present, cancelled }) => present && !cancelled)
  const scores = new Map(
    LIFE_SIDES.map((side) => [side, areaAssessment(AREA_RULES[AREA_OF_SIDE[side]], chart, held).score]),
  )
  const ranked = rankedSides((side) => scores.get(side)!)
  const { strongest, weakest } = planetExtremes(planets)
  const child = isChild ? (name ?? 'your child') : null
  const labels = labelsFor(child)
  const day = (at: JulianDay) => longDateOf(localAt(at, moment.zone))
  const round = repeatUntil(vimshottari(chart.graha.Moon.longitude, moment.jd), noon)
  const path = periodsAt(round, noon, 2)
  const next = nextChange(round, path)
  return {
    text: `${lifeOpening({
      name,
      child,
      best: labels[ranked[0]!].toLowerCase(),
      worst: labels[ranked.at(-1)!].toLowerCase(),
      ablest: strongest,
      neediest: weakest,
      great: nameInSentence(path[0]!.ruler),
      until: day(path[0]!.end),
      nextDate: nextPeriodText(day(next.start), { ruler: next.ruler, isGreat: next.level === 1 }),
    })}${past ? ` ${past}` : ''}`,
    because: [strongest, weakest].map((planet) => weaknessFact(planets[planet])),
  }
}
