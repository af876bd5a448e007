import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import ICAL from 'ical.js'
import { PDFDocument } from 'mupdf'
import nodeIcal from 'node-ical'
import { preferredFile } from '../../src/api/almanac-file.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { calendarFile } from '../../src/document/calendar-file.ts'
import { offsetOf, timeZoneComponent, zoneOfTimes } from '../../src/document/calendar-zone.ts'
import { csvFile } from '../../src/document/csv-file.ts'
import { zoneNamed } from '../../src/time/zones.ts'
import { start } from './server.ts'

const FESTIVALS = '/v1/festivals-muhurta/festival-calendar'
const place = ({ latitude, longitude, timezone }: Record<'latitude' | 'longitude', number> & { timezone: string }) => ({
  ...{ latitude, longitude, timezone },
})
const WITH_CALENDAR = catalogue.filter(({ calendar }) => calendar)

let server: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  server = await start()
})
afterAll(() => server.stop())

test('preferredFile returns the preferred file format', () => {
  expect(preferredFile(null)).toBeNull()
  expect(preferredFile('text/html, */*')).toBeNull()
  expect(preferredFile('text/calendar')).toBe('ics')
  expect(preferredFile('text/csv, text/calendar;q=0.5')).toBe('csv')
  expect(preferredFile('text/calendar;q=0.5, application/json')).toBeNull()
  expect(preferredFile('application/pdf')).toBe('pdf')
  expect(preferredFile('application/pdf;q=0.1, text/csv')).toBe('csv')
  expect(preferredFile('application/pdf;q=0')).toBeNull()
})

/** The events of a file by ical.js, with the clocks that the file describes. */
const eventsOf = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}

/** A Python with the package `icalendar` (Debian: python3-icalendar); undefined if there is none. */
const python = ['python3', '/usr/bin/python3'].find((each) => {
  try {
    return Bun.spawnSync([each, '-c', 'import icalendar'], { stderr: 'ignore' }).exitCode === 0
  } catch {
    return false
  }
})
const withoutPython = python === undefined
if (withoutPython) console.warn('Python has no package icalendar; the second reader of iCalendar files is skipped.')

interface PythonCalendar {
  errors: string[]
  events: { uid: string; summary: string; start: string; end: string | null; zone: string | null; alarms: number }[]
  zones: string[]
}
const readByPython = (text: string): PythonCalendar => {
  const script = new URL('read-calendar.py', import.meta.url).pathname
  const { stdout, stderr, exitCode } = Bun.spawnSync([python!, script], { stdin: Buffer.from(text) })
  if (exitCode !== 0) throw new Error(stderr.toString())
  return JSON.parse(stdout.toString())
}

describe('answers as text/calendar', () => {
  test('the almanac capabilities have calendars', () => {
    expect(WITH_CALENDAR.map(({ slug }) => slug).sort()).toEqual([
      'eclipses',
      'festival-calendar',
      'monthly-panchang',
      'muhurta-search',
      'shraddha-dates',
      'tithi-anniversary',
      'vrat-dates',
    ])
  })

  for (const { path, example } of WITH_CALENDAR)
    test(`${path}: the example, read by ical.js`, async () => {
      const { sandbox } = await server.account()
      const answer = await server.post(path, example as object, server.as(sandbox, { Accept: 'text/calendar' }))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
      const text = await answer.text()
      // RFC 5545, 3.1: lines end in CRLF and have at most 75 octets.
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const events = eventsOf(text)
      expect(events.length).toBeGreaterThan(0)
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
      for (const { summary, startDate, endDate } of events) {
        expect(summary.length).toBeGreaterThan(2)
        expect(endDate.compare(startDate)).toBe(1)
      }
    })

  for (const { path, example } of WITH_CALENDAR)
    test(`${path}: node-ical reads the same events as ical.js`, async () => {
      const { sandbox } = await server.account()
      const input = { ...(example as object), labels: 'hi' }
      const answer = await server.post(path, input, server.as(sandbox, { Accept: 'text/calendar' }))
      const text = await answer.text()
      const parsed = nodeIcal.sync.parseICS(text)
      const events = Object.values(parsed).flatMap((each) => (each?.type === 'VEVENT' ? [each] : []))
      const read = eventsOf(text)
      expect(events.map(({ uid, summary }) => [uid, summary])).toEqual(read.map(({ uid, summary }) => [uid, summary]))
      for (const [i, { startDate, endDate }] of read.entries()) {
        const { start, end, datetype } = events[i]!
        expect(datetype).toBe(startDate.isDate ? 'date' : 'date-time')
        if (startDate.isDate)
          expect([start.getFullYear(), start.getMonth() + 1, start.getDate()]).toEqual([
            startDate.year,
            startDate.month,
            startDate.day,
          ])
        else
          expect([start, end!].map((each) => each.getTime() / 1000)).toEqual(
            [startDate, endDate].map((each) => each.toUnixTime()),
          )
      }
    })

  for (const { path, example } of WITH_CALENDAR)
    test.skipIf(withoutPython)(`${path}: Python's icalendar reads the same events as ical.js`, async () => {
      const { sandbox } = await server.account()
      const input = { ...(example as object), labels: 'hi' }
      const answer = await server.post(path, input, server.as(sandbox, { Accept: 'text/calendar' }))
      const text = await answer.text()
      const { errors, events, zones } = readByPython(text)
      expect(errors).toEqual([])
      expect(events.map(({ uid, summary }) => [uid, summary])).toEqual(
        eventsOf(text).map(({ uid, summary }) => [uid, summary]),
      )
      const timed = events.filter(({ zone }) => zone !== null)
      expect(zones).toEqual([...new Set(timed.map(({ zone }) => zone!))])
      for (const [i, { startDate, endDate }] of eventsOf(text).entries()) {
        const { start, end, alarms } = events[i]!
        if (startDate.isDate) expect([start, end]).toEqual([startDate.toString(), null])
        else
          expect([start, end].map((each) => Date.parse(each!) / 1000)).toEqual(
            [startDate, endDate].map((each) => each.toUnixTime()),
          )
        expect(alarms).toBeLessThanOrEqual(1)
      }
    })

  test('a file describes the clock of its place, with the change of the clocks', async () => {
    const entry = catalogue.find(({ slug }) => slug === 'muhurta-search')!
    const { sandbox } = await server.account()
    const place = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' }
    const range = { start_date: '2024-03-01', end_date: '2024-03-31', purpose: 'business-opening' }
    const json = await (await server.post(entry.path, { ...place, ...range }, server.as(sandbox))).json()
    const { windows } = (json as { data: { windows: { start: string }[] } }).data
    const file = await server.post(entry.path, { ...place, ...range }, server.as(sandbox, { Accept: 'text/calendar' }))
    const text = await file.text()
    expect(text).toContain('TZID:America/New_York\r\n')
    expect(text).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20240310T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\n')
    const local = [...text.matchAll(/^DTSTART;TZID=America\/New_York:(\d{8}T\d{6})/gm)].map(([, digits]) => digits)
    expect(local).toEqual(windows.map(({ start }) => start.slice(0, 19).replace(/[-:]/g, '')))
    expect(new Set(windows.map(({ start }) => start.slice(19)))).toEqual(new Set(['-05:00', '-04:00']))
    expect(eventsOf(text).map(({ startDate }) => startDate.toUnixTime() * 1000)).toEqual(
      windows.map(({ start }) => Date.parse(start)),
    )
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  })

  test('a file in the fold of a clock, by an offset, and of mixed offsets', () => {
    const zone = zoneNamed('Europe/London')!
    const write = (times: string[], of: typeof zone | null) =>
      calendarFile(
        times.map((start) => ({ title: ['x'], when: { start, end: start } })),
        { name: 'test', terms: {}, now: 0, zone: of },
      )
    // 01:30 occurs twice on 27 October 2024; the component names both offsets.
    const fold = write(['2024-10-27T01:30:00+01:00', '2024-10-27T01:30:00Z'], zone)
    expect(fold).toContain('BEGIN:STANDARD\r\nDTSTART:20241027T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0000\r\n')
    const instants = eventsOf(fold).map(({ startDate }) => startDate.toUnixTime() * 1000)
    expect(instants).toEqual([Date.UTC(2024, 9, 27, 0, 30), Date.UTC(2024, 9, 27, 1, 30)])
    // An offset that the zone of the place does not have is a zone of its own.
    const fixed = write(['2024-10-27T06:00:00+05:45'], zone)
    expect(fixed).toContain('TZID:+05:45\r\n')
    expect(fixed).toContain('DTSTART;TZID="+05:45":20241027T060000\r\n')
    expect(eventsOf(fixed)[0]!.startDate.toUnixTime() * 1000).toBe(Date.parse('2024-10-27T06:00:00+05:45'))
    // Two offsets without a zone stay in UTC.
    const mixed = write(['2024-01-01T06:00:00+05:30', '2024-07-01T06:00:00+05:45'], null)
    expect(mixed).not.toContain('VTIMEZONE')
    expect(mixed).toContain('DTSTART:20240101T003000Z\r\n')
    expect(zoneOfTimes([], zone)).toBe(zone)
    expect(offsetOf('1850-01-01T06:00:00-00:01')).toBe(-60)
    expect(timeZoneComponent(zoneNamed('Africa/Monrovia')!, Date.UTC(1930, 0, 1), Date.UTC(1931, 0, 1))).toContain(
      'TZOFFSETTO:-004430\r\n',
    )
  })

  test('a calendar of a year before 1 is answered in JSON, since the format has no such dates', async () => {
    const { path } = catalogue.find(({ slug }) => slug === 'monthly-panchang')!
    const { sandbox } = await server.account()
    const input = { year: -100, month: 4, latitude: 23.18, longitude: 75.78 }
    const answer = await server.post(path, input, server.as(sandbox, { Accept: 'text/calendar' }))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
  })

  test('dates are whole days in every zone, with translated titles and a reminder at 18:00', async () => {
    const { sandbox } = await server.account()
    const input = { year: 2025, month: 10, scope: 'major', labels: 'ta', latitude: 13.08, longitude: 80.27 }
    const answer = await server.post(FESTIVALS, input, server.as(sandbox, { Accept: 'text/calendar' }))
    const text = await answer.text()
    const days = eventsOf(text).filter(({ startDate }) => startDate.toString() === '2025-10-20' && startDate.isDate)
    expect(days.map(({ summary }) => summary)).toContain('நரக சதுர்த்தசி')
    expect(text).toContain('TRIGGER:-PT6H')
  })

  test('a window of a muhurta is the instants of the JSON answer', async () => {
    const entry = catalogue.find(({ slug }) => slug === 'muhurta-search')!
    const { sandbox } = await server.account()
    const json = await (await server.post(entry.path, entry.example as object, server.as(sandbox))).json()
    const { windows } = (json as { data: { windows: { start: string; end: string }[] } }).data
    const file = await server.post(entry.path, entry.example as object, server.as(sandbox, { Accept: 'text/calendar' }))
    const events = eventsOf(await file.text())
    expect(events.map(({ startDate }) => startDate.toUnixTime())).toEqual(
      windows.map(({ start }) => Math.floor(Date.parse(start) / 1000)),
    )
  })

  test('a capability without a calendar answers in JSON', async () => {
    const { sandbox } = await server.account()
    const { path, example } = catalogue.find(({ slug }) => slug === 'find-moon-sign')!
    const answer = await server.post(path, example as object, server.as(sandbox, { Accept: 'text/calendar' }))
    expect(answer.headers.get('content-type')).toContain('application/json')
  })
})

describe('answers as application/pdf', () => {
  const { path } = catalogue.find(({ slug }) => slug === 'monthly-panchang')!
  const month = { year: 2027, month: 1, latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' }
  const pdf = { Accept: 'application/pdf' }

  test('a month of panchang is a page with the place, the days of its region and the festivals', async () => {
    const { sandbox } = await server.account()
    const input = { ...month, labels: 'ta', region: 'tamil', paper: 'A3', place: 'Chennai' }
    const answer = await server.post(path, input, server.as(sandbox, pdf))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const document = PDFDocument.openDocument(await answer.bytes(), 'application/pdf')
    expect(document.countPages()).toBe(1)
    expect(document.loadPage(0).getBounds().map(Math.round)).toEqual([0, 0, 1191, 842])
    const text = document.loadPage(0).toStructuredText('').asText().replace(/\s+/g, ' ')
    for (const word of ['2027', 'Chennai', 'மார்கழி 17']) expect(text).toContain(word)
  })

  test('the price is that of the JSON answer, and bad paper names its field', async () => {
    const { sandbox } = await server.account()
    const [asPdf, asJson] = await Promise.all([
      server.post(path, month, server.as(sandbox, pdf)),
      server.post(path, month, server.as(sandbox)),
    ])
    expect(asPdf.headers.get('x-credits-used')).toBe(asJson.headers.get('x-credits-used'))
    const refused = await server.post(path, { ...month, paper: 'A5' }, server.as(sandbox, pdf))
    const { error } = (await refused.json()) as { error: { field: string } }
    expect([refused.status, error.field]).toEqual([422, 'paper'])
    const region = await server.post(path, { ...month, region: 'atlantis' }, server.as(sandbox, pdf))
    expect(((await region.json()) as { error: { field: string } }).error.field).toBe('region')
  })

  test('a capability without a wall calendar answers in JSON', async () => {
    const { sandbox } = await server.account()
    const { path, example } = catalogue.find(({ slug }) => slug === 'daily-panchang')!
    const answer = await server.post(path, example as object, server.as(sandbox, pdf))
    expect(answer.headers.get('content-type')).toContain('application/json')
  })

  test('the regional days of a month are those of the solar calendar of the year', async () => {
    const { sandbox } = await server.account()
    const solar = catalogue.find(({ slug }) => slug === 'solar-month-calendar')!
    for (const region of ['tamil', 'malayalam', 'bengali', 'odia', 'nepali', 'punjabi']) {
      const [days, months] = (await Promise.all(
        [
          [path, { ...month, month: 9, region }],
          [solar.path, { ...place(month), year: 2027, region }],
        ].map(async ([to, input]) => (await server.post(to as string, input as object, server.as(sandbox))).json()),
      )) as [
        { data: { days: { date: string; regional_day: { month: string; day: number } }[] } },
        { data: { months: { name: string; starts: string }[] } },
      ]
      const firsts = days.data.days.filter(({ regional_day: { day } }) => day === 1)
      expect(firsts.length).toBeGreaterThan(0)
      for (const { date, regional_day } of firsts)
        expect(months.data.months.find(({ name }) => name === regional_day.month)!.starts).toBe(date)
    }
  })
})

describe('answers as text/csv', () => {
  test('transit dates are the table of transits, or the ephemeris if the request asks for it', async () => {
    const { sandbox } = await server.account()
    const { path, example } = catalogue.find(({ slug }) => slug === 'western-transit-dates')!
    const tableOf = async (further: object) => {
      const headers = server.as(sandbox, { Accept: 'text/csv' })
      const answer = await server.post(path, { ...(example as object), ...further }, headers)
      return (await answer.text()).trimEnd().split('\r\n')
    }
    const [transits] = await tableOf({})
    expect(transits).toStartWith('date,exact_at,')
    const [head, ...rows] = await tableOf({ ephemeris: {}, days_ahead: 10 })
    expect(head).toStartWith('utc,sidereal_time,positions.Sun.longitude,')
    expect(rows).toHaveLength(10)
  })

  test('a month of panchang has one row a day', async () => {
    const { sandbox } = await server.account()
    const { path, example } = catalogue.find(({ slug }) => slug === 'monthly-panchang')!
    const answer = await server.post(path, example as object, server.as(sandbox, { Accept: 'text/csv' }))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const [head, ...lines] = (await answer.text()).trimEnd().split('\r\n')
    expect(head).toStartWith('date,')
    expect(head!.split(',')).toContain('tithi.name')
    expect([28, 29, 30, 31]).toContain(lines.length)
  })

  test('quotes, formulas and missing fields', () => {
    const rows = [
      { a: 'x "y", z', b: '=SUM(A1)', n: -1.5 },
      { a: null, c: { d: ['p', 'q'] } },
    ]
    expect(csvFile(rows)).toBe(`a,b,n,c.d\r\n"x ""y"", z",'=SUM(A1),-1.5,\r\n,,,p; q\r\n`)
  })
})
