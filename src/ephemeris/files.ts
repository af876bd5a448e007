import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JulianDay } from '../time/julian-day.ts'

/** The project's own files, 1800 to 2399. */
export const OWN_FILES = fileURLToPath(new URL('../../data/ephe', import.meta.url))

/** One file holds this many years, counted from the year 0; its name tells its first century. */
const YEARS_A_FILE = 600
const OWN_BLOCK = 1800

/**
 * Days left unused at either end: light has to travel, dynamical time runs ahead of UT, and a search for a rising looks at
 * the hours around.
 */
const MARGIN = 2

const checksumOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** Throws when a file is missing or differs from its checksum. */
export const verifyFiles = (directory: string): void => {
  for (const line of readFileSync(join(directory, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')) {
    const [checksum, name] = line.split('  ') as [string, string]
    let found: string
    try {
      found = checksumOf(join(directory, name))
    } catch {
      throw new Error(`The ephemeris file ${name} is missing in ${directory}.`)
    }
    if (found !== checksum)
      throw new Error(`The ephemeris file ${name} in ${directory} is damaged: its SHA-256 is not that of SHA256SUMS.`)
  }
}

/**
 * One checksum for all that a compiled ephemeris of that span rests on: the project's own files, and those of the further
 * directories when the span reaches beyond its own.
 */
export const filesFingerprint = (directories: readonly string[], from: JulianDay, to: JulianDay): string => {
  const hash = createHash('sha256').update(readFileSync(join(OWN_FILES, 'SHA256SUMS')))
  const own = coveredRange([OWN_FILES])
  if (from < own.from || to > own.to)
    for (const directory of directories)
      if (directory !== OWN_FILES)
        for (const name of readdirSync(directory).sort())
          if (name.endsWith('.se1')) hash.update(`${checksumOf(join(directory, name))}  ${name}\n`)
  return hash.digest('hex')
}

/** First years of the blocks that files of one kind (`sepl`, `semo`) cover. */
const blocks = (names: readonly string[], kind: string): Set<number> => {
  const found = new Set<number>()
  for (const name of names) {
    const century = new RegExp(`^${kind}(_|m)(\\d\\d)\\.se1$`).exec(name)
    if (century) found.add((century[1] === 'm' ? -100 : 100) * Number(century[2]))
  }
  return found
}

/** Julian day of 1 January 0h: Gregorian from 1600 on, Julian before, as the files are cut. */
const newYear = (year: number): number => {
  const before = year - 1
  const julian = 1721423.5 + 365 * before + Math.floor(before / 4)
  return year < 1600 ? julian : julian + 2 - Math.floor(before / 100) + Math.floor(before / 400)
}

/** The unbroken run of years around our own files that have both planets and Moon. */
export const coveredRange = (directories: readonly string[]): { from: JulianDay; to: JulianDay } => {
  const names = directories.flatMap((directory) => readdirSync(directory))
  const moon = blocks(names, 'semo')
  const whole = new Set([...blocks(names, 'sepl')].filter((year) => moon.has(year)))
  let first = OWN_BLOCK
  let end = OWN_BLOCK + YEARS_A_FILE
  while (whole.has(first - YEARS_A_FILE)) first -= YEARS_A_FILE
  while (whole.has(end)) end += YEARS_A_FILE
  return { from: (newYear(first) + MARGIN) as JulianDay, to: (newYear(end) - MARGIN) as JulianDay }
}

/** Our own directory first, then those given, as one search path. */
export const searchPath = (directories: readonly string[]): string => {
  for (const directory of directories)
    if (/[:;]/.test(process.platform === 'win32' ? directory.slice(2) : directory))
      throw new Error(`The ephemeris directory ${directory} cannot have a colon or semicolon in its name.`)
  return directories.map((directory) => resolve(directory)).join(delimiter)
}
