/**
 * Extracts the capital of each country and the cities over a million from data/places/places.gz, so that they can be loaded without
 * reading the whole file. Run after scripts/pack-places.ts:
 *
 *   node scripts/bun.mjs scripts/pack-capitals.ts
 *
 * Writes data/places/chief.json, one place a row.
 */
import { writeFileSync } from 'node:fs'
import { openGazetteer } from '../src/atlas/gazetteer.ts'
import type { Place } from '../src/atlas/places.ts'

const LARGE = 1_000_000
/** GeoNames ids of seats of government that the gazetteer does not mark as capitals: La Paz (Bolivia) and Jerusalem. */
const SEATS: Readonly<Record<string, number>> = { BO: 3911925, IL: 281184 }

const gazetteer = openGazetteer()
const places = Array.from({ length: gazetteer.rows }, (_, row) => gazetteer.place(row))
const isCapital = ({ country_code, geoname_id, feature_code }: Place) =>
  SEATS[country_code] === undefined ? feature_code === 'PPLC' : SEATS[country_code] === geoname_id

const rows = places
  .filter((place) => place.population >= LARGE || isCapital(place))
  .sort((a, b) => b.population - a.population || a.geoname_id - b.geoname_id)
  .map((place) => {
    const { geoname_id, name, admin1, country, country_code, latitude, longitude, timezone, population } = place
    return {
      geoname_id,
      name,
      admin1,
      country,
      country_code,
      latitude,
      longitude,
      timezone,
      population,
      capital: isCapital(place),
    }
  })
writeFileSync(
  new URL('../data/places/chief.json', import.meta.url),
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
)
