import { describe, expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { AYANAMSHA_IDS, AYANAMSHAS } from '../../src/ephemeris/ayanamshas.ts'
import { checkWords, native } from '../../src/ephemeris/native.ts'
import { LONG, longTest, NIGHTLY } from '../long.ts'
import { run, trial } from './child.ts'
import { sweph } from './oracle.ts'
import { sanitizedAddon, sanitizer } from './sanitized-build.ts'

/** The timeout of slow tests. `sanitized.ts` sets TIMEOUT_FACTOR, because a sanitized addon is slow. */
const TIMEOUT_MS = 300_000 * Number(process.env.TIMEOUT_FACTOR ?? 1)
const EPHEMERIS = fileURLToPath(new URL('../../data/ephe', import.meta.url))

describe('agreement with the npm package sweph, another binding of the same sources', () => {
  test('57,000 ecliptic and as many equatorial positions, 1800-2399', async () => {
    expect(await trial<number>('oracle.ts', 'positions')).toBeLessThan(1e-9)
  })

  test('tropical longitude minus ayanamsha is the sidereal longitude, for every id', async () => {
    const worst = await trial<Record<string, number>>('oracle.ts', 'ayanamshas')
    expect(Object.keys(worst)).toEqual(AYANAMSHA_IDS)
    for (const difference of Object.values(worst)) expect(difference).toBeLessThan(1e-8)
  })

  test('the same for ayanamshas by epoch and degrees, epochs from -1900 to 2100', async () => {
    expect(await trial<number>('oracle.ts', 'byEpoch')).toBeLessThan(1e-8)
  })

  test('the modes of ayanamshas are those of swephexp.h, each once', () => {
    const names = {
      lahiri: 'Lahiri',
      true_chitra: 'True Citra',
      raman: 'Raman',
      krishnamurti: 'Krishnamurti',
      yukteshwar: 'Yukteshwar',
      true_pushya: 'True Pushya (PVRN Rao)',
      true_revati: 'True Revati',
      surya_siddhanta: 'Suryasiddhanta',
      fagan_bradley: 'Fagan/Bradley',
      lahiri_icrc: 'Lahiri ICRC',
      krishnamurti_vp291: 'Krishnamurti-Senthilathiban',
      galactic_center_mula: 'Dhruva/Gal.Center/Mula (Wilhelm)',
      valens_moon: 'Vettius Valens',
    } as const
    for (const [id, name] of Object.entries(names))
      expect(sweph.get_ayanamsa_name(AYANAMSHAS[id as keyof typeof names].mode)).toBe(name)
    const modes: number[] = AYANAMSHA_IDS.map((id) => AYANAMSHAS[id].mode)
    const frames: string[] = ['J2000', 'J1900', 'B1950', 'Skydram (Mardyks)']
    const all = Array.from({ length: 47 }, (_, mode) => mode).filter(
      (m) => !frames.includes(sweph.get_ayanamsa_name(m)),
    )
    expect([...modes].sort((a, b) => a - b)).toEqual(all)
  })

  test('houses of 7,000 charts up to 89 degrees are undefined in the same cases', async () => {
    const { worst, disagreements } = await trial<{ worst: number; disagreements: number }>('oracle.ts', 'houses')
    expect(worst).toBeLessThan(1e-9)
    expect(disagreements).toBe(0)
  })

  test('sidereal time and obliquity', async () => {
    expect(await trial<number>('oracle.ts', 'orientation')).toBeLessThan(1e-9)
  })

  test.each([
    ['direct', 0.15],
    ['compiled', 0.1],
  ] as const)(
    '800 risings, settings and culminations at any latitude equal those of the slow search: %s',
    async (source, seconds) => {
      const { worst, disagreements, none } = await trial<Record<string, number>>('oracle.ts', 'horizon', source)
      expect(worst).toBeLessThan(seconds)
      expect(disagreements).toBe(0)
      expect(none).toBeGreaterThan(0)
    },
    TIMEOUT_MS,
  )
})

test.each(LONG ? ['direct', 'compiled'] : ['compiled'])(
  'every rising and setting within 40 degrees of a pole equals that of the slow search: %s',
  async (source) => {
    const { worst, disagreements, events } = await trial<Record<string, number>>('oracle.ts', 'polar', source)
    expect(events).toBeGreaterThan(600)
    expect(disagreements).toBe(0)
    expect(worst).toBeLessThan(0.15)
  },
  TIMEOUT_MS,
)

longTest(
  'risings and settings of every New Year (in 2050 the sidereal time jumps) and of 200 other days equal those of Swiss Ephemeris',
  async () => {
    const { worst, disagreements, events } = await trial<Record<string, number>>('oracle.ts', 'days', 'compiled')
    expect(events).toBeGreaterThan(4000)
    expect(disagreements).toBe(0)
    expect(worst).toBeLessThan(0.1)
  },
  TIMEOUT_MS,
)

describe('crossings', () => {
  interface Window {
    found: number
    brute: number
    missed: number
    unpaired: number
    retrograde: number
  }

  test.each(LONG ? ['direct', 'compiled'] : ['compiled'])(
    'equal those of a scan by the minute, also around stations: %s',
    async (source) => {
      const cases = await trial<Record<string, Window[]>>('crossing.ts', 'windows', source)
      for (const windows of Object.values(cases))
        for (const { found, brute, missed, unpaired } of windows) {
          expect(brute).toBeGreaterThan(0)
          expect({ missed, unpaired }).toEqual({ missed: 0, unpaired: 0 })
          expect(found).toBeGreaterThanOrEqual(brute)
        }
      expect(cases.Mercury!.every(({ retrograde, brute }) => retrograde > 0 && retrograde < brute)).toBe(true)
    },
    TIMEOUT_MS,
  )

  test.each(['direct', 'compiled'])(
    'are precise to 0.01 second: %s',
    async (source) => {
      expect(await trial<number>('crossing.ts', 'precision', source)).toBeLessThan(0.01)
    },
    TIMEOUT_MS,
  )

  test(
    'of the compiled ephemeris equal those of Swiss Ephemeris within the error bound',
    async () => {
      const worst = await trial<Record<string, number>>('crossing.ts', 'apartFromDirect', 'compiled')
      expect(worst.others).toBe(0)
      expect(worst.arcseconds).toBeLessThan(0.02)
    },
    TIMEOUT_MS,
  )

  test.each(['direct', 'compiled'])(
    'of many targets in one call equal those of one call per target: %s',
    async (source) => {
      const { found, differing } = await trial<{ found: number; differing: number }>('crossing.ts', 'targets', source)
      expect(found).toBeGreaterThan(500)
      expect(differing).toBe(0)
    },
    TIMEOUT_MS,
  )

  test.each(LONG ? ['direct', 'compiled'] : ['compiled'])(
    'extrema are exactly where the rate changes its sign: %s',
    async (source) => {
      const { found, missed, extra, arcseconds } = await trial<Record<string, number>>('crossing.ts', 'extrema', source)
      expect(found).toBeGreaterThan(20)
      expect({ missed, extra }).toEqual({ missed: 0, extra: 0 })
      expect(arcseconds).toBeLessThan(0.001)
    },
    TIMEOUT_MS,
  )
})

longTest(
  'thousands of concurrent calls on several threads have the same answers as sequential calls',
  async () => {
    const { calls, differing } = await trial<{ calls: number; differing: number }>('interleaving.ts')
    expect(calls).toBeGreaterThan(10_000)
    expect(differing).toBe(0)
  },
  TIMEOUT_MS,
)

longTest(
  'workers that end during their scans do not disturb later scans',
  async () => {
    const { before, after } = await trial<{ before: number; after: number }>('worker.ts')
    expect(after).toBe(before)
  },
  TIMEOUT_MS,
)

interface Addresses {
  uncovered: string
  accepted: string[]
  wrong: number
  eclipses: [number, number]
  filled: number[]
}

const expectAddresses = ({ uncovered, accepted, wrong, eclipses, filled }: Addresses) => {
  expect(uncovered).toBe('uncovered')
  expect(accepted).toEqual([])
  expect(wrong).toBeGreaterThan(80)
  expect(eclipses).toEqual([6, 6])
  expect(filled).toEqual([3, 4, 4, 1, 2, 2])
}

const ADDRESSES = fileURLToPath(new URL('./trials/addresses.mjs', import.meta.url))

// AddressSanitizer fails at every C++ exception under Bun, so a sanitized addon is tried in Node only.
test.each(process.env.ASAN_OPTIONS ? ['node'] : [process.execPath, 'node'])(
  'arguments of a wrong shape and handles of another kind throw a TypeError: %s',
  async (runtime) => {
    const addon = fileURLToPath(new URL('../../build/Release/khagola.node', import.meta.url))
    expectAddresses(await run<Addresses>([runtime, ADDRESSES, addon, EPHEMERIS]))
  },
  TIMEOUT_MS,
)

test('an addon with other word lists, or without any, is rejected', () => {
  expect(() => checkWords(native.words)).not.toThrow()
  const [sun, moon, ...others] = native.words.bodies as [string, string, ...string[]]
  expect(() => checkWords({ ...native.words, bodies: [moon, sun, ...others] })).toThrow('other bodies')
  expect(() => checkWords({ ...native.words, statuses: native.words.statuses.slice(1) })).toThrow('other statuses')
  expect(() => checkWords(undefined as never)).toThrow('npm run build')
})

const library = sanitizer()
test.skipIf(!NIGHTLY || library === null)(
  'runs without invalid memory access or undefined behaviour (needs sanitizers)',
  async () => {
    const addon = await sanitizedAddon()
    const env = { LD_PRELOAD: library!, ASAN_OPTIONS: 'detect_leaks=0:detect_stack_use_after_return=1' }
    expectAddresses(await run<Addresses>(['node', ADDRESSES, addon, EPHEMERIS], env))
  },
  TIMEOUT_MS,
)
