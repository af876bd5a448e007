import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { avakhada, ghatak } from '../../src/jyotish/avakhada.ts'
import { bhavaSeat, bhavas } from '../../src/jyotish/bhavas.ts'
import { DASHA_LEVELS, periodsAt, subPeriods } from '../../src/jyotish/dashas/periods.ts'
import { vimshottari } from '../../src/jyotish/dashas/vimshottari.ts'
import { YEAR_LENGTHS } from '../../src/jyotish/dashas/years.ts'
import { SEVEN } from '../../src/jyotish/grahas.ts'
import { kpLords } from '../../src/jyotish/kp/lords.ts'
import { karanaName, tithiName } from '../../src/jyotish/limbs.ts'
import { dagdhaSigns, gandanta, isPushkaraBhaga, isPushkaraNavamsha, sandhi } from '../../src/jyotish/markers.ts'
import { nakshatraOf } from '../../src/jyotish/nakshatras.ts'
import { point } from '../../src/jyotish/points.ts'
import { sreeLagna, timedLagna } from '../../src/jyotish/special-lagnas.ts'
import { eighthOf } from '../../src/jyotish/upagrahas.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { norm, separation, sidereal } from '../../src/zodiac/longitude.ts'
import { dms, SIGN_INDEXES, SIGNS } from '../../src/zodiac/signs.ts'
import { deg } from '../capabilities/births.ts'

const longitude = fc.double({ min: 0, max: 359.9999, noNaN: true })
const birth = 2450000.5 as JulianDay

describe('Vimshottari', () => {
  test('nine mahadashas span 120 years; children tile their parent at every level', () => {
    fc.assert(
      fc.property(
        longitude,
        fc.constantFrom(...(Object.keys(YEAR_LENGTHS) as (keyof typeof YEAR_LENGTHS)[])),
        (moon, year) => {
          const dasha = vimshottari(sidereal(moon), birth, year)
          const [first, last] = [dasha.mahadashas[0]!, dasha.mahadashas[8]!]
          expect(Math.abs(last.end - first.start - 120 * YEAR_LENGTHS[year])).toBeLessThan(1 / 86400)
          expect(first.start).toBeLessThanOrEqual(birth)
          expect(first.end).toBeGreaterThan(birth)
          let parent = first
          for (let level = 2; level <= 6; level++) {
            const children = subPeriods(dasha, parent)
            expect(children[0]!.start).toBe(parent.start)
            expect(Math.abs(children[8]!.end - parent.end)).toBeLessThan(1 / 86400)
            for (let i = 1; i < 9; i++) expect(Math.abs(children[i]!.start - children[i - 1]!.end)).toBeLessThan(1e-8)
            expect(children[0]!.ruler).toBe(parent.ruler)
            parent = children[level]!
          }
        },
      ),
      { numRuns: 50 },
    )
  })

  test('the Moon at 0 Aries leaves a full Ketu dasha', () => {
    const dasha = vimshottari(sidereal(0), birth)
    expect([dasha.mahadashas[0]!.ruler as string, dasha.balance, dasha.mahadashas[0]!.start]).toEqual([
      'Ketu',
      7,
      birth,
    ])
  })

  test('the current periods are nested and contain the moment', () => {
    const dasha = vimshottari(sidereal(200), birth)
    const at = (birth + 12345) as JulianDay
    const path = periodsAt(dasha, at, 6)
    expect(path.map((p) => p.level)).toEqual(DASHA_LEVELS.map((_, i) => i + 1))
    expect(path.every((p) => p.start <= at && at < p.end)).toBe(true)
    expect(periodsAt(dasha, (birth + 50_000) as JulianDay, 6)).toEqual([])
  })
})

test('KP: the subs of a star are proportional to the years of their lords', () => {
  // One year of a sub spans 13°20' / 120.
  const lords = Array.from({ length: 120 }, (_, i) => kpLords(sidereal(((i + 0.5) / 120) * (40 / 3))).sub as string)
  const years: Record<string, number> = {}
  for (const lord of lords) years[lord] = (years[lord] ?? 0) + 1
  expect(years).toEqual({
    Ketu: 7,
    Venus: 20,
    Sun: 6,
    Moon: 10,
    Mars: 7,
    Rahu: 18,
    Jupiter: 16,
    Saturn: 19,
    Mercury: 17,
  })
})

// P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, chapter of special lagnas
describe('special lagnas match the book', () => {
  const since = { sun: deg(24, 17, 9), minutes: 19 * 60 + 23 - (6 * 60 + 37) }
  test('hora, ghati and bhava lagna', () => {
    expect(timedLagna('hora_lagna', since)).toBeCloseTo(deg(17, 17, 10), 6)
    expect(timedLagna('ghati_lagna', since)).toBeCloseTo(deg(21, 47, 5), 6)
    expect(timedLagna('bhava_lagna', since)).toBeCloseTo(deg(5, 47, 4), 6)
  })
  test('sree lagna, two charts (1 arcminute)', () => {
    expect(separation(sreeLagna(deg(175, 5), sidereal(deg(193, 6))), deg(18, 47, 11))).toBeLessThan(1.01 / 60)
    expect(separation(sreeLagna(deg(224, 19), sidereal(deg(135, 29))), deg(12, 22, 9))).toBeLessThan(1.01 / 60)
  })
  test('at sunrise the four timed lagnas equal the longitude of the Sun', () => {
    for (const lagna of ['bhava_lagna', 'hora_lagna', 'ghati_lagna', 'vighati_lagna'] as const)
      expect<number>(timedLagna(lagna, { minutes: 0, sun: 123 })).toBe(123)
  })
})

describe('bhavas', () => {
  test('twelve spans fill the circle, and every longitude has a house and a strength from 0 to 1', () => {
    fc.assert(
      fc.property(
        longitude,
        fc.double({ min: 40, max: 140, noNaN: true }),
        longitude,
        (ascendant, quadrant, planet) => {
          for (const system of ['sripati', 'equal-mid', 'equal', 'whole-sign'] as const) {
            const all = bhavas(system, ascendant, norm(ascendant - quadrant), null)
            expect(all.reduce((sum, b) => sum + norm(b.end - b.start), 0)).toBeCloseTo(360, 6)
            const seat = bhavaSeat(planet, all)
            expect(seat.house).toBeGreaterThanOrEqual(1)
            expect(seat.strength).toBeGreaterThanOrEqual(0)
            expect(seat.strength).toBeLessThanOrEqual(1 + 1e-9)
          }
          const sripati = bhavas('sripati', ascendant, norm(ascendant - quadrant), null)
          expect(sripati[0]!.middle).toBeCloseTo(ascendant, 9)
          for (let i = 0; i < 6; i++) expect(separation(sripati[i]!.middle, sripati[i + 6]!.middle)).toBeCloseTo(180, 6)
        },
      ),
      { numRuns: 100 },
    )
  })
})

test('karanas: Kimstughna is first, Shakuni to Naga are last, Vishti occurs eight times', () => {
  const month = Array.from({ length: 60 }, (_, i) => karanaName(i + 1))
  expect([month[0], month[1], month[56], month[57], month[58], month[59]] as string[]).toEqual([
    'Kimstughna',
    'Bava',
    'Vishti',
    'Shakuni',
    'Chatushpada',
    'Naga',
  ])
  expect(month.filter((k) => k === 'Vishti')).toHaveLength(8)
  expect([tithiName(1), tithiName(15), tithiName(16), tithiName(30)] as string[]).toEqual([
    'Pratipada',
    'Purnima',
    'Pratipada',
    'Amavasya',
  ])
})

test('avakhada: the ghata Moon of all signs (Muhurta Chintamani, yatra chapter)', () => {
  const ghataHouses = [1, 5, 9, 2, 6, 10, 3, 7, 4, 8, 11, 12]
  for (const s of SIGN_INDEXES) expect(ghatak(s).moonSign).toBe(SIGNS[(s + ghataHouses[s]! - 1) % 12]!)
  // The same column as printed in the ghata chakra, Aries to Pisces.
  expect(SIGN_INDEXES.map((s) => ghatak(s).moonSign as string)).toEqual([
    'Aries',
    'Virgo',
    'Aquarius',
    'Leo',
    'Capricorn',
    'Gemini',
    'Sagittarius',
    'Taurus',
    'Pisces',
    'Leo',
    'Sagittarius',
    'Aquarius',
  ])
})

test('avakhada: the varga follows from the first syllable', () => {
  const varga = (longitude: number) => avakhada(point(sidereal(longitude))).varga as string
  expect(varga(deg(0, 30))).toBe('Simha') // Ashwini 1, Chu
  expect(varga(deg(28, 0))).toBe('Garuda') // Krittika 1, A
  expect(varga(deg(12, 0, 3))).toBe('Mesha') // Pushya 3, Ho
  expect(varga(deg(16, 0, 3))).toBe('Shvana') // Pushya 4, a retroflex Da
  expect(varga(deg(0, 30, 4))).toBe('Mushaka') // Magha 1, Ma
  expect(varga(deg(17, 0, 4))).toBe('Shvana') // Purva Phalguni 2, Ta
  expect(varga(deg(11, 0, 0))).toBe('Mriga') // Ashwini 4, La
})

describe('chart markers', () => {
  test('gandanta and sandhi are symmetric about the junction', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 14, noNaN: true }), fc.constantFrom(0, 120, 240), (d, junction) => {
        expect(gandanta(sidereal(norm(junction + d))).distance).toBeCloseTo(
          gandanta(sidereal(norm(junction - d))).distance,
          9,
        )
        expect(gandanta(sidereal(norm(junction + d))).active).toBe(gandanta(sidereal(norm(junction - d))).active)
        expect(sandhi(d).distance).toBeCloseTo(sandhi(30 - d).distance, 9)
      }),
    )
  })
  test('dagdha: none at full and new Moon; the dark half repeats the bright', () => {
    expect([dagdhaSigns(15), dagdhaSigns(30)]).toEqual([[], []])
    for (let tithi = 1; tithi <= 15; tithi++) expect(dagdhaSigns(tithi + 15)).toEqual(dagdhaSigns(tithi))
  })
  test('pushkara: 24 navamshas of 108, twelve degrees of 360', () => {
    const navamshas = Array.from({ length: 108 }, (_, i) => isPushkaraNavamsha(point(sidereal((i + 0.5) * (10 / 3)))))
    expect(navamshas.filter(Boolean)).toHaveLength(24)
    const degrees = Array.from({ length: 360 }, (_, i) => isPushkaraBhaga(point(sidereal(i + 0.5))))
    expect(degrees.filter(Boolean)).toHaveLength(12)
    expect(degrees[20]).toBe(true)
  })
})

test('eighths: Saturn has the first part of Saturday, Jupiter the first of Sunday night', () => {
  expect(eighthOf('Saturn', 6, true)).toBe(1)
  expect(eighthOf('Sun', 0, true)).toBe(1)
  expect(eighthOf('Jupiter', 0, false)).toBe(1)
  expect(eighthOf('Saturn', 0, false)).toBe(3)
  // On a Wednesday Saturn has the fourth part. When the next part has no lord, only the lords after Saturn move.
  const parts = SEVEN.map((lord) => eighthOf(lord, 3, true, 'after-saturn'))
  expect(parts).toEqual([6, 7, 8, 1, 2, 3, 4])
})

test('dms truncates seconds, and rounding errors do not lose a second', () => {
  expect(dms(7.732333)).toBe('7°43\'56"')
  expect(dms(0.1)).toBe('0°06\'00"')
  expect(dms(29.999999999)).toBe('29°59\'59"')
})

test('a nakshatra boundary belongs to the next nakshatra', () => {
  for (let i = 0; i < 27; i++) expect(nakshatraOf(sidereal((i * 40) / 3))).toBe(i)
  expect(nakshatraOf(sidereal(13.333333332))).toBe(0)
})
