import { describe, expect, test } from 'bun:test'
import languages from '../../../src/capabilities/utilities/languages.ts'
import resolveTimezone from '../../../src/capabilities/utilities/resolve-timezone.ts'
import searchPlace from '../../../src/capabilities/utilities/search-place.ts'
import { LABEL_LANGUAGES } from '../../../src/lexicon/languages.ts'
import { lexicon } from '../../../src/lexicon/lexicon.ts'
import { call, rejectedField } from '../call.ts'

const resolve = (timezone: string, datetime: string, further = {}) =>
  call(resolveTimezone, { timezone, datetime, ...further })

describe('resolve-timezone', () => {
  test('returns its example: Calcutta in wartime', async () => {
    expect(await call(resolveTimezone, resolveTimezone.example)).toMatchObject({
      timezone: 'Asia/Kolkata',
      requested: null,
      utc: '1944-06-15T05:30:00Z',
      julian_day: 2431256.7291666665,
      boundary_source: 'land',
      note: expect.stringContaining('years of war'),
    })
  })

  test.each([
    ['Asia/Kolkata', '1944-06-15T12:00', '+06:30'],
    ['Asia/Kolkata', '1947-08-15T00:00', '+05:30'],
    ['Asia/Kathmandu', '1985-06-15T12:00', '+05:30'],
    ['Asia/Kathmandu', '1986-06-15T12:00', '+05:45'],
    ['Europe/London', '1940-10-09T18:30', '+01:00'],
    ['Europe/London', '1968-12-25T12:00', '+01:00'],
    ['Europe/Moscow', '2012-01-15T12:00', '+04:00'],
    ['Asia/Kolkata', '1895-06-01T12:00', '+05:21:10'],
  ])('%s %s is %s', async (timezone, datetime, utc_offset) => {
    expect(await resolve(timezone, datetime)).toMatchObject({ utc_offset, status: 'unique', alternatives: [] })
  })

  test('resolves a gap in New York by disambiguation', async () => {
    const gap = (disambiguation?: 'compatible' | 'earlier' | 'later') =>
      resolve('America/New_York', '2024-03-10T02:30', { disambiguation })
    expect(await gap()).toMatchObject({
      status: 'gap',
      utc: '2024-03-10T07:30:00Z',
      local: '2024-03-10T03:30:00',
      utc_offset: '-04:00',
      alternatives: [{ utc: '2024-03-10T06:30:00Z', utc_offset: '-05:00', dst: false }],
    })
    expect((await gap('later')).utc).toBe('2024-03-10T07:30:00Z')
    expect(await gap('earlier')).toMatchObject({ utc: '2024-03-10T06:30:00Z', local: '2024-03-10T01:30:00' })
  })

  test('resolves a fold in New York by disambiguation', async () => {
    const fold = (disambiguation?: 'compatible' | 'earlier' | 'later') =>
      resolve('America/New_York', '2024-11-03T01:30', { disambiguation })
    for (const how of [undefined, 'earlier'] as const)
      expect(await fold(how)).toMatchObject({
        status: 'fold',
        utc_offset: '-04:00',
        dst: true,
        dst_seconds: 3600,
        alternatives: [{ utc: '2024-11-03T06:30:00Z', utc_offset: '-05:00', dst: false }],
      })
    expect(await fold('later')).toMatchObject({ utc_offset: '-05:00', local: '2024-11-03T01:30:00' })
  })

  test('`reject` rejects gaps and folds with `datetime`, and accepts other times', async () => {
    const input = (datetime: string) => ({
      timezone: 'America/New_York',
      datetime,
      disambiguation: 'reject' as const,
    })
    expect(await rejectedField(resolveTimezone, input('2024-03-10T02:30'))).toBe('datetime')
    expect(await rejectedField(resolveTimezone, input('2024-11-03T01:30'))).toBe('datetime')
    expect((await call(resolveTimezone, input('2024-11-03T02:30'))).status).toBe('unique')
  })

  test('uses local mean time before standard time', async () => {
    expect(await resolve('Europe/Vienna', '1880-06-01T12:00', { longitude: 16 })).toMatchObject({
      status: 'local_mean_time',
      offset_seconds: 3840,
      utc: '1880-06-01T10:56:00Z',
      standard_time_since: '1893-04-01',
      warnings: [expect.stringContaining('longitude 16')],
    })
    expect((await resolve('Europe/Vienna', '1880-06-01T12:00')).utc_offset).toBe('+01:05:21')
    const ulm = { datetime: '1879-03-14T11:30', latitude: 48.4, longitude: 10 }
    expect(await call(resolveTimezone, ulm)).toMatchObject({
      timezone: 'Europe/Berlin',
      status: 'local_mean_time',
      utc_offset: '+00:40',
    })
  })

  test('resolves a skipped day in Apia', async () => {
    expect(await resolve('Pacific/Apia', '2011-12-30T12:00')).toMatchObject({
      status: 'gap',
      local: '2011-12-31T12:00:00',
      previous_transition: { at: '2011-12-30T10:00:00Z', offset_before: '-10:00', offset_after: '+14:00' },
    })
  })

  test('Lord Howe has half an hour of daylight saving time', async () => {
    expect((await resolve('Australia/Lord_Howe', '2024-01-15T12:00')).dst_seconds).toBe(1800)
  })

  test('returns the transitions on both sides, also in the far future', async () => {
    expect(await resolve('Europe/Paris', '2150-07-01T12:00')).toMatchObject({
      previous_transition: { at: '2150-03-29T01:00:00Z', offset_before: '+01:00', offset_after: '+02:00' },
      next_transition: { at: '2150-10-25T01:00:00Z', offset_before: '+02:00', offset_after: '+01:00' },
    })
    expect(await resolve('Asia/Kolkata', '2024-01-01T12:00')).toMatchObject({ next_transition: null })
    expect(await resolve('Etc/GMT+5', '2024-01-01T12:00')).toMatchObject({
      next_transition: null,
      previous_transition: null,
      standard_time_since: null,
    })
  })

  test('returns an alias in `requested`', async () => {
    expect(await resolve('asia/calcutta', '2024-01-01T12:00')).toMatchObject({
      timezone: 'Asia/Kolkata',
      requested: 'asia/calcutta',
      boundary_source: 'given',
    })
  })

  test('resolves the current time in a repeated hour', async () => {
    const now = Date.UTC(2024, 10, 3, 6, 30, 12, 345)
    expect(await call(resolveTimezone, { timezone: 'America/New_York' }, now)).toMatchObject({
      utc: '2024-11-03T06:30:12Z',
      utc_offset: '-05:00',
      status: 'fold',
    })
  })

  test('has notes on disputed areas, the sea, Xinjiang and uninhabited land', async () => {
    const at = async (latitude: number, longitude: number) =>
      (await call(resolveTimezone, { latitude, longitude, datetime: '2024-01-01T12:00' })).note
    expect(await at(43.8256, 87.6168)).toContain('Asia/Urumqi')
    expect(await at(0, -150)).toContain('At sea')
    expect(await at(28.6139, 77.209)).toBeNull()
    expect((await resolve('Antarctica/Troll', '1990-01-01T12:00')).note).toContain('Nobody lived there')
  })

  test('rejects invalid input with its field', async () => {
    expect(await rejectedField(resolveTimezone, {})).toBe('latitude')
    expect(await rejectedField(resolveTimezone, { latitude: 10 })).toBe('longitude')
    expect(await rejectedField(resolveTimezone, { timezone: 'Mars/Olympus' })).toBe('timezone')
    expect(await rejectedField(resolveTimezone, { timezone: 'UTC', datetime: '2023-02-29T00:00' })).toBe('datetime')
  })
})

describe('search-place', () => {
  test('returns its example: Springfield, Illinois, in wartime', async () => {
    const { places, count, source } = await call(searchPlace, searchPlace.example)
    expect(count).toBe(1)
    expect(places[0]).toMatchObject({ admin1: 'Illinois', timezone: 'America/Chicago', utc_offset: '-05:00' })
    expect(source).toMatchObject({ name: 'GeoNames', licence: 'CC BY 4.0' })
  })

  test('finds Delhi, London, München and Springfield', async () => {
    const first = async (query: string) => (await call(searchPlace, { query })).places[0]
    const delhi = (await first('Delhi'))!
    expect(delhi).toMatchObject({ country_code: 'IN', timezone: 'Asia/Kolkata', utc_offset: null, elevation_m: null })
    expect(Math.hypot(delhi.latitude - 28.65, delhi.longitude - 77.23)).toBeLessThan(0.1)
    expect((await first('London'))?.country_code).toBe('GB')
    expect((await first('London, Ontario'))?.country_code).toBe('CA')
    for (const query of ['München', 'Munchen', 'Munich']) expect((await first(query))?.geoname_id).toBe(2867714)
    const springfields = (await call(searchPlace, { query: 'Springfield' })).places
    expect(new Set(springfields.map((p) => p.admin1)).size).toBeGreaterThan(3)
  })

  test('the zone of every place equals resolve-timezone at its coordinates', async () => {
    for (const query of ['Delhi', 'San', 'Kashgar', 'Simferopol', 'Hebron', 'Fiji, Fiji']) {
      const { places } = await call(searchPlace, { query, limit: 25 })
      for (const { latitude, longitude, timezone } of places)
        expect((await call(resolveTimezone, { latitude, longitude })).timezone).toBe(timezone)
    }
  })

  test('the offset at a date uses local mean time, and the later offset in a gap', async () => {
    const offset = async (query: string, at: string) => (await call(searchPlace, { query, at })).places[0]!.utc_offset
    // Longitude 9.99155, four minutes a degree: 2397.97 s.
    expect(await offset('Ulm', '1879-03-14T11:30')).toBe('+00:39:58')
    expect(await offset('New York City', '2024-03-10T02:30')).toBe('-04:00')
    expect(await offset('New York City', '2024-11-03T01:30')).toBe('-04:00')
    // A date alone means noon. Lviv was in Poland in 1930.
    expect(await offset('Lviv', '1930-05-01')).toBe('+01:00')
    expect(await rejectedField(searchPlace, { query: 'Ulm', at: '1879-02-30' })).toBe('at')
    expect(await rejectedField(searchPlace, { query: 'Ulm', at: '1879-03-14T25:00' })).toBe('at')
  })

  test('returns an empty list if nothing matches', async () => {
    expect(await call(searchPlace, { query: 'qqqqzzzz' })).toMatchObject({ places: [], count: 0 })
  })
})

describe('languages', () => {
  const CONTRACT = 'as bn de es fr gu hi it kn ko ml mr ne nl or pa pl pt ru si ta te tr ur'.split(' ')

  test('labels have the 24 languages of the contract; output is English', async () => {
    const answer = await call(languages, {})
    expect(answer.labels).toEqual(CONTRACT)
    expect([...LABEL_LANGUAGES] as string[]).toEqual(CONTRACT)
    expect(answer).toMatchObject({ output: ['en'], default: 'en', capabilities: [] })
    expect(answer.languages.map((l) => l.code)).toEqual(['en', ...CONTRACT])
    expect(answer.languages[0]).toMatchObject({ used_for: ['output'], quality: 'source' })
    expect(answer.languages.filter((l) => l.direction === 'rtl').map((l) => l.code)).toEqual(['ur'])
  })

  test('term count and quality equal the dictionaries', async () => {
    const answer = await call(languages, {})
    for (const code of LABEL_LANGUAGES) {
      const dictionary = await lexicon(code)
      expect(Object.keys(dictionary.terms)).toHaveLength(answer.term_count)
      expect(answer.languages.find((l) => l.code === code)?.quality).toBe(dictionary.quality)
    }
  })
})
