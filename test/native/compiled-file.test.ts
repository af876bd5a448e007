import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CompiledLocation, compileEphemeris, openCompiled } from '../../src/ephemeris/compiled.ts'
import { BUNDLED_FILES, searchPath } from '../../src/ephemeris/files.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { native } from '../../src/ephemeris/native.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { trial } from './child.ts'
import { random } from './random.ts'
import { YEAR, yearTable } from './table.ts'

const LONG = 300_000
const directory = mkdtempSync(join(tmpdir(), 'khagola-'))
let whole: CompiledLocation
let bytes: Buffer

beforeAll(async () => {
  whole = await yearTable()
  bytes = readFileSync(whole.path)
}, LONG)
afterAll(() => rmSync(directory, { recursive: true }))

/** The reason why a table with these bytes is rejected; null for a valid table. */
const rejection = (content: Uint8Array) => {
  const path = join(directory, 'tried.sky')
  writeFileSync(path, content)
  let reason: string | null = null
  const opened = openCompiled({ ...whole, path }, (sentence) => {
    reason = sentence
  })
  expect(opened === null).toBe(reason !== null)
  return reason as string | null
}

const bytesWithChange = (at: number, to: (byte: number) => number) => {
  const copy = Buffer.from(bytes)
  copy[at] = to(copy[at]!)
  return copy
}

describe('validation of a file', () => {
  test('an unchanged file is valid', () => expect(rejection(bytes)).toBeNull())

  test('a file with one changed bit is rejected', () => {
    const next = random(1)
    for (let i = 0; i < 200; i++) {
      const bit = 1 << Math.floor(next() * 8)
      const at = i < 40 ? 40 + i * 4 : Math.floor(next() * bytes.length)
      expect(rejection(bytesWithChange(at, (byte) => byte ^ bit))).not.toBeNull()
    }
  })

  test('a truncated file and a file with additional bytes are rejected', () => {
    for (const length of [0, 1, 63, 4095, 4096, bytes.length >> 1, bytes.length - 1])
      expect(rejection(bytes.subarray(0, length))).toMatch(/empty|truncated/)
    expect(rejection(Buffer.concat([bytes, Buffer.alloc(8)]))).toContain('too long')
  })

  test('the reason names another kind of file, byte order, version or checksum', () => {
    expect(rejection(Buffer.alloc(8192))).toContain('another kind of file')
    expect(rejection(bytesWithChange(8, () => 1))).toContain('byte order')
    expect(rejection(bytesWithChange(12, (byte) => byte + 1))).toContain('another version')
    expect(rejection(bytesWithChange(4096 + 64, (byte) => byte ^ 1))).toContain('checksum')
  })

  test('a table of another span is rejected', () => {
    let reason = ''
    const opened = openCompiled({ path: whole.path }, (sentence) => {
      reason = sentence
    })
    expect(opened).toBeNull()
    expect(reason).toContain('does not cover the requested years')
  })

  test('a missing file opens as null without a reason', () => {
    const reasons: string[] = []
    expect(openCompiled({ path: join(directory, 'absent.sky') }, (reason) => reasons.push(reason))).toBeNull()
    expect(reasons).toEqual([])
  })
})

describe('compilation of a table', () => {
  test(
    'replaces a damaged table, reports its progress, and leaves no other files',
    async () => {
      rmSync(join(directory, 'tried.sky'), { force: true })
      const place = { ...whole, path: join(directory, 'anew.sky') }
      writeFileSync(place.path, bytes.subarray(0, 5000))
      const ephemeris = createEphemeris({ compiled: place })
      expect(ephemeris.compiled).toBeNull()
      const progress: number[] = []
      await compileEphemeris({ ...place, onProgress: (done) => progress.push(done) })
      expect(progress).toEqual([...progress].sort((a, b) => a - b))
      expect(progress.at(-1)).toBe(1)
      expect(readdirSync(directory)).toEqual(['anew.sky'])
      expect(ephemeris.useCompiled(place)).toBe(true)
      expect(ephemeris.compiled!.path).toBe(place.path)
    },
    LONG,
  )

  test(
    'is reproducible to the byte',
    async () => {
      const path = join(directory, 'again.sky')
      await compileEphemeris({ ...whole, path })
      expect(readFileSync(path).equals(bytes)).toBe(true)
    },
    LONG,
  )

  test('is rejected for a span beyond the files and keeps the existing file', async () => {
    const path = join(directory, 'kept.sky')
    copyFileSync(whole.path, path)
    const beyond = { path, from: 2815000.5 as JulianDay, to: 2818000.5 as JulianDay }
    await expect(compileEphemeris(beyond)).rejects.toThrow('do not cover')
    expect(readFileSync(path).equals(bytes)).toBe(true)
  })

  test('is rejected for Moshier’s series, which have no segments', () => {
    const files = native.openFiles({ path: searchPath([BUNDLED_FILES]), model: 'moshier' })
    expect(() => native.beginFitting({ files, ...YEAR, modes: new Int32Array() })).toThrow(
      "must be a handle of ephemeris files, not of Moshier's series",
    )
  })

  test('fails with the path for a missing directory', async () => {
    const path = join(directory, 'no', 'such', 'place.sky')
    await expect(compileEphemeris({ ...whole, path })).rejects.toThrow(path)
    expect(existsSync(path)).toBe(false)
  })

  test(
    'is rejected if it exceeds its error bound, without an installed file',
    async () => {
      const files = join(directory, 'files')
      mkdirSync(files)
      for (const name of ['sepl_18.se1', 'semo_18.se1'])
        copyFileSync(new URL(`../../data/ephe/${name}`, import.meta.url), join(files, name))
      const opened = native.openFiles({ path: files })
      const { fitting, parts } = native.beginFitting({ files: opened, ...YEAR, modes: new Int32Array() })
      const install = (installed: string) =>
        native.installFitting({ fitting, path: installed, fingerprint: '0'.repeat(64) })
      await expect(install(join(directory, 'unfitted.sky'))).rejects.toThrow('not completely fitted')
      for (let part = 0; part < parts; part++) await native.fitPart({ fitting, part })
      await expect(native.fitPart({ fitting, part: 0 })).rejects.toThrow('already fitted')
      // The planets' file has one changed bit in every number when the table is verified.
      const path = join(files, 'sepl_18.se1')
      const planets = readFileSync(path)
      for (let at = 50_000; at < planets.length; at += 4) planets[at]! ^= 4
      writeFileSync(path, planets)
      const installed = join(directory, 'out-of-bound.sky')
      // A thread that opens the file only now may also read a changed index, and then finds no positions.
      const message = /exceeds its error bound|do not cover/
      await expect(install(installed)).rejects.toThrow(message)
      expect(existsSync(installed)).toBe(false)
      rmSync(files, { recursive: true })
    },
    LONG,
  )
})

describe('concurrent compilation of the same table', () => {
  const processOf = (path: string, ...words: string[]) =>
    Bun.spawn([process.execPath, fileURLToPath(new URL('trials/claimant.ts', import.meta.url)), path, ...words], {
      stdout: 'pipe',
    })

  test(
    'one process compiles it, the others wait for it',
    async () => {
      const path = join(directory, 'shared.sky')
      const compiledHere = await Promise.all(Array.from({ length: 3 }, () => trial<boolean>('claimant.ts', path)))
      expect(compiledHere.sort()).toEqual([false, false, true])
      expect(readFileSync(path).equals(bytes)).toBe(true)
      expect(existsSync(`${path}.claim`)).toBe(false)
    },
    LONG,
  )

  test(
    'another process takes over from one that was killed',
    async () => {
      const path = join(directory, 'taken-over.sky')
      const dying = processOf(path, 'hang')
      const { value } = await dying.stdout.getReader().read()
      expect(new TextDecoder().decode(value).trim()).toBe('claimed')
      const waiting = processOf(path)
      expect(native.takeClaim({ path: `${path}.claim` })).toBeNull()
      await Bun.sleep(500)
      expect(existsSync(path)).toBe(false)
      dying.kill('SIGKILL')
      expect((await new Response(waiting.stdout).text()).trim()).toBe('true')
      expect(readFileSync(path).equals(bytes)).toBe(true)
    },
    LONG,
  )
})

test(
  'a body set uses a table that was attached after its creation',
  async () => {
    const ephemeris = createEphemeris()
    const set = ephemeris.bodySet(['Moon', 'TrueNode'])
    const at = 2451700.123 as JulianDay
    const direct = [...set.at(at)]
    ephemeris.useCompiled(whole)
    const compiled = [...set.at(at)]
    expect(compiled).not.toEqual(direct)
    compiled.forEach((value, i) => void expect(Math.abs(value - direct[i]!)).toBeLessThan(i % 6 < 3 ? 1e-5 : 1e-3))
  },
  LONG,
)

test(
  'concurrent threads read the same numbers',
  async () => {
    const sum = (path: string) =>
      new Promise<string>((resolve, reject) => {
        const worker = new Worker(new URL('./trials/table-reader.ts', import.meta.url).href)
        worker.onmessage = ({ data }) => {
          resolve(data)
          worker.terminate()
        }
        worker.onerror = reject
        worker.postMessage({ ...whole, path })
      })
    const sums = await Promise.all([1, 2, 3].map(() => sum(whole.path)))
    expect(sums[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(sums).size).toBe(1)
  },
  LONG,
)
