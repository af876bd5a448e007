import { describe, expect, test } from 'bun:test'
import westernDailyTransit from '../../../src/capabilities/western/western-daily-transit.ts'
import westernTransitDates from '../../../src/capabilities/western/western-transit-dates.ts'
import westernTransitWheel from '../../../src/capabilities/western/western-transit-wheel.ts'
import { checkInput } from '../../../src/service/input.ts'
import { TRANSITING_BODIES } from '../../../src/western/points.ts'
import { decodePng } from '../../render/decode-png.ts'
import { parseXml } from '../../render/xml.ts'
import { call, rejectedField } from '../call.ts'
import { einstein, lennon, north } from './births.ts'

const in2025 = { ...einstein, start_date: '2025-01-01' }

describe('transit dates', () => {
  // counts by a separate scan with Swiss Ephemeris 2.10
  test('Einstein, 2025: 527 events, sorted by time, then by body', async () => {
    const answer = await call(westernTransitDates, { ...in2025, days_ahead: 365 })
    expect(answer.events_found).toBe(527)
    expect(answer.events_returned).toBe(answer.transit_events.length)
    expect(answer.events_truncated).toBe(false)
    const times = answer.transit_events.map(({ exact_at }) => exact_at)
    expect(times).toEqual([...times].sort())
    expect(times[0]! >= '2025-01-01T00:00:00Z' && times.at(-1)! < '2026-01-01T00:00:00Z').toBe(true)
    for (const { date, exact_at, pass, passes } of answer.transit_events) {
      expect(exact_at.startsWith(date)).toBe(true)
      expect(pass).toBeLessThanOrEqual(passes)
    }
  })

  test('Jupiter to Pluto have 173 events in 1830 days', async () => {
    const answer = await call(westernTransitDates, {
      ...in2025,
      days_ahead: 1830,
      planets: ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
    })
    expect(answer.events_found).toBe(173)
    expect([answer.window_capped, answer.days_scanned, answer.max_days]).toEqual([false, 1830, 1830])
  })

  test('the Moon limits the window', async () => {
    const answer = await call(westernTransitDates, {
      ...in2025,
      days_ahead: 400,
      planets: ['Moon'],
      natal_points: ['Sun'],
    })
    expect([answer.window_capped, answer.days_scanned, answer.max_days]).toEqual([true, 366, 366])
    expect(
      answer.transit_events.every(
        ({ transit_planet, pass, passes }) => transit_planet === 'Moon' && pass * passes === 1,
      ),
    ).toBe(true)
  })

  test('draws the requested bodies and natal points, on request only', async () => {
    const selection = {
      ...in2025,
      days_ahead: 60,
      planets: ['Sun' as const, 'Mars' as const],
      natal_points: ['Moon' as const, 'Ascendant' as const],
    }
    expect((await call(westernTransitDates, selection)).images).toEqual([])
    for (const modulus of [45, 90, 360] as const) {
      const { images, transit_events } = await call(westernTransitDates, {
        ...selection,
        graphic_ephemeris: modulus,
        size: 500,
        theme: 'dark',
      })
      const [{ content, width, height }] = images as [(typeof images)[number]]
      expect([images.length, width, height]).toEqual([1, 500, 360])
      const elements = parseXml(content)
      const named = (kind: string) =>
        elements.flatMap(({ attributes }) =>
          attributes.class?.split(' ').includes(kind) ? [attributes['data-point']] : [],
        )
      expect(named('body')).toEqual(['Sun', 'Mars'])
      expect(named('natal')).toEqual(['Moon', 'Ascendant'])
      expect(elements[0]!.attributes).toMatchObject({ role: 'img', width: '500', height: '360' })
      // The answer is that of a call without a picture, for every choice of aspects.
      expect(transit_events).toEqual((await call(westernTransitDates, selection)).transit_events)
    }
    const png = await call(westernTransitDates, {
      ...selection,
      graphic_ephemeris: 90,
      format: 'png',
      size: 300,
      captions: false,
    })
    const picture = decodePng(Buffer.from(png.images[0]!.content, 'base64'))
    expect([picture.width, picture.height]).toEqual([300, 216])
  })

  test('rejects invalid options of the picture with their field', () => {
    for (const [field, value] of Object.entries({
      graphic_ephemeris: 60,
      format: 'jpg',
      size: 200,
      theme: 'sepia',
      accent: 'red',
      captions: 'no',
    }))
      expect(() => checkInput(westernTransitDates.input, { ...in2025, days_ahead: 30, [field]: value })).toThrow(
        expect.objectContaining({ field, status: 422 }),
      )
  })

  test('every year has its solar return', async () => {
    for (const start_date of ['2024-01-01', '2024-03-13', '2025-03-14', '2030-06-01']) {
      const { transit_events } = await call(westernTransitDates, {
        ...einstein,
        start_date,
        days_ahead: 366,
        planets: ['Sun'],
        natal_points: ['Sun'],
        aspects: ['conjunction'],
      })
      expect(transit_events.length).toBeGreaterThan(0)
      for (const event of transit_events) expect(event.exact_at).toMatch(/-03-1[345]T/)
    }
  })

  test('simultaneous hits are in the order of points: North Node, then South Node', async () => {
    const { transit_events } = await call(westernTransitDates, {
      ...in2025,
      days_ahead: 366,
      planets: ['Sun'],
      natal_points: ['North Node', 'South Node'],
      aspects: ['conjunction', 'opposition'],
    })
    expect(transit_events.map(({ natal_planet, aspect }) => `${natal_planet} ${aspect}`)).toEqual([
      'North Node conjunction',
      'South Node opposition',
      'North Node opposition',
      'South Node conjunction',
    ])
  })

  test('paths pass through exact aspects between the days around them', async () => {
    const request = { ...in2025, days_ahead: 365, path_step: 1, planets: ['Saturn' as const, 'Pluto' as const] }
    const { transit_events: events, paths } = await call(westernTransitDates, request)
    expect(paths.map(({ transit_planet, longitudes }) => [transit_planet, longitudes.length])).toEqual([
      ['Saturn', 366],
      ['Pluto', 366],
    ])
    expect(events.length).toBeGreaterThan(8)
    for (const { transit_planet, transit_longitude, exact_at } of events) {
      const { longitudes } = paths.find((path) => path.transit_planet === transit_planet)!
      const day = (Date.parse(exact_at) - Date.UTC(2025, 0)) / 86_400_000
      const [before, after] = [longitudes[Math.floor(day)]!, longitudes[Math.ceil(day)]!]
      // Saturn moves at most 8 arcminutes a day, so that linear interpolation between two days is within one arcminute.
      expect(before + (after - before) * (day % 1)).toBeCloseTo(transit_longitude, 1.5)
    }
    expect((await call(westernTransitDates, { ...in2025, days_ahead: 30 })).paths).toEqual([])
  })

  test('rejects a number of days out of range', () => {
    for (const days_ahead of [0, 1831, 1.5])
      expect(() => checkInput(westernTransitDates.input, { ...in2025, days_ahead })).toThrow(
        expect.objectContaining({ field: 'days_ahead', status: 422 }),
      )
  })

  test('rejects a window outside the ephemeris', async () => {
    expect(await rejectedField(westernTransitDates, { ...einstein, start_date: '2999-06-01', days_ahead: 1000 })).toBe(
      'days_ahead',
    )
    expect(await rejectedField(westernTransitDates, { ...einstein, start_date: '2024-02-30', days_ahead: 1 })).toBe(
      'start_date',
    )
  })
})

describe('transit wheel', () => {
  const plain = { ...einstein, image: false }

  test('at the moment of birth every body is conjunct itself', async () => {
    const { transit_to_natal_aspects } = await call(westernTransitWheel, { ...plain, as_of: '1879-03-14T10:50' })
    for (const body of TRANSITING_BODIES) {
      const own = transit_to_natal_aspects.find((row) => row.transit_planet === body && row.natal_planet === body)
      expect([own?.aspect, own?.orb, own?.intensity]).toEqual(['conjunction', 0, 100])
    }
  })

  test('aspects are sorted by orb, and each period contains the moment and its exact hits', async () => {
    for (const as_of of ['1905-06-30T12:00', '1955-04-18T01:15-05:00', '2025-05-02T12:00']) {
      const { transit_to_natal_aspects: rows, as_of: at, table } = await call(westernTransitWheel, { ...plain, as_of })
      expect(rows.map(({ orb }) => orb)).toEqual(rows.map(({ orb }) => orb).sort((a, b) => a - b))
      for (const { period } of rows) {
        if (period.start) expect(period.start <= at.utc).toBe(true)
        if (period.end) expect(period.end > at.utc).toBe(true)
        for (const exact of period.exact) {
          if (period.start) expect(exact >= period.start).toBe(true)
          if (period.end) expect(exact <= period.end).toBe(true)
        }
      }
      expect(table.length).toBe(16)
      expect(table.flatMap(({ cells }) => cells).filter(({ aspect }) => aspect).length).toBe(rows.length)
    }
  })

  test('its exact hits equal the transit dates', async () => {
    const { transit_to_natal_aspects } = await call(westernTransitWheel, { ...plain, as_of: '2025-05-02T12:00' })
    const { transit_events } = await call(westernTransitDates, {
      ...einstein,
      start_date: '2024-01-01',
      days_ahead: 1000,
    })
    const known = new Set(transit_events.map((e) => `${e.transit_planet} ${e.natal_planet} ${e.aspect} ${e.exact_at}`))
    for (const { transit_planet, natal_planet, aspect, period } of transit_to_natal_aspects)
      if (transit_planet !== 'Moon' && aspect !== 'quincunx')
        for (const exact of period.exact.filter((at) => at >= '2024-01-01' && at < '2026-09-01'))
          expect(known).toContain(`${transit_planet} ${natal_planet} ${aspect} ${exact}`)
  })

  test('the default is the current time, in the requested zone', async () => {
    const now = Date.UTC(2026, 0, 1)
    expect((await call(westernTransitWheel, plain, now)).as_of).toEqual({
      local: '2026-01-01T00:00:00+00:00',
      utc: '2026-01-01T00:00:00Z',
      utc_offset: '+00:00',
    })
    const there = { ...plain, transit_timezone: 'Asia/Kolkata', as_of: '2026-01-01T05:30' }
    expect((await call(westernTransitWheel, there)).as_of.utc).toBe('2026-01-01T00:00:00Z')
    expect(await rejectedField(westernTransitWheel, { ...plain, transit_timezone: 'Asia/Nowhere' })).toBe(
      'transit_timezone',
    )
    expect(await rejectedField(westernTransitWheel, { ...plain, as_of: 'yesterday' })).toBe('as_of')
    expect(await rejectedField(westernTransitWheel, { ...plain, as_of: '2999-12-31T23:00' })).toBe('as_of')
  })

  test('the drawing is well-formed and has outlines only', async () => {
    const [image] = (await call(westernTransitWheel, { ...einstein, as_of: '1905-06-30T12:00' })).images
    const elements = parseXml(image!.content)
    expect([image!.format, image!.width, elements[0]!.name]).toEqual(['svg', 800, 'svg'])
    for (const { name, attributes } of elements) {
      expect(['script', 'foreignObject', 'image', 'text']).not.toContain(name)
      expect(attributes['xlink:href'] ?? '#').toStartWith('#')
      expect(Object.keys(attributes)).not.toContain('href')
    }
  })

  test('within the polar circles all houses are null', async () => {
    const answer = await call(westernTransitWheel, { ...north(70), as_of: '2026-01-01T00:00' })
    expect(answer.transit.planets.every(({ house }) => house === null)).toBe(true)
    expect(answer.images.length).toBe(1)
  })
})

describe('daily transit', () => {
  test('orbs equal the wheel at noon, at most one degree except for the Moon', async () => {
    for (const birth of [einstein, lennon]) {
      const day = await call(westernDailyTransit, { ...birth, date: '2025-03-10' })
      const { transit_timezone, as_of } =
        birth === lennon
          ? { transit_timezone: 'Europe/London', as_of: '2025-03-10T12:00' }
          : { transit_timezone: null, as_of: '2025-03-10T12:00+00:40' }
      const wheel = await call(westernTransitWheel, { ...birth, image: false, transit_timezone, as_of })
      for (const row of day.active_transits) {
        const same = wheel.transit_to_natal_aspects.find(
          (other) => other.transit_planet === row.transit_planet && other.natal_planet === row.natal_planet,
        )!
        expect([same.aspect, same.orb]).toEqual([row.aspect, row.orb])
        if (row.transit_planet !== 'Moon') expect(row.orb).toBeLessThanOrEqual(1)
      }
      expect(day.active_transits.filter((row) => row.transit_planet !== 'Moon').length).toBe(
        wheel.transit_to_natal_aspects.filter((row) => row.transit_planet !== 'Moon' && row.orb <= 1).length,
      )
      expect(day.transit_count).toBe(day.active_transits.length)
      for (const major of day.major_transits) expect(day.active_transits).toContainEqual(major)
      const intensities = day.active_transits.map(({ intensity }) => intensity)
      expect(intensities).toEqual([...intensities].sort((a, b) => b - a))
    }
  })

  test('today depends on the zone of birth; rejects a date that does not exist', async () => {
    const auckland = { ...lennon, timezone: 'Pacific/Auckland' }
    expect((await call(westernDailyTransit, auckland, Date.UTC(2026, 0, 1, 12))).date).toBe('2026-01-02')
    expect(await rejectedField(westernDailyTransit, { ...lennon, date: '2025-02-29' })).toBe('date')
    // Samoa crossed the date line, so this day did not exist there
    const apia = { ...lennon, timezone: 'Pacific/Apia', latitude: -13.8, longitude: -171.8 }
    expect(await rejectedField(westernDailyTransit, { ...apia, date: '2011-12-30' })).toBe('date')
  })

  test('returns the dominant element of ten bodies, with Sun and Moon counted twice', async () => {
    const { transit } = await call(westernTransitWheel, {
      ...lennon,
      image: false,
      transit_timezone: 'Europe/London',
      as_of: '2025-03-10T12:00',
    })
    const count: Record<string, number> = { Fire: 0, Earth: 0, Air: 0, Water: 0 }
    for (const [i, row] of transit.planets.slice(0, 10).entries()) count[row.element!]! += i < 2 ? 2 : 1
    const most = Object.entries(count).reduce((best, next) => (next[1] > best[1] ? next : best))[0]
    expect((await call(westernDailyTransit, { ...lennon, date: '2025-03-10' })).dominant_element).toBe(most as 'Fire')
  })
})
