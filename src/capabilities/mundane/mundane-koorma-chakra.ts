import { rasiChart } from '../../jyotish/chart.ts'
import type { GRAHAS } from '../../jyotish/grahas.ts'
import {
  ECLIPSE_POINTS,
  ECLIPSE_REACH,
  KOORMA_DIRECTIONS,
  KOORMA_LANDS,
  KOORMA_STATES,
  type KoormaDirection,
  koormaDirectionOf,
  koormaPoints,
  koormaStars,
  koormaState,
} from '../../jyotish/mundane/koorma.ts'
import { NAKSHATRAS, nakshatraOf } from '../../jyotish/nakshatras.ts'
import { PANCHANG_AYANAMSHA } from '../../jyotish/panchang/limbs.ts'
import { distinct, maybe, oneOf, rows, t } from '../../schema.ts'
import { eclipsedLongitude, eclipsesIn } from '../../sky/lunations.ts'
import type { Eclipse, Site } from '../../sky/sky.ts'
import { bearingTo, kilometresBetween } from '../../sky/sphere.ts'
import { dateText } from '../../time/iso.ts'
import { plusDays } from '../../time/julian-day.ts'
import { OUTLOOK_NOTE } from '../../western/mundane/significations.ts'
import { siderealOf } from '../../zodiac/longitude.ts'
import { capability, type World } from '../capability.ts'
import { ayanamshaAt, civilDate, demandCovered, Location, localNoon, locationOf, readPlace } from '../shared/almanac.ts'
import { readDate } from '../shared/clocks.ts'
import { ECLIPSE_BEFORE_DAYS } from '../shared/date-ranges.ts'
import { only, PLACE } from '../shared/inputs.ts'
import { Ayanamsha, decimals, Graha, Placement, Retrograde, Star } from '../shared/shapes.ts'
import { Note } from './parts/indication.ts'
import { placeOfCapital } from './parts/place.ts'

/** Source: the contract; the middle of India, the default place. */
const INDIA = { latitude: 23.18, longitude: 75.79, timezone: 'Asia/Kolkata' }
const LIMIT = 5
const LARGE = 1_000_000
const MAX_CITIES = 5
const REACH_KM = 2000
const CENTRE_KM = 150
/** Eighths of the compass from north by east. */
const OCTANTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

const { timezone, utc_offset, latitude, longitude, ayanamsha, node } = PLACE
const Direction = oneOf(KOORMA_DIRECTIONS, { description: 'Part of the tortoise.' })

export default capability({
  slug: 'mundane-koorma-chakra',
  title: 'Koorma chakra',
  summary: 'The Brihat Samhita tortoise over India or another country: directions afflicted or favoured.',
  weight: 'standard',
  method:
    'Source: Brihat Samhita ch. 14, with the 27 nakshatras from Krittika in nine triads: the centre, then the eight directions from east. Positions are sidereal (Lahiri) at 12:00 of the place. Points: Saturn -3, Mars, Rahu and Ketu -2, Sun -1, Jupiter 3, Venus 2, Mercury 1, Moon 1 if more than 12 degrees from the Sun. A retrograde Mars or Saturn subtracts 1 more, and each eclipse of the last 183 days in the triad subtracts 2. The sum is limited to -5..5.',
  input: only({
    date: civilDate(ECLIPSE_BEFORE_DAYS),
    timezone,
    utc_offset,
    latitude: maybe(latitude),
    longitude: maybe(longitude),
    ayanamsha,
    node,
    country: maybe(
      t.String({ description: 'ISO 3166-1 alpha-2: the tortoise lies over this country, with its capital as centre.' }),
    ),
  }),
  data: t.Object({
    date: t.String({ description: 'Date as sent.' }),
    location: Location,
    ayanamsha: Ayanamsha,
    regions: rows(
      t.Object({
        direction: Direction,
        nakshatras: rows(Star, 3, { description: 'Three nakshatras of the region.' }),
        classical_lands: t.String({ description: 'Lands named in the Brihat Samhita, shortened.' }),
        king: t.String({ description: 'People said to suffer with the triad.' }),
        planets: t.Array(
          t.Object({
            planet: Graha,
            nakshatra: Star,
            longitude: Placement.properties.longitude,
            retrograde: Retrograde,
          }),
          {
            description: 'Planets in the triad.',
          },
        ),
        affliction: t.Integer({
          minimum: -5,
          maximum: 5,
          description: 'Index of the region: afflicted below 0, favoured above.',
        }),
        state: oneOf(KOORMA_STATES, { description: 'Rating of the region.' }),
        places: t.Array(t.String(), { description: 'Present large cities in this direction.' }),
        text: t.String({ description: 'Reading in words.' }),
      }),
      9,
      { description: 'Centre, then the eight directions from east.' },
    ),
    most_afflicted: distinct(Direction, { description: 'Directions with the lowest value, if below 0.' }),
    most_favoured: distinct(Direction, { description: 'Directions with the highest value, if above 0.' }),
    note: Note,
  }),
  example: { date: '2024-06-01' },
}).compute(async (input, world) => {
  const { sky } = world
  const date = readDate(input.date, 'date', world)
  const country = input.country ? placeOfCapital(input.country, 'country', world) : null
  if (country && typeof input.latitude === 'number')
    world.warn('ignored_input', '`latitude` and `longitude` were ignored: the chakra is that of the whole country.')
  const centre = country
    ? { ...country.site, timezone: country.row.timezone }
    : typeof input.latitude === 'number' && typeof input.longitude === 'number'
      ? { latitude: input.latitude, longitude: input.longitude, timezone: null }
      : INDIA
  const clock = { ...input, ...centre, timezone: input.timezone ?? (input.utc_offset ? null : centre.timezone) }
  const place = readPlace(clock, date, world)
  const at = localNoon(date, place.zone)
  demandCovered({ from: plusDays(at, -ECLIPSE_REACH), to: at }, 'date', sky)

  const chart = rasiChart(at, place.site, { node: input.node ?? null }, sky)
  const eclipses = await eclipsesIn({ from: plusDays(at, -ECLIPSE_REACH), to: at }, sky)
  const shadowed = eclipses.map((eclipse) => ({ eclipse, direction: directionOfEclipse(eclipse, world) }))
  const cities = citiesAround(place.site, country?.row.country_code ?? null, world)
  const regions = KOORMA_DIRECTIONS.map((direction) => {
    const planets = chart.planets.filter(({ nakshatra }) => koormaDirectionOf(nakshatra) === direction)
    const own = shadowed.filter((each) => each.direction === direction)
    const points = [
      ...planets.map(({ name, retrograde, fromSun }) =>
        koormaPoints(name as (typeof GRAHAS)[number], retrograde, fromSun),
      ),
      ...own.map(() => ECLIPSE_POINTS),
    ]
    const affliction = Math.max(
      -LIMIT,
      Math.min(
        LIMIT,
        points.reduce((sum, each) => sum + each, 0),
      ),
    )
    const state = koormaState(affliction, points)
    const { lands, king } = KOORMA_LANDS[direction]
    const names = planets.map(({ name }) => name as string)
    return {
      direction,
      nakshatras: koormaStars(direction),
      classical_lands: lands,
      king,
      planets: planets.map(({ name, nakshatra, longitude: at, retrograde }) => ({
        planet: name as (typeof GRAHAS)[number],
        nakshatra: NAKSHATRAS[nakshatra]!,
        longitude: decimals(at),
        retrograde,
      })),
      affliction: affliction + 0,
      state,
      places: cities.get(direction) ?? [],
      text: textOf(direction, names, own.length, state),
    }
  })
  const values = regions.map(({ affliction }) => affliction)
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const of = (value: number) =>
    regions.filter(({ affliction }) => affliction === value).map(({ direction }) => direction)
  return {
    date: dateText(date),
    location: locationOf(place, date),
    ayanamsha: ayanamshaAt(at, world),
    regions,
    most_afflicted: lowest < 0 ? of(lowest) : [],
    most_favoured: highest > 0 ? of(highest) : [],
    note: OUTLOOK_NOTE,
  }
})

const directionOfEclipse = (eclipse: Eclipse, { sky }: World): KoormaDirection =>
  koormaDirectionOf(
    nakshatraOf(siderealOf(eclipsedLongitude(eclipse, sky), sky.ayanamsha(eclipse.maximum, PANCHANG_AYANAMSHA))),
  )

const citiesAround = (centre: Site, country: string | null, { atlas }: World) => {
  const matches = new Map<KoormaDirection, string[]>()
  for (const city of atlas.majorCities()) {
    if (city.population < LARGE) continue
    const away = kilometresBetween(centre, city)
    if (country ? city.country_code !== country : away > REACH_KM) continue
    const direction = away <= CENTRE_KM ? 'centre' : OCTANTS[Math.round(bearingTo(centre, city) / 45) % 8]!
    const names = matches.get(direction) ?? []
    if (names.length < MAX_CITIES) matches.set(direction, [...names, city.name])
  }
  return matches
}

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const SAID = {
  afflicted: 'tradition counts it as afflicted and asks for care there',
  mixed: 'what afflicts and what favours it nearly cancel',
  favoured: 'tradition counts it as favoured',
  quiet: 'nothing bears on it',
} as const
const textOf = (
  direction: KoormaDirection,
  planets: readonly string[],
  eclipses: number,
  state: keyof typeof SAID,
): string => {
  const location = direction === 'centre' ? 'The centre' : `The ${direction}`
  const holds = [...planets, ...(eclipses > 0 ? [eclipses === 1 ? 'a late eclipse' : `${eclipses} late eclipses`] : [])]
  return holds.length === 0
    ? `${location} holds no planet: ${SAID[state]}.`
    : `${location} holds ${joined(holds)}: ${SAID[state]}.`
}
