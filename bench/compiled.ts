import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileEphemeris, openCompiled } from '../src/ephemeris/compiled.ts'

/** The compiled ephemeris that trials use, where there is one. */
export const COMPILED = { path: fileURLToPath(new URL('../build/bench/ephemeris.table', import.meta.url)) }

/** Compiles it when it is missing or does not fit the files; seconds taken, or null. */
export const compiled = async (onProgress: (done: number) => void): Promise<number | null> => {
  if (openCompiled(COMPILED)) return null
  mkdirSync(dirname(COMPILED.path), { recursive: true })
  const began = Bun.nanoseconds()
  await compileEphemeris({ ...COMPILED, onProgress })
  return (Bun.nanoseconds() - began) / 1e9
}
