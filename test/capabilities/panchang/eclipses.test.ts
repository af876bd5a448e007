import { describe, expect, test } from 'bun:test'
import eclipses from '../../../src/capabilities/panchang/eclipses.ts'
import { visibleEclipse } from '../../../src/sky/visible-eclipse.ts'
import { julianDay, plusDays } from '../../../src/time/julian-day.ts'
import { isoUtc } from '../../../src/time/moment.ts'
import { sample } from '../../long.ts'
import { sky } from '../../world.ts'
import { call } from '../call.ts'

const place = { timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
const minutes = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 60_000
const at = (iso: string) => julianDay(Date.parse(iso))

describe('eclipses', () => {
  test('2024: kinds and types; the total one is at 18:17 UT', async () => {
    const { eclipses: rows } = await call(eclipses, { year: 2024, ...place })
    expect(rows.map(({ kind, type, global }) => `${global.maximum.slice(5, 10)} ${kind} ${type}`)).toEqual([
      '03-25 lunar penumbral',
      '04-08 solar total',
      '09-18 lunar partial',
      '10-02 solar annular',
    ])
    expect(minutes(rows[1]!.global.maximum, '2024-04-08T18:17:20Z')).toBeLessThan(1)
    // NASA: saros 139, gamma 0.3431, magnitude 1.0566.
    expect(rows[1]!.saros).toBe(139)
    expect(Math.abs(rows[1]!.gamma - 0.3431)).toBeLessThan(5e-4)
    expect(Math.abs(rows[1]!.magnitude - 1.0566)).toBeLessThan(2e-3)
  })
  test('handles 1935, whose first eclipse has a magnitude of 0.0014', async () => {
    const { eclipses: rows } = await call(eclipses, { year: 1935, ...place })
    expect(rows.map(({ kind, type, global }) => `${global.maximum.slice(5, 10)} ${kind} ${type}`)).toEqual([
      '01-05 solar partial',
      '01-19 lunar total',
      '02-03 solar partial',
      '06-30 solar partial',
      '07-16 lunar total',
      '07-30 solar partial',
      '12-25 solar annular',
    ])
    const { begins, ends } = rows[0]!.global
    expect(minutes(begins, '1935-01-05T05:30:42Z')).toBeLessThan(0.5)
    expect(minutes(ends, '1935-01-05T05:40:14Z')).toBeLessThan(0.5)
  })
  test('2025: Delhi sees the whole eclipse of 09-07, with sutak, and none of 03-14', async () => {
    const { eclipses: rows } = await call(eclipses, { year: 2025, ...place })
    expect(rows.map(({ kind, type }) => `${kind} ${type}`)).toEqual([
      'lunar total',
      'solar partial',
      'lunar total',
      'solar partial',
    ])
    expect(rows[0]!.local.visible).toBe(false)
    const { local, sutak } = rows[2]!
    expect(local).toMatchObject({ visible: true, obscuration: 1, rises_or_sets_eclipsed: false })
    // Drik Panchang, New Delhi: 21:58 to 01:26; sutak from 12:19, for children and the sick from 18:36.
    expect(minutes(local.begins!, '2025-09-07T21:58+05:30')).toBeLessThan(2)
    expect(minutes(local.ends!, '2025-09-08T01:26+05:30')).toBeLessThan(2)
    expect(sutak.applies).toBe(true)
    expect(minutes(sutak.begins!, '2025-09-07T12:19+05:30')).toBeLessThan(2)
    expect(minutes(sutak.for_children_sick_begins!, '2025-09-07T18:36+05:30')).toBeLessThan(2)
    expect(sutak.ends).toBe(local.ends)
  })
  test('2022-10-25: the eclipse is in progress at sunset in Delhi; solar sutak lasts four praharas', async () => {
    const { eclipses: rows } = await call(eclipses, { year: 2022, ...place })
    const solar = rows.find(({ date }) => date === '2022-10-25')!
    expect(solar.local).toMatchObject({ visible: true, rises_or_sets_eclipsed: true })
    // Drik Panchang, New Delhi: begins 16:28, sutak from 03:17, for children and the sick from 12:05.
    expect(minutes(solar.local.begins!, '2022-10-25T16:28+05:30')).toBeLessThan(2)
    expect(minutes(solar.sutak.begins!, '2022-10-25T03:17+05:30')).toBeLessThan(2)
    expect(minutes(solar.sutak.for_children_sick_begins!, '2022-10-25T12:05+05:30')).toBeLessThan(2)
  })
  test('an eclipse in progress at sunrise has sutak from the sunset before, also in the far south', async () => {
    // The prahara of dawn with the eclipse, and the four praharas of the night before.
    for (const [date, latitude, longitude] of [
      ['2025-09-22', -36.8485, 174.7633],
      ['2003-05-31', 21.8314, 45.74776],
      ['2012-05-20', 51.6591, 78.30703],
      ['2009-01-26', -54.35617, -44.38384],
    ] as const) {
      const { eclipses: rows } = await call(eclipses, {
        year: +date.slice(0, 4),
        utc_offset: '+00:00',
        latitude,
        longitude,
      })
      const { local, sutak } = rows.find(
        ({ kind, global }) => kind === 'solar' && minutes(global.maximum, date) < 1440,
      )!
      const site = { latitude, longitude }
      const seen = at(local.begins!)
      const sunset = sky.horizon({ event: 'set', body: 'Sun', site, from: plusDays(seen, -1), to: seen })[0]!
      expect(local.rises_or_sets_eclipsed).toBe(true)
      expect(minutes(sutak.begins!, isoUtc(sunset))).toBeLessThan(0.05)
      const lastPrahara = plusDays(seen, (sunset - seen) / 4)
      expect(minutes(sutak.for_children_sick_begins!, isoUtc(lastPrahara))).toBeLessThan(0.05)
    }
  })
  test('a Moon that rises eclipsed after days below the horizon is visible from its rise', async () => {
    // Tromso: on the preceding days the Moon culminates below the horizon.
    for (const [year, date, rise] of [
      [1952, '1952-08-05', '1952-08-05T20:46:02Z'],
      [1971, '1971-08-06', '1971-08-06T20:29:28Z'],
    ] as const) {
      const tromso = { year, timezone: 'Europe/Oslo', latitude: 69.6492, longitude: 18.9553 }
      const { local, global } = (await call(eclipses, tromso)).eclipses.find((row) => row.date === date)!
      expect(local).toMatchObject({ visible: true, rises_or_sets_eclipsed: true })
      expect(minutes(local.begins!, rise)).toBeLessThan(0.1)
      expect(minutes(local.ends!, global.ends)).toBeLessThan(0.1)
      // Upper limb and refraction, minus a parallax of one degree.
      expect(local.altitude_at_maximum!).toBeGreaterThan(-1)
    }
  })
  test('2022-11-08: visibility in Delhi begins at moonrise, and sutak in the night', async () => {
    const { eclipses: rows } = await call(eclipses, { year: 2022, ...place })
    const { local, sutak } = rows.find(({ date }) => date === '2022-11-08')!
    expect(local).toMatchObject({ visible: true, rises_or_sets_eclipsed: true, totality_begins: null })
    expect(local.maximum).toBe(local.begins)
    // Drik Panchang, New Delhi: sutak from 09:21, for children and the sick from 14:48, to 18:18.
    expect(minutes(sutak.begins!, '2022-11-08T09:21+05:30')).toBeLessThan(2)
    expect(minutes(sutak.for_children_sick_begins!, '2022-11-08T14:48+05:30')).toBeLessThan(2)
    expect(minutes(sutak.ends!, '2022-11-08T18:18+05:30')).toBeLessThan(2)
    const solar = rows.find(({ date }) => date === '2022-10-25')!
    // The Sun sets eclipsed, so sutak ends at sunset.
    expect(minutes(solar.sutak.ends!, '2022-10-25T17:42+05:30')).toBeLessThan(2)
    expect(solar.local.ends).toBe(solar.sutak.ends)
  })
  test('all local moments are above the horizon and in order, at five places over the years', async () => {
    const sites = [
      { latitude: 28.6139, longitude: 77.209 },
      { latitude: 40.71, longitude: -74 },
      { latitude: -33.87, longitude: 151.21 },
      { latitude: 51.51, longitude: -0.13 },
      { latitude: 69.65, longitude: 18.96 },
    ]
    const [from, to] = [at('2000-01-01T00:00Z'), at(sample('2010-01-01T00:00Z', '2040-01-01T00:00Z'))]
    const all = (await Promise.all((['solar', 'lunar'] as const).map((kind) => sky.eclipses(kind, from, to)))).flat()
    let crossing = 0
    for (const eclipse of all)
      for (const site of sites) {
        const seen = visibleEclipse(eclipse, site, sky)
        if (!seen) continue
        if (seen.risesOrSets) crossing++
        expect(seen.begins).toBeLessThan(seen.ends)
        expect(seen.begins <= seen.maximum && seen.maximum <= seen.ends).toBe(true)
        expect(seen.totality === null || (seen.totality.from >= seen.begins && seen.totality.to <= seen.ends)).toBe(
          true,
        )
        // The upper limb, refraction of 34', and the parallax of the Moon's centre, about one degree, which Swiss
        // Ephemeris subtracts.
        expect(seen.phase.altitude).toBeGreaterThan(-1)
      }
    expect(crossing).toBeGreaterThan(sample(15, 60))
  })
  test('gamma of a decade equals the canon', async () => {
    // NASA, Five Millennium Catalog of Solar Eclipses.
    const canon: Record<string, number> = {
      '2011-01-04': 1.0627,
      '2012-05-20': 0.4828,
      '2015-03-20': 0.9454,
      '2019-07-02': -0.6466,
    }
    for (const [date, gamma] of Object.entries(canon)) {
      const { eclipses: rows } = await call(eclipses, { year: Number(date.slice(0, 4)), ...place })
      const row = rows.find(({ global, kind }) => kind === 'solar' && global.maximum.startsWith(date))!
      expect(Math.abs(row.gamma - gamma)).toBeLessThan(5e-4)
    }
  })
  test('returns equinoxes and solstices of 2024', async () => {
    const { equinoxes_solstices } = await call(eclipses, { year: 2024, ...place })
    for (const [i, utc] of [
      '2024-03-20T03:06Z',
      '2024-06-20T20:51Z',
      '2024-09-22T12:44Z',
      '2024-12-21T09:20Z',
    ].entries())
      expect(minutes(equinoxes_solstices[i]!.utc, utc)).toBeLessThan(1)
  })
})
