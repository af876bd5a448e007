import { readFileSync } from 'node:fs'
import { openCompiled } from '../../../src/ephemeris/compiled.ts'
import { native } from '../../../src/ephemeris/native.ts'
import { wholeTable } from '../table.ts'

/** Counts how many moments at the edges between records, and a few rounding steps beside them, have a position. */
const { files, path } = openCompiled(await wholeTable())!
const file = readFileSync(path)
const [records, doubles, first] = [128, 136, 144].map((at) => Number(file.readBigUInt64LE(at))) as [
  number,
  number,
  number,
]
/** The precision of a Julian day of these centuries as a double, days. */
const STEP = 2 ** -31
const moments: number[] = []
for (let record = 1; record < records; record++) {
  const head = first + record * doubles * 8
  const [from, clock, slope, curvature] = [0, 40, 48, 56].map((at) => file.readDoubleLE(head + at)) as [
    number,
    number,
    number,
    number,
  ]
  const edge = from - (clock - slope + curvature)
  if (!Number.isNaN(edge)) for (let step = -4; step <= 4; step++) moments.push(edge + step * STEP)
}
const values = new Float64Array(moments.length * 6)
const statuses = new Uint8Array(moments.length)
native.positions({ files, bodies: ['Moon'], frame: 'ecliptic', moments: Float64Array.from(moments), values, statuses })
console.log(JSON.stringify({ tried: moments.length, answered: values.filter(Number.isFinite).length / 6 }))
