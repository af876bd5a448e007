/**
 * Sends every hostile logo and drawing of the tests to the process that draws it, as the service does. Prints the times of the slowest
 * inputs and the peak memory of the drawing processes.
 * `node scripts/bun.mjs bench/hostile.ts`
 */
import { readFileSync } from 'node:fs'
import { Fault } from '../src/faults.ts'
import { readLogo } from '../src/pdf/logo.ts'
import { readDxf } from '../src/render/dxf-reading.ts'
import { honestLogos, hostileLogos } from '../test/pdf/hostile-logos.ts'
import { hostileDrawings } from '../test/traditions/vastu/hostile-drawings.ts'
import { machine } from './machine.ts'
import { familyOf } from './servers/processes.ts'

/** The peak memory of any child process so far, MB. */
let peak = 0
const updatePeak = () => {
  const peaks = familyOf(process.pid)
    .slice(1)
    .map(({ pid }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
  peak = Math.max(peak, ...peaks)
}

interface Outcome {
  name: string
  ms: number
  result: string
}

const timed = async (name: string, work: () => Promise<unknown>): Promise<Outcome> => {
  const began = performance.now()
  const result = await work().then(
    () => 'drawn',
    (reason) => (reason instanceof Fault ? `${reason.status}` : String(reason)),
  )
  const ms = performance.now() - began
  updatePeak()
  return { name, ms, result }
}

const printOutcomes = (what: string, outcomes: readonly Outcome[]) => {
  const ms = outcomes.map((each) => each.ms).sort((a, b) => a - b)
  const byResult = Object.groupBy(outcomes, (each) => each.result)
  const counts = Object.entries(byResult).map(([outcome, of]) => `${of!.length} ${outcome}`)
  console.log(
    `${what}: ${outcomes.length}, ${counts.join(', ')}; median ${ms[ms.length >> 1]!.toFixed(1)} ms, longest ${ms.at(-1)!.toFixed(0)} ms, peak ${peak.toFixed(0)} MB`,
  )
  peak = 0
  for (const { name, ms: took } of outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, 3))
    console.log(`  ${took.toFixed(0).padStart(5)} ms  ${name}`)
}

const sequentially = async <T>(rows: readonly T[], make: (row: T) => Promise<Outcome>): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const row of rows) outcomes.push(await make(row))
  return outcomes
}

console.log(machine())
const uri = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
await readLogo(uri('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>a</text></svg>'))
const logo = ([name, svg]: readonly [string, string]) => timed(name, () => readLogo(uri(svg)))
printOutcomes('honest logos', await sequentially(Object.entries(honestLogos), logo))
printOutcomes('hostile logos', await sequentially(hostileLogos(), logo))
printOutcomes(
  'hostile drawings',
  await sequentially(hostileDrawings(5), ([name, content]) =>
    timed(name, () => readDxf(Buffer.from(content(), 'latin1'))),
  ),
)
process.exit()
