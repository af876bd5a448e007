import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { machine } from './machine.ts'
import { numbers } from './sample.ts'

// `khagola batch match` on births, as a process: npm run khagola is what a service would run. Words: how many of each side (default
// 100000), then the format (default csv).
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
const began = performance.now()
const run = Bun.spawn([process.execPath, 'src/main.ts', 'batch', 'match', ...words, '--out', out], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: ['ignore', 'pipe', 'inherit'],
})
const summary = JSON.parse(await new Response(run.stdout).text())
const seconds = (performance.now() - began) / 1000
await run.exited
const used = run.resourceUsage()!
console.log(
  JSON.stringify(
    {
      ...machine(),
      pairs: Number(size) ** 2,
      seconds: Math.round(seconds * 100) / 100,
      cpu_seconds: Math.round(Number(used.cpuTime.total) / 1e4) / 100,
      pairs_per_second: Math.round(Number(size) ** 2 / seconds),
      peak_rss_mb: Math.round(used.maxRSS / 2 ** 20),
      lines: summary.lines,
      out_mb: Math.round(statSync(out).size / 1e6),
    },
    null,
    2,
  ),
)
rmSync(folder, { recursive: true })
