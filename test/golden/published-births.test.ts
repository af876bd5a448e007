import { describe, expect, test } from 'bun:test'
import { westernNatal } from '../../src/capabilities/shared/tropical/birth.ts'
import { offsetText } from '../../src/time/iso.ts'
import { zoneNamed } from '../../src/time/zones.ts'
import { degreeInSign, signName, signOf } from '../../src/zodiac/signs.ts'
import { worldAt } from '../world.ts'
import published from './published-births.json'

/** Births with positions that others published; source in each row. */

interface Row {
  name: string
  datetime: string
  calendar?: string
  latitude: number
  longitude: number
  continent?: string
  sun?: string
  moon?: string
  ascendant?: string
  /** The universal time that the source states. */
  utc?: string
  offset?: string
  checks?: string
  source: string
}

/**
 * Tolerances, degrees. The pages round to the minute of arc, and places to a minute of arc (the ascendant then moves by up to two minutes).
 * Whole degrees are truncated on some pages and rounded on others.
 */
const TOLERANCE = { minutes: { body: 1.5 / 60, ascendant: 3 / 60 }, whole: 1 }

/** Universal times are printed to the minute. */
const UTC_TOLERANCE_MS = 60_000

const cast = ({ datetime, calendar, latitude, longitude }: Row, utc_offset?: string) => {
  const world = worldAt()
  const timezone = utc_offset ? undefined : world.atlas.zoneAt(latitude, longitude).timezone
  const input = { datetime, calendar, latitude, longitude, timezone, utc_offset } as never
  const { moment, chart } = westernNatal(input, world)
  return {
    offset: offsetText(moment.offsetSeconds),
    seconds: moment.offsetSeconds,
    epochMs: moment.epochMs,
    positions: {
      sun: chart.point.Sun.longitude,
      moon: chart.point.Moon.longitude,
      ascendant: chart.ascendant,
    },
    warnings: world.warnings.join(' '),
  }
}

/** The reason why a longitude differs from a published position such as `23°04' Leo`, `23°04'`, `23 Leo` or `Leo`; null if it agrees. */
const difference = (longitude: number, text: string, tolerance: number): string | null => {
  const [, degree, minute, second, sign] = /^(?:(\d+)(?:°(\d\d)'(\d\d)?)?)? ?([A-Z]\w+)?$/.exec(text)!
  const actual = degreeInSign(longitude as never)
  const actualSign = signName(signOf(longitude as never))
  const shown = `${text}, not ${actual.toFixed(3)} ${actualSign}`
  if (degree === undefined) return sign === actualSign ? null : shown
  const expected = Number(degree) + Number(minute ?? 0) / 60 + Number(second ?? 0) / 3600
  const off = actual - expected - 30 * Math.round((actual - expected) / 30)
  if (Math.abs(off) > (minute === undefined ? TOLERANCE.whole : tolerance)) return shown
  // A position at the border of a sign may be rounded into the next one.
  return sign === undefined || sign === actualSign || Math.abs(actual - 15) > 14 ? null : shown
}

const differences = (row: Row, { positions, epochMs }: Pick<ReturnType<typeof cast>, 'positions' | 'epochMs'>) => {
  const found = (['sun', 'moon', 'ascendant'] as const).flatMap((name) => {
    const text = row[name]
    if (text === undefined) return []
    const tolerance = name === 'ascendant' ? TOLERANCE.minutes.ascendant : TOLERANCE.minutes.body
    return difference(positions[name], text, tolerance) ?? []
  })
  const isOtherTime = row.utc !== undefined && Math.abs(epochMs - Date.parse(row.utc)) > UTC_TOLERANCE_MS
  return isOtherTime ? [...found, `${row.utc}, not ${new Date(epochMs).toISOString()}`] : found
}

const rows = (list: readonly Row[]) => list.map((row) => [`${row.name}, ${row.datetime}`, row] as const)

describe('historic births, 1452 to 1847', () => {
  test('there are at least 20', () => expect(published.historic.length).toBeGreaterThanOrEqual(20))

  test.each(rows(published.historic))('%s', (_, row) => {
    expect(differences(row, cast(row))).toEqual([])
  })
})

describe('births of 1850 to 1970', () => {
  test('there are at least 30, on four continents or more', () => {
    expect(published.modern.length).toBeGreaterThanOrEqual(30)
    expect(new Set(published.modern.map(({ continent }) => continent)).size).toBeGreaterThanOrEqual(4)
  })

  test.each(rows((published.modern as Row[]).filter(({ offset }) => !offset)))('%s', (_, row) => {
    expect(differences(row, cast(row))).toEqual([])
  })

  test.each(rows((published.modern as Row[]).filter(({ offset }) => offset)))(
    '%s: the warning names the clock',
    (_, row) => {
      const byZone = cast(row)
      expect(byZone.offset).not.toBe(row.offset!)
      expect(byZone.warnings).toContain(`Other clocks of that time: ${row.offset}`)
      expect(differences(row, cast(row, row.offset))).toEqual([])
    },
  )
})

const JANUARY_AND_JULY = [Date.UTC(2024, 0, 1), Date.UTC(2024, 6, 1)]

/** True if the published positions differ from those by the clocks that the place has today, in winter and in summer. */
const needsOldClock = (row: Row): boolean => {
  const zone = zoneNamed(worldAt().atlas.zoneAt(row.latitude, row.longitude).timezone)!
  return JANUARY_AND_JULY.every((at) => differences(row, cast(row, offsetText(zone.at(at).offsetSeconds))).length > 0)
}

describe('births of 1850 to 1970 for which the clock of today is wrong', () => {
  const rowsWithOldClock = (published.modern as Row[]).filter(needsOldClock)
  test('there are at least 70, on six continents', () => {
    expect(rowsWithOldClock.length).toBeGreaterThanOrEqual(70)
    const continents = Map.groupBy(rowsWithOldClock, ({ continent }) => continent)
    expect([...continents.keys()].sort()).toEqual([
      'Africa',
      'Asia',
      'Europe',
      'North America',
      'Oceania',
      'South America',
    ])
  })
})

/** The longitudes move with the clock: an offset one hour off does not fit. */
const fitsOtherClock = (row: Row): boolean => {
  const { seconds } = cast(row, row.offset)
  return [-3600, 3600].some((step) => differences(row, cast(row, offsetText(seconds + step))).length === 0)
}

describe('the check of the clock', () => {
  const all = [...published.historic, ...(published.modern as Row[])] as Row[]
  test('at least 100 rows check the clock', () =>
    expect(all.filter(({ checks }) => checks !== 'date').length).toBeGreaterThanOrEqual(100))

  // Rows with `checks: date` state the Sun, or whole degrees: they check the date and the calendar alone.
  test.each(rows(all))('%s: an hour off fits only a row that checks the date', (_, row) => {
    expect(fitsOtherClock(row)).toBe(row.checks === 'date')
  })
})

test('a published position of another day or clock is not accepted', () => {
  const lilly = published.historic.find(({ name }) => name === 'William Lilly') as Row
  const gregorian = { ...lilly, calendar: 'gregorian' }
  expect(differences(gregorian, cast(gregorian))).toHaveLength(3)
  // With the clock of Greenwich, the Moon differs by 0.04 degree and the ascendant by 2 degrees.
  expect(differences(lilly, cast(lilly, '+00:00'))).toHaveLength(2)
})
