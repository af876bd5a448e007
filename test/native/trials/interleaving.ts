import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AYANAMSHA_IDS, AYANAMSHAS } from '../../../src/ephemeris/ayanamshas.ts'
import { BODIES } from '../../../src/ephemeris/bodies.ts'
import { HOUSE_SYSTEM_NAMES } from '../../../src/ephemeris/house-systems.ts'
import { createEphemeris } from '../../../src/ephemeris/index.ts'
import { native } from '../../../src/ephemeris/native.ts'
import type { JulianDay } from '../../../src/time/julian-day.ts'
import { momentOf } from '../oracle.ts'
import { random } from '../random.ts'

/**
 * Thousands of calls that differ in everything that Swiss Ephemeris keeps as state: ayanamsha, node, house system, place, files.
 * They run concurrently on the main thread and in the pool, in shuffled order. Each answer must equal that of an earlier
 * sequential call.
 */
const ephemeris = createEphemeris()
const next = random(3)
const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]!

const directory = mkdtempSync(join(tmpdir(), 'khagola-'))
for (const name of ['sepl_18.se1', 'semo_18.se1'])
  copyFileSync(new URL(`../../../data/ephe/${name}`, import.meta.url), join(directory, name))
const fewFiles = native.openFiles({ path: directory })

type Call = () => unknown

const generators: (() => Call)[] = [
  () => {
    const at = momentOf(next()) as JulianDay
    const id = pick(AYANAMSHA_IDS)
    return () => ephemeris.ayanamsha(at, id)
  },
  () => {
    const at = momentOf(next()) as JulianDay
    const bodies = Array.from({ length: 4 }, () => pick(BODIES))
    const frame = pick(['ecliptic', 'equatorial'] as const)
    return () => [...ephemeris.positions(at, bodies, frame)]
  },
  () => {
    const at = momentOf(next()) as JulianDay
    const site = { latitude: next() * 178 - 89, longitude: next() * 360 - 180 }
    const system = pick(HOUSE_SYSTEM_NAMES)
    return () => [...ephemeris.houses(at, site, system)]
  },
  () => {
    const from = momentOf(next() * 0.99) as JulianDay
    const site = { latitude: next() * 100 - 50, longitude: next() * 360 - 180 }
    const body = pick(['Sun', 'Moon', 'Mars'] as const)
    const event = pick(['rise', 'set', 'culmination'] as const)
    return () => ephemeris.horizon({ event, body, site, from, to: (from + 2) as JulianDay })
  },
  () => {
    const from = momentOf(next() * 0.99) as JulianDay
    const body = pick(['Moon', 'MeanNode', 'TrueNode', 'Mercury'] as const)
    const ayanamsha = { id: pick(AYANAMSHA_IDS), factor: 1 }
    const query = { of: { terms: [{ body, factor: 1 }], ayanamsha }, span: 10, from, to: (from + 20) as JulianDay }
    return () => ephemeris.scan(query)
  },
  () => {
    const from = momentOf(next() * 0.99) as JulianDay
    const kind = pick(['solar', 'lunar'] as const)
    return () => ephemeris.eclipses(kind, from, (from + 300) as JulianDay)
  },
  () => {
    const moments = Float64Array.of(momentOf(next()))
    const files = pick([fewFiles, native.openFiles({ path: new URL('../../../data/ephe', import.meta.url).pathname })])
    const mode = AYANAMSHAS[pick(AYANAMSHA_IDS)].mode
    return () => {
      const values = new Float64Array(12)
      const statuses = new Uint8Array(2)
      const degrees = new Float64Array(1)
      native.positions({ files, bodies: ['Chiron', 'TrueNode'], frame: 'ecliptic', moments, values, statuses })
      native.ayanamshas({ files, mode, moments, values: degrees, statuses: new Uint8Array(1) })
      return [...values, ...statuses, ...degrees]
    }
  },
]

const weights = [6, 6, 4, 2, 4, 1, 1]
const calls = weights.flatMap((weight, kind) => Array.from({ length: weight * 150 }, () => generators[kind]!()))
const expected: string[] = []
for (const call of calls) expected.push(JSON.stringify(await call()))

let differing = 0
const rounds = 3
for (let round = 0; round < rounds; round++) {
  const order = calls.map((_, i) => [next(), i] as const).sort((a, b) => a[0] - b[0])
  await Promise.all(
    order.map(async ([, i]) => {
      const answer = JSON.stringify(await calls[i]!())
      if (answer === expected[i]) return
      if (differing++ < 5) console.error(expected[i]!.slice(0, 300), '\n', answer.slice(0, 300))
    }),
  )
}
rmSync(directory, { recursive: true })
const withNull = expected.filter((answer) => /null/.test(answer)).length
console.log(JSON.stringify({ calls: calls.length * rounds, differing, withNull }))
