import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunBasis } from '../../src/batch/run-basis.ts'
import { NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'

/** Returns the paths of the files of one test file, in a folder of its own that is deleted when the process ends. */
export const testFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'khagola-batch-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const at = (name: string) => join(folder, name)
  return { at, file: (name: string, rows: readonly object[]) => writeRows(at(name), rows) }
}

/** The versions of runs that tests start in their own process. */
export const basis: RunBasis = { khagola: 'test', tzdata: 'test', ephemeris_files: 'test', compiled_years: null }

/** Reproducible random numbers in [0, 1). */
export const numbers = (seed: number) => () => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
  return seed / 0x80000000
}

export interface Born {
  id: string
  datetime: string
  timezone: string
  latitude: number
  longitude: number
}

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0')

export const births = (prefix: string, count: number, seed: number): Born[] => {
  const next = numbers(seed)
  return Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    datetime: `${1960 + Math.floor(next() * 45)}-${twoDigits(1 + next() * 12)}-${twoDigits(1 + next() * 28)}T${twoDigits(next() * 24)}:${twoDigits(next() * 60)}`,
    timezone: next() < 0.8 ? 'Asia/Kolkata' : 'Europe/London',
    latitude: Number((8 + next() * 25).toFixed(4)),
    longitude: Number((70 + next() * 20).toFixed(4)),
  }))
}

export const stars = (prefix: string, count: number, seed: number) => {
  const next = numbers(seed)
  return Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    nakshatra: NAKSHATRAS[Math.floor(next() * 27)]!,
    pada: next() < 0.9 ? 1 + Math.floor(next() * 4) : null,
  }))
}

const csvField = (value: unknown) => {
  const text = String(value ?? '')
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes rows in the format of the file name extension and returns the path. */
const writeRows = (path: string, rows: readonly object[]): string => {
  const names = Object.keys(rows[0]!)
  const lines = path.endsWith('.csv')
    ? [names.join(','), ...rows.map((row) => names.map((each) => csvField(row[each as keyof object])).join(','))]
    : rows.map((row) => JSON.stringify(row))
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}
