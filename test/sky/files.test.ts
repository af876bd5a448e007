import { afterAll, expect, test } from 'bun:test'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUNDLED_FILES, coveredRange, searchPath, verifyFiles } from '../../src/ephemeris/files.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { epochMs } from '../../src/time/julian-day.ts'

const folders: string[] = []
const folder = (...names: string[]): string => {
  const made = mkdtempSync(join(tmpdir(), 'khagola-'))
  folders.push(made)
  for (const name of names) writeFileSync(join(made, name), '')
  return made
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true })
})

const years = (directories: string[]) => {
  const { from, to } = coveredRange(directories)
  return [from, to].map((jd) => new Date(epochMs(jd)).getUTCFullYear())
}

test('the shipped files match their checksums', () => {
  expect(() => verifyFiles(BUNDLED_FILES)).not.toThrow()
})

test('a damaged and a missing file are told by name', () => {
  const copy = folder()
  cpSync(BUNDLED_FILES, copy, { recursive: true })
  const damaged = readFileSync(join(copy, 'semo_18.se1'))
  damaged[1000]! ^= 1
  writeFileSync(join(copy, 'semo_18.se1'), damaged)
  expect(() => verifyFiles(copy)).toThrow('semo_18.se1')
  rmSync(join(copy, 'semo_18.se1'))
  expect(() => verifyFiles(copy)).toThrow('semo_18.se1 is missing')
})

test('further files widen the range, planets and Moon together, without a gap', () => {
  expect(years([BUNDLED_FILES])).toEqual([1800, 2399])
  expect(years([BUNDLED_FILES, folder('sepl_12.se1')])).toEqual([1800, 2399])
  expect(years([BUNDLED_FILES, folder('sepl_12.se1', 'semo_12.se1')])).toEqual([1200, 2399])
  expect(years([BUNDLED_FILES, folder('sepl_06.se1', 'semo_06.se1')])).toEqual([1800, 2399])
  expect(years([BUNDLED_FILES, folder('sepl_24.se1'), folder('semo_24.se1')])).toEqual([1800, 2999])
})

test('1 January of a block, Gregorian from 1600 and Julian before', () => {
  // Meeus, Astronomical Algorithms, ch. 7: JD of 1600 January 1.0 is 2305447.5; of 837 April 10.3 (Julian), 2026871.8.
  expect(coveredRange([BUNDLED_FILES]).from).toBe((2378496.5 + 2) as never)
  const wide = coveredRange([BUNDLED_FILES, folder('sepl_12.se1', 'semo_12.se1', 'sepl_06.se1', 'semo_06.se1')])
  expect(wide.from).toBe((2026871.8 - 9.3 - 31 - 28 - 31 - 237 * 365 - 60 + 2) as never)
})

test('a directory whose name would break the search path is refused at start', () => {
  expect(() => searchPath([BUNDLED_FILES, '/data/a:b'])).toThrow('colon')
  expect(() => createEphemeris({ paths: [`/${'long/'.repeat(60)}`] })).toThrow()
  expect(() => createEphemeris({ paths: ['/no/such/directory'] })).toThrow('/no/such/directory')
})
