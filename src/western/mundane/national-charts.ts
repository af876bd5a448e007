import { clockMs } from '../../time/civil.ts'
import { parseDateTime } from '../../time/iso.ts'
import { type JulianDay, julianDay } from '../../time/julian-day.ts'
import { instantsOf, type Zone } from '../../time/moment.ts'
import { fixedZone, meanTimeOffset, withMeanTime, zoneNamed } from '../../time/zones.ts'

export const RODDEN_RATINGS = ['A', 'B', 'C', 'X'] as const
export type RoddenRating = (typeof RODDEN_RATINGS)[number]
export const RATING_KEY = {
  A: 'The time is documented.',
  B: 'The time is generally accepted, or that of the law.',
  C: 'The time is disputed.',
  X: 'Only the date is known: cast for 12:00, without houses.',
} as const satisfies Record<RoddenRating, string>

export interface NationalChart {
  readonly id: string
  readonly code: string
  readonly nation: string
  readonly event: string
  /** ISO date and time; a date alone if the rating is X. */
  readonly localDatetime: string
  readonly zone: string
  readonly latitude: number
  readonly longitude: number
  readonly rating: RoddenRating
  readonly note: string
}

type Row = readonly [
  code: string,
  nation: string,
  event: string,
  localDatetime: string,
  zone: string,
  latitude: number,
  longitude: number,
  rating: RoddenRating,
  note: string,
]

// source: dates, places and times as commonly printed, mostly after N. Campion, The Book of World Horoscopes, and
// Astro-Databank for the United States; rows were not checked against the book one by one; the ratings are this service's own; a
// nation may have several founding events
const ROWS: readonly Row[] = [
  [
    'US',
    'United States',
    'Declaration of Independence (Sibly)',
    '1776-07-04T17:10',
    'LMT 75.1667W',
    39.95,
    -75.1667,
    'C',
    'Astro-Databank gives Ascendant 12 Sag 21',
  ],
  [
    'US',
    'United States',
    'Constitution in force',
    '1789-03-04T00:00',
    'LMT 74.0064W',
    40.7142,
    -74.0064,
    'B',
    'New York, then the seat of Congress',
  ],
  [
    'GB',
    'United Kingdom',
    'Union of Great Britain and Ireland',
    '1801-01-01T00:00',
    'LMT 0.1333W',
    51.5,
    -0.1333,
    'A',
    'Campion',
  ],
  [
    'GB',
    'United Kingdom',
    'Coronation of William I',
    '1066-12-31T12:00',
    'LMT 0.1333W',
    51.5,
    -0.1333,
    'C',
    '25 December in the Julian calendar; the hour is a convention',
  ],
  ['FR', 'France', 'Fifth Republic in force', '1958-10-05T00:00', 'Europe/Paris', 48.8667, 2.3333, 'B', ''],
  ['DE', 'Germany', 'Reunification', '1990-10-03T00:00', 'Europe/Berlin', 52.5167, 13.4, 'A', ''],
  ['DE', 'Germany', 'Basic Law in force', '1949-05-24T00:00', 'Europe/Berlin', 50.7333, 7.1, 'A', 'Bonn'],
  ['IT', 'Italy', 'Republic proclaimed', '1946-06-10T18:00', 'Europe/Rome', 41.9, 12.4833, 'B', ''],
  ['ES', 'Spain', 'Accession of King Juan Carlos', '1975-11-22T12:45', 'Europe/Madrid', 40.4167, -3.7, 'C', ''],
  ['RU', 'Russia', 'Declaration of state sovereignty', '1990-06-12', 'Europe/Moscow', 55.75, 37.6167, 'X', ''],
  ['UA', 'Ukraine', 'Declaration of independence', '1991-08-24', 'Europe/Kyiv', 50.45, 30.5233, 'X', ''],
  ['EU', 'European Union', 'Maastricht Treaty in force', '1993-11-01T00:00', 'Europe/Brussels', 50.85, 4.35, 'A', ''],
  [
    'UN',
    'United Nations',
    'Charter in force',
    '1945-10-24T16:45',
    'America/New_York',
    38.9,
    -77.0333,
    'B',
    'Washington',
  ],
  ['IN', 'India', 'Independence', '1947-08-15T00:00', 'Asia/Kolkata', 28.6139, 77.209, 'A', 'New Delhi'],
  [
    'IN',
    'India',
    'Republic proclaimed',
    '1950-01-26T10:18',
    'Asia/Kolkata',
    28.6139,
    77.209,
    'B',
    'New Delhi; some print 10:15',
  ],
  [
    'PK',
    'Pakistan',
    'Independence',
    '1947-08-15T00:00',
    'Asia/Karachi',
    24.8667,
    67.05,
    'B',
    '14 August is the national day',
  ],
  [
    'PK',
    'Pakistan',
    'Islamic Republic in force',
    '1956-03-23T00:00',
    'Asia/Karachi',
    24.8667,
    67.05,
    'B',
    'Karachi, then the capital',
  ],
  ['BD', 'Bangladesh', 'Declaration of independence', '1971-03-26', 'Asia/Dhaka', 23.7167, 90.4167, 'X', ''],
  ['LK', 'Sri Lanka', 'Independence', '1948-02-04T00:00', 'Asia/Colombo', 6.9333, 79.85, 'C', ''],
  ['LK', 'Sri Lanka', 'Republic proclaimed', '1972-05-22T12:43', 'Asia/Colombo', 6.9333, 79.85, 'C', ''],
  ['CN', 'China', "People's Republic proclaimed", '1949-10-01T15:01', 'Asia/Shanghai', 39.9, 116.4167, 'B', 'Beijing'],
  ['JP', 'Japan', 'San Francisco treaty in force', '1952-04-28T22:30', 'Asia/Tokyo', 35.6833, 139.75, 'B', ''],
  ['KR', 'South Korea', 'Republic proclaimed', '1948-08-15', 'Asia/Seoul', 37.5667, 126.9833, 'X', ''],
  [
    'ID',
    'Indonesia',
    'Independence',
    '1945-08-17T10:00',
    'Asia/Jakarta',
    -6.1667,
    106.8333,
    'B',
    'Tokyo time was in use',
  ],
  ['SG', 'Singapore', 'Independence', '1965-08-09T10:00', 'Asia/Singapore', 1.2833, 103.85, 'B', ''],
  ['MY', 'Malaysia', 'Independence', '1957-08-31T00:00', 'Asia/Kuala_Lumpur', 3.1333, 101.6833, 'A', ''],
  [
    'IL',
    'Israel',
    'Declaration of independence',
    '1948-05-14T16:00',
    'Asia/Jerusalem',
    32.0667,
    34.7667,
    'A',
    'Tel Aviv',
  ],
  ['TR', 'Turkey', 'Republic proclaimed', '1923-10-29T20:30', 'Europe/Istanbul', 39.9333, 32.8667, 'A', 'Ankara'],
  [
    'IR',
    'Iran',
    'Islamic Republic proclaimed',
    '1979-04-01T15:00',
    'Asia/Tehran',
    35.6833,
    51.4167,
    'C',
    'some print 15:00 GMT',
  ],
  ['SA', 'Saudi Arabia', 'Kingdom named', '1932-09-23', 'Asia/Riyadh', 24.6333, 46.7167, 'X', ''],
  ['EG', 'Egypt', 'Republic proclaimed', '1953-06-18', 'Africa/Cairo', 30.05, 31.25, 'X', ''],
  [
    'ZA',
    'South Africa',
    'Interim constitution in force',
    '1994-04-27T00:00',
    'Africa/Johannesburg',
    -25.75,
    28.1667,
    'A',
    'Pretoria',
  ],
  [
    'ZA',
    'South Africa',
    'Republic in force',
    '1961-05-31T00:00',
    'Africa/Johannesburg',
    -25.75,
    28.1667,
    'A',
    'Pretoria',
  ],
  ['NG', 'Nigeria', 'Independence', '1960-10-01T00:00', 'Africa/Lagos', 6.45, 3.4, 'A', ''],
  ['KE', 'Kenya', 'Independence', '1963-12-12T00:00', 'Africa/Nairobi', -1.2833, 36.8167, 'A', ''],
  ['GH', 'Ghana', 'Independence', '1957-03-06T00:00', 'Africa/Accra', 5.55, -0.2, 'A', ''],
  ['CA', 'Canada', 'Confederation', '1867-07-01T00:00', 'LMT 75.7W', 45.4167, -75.7, 'A', ''],
  ['AU', 'Australia', 'Commonwealth in force', '1901-01-01T00:00', 'Australia/Sydney', -33.8667, 151.2167, 'B', ''],
  ['NZ', 'New Zealand', 'Dominion', '1907-09-26T00:00', 'Pacific/Auckland', -41.3, 174.7833, 'B', ''],
  ['BR', 'Brazil', 'Ipiranga proclamation', '1822-09-07T16:30', 'LMT 46.6333W', -23.55, -46.6333, 'C', ''],
  ['MX', 'Mexico', 'Entry of the Trigarante army', '1821-09-27', 'America/Mexico_City', 19.4, -99.15, 'X', ''],
  [
    'AR',
    'Argentina',
    'Declaration of independence',
    '1816-07-09',
    'America/Argentina/Tucuman',
    -26.8167,
    -65.2167,
    'X',
    '',
  ],
]

export const NATIONAL_CHARTS: readonly NationalChart[] = ROWS.map(
  ([code, nation, event, localDatetime, zone, latitude, longitude, rating, note]) => ({
    id: `${code}-${localDatetime.slice(0, 4)}`,
    code,
    nation,
    event,
    localDatetime,
    zone,
    latitude,
    longitude,
    rating,
    note: note || 'As commonly printed, after Campion.',
  }),
)

/** The moment and the zone of a national chart. Dates before the standard time of the zone use the local mean time of the longitude. */
export const momentOfNation = ({
  localDatetime,
  zone,
  longitude,
  rating,
}: NationalChart): { at: JulianDay; zone: Zone } => {
  const local = parseDateTime(rating === 'X' ? `${localDatetime}T12:00` : localDatetime, 'chart', 'gregorian')
  const mean = meanTimeOffset(longitude)
  if (zone.startsWith('LMT')) {
    const exact = longitude * 240
    return { at: julianDay(clockMs(local) - exact * 1000), zone: fixedZone(mean) }
  }
  const recordedZone = zoneNamed(zone)!
  const [first] = instantsOf(local, recordedZone)
  const hasMeanTime = recordedZone.at(first!).abbreviation === 'LMT'
  return hasMeanTime
    ? { at: julianDay(clockMs(local) - mean * 1000), zone: withMeanTime(recordedZone, mean) }
    : { at: julianDay(first!), zone: recordedZone }
}
