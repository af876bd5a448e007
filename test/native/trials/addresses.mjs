import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Calls of every native function with every body, mode and system, and with invalid arguments: `addresses.mjs <addon> <files>`. */
const [addon, directory] = process.argv.slice(2)
const native = createRequire(import.meta.url)(addon)
const { bodies, frames, coordinates, houseSystems, horizonEvents, eclipseKinds } = native.words
const files = native.openFiles({ path: directory })
const moments = Float64Array.from({ length: 40 }, (_, i) => 2378600 + i * 5400)
const bytes = (length) => new Uint8Array(length)
const doubles = (length) => new Float64Array(length)

for (const frame of frames) {
  const rows = moments.length * bodies.length
  native.positions({ files, bodies, frame, moments, values: doubles(rows * 6), statuses: bytes(rows) })
}
for (let mode = 0; mode < 47; mode++)
  native.ayanamshas({ files, mode, moments, values: doubles(moments.length), statuses: bytes(moments.length) })
native.orientations({ files, moments, values: doubles(moments.length * 3) })
const rows = Float64Array.from([...moments].flatMap((moment, i) => [moment, -90 + i * 4.5, i * 9 - 180]))
const houses = {
  files,
  system: 'placidus',
  rows,
  values: doubles(moments.length * 16),
  statuses: bytes(moments.length),
}
for (const system of houseSystems) native.houses({ ...houses, system })
const horizon = {
  files,
  event: 'rise',
  body: 'Sun',
  limb: 'centre',
  refraction: true,
  twilight: 0,
  elevation: 0,
  geocentric: false,
  site: { latitude: 20, longitude: 20 },
  from: 2451545,
  to: 2451548,
}
for (const latitude of [-80, -20, 55, 69])
  for (const event of horizonEvents)
    for (const of of [
      {},
      { twilight: 18 },
      { elevation: 1500 },
      { geocentric: true },
      { body: 'Moon' },
      { body: 'Chiron' },
    ])
      native.horizon({ ...horizon, ...of, event, site: { latitude, longitude: 20 } })
const targets = Float64Array.of(10, 370, -20, 200)
const single = (body) => ({ terms: [{ body, factor: 1 }] })
const crossing = { files, of: single('Moon'), divisions: 12, offset: 0, from: 2451545, to: 2451645, out: doubles(5) }

// A compiled ephemeris of two months, for the functions that read one.
const SPAN = { from: 2451545, to: 2451605 }
const path = `${mkdtempSync(join(tmpdir(), 'khagola-'))}/table`
const fingerprint = '0'.repeat(64)
const { fitting, parts } = native.beginFitting({ files, ...SPAN, modes: Int32Array.of(27) })
for (let part = 0; part < parts; part++) await native.fitPart({ fitting, part })
await native.installFitting({ fitting, path, fingerprint })
const compiled = native.openTable({ files, path, fingerprint }).files
rmSync(dirname(path), { recursive: true })

for (const body of bodies) {
  native.crossings({ ...crossing, of: { ...single(body), ayanamsha: { mode: 27, factor: 1 } }, divisions: 72 })
  for (const coordinate of coordinates) {
    const of = { ...single(body), coordinate }
    const within = { files: compiled, of, from: SPAN.from + 0.1, to: SPAN.to - 0.9, out: doubles(5) }
    native.crossings({ ...within, divisions: 360, offset: 0 })
    native.crossings({ ...within, targets })
    native.extrema(within)
  }
  for (const latitude of [-80, -40, 0, 67])
    for (const event of horizonEvents)
      native.horizon({
        ...horizon,
        files: compiled,
        event,
        body,
        site: { latitude, longitude: 20 },
        from: 2451550,
        to: 2451600,
      })
  const set = native.bodySet({ files: compiled, moment: SPAN.from, bodies: [body], frame: 'equatorial' })
  set.fill(2451560)
}
// Moments in the table, outside its span, outside all files, and NaN.
for (const of of [files, compiled]) {
  const channels = [native.orientationChannel({ files: of })]
  for (let mode = 0; mode < 47; mode++) channels.push(native.ayanamshaChannel({ files: of, mode }))
  for (const system of houseSystems)
    for (const latitude of [-80, 0, 69, 91, Number.NaN]) {
      const channel = native.houseChannel({ files: of, system })
      channel.values[16] = latitude
      channels.push(channel)
    }
  for (const { fill } of channels) for (const moment of [2451560, 2451700, 2700000, 1e9, Number.NaN]) fill(moment)
}
const kinds = await Promise.all(
  eclipseKinds.map((kind) => native.eclipses({ files, kind, from: 2460000, to: 2461000 })),
)
for (const eclipse of kinds.flat()) native.localEclipse({ files, eclipse, site: { latitude: 28.6, longitude: 77.2 } })
const stop = native.newStop({ by: 'anyone' })
const stopped = native.scan({ ...crossing, to: 2551545, stop })
native.stop({ stop })
await Promise.all([stopped, ...bodies.map((body) => native.scan({ ...crossing, of: single(body) }))])
const beyond = { from: 2700000, to: 2700100 }
const uncovered = native.crossings({ ...crossing, ...beyond, of: { ...single('Sun'), coordinate: 'latitude' } })

const totals = Uint8Array.of(1, 2, 3, 4)
const [instructions] = native.lookupInstructionSets()
const table = native.lookupTable({ classes: 2, totals, instructions })
const columns = Uint8Array.of(0, 1, 1)
const { walk, chunks } = native.lookupWalk({ table, columns, rowsAtMost: 2 })
await native.lookupFill({ walk, chunk: 1, rows: Uint8Array.of(1, 0) })
const claim = native.takeClaim({ path: `${path.slice(0, -6)}.claim` })
native.dropClaim({ claim })

/** Calls with every handle in the place of every other kind of handle, and with values that are not handles. */
const handles = { stop, fitting, claim, table, walk }
const calls = {
  stop: (stop) => native.stop({ stop }),
  fitting: (fitting) => native.fitPart({ fitting, part: 0 }),
  claim: (claim) => native.dropClaim({ claim }),
  table: (table) => native.lookupTotals({ table, rows: columns, columns, out: bytes(9) }),
  walk: (walk) => native.lookupFill({ walk, chunk: 0, rows: columns.subarray(0, 1) }),
}
const wrongHandles = Object.entries(calls).flatMap(([kind, call]) => {
  const others = Object.entries(handles).flatMap(([other, handle]) => (other === kind ? [] : [handle]))
  return [...others, {}, 7, null, undefined, () => {}, totals].map((handle) => () => call(handle))
})

const wrong = [
  ...wrongHandles,
  () => native.positions({ files, bodies, frame: 'ecliptic', moments, values: doubles(5), statuses: bytes(5) }),
  () => native.positions({ files, bodies, frame: 'ecliptic', moments: [1], values: doubles(999), statuses: bytes(99) }),
  () => native.positions({ files, bodies: [0], frame: 'ecliptic', moments, values: doubles(999), statuses: bytes(99) }),
  () =>
    native.positions({ files, bodies: 'Sun', frame: 'ecliptic', moments, values: doubles(999), statuses: bytes(99) }),
  () =>
    native.positions({
      files: 99,
      bodies,
      frame: 'ecliptic',
      moments: doubles(0),
      values: doubles(0),
      statuses: bytes(0),
    }),
  () => native.positions(),
  () => native.positions(files, moments),
  () => native.ayanamshas({ files, mode: 'lahiri', moments, values: doubles(40), statuses: bytes(40) }),
  () => native.ayanamshas({ files, mode: 47, moments, values: doubles(40), statuses: bytes(40) }),
  () => native.houses({ ...houses, values: doubles(40) }),
  () => native.houses({ ...houses, system: 'Z' }),
  () => native.horizon({ ...horizon, body: 'Rahu' }),
  () => native.horizon({ ...horizon, twilight: 7 }),
  () => native.horizon({ ...horizon, elevation: -1 }),
  () => native.horizon({ ...horizon, site: { latitude: 91, longitude: 0 } }),
  () => native.horizon({ ...horizon, site: undefined }),
  () => native.crossings({ ...crossing, of: { terms: [] } }),
  () => native.crossings({ ...crossing, of: { terms: [{ body: 'Sun' }] } }),
  () => native.crossings({ ...crossing, of: { terms: { length: 4e9 } } }),
  () => native.crossings({ ...crossing, divisions: 0 }),
  () => native.crossings({ ...crossing, divisions: 1e9 }),
  () => native.crossings({ ...crossing, divisions: undefined }),
  () => native.crossings({ ...crossing, divisions: undefined, targets: Float64Array.of(Number.NaN) }),
  () => native.crossings({ ...crossing, out: new Float32Array(9) }),
  () => native.bodySet({ files, moment: SPAN.from, bodies, frame: 'ecliptic' }),
  () => native.bodySet({ files: compiled, moment: SPAN.from, bodies, frame: 'ecliptic', vectors: 'wide' }),
  () => native.bodySet({ files: compiled, moment: SPAN.from, bodies, frame: 'ecliptic' }).fill(),
  () => native.bodySet({ files: compiled, moment: SPAN.from, bodies, frame: 'ecliptic' }).fill('now'),
  () => native.ayanamshaChannel({ files, mode: 47 }),
  () => native.ayanamshaChannel({ files: 99, mode: 1 }),
  () => native.orientationChannel({}),
  () => native.houseChannel({ files, system: 'Z' }),
  () => native.houseChannel({ files, system: 'placidus' }).fill(),
  () => native.localEclipse({ files, eclipse: {}, site: horizon.site }),
  () => native.fitPart({ fitting, part: -1 }),
  () => native.fitPart({ fitting, part: parts }),
  () => native.lookupTable({ classes: 257, totals: bytes(257 * 257), instructions }),
  () => native.lookupTable({ classes: 2, totals, instructions: 'abacus' }),
  () => native.lookupTotals({ table, rows: Uint8Array.of(2), columns, out: bytes(9) }),
  () => native.lookupBest({ table, rows: columns, columns, most: -1, least: 0 }),
  () => native.lookupWalk({ table, columns, rowsAtMost: 2 ** 31 - 1 }),
  () => native.lookupWalk({ table, columns, rowsAtMost: 2 ** 31 }),
  () => native.lookupWalk({ table, columns, rowsAtMost: 2 ** 64 }),
  () => native.lookupWalk({ table, columns, rowsAtMost: 0 }),
  () => native.lookupFill({ walk, chunk: 2, rows: columns }),
  () => native.lookupFill({ walk, chunk: 0, rows: columns }),
  () => native.openFiles({ path: 'x'.repeat(300) }),
  () => native.openFiles({ path: 7 }),
]
const accepted = wrong.flatMap((call, i) => {
  try {
    call()
    return [`${i}: ${call}`]
  } catch (error) {
    return error instanceof TypeError ? [] : [`${i}: ${error}`]
  }
})
console.log(
  JSON.stringify({
    uncovered,
    accepted,
    wrong: wrong.length,
    eclipses: kinds.map((all) => all.length),
    filled: [...chunks[1]],
  }),
)
