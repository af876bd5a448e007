import { invalid } from '../../../faults.ts'
import { exact, maybe, meaning, nullable, oneOf, type Static, type TSchema, t } from '../../../schema.ts'
import type { Site } from '../../../sky/sky.ts'
import { parseOffset } from '../../../time/iso.ts'
import { fixedZone, type Zone } from '../../../time/zones.ts'
import { HOUSE_CHOICES, houseSystemList } from '../../../western/houses.ts'
import type { World } from '../../capability.ts'
import { readZone } from '../../shared/clocks.ts'
import { siteWithHorizon } from '../../shared/horizon.ts'
import { MOMENT, only } from '../../shared/inputs.ts'

/** The place of a chart, by coordinates or by the capital of a country. */

const { latitude, longitude, timezone, utc_offset } = MOMENT

export const PlaceInput = maybe(
  exact(
    {
      latitude,
      longitude,
      name: maybe(t.String({ maxLength: 120, description: 'Name of the place; the answer returns it.' })),
      timezone: maybe(t.String({ description: 'IANA zone name; default: by coordinates.' })),
    },
    { $id: 'PlaceSent', description: 'A place by its coordinates.' },
  ),
)
type SentPlace = NonNullable<Static<typeof PlaceInput>>

/** Input fields of a chart cast for a place. */
const PLACE_ONLY = {
  place: PlaceInput,
  capital: maybe(
    t.String({
      description: 'ISO 3166-1 alpha-2 code: the capital of that country. One of place and capital is needed.',
    }),
    { $id: 'CapitalChoice' },
  ),
  house_system: maybe(
    oneOf(HOUSE_CHOICES, {
      default: 'P',
      description: `House system by letter or name: ${houseSystemList()}. W replaces a system without cusps, with a note.`,
    }),
    { $id: 'MundaneHouseSystem' },
  ),
  timezone,
  utc_offset,
}
export const placeOnly = <P extends Record<string, TSchema>>(further: P) => only({ ...PLACE_ONLY, ...further })

export const CountryCode = t.String({ description: 'ISO 3166-1 alpha-2.' })

export const PlaceRow = t.Object(
  {
    name: nullable(t.String({ description: 'Name as sent, or name of the capital; null if not sent.' })),
    admin1: nullable(t.String({ description: 'First administrative area; null for coordinates.' })),
    country: nullable(t.String({ description: 'English name of the country; null for coordinates.' })),
    country_code: nullable(meaning(CountryCode, 'ISO 3166-1 alpha-2; null for a place sent by coordinates.')),
    latitude,
    longitude,
    timezone: t.String({ description: 'IANA zone of the place.' }),
    population: nullable(t.Integer({ minimum: 0, description: 'Population of the place; null for coordinates.' })),
  },
  { $id: 'ChartPlace', description: 'Location of a chart.' },
)

/** A place and the zone of its local times. */
export interface CastingPlace {
  readonly site: Site
  readonly zone: Zone
  readonly row: Static<typeof PlaceRow>
}

interface PlaceOnlyInput {
  place?: SentPlace | null
  capital?: string | null
  timezone?: string | null
  utc_offset?: string | null
}

const capitalOf = (code: string, world: World) => {
  const target = code.toUpperCase()
  return world.atlas.majorCities().find(({ country_code, capital }) => capital && country_code === target)
}

/** The capital of a country as a place; 422 on `field` for an unknown code. */
export const placeOfCapital = (code: string, field: string, world: World): CastingPlace => {
  const match = capitalOf(code, world)
  if (!match) throw invalid(field, `\`${field}\` must be an ISO 3166-1 alpha-2 country code, such as IN.`)
  const { name, admin1, country, country_code, latitude, longitude, timezone, population } = match
  return {
    site: { latitude, longitude },
    zone: readZone(timezone, field),
    row: { name, admin1, country, country_code, latitude, longitude, timezone, population },
  }
}

export const placeOfSent = (
  { latitude, longitude, name, timezone }: SentPlace,
  field: string,
  world: World,
): CastingPlace => {
  const zone = readZone(timezone ?? world.atlas.zoneAt(latitude, longitude).timezone, `${field}.timezone`)
  return {
    site: siteWithHorizon({ latitude, longitude }, `${field}.latitude`, world),
    zone,
    row: {
      name: name ?? null,
      admin1: null,
      country: null,
      country_code: null,
      latitude,
      longitude,
      timezone: zone.id,
      population: null,
    },
  }
}

/** The place of an input, in the zone it names, else that of the place; 422 on `place` without one. */
export const castingPlace = (input: PlaceOnlyInput, world: World): CastingPlace => {
  const { place, capital } = input
  if (!place && !capital) throw invalid('place', 'Send `place` (latitude and longitude) or `capital` (a country code).')
  if (place && capital) world.warn('ignored_input', '`capital` was ignored, because `place` was sent.')
  const match = place ? placeOfSent(place, 'place', world) : placeOfCapital(capital!, 'capital', world)
  return { ...match, zone: namedZone(input) ?? match.zone }
}

/** The zone named at the top level of an input, or null. */
export const namedZone = ({ timezone, utc_offset }: Pick<PlaceOnlyInput, 'timezone' | 'utc_offset'>): Zone | null => {
  if (typeof timezone === 'string') return readZone(timezone, 'timezone')
  return typeof utc_offset === 'string' ? fixedZone(parseOffset(utc_offset, 'utc_offset')) : null
}

/** The worked examples: Washington, by its country. */
export const washington = { capital: 'US' }
