import { STARS, type Star } from '../ephemeris/stars.ts'
import { SIDEREAL_RATE } from '../sky/constants.ts'
import { LONGEST_DAY } from '../sky/daylight.ts'
import { meridiansOf } from '../sky/lines.ts'
import type { HorizonEvent, Site, Sky, StarPlace } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { norm, separation } from '../zodiac/longitude.ts'
import { type ChartAngle, type ChartPoint, pointsAndAngles, type TropicalChart } from './chart.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet } from './points.ts'

type Nature = readonly [ClassicalPlanet] | readonly [ClassicalPlanet, ClassicalPlanet]

// source: Ptolemy, Tetrabiblos I.9, as given by Robson (The Fixed Stars and Constellations, 1923)
const NATURES: Readonly<Record<Star, Nature>> = {
  Algol: ['Saturn', 'Jupiter'],
  Alcyone: ['Moon', 'Mars'],
  Aldebaran: ['Mars'],
  Rigel: ['Jupiter', 'Saturn'],
  Bellatrix: ['Mars', 'Mercury'],
  Capella: ['Mars', 'Mercury'],
  Betelgeuse: ['Mars', 'Mercury'],
  Sirius: ['Jupiter', 'Mars'],
  Canopus: ['Saturn', 'Jupiter'],
  Castor: ['Mercury'],
  Pollux: ['Mars'],
  Procyon: ['Mercury', 'Mars'],
  Alphard: ['Saturn', 'Venus'],
  Regulus: ['Mars', 'Jupiter'],
  Denebola: ['Saturn', 'Venus'],
  Vindemiatrix: ['Saturn', 'Mercury'],
  Spica: ['Venus', 'Mars'],
  Arcturus: ['Mars', 'Jupiter'],
  Alphecca: ['Venus', 'Mercury'],
  Zubenelgenubi: ['Saturn', 'Mars'],
  Zubeneschamali: ['Jupiter', 'Mercury'],
  Unukalhai: ['Saturn', 'Mars'],
  Antares: ['Mars', 'Jupiter'],
  Rasalhague: ['Saturn', 'Venus'],
  Vega: ['Venus', 'Mercury'],
  Altair: ['Mars', 'Jupiter'],
  'Deneb Algedi': ['Saturn', 'Jupiter'],
  Fomalhaut: ['Venus', 'Mercury'],
  'Deneb Adige': ['Venus', 'Mercury'],
  Achernar: ['Jupiter'],
  Markab: ['Mars', 'Mercury'],
  Scheat: ['Mars', 'Mercury'],
  Alpheratz: ['Jupiter', 'Venus'],
  Mirach: ['Venus'],
  Hamal: ['Mars', 'Saturn'],
  Acrux: ['Jupiter'],
}
export const natureOf = (star: Star): Nature => NATURES[star]

const ROYAL: ReadonlySet<Star> = new Set<Star>(['Aldebaran', 'Regulus', 'Antares', 'Fomalhaut'])
export const isRoyal = (star: Star): boolean => ROYAL.has(star)

export interface FixedStar extends StarPlace {
  readonly star: Star
}
export const fixedStars = (at: JulianDay, sky: Sky): FixedStar[] =>
  sky.stars(at, STARS).map((place, i) => ({ star: STARS[i]!, ...place }))

export interface StarConjunction {
  readonly star: Star
  readonly point: ChartPoint | ChartAngle
  readonly orb: number
}

/** Points and angles of a chart within an orb (degrees, exclusive) of a star, in longitude. */
export const starConjunctions = (
  stars: readonly FixedStar[],
  chart: TropicalChart,
  widest: number,
): StarConjunction[] =>
  stars.flatMap(({ star, longitude }) =>
    pointsAndAngles(chart)
      .map((point) => ({ star, point, orb: separation(point.longitude, longitude) }))
      .filter(({ orb }) => orb < widest),
  )

const EVENTS = ['rise', 'culmination', 'set', 'anticulmination'] as const satisfies readonly HorizonEvent[]

/** The horizon of parans: centre of the disc, without refraction. */
const GEOMETRIC = { limb: 'centre', refraction: false } as const

/** The last sunrise at the geometric horizon before a moment; null if there is none within `LONGEST_DAY`. */
export const geometricSunrise = (at: JulianDay, site: Site, sky: Sky): JulianDay | null =>
  sky
    .horizon({
      event: 'rise',
      body: 'Sun',
      site,
      ...GEOMETRIC,
      from: plusDays(at, -LONGEST_DAY),
      to: plusDays(at, 1 / 86400),
    })
    .findLast((jd) => jd <= at) ?? null

const meridianAt = (at: JulianDay, site: Site, sky: Sky) => norm(15 * sky.siderealTime(at) + site.longitude)

/** Minutes of clock time in which the sky turns by one degree. */
const MINUTES_PER_DEGREE = 4 / SIDEREAL_RATE
const PARAN_MINUTES = 2

export interface Paran {
  readonly star: Star
  readonly starEvent: HorizonEvent
  readonly planet: ClassicalPlanet
  readonly planetEvent: HorizonEvent
  readonly minutesApart: number
}

/**
 * Stars that reach the horizon or the meridian within two minutes of a planet that does so, in the 24 hours from a sunrise. Of an
 * event that occurs twice in these hours the first counts. The event of the star may precede the sunrise by these minutes.
 */
export const parans = (stars: readonly FixedStar[], sunrise: JulianDay, site: Site, sky: Sky): Paran[] => {
  const planetEvents = CLASSICAL_PLANETS.flatMap((planet) =>
    EVENTS.flatMap((event) => {
      const query = { event, body: planet, site, ...GEOMETRIC, from: sunrise, to: plusDays(sunrise, 1) }
      // The day starts at the rising of the Sun. A search from that moment could miss it by rounding.
      const at = planet === 'Sun' && event === 'rise' ? sunrise : sky.horizon(query)[0]
      return at === undefined ? [] : [{ planet, event, meridian: meridianAt(at, site, sky) }]
    }),
  )
  return stars.flatMap((place) => {
    const events = meridiansOf(place, site.latitude)
    return EVENTS.flatMap((starEvent) => {
      const meridian = events[starEvent]
      if (meridian === undefined) return []
      return planetEvents
        .map(({ planet, event, meridian: planetMeridian }) => ({
          star: place.star,
          starEvent,
          planet,
          planetEvent: event,
          minutesApart: MINUTES_PER_DEGREE * separation(meridian, planetMeridian),
        }))
        .filter(({ minutesApart }) => minutesApart <= PARAN_MINUTES)
    })
  })
}

export interface Heliacal {
  readonly rising: Star
  readonly setting: Star
}

/** The stars that were the last to rise and the last to set before sunrise; null if no star rises or sets. */
export const heliacalStars = (
  stars: readonly FixedStar[],
  sunrise: JulianDay,
  site: Site,
  sky: Sky,
): Heliacal | null => {
  const sunriseMeridian = meridianAt(sunrise, site, sky)
  const lastStar = (event: 'rise' | 'set'): Star | null => {
    const degreesSince = stars.flatMap((place) => {
      const meridian = meridiansOf(place, site.latitude)[event]
      return meridian === undefined ? [] : [{ star: place.star, degrees: norm(sunriseMeridian - meridian) }]
    })
    return degreesSince.sort((a, b) => a.degrees - b.degrees)[0]?.star ?? null
  }
  const [rising, setting] = [lastStar('rise'), lastStar('set')]
  return rising && setting && { rising, setting }
}
