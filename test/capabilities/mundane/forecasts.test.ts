import { describe, expect, test } from 'bun:test'
import angularity from '../../../src/capabilities/mundane/mundane-angularity-map.ts'
import eclipsesOfWorld from '../../../src/capabilities/mundane/mundane-eclipses.ts'
import national from '../../../src/capabilities/mundane/mundane-national-forecast.ts'
import world from '../../../src/capabilities/mundane/mundane-world-forecast.ts'
import transitDates from '../../../src/capabilities/western/western-transit-dates.ts'
import { MAP_PALETTES } from '../../../src/render/map-theme.ts'
import { kilometresBetween, wrapLongitude } from '../../../src/sky/sphere.ts'
import { julianDay } from '../../../src/time/julian-day.ts'
import { sample } from '../../long.ts'
import { atlas, sky } from '../../world.ts'
import { call, rejectedField } from '../call.ts'
import { secondsApart } from './seconds.ts'

describe('angularity map', () => {
  test('the MC line of the Sun of Aries 2025 is at its right ascension minus the sidereal time', async () => {
    const { lines, event, capitals_near_lines } = await call(angularity, { event: 'ingress', year: 2025 })
    expect(secondsApart(event.exact_at, '2025-03-20T09:01:29Z')).toBeLessThanOrEqual(2)
    const at = julianDay(Date.parse('2025-03-20T09:01:29Z'))
    const expected = wrapLongitude(sky.equatorial(at, ['Sun'])[0]!.rightAscension - 15 * sky.siderealTime(at))
    const line = lines.features.find(({ properties }) => properties.planet === 'Sun' && properties.angle === 'MC')!
    const [longitude] = line.geometry.coordinates[0] as unknown as [number, number]
    // The Earth turns by 0.0042 degree in a second.
    expect(Math.abs(longitude - expected)).toBeLessThan(0.005)
    for (const { distance_km } of capitals_near_lines) expect(distance_km).toBeLessThanOrEqual(300)
    expect(capitals_near_lines.map(({ distance_km }) => distance_km)).toEqual(
      capitals_near_lines.map(({ distance_km }) => distance_km).toSorted((a, b) => a - b),
    )
  })
  test('the distance of a capital is at most that to the nearest vertex', async () => {
    const { lines, capitals_near_lines } = await call(angularity, {
      event: 'new',
      date: '2024-04-01',
      planets: ['Mars'],
    })
    const vertices = (angle: string) =>
      lines.features
        .filter(({ properties }) => properties.angle === angle)
        .flatMap(({ geometry }) =>
          (geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates).flat(),
        ) as [number, number][]
    for (const { capital, country_code, angle, distance_km } of capitals_near_lines) {
      if (angle === 'MC' || angle === 'IC') continue
      const city = atlas.majorCities().find((each) => each.name === capital && each.country_code === country_code)!
      const nearest = Math.min(
        ...vertices(angle).map(([longitude, latitude]) => kilometresBetween(city, { longitude, latitude })),
      )
      expect(distance_km).toBeLessThanOrEqual(nearest + 0.1)
      expect(nearest - distance_km).toBeLessThan(330)
    }
  })
  test('the map accepts the options of every picture', async () => {
    const draw = async (more: object = {}) =>
      (
        await call(angularity, {
          event: 'ingress',
          year: 2025,
          planets: ['Sun', 'Mars'],
          image: true,
          width: 400,
          ...more,
        })
      ).images[0]!
    const plain = await draw()
    const bare = await draw({ captions: false })
    expect([plain.format, plain.width]).toEqual(['svg', 400])
    expect(bare.height).toBeLessThan(plain.height - 40)
    expect(plain.content).not.toContain('#0A7A5C')
    expect((await draw({ accent: '#0a7a5c' })).content).toContain('#0A7A5C')
    expect((await draw({ theme: 'dark' })).content).toContain(MAP_PALETTES.dark.sea)
    expect((await draw({ legend_language: 'ur' })).content).not.toBe(plain.content)
    const raster = await draw({ format: 'png' })
    expect([raster.format, raster.height]).toEqual(['png', plain.height])
    expect(Uint8Array.fromBase64(raster.content).subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'))
  })
  test('every event has its moment and its own required fields', async () => {
    // Almanacs print 23:49 UT for this event.
    const full = await call(angularity, { event: 'full', date: '2024-04-01', planets: ['Moon'] })
    expect(secondsApart(full.event.exact_at, '2024-04-23T23:49:00Z')).toBeLessThan(60)
    const eclipse = await call(angularity, { event: 'eclipse', date: '2024-04-01', planets: ['Sun'] })
    expect(eclipse.event.exact_at).toBe('2024-04-08T18:17:20Z')
    const moment = await call(angularity, { event: 'moment', date: '2024-04-08T12:00', timezone: 'Asia/Kolkata' })
    expect(moment.event.exact_at).toBe('2024-04-08T06:30:00Z')
    expect(await rejectedField(angularity, { event: 'ingress' })).toBe('year')
    expect(await rejectedField(angularity, { event: 'new' })).toBe('date')
  })
})

describe('national forecast', () => {
  test('finds three Pluto returns of the United States in 2022', async () => {
    const { transits, warnings, nation } = await call(national, {
      chart: 'us-1776',
      start_date: '2022-01-01',
      end_date: '2022-12-31',
    })
    expect(nation).toMatchObject({ id: 'US-1776', rating: 'C' })
    expect(warnings).toEqual([])
    const matches = transits.filter((row) => row.transit_planet === 'Pluto' && row.natal_planet === 'Pluto')
    expect(matches.map(({ pass, passes, aspect }) => `${pass}/${passes} ${aspect}`)).toEqual([
      '1/3 conjunction',
      '2/3 conjunction',
      '3/3 conjunction',
    ])
    // Catalogue: within 2 h, because positions of 1776 come from Moshier's series there.
    for (const [i, at] of ['2022-02-20T19:14Z', '2022-07-11T19:59Z', '2022-12-28T14:50Z'].entries())
      expect(secondsApart(matches[i]!.exact_at, at)).toBeLessThan(2 * 3600)
  })

  test('transits equal western-transit-dates', async () => {
    const { transits, solar_return, profection, months, areas, chart } = await call(national, {
      chart: 'IN-1947',
      start_date: '2025-01-01',
      end_date: '2025-12-31',
    })
    const { transit_events } = await call(transitDates, {
      datetime: '1947-08-15T00:00',
      timezone: 'Asia/Kolkata',
      latitude: 28.6139,
      longitude: 77.209,
      start_date: '2025-01-01',
      days_ahead: 365,
      planets: ['Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
    })
    const rowOf = (row: { exact_at: string; transit_planet: string; natal_planet: string; aspect: string }) =>
      `${row.exact_at} ${row.transit_planet} ${row.aspect} ${row.natal_planet}`
    expect(transits.map(rowOf).sort()).toEqual(transit_events.map(rowOf).sort())
    // The Sun is at its longitude of birth.
    const sun = (planets: typeof chart.planets) => planets.find(({ planet }) => planet === 'Sun')!.longitude!
    expect(Math.abs(sun(solar_return!.planets) - sun(chart.planets))).toBeLessThan(1e-4)
    // At birth Gemini rises (60.854 degrees). On 2025-01-01 the age is 77 whole years: house 6, Scorpio, ruled by Mars.
    expect(profection).toEqual({ age: 77, sign: 'Scorpio', house: 6, lord: 'Mars' })
    expect(months.map(({ month }) => month)).toHaveLength(12)
    for (const { rating, text } of Object.values(areas)) {
      expect(rating).toBeGreaterThanOrEqual(1)
      expect(rating).toBeLessThanOrEqual(5)
      expect(text.split(' ').length).toBeGreaterThan(30)
    }
    expect(new Set(Object.values(areas).map(({ text }) => text)).size).toBe(5)
  })

  test('a chart without a time has no houses and no areas', async () => {
    const { chart, profection, solar_return, areas, progressions, warnings } = await call(national, {
      chart: 'UA-1991',
      start_date: '2025-08-01',
      end_date: '2025-08-31',
    })
    expect([chart.ascendant, profection, solar_return, areas.economy.rating, progressions.angles]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
    expect(chart.houses).toEqual([])
    expect(warnings.join()).toContain('time of this chart is unknown')
  })

  test('rejects an unknown chart, and both or neither of chart and custom', async () => {
    const days = { start_date: '2025-01-01', end_date: '2025-01-31' }
    const custom = { datetime: '1947-08-15T00:00', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
    expect(await rejectedField(national, days)).toBe('chart')
    expect(await rejectedField(national, { ...days, chart: 'IN-1947', custom })).toBe('chart')
    expect(await rejectedField(national, { ...days, chart: 'XX-1' })).toBe('chart')
    expect(await rejectedField(national, { ...days, custom: { ...custom, timezone: 'Nowhere' } })).toBe(
      'custom.timezone',
    )
    const own = await call(national, { ...days, custom })
    const table = await call(national, { ...days, chart: 'IN-1947' })
    expect(own.transits).toEqual(table.transits)
    expect(await rejectedField(national, { chart: 'IN-1947', start_date: '2025-01-01', end_date: '2027-06-01' })).toBe(
      'end_date',
    )
  })
})

describe('world forecast', () => {
  test('returns the events of 2026', async () => {
    const answer = await call(world, { year: 2026 })
    const { eclipses } = await call(eclipsesOfWorld, { start_date: '2026-01-01', end_date: '2026-12-31' })
    expect(answer.eclipses.map(({ global, magnitude }) => [global.maximum, magnitude])).toEqual(
      eclipses.map(({ global, magnitude }) => [global.maximum, magnitude]),
    )
    const cycle = answer.cycles.find(({ pair }) => pair === 'Saturn-Neptune')!
    expect(cycle.exact_in_year[0]!.aspect).toBe('conjunction')
    expect(secondsApart(cycle.exact_in_year[0]!.exact_at, '2026-02-20T16:54:00Z')).toBeLessThan(60)
    expect(answer.ingress_charts.map(({ ingress }) => ingress)).toEqual(['Aries', 'Cancer', 'Libra', 'Capricorn'])
    expect(secondsApart(answer.ingress_charts[0]!.exact_at, '2026-03-20T14:45:58Z')).toBeLessThanOrEqual(2)
    // The index of 1 January 2026 (catalogue).
    expect(Math.abs(answer.cyclic_index.concentration_start - 798.12)).toBeLessThan(0.02)
    for (const { tone, indications } of answer.quarters) {
      const sum = indications.reduce((total, { weight }) => total + weight, 0)
      expect(tone).toBe(Math.max(-5, Math.min(5, sum)))
    }
    expect(answer.quarters.map(({ start, end }) => `${start} ${end}`)[3]).toBe('2026-10-01 2026-12-31')
    expect(Object.keys(answer.themes)).toEqual(['politics', 'economy', 'climate', 'health', 'technology', 'culture'])
    expect(answer.ingresses.some(({ planet, to_sign }) => planet === 'Neptune' && to_sign === 'Aries')).toBe(true)
  })
  const EDGES = sample([1801], [1801, 2200])
  test(`answers for the first and last years: ${EDGES.join(', ')}`, async () => {
    for (const year of EDGES) expect((await call(world, { year, focus: ['culture'] })).quarters).toHaveLength(4)
  })
})
