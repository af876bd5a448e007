import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openAtlas } from '../src/atlas/atlas.ts'
import { type AnswerColumn, allColumns, columnsIn } from '../src/batch/answer-columns.ts'
import { rowTextOf } from '../src/batch/answer-sheets.ts'
import { answerBatch, columnComputation, type RowBatch } from '../src/batch/answers.ts'
import { blockRowsOf, blocksOf, createBlockAnswerer, hasDates } from '../src/batch/column-blocks.ts'
import { indexInput } from '../src/batch/input-index.ts'
import { createEarlyMomentReader } from '../src/batch/reading-world.ts'
import { requestsOf } from '../src/batch/requests.ts'
import type { CatalogueEntry } from '../src/capabilities/capability.ts'
import { catalogue } from '../src/capabilities/index.ts'
import { compileEphemeris } from '../src/ephemeris/compiled.ts'
import { createEphemeris } from '../src/ephemeris/index.ts'
import { GRAHAS } from '../src/jyotish/grahas.ts'
import { createKeylessService } from '../src/service/keyless-service.ts'
import { createSky } from '../src/sky/index.ts'
import { dayNumber } from '../src/time/civil.ts'
import { julianDay } from '../src/time/julian-day.ts'
import { machine } from './machine.ts'
import { numbers } from './sample.ts'

// Processor time per row from CSV to CSV in one process, by the columns of the output, with the compiled ephemeris.
// Argument: number of rows (default 200000).
const [count = '200000'] = process.argv.slice(2)
const folder = fileURLToPath(new URL('../build/bench/batch/', import.meta.url))
mkdirSync(folder, { recursive: true })

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
const next = numbers(3)
const lines = ['id,datetime,timezone,latitude,longitude']
for (let row = 0; row < Number(count); row++)
  lines.push(
    `p${row},${1970 + Math.floor(next() * 35)}-${two(1 + next() * 12)}-${two(1 + next() * 28)}T${two(next() * 24)}:${two(next() * 60)},${next() < 0.8 ? 'Asia/Kolkata' : 'Europe/London'},${(8 + next() * 25).toFixed(4)},${(70 + next() * 20).toFixed(4)}`,
  )
const path = `${folder}births.csv`
writeFileSync(path, `${lines.join('\n')}\n`)
/** The same places with dates instead of births. */
const datesPath = `${folder}dates.csv`
writeFileSync(
  datesPath,
  `${lines.map((line) => line.replace(/T\d\d:\d\d/, '').replace('datetime', 'date')).join('\n')}\n`,
)

const newYear = (year: number) => julianDay(dayNumber({ year, month: 1, day: 1 }) * 86_400_000)
const table = { path: `${folder}sky.table`, from: newYear(1970), to: newYear(2006) }
await compileEphemeris({ paths: [], ...table, onProgress() {} })
const sky = createSky(createEphemeris({ compiled: table }))
const atlas = openAtlas()
const service = createKeylessService({ sky, atlas, clock: { now: () => 0 } })
const entryOf = (slug: string) => catalogue.find((each) => each.slug === slug)!
const entry = entryOf('planet-positions')
const place = { timezone: 'Asia/Kolkata', latitude: 19.076, longitude: 72.8777 }
const birth = { datetime: '1990-01-15T08:30', ...place }
const date = { date: '1990-01-15', ...place }
/** Every value of an answer that is computed as a column. */
const everyColumn = async (each: CatalogueEntry): Promise<AnswerColumn[]> => {
  const answer = await service.answer(each, hasDates(each.input) ? date : birth)
  if (!('data' in answer)) throw new Error('The example has no answer.')
  return allColumns(answer.data, each.data).filter((column) => columnComputation(each, [column]) !== null)
}

const pathsOf = (...fields: string[]) => GRAHAS.flatMap((graha) => fields.map((field) => `planets.${graha}.${field}`))
const named = (...paths: string[]) => columnsIn(paths.join(), entry.data)
const cusps = entryOf('western-house-cusps')
const limbs = entryOf('panchang-five-limbs')
const [numbersOfHouses, namesOfLimbs] = [
  Array.from({ length: 12 }, (_, house) => `houses.${house}.cusp`),
  ['tithi', 'nakshatra', 'yoga', 'karanas.0'].flatMap((limb) => [`limbs.${limb}.name`, `limbs.${limb}.number`]),
]
const outputs: [name: string, entry: CatalogueEntry, columns: AnswerColumn[]][] = [
  ['9 longitudes', entry, named(...pathsOf('longitude'))],
  ['9 longitudes, ascendant', entry, named('ascendant.longitude', ...pathsOf('longitude'))],
  [
    'longitude, speed, latitude, right ascension, declination',
    entry,
    named(...pathsOf('longitude', 'speed', 'latitude', 'right_ascension', 'declination')),
  ],
]
outputs.push(
  [
    '12 cusps, ascendant, midheaven',
    cusps,
    columnsIn([...numbersOfHouses, 'ascendant.longitude', 'midheaven.longitude'].join(), cusps.data),
  ],
  ['names and numbers of the limbs at sunrise', limbs, columnsIn(namesOfLimbs.join(), limbs.data)],
)
for (const slug of [
  ...['planet-positions', 'find-moon-sign', 'find-ascendant', 'western-planet-details', 'western-house-cusps'],
  ...['panchang-five-limbs', 'daily-panchang'],
])
  outputs.push([`every value of ${slug}`, entryOf(slug), await everyColumn(entryOf(slug))])

const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}
console.log(machine())
/** Rows that are answered one by one, for comparison. */
const COMPARED_ROWS = 500

for (const [name, each, columns] of outputs) {
  const compute = columnComputation(each, columns)!
  let computing = 0
  const answer = createBlockAnswerer({
    compute(births, world) {
      const before = processorTime()
      const values = compute(births, world)
      computing += processorTime() - before
      return values
    },
    ...{ sky, schema: each.input, columns, format: 'csv', earlyMoment: createEarlyMomentReader(sky, atlas) },
    answerRows: (rows) => answerBatch(service, each, rows, columns),
    rowBytes: rowTextOf('csv', columns),
  })
  const input = hasDates(each.input) ? datesPath : path
  const { header, ranges } = await indexInput(input, 'csv', 1, 1)
  const single: RowBatch = []
  for await (const row of requestsOf({ path: input, format: 'csv', part: null }, each.input, 1_000_000))
    if (single.push(row) === COMPARED_ROWS) break
  await answerBatch(service, each, single, columns)
  const beforeSingle = processorTime()
  const { rows: answered } = await answerBatch(service, each, single, columns)
  for (const row of answered) rowTextOf('csv', columns)(row)
  const singleTime = (processorTime() - beforeSingle) / single.length
  // The first pass compiles the code.
  for (const pass of ['first', 'measured']) {
    const before = processorTime()
    let [rows, bytes] = [0, 0]
    computing = 0
    for await (const block of blocksOf(input, { header, range: ranges[0]! }, 0, blockRowsOf(each.input))) {
      const answers = await answer(block)
      rows += answers.count
      bytes += answers.bytes.length
    }
    const total = processorTime() - before
    const perRow = (time: number) => (time / rows).toFixed(2)
    if (pass === 'measured')
      console.log(
        `${name} (${columns.length} columns): ${Math.round((rows / total) * 1e6)} rows per second of processor time; ${perRow(total)} µs per row, of which ${perRow(computing)} for the columns; ${singleTime.toFixed(0)} µs if each row is answered by itself; ${Math.round(bytes / rows)} bytes per row`,
      )
  }
}
