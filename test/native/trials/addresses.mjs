import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Every native function with every body, mode and system, and arguments of the wrong shape; argument: addon, files. */
const [addon, directory] = process.argv.slice(2)
const native = createRequire(import.meta.url)(addon)
const files = native.openFiles(directory)
const moments = Float64Array.from({ length: 40 }, (_, i) => 2378600 + i * 5400)
const bodies = Int32Array.from({ length: 19 }, (_, i) => i)

for (const frame of [0, 1]) {
  const rows = moments.length * bodies.length
  native.positions(files, moments, bodies, frame, new Float64Array(rows * 6), new Uint8Array(rows))
}
for (let mode = 0; mode < 47; mode++)
  native.ayanamshas(files, moments, mode, new Float64Array(moments.length), new Uint8Array(moments.length))
native.orientations(files, moments, new Float64Array(moments.length * 3))
const places = Float64Array.from([...moments].flatMap((moment, i) => [moment, -90 + i * 4.5, i * 9 - 180]))
for (let system = 0; system < 7; system++)
  native.houses(files, places, system, new Float64Array(moments.length * 16), new Uint8Array(moments.length))
for (const latitude of [-80, -20, 55, 69])
  for (const event of [0, 1, 2, 3])
    for (const [body, twilight, geocentric] of [
      [0, 0, 0],
      [0, 18, 0],
      [0, 0, 1],
      [1, 0, 0],
      [14, 0, 0],
    ])
      native.horizon(
        files,
        Int32Array.of(body, event, 1, 1, twilight, geocentric),
        Float64Array.of(latitude, 20, 2451545, 2451548),
      )
const NONE = new Float64Array()
const LIST = Float64Array.of(10, 370, -20, 200)
const crossings = (files, body, divisions, [from, to], coordinate, out) =>
  native.crossings(
    files,
    Float64Array.of(body, 1),
    Float64Array.of(coordinate ? -1 : 27, coordinate ? 0 : 1),
    divisions,
    Float64Array.of(0, from, to, coordinate),
    divisions ? NONE : LIST,
    out,
  )
const scan = (files, body, [from, to], stop) =>
  native.scan(files, Float64Array.of(body, 1), Float64Array.of(-1, 0), 12, Float64Array.of(0, from, to, 0), NONE, stop)

// A compiled ephemeris of two months, for what answers from one.
const SPAN = [2451545, 2451605]
const table = `${mkdtempSync(join(tmpdir(), 'khagola-'))}/table`
const fitting = native.beginFitting(files, Float64Array.from(SPAN), Int32Array.of(27))
for (let part = 0; part < native.fittingParts(fitting); part++) await native.fitPart(fitting, part)
await native.installFitting(fitting, table, '0'.repeat(64))
const compiled = native.openTable(files, table, '0'.repeat(64))
rmSync(dirname(table), { recursive: true })

for (const body of bodies) {
  crossings(files, body, 72, [2451545, 2451645], 0, new Float64Array(3000))
  for (const coordinate of [0, 1, 2])
    for (const divisions of [0, 360]) {
      crossings(
        compiled,
        body,
        divisions,
        SPAN.map((jd, end) => jd + 0.1 - end),
        coordinate,
        new Float64Array(5),
      )
      const window = Float64Array.of(0, SPAN[0], SPAN[1] - 1, coordinate)
      native.extrema(compiled, Float64Array.of(body, 1), Float64Array.of(-1, 0), 0, window)
    }
  for (const latitude of [-80, -40, 0, 67])
    for (const event of [0, 1, 2, 3])
      native.horizon(compiled, Int32Array.of(body, event, 0, 1, 0, 0), Float64Array.of(latitude, 20, 2451550, 2451600))
}
const kinds = await Promise.all([0, 1].map((kind) => native.eclipses(files, kind, Float64Array.of(2460000, 2461000))))
kinds.forEach((rows, kind) => {
  for (let i = 0; i < rows.length; i += 11)
    native.localEclipse(files, kind, rows.slice(i, i + 6), Float64Array.of(28.6, 77.2))
})
const stop = native.newStop()
const stopped = scan(files, 1, [2451545, 2551545], stop)
native.stop(stop)
await Promise.all([stopped, ...[...bodies].map((body) => scan(files, body, [2451545, 2451645]))])
const uncovered = -crossings(files, 0, 12, [2700000, 2700100], 1, new Float64Array(3))

const wrong = [
  () => native.positions(files, moments, bodies, 0, new Float64Array(5), new Uint8Array(5)),
  () => native.positions(files, [1], bodies, 0, new Float64Array(5), new Uint8Array(5)),
  () => native.ayanamshas(files, moments, 'lahiri', new Float64Array(40), new Uint8Array(40)),
  () => native.houses(files, places, 0, new Float64Array(40), new Uint8Array(40)),
  () => native.horizon(files, new Int32Array(2), new Float64Array(4)),
  () => native.crossings(files, new Int32Array(2), new Float64Array(2), 12, new Float64Array(4), NONE, NONE),
  () => native.crossings(files, new Float64Array(2), new Float64Array(2), 12, new Float64Array(3), NONE, NONE),
  () => native.stop({}),
  () => native.localEclipse(files, 0, new Float64Array(2), new Float64Array(2)),
  () => native.openFiles('x'.repeat(300)),
  () => native.openFiles(7),
]
const refused = wrong.filter((call) => {
  try {
    call()
    return false
  } catch (error) {
    return error instanceof TypeError
  }
}).length
console.log(
  JSON.stringify({ uncovered, refused, wrong: wrong.length, eclipses: kinds.map((rows) => rows.length / 11) }),
)
