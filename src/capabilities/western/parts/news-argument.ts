import { fillWords } from '../../../readings/passage.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { FORECAST_AREAS, type ForecastArea, ratingOf, type Scores, type SolarPlace } from '../../../western/sun-sign.ts'
import { BALANCE_OF_PERIOD, BALANCE_OF_YEAR, sideOfScore } from '../../shared/narrative/balance.ts'
import { scoreExtremes } from '../../shared/narrative/span-edges.ts'
import { mainNews, type SkyNews } from './sky-news.ts'
import { matterOf, yourHouse } from './solar-house-words.ts'

/** The main events of a week or a month for a Sun sign, and which side is stronger. */

/** One of several sentences; consecutive turns give different ones. A turn before 1970 is negative. */
export const inTurn = (sentences: readonly string[], turn: number): string => sentences.at(turn % sentences.length)!

const matterOfNews = ({ houses, side }: SkyNews) => matterOf(side > 0 ? houses.at(-1)! : houses[0]!)

/** The weightiest event, and the weightiest of another side about another matter, in order of time. `preferred`: a side for the first one. */
export const mainEvents = (news: readonly SkyNews[], preferred: SkyNews['side'] = 0): SkyNews[] => {
  const heaviest = (isOf: (each: SkyNews) => boolean) => mainNews(news.filter(isOf), 1)[0]
  const lead = (preferred !== 0 && heaviest(({ side }) => side === preferred)) || heaviest(() => true)
  if (!lead) return []
  const counter = heaviest(
    (each) =>
      (lead.side === 0 ? each.side !== 0 : each.side === -lead.side) && matterOfNews(each) !== matterOfNews(lead),
  )
  return [lead, counter].filter((event) => event !== undefined).toSorted((a, b) => a.at - b.at)
}

/** The house of a planet in words, with its span: "your tenth house until 9 December", "your tenth house all month" (`whole`). */
export const houseInSpan = (
  { planet, house }: SolarPlace,
  at: JulianDay,
  news: readonly SkyNews[],
  dayWords: (at: JulianDay) => string,
  whole: string,
): string => {
  const changes = news.filter(({ kind, planets }) => kind === 'ingress' && planets[0] === planet)
  const entry = changes.findLast((each) => each.at <= at)
  const exit = changes.find((each) => each.at > at)
  if (!entry && !exit) return `${yourHouse(house)} ${whole}`
  return [yourHouse(house), entry && `from ${dayWords(entry.at)}`, exit && `until ${dayWords(exit.at)}`]
    .filter(Boolean)
    .join(' ')
}

/** Names of the areas as the subject of a sentence. */
const AREA_SUBJECTS = {
  love: 'love',
  career: 'work',
  money: 'money',
  health: 'your strength',
  home: 'home',
  social: 'friendship',
} as const satisfies Record<ForecastArea, string>

/** Which side is stronger in a month or a year, with the best and the hardest area unless its rating is neutral. */
export const balanceText = (scores: Scores, span: 'month' | 'year', turn: number): string => {
  const side = sideOfScore(scores.overall)
  const ranked = FORECAST_AREAS.toSorted((a, b) => scores[b] - scores[a])
  const [best, care] = [ranked[0]!, ranked.at(-1)!]
  const balance =
    span === 'year'
      ? inTurn(BALANCE_OF_YEAR[side], turn)
      : fillWords(inTurn(BALANCE_OF_PERIOD[side], turn), { when: 'this month' })
  // An area with a neutral rating has a text that says so.
  const [gains, suffers] = [ratingOf(scores[best]) > 3, ratingOf(scores[care]) < 3]
  if (scoreExtremes([scores[best], scores[care]]) === null || (!gains && !suffers)) return `${balance}.`
  const clauses =
    span === 'year'
      ? [gains && `${AREA_SUBJECTS[best]} profits most`, suffers && `the pinch is in ${AREA_SUBJECTS[care]}`]
      : [gains && `${AREA_SUBJECTS[best]} gains most`, suffers && `${AREA_SUBJECTS[care]} suffers most`]
  return `${balance}${span === 'year' ? ';' : ':'} ${clauses.filter(Boolean).join(', and ')}.`
}
