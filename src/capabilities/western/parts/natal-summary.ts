import { isLate } from '../../../readings/age-filter.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { areaExtremes, type LifeArea } from '../../../western/life-areas.ts'
import type { NatalThemes } from '../../../western/natal-themes.ts'
import type { Standings } from '../../../western/standing.ts'
import { type Sign, signName, signOf } from '../../../zodiac/signs.ts'
import { addressed } from '../../shared/narrative/given-name.ts'
import { placedInWords } from './natal-chapters.ts'
import { CONFLICT_WORDS, type ConflictPair, GIFT_WORDS, LENDS, STRAIN_WORDS } from './natal-theme-words.ts'

// The opening of a report on a tropical chart: its themes and the next date; and its closing.

/** Sentences by sign: the rising sign meets the world, the Sun's is the aim of life, the Moon's gives rest. */
const THREE: Record<Sign, readonly [meets: string, livesFor: string, restedBy: string]> = {
  Aries: ['head first', 'what nobody has tried yet', 'having something to do'],
  Taurus: ['at your own pace', 'what lasts', 'food, touch and quiet'],
  Gemini: ['with a question', 'what can be learnt and passed on', 'talk'],
  Cancer: ['sideways and with care', 'people who belong together', 'your own four walls'],
  Leo: ['warmly and in full view', 'work that bears your name', 'a warm word'],
  Virgo: ['with an eye for what is amiss', 'things done properly', 'being of use'],
  Libra: ['politely', 'fair company', 'peace in the room'],
  Scorpio: ['watchfully', 'what lies under the surface', 'a trusted few'],
  Sagittarius: ['openly, and on your way elsewhere', 'a wider view', 'open country'],
  Capricorn: ['soberly', 'a position that was earned', 'a task in hand'],
  Aquarius: ['as a friendly outsider', 'ideas shared among equals', 'some distance and good friends'],
  Pisces: ['softly', 'what cannot be measured', 'music and time alone'],
}

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
    `You meet the world ${THREE[rising][0]} (${rising} rising), live for ${THREE[sun][1]} (Sun in ${sun}) and find rest in ${THREE[moon][2]} (Moon in ${moon}).`,
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
  return `You find ${easiest} easiest, and ${second} after that. Give ${hardest} most of your effort this month, and ${LENDS[themes.gift.planet]} with it.`
}
