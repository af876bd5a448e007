import type { sentenceFilterAt } from '../../../readings/age-filter.ts'
import { longDate } from '../../../time/iso.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import { overlapOf } from '../../../time/window.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import type { NatalThemes } from '../../../western/natal-themes.ts'
import type { Planet } from '../../../western/points.ts'
import { joinWords } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import { SLOW_TRANSIT_PLANETS, type Slow, slowTransitWriter, verbOf } from './slow-transits.ts'
import { type Event, type Major, temperOf, transitEvents, transitTargets } from './transit-events.ts'

// The next exact transits of the slow planets to the planets of the themes.

/** Points that belong to a person more than to a generation. */
const PERSONAL: readonly Planet[] = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars']
const DAYS_AHEAD = 730
const MOST = 4
const ASPECTS: readonly Major[] = ['conjunction', 'square', 'trine', 'opposition']

// source: this service's own weighing: slower planets first
const WEIGHT: Record<Slow, number> = { Jupiter: 2, Saturn: 4, Uranus: 4, Neptune: 4, Pluto: 5 }

export interface ThemeDate {
  readonly planet: Slow
  readonly aspect: Major
  readonly point: Planet
  /** The moments of the passes in the window, UTC. */
  readonly dates: readonly string[]
}

/** The main transits of the next two years to the planets of the themes, in order of time; empty outside the ephemeris. */
export const themeDates = async (
  chart: TropicalChart,
  { gift, strain, conflict }: NatalThemes,
  from: JulianDay,
  world: World,
): Promise<ThemeDate[]> => {
  const window = overlapOf({ from, to: plusDays(from, DAYS_AHEAD) }, world.sky.range)
  if (!window) return []
  const planets = [
    ...new Set<Planet>([...(conflict ? [conflict.a, conflict.b] : []), strain.planet, gift.planet, 'Sun', 'Moon']),
  ].filter((planet) => PERSONAL.includes(planet))
  const points = planets.map((name) => ({ name, longitude: chart.point[name]!.longitude }))
  const events = await transitEvents(SLOW_TRANSIT_PLANETS, transitTargets(points, chart.houses, ASPECTS), window, world)
  const loops = [...Map.groupBy(events, loopOf).values()].map((all) => {
    const hits = all.filter(({ target }) => target.aspect === all[0]!.target.aspect)
    return { hits, weight: weightOf(hits[0]!, planets) }
  })
  return loops
    .sort((a, b) => b.weight - a.weight || a.hits[0]!.hit.at - b.hits[0]!.hit.at)
    .slice(0, MOST)
    .sort((a, b) => a.hits[0]!.hit.at - b.hits[0]!.hit.at)
    .map(({ hits }) => ({
      planet: hits[0]!.body,
      aspect: hits[0]!.target.aspect,
      point: hits[0]!.target.natal.name,
      dates: hits.map(({ hit }) => isoUtc(hit.at)),
    }))
}

type ThemeEvent = Event<Slow, Planet>
/** Aspects of one planet to one point have the same text by nature, so only the first aspect of each nature is listed. */
const loopOf = (event: ThemeEvent) => `${event.body} ${event.target.natal.name} ${temperOf(event)}`
/** Slow planets and planets of the conflict first. */
const weightOf = ({ body, target }: ThemeEvent, planets: readonly Planet[]) =>
  WEIGHT[body] + (planets.length - planets.indexOf(target.natal.name)) / planets.length

/** `March 2027`. */
const monthOf = (iso: string) => longDate(iso).replace(/^\d+ /, '')

/** `Saturn squares your Mercury`; for the parents of a child `Saturn squares Meera’s Mercury`. */
const contactText = ({ planet, aspect, point }: ThemeDate, child: string | null) =>
  `${planet} ${verbOf(aspect)} ${child === null ? `your ${point}` : `${child}’s ${point}`}`

/** The next date in a sentence. `child`: the name of the child in a text for the parents. */
export const nextDateText = (dates: readonly ThemeDate[], child: string | null): string | null => {
  const [first] = dates
  return first ? `The next date to note is ${monthOf(first.dates[0]!)}, when ${contactText(first, child)}.` : null
}

/** The dates in order, each with its meaning for a reader of this age, or for the parents of a child. */
export const datesText = async (
  dates: readonly ThemeDate[],
  years: number,
  child: string | null,
  usedSentences: ReturnType<typeof sentenceFilterAt>,
): Promise<string> => {
  const describe = await slowTransitWriter(years, child, usedSentences)
  return dates
    .map((date) => {
      const months = [...new Set(date.dates.map(monthOf))]
      return describe({
        exact_at: date.dates[0]!,
        transit_planet: date.planet,
        aspect: date.aspect,
        point: date.point,
        fact: `In ${joinWords(months)} ${contactText(date, child)}.`,
      })
    })
    .join(' ')
}
