import { readFileSync } from 'node:fs'
import { cpus, freemem, loadavg, platform, release, totalmem } from 'node:os'
import { INSTRUCTION_SETS } from '../src/ephemeris/lookup.ts'

const versionOf = (path: string): string =>
  JSON.parse(readFileSync(new URL(`../${path}package.json`, import.meta.url), 'utf8')).version

/** The hardware, the system and the versions of the packages. */
export const machine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  instructions: INSTRUCTION_SETS[0],
  memory_gb: Math.round(totalmem() / 2 ** 30),
  free_gb: Math.round(freemem() / 2 ** 30),
  load: Math.round(loadavg()[0]! * 100) / 100,
  system: `${platform()} ${release()}`,
  date: new Date().toISOString(),
  versions: {
    khagola: versionOf(''),
    bun: Bun.version,
    ...Object.fromEntries(
      ['sweph', 'swisseph-wasm', 'astronomy-engine', 'elysia'].map((name) => [
        name,
        versionOf(`node_modules/${name}/`),
      ]),
    ),
  },
})
