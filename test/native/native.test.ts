import { describe, expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { AYANAMSHA_IDS, AYANAMSHAS } from '../../src/ephemeris/ayanamshas.ts'
import { checkWords, native } from '../../src/ephemeris/native.ts'
import { LONG, longTest } from '../long.ts'
import { run, trial } from './child.ts'
import { sweph } from './oracle.ts'
import { sanitizedAddon, sanitizer } from './sanitized-build.ts'

/** A sanitized addon takes its time: `sanitized.ts` asks for patience. */
const PATIENCE = 300_000 * Number(process.env.PATIENCE ?? 1)
const EPHEMERIS = fileURLToPath(new URL('../../data/ephe', import.meta.url))

describe('against the npm package sweph, another binding of the same sources', () => {
  test('positions: 57,000 ecliptic and as many equatorial, 1800-2399', async () => {
    expect(await trial<number>('oracle.ts', 'positions')).toBeLessThan(1e-9)
  })

  test('tropical less ayanamsha is the sidereal longitude, for every id', async () => {
    const worst = await trial<Record<string, number>>('oracle.ts', 'ayanamshas')
    expect(Object.keys(worst)).toEqual(AYANAMSHA_IDS)
    for (const difference of Object.values(worst)) expect(difference).toBeLessThan(1e-8)
  })

  test('the same of ayanamshas by epoch and degrees, epochs from -1900 to 2100', async () => {
    expect(await trial<number>('oracle.ts', 'byEpoch')).toBeLessThan(1e-8)
  })

  test('the numbers of ayanamshas are those of swephexp.h, each once', () => {
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

  test('houses: 7,000 charts up to 89 degrees; absent exactly where the oracle fails', async () => {
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
    '800 risings, settings and culminations at any latitude, by the thorough search: %s',
    async (by, seconds) => {
      const found = await trial<Record<string, number>>('oracle.ts', 'horizon', by)
      expect(found.worst).toBeLessThan(seconds)
      expect(found.disagreements).toBe(0)
      expect(found.none).toBeGreaterThan(0)
    },
    PATIENCE,
  )
})

test.each(LONG ? ['direct', 'compiled'] : ['compiled'])(
  'every rising and setting of sixty spans within 40 degrees of a pole, by the thorough search: %s',
  async (by) => {
    const { worst, disagreements, events } = await trial<Record<string, number>>('oracle.ts', 'polar', by)
    expect(events).toBeGreaterThan(600)
    expect(disagreements).toBe(0)
    expect(worst).toBeLessThan(0.15)
  },
  PATIENCE,
)

longTest(
  'risings and settings of every New Year and of 200 other days are those of Swiss Ephemeris; that of 2050 is where its sidereal time steps',
  async () => {
    const { worst, disagreements, events } = await trial<Record<string, number>>('oracle.ts', 'days', 'compiled')
    expect(events).toBeGreaterThan(4000)
    expect(disagreements).toBe(0)
    expect(worst).toBeLessThan(0.1)
  },
  PATIENCE,
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
    'are those that a look at every minute finds, and no others, through stations too: %s',
    async (by) => {
      const cases = await trial<Record<string, Window[]>>('crossing.ts', 'windows', by)
      for (const windows of Object.values(cases))
        for (const { found, brute, missed, unpaired } of windows) {
          expect(brute).toBeGreaterThan(0)
          expect({ missed, unpaired }).toEqual({ missed: 0, unpaired: 0 })
          expect(found).toBeGreaterThanOrEqual(brute)
        }
      expect(cases.Mercury!.every(({ retrograde, brute }) => retrograde > 0 && retrograde < brute)).toBe(true)
    },
    PATIENCE,
  )

  test.each(['direct', 'compiled'])(
    'stand on their multiple to 0.01 second: %s',
    async (by) => {
      expect(await trial<number>('crossing.ts', 'precision', by)).toBeLessThan(0.01)
    },
    PATIENCE,
  )

  test(
    'of the compiled ephemeris are those of Swiss Ephemeris, to the bound of its places',
    async () => {
      const worst = await trial<Record<string, number>>('crossing.ts', 'apartFromDirect', 'compiled')
      expect(worst.others).toBe(0)
      expect(worst.arcseconds).toBeLessThan(0.02)
    },
    PATIENCE,
  )

  test.each(['direct', 'compiled'])(
    'of many targets at once are those of each alone: %s',
    async (by) => {
      const { found, differing } = await trial<{ found: number; differing: number }>('crossing.ts', 'targets', by)
      expect(found).toBeGreaterThan(500)
      expect(differing).toBe(0)
    },
    PATIENCE,
  )

  test.each(LONG ? ['direct', 'compiled'] : ['compiled'])(
    'turnings are where the rate changes its sign, and nowhere else: %s',
    async (by) => {
      const { found, missed, extra, arcseconds } = await trial<Record<string, number>>('crossing.ts', 'extrema', by)
      expect(found).toBeGreaterThan(20)
      expect({ missed, extra }).toEqual({ missed: 0, extra: 0 })
      expect(arcseconds).toBeLessThan(0.001)
    },
    PATIENCE,
  )
})

longTest(
  'thousands of calls interleaved on several threads answer as each does alone',
  async () => {
    const { calls, differing } = await trial<{ calls: number; differing: number }>('interleaving.ts')
    expect(calls).toBeGreaterThan(10_000)
    expect(differing).toBe(0)
  },
  PATIENCE,
)

longTest(
  'workers that end amid scans take nothing with them',
  async () => {
    const { alone, after } = await trial<{ alone: number; after: number }>('worker.ts')
    expect(after).toBe(alone)
  },
  PATIENCE,
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

// Under Bun, AddressSanitizer stumbles over every exception: sanitized, what is refused is tried in Node alone.
test.each(process.env.ASAN_OPTIONS ? ['node'] : [process.execPath, 'node'])(
  'arguments of the wrong shape, and handles of another kind, are a TypeError: %s',
  async (runtime) => {
    const addon = fileURLToPath(new URL('../../build/Release/khagola.node', import.meta.url))
    expectAddresses(await run<Addresses>([runtime, ADDRESSES, addon, EPHEMERIS]))
  },
  PATIENCE,
)

test('an addon with other words, or with none, is not taken', () => {
  expect(() => checkWords(native.words)).not.toThrow()
  const [sun, moon, ...others] = native.words.bodies as [string, string, ...string[]]
  expect(() => checkWords({ ...native.words, bodies: [moon, sun, ...others] })).toThrow('other bodies')
  expect(() => checkWords({ ...native.words, statuses: native.words.statuses.slice(1) })).toThrow('other statuses')
  expect(() => checkWords(undefined as never)).toThrow('npm run build')
})

const library = sanitizer()
test.skipIf(!LONG || library === null)(
  'no access outside its memory and nothing undefined (AddressSanitizer, UndefinedBehaviorSanitizer; left out where the compiler has none)',
  async () => {
    const addon = await sanitizedAddon()
    const env = { LD_PRELOAD: library!, ASAN_OPTIONS: 'detect_leaks=0:detect_stack_use_after_return=1' }
    expectAddresses(await run<Addresses>(['node', ADDRESSES, addon, EPHEMERIS], env))
  },
  PATIENCE,
)
