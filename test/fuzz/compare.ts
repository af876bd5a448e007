/**
 * `npm run compare-answers -- (--write FILE | --against FILE) [--calls N] [--seed N] [--processes N] [--only WORD]`: writes a hash of the
 * answer of N random valid calls of all capabilities, or compares the answers with the hashes of a file. Run it before and after a change
 * that must not change an answer. A file can be compared with any part of its capabilities.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { createSky } from '../../src/sky/index.ts'
import { wholeTable } from '../native/table.ts'
import { atlas } from '../world.ts'
import { coherent, validValue } from './inputs.ts'

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '44' },
    processes: { type: 'string', default: '2' },
    only: { type: 'string' },
    write: { type: 'string' },
    against: { type: 'string' },
    /** Set by this script for the processes that it starts: their number among all. */
    child: { type: 'string' },
  },
})
const seed = Number(values.seed)
const processes = Number(values.processes)
const callsPerCapability = Math.ceil(Number(values.calls) / catalogue.length)
/** Differences that are printed with their inputs. */
const MAX_PRINTED = 20

const inputsOf = (entry: CatalogueEntry, index: number) =>
  fc.sample(coherent(validValue(entry.input, entry.example)), {
    numRuns: callsPerCapability,
    seed: seed + index,
  }) as Record<string, unknown>[]

/** A line per call: slug, number of the call, status, hash of the body. */
const runChild = async (child: number) => {
  const sky = createSky(createEphemeris({ compiled: await wholeTable() }))
  const clock = { now: () => Date.UTC(2026, 2, 15, 12) }
  const service = createKeylessService({ sky, atlas, clock, cacheBytes: 0, deadlineMs: 600_000 })
  for (const [index, entry] of catalogue.entries()) {
    if (index % processes !== child) continue
    if (values.only && values.only !== entry.family && values.only !== entry.slug) continue
    const lines: string[] = []
    for (const [call, input] of inputsOf(entry, index).entries()) {
      // Without a seed a draw is random.
      const seeded = entry.draws ? { ...input, seed: `seed-${call}` } : input
      const { status, body } = await service.call(entry, seeded, 'compared')
      lines.push(`${entry.slug} ${call} ${status} ${Bun.hash(body).toString(36)}`)
    }
    process.stdout.write(`${lines.join('\n')}\n`)
  }
}

const runParent = async (): Promise<boolean> => {
  await wholeTable()
  const parts = await Promise.all(
    Array.from({ length: processes }, async (_, child) => {
      const command = [process.execPath, import.meta.path, ...process.argv.slice(2), '--child', String(child)]
      const { stdout, exited } = Bun.spawn(command, { stdout: 'pipe', stderr: 'inherit' })
      const text = await new Response(stdout).text()
      if ((await exited) !== 0) throw new Error(`Process ${child} ended early.`)
      return text
    }),
  )
  const lines = parts.join('').trimEnd().split('\n')
  if (values.write) writeFileSync(values.write, `${lines.join('\n')}\n`)
  if (!values.against) return true
  const expected = new Set(readFileSync(values.against, 'utf8').split('\n'))
  const different = lines.filter((line) => !expected.has(line))
  for (const line of different.slice(0, MAX_PRINTED)) {
    const [slug, call] = line.split(' ')
    const index = catalogue.findIndex((each) => each.slug === slug)
    console.log(`${line} ${JSON.stringify(inputsOf(catalogue[index]!, index)[Number(call)])}`)
  }
  console.log(`${lines.length} answers, ${different.length} different`)
  return different.length === 0
}

if (!values.write && !values.against && !values.child) throw new Error('--write FILE or --against FILE is required.')
if (values.child) await runChild(Number(values.child))
else process.exit((await runParent()) ? 0 : 1)
