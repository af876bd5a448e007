import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JulianDay } from '../time/julian-day.ts'

/** The directory of the bundled ephemeris files, 1800 to 2399. */
export const BUNDLED_FILES = fileURLToPath(new URL('../../data/ephe', import.meta.url))

/** The directory of the bundled files of the other centuries, years -3000 to 2999. A package may leave it out. */
export const EXTENDED_FILES = fileURLToPath(new URL('../../data/ephe-extended', import.meta.url))

/** All directories with ephemeris files: the bundled ones and the additional ones. */
export const ephemerisDirectories = (paths: readonly string[] = []): string[] => [
  BUNDLED_FILES,
  ...(existsSync(EXTENDED_FILES) ? [EXTENDED_FILES] : []),
  ...paths,
]

/** The number of years in one file. Blocks start at the year 0; the file name has the first century of the block. */
const YEARS_PER_FILE = 600
/** The first year of the bundled files. */
const BUNDLED_BLOCK = 1800

/**
 * The margin at both ends of the covered range, days. Needed for light time, for the difference between dynamical time and UT, and for
 * searches of risings, which read positions some hours around.
 */
const MARGIN = 2

const checksumOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** Throws when a file is missing or differs from its checksum. */
export const verifyFiles = (directory: string): void => {
  for (const line of readFileSync(join(directory, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')) {
    const [checksum, name] = line.split('  ') as [string, string]
    let actual: string
    try {
      actual = checksumOf(join(directory, name))
    } catch {
      throw new Error(`The ephemeris file ${name} is missing in ${directory}.`)
    }
    if (actual !== checksum)
      throw new Error(`The ephemeris file ${name} in ${directory} is damaged: its SHA-256 is not that of SHA256SUMS.`)
  }
}

/**
 * The checksum of the source files of a compiled ephemeris: the bundled files, and those of the additional directories if the span
 * exceeds the bundled range.
 */
export const filesFingerprint = (directories: readonly string[], from: JulianDay, to: JulianDay): string => {
  const hash = createHash('sha256').update(readFileSync(join(BUNDLED_FILES, 'SHA256SUMS')))
  const bundledRange = coveredRange([BUNDLED_FILES])
  if (from < bundledRange.from || to > bundledRange.to)
    for (const directory of directories)
      if (directory !== BUNDLED_FILES)
        for (const name of readdirSync(directory).sort())
          if (name.endsWith('.se1')) hash.update(`${checksumOf(join(directory, name))}  ${name}\n`)
  return hash.digest('hex')
}

/** The first years of the blocks that files of one kind (`sepl`, `semo`) cover. */
const blocks = (names: readonly string[], kind: string): Set<number> => {
  const years = new Set<number>()
  for (const name of names) {
    const century = new RegExp(`^${kind}(_|m)(\\d\\d)\\.se1$`).exec(name)
    if (century) years.add((century[1] === 'm' ? -100 : 100) * Number(century[2]))
  }
  return years
}

/** The Julian day of 1 January 0h: Gregorian from 1600 on, Julian before, as in the boundaries of the files. */
const newYear = (year: number): number => {
  const before = year - 1
  const julian = 1721423.5 + 365 * before + Math.floor(before / 4)
  return year < 1600 ? julian : julian + 2 - Math.floor(before / 100) + Math.floor(before / 400)
}

/** The moments between `from` and `to` at which the next files begin. */
export const fileBorders = (from: JulianDay, to: JulianDay): JulianDay[] => {
  let year = BUNDLED_BLOCK
  while (newYear(year) > from) year -= YEARS_PER_FILE
  while (newYear(year) <= from) year += YEARS_PER_FILE
  const borders: JulianDay[] = []
  for (; newYear(year) < to; year += YEARS_PER_FILE) borders.push(newYear(year) as JulianDay)
  return borders
}

/** The uninterrupted range around the bundled files for which there are files of both planets and Moon. */
export const coveredRange = (directories: readonly string[]): { from: JulianDay; to: JulianDay } => {
  const names = directories.flatMap((directory) => readdirSync(directory))
  const moon = blocks(names, 'semo')
  const complete = new Set([...blocks(names, 'sepl')].filter((year) => moon.has(year)))
  let first = BUNDLED_BLOCK
  let end = BUNDLED_BLOCK + YEARS_PER_FILE
  while (complete.has(first - YEARS_PER_FILE)) first -= YEARS_PER_FILE
  while (complete.has(end)) end += YEARS_PER_FILE
  return { from: (newYear(first) + MARGIN) as JulianDay, to: (newYear(end) - MARGIN) as JulianDay }
}

/** The search path of Swiss Ephemeris for the directories. Throws for names with a colon or semicolon. */
export const searchPath = (directories: readonly string[]): string => {
  for (const directory of directories)
    if (/[:;]/.test(process.platform === 'win32' ? directory.slice(2) : directory))
      throw new Error(`The ephemeris directory ${directory} cannot have a colon or semicolon in its name.`)
  return directories.map((directory) => resolve(directory)).join(delimiter)
}
