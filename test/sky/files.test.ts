import { afterAll, expect, test } from 'bun:test'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUNDLED_FILES, coveredRange, searchPath, verifyFiles } from '../../src/ephemeris/files.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { epochMs } from '../../src/time/julian-day.ts'

const folders: string[] = []
const folder = (...names: string[]): string => {
  const path = mkdtempSync(join(tmpdir(), 'khagola-'))
  folders.push(path)
  for (const name of names) writeFileSync(join(path, name), '')
  return path
}
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true })
})

const years = (directories: string[]) => {
  const { from, to } = coveredRange(directories)
  return [from, to].map((jd) => new Date(epochMs(jd)).getUTCFullYear())
}

test('the bundled files match their checksums', () => {
  expect(() => verifyFiles(BUNDLED_FILES)).not.toThrow()
})

test('the error for a damaged or missing file has its name', () => {
  const copy = folder()
  cpSync(BUNDLED_FILES, copy, { recursive: true })
  const damaged = readFileSync(join(copy, 'semo_18.se1'))
  damaged[1000]! ^= 1
  writeFileSync(join(copy, 'semo_18.se1'), damaged)
  expect(() => verifyFiles(copy)).toThrow('semo_18.se1')
  rmSync(join(copy, 'semo_18.se1'))
  expect(() => verifyFiles(copy)).toThrow('semo_18.se1 is missing')
})

test('additional files extend the range if they have planets and Moon and leave no gap', () => {
  expect(years([BUNDLED_FILES])).toEqual([1800, 2399])
  expect(years([BUNDLED_FILES, folder('sepl_12.se1')])).toEqual([1800, 2399])
  expect(years([BUNDLED_FILES, folder('sepl_12.se1', 'semo_12.se1')])).toEqual([1200, 2399])
  expect(years([BUNDLED_FILES, folder('sepl_06.se1', 'semo_06.se1')])).toEqual([1800, 2399])
  expect(years([BUNDLED_FILES, folder('sepl_24.se1'), folder('semo_24.se1')])).toEqual([1800, 2999])
})

test('the range starts on 1 January of a block, Gregorian from 1600 and Julian before', () => {
  // Meeus, Astronomical Algorithms, ch. 7: JD of 1600 January 1.0 is 2305447.5; of 837 April 10.3 (Julian), 2026871.8.
  expect(coveredRange([BUNDLED_FILES]).from).toBe((2378496.5 + 2) as never)
  const wide = coveredRange([BUNDLED_FILES, folder('sepl_12.se1', 'semo_12.se1', 'sepl_06.se1', 'semo_06.se1')])
  expect(wide.from).toBe((2026871.8 - 9.3 - 31 - 28 - 31 - 237 * 365 - 60 + 2) as never)
})

test('a directory with a name that is invalid in the search path is rejected at start', () => {
  expect(() => searchPath([BUNDLED_FILES, '/data/a:b'])).toThrow('colon')
  expect(() => createEphemeris({ paths: [`/${'long/'.repeat(60)}`] })).toThrow()
  expect(() => createEphemeris({ paths: ['/no/such/directory'] })).toThrow('/no/such/directory')
})
