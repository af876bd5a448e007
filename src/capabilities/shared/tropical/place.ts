import { exact, maybe } from '../../../schema.ts'
import type { Site } from '../../../sky/sky.ts'
import type { Zone } from '../../../time/moment.ts'
import type { World } from '../../capability.ts'
import { readClock } from '../clocks.ts'
import { siteWithHorizon } from '../horizon.ts'
import { MOMENT } from '../inputs.ts'
import type { WesternNatal } from './birth.ts'

/** The place of a person at a later moment of life. */

const { latitude, longitude, timezone, utc_offset } = MOMENT

export const LaterPlace = maybe(
  exact(
    { latitude, longitude, timezone, utc_offset },
    { $id: 'LaterPlace', description: 'Place; default: the place of birth.' },
  ),
)
export const LaterSite = maybe(
  exact({ latitude, longitude }, { $id: 'LaterSite', description: 'Place; default: the place of birth.' }),
)

interface PlaceCoordinates {
  latitude: number
  longitude: number
  timezone?: string | null
  utc_offset?: string | null
}

/** The sent place, with its clock; else the birth place. */
export const laterPlace = (
  input: PlaceCoordinates | null | undefined,
  { site, moment }: WesternNatal,
  world: World,
): { site: Site; zone: Zone } =>
  input
    ? { site: laterSite(input, 'location', site, world), zone: readClock(input, world, 'location.').zone }
    : { site, zone: moment.zone }

export const laterSite = (input: Site | null | undefined, field: string, born: Site, world: World): Site => {
  if (!input) return born
  return siteWithHorizon(input, `${field}.latitude`, world)
}
