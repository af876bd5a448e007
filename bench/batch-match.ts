import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openAtlas } from '../src/atlas/atlas.ts'
import { createRowReader, readPeople } from '../src/batch/people.ts'
import { createEphemeris } from '../src/ephemeris/index.ts'
import { createSky } from '../src/sky/index.ts'
import { machine } from './machine.ts'
import { numbers } from './sample.ts'

// Runs `khagola batch match` on random births as a separate process. Arguments: number of grooms and of brides (default 100000), then
// the format (default csv).
const [size = '100000', format = 'csv'] = process.argv.slice(2)
const folder = fileURLToPath(new URL('../build/bench/batch/', import.meta.url))
mkdirSync(folder, { recursive: true })

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

const births = (name: string, seed: number) => {
  const next = numbers(seed)
  const lines = ['id,datetime,timezone,latitude,longitude']
  for (let person = 0; person < Number(size); person++)
    lines.push(
      `${name[0]}${person},${1960 + Math.floor(next() * 45)}-${two(1 + next() * 12)}-${two(1 + next() * 28)}T${two(next() * 24)}:${two(next() * 60)},Asia/Kolkata,${(8 + next() * 25).toFixed(4)},${(70 + next() * 20).toFixed(4)}`,
    )
  writeFileSync(`${folder}${name}.csv`, `${lines.join('\n')}\n`)
  return [`--${name}`, `${folder}${name}.csv`]
}

const words = [...births('grooms', 1), ...births('brides', 2), '--threshold', '25', '--top-k', '50', '--force']
const out = `${folder}pairs.${format}`

/** The peak memory of a process with all its descendants until it ends, bytes. */
const peakOfTree = async (root: number, ended: Promise<unknown>) => {
  let peak = 0
  let running = true
  ended.finally(() => (running = false))
  while (running) {
    const parents = new Map<number, number>()
    const resident = new Map<number, number>()
    for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each)))
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]))
        resident.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024)
      } catch {
        // The process has ended.
      }
    const isOfTree = (id: number | undefined): boolean =>
      id !== undefined && id > 0 && (id === root || isOfTree(parents.get(id)))
    const sum = [...resident].reduce((all, [id, bytes]) => all + (isOfTree(id) ? bytes : 0), 0)
    peak = Math.max(peak, sum)
    await Bun.sleep(50)
  }
  return peak
}

const began = performance.now()
const run = Bun.spawn([process.execPath, 'src/main.ts', 'batch', 'match', ...words, '--out', out], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [output, peak] = await Promise.all([new Response(run.stdout).text(), peakOfTree(run.pid, run.exited)])
const seconds = (performance.now() - began) / 1000
if ((await run.exited) !== 0) process.exit(1)
const summary = JSON.parse(output)
const used = run.resourceUsage()!
const bytes = statSync(out).size

// The rate at which one process, file access included, computes nakshatra and pada of births.
const one = createRowReader({ sky: createSky(createEphemeris()), atlas: openAtlas(), ayanamsha: 'lahiri' })
const before = process.cpuUsage()
const { ids } = await readPeople(`${folder}grooms.csv`, one, () => {})
const { user, system } = process.cpuUsage(before)

console.log(
  JSON.stringify(
    {
      ...machine(),
      pairs: Number(size) ** 2,
      seconds: Math.round(seconds * 100) / 100,
      cpu_seconds: Math.round(Number(used.cpuTime.total) / 1e4) / 100,
      pairs_per_second: Math.round(Number(size) ** 2 / seconds),
      peak_rss_mb_of_all_processes: Math.round(peak / 2 ** 20),
      births_per_second_of_a_core: Math.round(ids.length / ((user + system) / 1e6)),
      lines: summary.lines,
      out_mb: Math.round(bytes / 1e6),
    },
    null,
    2,
  ),
)
rmSync(folder, { recursive: true })
