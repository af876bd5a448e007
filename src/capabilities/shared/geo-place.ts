import type { Cities } from '../../atlas/cities.ts'
import { exact, maybe, nullable, t } from '../../schema.ts'
import type { World } from '../capability.ts'
import { MOMENT } from './inputs.ts'

/** Places in inputs and answers. */

const { latitude, longitude } = MOMENT
const name = maybe(t.String({ maxLength: 120, description: 'Name shown in the answer.' }))

export const ChosenPlace = exact(
  { latitude, longitude, name },
  { $id: 'ChosenPlace', description: 'A place by its coordinates.' },
)
export const NamedPlace = exact(
  {
    latitude,
    longitude,
    name: t.String({ minLength: 1, maxLength: 120, description: 'Name shown in the answer.' }),
  },
  { $id: 'NamedPlace', description: 'A place by its coordinates, and its name.' },
)
interface SentPlace {
  latitude: number
  longitude: number
  name?: string | null
}

export const GeoPlace = t.Object(
  {
    name: nullable(t.String({ description: 'Name of the city, or as sent; null if not sent.' })),
    admin1: nullable(t.String({ description: 'State, province or the like; null for sent coordinates.' })),
    country: nullable(t.String({ description: 'English name of the country; null for sent coordinates.' })),
    country_code: nullable(t.String({ description: 'ISO 3166-1 alpha-2; null for sent coordinates.' })),
    latitude: t.Number({ description: 'Decimal degrees, north positive.' }),
    longitude: t.Number({ description: 'Decimal degrees, east positive.' }),
    timezone: t.String({ description: 'IANA name of the time zone.' }),
    population: nullable(t.Integer({ description: 'Population; null for sent coordinates.' })),
  },
  { $id: 'GeoPlace', description: 'A gazetteer city, or a sent place.' },
)

/** A city of the gazetteer as a place. */
export const cityPlace = ({
  name,
  admin1,
  country,
  country_code,
  latitude,
  longitude,
  timezone,
  population,
}: ReturnType<Cities['place']>) => ({
  name: name as string | null,
  admin1,
  country: country as string | null,
  country_code: country_code as string | null,
  latitude,
  longitude,
  timezone,
  population: population as number | null,
})

/** A place sent as coordinates, with the zone found there. */
export const sentPlace = ({ latitude, longitude, name }: SentPlace, world: World) => ({
  name: name ?? null,
  admin1: null,
  country: null,
  country_code: null,
  latitude,
  longitude,
  timezone: world.atlas.zoneAt(latitude, longitude).timezone,
  population: null,
})
