import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileEphemeris, openCompiled } from '../src/ephemeris/compiled.ts'

/** The path of the compiled ephemeris that trials use. */
export const COMPILED = { path: fileURLToPath(new URL('../build/bench/ephemeris.table', import.meta.url)) }

/** Compiles the ephemeris if it is missing or out of date. Returns the seconds taken, or null if nothing was compiled. */
export const compiled = async (onProgress: (done: number) => void): Promise<number | null> => {
  if (openCompiled(COMPILED)) return null
  mkdirSync(dirname(COMPILED.path), { recursive: true })
  const began = Bun.nanoseconds()
  await compileEphemeris({ ...COMPILED, onProgress })
  return (Bun.nanoseconds() - began) / 1e9
}
