// Builds and runs the fuzzers: `node scripts/bun.mjs test/native/fuzz/run.ts [seconds per fuzzer] [names ...]`.
import { mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkedBuild, objectOf, ROOT, sources } from '../sanitized-build.ts'

const HOST = 'host'
const OUT = join(ROOT, 'build/fuzz')
const [seconds = '60', ...selected] = process.argv.slice(2)

const compiler = ['clang++', 'clang++-14', 'clang++-16', 'clang++-19'].map((name) => Bun.which(name)).find(Boolean)
const runtime = compiler
  ? Bun.spawnSync([compiler, '-print-file-name=libclang_rt.fuzzer-x86_64.a']).stdout.toString().trim()
  : ''
if (!compiler || !runtime.startsWith('/')) {
  console.error('The fuzzers require clang with libFuzzer (on Debian: apt-get install clang-14 libclang-rt-14-dev).')
  process.exit(1)
}

const fuzzSources = sources(import.meta.dir, '.cpp')
const fuzzers = fuzzSources.map((source) => basename(source, '.cpp')).filter((name) => name !== HOST)
const unknown = selected.filter((name) => !fuzzers.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown fuzzer: ${unknown.join(', ')}. Fuzzers: ${fuzzers.join(', ')}.`)
  process.exit(1)
}

const { objects, link } = await checkedBuild({
  compiler,
  out: OUT,
  flags: ['-fsanitize=fuzzer-no-link'],
  moreSources: fuzzSources,
})
// The host replaces the exports of the addon, its thread pool and Node.
const objectAt = (folder: string, name: string) => join(OUT, objectOf(join(folder, `${name}.cpp`)))
const fuzzerAt = (name: string) => objectAt(import.meta.dir, name)
const others = [...fuzzers.map(fuzzerAt), ...['addon', 'pool'].map((name) => objectAt(join(ROOT, 'native'), name))]
const shared = objects.filter((object) => !others.includes(object))

let failed = false
for (const name of selected.length > 0 ? selected : fuzzers) {
  const program = join(OUT, name)
  const corpus = join(OUT, `corpus-${name}`)
  mkdirSync(corpus, { recursive: true })
  rmSync(`${program}.log`, { force: true })
  await link([...shared, fuzzerAt(name)], program, [
    '-fsanitize=fuzzer',
    '-no-pie',
    '-Wl,--unresolved-symbols=ignore-all',
  ])
  const limits = [`-max_total_time=${seconds}`, '-timeout=20', '-rss_limit_mb=2048', '-max_len=1024', '-len_control=0']
  const child = Bun.spawn([program, ...limits, `-artifact_prefix=${OUT}/${name}-`, '-print_final_stats=1', corpus], {
    cwd: ROOT,
    env: {
      ...process.env,
      ASAN_OPTIONS: 'detect_leaks=0:detect_stack_use_after_return=1',
      UBSAN_OPTIONS: 'print_stacktrace=1',
    },
    stdout: 'inherit',
    stderr: Bun.file(`${program}.log`),
  })
  const code = await child.exited
  const log = await Bun.file(`${program}.log`).text()
  const executions = /number_of_executed_units: (\d+)/.exec(log)?.[1]
  console.log(`${name}: ${executions ?? '?'} executions, ${code === 0 ? 'no finding' : `finding in ${program}.log`}`)
  failed ||= code !== 0
}
process.exit(failed ? 1 : 0)
