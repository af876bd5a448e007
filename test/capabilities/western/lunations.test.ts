import { describe, expect, test } from 'bun:test'
import westernLunarPhase from '../../../src/capabilities/western/western-lunar-phase.ts'
import westernRetrogrades from '../../../src/capabilities/western/western-retrogrades.ts'
import { MOON_PHASES } from '../../../src/sky/moon-light.ts'
import { phaseOf } from '../../../src/western/lunations.ts'
import { call } from '../call.ts'
import { einstein } from './births.ts'

const within = (text: string | undefined, expected: string, seconds: number) =>
  expect(Math.abs(Date.parse(text!) - Date.parse(expected)) / 1000).toBeLessThanOrEqual(seconds)

describe('lunar phase', () => {
  const eclipse = { datetime: '2024-04-08T18:20:52', timezone: 'UTC', latitude: 0, longitude: 0 }

  // US Naval Observatory: new Moon of 2024 April 8 at 18:21 UT
  test('the new Moon of 2024 April 8', async () => {
    const { phase, moon, void_of_course } = await call(westernLunarPhase, eclipse)
    expect(Math.min(phase.angle, 360 - phase.angle)).toBeLessThan(2e-4)
    expect(Math.abs(moon.longitude! - 19.4004)).toBeLessThan(2e-4)
    expect(phase.illumination).toBeLessThan(0.001)
    // Swiss Ephemeris 2.10
    expect(void_of_course.active).toBe(false)
    expect(void_of_course.last_aspect).toMatchObject({ planet: 'Mercury', aspect: 'conjunction' })
    within(void_of_course.last_aspect!.exact_at, '2024-04-09T02:38:39Z', 2)
    expect(void_of_course.starts_at).toBe(void_of_course.last_aspect!.exact_at)
    within(void_of_course.ends_at, '2024-04-09T11:23:17Z', 2)
    expect(void_of_course.next_sign).toBe('Taurus')
  })

  test('after the eclipse the last new Moon is a total solar one; void begins at the last aspect', async () => {
    const later = await call(westernLunarPhase, { ...eclipse, datetime: '2024-04-09T06:00:00' })
    expect(later.phase).toMatchObject({ name: 'New', index: 1, waxing: true })
    expect(later.previous_new_moon.eclipse).toBe('solar total')
    expect(later.prenatal_lunation).toMatchObject({ phase: 'new', utc: later.previous_new_moon.utc })
    expect(later.void_of_course.active).toBe(true)
    expect(later.next_lunations.map((each) => each.phase)).toEqual(['first_quarter', 'full', 'last_quarter', 'new'])
  })

  test('a full Moon is illuminated, and Einstein was born after one', async () => {
    const full = await call(westernLunarPhase, { ...eclipse, datetime: '2024-04-23T23:50:00' })
    expect(full.phase.illumination).toBeGreaterThan(0.99)
    const own = await call(westernLunarPhase, einstein)
    expect(own.prenatal_lunation.phase).toBe('full')
    within(own.prenatal_lunation.utc, '1879-03-08T13:09:38Z', 2)
    expect(Math.abs(own.prenatal_lunation.longitude - 167.6205)).toBeLessThan(2e-4)
  })

  test('names change at multiples of 45 degrees', () => {
    for (const [i, name] of MOON_PHASES.entries()) {
      expect(phaseOf(45 * i)).toBe(name)
      expect(phaseOf(45 * i + 44.999999)).toBe(name)
    }
  })

  test('every phase has its own type', async () => {
    const texts = new Set<string>()
    for (const day of [9, 13, 17, 21, 24, 28]) {
      const { personality } = await call(westernLunarPhase, {
        ...eclipse,
        datetime: `2024-04-${String(day).padStart(2, '0')}T12:00`,
      })
      texts.add(personality)
    }
    expect(texts.size).toBe(6)
  })
})

describe('retrogrades', () => {
  // Swiss Ephemeris 2.10
  test('Mercury in 2024', async () => {
    const { retrogrades, counts } = await call(westernRetrogrades, { year: 2024, planets: ['Mercury'] })
    expect(counts.Mercury).toBe(3)
    const inYear = retrogrades.filter(({ station_retrograde }) => station_retrograde.utc.startsWith('2024'))
    const expected: [string, string][] = [
      ['2024-04-01T22:14:30Z', '2024-04-25T12:54:08Z'],
      ['2024-08-05T04:56:05Z', '2024-08-28T21:13:59Z'],
      ['2024-11-26T02:42:24Z', '2024-12-15T20:56:19Z'],
    ]
    for (const [i, [back, on]] of expected.entries()) {
      within(inYear[i]!.station_retrograde.utc, back, 60)
      within(inYear[i]!.station_direct.utc, on, 60)
    }
    const [april] = inYear
    expect(Math.abs(april!.station_retrograde.longitude - 27.2186)).toBeLessThan(2e-4)
    expect(Math.abs(april!.station_direct.longitude - 15.9812)).toBeLessThan(2e-4)
    within(april!.pre_shadow_start!.utc, '2024-03-19T03:39:09Z', 60)
    within(april!.opposition_or_inferior_conjunction.utc, '2024-04-11T23:02:55Z', 2)
    within(april!.post_shadow_end!.utc, '2024-05-13T09:01:24Z', 60)
    expect(Math.abs(april!.days_retrograde - 23.611)).toBeLessThan(0.002)
    expect(Math.abs(april!.arc_degrees - 11.2374)).toBeLessThan(2e-4)
    expect(april!.station_direct.local).toBeNull()
  })

  test('Saturn in 2025, against a birth', async () => {
    const { retrogrades } = await call(westernRetrogrades, {
      year: 2025,
      timezone: 'Europe/Paris',
      planets: ['Saturn'],
      birth: einstein,
    })
    const loop = retrogrades.find(({ station_retrograde }) => station_retrograde.utc.startsWith('2025'))!
    within(loop.station_retrograde.utc, '2025-07-13T04:07:00Z', 60)
    within(loop.station_direct.utc, '2025-11-28T03:52:00Z', 60)
    expect(Math.abs(loop.station_retrograde.longitude - 1.9344)).toBeLessThan(2e-4)
    expect(Math.abs(loop.station_direct.longitude - 355.1576)).toBeLessThan(2e-4)
    expect(loop.station_retrograde.local).toMatch(/\+02:00$/)
    // Einstein's cusps 10 and 11 are 342.84 and 18.33, so 355 to 2 is in the tenth house. The arc from 355.16 to 1.93
    // contains none of his points
    expect(loop.natal_houses).toEqual([10])
    expect(loop.natal_contacts).toEqual([])
  })

  test('lists the retrograde planets of 2024 April 10', async () => {
    const answer = await call(westernRetrogrades, { planets: ['Mercury', 'Venus'] }, Date.UTC(2024, 3, 10))
    expect(answer.year).toBe(2024)
    expect(answer.retrograde_today).toContain('Mercury')
    expect(answer.retrograde_today).not.toContain('Venus')
  })
})
