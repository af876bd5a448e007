import { type JulianDay, julianDay } from '../../../time/julian-day.ts'
import type { Zone } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { type EventSide, slowMonthText } from '../../shared/narrative/year-words.ts'
import { dayInWords, newsText, type SkyNews } from './sky-news.ts'
import { matterOf } from './solar-house-words.ts'

/** The months of a year for a Sun sign: each is read by the weightiest planet that enters a solar house in it. */

// source: this project's own weighing; rare entries first
const PLANETS: readonly string[] = ['Saturn', 'Jupiter', 'Mars', 'Venus', 'Sun']

interface Entry {
  readonly planet: string
  readonly at: JulianDay
  readonly side: EventSide
  readonly write: (day: string) => string
}

interface SlowPlanet {
  readonly planet: string
  readonly spans: readonly { readonly start: string; readonly solar_house: HouseNumber }[]
}

/** The entries of a year, the weightier planets first: those of Jupiter and Saturn by their spans, the others by the news. */
export const entriesOf = (
  slow: readonly SlowPlanet[],
  news: readonly SkyNews[],
  usedSentences: Set<string>,
): Entry[] => {
  const ofSlow = slow.flatMap(({ planet, spans }) =>
    planet === 'Jupiter' || planet === 'Saturn'
      ? spans.slice(1).map(({ start, solar_house }): Entry => {
          const side = planet === 'Jupiter' ? 'good' : 'hard'
          const words = { field: matterOf(solar_house), house: ordinalInWords(solar_house) }
          return {
            planet,
            at: julianDay(Date.parse(start)),
            side,
            write: (day) => slowMonthText(planet, side, { day, ...words }),
          }
        })
      : [],
  )
  // A planet that turns back enters a house twice, with one text.
  const entered = new Set<string>()
  const ofNews = news.flatMap((event): Entry[] => {
    const { framed, at, houses } = event
    if (framed?.kind !== 'enters') return []
    const id = `${framed.planet} ${houses[0]}`
    const isFirst = !entered.has(id)
    entered.add(id)
    return isFirst && PLANETS.includes(framed.planet)
      ? [
          {
            planet: framed.planet,
            at,
            side: framed.side,
            write: (day) => newsText(event, `on ${day}`, usedSentences),
          },
        ]
      : []
  })
  return [...ofSlow, ...ofNews].toSorted((a, b) => PLANETS.indexOf(a.planet) - PLANETS.indexOf(b.planet))
}

/** A month by its weightiest entry, by one of `side` if there is one; empty without an entry. */
export const entryText = (
  { from, to }: Window,
  entries: readonly Entry[],
  zone: Zone,
  side: EventSide | null,
): string => {
  const own = entries.filter(({ at }) => at >= from && at < to)
  const main = (side !== null && own.find((entry) => entry.side === side)) || own[0]
  return main ? main.write(dayInWords(main.at, zone)) : ''
}
