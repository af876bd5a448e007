import { kilometresBetween, type Spherical } from '../sky/sphere.ts'
import { type MeanTimePeriods, type RecordedZone, withLocalMeanTimes } from '../time/zones.ts'

/**
 * Early periods of the tz database that are the mean time of one city, kept by that city, its railways and its telegraphs. Other towns of
 * the zone kept their own mean time. Mean times that were the legal time of a whole country (Paris 1891, Dublin 1880, Athens 1895,
 * Stockholm 1879, Bern 1853, Bucharest 1891, Cordoba 1894, Amsterdam from 1909, Riga from 1918) are not in this table, nor is Rome time,
 * which the railways, the post and the public of Italy had from 12 December 1866 (S. Trainor in file europe; births of 1866 to 1893 in A.
 * Müller, 402 writers, 1991).
 */
interface CityMeanTime {
  abbreviation: string
  city: Spherical
  /** The first day of a standard time of the country, YYYY-MM-DD; null if the record itself ends the period. */
  until: string | null
}

const row = (abbreviation: string, latitude: number, longitude: number, until: string | null = null): CityMeanTime => ({
  abbreviation,
  city: { latitude, longitude },
  until,
})

// source: comments of the IANA tz database 2026f (files asia, europe and backzone), which name the city of each abbreviation; for the
// Soviet zones the decree of 8 February 1919 (clocks of zones from 1 July 1919); for India R. Rajagopalan, "Indian Standard Time" (1906);
// for the Netherlands R. H. van Gent (railways from 1866, the common practice by then); for Java the decree on Central Java Time from 1 May
// 1908
const CITY_MEAN_TIMES: Readonly<Record<string, readonly CityMeanTime[]>> = {
  'Asia/Kolkata': [row('HMT', 22.58, 88.33), row('MMT', 13.07, 80.25)],
  'Asia/Dhaka': [row('HMT', 22.58, 88.33, '1906-01-01')],
  'Asia/Yangon': [row('RMT', 16.78, 96.17)],
  'Asia/Bangkok': [row('BMT', 13.75, 100.52)],
  'Asia/Jakarta': [row('BMT', -6.17, 106.8, '1908-05-01')],
  'Asia/Baghdad': [row('BMT', 33.34, 44.4)],
  'Asia/Jerusalem': [row('JMT', 31.78, 35.22)],
  'Asia/Irkutsk': [row('IMT', 52.27, 104.33, '1919-07-01')],
  'Asia/Yekaterinburg': [row('PMT', 58.01, 56.23)],
  'Asia/Tbilisi': [row('TBMT', 41.72, 44.82, '1919-07-01')],
  'Europe/Amsterdam': [row('AMT', 52.37, 4.9, '1866-01-01')],
  'Europe/Bratislava': [row('PMT', 50.08, 14.43)],
  'Europe/Chisinau': [row('CMT', 47.0, 28.83)],
  'Europe/Helsinki': [row('HMT', 60.17, 24.97)],
  'Europe/Istanbul': [row('IMT', 41.02, 28.97)],
  'Europe/Kyiv': [row('KMT', 50.43, 30.52, '1919-07-01')],
  'Europe/Mariehamn': [row('HMT', 60.17, 24.97)],
  'Europe/Minsk': [row('MMT', 53.9, 27.57, '1919-07-01')],
  'Europe/Moscow': [row('MMT', 55.76, 37.62, '1917-07-01')],
  'Europe/Prague': [row('PMT', 50.08, 14.43)],
  'Europe/Riga': [row('RMT', 56.95, 24.1, '1918-04-15')],
  'Europe/Simferopol': [row('SMT', 44.95, 34.1, '1919-07-01')],
  'Europe/Sofia': [row('IMT', 41.02, 28.97)],
  'Europe/Tallinn': [row('TMT', 59.43, 24.75, '1918-02-01')],
  'Europe/Vilnius': [row('WMT', 52.25, 21.0), row('KMT', 54.9, 23.9)],
  'Europe/Warsaw': [row('WMT', 52.25, 21.0)],
}

/** A place within this distance of a city kept the mean time of that city, kilometres. Source: this project; 30 km are at most 3 minutes. */
const CITY_KM = 30

/** The zone as it was at a place: periods of the mean time of a distant city are local mean time. */
export const zoneAtPlace = (zone: RecordedZone, place: Spherical): RecordedZone => {
  const rows = CITY_MEAN_TIMES[zone.id]
  if (!rows) return zone
  const selected = rows
    .filter(({ city }) => kilometresBetween(city, place) > CITY_KM)
    .map(
      ({ abbreviation, until }): MeanTimePeriods => ({
        abbreviation,
        until: until === null ? Number.POSITIVE_INFINITY : Date.parse(until) / 1000,
      }),
    )
  return withLocalMeanTimes(zone, selected)
}

const FRENCH = ['PMT']
// source: comments of the IANA tz database 2026f on the laws of each country
const LEGAL_MEAN_TIMES: Readonly<Record<string, readonly string[]>> = {
  'Africa/Algiers': FRENCH,
  'Africa/Tunis': FRENCH,
  'America/Goose_Bay': ['NST', 'NDT'],
  'America/Montevideo': ['MMT'],
  'America/St_Johns': ['NST', 'NDT'],
  'Europe/Amsterdam': ['AMT', 'NST'],
  'Europe/Athens': ['AMT'],
  'Europe/Bucharest': ['BMT'],
  'Europe/Busingen': ['BMT'],
  'Europe/Chisinau': ['BMT'],
  'Europe/Copenhagen': ['CMT'],
  'Europe/Dublin': ['DMT', 'IST'],
  'Europe/Monaco': FRENCH,
  'Europe/Paris': FRENCH,
  'Europe/Riga': ['RMT', 'LST'],
  'Europe/Stockholm': ['SET'],
  'Europe/Zurich': ['BMT'],
}

/** Offsets that are not a multiple of this were mean times, seconds. Decreed offsets of whole minutes have a number as abbreviation. */
const REGULAR_OFFSET = 900

/** True if a period of a zone is the mean time of a city that was not the law of the whole country. */
export const isCityMeanTime = (zone: string, abbreviation: string, offsetSeconds: number): boolean =>
  offsetSeconds % REGULAR_OFFSET !== 0 &&
  /^[A-Z]/.test(abbreviation) &&
  abbreviation !== 'LMT' &&
  !zone.startsWith('America/Argentina/') &&
  !LEGAL_MEAN_TIMES[zone]?.includes(abbreviation)
