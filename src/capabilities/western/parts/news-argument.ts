import type { JulianDay } from '../../../time/julian-day.ts'
import type { SolarPlace } from '../../../western/sun-sign.ts'
import { mainNews, type SkyNews } from './sky-news.ts'
import { matterOf, yourHouse } from './solar-house-words.ts'

/** The main events of a week or a month for a Sun sign. */

/** One of several sentences; consecutive turns give different ones. A turn before 1970 is negative. */
export const inTurn = (sentences: readonly string[], turn: number): string => sentences.at(turn % sentences.length)!

const matterOfNews = ({ houses, side }: SkyNews) => matterOf(side > 0 ? houses.at(-1)! : houses[0]!)

/** The weightiest event, and the weightiest of another side about another matter. `preferred`: a side for the first one. */
export const heaviestOfSides = (news: readonly SkyNews[], preferred: SkyNews['side'] = 0) => {
  const heaviest = (isOf: (each: SkyNews) => boolean) => mainNews(news.filter(isOf), 1)[0]
  const lead = (preferred !== 0 && heaviest(({ side }) => side === preferred)) || heaviest(() => true)
  const counter =
    lead &&
    heaviest(
      (each) =>
        (lead.side === 0 ? each.side !== 0 : each.side === -lead.side) && matterOfNews(each) !== matterOfNews(lead),
    )
  return { lead, counter }
}

/** The two main events in order of time. */
export const mainEvents = (news: readonly SkyNews[]): SkyNews[] => {
  const { lead, counter } = heaviestOfSides(news)
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
