import { expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { delhiBride, independence } from '../../src/capabilities/shared/inputs.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { atlas, sky } from '../world.ts'

const service = createKeylessService({ sky, atlas, clock: { now: () => Date.UTC(2026, 0, 1) } })
const detailsOf = async (slug: string, input: object) => {
  const entry = catalogue.find((each) => each.slug === slug)!
  const { status, body } = await service.call(entry, input)
  if (status !== 200) throw new Error(body)
  const { meta } = JSON.parse(body)
  expect(meta.warning_details?.map(({ message }: { message: string }) => message)).toEqual(
    meta.warnings.length > 0 ? meta.warnings : undefined,
  )
  return (meta.warning_details ?? []).map(({ code, field }: { code: string; field: string | null }) => [code, field])
}
const { timezone, ...nowhere } = independence

test.each([
  ['find-moon-sign', independence, []],
  ['find-moon-sign', nowhere, [['zone_from_coordinates', 'timezone']]],
  ['find-moon-sign', { ...independence, utc_offset: '+06:00' }, [['offset_overruled', 'utc_offset']]],
  [
    'find-moon-sign',
    { ...independence, timezone: 'America/New_York', datetime: '2020-11-01T01:30' },
    [
      ['repeated_hour', 'datetime'],
      ['offset_far_from_longitude', 'timezone'],
    ],
  ],
  ['papasamya', { groom: nowhere, bride: delhiBride }, [['zone_from_coordinates', 'groom.timezone']]],
  [
    'panchang-five-limbs',
    { ...nowhere, datetime: undefined, date: '2026-01-01' },
    [['zone_from_coordinates', 'timezone']],
  ],
  ['numerology-name', { name: 'कमल' }, [['name_transliterated', 'name']]],
])('warnings of %s name their fields: %#', async (slug, input, expected) => {
  expect(await detailsOf(slug, input)).toEqual(expected as never)
})
