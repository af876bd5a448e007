import { isLate } from '../../../readings/age-filter.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { LIFE_AREAS, type LifeArea, significatorsOf } from '../../../western/life-areas.ts'
import type { NatalThemes } from '../../../western/natal-themes.ts'
import type { ClassicalPlanet } from '../../../western/points.ts'
import { signOf } from '../../../zodiac/signs.ts'
import { addressed } from '../../shared/narrative/given-name.ts'
import { placedInWords } from './natal-chapters.ts'
import { CONFLICT_WORDS, type ConflictPair, GIFT_AT_WORK, GIFT_WORDS, STRAIN_WORDS } from './natal-theme-words.ts'

// The opening of a report on a tropical chart: its themes and the next date; and its closing, which returns to the themes.

/** Areas of life, each a singular noun phrase. */
const AREA_IN_WORDS: Record<LifeArea, string> = {
  identity: 'being yourself',
  emotion: 'your emotional life',
  mind: 'thinking and speaking',
  love: 'love',
  drive: 'play and daring',
  vocation: 'your work',
  money: 'money matters',
  home: 'life at home',
  health_habits: 'your daily routine',
  growth: 'learning and belief',
}

/** The strength, the main question, the sore point and the next date. */
export const natalSummary = (
  chart: TropicalChart,
  { gift, strain, conflict }: NatalThemes,
  nextDate: string | null,
  name: string | null,
): string => {
  const [strength, cost] = [GIFT_WORDS[gift.planet], STRAIN_WORDS[strain.planet]]
  const question = conflict && CONFLICT_WORDS[`${conflict.a} ${conflict.b}` as ConflictPair]
  return [
    addressed(
      name,
      `You can build on ${strength.name}: ${strength.clause}, with ${placedInWords(chart, gift.planet)}.`,
    ),
    question
      ? `The question that keeps coming back to you is ${question.name}, because ${question.clause}.`
      : 'Your planets make no hard aspect of weight, so you are seldom divided against yourself.',
    `You have to work at ${cost.name}: ${cost.clause}, with ${placedInWords(chart, strain.planet)}.`,
    nextDate,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The areas of life in which a planet has a part, in the order of its importance there. */
export const areasOf = (planet: ClassicalPlanet, chart: TropicalChart): LifeArea[] =>
  LIFE_AREAS.filter((area) => significatorsOf(area, chart).all.includes(planet)).sort(
    (a, b) => Number(significatorsOf(b, chart).planet === planet) - Number(significatorsOf(a, chart).planet === planet),
  )

/** The themes once more: where the sore point shows, and how the strength works on it. */
export const natalClosing = (chart: TropicalChart, { gift, strain }: NatalThemes, years: number): string => {
  const areas = areasOf(strain.planet, chart)
    .slice(0, 2)
    .map((area) => (area === 'vocation' && isLate(years) ? 'your tasks for others' : AREA_IN_WORDS[area]))
  return `One thing is worth your work this year: ${STRAIN_WORDS[strain.planet].name}, most of all in ${areas.join(' and in ')}. ${GIFT_AT_WORK[gift.planet][signOf(chart.point[strain.planet].longitude) % 2]!}`
}
