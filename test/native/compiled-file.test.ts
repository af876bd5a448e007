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

/** Why a table with these bytes is refused; null when it is not. */
const refusal = (content: Uint8Array) => {
  const path = join(directory, 'tried.sky')
  writeFileSync(path, content)
  let why: string | null = null
  const opened = openCompiled({ ...whole, path }, (sentence) => {
    why = sentence
  })
  expect(opened === null).toBe(why !== null)
  return why as string | null
}

const changed = (at: number, to: (byte: number) => number) => {
  const copy = Buffer.from(bytes)
  copy[at] = to(copy[at]!)
  return copy
}

describe('a file that is not what it should be is refused', () => {
  test('as it was written it is taken', () => expect(refusal(bytes)).toBeNull())

  test('one bit turned, anywhere', () => {
    const next = random(1)
    for (let i = 0; i < 200; i++) {
      const bit = 1 << Math.floor(next() * 8)
      const at = i < 40 ? 40 + i * 4 : Math.floor(next() * bytes.length)
      expect(refusal(changed(at, (byte) => byte ^ bit))).not.toBeNull()
    }
  })

  test('cut short, and longer than it was', () => {
    for (const length of [0, 1, 63, 4095, 4096, bytes.length >> 1, bytes.length - 1])
      expect(refusal(bytes.subarray(0, length))).toMatch(/empty|cut short/)
    expect(refusal(Buffer.concat([bytes, Buffer.alloc(8)]))).toContain('longer')
  })

  test('another kind, another byte order, another version: each by its name', () => {
    expect(refusal(Buffer.alloc(8192))).toContain('another kind of file')
    expect(refusal(changed(8, () => 1))).toContain('byte order')
    expect(refusal(changed(12, (byte) => byte + 1))).toContain('another version')
    expect(refusal(changed(4096 + 64, (byte) => byte ^ 1))).toContain('checksum')
  })

  test('another span', () => {
    let why = ''
    const opened = openCompiled({ path: whole.path }, (sentence) => {
      why = sentence
    })
    expect(opened).toBeNull()
    expect(why).toContain('span')
  })

  test('none at all is no refusal', () => {
    const told: string[] = []
    expect(openCompiled({ path: join(directory, 'absent.sky') }, (why) => told.push(why))).toBeNull()
    expect(told).toEqual([])
  })
})

describe('making a table', () => {
  test(
    'takes the place of a damaged one, tells how far it is, and leaves nothing beside it',
    async () => {
      rmSync(join(directory, 'tried.sky'), { force: true })
      const place = { ...whole, path: join(directory, 'anew.sky') }
      writeFileSync(place.path, bytes.subarray(0, 5000))
      const ephemeris = createEphemeris({ compiled: place })
      expect(ephemeris.compiled).toBeNull()
      const told: number[] = []
      await compileEphemeris({ ...place, onProgress: (done) => told.push(done) })
      expect(told).toEqual([...told].sort((a, b) => a - b))
      expect(told.at(-1)).toBe(1)
      expect(readdirSync(directory)).toEqual(['anew.sky'])
      expect(ephemeris.useCompiled(place)).toBe(true)
      expect(ephemeris.compiled!.path).toBe(place.path)
    },
    LONG,
  )

  test(
    'twice, it comes out the same to the byte',
    async () => {
      const path = join(directory, 'again.sky')
      await compileEphemeris({ ...whole, path })
      expect(readFileSync(path).equals(bytes)).toBe(true)
    },
    LONG,
  )

  test('where the files do not reach, it is refused and what stood there stays', async () => {
    const path = join(directory, 'kept.sky')
    copyFileSync(whole.path, path)
    const beyond = { path, from: 2597000.5 as JulianDay, to: 2600000.5 as JulianDay }
    await expect(compileEphemeris(beyond)).rejects.toThrow('do not cover')
    expect(readFileSync(path).equals(bytes)).toBe(true)
  })

  test('from Moshier’s series, which have no segments, it is refused at once', () => {
    const files = native.openFiles({ path: searchPath([BUNDLED_FILES]), model: 'moshier' })
    expect(() => native.beginFitting({ files, ...YEAR, modes: new Int32Array() })).toThrow(
      "must be a handle of ephemeris files, not of Moshier's series",
    )
  })

  test('into a directory that is not there, it fails and says where', async () => {
    const path = join(directory, 'no', 'such', 'place.sky')
    await expect(compileEphemeris({ ...whole, path })).rejects.toThrow(path)
    expect(existsSync(path)).toBe(false)
  })

  test(
    'that misses its bound, it is refused and nothing is installed',
    async () => {
      const files = join(directory, 'files')
      mkdirSync(files)
      for (const name of ['sepl_18.se1', 'semo_18.se1'])
        copyFileSync(new URL(`../../data/ephe/${name}`, import.meta.url), join(files, name))
      const opened = native.openFiles({ path: files })
      const { fitting, parts } = native.beginFitting({ files: opened, ...YEAR, modes: new Int32Array() })
      const install = (installed: string) =>
        native.installFitting({ fitting, path: installed, fingerprint: '0'.repeat(64) })
      await expect(install(join(directory, 'unfitted.sky'))).rejects.toThrow('to its end')
      for (let part = 0; part < parts; part++) await native.fitPart({ fitting, part })
      await expect(native.fitPart({ fitting, part: 0 })).rejects.toThrow('no such part')
      // The sky is another one when the table is compared with it: a bit of every number of the planets' file is turned.
      const path = join(files, 'sepl_18.se1')
      const planets = readFileSync(path)
      for (let at = 50_000; at < planets.length; at += 4) planets[at]! ^= 4
      writeFileSync(path, planets)
      const installed = join(directory, 'missed.sky')
      // A thread that reads the file only now may find its index turned too.
      const refusal = /misses its bound|end within the span/
      await expect(install(installed)).rejects.toThrow(refusal)
      expect(existsSync(installed)).toBe(false)
      rmSync(files, { recursive: true })
    },
    LONG,
  )
})

describe('processes that want the same table', () => {
  const processOf = (path: string, ...words: string[]) =>
    Bun.spawn([process.execPath, fileURLToPath(new URL('trials/claimant.ts', import.meta.url)), path, ...words], {
      stdout: 'pipe',
    })

  test(
    'one makes it, the others wait for it',
    async () => {
      const path = join(directory, 'shared.sky')
      const made = await Promise.all(Array.from({ length: 3 }, () => trial<boolean>('claimant.ts', path)))
      expect(made.sort()).toEqual([false, false, true])
      expect(readFileSync(path).equals(bytes)).toBe(true)
      expect(existsSync(`${path}.claim`)).toBe(false)
    },
    LONG,
  )

  test(
    'the next takes over from one that was killed',
    async () => {
      const path = join(directory, 'taken-over.sky')
      const dying = processOf(path, 'hang')
      const { value } = await dying.stdout.getReader().read()
      expect(new TextDecoder().decode(value).trim()).toBe('held')
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
  'a table that came meanwhile is answered from at once, by sets made before it too',
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
  'threads at work at one time read the same numbers',
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
