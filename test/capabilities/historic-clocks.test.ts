import { describe, expect, test } from 'bun:test'
import { natal } from '../../src/capabilities/shared/natal.ts'
import { westernNatal } from '../../src/capabilities/shared/tropical/birth.ts'
import { Fault } from '../../src/faults.ts'
import { offsetText } from '../../src/time/iso.ts'
import { degreeInSign, signName, signOf } from '../../src/zodiac/signs.ts'
import { worldAt } from '../world.ts'

type Input = Parameters<typeof natal>[0]
const cast = (input: Partial<Input> & { datetime: string; latitude: number; longitude: number }) => {
  const world = worldAt()
  const timezone =
    input.utc_offset || input.timezone ? input.timezone : world.atlas.zoneAt(input.latitude, input.longitude).timezone
  const { moment, chart } = natal({ ...input, timezone } as Input, world)
  const { longitude } = chart.ascendant
  return {
    offset: offsetText(moment.offsetSeconds),
    zone: moment.zone.id,
    ascendant: `${Math.round(degreeInSign(longitude))} ${signName(signOf(longitude))}`,
    warnings: world.warnings,
  }
}

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

describe('births before standard time away from the city of the record', () => {
  test('Gandhi: uses the local mean time of Porbandar; Libra rises', () => {
    // source: Astro-Databank, "Gandhi, Mohandas", 7:12 local mean time
    const { offset, ascendant, warnings } = cast({ datetime: '1869-10-02T07:12', ...at(21.64, 69.61) })
    expect([offset, ascendant]).toEqual(['+04:38:26', '5 Libra'])
    expect(warnings.join()).toContain('+05:53:20 (Asia/Kolkata, HMT): sidereal ascendant 17°19′ Virgo')
  })

  test('Udaipur in 1860 used its own time, 59 minutes behind Howrah', () => {
    expect(cast({ datetime: '1860-06-01T12:00', ...at(24.58, 73.68) }).offset).toBe('+04:54:43')
    expect(cast({ datetime: '1861-05-07T02:51', ...at(22.57, 88.36) }).offset).toBe('+05:53:20')
  })

  // Moscow time was used in Moscow and on its railway, Istanbul time on the railways of the empire (tz database, files
  // europe and asia).
  test.each([
    ['St Petersburg', '1899-04-23T12:00', 59.93, 30.31, '+02:01:14'],
    ['Kyiv keeps the record of Kyiv', '1900-01-01T12:00', 50.45, 30.52, '+02:02:04'],
    ['Odessa', '1900-01-01T12:00', 46.48, 30.73, '+02:02:55'],
    ['Smyrna', '1905-01-01T12:00', 38.42, 27.14, '+01:48:34'],
    ['Predappio keeps Rome time', '1883-07-29T14:00', 44.1, 11.98, '+00:49:56'],
    ['Catania keeps Palermo time', '1879-08-26T05:15', 37.5, 15.09, '+00:53:28'],
    ['Geneva keeps its own time', '1880-01-01T12:00', 46.2, 6.15, '+00:24:36'],
    ['Groningen keeps Amsterdam time', '1872-12-07T13:30', 53.22, 6.57, '+00:19:32'],
    ['Rosenheim has railway time from April 1892', '1893-01-12T04:00', 47.86, 12.13, '+01:00'],
    ['Zundert', '1853-03-30T11:00', 51.47, 4.66, '+00:18:38'],
    ['Lyon keeps the legal time of France', '1900-06-29T12:00', 45.76, 4.84, '+00:09:21'],
    ['Cork keeps the legal time of Ireland', '1900-01-01T12:00', 51.9, -8.47, '-00:25:21'],
  ])('%s', (_, datetime, latitude, longitude, offset) => {
    expect(cast({ datetime, ...at(latitude, longitude) }).offset).toBe(offset)
  })
})

describe('places that belonged to another country', () => {
  test.each([
    ['Lwów 1930', '1930-06-01T12:00', 49.84, 24.03, 'Europe/Warsaw', '+01:00'],
    ['Uzhhorod 1935', '1935-06-01T12:00', 48.62, 22.29, 'Europe/Prague', '+01:00'],
    ['Strasbourg 1900', '1900-06-01T12:00', 48.58, 7.75, 'Europe/Berlin', '+01:00'],
    ['Breslau 1906', '1906-02-04T14:30', 51.11, 17.04, 'Europe/Berlin', '+01:00'],
    ['Memel 1910', '1910-06-01T12:00', 55.71, 21.13, 'Europe/Berlin', '+01:00'],
    ['Trieste in the summer of 1916', '1916-05-15T12:00', 45.65, 13.77, 'Europe/Vienna', '+02:00'],
    ['Kolozsvár 1905', '1905-06-01T12:00', 46.77, 23.6, 'Europe/Budapest', '+01:00'],
    ['Czernowitz 1900', '1900-06-01T12:00', 48.29, 25.93, 'Europe/Vienna', '+01:00'],
    ['Belfast 1900', '1900-06-01T12:00', 54.6, -5.93, 'Europe/Dublin', '-00:25:21'],
    ['Vyborg 1935', '1935-06-01T12:00', 60.71, 28.75, 'Europe/Helsinki', '+02:00'],
  ])('%s', (_, datetime, latitude, longitude, zone, offset) => {
    const chart = cast({ datetime, ...at(latitude, longitude) })
    expect([chart.zone, chart.offset]).toEqual([zone, offset])
    expect(chart.warnings.join()).toContain('was in another country then')
  })

  // Towns on the other side of each border.
  test.each([
    ['Belfort', '1900-06-01T12:00', 47.64, 6.86],
    ['Nancy', '1900-06-01T12:00', 48.69, 6.18],
    ['Katowice 1930', '1930-06-01T12:00', 50.26, 19.02],
    ['Poznań 1930', '1930-06-01T12:00', 52.41, 16.93],
    ['Udine', '1910-06-01T12:00', 46.06, 13.24],
    ['Minsk 1930', '1930-06-01T12:00', 53.9, 27.57],
    ['Campbeltown', '1900-06-01T12:00', 55.42, -5.6],
    ['Bucharest', '1905-06-01T12:00', 44.43, 26.1],
    ['Palanga', '1910-06-01T12:00', 55.92, 21.07],
  ])('%s uses today’s zone', (_, datetime, latitude, longitude) => {
    expect(cast({ datetime, ...at(latitude, longitude) }).warnings.join()).not.toContain('another country')
  })

  test('time_standard `zone` uses the record of the zone', () => {
    const input = { datetime: '1900-06-01T12:00', timezone: 'Europe/Paris', ...at(48.58, 7.75) }
    expect(cast({ ...input, time_standard: 'zone' }).offset).toBe('+00:09:21')
  })

  test('later local times in the answer use today’s zone', () => {
    const { moment } = natal(
      { datetime: '1930-06-01T12:00', timezone: 'Europe/Kyiv', ...at(49.84, 24.03) } as Input,
      worldAt(),
    )
    expect(moment.zone.at(Date.UTC(1935, 0)).offsetSeconds).toBe(3600)
    expect(moment.zone.at(Date.UTC(1995, 0)).offsetSeconds).toBe(7200)
  })
})

describe('clocks that may have differed before 1970', () => {
  test.each([
    ['Duluth 1941', '1941-05-24T21:05', 46.78, -92.1, '-05:00 (America/Chicago, CDT)'],
    ['Chicago 1934', '1934-06-13T10:25', 41.85, -87.65, '-06:00 (births registered in standard time)'],
    ['Porto 1890', '1890-06-01T12:00', 41.15, -8.61, '-00:36:45 (Lisbon mean time)'],
    ['Woodstock 1874', '1874-11-30T01:30', 51.84, -1.36, '-00:05:26 (local mean time)'],
    ['Rorschach 1884', '1884-07-23T01:00', 47.48, 9.49, '+00:37:58 (local mean time)'],
    ['Beijing 1920', '1920-09-10T12:00', 39.9, 116.4, '+07:45:36 (local mean time)'],
    ['Vichy 1940', '1940-08-08T16:00', 46.13, 3.42, '+02:00 (Europe/Paris, CEST)'],
    ['Marseille 1942', '1942-02-10T23:45', 43.3, 5.37, '+01:00 (winter time of the unoccupied zone)'],
    ['Fort Wayne 1957', '1957-06-01T12:00', 41.08, -85.14, '-04:00 (with local summer time)'],
    ['Pittsburgh 1930', '1930-07-01T12:00', 40.44, -79.99, '-05:00 (without summer time)'],
    ['Calcutta 1921', '1921-05-02T12:00', 22.57, 88.36, '+05:53:20 (Calcutta Time)'],
    ['Mumbai 1935', '1935-06-01T12:00', 19.07, 72.88, '+04:51 (Bombay Time)'],
    ['Lwów 1930', '1930-06-01T12:00', 49.84, 24.03, '+02:00 (Europe/Kyiv, EET)'],
    ['Breslau 1906', '1906-02-04T14:30', 51.11, 17.04, '+01:24 (Europe/Warsaw, WMT)'],
  ])('%s', (_, datetime, latitude, longitude, alternative) => {
    const { warnings, ascendant } = cast({ datetime, ...at(latitude, longitude) })
    const warning = warnings.find((text) => text.includes('vouches only'))
    expect(warning).toContain(`${alternative}: sidereal ascendant`)
    expect(warning).toContain(ascendant.split(' ')[1]!)
  })

  test('the ascendant of an alternative equals that of a chart with its offset', () => {
    const place = at(19.07, 72.88)
    const [, named] = /\(Bombay Time\): sidereal ascendant (\d+)°/.exec(
      cast({ datetime: '1935-06-01T12:00', ...place }).warnings.join(),
    )!
    const bombay = natal({ datetime: '1935-06-01T12:00', utc_offset: '+04:51', ...place } as Input, worldAt())
    expect(Number(named)).toBe(Math.floor(degreeInSign(bombay.chart.ascendant.longitude)))
  })

  test('a tropical chart lists tropical ascendants', () => {
    const world = worldAt()
    westernNatal({ datetime: '1935-06-01T12:00', timezone: 'Asia/Kolkata', ...at(19.07, 72.88) } as never, world)
    expect(world.warnings.join()).toContain('(Bombay Time): tropical ascendant')
  })

  test.each([
    ['Delhi 1947', '1947-08-15T00:00', 28.61, 77.21],
    ['Munich 1930', '1930-06-01T12:00', 48.14, 11.58],
    ['Manchester 1920', '1920-01-01T12:00', 53.48, -2.24],
    ['Osaka 1935', '1935-01-01T12:00', 34.69, 135.5],
    ['Sydney 1920', '1920-01-01T12:00', -33.87, 151.2],
    ['Mumbai 1975', '1975-01-01T12:00', 19.07, 72.88],
  ])('%s has no alternative clock and no warning', (_, datetime, latitude, longitude) => {
    expect(cast({ datetime, ...at(latitude, longitude) }).warnings).toEqual([])
  })
})

describe('time_standard', () => {
  const mumbai = at(19.07, 72.88)
  test.each([
    ['bombay', '+04:51'],
    ['calcutta', '+05:53:20'],
    ['madras', '+05:21:10'],
    ['local_mean', '+04:51:31'],
    ['civil', '+05:30'],
  ] as const)('%s', (time_standard, offset) => {
    expect(cast({ datetime: '1935-06-01T12:00', time_standard, ...mumbai }).offset).toBe(offset)
  })

  test('excludes utc_offset', () => {
    const read = () => cast({ datetime: '1935-06-01T12:00', utc_offset: '+05:30', time_standard: 'bombay', ...mumbai })
    expect(read).toThrow(Fault)
    expect(read).toThrow('time_standard')
  })
})

describe('warnings about an offset far from the longitude', () => {
  test('warns that the time looks like UTC', () => {
    const { warnings } = cast({ datetime: '2000-01-01T12:00', utc_offset: '+00:00', ...at(34, -122) })
    expect(warnings).toEqual([expect.stringContaining('looks like UTC')])
  })
  test('accepts both offsets near the date line', () => {
    expect(cast({ datetime: '2000-01-01T12:00', utc_offset: '+14:00', ...at(1.9, -157.4) }).warnings).toEqual([])
    expect(cast({ datetime: '2000-01-01T12:00', timezone: 'Pacific/Apia', ...at(-13.8, -171.8) }).warnings).toEqual([])
  })
  test('accepts Beijing time in western China', () => {
    expect(cast({ datetime: '2000-01-01T12:00', timezone: 'Asia/Shanghai', ...at(39.47, 75.99) }).warnings).toEqual([])
  })
})
