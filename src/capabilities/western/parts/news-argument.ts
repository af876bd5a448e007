import { fillWords } from '../../../readings/passage.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import {
  FORECAST_AREAS,
  type ForecastArea,
  ratingOf,
  type Scores,
  type SolarPlace,
  strongestPlanetOf,
} from '../../../western/sun-sign.ts'
import { BALANCE_OF_PERIOD } from '../../shared/narrative/balance.ts'
import { mainNews, type SkyNews } from './sky-news.ts'
import { matterOf, yourHouse } from './solar-house-words.ts'

/** The argument of a week or a month for a Sun sign: what is new, what pulls the other way, and which of the two is stronger. */

// {field}: the matter of the main event; {help}, {hard}: those of the events that help and that hinder
const THESES = {
  help: {
    both: [
      '{when} you get ahead in {help}, but you need patience in {hard}.',
      'You have help in {help} {when}, and you meet resistance in {hard}.',
    ],
    alone: ['{when} you get ahead in {help}.', 'You have help in {help} {when}.'],
  },
  hindrance: {
    both: [
      'You need patience in {hard} {when}, but you get ahead in {help}.',
      '{when} you meet resistance in {hard}, and you have help in {help}.',
    ],
    alone: ['You need patience in {hard} {when}.', '{when} you meet resistance in {hard}.'],
  },
  even: {
    both: [
      'Your main subject {when} is {field}; you have help in {help}, and you need patience in {hard}.',
      '{when} your attention goes to {field}, with help in {help} and resistance in {hard}.',
    ],
    help: ['Your main subject {when} is {field}, and you have help in {help}.'],
    hindrance: ['Your main subject {when} is {field}, and you meet resistance in {hard}.'],
    alone: ['Your main subject {when} is {field}.', '{when} your attention goes to {field}.'],
  },
} as const

/** One of several sentences; consecutive turns give different ones. A turn before 1970 is negative. */
export const inTurn = (sentences: readonly string[], turn: number): string => sentences.at(turn % sentences.length)!

const matterOfNews = ({ houses, side }: SkyNews) => matterOf(side > 0 ? houses.at(-1)! : houses[0]!)

/**
 * The thesis of a span, and the events behind it in order of time: the weightiest one, the weightiest that helps and the weightiest that
 * hinders. Null without events.
 */
export const newsArgument = (
  news: readonly SkyNews[],
  when: string,
  turn: number,
): { thesis: string; events: SkyNews[] } | null => {
  const [lead] = mainNews(news, 1)
  if (!lead) return null
  const strongest = (side: 1 | -1, ...but: readonly (SkyNews | undefined)[]) => {
    const matters = but.map((each) => each && matterOfNews(each))
    return mainNews(
      news.filter((each) => each.side === side && !matters.includes(matterOfNews(each))),
      1,
    )[0]
  }
  const help = lead.side > 0 ? lead : strongest(1, lead)
  const hard = lead.side < 0 ? lead : strongest(-1, lead, help)
  const key = lead.side > 0 ? 'help' : lead.side < 0 ? 'hindrance' : 'even'
  const sides = help && hard ? 'both' : key === 'even' && help ? 'help' : key === 'even' && hard ? 'hindrance' : 'alone'
  const texts: Partial<Record<typeof sides, readonly string[]>> = THESES[key]
  return {
    thesis: fillWords(inTurn(texts[sides]!, turn), {
      when,
      field: matterOfNews(lead),
      help: help ? matterOfNews(help) : '',
      hard: hard ? matterOfNews(hard) : '',
    }),
    events: [...new Set([lead, help, hard])].filter((event) => event !== undefined).toSorted((a, b) => a.at - b.at),
  }
}

/** The house of a planet in words, with its span if the planet changes its house: "your tenth house until 9 December". */
export const houseInSpan = (
  { planet, house }: SolarPlace,
  at: JulianDay,
  news: readonly SkyNews[],
  dayWords: (at: JulianDay) => string,
): string => {
  const changes = news.filter(({ kind, planets }) => kind === 'ingress' && planets[0] === planet)
  const entry = changes.findLast((each) => each.at <= at)
  const exit = changes.find((each) => each.at > at)
  return [yourHouse(house), entry && `from ${dayWords(entry.at)}`, exit && `until ${dayWords(exit.at)}`]
    .filter(Boolean)
    .join(' ')
}

// source: this project's own weighing, points of a score
const MARGIN = 3
const APART = 5
/** Names of the areas as the subject of a sentence. */
const AREA_SUBJECTS = {
  love: 'love',
  career: 'work',
  money: 'money',
  health: 'your strength',
  home: 'home',
  social: 'friendship',
} as const satisfies Record<ForecastArea, string>

interface BalanceReasons {
  readonly places: readonly SolarPlace[]
  readonly houseWords: (place: SolarPlace) => string
}

/** Which side is stronger in a span, with the best and the hardest area unless its rating is neutral and, with `reasons`, the planets behind them. */
export const balanceText = (scores: Scores, when: string, turn: number, reasons?: BalanceReasons): string => {
  const mean = scores.overall - 50
  const side = mean > MARGIN ? 'help' : mean < -MARGIN ? 'hindrance' : 'even'
  const ranked = FORECAST_AREAS.toSorted((a, b) => scores[b] - scores[a])
  const [best, care] = [ranked[0]!, ranked.at(-1)!]
  const balance = fillWords(inTurn(BALANCE_OF_PERIOD[side], turn), { when })
  // An area with a neutral rating has a text that says so.
  const [gains, suffers] = [ratingOf(scores[best]) > 3, ratingOf(scores[care]) < 3]
  if (scores[best] - scores[care] < APART || (!gains && !suffers)) return `${balance}.`
  const behind = (area: ForecastArea, areaSide: 1 | -1): string => {
    const others = (reasons?.places ?? []).filter(({ planet }) => planet !== 'Moon')
    const place = strongestPlanetOf(area, others, areaSide)
    return place
      ? `, through ${place.planet === 'Sun' ? 'the Sun' : place.planet} in ${reasons!.houseWords(place)}`
      : ''
  }
  return `${balance}: ${[
    gains && `${AREA_SUBJECTS[best]} gains most${behind(best, 1)}`,
    suffers && `${AREA_SUBJECTS[care]} suffers most${behind(care, -1)}`,
  ]
    .filter(Boolean)
    .join(', and ')}.`
}
