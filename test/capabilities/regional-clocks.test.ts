import { describe, expect, test } from 'bun:test'
import { BORDER_PERIODS } from '../../src/atlas/border-history.ts'
import { UNCERTAIN_CLOCKS } from '../../src/atlas/uncertain-clocks.ts'
import { natal } from '../../src/capabilities/shared/natal.ts'
import { offsetText } from '../../src/time/iso.ts'
import { regionalZoneNames, zoneNamed, zoneRecord } from '../../src/time/zones.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { worldAt } from '../world.ts'

/** Expected offsets are those of the tz database, files backzone, asia and europe (github.com/eggert/tz), and the source of each row. */

/** A minute of arc, degrees: warnings state whole minutes. */
const MINUTE = 1 / 60 + 1e-6

const cast = (datetime: string, latitude: number, longitude: number, more: object = {}) => {
  const world = worldAt()
  const { timezone } = world.atlas.zoneAt(latitude, longitude)
  const { moment } = natal({ timezone, datetime, latitude, longitude, ...more } as never, world)
  return { offset: offsetText(moment.offsetSeconds), zone: moment.zone.id, warnings: world.warnings.join(' ') }
}

describe('zones of backzone that are not in zone.tab', () => {
  test('each has a row: its clocks are used or named', () => {
    const used = new Set([...BORDER_PERIODS.map(({ zone }) => zone), ...UNCERTAIN_CLOCKS.map(({ clock }) => clock)])
    expect(regionalZoneNames()).toHaveLength(24)
    expect(regionalZoneNames().filter((name) => !used.has(name))).toEqual([])
  })

  // source: rows of uncertain-clocks.ts and regional-standards.ts; for the last four, tz files europe, southamerica and backzone
  test.each([
    ['Porto', '1885-06-01T12:00', 41.15, -8.61, '-00:36:45 (Lisbon mean time)'],
    ['Coimbra', '1879-06-01T12:00', 40.21, -8.43, '-00:36:45 (Lisbon mean time)'],
    ['Barcelona', '1890-06-01T12:00', 41.39, 2.17, '-00:14:44 (Madrid time of the railways)'],
    ['Bergen', '1880-06-01T12:00', 60.39, 5.32, '+00:43 (Kristiania time of the telegraphs)'],
    ['Durban', '1895-06-01T12:00', -29.86, 31.02, '+01:30 (Africa/Johannesburg, SAST)'],
    ['Ponta Delgada', '1900-06-01T12:00', 37.74, -25.67, '-01:42:41 (local mean time)'],
    ['Guayaquil', '1910-06-01T12:00', -2.2, -79.9, '-05:19:36 (local mean time)'],
    ['Vientiane', '1908-06-01T12:00', 17.97, 102.6, '+06:50:24 (local mean time)'],
    ['Grand Turk', '1900-06-01T12:00', 21.46, -71.14, '-04:44:34 (local mean time)'],
  ])('%s, %s: the warning names the other clock', (_, datetime, latitude, longitude, clock) => {
    expect(cast(datetime, latitude, longitude).warnings).toContain(clock)
  })

  test.each([
    ['Oslo', '1880-06-01T12:00', 59.91, 10.75],
    ['Madrid', '1890-06-01T12:00', 40.42, -3.69],
    ['Lisbon', '1900-06-01T12:00', 38.71, -9.14],
    ['Porto in 1877', '1877-06-01T12:00', 41.15, -8.61],
    ['Bangkok', '1910-06-01T12:00', 13.75, 100.5],
  ])('%s: no other clock', (_, datetime, latitude, longitude) => {
    expect(cast(datetime, latitude, longitude).warnings).not.toContain('Other clocks')
  })

  test.each([
    ['Porto', '1900-06-15T12:00', 41.15, -8.61],
    ['Durban', '1895-01-15T03:10', -29.86, 31.02],
    ['Hamburg', '1892-11-05T18:40', 53.55, 10],
    ['Fort Wayne', '1930-06-11T10:40', 41.13, -85.13],
    ['Chengdu', '1935-06-01T12:00', 30.67, 104.07],
    ['Tromsø', '1890-12-20T23:50', 69.65, 18.96],
    ['Valparaíso', '1905-06-15T12:00', -33.05, -71.62],
  ])(
    '%s: the ascendant of each clock in the warning is that of a chart with its offset',
    (_, datetime, latitude, longitude) => {
      const clocks = [
        ...cast(datetime, latitude, longitude).warnings.matchAll(
          /([+-]\d\d:\d\d(?::\d\d)?) \([^)]+\): sidereal ascendant (\d+)°(\d\d)′ (\w+)/g,
        ),
      ]
      expect(clocks.length).toBeGreaterThan(0)
      for (const [, utc_offset, degrees, minutes, sign] of clocks) {
        const { chart } = natal({ datetime, latitude, longitude, utc_offset } as never, worldAt())
        const stated = SIGNS.indexOf(sign as never) * 30 + Number(degrees) + Number(minutes) / 60
        expect(separation(stated, chart.ascendant.longitude)).toBeLessThan(MINUTE)
      }
    },
  )

  // source: zone Asia/Hanoi of tz backzone
  test.each([
    ['1908-06-01T12:00', '+07:06:30'],
    ['1912-06-01T12:00', '+07:00'],
    ['1944-06-01T12:00', '+08:00'],
    ['1945-06-01T12:00', '+09:00'],
    ['1946-06-01T12:00', '+07:00'],
    ['1950-06-01T12:00', '+08:00'],
    ['1960-06-01T12:00', '+07:00'],
  ])('Hanoi, %s: %s, by coordinates and by either name of its zone', (datetime, offset) => {
    const byCoordinates = cast(datetime, 21.03, 105.85)
    expect([byCoordinates.offset, byCoordinates.zone]).toEqual([offset, 'Asia/Hanoi'])
    expect(byCoordinates.warnings).toContain('clocks of Asia/Hanoi')
    for (const timezone of ['Asia/Ho_Chi_Minh', 'Asia/Hanoi'])
      expect(cast(datetime, 21.03, 105.85, { timezone }).offset).toBe(offset)
  })

  test('the south of Vietnam, Bangkok and Vientiane have their own records', () => {
    expect(cast('1958-06-01T12:00', 16.47, 107.6).offset).toBe(cast('1958-06-01T12:00', 10.76, 106.7).offset)
    expect(cast('1950-06-01T12:00', 13.75, 100.52)).toMatchObject({ offset: '+07:00', zone: 'Asia/Bangkok' })
    expect(cast('1950-06-01T12:00', 17.97, 102.6).zone).toBe('Asia/Vientiane')
  })

  test.each([
    ['Chengdu', '1935-06-01T12:00', 30.67, 104.07, '+07:00 (Asia/Chongqing)'],
    ["Xi'an", '1935-06-01T12:00', 34.27, 108.95, '+07:00 (Asia/Chongqing)'],
    ['Lanzhou', '1935-06-01T12:00', 36.06, 103.83, '+07:00 (Asia/Chongqing)'],
    ['Kunming', '1935-06-01T12:00', 25.04, 102.72, '+07:00 (Asia/Chongqing)'],
    ['Xining', '1935-06-01T12:00', 36.62, 101.77, '+07:00 (Asia/Chongqing)'],
    ['Guiyang', '1935-06-01T12:00', 26.58, 106.72, '+07:00 (Asia/Chongqing)'],
    ['Nanning', '1955-06-01T12:00', 22.82, 108.32, '+07:00 (Asia/Chongqing)'],
    ['Haikou', '1955-06-01T12:00', 20.03, 110.33, '+07:00 (Asia/Chongqing)'],
    ['the Dalai Lama', '1935-07-06T04:38', 36.42, 101.6, '+07:00 (Asia/Chongqing)'],
    ['Lhasa', '1955-06-01T12:00', 29.65, 91.1, '+06:00 (Asia/Urumqi)'],
    ['Kashgar', '1935-06-01T12:00', 39.47, 75.98, '+05:30 (Asia/Kashgar)'],
    ['Harbin', '1950-06-01T12:00', 45.75, 126.65, '+09:00 (Asia/Harbin)'],
    ['Shenyang', '1938-06-01T12:00', 41.8, 123.4, '+09:00 (Asia/Tokyo)'],
    ['Beijing in the war', '1942-06-01T12:00', 39.9, 116.4, '+07:00 (Chinese time in the war)'],
    ['Timbuktu', '1950-06-01T12:00', 16.77, -3.0, '+00:00 (Africa/Timbuktu)'],
    ['Montreal', '1922-05-05T12:00', 45.5, -73.57, '-04:00 (America/Montreal)'],
    ['Thunder Bay', '1905-06-01T12:00', 48.38, -89.25, '-06:00 (America/Thunder_Bay)'],
    ['Zaporizhzhia', '1941-09-01T12:00', 47.83, 35.16, '+02:00 (Europe/Zaporozhye)'],
  ])('%s, %s: the warning names the clock', (_, datetime, latitude, longitude, clock) => {
    const { warnings } = cast(datetime, latitude, longitude)
    expect(warnings).toContain('Other clocks of that time')
    expect(warnings).toContain(clock)
  })

  test.each([
    ['Yellowknife', '1950-06-01T12:00', 62.45, -114.35, 'America/Yellowknife', '-07'],
    ['Pangnirtung', '1930-06-01T12:00', 66.15, -65.7, 'America/Pangnirtung', '-05'],
    ['Coral Harbour', '1950-06-01T12:00', 64.14, -83.17, 'America/Coral_Harbour', '-05'],
  ])('%s has the clocks of its own record', (_, datetime, latitude, longitude, zone, offset) => {
    const chart = cast(datetime, latitude, longitude)
    expect([chart.zone, chart.offset.slice(0, 3)]).toEqual([zone, offset])
  })

  test('Belfast has the same record as Dublin until October 1916, and London afterwards', () => {
    const belfast = zoneRecord('Europe/Belfast')
    const at = (zone: string, day: string) => zoneNamed(zone)!.at(Date.parse(day)).offsetSeconds
    for (const day of ['1900-06-01', '1916-05-20', '1916-06-01', '1916-09-30'])
      expect(belfast.at(Date.parse(day)).offsetSeconds).toBe(at('Europe/Dublin', day))
    for (const day of ['1916-10-03', '1917-06-01', '1925-07-01', '1941-07-01'])
      expect(belfast.at(Date.parse(day)).offsetSeconds).toBe(at('Europe/London', day))
  })
})

describe('border history', () => {
  // source: tz database, file europe: summer time of Germany and Austria-Hungary (C-Eur) in 1916 to 1918, of Romania, Italy and Poland
  test.each([
    ['Ljubljana', '1916-07-01T12:00', 46.05, 14.51, '+02:00'],
    ['Maribor', '1917-07-01T12:00', 46.56, 15.65, '+02:00'],
    ['Koper', '1917-07-01T12:00', 45.55, 13.73, '+02:00'],
    ['Nova Gorica', '1917-07-01T12:00', 45.96, 13.64, '+02:00'],
    ['Zagreb', '1917-07-01T12:00', 45.81, 15.98, '+02:00'],
    ['Osijek', '1917-07-01T12:00', 45.55, 18.69, '+02:00'],
    ['Split', '1917-07-01T12:00', 43.51, 16.44, '+02:00'],
    ['Pula', '1917-07-01T12:00', 44.87, 13.85, '+02:00'],
    ['Sarajevo', '1917-07-01T12:00', 43.86, 18.41, '+02:00'],
    ['Mostar', '1917-07-01T12:00', 43.34, 17.81, '+02:00'],
    ['Novi Sad', '1917-07-01T12:00', 45.25, 19.85, '+02:00'],
    ['Subotica', '1917-07-01T12:00', 46.1, 19.67, '+02:00'],
    ['Zemun', '1917-07-01T12:00', 44.845, 20.41, '+02:00'],
    ['Aabenraa', '1917-07-01T12:00', 55.04, 9.42, '+02:00'],
    ['Sønderborg', '1917-06-15T12:00', 54.91, 9.79, '+02:00'],
    ['Pula', '1920-07-01T12:00', 44.87, 13.85, '+02:00'],
    ['Izmail', '1930-01-15T12:00', 45.35, 28.84, '+01:44:24'],
    ['Izmail', '1935-01-15T12:00', 45.35, 28.84, '+02:00'],
    ['Danzig', '1920-07-01T12:00', 54.35, 18.65, '+01:00'],
    ['Toruń', '1919-07-01T12:00', 53.01, 18.6, '+01:00'],
    ['Katowice', '1921-07-01T12:00', 50.26, 19.02, '+01:00'],
    ['Silistra', '1932-07-01T12:00', 44.12, 27.26, '+03:00'],
    ['Balchik', '1932-07-01T12:00', 43.41, 28.16, '+03:00'],
    ['Cluj', '1941-01-15T12:00', 46.77, 23.6, '+01:00'],
    ['Tiraspol', '1935-01-15T12:00', 46.84, 29.63, '+03:00'],
    ['Białystok', '1940-07-01T12:00', 53.13, 23.16, '+03:00'],
    ['Munich', '1945-07-01T12:00', 48.14, 11.58, '+02:00'],
    ['Hamburg', '1945-10-15T12:00', 53.55, 9.99, '+01:00'],
    ['Uzhhorod', '1945-01-15T12:00', 48.62, 22.29, '+01:00'],
  ])('%s, %s: %s', (_, datetime, latitude, longitude, offset) => {
    const chart = cast(datetime, latitude, longitude)
    expect(chart.offset).toBe(offset)
    expect(chart.warnings).toMatch(/another country|clocks of the region/)
  })

  test.each([
    ['Belgrade', '1917-07-01T12:00', 44.81, 20.46],
    ['Šabac', '1917-07-01T12:00', 44.75, 19.69],
    ['Kolding', '1917-07-01T12:00', 55.49, 9.47],
    ['Ribe', '1917-07-01T12:00', 55.33, 8.76],
    ['Odesa', '1930-07-01T12:00', 46.48, 30.73],
    ['Varna', '1932-07-01T12:00', 43.21, 27.91],
    ['Razgrad', '1932-07-01T12:00', 43.53, 26.52],
    ['Poznań', '1919-07-01T12:00', 52.41, 16.93],
    ['Gdynia', '1930-07-01T12:00', 54.52, 18.53],
    ['Tczew', '1930-07-01T12:00', 54.09, 18.78],
    ['Sosnowiec', '1917-07-01T12:00', 50.28, 19.13],
    ['Ljubljana', '1930-07-01T12:00', 46.05, 14.51],
    ['Brașov', '1941-07-01T12:00', 45.65, 25.6],
    ['Sibiu', '1941-07-01T12:00', 45.8, 24.15],
    ['Chisinau', '1935-07-01T12:00', 47.01, 28.86],
    ['Warsaw', '1940-01-01T12:00', 52.23, 21.01],
    ['Berlin', '1945-07-01T12:00', 52.52, 13.4],
    ['Leipzig', '1945-07-01T12:00', 51.34, 12.37],
    ['Erfurt', '1945-07-01T12:00', 50.98, 11.03],
  ])('%s, %s, on the other side of the border, has today’s zone', (_, datetime, latitude, longitude) => {
    expect(cast(datetime, latitude, longitude).warnings).not.toMatch(/another country|clocks of the region/)
  })
})

describe('the mean time of a distant city', () => {
  // source: KP3EI, Inisiatif Strategis (2012), decrees of the Dutch Indies; tz database, files asia and backzone
  test.each([
    ['Surabaya', '1901-06-06T05:30', -7.25, 112.75, '+07:31', 'local mean time of longitude'],
    ['Padang', '1905-06-01T12:00', -0.95, 100.35, '+06:41:24', 'local mean time of longitude'],
    ['Chiang Mai', '1900-06-01T12:00', 18.79, 98.98, '+06:35:55', 'local mean time of longitude'],
    ['Surabaya', '1910-06-01T12:00', -7.25, 112.75, '+07:07:12', '+07:12 (Central Java Time)'],
    ['Padang', '1920-06-01T12:00', -0.95, 100.35, '+07:07:12', '+06:40 (time of Padang)'],
    ['Panaji', '1930-06-01T12:00', 15.5, 73.83, '+05:30', '+05:00 (Portuguese India)'],
    ['Arequipa', '1900-06-01T12:00', -16.4, -71.53, '-04:46:07', 'local mean time of longitude'],
    ['Medellín', '1900-06-01T12:00', 6.25, -75.56, '-04:56:16', 'local mean time)'],
    ['Guantánamo', '1915-06-01T12:00', 20.14, -75.21, '-05:29:36', 'local mean time)'],
    ['Esfahan', '1925-06-01T12:00', 32.65, 51.67, '+03:25:44', 'local mean time)'],
    ['Gondar', '1925-06-01T12:00', 12.6, 37.47, '+02:35:20', 'local mean time)'],
    ['Valparaíso', '1900-06-01T12:00', -33.05, -71.62, '-04:42:45', 'local mean time)'],
  ])('%s, %s: %s, with a warning', (_, datetime, latitude, longitude, offset, warning) => {
    const chart = cast(datetime, latitude, longitude)
    expect([chart.offset, chart.warnings.includes(warning)]).toEqual([offset, true])
  })
})

describe('sentences about clocks', () => {
  // Manila had the American date to 1844, and Alaska the Asian one to 1867 (tz database, zones Asia/Manila and America/Sitka).
  test.each([
    ['Manila', '1840-06-01T12:00', 14.6, 120.98, '-15:56:05'],
    ['Manila', '1850-06-01T12:00', 14.6, 120.98, '+08:03:55'],
    ['Sitka', '1860-06-01T12:00', 57.05, -135.33, '+14:58:41'],
  ])('%s, %s: the warning has the offset of the chart', (_, datetime, latitude, longitude, offset) => {
    for (const more of [{}, { time_standard: 'local_mean' }]) {
      const chart = cast(datetime, latitude, longitude, more)
      expect(chart.offset).toBe(offset)
      for (const [other] of chart.warnings.matchAll(/[+-]\d\d:\d\d:\d\d/g)) expect(other).toBe(offset)
    }
    expect(cast(datetime, latitude, longitude).warnings).toContain(`(${offset}) was used`)
  })

  test('an offset of the other side of the date line is read as the local date', () => {
    expect(cast('1840-06-01T12:00', 14.6, 120.98, { utc_offset: '+08:03:55' }).offset).toBe('-15:56:05')
  })

  test.each([
    ['London', 51.5, -0.13, 'bombay', true],
    ['Delhi', 28.61, 77.21, 'bombay', false],
    ['Guwahati', 26.14, 91.74, 'calcutta', false],
    ['Chennai', 13.08, 80.27, 'dublin', true],
  ] as const)('%s: %s', (_, latitude, longitude, time_standard, isFar) => {
    const { warnings } = cast('1930-06-01T12:00', latitude, longitude, { time_standard })
    expect(warnings.includes('it was not kept there')).toBe(isFar)
  })
})
