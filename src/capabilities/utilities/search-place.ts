import { exact, maybe, nullable, t } from '../../schema.ts'
import type { CivilDateTime } from '../../time/civil.ts'
import { isDateAlone, offsetText, parseDateTime } from '../../time/iso.ts'
import { inMeanTime, resolveLocalTime } from '../../time/moment.ts'
import { meanTimeOffset, zoneNamed } from '../../time/zones.ts'
import { capability } from '../capability.ts'
import { historicZone } from '../shared/historic-clocks.ts'
import { only } from '../shared/inputs.ts'

/** The zone of a place at local time `local`, and its offset; after the jump if that time was skipped. */
const clockThen = (local: CivilDateTime, place: { timezone: string; latitude: number; longitude: number }) => {
  const { zone } = historicZone(zoneNamed(place.timezone)!, 'place', place, local)
  const { status, readings } = resolveLocalTime(local, zone)
  const reading = readings[status === 'gap' ? 1 : 0]!
  const { offsetSeconds } =
    reading.abbreviation === 'LMT' ? inMeanTime(reading, meanTimeOffset(place.longitude)) : reading
  return { timezone: zone.id, utc_offset: offsetText(offsetSeconds) }
}

export default capability({
  slug: 'search-place',
  title: 'Search place',
  summary: 'Places by name, or nearest to coordinates, with coordinates and time zone.',
  keywords: 'coordinates latitude longitude city town',
  weight: 'light',
  method:
    'The data are GeoNames places with at least 1000 people, capitals and seats of government. Names and alternative spellings are searched without regard to case, marks and punctuation. A part after a comma filters by administrative area or country. Kinds of match: exact name 1.0, exact other spelling 0.95, start of a name 0.85, all words present 0.75, one or two wrong letters 0.6 (Damerau-Levenshtein distance 1 from 5 letters, 2 from 9). The score is 0.75 kind + 0.2 min(1, log10(population + 1) / 7.3) + 0.05 nearness, where nearness is exp(-km/500). A query of coordinates, latitude first, gives the five nearest places with the score exp(-km/500).',
  input: only({
    query: t.String({
      minLength: 2,
      maxLength: 100,
      description: 'A name, optionally with a region or country after a comma; or latitude, longitude.',
    }),
    country: maybe(t.String({ pattern: '^[A-Za-z]{2}$', description: 'ISO 3166-1 alpha-2 code to search within.' })),
    limit: maybe(t.Integer({ minimum: 1, maximum: 25, default: 10 })),
    near: maybe(
      exact(
        { latitude: t.Number({ minimum: -90, maximum: 90 }), longitude: t.Number({ minimum: -180, maximum: 180 }) },
        { description: 'Point of reference; nearer places rank higher.' },
      ),
    ),
    at: maybe(
      t.String({
        description:
          'Local date and time, as in a birth, or a date, which means noon. Adds the UTC offset at this time.',
      }),
    ),
  }),
  data: t.Object({
    query: t.String(),
    places: t.Array(
      t.Object({
        geoname_id: t.Integer(),
        name: t.String(),
        ascii_name: t.String(),
        matched_name: t.String({ description: 'Spelling of the name that matched the query.' }),
        admin1: nullable(t.String()),
        admin2: nullable(t.String()),
        country: t.String(),
        country_code: t.String({ description: 'ISO 3166-1 alpha-2.' }),
        latitude: t.Number(),
        longitude: t.Number(),
        elevation_m: nullable(t.Integer()),
        population: t.Integer(),
        timezone: t.String({
          description: 'IANA name; with `at`, the zone of the country to which the place belonged then.',
        }),
        feature_code: t.String({ description: 'GeoNames feature code.' }),
        score: t.Number({ minimum: 0, maximum: 1 }),
        utc_offset: nullable(t.String()),
      }),
      { maxItems: 25 },
    ),
    count: t.Integer(),
    source: t.Object({ name: t.String(), version: t.String(), licence: t.String(), attribution: t.String() }),
  }),
  example: { query: 'Springfield, Illinois', at: '1942-07-01T12:00' },
}).compute(async ({ query, country, limit, near, at }, { atlas, yieldIfDue }) => {
  const local = typeof at === 'string' ? parseDateTime(isDateAlone(at) ? `${at}T12:00` : at, 'at', 'auto') : null
  const matches = await atlas.search({ query, country, limit: limit ?? 10, near }, yieldIfDue)
  const places = matches.map((place) => {
    const { timezone, utc_offset } = local ? clockThen(local, place) : { timezone: place.timezone, utc_offset: null }
    return {
      geoname_id: place.geoname_id,
      name: place.name,
      ascii_name: place.ascii_name,
      matched_name: place.matched_name,
      admin1: place.admin1,
      admin2: place.admin2,
      country: place.country,
      country_code: place.country_code,
      latitude: place.latitude,
      longitude: place.longitude,
      elevation_m: place.elevation_m,
      population: place.population,
      timezone,
      feature_code: place.feature_code,
      score: place.score,
      utc_offset,
    }
  })
  return { query, places, count: places.length, source: { ...atlas.sources.places } }
})
