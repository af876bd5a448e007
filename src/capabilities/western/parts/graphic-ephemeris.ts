import { concurrently, mapConcurrently } from '../../../concurrency.ts'
import { mapYielding } from '../../../cooperative-yield.ts'
import { calendarWriter, dayWriter } from '../../../lexicon/chart-heads.ts'
import type { LabelLanguage } from '../../../lexicon/languages.ts'
import { wheelWords } from '../../../lexicon/wheel-words.ts'
import type { EphemerisFacts } from '../../../render/ephemeris-facts.ts'
import { translatorFor } from '../../../render/label-dictionary.ts'
import { visibleName } from '../../../render/one-line.ts'
import { ingressesOf } from '../../../sky/ingresses.ts'
import { stationsOf } from '../../../sky/stations.ts'
import { addDays, civilOf } from '../../../time/civil.ts'
import { epochMs, type JulianDay, julianDay, plusDays } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import type { Zone } from '../../../time/zones.ts'
import { hasPoint } from '../../../western/chart.ts'
import { USUAL_FRAME } from '../../../western/chart-frame.ts'
import { BODY_OF, type Name, SYMBOLS, type TransitingBody } from '../../../western/points.ts'
import { RETROGRADE_PLANETS } from '../../../western/retrogrades.ts'
import { longitudesIn, type SearchedZodiac, zeroPointIn } from '../../../western/zodiac-searches.ts'
import { norm } from '../../../zodiac/longitude.ts'
import { signAt, signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'

/** Minimum and maximum positions of a path. */
const [LEAST, MOST] = [120, 600] as const
/** The Moon enters a sign every other day: in longer windows her ingresses would hide the rest. */
const DAYS_OF_MOON_INGRESSES = 62
/** Maximum days with daily lines; and with month names. */
const DAYS_OF_DAYS = 62
const DAYS_OF_MONTHS = 800

/** Grid lines at days of a month, or at months of years. */
const gridOf = ({ from, to }: Window, write: ReturnType<typeof calendarWriter>): EphemerisFacts['grid'] => {
  const first = civilOf(epochMs(from))
  const days = Array.from({ length: Math.round(to - from) }, (_, i) => addDays(first, i))
  const rows = days.map((day, i) => ({ ...day, at: plusDays(from, i), i }))
  if (days.length <= DAYS_OF_DAYS)
    return rows.map(({ at, i, ...date }) => ({
      at,
      label: i === 0 || date.day === 1 ? write.day(date) : date.day % 5 === 0 ? String(date.day) : '',
      strong: date.day === 1,
    }))
  return rows
    .filter(({ day }) => day === 1)
    .map(({ at, ...date }) => ({
      at,
      label: date.month === 1 ? String(date.year) : days.length > DAYS_OF_MONTHS ? '' : write.month(date),
      strong: date.month === 1,
    }))
}

const pathsOf = async (
  bodies: readonly TransitingBody[],
  { from, to }: Window,
  frame: SearchedZodiac,
  { sky, yieldIfDue }: World,
) => {
  const count = Math.min(MOST, Math.max(LEAST, Math.round(4 * (to - from))))
  const moments = Array.from({ length: count + 1 }, (_, i) => plusDays(from, ((to - from) * i) / count))
  return mapYielding(bodies, yieldIfDue, (body) =>
    moments
      .filter((at) => hasPoint(body, at, sky))
      .map((at) => {
        const { longitude } = sky.positions(at, [BODY_OF[body]])[0]!
        return [at, norm(longitude - zeroPointIn(frame, at, sky))] as const
      }),
  )
}

/** The content of a graphic ephemeris for a window, in a language. */
export const ephemerisFacts = async (
  {
    name,
    zone,
    bodies,
    natal,
    window,
    frame = USUAL_FRAME,
    modulus,
    language,
  }: {
    name: string | null
    zone: Zone
    bodies: readonly TransitingBody[]
    natal: readonly { name: Name; longitude: number }[]
    window: Window
    frame?: SearchedZodiac
    modulus: number
    language?: LabelLanguage | null | undefined
  },
  world: World,
): Promise<EphemerisFacts> => {
  const { sky, signal } = world
  const say = translatorFor(language ? await wheelWords(language) : {})
  const write = dayWriter(language ?? undefined)
  const dayOf = (at: JulianDay) => write(localAt(at, zone))
  const isLong = window.to - window.from > DAYS_OF_MOON_INGRESSES
  const paths = await pathsOf(bodies, window, frame, world)
  const images = await mapConcurrently(bodies, async (body, i) => {
    const isKnown = hasPoint(body, window.from, sky) && hasPoint(body, window.to, sky)
    const turns = isKnown && RETROGRADE_PLANETS.some((each) => each === body)
    const enters = isKnown && body !== 'North Node' && !(body === 'Moon' && isLong)
    const [stations, ingresses] = await concurrently(
      () => (turns ? stationsOf(BODY_OF[body], window, sky, signal) : []),
      () => (enters ? ingressesOf({ of: longitudesIn(frame)(BODY_OF[body]), span: 30 }, window, sky, signal) : []),
    )
    return {
      name: body,
      symbol: SYMBOLS[body],
      path: paths[i]!,
      stations: stations.map((station) => ({
        ...station,
        longitude: norm(station.longitude - zeroPointIn(frame, station.at, sky)),
        description: `${say(`{} turns ${station.turns}`, say(body))}, ${dayOf(station.at)}`,
      })),
      ingresses: ingresses.map(({ at, entered, backward }) => ({
        at,
        sign: entered,
        longitude: 30 * ((entered + (backward ? 1 : 0)) % 12),
        description: `${say(`{} enters ${signName(signAt(entered))}`, say(body))}, ${dayOf(at)}`,
      })),
    }
  })
  const last = plusDays(window.to, -1)
  return {
    title: visibleName(name) || say('Graphic ephemeris'),
    captions: [
      `${[window.from, last].map((at) => write(civilOf(epochMs(at)))).join(' – ')} (UTC)`,
      ...(name === null ? [] : [say('Graphic ephemeris')]),
      modulus === 360 ? say('the whole zodiac') : `${modulus}°`,
    ],
    ...window,
    modulus,
    grid: gridOf(window, calendarWriter(language ?? undefined)),
    bodies: images,
    natal: natal.map((point) => ({ ...point, symbol: SYMBOLS[point.name] })),
    today: { at: julianDay(world.now), description: dayOf(julianDay(world.now)) },
  }
}
