import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openAtlas } from '../src/atlas/atlas.ts'
import { allColumns, columnsIn } from '../src/batch/answer-columns.ts'
import { rowTextOf } from '../src/batch/answer-sheets.ts'
import { answerBatch, columnComputation } from '../src/batch/answers.ts'
import { blocksOf, createBlockAnswerer } from '../src/batch/column-blocks.ts'
import { indexInput } from '../src/batch/input-index.ts'
import { createEarlyMomentReader } from '../src/batch/reading-world.ts'
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

// Processor time per row of `planet-positions` from CSV to CSV in one process, by the columns of the output, with the compiled ephemeris.
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

const newYear = (year: number) => julianDay(dayNumber({ year, month: 1, day: 1 }) * 86_400_000)
const table = { path: `${folder}sky.table`, from: newYear(1970), to: newYear(2006) }
await compileEphemeris({ paths: [], ...table, onProgress() {} })
const sky = createSky(createEphemeris({ compiled: table }))
const atlas = openAtlas()
const service = createKeylessService({ sky, atlas, clock: { now: () => 0 } })
const entry = catalogue.find(({ slug }) => slug === 'planet-positions')!
const example = await service.answer(entry, {
  ...{ datetime: '1990-01-15T08:30', timezone: 'Asia/Kolkata', latitude: 19.076, longitude: 72.8777 },
})
if (!('data' in example)) throw new Error('The example has no answer.')

const pathsOf = (...fields: string[]) => GRAHAS.flatMap((graha) => fields.map((field) => `planets.${graha}.${field}`))
const outputs = {
  '9 longitudes': columnsIn(pathsOf('longitude').join(), entry.data),
  '9 longitudes, ascendant': columnsIn(['ascendant.longitude', ...pathsOf('longitude')].join(), entry.data),
  'longitude, speed, latitude, right ascension, declination': columnsIn(
    pathsOf('longitude', 'speed', 'latitude', 'right_ascension', 'declination').join(),
    entry.data,
  ),
  'every value': allColumns(example.data, entry.data),
}

const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}
console.log(machine())
for (const [name, columns] of Object.entries(outputs)) {
  const compute = columnComputation(entry, columns)!
  let computing = 0
  const answer = createBlockAnswerer({
    compute(births, world) {
      const before = processorTime()
      const values = compute(births, world)
      computing += processorTime() - before
      return values
    },
    ...{ sky, schema: entry.input, columns, format: 'csv', earlyMoment: createEarlyMomentReader(sky, atlas) },
    answerRows: (rows) => answerBatch(service, entry, rows, columns),
    rowBytes: rowTextOf('csv', columns),
  })
  const { header, ranges } = await indexInput(path, 'csv', 1, 1)
  // The first pass compiles the code.
  for (const pass of ['first', 'measured']) {
    const before = processorTime()
    let [rows, bytes] = [0, 0]
    computing = 0
    for await (const block of blocksOf(path, { header, range: ranges[0]! }, 0)) {
      const answers = await answer(block)
      rows += answers.count
      bytes += answers.bytes.length
    }
    const total = processorTime() - before
    const perRow = (time: number) => (time / rows).toFixed(2)
    if (pass === 'measured')
      console.log(
        `${name} (${columns.length} columns): ${Math.round((rows / total) * 1e6)} rows per second of processor time; ${perRow(total)} µs per row, of which ${perRow(computing)} for positions; ${Math.round(bytes / rows)} bytes per row`,
      )
  }
}
