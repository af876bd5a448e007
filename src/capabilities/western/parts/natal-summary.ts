import { isLate } from '../../../readings/age-filter.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { areaExtremes, type LifeArea } from '../../../western/life-areas.ts'
import type { NatalThemes } from '../../../western/natal-themes.ts'
import type { Standings } from '../../../western/standing.ts'
import { type Sign, signName, signOf } from '../../../zodiac/signs.ts'
import { addressed } from '../../shared/narrative/given-name.ts'
import { placedInWords } from './natal-chapters.ts'
import { CONFLICT_WORDS, type ConflictPair, GIFT_WORDS, LENDS, STRAIN_WORDS } from './natal-theme-words.ts'
import { THREE_SIGNS } from './sun-moon-words.ts'

// The opening of a report on a tropical chart: its themes and the next date; and its closing.

/** Areas of life, each a singular noun phrase. */
const AREA_IN_WORDS: Record<LifeArea, string> = {
  identity: 'being yourself',
  emotion: 'your emotional life',
  mind: 'thinking and speaking',
  love: 'love',
  drive: 'play and daring',
  vocation: 'your vocation',
  money: 'money',
  home: 'life at home',
  health_habits: 'your daily routine',
  growth: 'learning and belief',
}

/** The strength, the main question, the sore point, the next date, and the three signs. */
export const natalSummary = (
  chart: TropicalChart,
  { gift, strain, conflict }: NatalThemes,
  nextDate: string | null,
  name: string | null,
): string => {
  const sign = (longitude: number) => signName(signOf(longitude))
  const [rising, sun, moon] = [chart.ascendant, chart.point.Sun.longitude, chart.point.Moon.longitude].map(sign) as [
    Sign,
    Sign,
    Sign,
  ]
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
    `You meet the world ${THREE_SIGNS[rising][0]} (${rising} rising), live for ${THREE_SIGNS[sun][1]} (Sun in ${sun}) and find rest in ${THREE_SIGNS[moon][2]} (Moon in ${moon}).`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The easiest and the hardest area, and where to begin. */
export const natalClosing = (
  chart: TropicalChart,
  standings: Standings,
  themes: NatalThemes,
  years: number,
): string => {
  const extremes = areaExtremes(chart, standings, themes)
  const [easiest, second, hardest] = [extremes.easiest, extremes.second, extremes.hardest].map((area) =>
    area === 'vocation' && isLate(years) ? 'your tasks for others' : AREA_IN_WORDS[area],
  )
  return `You find ${easiest} easiest, and ${second} after that. Give most of your effort this month to ${hardest}; ${LENDS[themes.gift.planet]} will help you there.`
}
