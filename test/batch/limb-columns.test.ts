import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { openAtlas } from '../../src/atlas/atlas.ts'
import { allColumns, createCellReader, type TableCell } from '../../src/batch/answer-columns.ts'
import { columnComputation } from '../../src/batch/answers.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { almanacStretch } from '../../src/capabilities/shared/almanac.ts'
import { compileEphemeris } from '../../src/ephemeris/compiled.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { sunriseWindow } from '../../src/jyotish/panchang/day.ts'
import { limbTablesOf } from '../../src/jyotish/panchang/limb-tables.ts'
import { KARANA, openAlmanac, STAR, TITHI, YOGA_LIMB } from '../../src/jyotish/panchang/limbs.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { createSky } from '../../src/sky/index.ts'
import { addDays, dayNumber } from '../../src/time/civil.ts'
import { dateText } from '../../src/time/iso.ts'
import { julianDay } from '../../src/time/julian-day.ts'
import { startOfDay } from '../../src/time/moment.ts'
import { zoneNamed } from '../../src/time/zones.ts'
import { folderOfFile } from '../program.ts'

// At the ends of the compiled ephemeris a search of one day and a search of a month have different sources, which differ by milliseconds:
// the columns must still equal the answers.

const entry = catalogue.find(({ slug }) => slug === 'panchang-five-limbs')!
const newYear = (year: number) => julianDay(dayNumber({ year, month: 1, day: 1 }) * 86_400_000)
const table = { path: join(folderOfFile(), 'sky.table'), from: newYear(2000), to: newYear(2001) }
await compileEphemeris({ paths: [], ...table, onProgress() {} })
const sky = createSky(createEphemeris({ compiled: table }))
const service = createKeylessService({ sky, atlas: openAtlas(), clock: { now: () => 0 } })
const place = { timezone: 'Asia/Kolkata', latitude: 19.076, longitude: 72.8777 }

test('the sky tells whether a window has one source', () => {
  const isUniform = (from: number, to: number) => sky.tables.isUniform({ from: newYear(from), to: newYear(to) })
  expect([isUniform(1990, 1999), isUniform(1999, 2002), isUniform(2002, 2010)]).toEqual([true, false, true])
  const inside = { from: julianDay(Date.UTC(2000, 1, 1)), to: julianDay(Date.UTC(2000, 10, 1)) }
  expect(sky.tables.isUniform(inside)).toBe(true)
})

test.each(['1999-11-20', '2000-11-20'])('the limbs of 80 days from %s', async (first) => {
  const zone = zoneNamed(place.timezone)!
  const [year, month, day] = first.split('-').map(Number) as [number, number, number]
  const dates = Array.from({ length: 80 }, (_, index) => addDays({ year, month, day }, index))
  const answers = []
  for (const date of dates) {
    const answer = await service.answer(entry, { date: dateText(date), ...place })
    if (!('data' in answer)) throw new Error('The date has no answer.')
    answers.push(answer.data)
  }
  const columns = allColumns(answers[0]!, entry.data)
  const values = columnComputation(entry, columns)!(
    {
      moments: Float64Array.from(dates, (date) => startOfDay(date, zone)),
      latitudes: new Float64Array(80).fill(place.latitude),
      longitudes: new Float64Array(80).fill(place.longitude),
      dates: dates.map((date) => ({ date, zone })),
    },
    sky,
  )
  const read = createCellReader(columns)
  const cellAt =
    (row: number) =>
    (column: (typeof values)[number]): TableCell => {
      if ('numbers' in column) return column.numbers[row]!
      return 'words' in column ? column.words[column.indexes[row]!]! : column.texts[row]!
    }
  const cells: TableCell[][] = dates.map((_, row) => values.map(cellAt(row)))
  expect(cells).toEqual(answers.map((answer) => read(answer)))
})

test('where the tables serve a day, its stays differ by less than a fifth of a millisecond from those of a search of the day', () => {
  const zone = zoneNamed(place.timezone)!
  const tables = limbTablesOf(sky)
  let [served, farthest] = [0, 0]
  const days = Array.from({ length: 460 }, (_, index) => addDays({ year: 1999, month: 11, day: 1 }, index))
  for (const date of days) {
    const day = sunriseWindow(date, place, zone, sky)!
    if (!tables.serves(day)) continue
    served++
    const almanac = openAlmanac(almanacStretch(day), sky)
    for (const limb of [TITHI, KARANA, STAR, YOGA_LIMB]) {
      const [found, expected] = [tables.during(limb, day), almanac.during(limb, day)]
      expect(found.map(({ number }) => number)).toEqual(expected.map(({ number }) => number))
      for (const [index, { from, to }] of expected.entries())
        farthest = Math.max(farthest, Math.abs(found[index]!.from - from), Math.abs(found[index]!.to - to))
    }
  }
  expect(farthest * 86_400_000).toBeLessThan(0.2)
  // The days near both ends of the table are searched by themselves.
  expect(served).toBeGreaterThan(200)
  expect(served).toBeLessThan(400)
})
