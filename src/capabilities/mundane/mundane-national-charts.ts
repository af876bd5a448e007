import { maybe, nullable, oneOf, optionalKeys, t } from '../../schema.ts'
import { offsetText } from '../../time/iso.ts'
import { epochMs } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { RATING_KEY, RODDEN_RATINGS } from '../../western/mundane/national-charts.ts'
import { signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { only } from '../shared/inputs.ts'
import { Longitude, roundFigure, Sign } from '../shared/tropical/shapes.ts'
import { UtcInstant } from './parts/moments.ts'
import { type Nation, nations } from './parts/nations.ts'

const MaybeLongitude = nullable(Longitude, {
  description: 'Position of the angle; null if the time of day is unknown.',
})

export default capability({
  slug: 'mundane-national-charts',
  title: 'National charts',
  summary: 'The charts used for nations: event, time, zone, offset, and reliability of the time.',
  weight: 'light',
  method:
    'Dates, places and times are those commonly printed, mostly after N. Campion, The Book of World Horoscopes. The rating is this service’s own, in the manner of Rodden: A documented, B accepted or legal, C disputed, X date only. Rows in local mean time use four minutes per degree of longitude; others use the record of their zone. X rows are cast for 12:00 without angles. Moments before 1800 use Moshier’s series.',
  input: only({
    country: maybe(t.String({ description: 'ISO 3166-1 alpha-2 code; EU and UN are allowed.' })),
    query: maybe(t.String({ maxLength: 60, description: 'Words of the nation or the event; case-insensitive.' })),
  }),
  data: t.Object({
    charts: t.Array(
      t.Object({
        id: t.String({ description: 'Code and year, for mundane-national-forecast.' }),
        code: t.String({ description: 'ISO 3166-1 alpha-2, or EU, UN.' }),
        nation: t.String({ description: 'Name of the nation.' }),
        event: t.String({ description: 'Event of the chart.' }),
        local_datetime: t.String({ description: 'Local time as printed; only the date if the time is unknown.' }),
        zone: t.String({ description: 'IANA zone, or LMT with the longitude.' }),
        utc_offset: t.String({ description: 'Offset from UTC that was used.' }),
        utc: UtcInstant,
        latitude: t.Number({ description: 'Latitude in degrees, north positive.' }),
        longitude: t.Number({ description: 'Longitude in degrees, east positive.' }),
        rating: oneOf(RODDEN_RATINGS, { description: 'Reliability of the time.' }),
        note: t.String({ description: 'Note on the source, on disagreement of sources, or on the place.' }),
        ascendant_sign: nullable(Sign, { description: 'Position of the angle; null if the time of day is unknown.' }),
        sun_sign: Sign,
        moon_sign: Sign,
        ascendant: MaybeLongitude,
        midheaven: MaybeLongitude,
        sun: Longitude,
        moon: Longitude,
      }),
      { description: 'National charts in the order of the table.' },
    ),
    count: t.Integer({ minimum: 0, description: 'Number of charts listed.' }),
    rating_key: optionalKeys(RODDEN_RATINGS, t.String({ description: 'Meaning of this Rodden rating.' }), {
      description: 'Meaning of the ratings.',
    }),
  }),
  example: { country: 'IN' },
}).compute((input, world) => {
  const code = input.country?.toUpperCase()
  const words = input.query?.toLowerCase().trim()
  const charts = nations(world, (row) => !code || row.code === code)
    .filter(({ nation, event }) => !words || `${nation} ${event}`.toLowerCase().includes(words))
    .map(rowOf)
  return { charts, count: charts.length, rating_key: RATING_KEY }
})

const rowOf = ({ angles, points, at, clock, ...row }: Nation) => {
  const longitude = (name: 'Sun' | 'Moon') => points.find((point) => point.name === name)!.longitude
  return {
    id: row.id,
    code: row.code,
    nation: row.nation,
    event: row.event,
    local_datetime: row.localDatetime,
    zone: row.zone,
    utc_offset: offsetText(clock.at(epochMs(at)).offsetSeconds),
    utc: isoUtc(at),
    latitude: row.latitude,
    longitude: row.longitude,
    rating: row.rating,
    note: row.note,
    ascendant_sign: angles && signName(signOf(angles.ascendant)),
    sun_sign: signName(signOf(longitude('Sun'))),
    moon_sign: signName(signOf(longitude('Moon'))),
    ascendant: angles && roundFigure(angles.ascendant),
    midheaven: angles && roundFigure(angles.midheaven),
    sun: roundFigure(longitude('Sun')),
    moon: roundFigure(longitude('Moon')),
  }
}
