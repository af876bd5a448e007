import { describe, expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

/** Births without a time on days whose clocks are uncertain, repeated or set forward. */

type Json = Record<string, unknown>
const answer = async (slug: string, input: Json) => {
  const world = worldAt()
  const data = (await catalogue.find((entry) => entry.slug === slug)!.compute(input as never, world)) as Json
  return { data, warnings: world.warnings.join('\n') }
}

const PITTSBURGH = { latitude: 40.44, longitude: -79.99 }
const PARIS = { latitude: 48.85, longitude: 2.35 }
const SAO_PAULO = { latitude: -23.55, longitude: -46.63 }
const sidereal = catalogue.filter(
  ({ withoutTime, input, example }) =>
    withoutTime && 'time_known' in input.properties && 'latitude' in input.properties && 'datetime' in example,
)

describe('warnings about the clock', () => {
  test('there are more than 40 capabilities', () => expect(sidereal.length).toBeGreaterThan(40))

  // The short form uses every sixth capability.
  const tested = sidereal.filter((_, i) => i % sample(6, 1) === 0)
  test.each(tested.map(({ slug, example }) => [slug, example as Json] as const))(
    '%s names other clocks without an ascendant, and local mean time without a time',
    async (slug, { as_of, timezone, utc_offset, ...example }) => {
      const uncertain = await answer(slug, { ...example, ...PITTSBURGH, datetime: '1930-07-01' })
      // source: the tz database has Pittsburgh in the zone of New York; Pennsylvania left summer time to its cities (Shanks 1991)
      expect(uncertain.warnings).toContain('Other clocks of that time: -05:00 (without summer time)')
      expect(uncertain.warnings).not.toMatch(/ascendant \d/)
      const meanTime = await answer(slug, { ...example, ...PARIS, datetime: '1880-05-05' })
      expect(meanTime.warnings).toContain('no standard time at 1880-05-05; the local mean time of longitude 2.35')
      expect(`${uncertain.warnings} ${meanTime.warnings}`).not.toMatch(/\dT\d\d:\d\d/)
    },
  )

  test('of two people only the one with a time has ascendants', async () => {
    const { warnings } = await answer('synastry-chart', {
      person_a: { ...PITTSBURGH, datetime: '1930-07-01' },
      person_b: { ...PITTSBURGH, datetime: '1931-07-01T10:00' },
    })
    const [first, second] = ['person_a.', 'person_b.'].map((at) =>
      warnings.split('\n').find((line) => line.includes(`\`${at}datetime\` was read`)),
    )
    expect(first).not.toContain('ascendant')
    expect(second).toContain('tropical ascendant')
  })

  test('a birth matched by its star has no ascendant either', async () => {
    const { warnings } = await answer('bulk-match', {
      subject: { role: 'groom', nakshatra: 'Ashwini' },
      candidates: [{ id: 'a', birth: { ...PITTSBURGH, datetime: '1930-07-01' } }],
    })
    expect(warnings).toContain('Other clocks of that time')
    expect(warnings).not.toContain('ascendant')
  })
})

// source: tz database, Brazil: summer time ended at 00:00, when the clocks went back to 23:00 of the same day
describe('an hour before midnight that occurs twice', () => {
  test.each([
    ['1988-02-06', 'nakshatra'],
    ['2012-02-25', 'sign'],
  ] as const)('on %s the Moon changes its %s in the second one', async (day, field) => {
    const moonAt = async (clock: string, more: Json = {}) =>
      (
        await answer('find-moon-sign', {
          ...SAO_PAULO,
          timezone: 'America/Sao_Paulo',
          datetime: `${day}${clock}`,
          ...more,
        })
      ).data.moon_sign as Json
    const name = (moon: Json) => JSON.stringify(moon[field])
    expect(name(await moonAt('T23:59:59'))).toBe(name(await moonAt('T23:00:00', { utc_offset: '-03:00' })))
    expect(name(await moonAt('T23:59:59'))).not.toBe(name(await moonAt('T23:59:59', { utc_offset: '-03:00' })))
    for (const more of [{}, { timezone: null }]) expect((await moonAt('', more))[field]).toBeNull()
  })

  test('the warning about the zone stays', async () => {
    const { warnings } = await answer('find-moon-sign', { ...SAO_PAULO, datetime: '2012-02-25' })
    expect(warnings).toContain('America/Sao_Paulo was found from the coordinates')
  })
})

test('a birth is matched by its star on a day whose midnight the clocks skipped', async () => {
  // source: tz database, Brazil: summer time began at 00:00 on these days, so that they start at 01:00
  const days = ['1985-11-02', '1993-10-17', '1997-10-06', '2005-10-16', '2010-10-17', '2017-10-15', '2018-11-04']
  const { data } = await answer('bulk-match', {
    subject: { role: 'groom', nakshatra: 'Ashwini' },
    candidates: days.map((datetime) => ({ id: datetime, birth: { ...SAO_PAULO, datetime } })),
  })
  for (const { field, message } of data.errors as { field: string; message: string }[])
    expect([field, message]).toEqual(['birth.time_known', expect.stringContaining('The Moon moves from')])
})

test('a lord of another level is not a lord of the day', async () => {
  const input = { latitude: 69.65, longitude: 18.96, datetime: '1999-12-20' }
  const { data } = await answer('current-dasha', input)
  const pathOf = ({ running }: Json) => (running as { path: { level: number; lord: string }[] }[])[0]!.path
  const known = pathOf((await answer('current-dasha', { ...input, datetime: '1999-12-20T00:05' })).data)
  for (const { level, lord } of pathOf(data)) expect(known).toContainEqual(expect.objectContaining({ level, lord }))
})
