/**
 * Differences of the compiled ephemeris from Swiss Ephemeris (npm `sweph`, swe_calc_ut) at random moments of its span:
 * `node scripts/bun.mjs bench/accuracy.ts [moments, default 1000000] [path of a table]`. Angles in arcseconds, rates in arcseconds per
 * day. Rates are compared with the slope of Swiss Ephemeris' positions at one moment in a hundred.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sweph from 'sweph'
import { BODIES, type Body } from '../src/ephemeris/bodies.ts'
import { compileEphemeris, openCompiled } from '../src/ephemeris/compiled.ts'
import { createEphemeris } from '../src/ephemeris/index.ts'

const SWISS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 17, 18, 19, 20]
const FLAGS = sweph.constants.SEFLG_SWIEPH
const STEP = 0.04
const CHUNK = 10_000

const count = Number(process.argv[2] ?? 1_000_000)
const tablesFolder = fileURLToPath(new URL('../build/tables/', import.meta.url))
const path = process.argv[3] ?? `${tablesFolder}whole.sky`
sweph.set_ephe_path(fileURLToPath(new URL('../data/ephe', import.meta.url)))
if (!openCompiled({ path })) {
  mkdirSync(tablesFolder, { recursive: true })
  const started = performance.now()
  await compileEphemeris({ path })
  console.log(`compiled in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
const ephemeris = createEphemeris({ compiled: { path } })
const { from, to, bytes } = ephemeris.compiled!
console.log(`${((bytes / (to - from)) * 0.036525).toFixed(1)} MB a century; ${count} moments`)

const turn = (angle: number) => angle - 360 * Math.round(angle / 360)

/** The rate of coordinate `i`, from positions at four moments around `jd`, degrees per day. */
const slope = (jd: number, body: number, i: number) => {
  const place = (k: number) => sweph.calc_ut(jd + k * STEP, body, FLAGS).data[i]!
  return (8 * turn(place(1) - place(-1)) - turn(place(2) - place(-2))) / (12 * STEP)
}

const summary = (off: Float64Array) => {
  off.sort()
  const part = (p: number) => off[Math.min(off.length - 1, Math.floor(off.length * p))]!.toFixed(6)
  return [part(0.5), part(0.9999), part(1)].map((text) => text.padStart(10)).join('')
}

console.log(
  `${'body'.padEnd(12)}${['longitude', 'latitude', 'rate'].map((of) => `${of}: half, 99.99 %, all`.padStart(31)).join('')}`,
)
BODIES.forEach((body: Body, b) => {
  const set = ephemeris.bodySet([body])
  const off = [new Float64Array(count), new Float64Array(count), new Float64Array(Math.ceil(count / 100))] as const
  const out = new Float64Array(CHUNK * 6)
  for (let first = 0; first < count; first += CHUNK) {
    const moments = Float64Array.from(
      { length: Math.min(CHUNK, count - first) },
      () => from + Math.random() * (to - from),
    )
    set.each(moments, out)
    moments.forEach((jd, m) => {
      const { data } = sweph.calc_ut(jd, SWISS[b]!, FLAGS)
      off[0][first + m] = Math.abs(turn(out[m * 6]! - data[0]!)) * 3600
      off[1][first + m] = Math.abs(out[m * 6 + 1]! - data[1]!) * 3600
      if ((first + m) % 100 === 0)
        off[2][(first + m) / 100] = Math.abs(out[m * 6 + 3]! - slope(jd, SWISS[b]!, 0)) * 3600
    })
  }
  console.log(`${body.padEnd(12)}${off.map(summary).join(' ')}`)
})
