import { openAtlas } from '../../src/atlas/atlas.ts'
import natalChart from '../../src/capabilities/western/western-natal-chart.ts'
import { NO_TENANT } from '../../src/cooperative-yield.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { dice } from '../../src/service/dice.ts'
import { createSky } from '../../src/sky/index.ts'
import { twoDigits } from '../../src/time/digits.ts'
import { COMPILED } from '../compiled.ts'
import { apart, numbers } from '../sample.ts'
import { type Trial, timed } from '../trial.ts'

/** Local time and place of a birth; the contender finds the time zone. */
interface Birth {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  latitude: number
  longitude: number
}
/** Longitudes of Sun to Pluto, then of Ascendant and Midheaven. */
type Angles = number[]

const TEN = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto']
const CITIES = [
  { latitude: 28.6139, longitude: 77.209 },
  { latitude: 51.5074, longitude: -0.1278 },
  { latitude: 40.7128, longitude: -74.006 },
  { latitude: -33.8688, longitude: 151.2093 },
]

/** Births in years for which all releases of the time zones agree, between 12:00 and 12:59, which no change of clocks skips. */
const births = (count: number): Birth[] => {
  const next = numbers(19)
  const below = (end: number) => Math.floor(next() * end)
  return Array.from({ length: count }, () => ({
    ...{ year: 1975 + below(45), month: 1 + below(12), day: 1 + below(28), hour: 12, minute: below(60) },
    ...CITIES[below(CITIES.length)]!,
  }))
}

const CHARTS: Record<string, () => Promise<{ chart: (birth: Birth) => unknown; angles: (chart: never) => Angles }>> = {
  async khagola() {
    const sky = createSky(createEphemeris({ compiled: COMPILED }))
    const { signal } = new AbortController()
    const about = { dice, now: 0, signal, tenant: NO_TENANT, yieldIfDue: () => undefined, warn: () => {} }
    const world = { sky, atlas: openAtlas(), ...about }
    const chart = ({ year, month, day, hour, minute, latitude, longitude }: Birth) => {
      const datetime = `${year}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(hour)}:${twoDigits(minute)}:00`
      return natalChart.compute({ datetime, latitude, longitude } as never, world)
    }
    type Place = { longitude: number }
    type Chart = { planets: (Place & { name: string })[]; ascendant: Place; midheaven: Place }
    const angles = ({ planets, ascendant, midheaven }: Chart) => [
      ...TEN.map((name) => planets.find((planet) => planet.name === name)!.longitude),
      ...[ascendant.longitude, midheaven.longitude],
    ]
    return { chart, angles: angles as (chart: never) => Angles }
  },
  async 'circular-natal-horoscope-js'() {
    const { Horoscope, Origin } = await import('circular-natal-horoscope-js')
    const chart = ({ year, month, day: date, hour, minute, latitude, longitude }: Birth) =>
      new Horoscope({
        origin: new Origin({ year, month: month - 1, date, hour, minute, latitude, longitude }),
        houseSystem: 'placidus',
        zodiac: 'tropical',
        aspectPoints: ['bodies', 'points', 'angles'],
        aspectWithPoints: ['bodies', 'points', 'angles'],
        aspectTypes: ['major', 'quincunx'],
        customOrbs: {},
        language: 'en',
      })
    type Chart = InstanceType<typeof Horoscope>
    const angles = ({ CelestialBodies, Ascendant, Midheaven }: Chart): Angles =>
      [...TEN.map((name) => CelestialBodies[name.toLowerCase()]), Ascendant, Midheaven].map(
        (placed) => placed.ChartPosition.Ecliptic.DecimalDegrees,
      )
    return { chart, angles: angles as (chart: never) => Angles }
  },
}

export default [
  {
    name: 'whole-chart',
    unit: 'tropical chart of a local clock and a place: zone, planets, Placidus houses, aspects',
    agreement:
      'ten planets, Ascendant and Midheaven are within 2 arcminutes; cusps are not compared: some of one contender are off by 2 degrees',
    sizes: { timed: 200, agreed: 200, tiny: 8 },
    units: (size) => size,
    reference: 'khagola',
    participants: async () => [
      { name: 'khagola', arcseconds: 0 },
      { name: 'circular-natal-horoscope-js', arcseconds: 120 },
    ],
    async seat(name, size) {
      const { chart, angles } = await CHARTS[name]!()
      const all = births(size)
      return {
        answer: () => all.flatMap((birth) => angles(chart(birth) as never)),
        async round() {
          const cpu = process.cpuUsage()
          let done = 0
          const seconds = await timed(size, () => {
            done++
            for (const birth of all) chart(birth)
          })
          const { user, system } = process.cpuUsage(cpu)
          return { '': seconds, 'processor time': (user + system) / 1e6 / done / size }
        },
      }
    },
    disagreement(reference, answer, { arcseconds }) {
      const [expected, got] = [reference as Angles, answer as Angles]
      if (expected.length !== got.length) return `${got.length} angles, not ${expected.length}`
      const off = expected.findIndex((angle, i) => !(apart(angle, got[i]!) <= arcseconds / 3600))
      return off < 0 ? null : `angle ${off % 12} of chart ${Math.floor(off / 12)} is ${got[off]}, not ${expected[off]}`
    },
  } satisfies Trial,
]
