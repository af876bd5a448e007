import { describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { civilOf, clockMs } from '../../src/time/civil.ts'
import { offsetText, parseDateTime } from '../../src/time/iso.ts'
import { julianDay } from '../../src/time/julian-day.ts'
import { clockInstants, gapAround, isoLocal, isoUtc, resolveLocalTime, startOfDay } from '../../src/time/moment.ts'
import { changesOfYear, parsePosixRule } from '../../src/time/posix-rule.ts'
import { readTzif } from '../../src/time/tzif.ts'
import { fixedZone, tzdataVersion, withMeanTime, zoneNamed, zoneNames } from '../../src/time/zones.ts'
import offsets from '../golden/zone-offsets.json'
import named from '../golden/zones.json'

const zone = (name: string) => zoneNamed(name)!
const local = (text: string) => parseDateTime(text, 'datetime')

describe('the packed tz database', () => {
  test('has the checksum in its README', () => {
    const folder = new URL('../../data/tz/', import.meta.url)
    const sum = createHash('sha256')
      .update(readFileSync(new URL('zones.gz', folder)))
      .digest('hex')
    expect(readFileSync(new URL('README.md', folder), 'utf8')).toContain(sum)
    expect(tzdataVersion()).toMatch(/^20\d\d[a-z]$/)
  })

  test('every zone and alias opens', () => {
    expect(zoneNames().length).toBeGreaterThan(440)
    for (const name of zoneNames()) expect(zone(name).id).toBe(name)
  })

  test.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['asia/kolkata', 'Asia/Kolkata'],
    ['US/EASTERN', 'America/New_York'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['UTC', 'Etc/UTC'],
    ['GMT', 'Etc/GMT'],
    ['Europe/Bratislava', 'Europe/Bratislava'],
    ['etc/gmt+5', 'Etc/GMT+5'],
  ])('%s is %s', (name, canonical) => {
    expect(zone(name).id).toBe(canonical)
  })

  test.each(['Asia/Delhi', '', 'Factory', 'localtime', '../UTC', '__proto__', 'constructor', 'toString', '+05:30'])(
    '%j is not a zone',
    (name) => {
      expect(zoneNamed(name)).toBeUndefined()
    },
  )

  test('bytes that are not TZif are rejected', () => {
    expect(() => readTzif(new Uint8Array(64))).toThrow('Not a TZif file')
  })
})

describe('historic offsets', () => {
  test.each(named.rows)('$zone $datetime is $utc_offset $abbreviation', (row) => {
    const instants = clockInstants(local(row.datetime), zone(row.zone))
    expect(instants).toHaveLength(1)
    const { offsetSeconds, abbreviation, dstSeconds } = instants[0]!
    expect([offsetText(offsetSeconds), abbreviation, dstSeconds]).toEqual([
      row.utc_offset,
      row.abbreviation,
      row.dst_seconds,
    ])
  })

  test('another implementation agrees at 2000 instants', () => {
    expect(offsets.rows).toHaveLength(2000)
    for (const [name, seconds, offset, abbreviation, dst] of offsets.rows as [
      string,
      number,
      number,
      string,
      boolean,
    ][]) {
      const state = zone(name).at(seconds * 1000)
      expect([name, seconds, state.offsetSeconds, state.abbreviation, state.dst]).toEqual([
        name,
        seconds,
        offset,
        abbreviation,
        dst,
      ])
    }
  })
})

describe('gaps and folds', () => {
  test('02:30 on 10 March 2024 does not exist in New York', () => {
    expect(clockInstants(local('2024-03-10T02:30'), zone('America/New_York'))).toEqual([])
    expect(gapAround(local('2024-03-10T02:30'), zone('America/New_York'))).toMatchObject({
      epochMs: Date.UTC(2024, 2, 10, 7),
      lastBefore: local('2024-03-10T01:59:59'),
      firstAfter: local('2024-03-10T03:00'),
    })
  })

  test('30 December 2011 does not exist in Apia', () => {
    const gap = gapAround(local('2011-12-30T12:00'), zone('Pacific/Apia'))!
    expect(gap.offsetAfter - gap.offsetBefore).toBe(86_400)
    expect([gap.lastBefore, gap.firstAfter]).toEqual([local('2011-12-29T23:59:59'), local('2011-12-31T00:00')])
  })

  test('gaps and folds include their start and exclude their end', () => {
    const newYork = zone('America/New_York')
    const count = (text: string) => clockInstants(local(text), newYork).length
    expect(
      ['2024-03-10T01:59:59.999999', '2024-03-10T02:00', '2024-03-10T02:59:59.999999', '2024-03-10T03:00'].map(count),
    ).toEqual([1, 0, 0, 1])
    expect(
      ['2024-11-03T00:59:59.999999', '2024-11-03T01:00', '2024-11-03T01:59:59.999999', '2024-11-03T02:00'].map(count),
    ).toEqual([1, 2, 2, 1])
  })

  test('Lord Howe repeats half an hour; the rule applies for centuries', () => {
    for (const text of ['2024-04-07T01:45', '2399-04-04T01:45'])
      expect(clockInstants(local(text), zone('Australia/Lord_Howe')).map((r) => r.offsetSeconds)).toEqual([
        39_600, 37_800,
      ])
  })

  test('New York repeated four minutes on the day of the change to standard time', () => {
    const noon = clockInstants(local('1883-11-18T12:02'), zone('America/New_York'))
    expect(noon.map((r) => [r.abbreviation, offsetText(r.offsetSeconds)])).toEqual([
      ['LMT', '-04:56:02'],
      ['EST', '-05:00'],
    ])
  })

  test('every instant 1850 to 2100 is among those of its local time; every change is a gap or fold', () => {
    const anyZone = fc.constantFrom(...zoneNames())
    const anyInstant = fc.integer({ min: Date.UTC(1850, 0), max: Date.UTC(2100, 0) })
    fc.assert(
      fc.property(anyZone, anyInstant, (name, at) => {
        const clock = civilOf(at + zone(name).at(at).offsetSeconds * 1000)
        const { status, readings: instants } = resolveLocalTime(clock, zone(name))
        expect(instants.map((r) => r.epochMs)).toContain(at)
        expect(status).toBe(instants.length > 1 ? 'fold' : 'unique')
      }),
      { numRuns: 2000 },
    )
    fc.assert(
      fc.property(
        anyZone,
        anyInstant,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (name, at, part) => {
          const change = zone(name).changeAfter(at)
          if (!change) return
          const jump = change.offsetAfter - change.offsetBefore
          const lower = Math.min(change.offsetBefore, change.offsetAfter)
          const inside = civilOf((change.at + lower + Math.floor(part * Math.abs(jump))) * 1000)
          const { status, readings: instants } = resolveLocalTime(inside, zone(name))
          expect(status).toBe(jump > 0 ? 'gap' : 'fold')
          expect(instants).toHaveLength(2)
          if (jump > 0) {
            expect(instants[1]!.epochMs - instants[0]!.epochMs).toBe(jump * 1000)
            const gap = gapAround(inside, zone(name))!
            expect(clockMs(gap.firstAfter) - clockMs(gap.lastBefore)).toBe(jump * 1000 + 1000)
            for (const neighbour of [gap.lastBefore, gap.firstAfter])
              expect(clockInstants(neighbour, zone(name)).length).toBeGreaterThan(0)
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('changeBefore and changeAfter agree', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zoneNames()),
        fc.integer({ min: Date.UTC(1850, 0), max: Date.UTC(2100, 0) }),
        (name, at) => {
          const next = zone(name).changeAfter(at)
          if (!next) return
          expect(next.at * 1000).toBeGreaterThan(at)
          expect(zone(name).changeBefore(next.at * 1000)).toEqual(next)
          expect(zone(name).at(next.at * 1000).offsetSeconds).toBe(next.offsetAfter)
          expect(zone(name).at(next.at * 1000 - 1).offsetSeconds).toBe(next.offsetBefore)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('mean time', () => {
  test('replaces that of the zone and keeps the local time at which standard time began', () => {
    const vienna = withMeanTime(zone('Europe/Vienna'), 3840)
    expect(isoLocal(julianDay(Date.UTC(1880, 5, 1, 10, 56)), vienna)).toBe('1880-06-01T12:00:00+01:04')
    // 1893-04-01T00:00 mean time is 22:56:00Z for longitude 16, 22:54:39Z for Vienna itself.
    expect(vienna.at(Date.UTC(1893, 2, 31, 22, 55, 59)).offsetSeconds).toBe(3840)
    expect(vienna.at(Date.UTC(1893, 2, 31, 22, 56)).offsetSeconds).toBe(3600)
  })

  test('stays on the side of the date line of the zone: Manila used the American date until 1845', () => {
    const manila = withMeanTime(zone('Asia/Manila'), 121 * 240)
    expect(manila.at(Date.UTC(1840, 0)).offsetSeconds).toBe(121 * 240 - 86_400)
    expect(manila.at(Date.UTC(1850, 0)).offsetSeconds).toBe(121 * 240)
  })

  test('does not change a zone without mean time', () => {
    expect(withMeanTime(zone('Etc/GMT+5'), 3600).at(0).offsetSeconds).toBe(-18_000)
  })
})

describe('civil days', () => {
  test.each([
    ['Asia/Kolkata', '2024-03-20', '2024-03-19T18:30:00Z'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z'], // 00:00 was skipped
    ['America/Havana', '2023-11-05', '2023-11-05T04:00:00Z'], // 00:00 came twice
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z'], // no such day
  ])('%s %s begins at %s', (name, date, begins) => {
    const { year, month, day } = local(`${date}T00:00`)
    expect(isoUtc(startOfDay({ year, month, day }, zone(name)))).toBe(begins)
  })

  // 31 December 1844 does not exist in Manila, also in the mean time of another longitude.
  test.each([
    ['1844-12-30', '1844-12-30T15:56:00Z'],
    ['1844-12-31', '1844-12-31T15:56:00Z'],
    ['1845-01-01', '1844-12-31T15:56:00Z'],
    ['1845-01-02', '1845-01-01T15:56:00Z'],
  ])('Manila %s begins at %s, around a missing date in mean time', (date, begins) => {
    const { year, month, day } = local(`${date}T00:00`)
    expect(isoUtc(startOfDay({ year, month, day }, withMeanTime(zone('Asia/Manila'), 121 * 240)))).toBe(begins)
  })

  // In the tz database the clocks of Alaska were set back a whole day at 15:30 on 19 October 1867.
  test('a repeated date in mean time begins with the first occurrence', () => {
    const sitka = withMeanTime(zone('America/Sitka'), -135.33 * 240)
    const days = [17, 18, 19, 20].map((day) => startOfDay({ year: 1867, month: 10, day }, sitka))
    expect(days.map((each, i) => Math.round(each - (days[i - 1] ?? each)))).toEqual([0, 1, 1, 2])
  })

  test('a day in a fixed offset begins at midnight of that offset', () => {
    expect(isoUtc(startOfDay({ year: 1879, month: 3, day: 14 }, fixedZone(2400)))).toBe('1879-03-13T23:20:00Z')
  })
})

describe('isoLocal and isoUtc', () => {
  test('round to the nearest second and use the offset of that second', () => {
    const at = julianDay(Date.UTC(2024, 2, 20, 3, 6, 23, 600))
    expect(isoLocal(at, zone('Asia/Kolkata'))).toBe('2024-03-20T08:36:24+05:30')
    expect(isoUtc(at)).toBe('2024-03-20T03:06:24Z')
    expect(isoLocal(julianDay(Date.UTC(2024, 2, 10, 6, 59, 59, 900)), zone('America/New_York'))).toBe(
      '2024-03-10T03:00:00-04:00',
    )
  })
})

describe('POSIX rules', () => {
  const changes = (rule: string, year: number) =>
    changesOfYear(parsePosixRule(rule), year).map(({ at }) => new Date(at * 1000).toISOString().slice(0, 16))

  test('support weekdays, days of the year, and hours beyond the day', () => {
    expect(changes('EST5EDT,M3.2.0,M11.1.0', 2024)).toEqual(['2024-03-10T07:00', '2024-11-03T06:00'])
    expect(changes('<-02>2<-01>,M3.5.0/-1,M10.5.0/0', 2024)).toEqual(['2024-03-31T01:00', '2024-10-27T01:00'])
    expect(changes('EET-2EEST,M3.4.4/50,M10.4.4/50', 2024)).toEqual(['2024-03-30T00:00', '2024-10-25T23:00'])
    expect(changes('AAA0BBB,J60/0,J300/0', 2024)).toEqual(['2024-03-01T00:00', '2024-10-26T23:00'])
    expect(changes('AAA0BBB,59/0,299/0', 2024)).toEqual(['2024-02-29T00:00', '2024-10-25T23:00'])
  })

  test('unsupported rules are rejected', () => {
    for (const text of ['', 'EST', 'EST5EDT,bad,M11.1.0']) expect(() => parsePosixRule(text)).toThrow('Unsupported')
  })
})
