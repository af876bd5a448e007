import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { rasiChart } from '../../src/jyotish/chart.ts'
import {
  compoundRelation,
  isTemporaryFriend,
  naturalRegard,
  type Rasi,
  RELATIONS,
  standing,
} from '../../src/jyotish/dignity.ts'
import { dispositorChain, finalDispositor } from '../../src/jyotish/dispositors.ts'
import { aspectedSigns, signAspects, sphutaDrishti } from '../../src/jyotish/drishti.ts'
import { functionalNatureOfLord } from '../../src/jyotish/functional-nature.ts'
import { GRAHAS, type Graha, type Lord, SEVEN } from '../../src/jyotish/grahas.ts'
import {
  ashtakavarga,
  CONTRIBUTORS,
  columnSums,
  kakshaLord,
  type Seats,
} from '../../src/jyotish/strengths/ashtakavarga.ts'
import {
  ekadhipatyaShodhana,
  pindas,
  reductions,
  trikonaShodhana,
} from '../../src/jyotish/strengths/ashtakavarga-reductions.ts'
import { baladi, shayanadiGrade } from '../../src/jyotish/strengths/avasthas.ts'
import { bhavaDigBala } from '../../src/jyotish/strengths/bhava-bala.ts'
import { grahaRelations } from '../../src/jyotish/strengths/friendship.ts'
import { kranti, nathonnatha, timeLords } from '../../src/jyotish/strengths/kala-bala.ts'
import { ranks } from '../../src/jyotish/strengths/shadbala.ts'
import {
  SCHEMES,
  VAISHESHIKAMSHAS,
  VIMSOPAKA_WEIGHTS,
  vaisheshikamsha,
  vimsopaka,
} from '../../src/jyotish/strengths/vimsopaka.ts'
import { VARGA_SETS } from '../../src/jyotish/varga-sets.ts'
import { type JulianDay, plusDays } from '../../src/time/julian-day.ts'
import { norm } from '../../src/zodiac/longitude.ts'
import type { SignIndex } from '../../src/zodiac/signs.ts'
import { SIGN_INDEXES, SIGNS, signAt, signName } from '../../src/zodiac/signs.ts'
import { sky } from '../world.ts'

const sign = fc.constantFrom(...SIGN_INDEXES)
const longitude = fc.double({ min: 0, max: 359.999, noNaN: true })
const seats = fc
  .tuple(...CONTRIBUTORS.map(() => sign))
  .map((signs) => Object.fromEntries(CONTRIBUTORS.map((contributor, i) => [contributor, signs[i]!])) as Seats)
const rasi = fc
  .tuple(...GRAHAS.map(() => sign))
  .map((signs) => Object.fromEntries(GRAHAS.map((graha, i) => [graha, { sign: signs[i]! }])) as Rasi)
const bindus = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 12, maxLength: 12 })
const occupiedSigns = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })
const total = (row: readonly number[]) => row.reduce((sum, n) => sum + n, 0)

describe('ashtakavarga', () => {
  test('totals are 48, 49, 39, 54, 56, 52, 39, ascendant 49, sarva 337 (BPHS ch. 66)', () => {
    fc.assert(
      fc.property(seats, (places) => {
        const { bhinna, prastara, sarva } = ashtakavarga(places)
        expect(CONTRIBUTORS.map((who) => total(bhinna[who]))).toEqual([48, 49, 39, 54, 56, 52, 39, 49])
        expect(total(sarva)).toBe(337)
        for (const who of CONTRIBUTORS) expect(columnSums(Object.values(prastara[who]))).toEqual([...bhinna[who]])
      }),
    )
  })

  test('kakshas of 3°45′', () => {
    expect([0, 3.75, 7.5, 11.25, 15, 18.75, 22.5, 26.25].map(kakshaLord)).toEqual([
      'Saturn',
      'Jupiter',
      'Mars',
      'Sun',
      'Venus',
      'Mercury',
      'Moon',
      'Ascendant',
    ])
    expect([3.7499, 29.9999].map(kakshaLord)).toEqual(['Saturn', 'Ascendant'])
  })

  test('after the trikona reduction each trine has a zero, and a second reduction changes nothing', () => {
    fc.assert(
      fc.property(bindus, (row) => {
        const once = trikonaShodhana(row)
        for (const s of [0, 1, 2, 3]) expect(Math.min(once[s]!, once[s + 4]!, once[s + 8]!)).toBe(0)
        expect(trikonaShodhana(once)).toEqual(once)
      }),
    )
  })

  test('the ekadhipatya reduction adds no bindus and keeps occupied signs, Cancer and Leo', () => {
    fc.assert(
      fc.property(bindus, occupiedSigns, (row, who) => {
        const reduced = ekadhipatyaShodhana(row, (s) => who[s]!)
        for (const s of SIGN_INDEXES) {
          expect(reduced[s]!).toBeGreaterThanOrEqual(0)
          expect(reduced[s]!).toBeLessThanOrEqual(row[s]!)
          if (who[s] || s === 3 || s === 4) expect(reduced[s]!).toBe(row[s]!)
        }
      }),
    )
  })

  // Aries and Scorpio are both owned by Mars; BPHS ch. 68.
  test.each([
    [5, 3, false, false, 3, 3],
    [4, 4, false, false, 0, 0],
    [5, 3, true, true, 5, 3],
    [5, 0, false, false, 5, 0],
    [5, 3, true, false, 5, 0],
    [5, 5, true, false, 5, 0],
    [3, 5, true, false, 3, 3],
  ])('ekadhipatya of %i and %i, occupied %p and %p: %i and %i', (a, b, inA, inB, afterA, afterB) => {
    const row = [a, 0, 0, 0, 0, 0, 0, b, 0, 0, 0, 0]
    const reduced = ekadhipatyaShodhana(row, (s) => (s === 0 ? inA : s === 7 ? inB : false))
    expect([reduced[0], reduced[7]]).toEqual([afterA, afterB])
  })

  test('pindas are linear in the bindus; the sarva is the sum of the rows', () => {
    fc.assert(
      fc.property(seats, bindus, (places, row) => {
        const single = pindas(row, places)
        const doubled = pindas(
          row.map((n) => 2 * n),
          places,
        )
        expect(doubled).toEqual({ rashi: 2 * single.rashi, graha: 2 * single.graha, shodhya: 2 * single.shodhya })
        const all = reductions(ashtakavarga(places), places, (s) => Object.values(places).includes(s))
        expect(total(all.sarva)).toBe(total(SEVEN.map((planet) => total(all.planets[planet].afterEkadhipatya))))
      }),
    )
  })
})

describe('friendship', () => {
  test('temporary friendship is mutual, and never holds within one sign', () => {
    fc.assert(fc.property(sign, sign, (a, b) => isTemporaryFriend(a, b) === isTemporaryFriend(b, a)))
    for (const s of SIGN_INDEXES) expect(isTemporaryFriend(s, s)).toBe(false)
  })

  test('natural regard is not mutual: Venus is neutral to the Moon, the Moon is an enemy to Venus', () => {
    expect([naturalRegard('Moon', 'Venus'), naturalRegard('Venus', 'Moon')]).toEqual(['neutral', 'enemy'])
  })

  test('planets regard Rahu like Saturn and Ketu like Mars', () => {
    expect([naturalRegard('Sun', 'Rahu'), naturalRegard('Saturn', 'Rahu')]).toEqual(['enemy', 'friend'])
    expect([naturalRegard('Sun', 'Ketu'), naturalRegard('Mars', 'Ketu'), naturalRegard('Saturn', 'Ketu')]).toEqual([
      'friend',
      'friend',
      'enemy',
    ])
    expect([naturalRegard('Rahu', 'Ketu'), naturalRegard('Ketu', 'Rahu'), naturalRegard('Rahu', 'Jupiter')]).toEqual([
      'neutral',
      'neutral',
      'neutral',
    ])
  })

  test('temporary friendship raises or lowers the natural relation by one of five steps', () => {
    fc.assert(
      fc.property(rasi, fc.constantFrom(...GRAHAS), (places, graha) => {
        const step = { friend: 1, neutral: 2, enemy: 3 }
        for (const relation of grahaRelations(graha, places)) {
          const at = RELATIONS.indexOf(compoundRelation(graha, relation.toward, places))
          expect(at - step[relation.natural]).toBe(relation.temporaryFriend ? -1 : 1)
        }
      }),
    )
  })
})

describe('aspects', () => {
  test('opposition is full for all planets, and special aspects begin full (BPHS ch. 26)', () => {
    for (const graha of GRAHAS) {
      expect(sphutaDrishti(graha, 10, 190)).toBe(60)
      expect(sphutaDrishti(graha, 10, 160)).toBe(0)
    }
    fc.assert(
      fc.property(longitude, (from) => {
        expect(sphutaDrishti('Saturn', from, norm(from + 60))).toBe(60)
        expect(sphutaDrishti('Saturn', from, norm(from + 270))).toBe(60)
        expect(sphutaDrishti('Mars', from, norm(from + 90))).toBe(60)
        expect(sphutaDrishti('Mars', from, norm(from + 210))).toBe(60)
        expect(sphutaDrishti('Jupiter', from, norm(from + 120))).toBe(60)
        expect(sphutaDrishti('Jupiter', from, norm(from + 240))).toBe(60)
      }),
    )
  })

  test('drishti of the Sun at arcs of 30 to 300 degrees is 0, 15, 45, 30, 0, 60, 45, 30, 15, 0', () => {
    const virupasAt = (arc: number) => sphutaDrishti('Sun', 0, arc)
    expect([30, 60, 90, 120, 150, 180, 210, 240, 270, 300].map(virupasAt)).toEqual([
      0, 15, 45, 30, 0, 60, 45, 30, 15, 0,
    ])
  })

  test('a sphuta drishti is from 0 to 60 virupas', () => {
    fc.assert(
      fc.property(longitude, longitude, fc.constantFrom(...GRAHAS), (from, to, graha) => {
        const virupas = sphutaDrishti(graha, from, to)
        expect(virupas).toBeGreaterThanOrEqual(0)
        expect(virupas).toBeLessThanOrEqual(60)
      }),
    )
  })

  test('rashi drishti is mutual; Aries aspects Leo, Scorpio and Aquarius', () => {
    for (const a of SIGN_INDEXES) {
      expect(aspectedSigns(a)).toHaveLength(3)
      for (const b of SIGN_INDEXES) expect(signAspects(a, b)).toBe(signAspects(b, a))
    }
    expect(aspectedSigns(0).map((s) => SIGNS[s])).toEqual(['Leo', 'Scorpio', 'Aquarius'])
  })
})

describe('Shadbala', () => {
  test('kranti is 0 at equinoxes and 24 degrees at solstices, the same in each quadrant', () => {
    expect([0, 90, 180, 270].map((lon) => Math.abs(kranti(lon)))).toEqual([0, 24, 0, 24])
    // Minutes of arc in the table for steps of 15 degrees, B. V. Raman.
    expect([15, 30, 45, 60, 75].map((lon) => Math.round(kranti(lon) * 60))).toEqual([362, 703, 1002, 1238, 1388])
    fc.assert(
      fc.property(longitude, (lon) => {
        expect(kranti(lon)).toBeCloseTo(-kranti(norm(lon + 180)), 9)
        expect(kranti(lon)).toBeCloseTo(kranti(norm(180 - lon)), 9)
      }),
    )
  })

  test('nathonnatha is 60 at the culmination of the Sun; those of Sun and Moon sum to 60', () => {
    const site = { latitude: 28.6, longitude: 77.2 }
    for (const start of [2415020.5, 2440000.5, 2460400.5] as JulianDay[]) {
      const at = (event: 'culmination' | 'anticulmination') =>
        sky.horizon({ event, body: 'Sun', site, from: start, to: plusDays(start, 1) })[0]!
      const nathonnathaAt = (jd: JulianDay) => nathonnatha(rasiChart(jd, site, {}, sky), sky)
      expect(nathonnathaAt(at('culmination')).Sun).toBeCloseTo(60, 2)
      expect(nathonnathaAt(at('anticulmination')).Sun).toBeCloseTo(0, 2)
      const { Sun, Moon, Mercury } = nathonnathaAt(plusDays(start, 0.4))
      expect(Sun + Moon).toBeCloseTo(60, 9)
      expect(Mercury).toBe(60)
    }
  })

  test('time lords: 1918-10-16 is day 33405, a Wednesday; days before the epoch continue the cycles', () => {
    const at = 2421882.87 as JulianDay
    const lords = (date: { year: number; month: number; day: number }) =>
      timeLords(rasiChart(at, { latitude: 13, longitude: 77 }, {}, sky), {
        date,
        sunrise: plusDays(at, -0.01),
        sunset: at,
        nextSunrise: at,
        isDay: true,
      })
    expect(lords({ year: 1918, month: 10, day: 16 })).toEqual({
      varsha: 'Saturn',
      masa: 'Mercury',
      dina: 'Mercury',
      hora: 'Mercury',
    })
    // 1 May 1827, a Tuesday, has the count 0. The count -1 of 30 April belongs to the preceding year and month.
    expect(lords({ year: 1827, month: 5, day: 1 })).toMatchObject({ dina: 'Mars', varsha: 'Mercury', masa: 'Mercury' })
    expect(lords({ year: 1827, month: 4, day: 30 })).toMatchObject({ dina: 'Moon', varsha: 'Sun', masa: 'Moon' })
  })

  test('ranks are a permutation that orders the values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 12 }), (values) => {
        const places = ranks(values)
        expect(places.toSorted((a, b) => a - b)).toEqual(values.map((_, i) => i + 1))
        const ordered = places.map((rank, i) => [rank, values[i]!] as const).toSorted(([a], [b]) => a - b)
        expect(ordered.map(([, value]) => value)).toEqual(values.toSorted((a, b) => b - a))
      }),
    )
  })

  // B. V. Raman: human signs are weakest in the 7th, watery in the 10th, quadrupeds in the 4th, Scorpio in the 1st
  test('bhava dig bala by house and kind of sign', () => {
    expect([1, 4, 7, 10].map((house) => bhavaDigBala(house, 65))).toEqual([60, 30, 0, 30])
    expect([1, 4, 7, 10].map((house) => bhavaDigBala(house, 95))).toEqual([30, 60, 30, 0])
    expect([1, 4, 7, 10].map((house) => bhavaDigBala(house, 5))).toEqual([30, 0, 30, 60])
    expect([1, 4, 7, 10].map((house) => bhavaDigBala(house, 215))).toEqual([0, 30, 60, 30])
    expect([254.9, 255, 284.9, 285].map((cusp) => bhavaDigBala(4, cusp))).toEqual([30, 0, 0, 60])
  })
})

describe('vimsopaka', () => {
  test.each(SCHEMES)('%s: weights sum to 20, own signs in all vargas score 20, signs of great enemies 5', (scheme) => {
    expect(total(Object.values(VIMSOPAKA_WEIGHTS[scheme]))).toBeCloseTo(20, 12)
    expect(Object.keys(VIMSOPAKA_WEIGHTS[scheme])).toEqual([...VARGA_SETS[scheme]])
    const everywhere = (dignity: 'own' | 'exalted' | 'great_enemy') =>
      vimsopaka(scheme, Object.fromEntries(VARGA_SETS[scheme].map((code) => [code, dignity])))
    expect([everywhere('own'), everywhere('exalted'), everywhere('great_enemy')]).toEqual([20, 20, 5])
    const count = VARGA_SETS[scheme].length
    expect(VAISHESHIKAMSHAS[scheme]).toHaveLength(count - 1)
    expect(vaisheshikamsha(scheme, count)).toBe(VAISHESHIKAMSHAS[scheme].at(-1)!)
    expect([vaisheshikamsha(scheme, 0), vaisheshikamsha(scheme, 1)]).toEqual([null, null])
  })
})

describe('avasthas', () => {
  test('7 degrees of Aries is kumara, of Taurus vriddha (BPHS ch. 45)', () => {
    expect([baladi(0, 7), baladi(1, 7)]).toEqual(['kumara', 'vriddha'])
    expect([0, 5.99, 6, 12, 18, 24, 29.99].map((degree) => baladi(0, degree))).toEqual([
      'bala',
      'bala',
      'kumara',
      'yuva',
      'vriddha',
      'mrita',
      'mrita',
    ])
    fc.assert(
      fc.property(sign, fc.double({ min: 0.001, max: 29.999, noNaN: true }), (s, degree) => {
        if (Math.abs(degree / 6 - Math.round(degree / 6)) > 1e-6)
          expect(baladi(s, degree)).toBe(baladi(signAt(s + 1), 30 - degree))
      }),
    )
  })

  test('shayanadi grade is (number squared + syllable) mod 12, plus the planet’s addend, mod 3', () => {
    // 7 x 7 + 2 = 51, remainder 3 of 12; plus 5 for the Sun is 8, remainder 2 of 3.
    expect(shayanadiGrade('Sun', 7, 2)).toBe('cheshta')
    // 12 x 12 + 1 = 145, remainder 1 of 12; plus 2 for the Moon is 3, remainder 0 of 3.
    expect(shayanadiGrade('Moon', 12, 1)).toBe('vicheshta')
    // 1 + 5 = 6; plus 4 for Rahu is 10, remainder 1 of 3.
    expect(shayanadiGrade('Rahu', 1, 5)).toBe('drishti')
  })
})

describe('dignity', () => {
  const onePerSign = Object.fromEntries(GRAHAS.map((graha, i) => [graha, { sign: i }])) as Rasi
  const at = (name: Graha, s: SignIndex, degree: number) => standing({ name, sign: s, degree }, onePerSign)

  test('the Moon in Taurus, Mercury in Virgo by degree (BPHS ch. 3)', () => {
    expect([at('Moon', 1, 2), at('Moon', 1, 5)]).toEqual(['exalted', 'moolatrikona'])
    expect([at('Mercury', 5, 10), at('Mercury', 5, 17), at('Mercury', 5, 25)]).toEqual([
      'exalted',
      'moolatrikona',
      'own',
    ])
    expect([at('Sun', 4, 19.9), at('Sun', 4, 20), at('Sun', 0, 29), at('Sun', 6, 1)]).toEqual([
      'moolatrikona',
      'own',
      'exalted',
      'debilitated',
    ])
  })

  test('yogakarakas exist for Cancer, Leo, Taurus, Libra, Capricorn and Aquarius only', () => {
    const yogakarakas = SIGN_INDEXES.flatMap((ascendant) =>
      SEVEN.filter((lord) => functionalNatureOfLord(lord, ascendant) === 'yogakaraka').map((lord) => [
        signName(ascendant),
        lord,
      ]),
    )
    expect(yogakarakas).toEqual([
      ['Taurus', 'Saturn'],
      ['Cancer', 'Mars'],
      ['Leo', 'Mars'],
      ['Libra', 'Saturn'],
      ['Capricorn', 'Venus'],
      ['Aquarius', 'Venus'],
    ])
  })

  test('the Sun and the Moon as lords of the 8th are neutral; the lord of the ascendant is benefic', () => {
    expect(functionalNatureOfLord('Sun', 9)).toBe('neutral')
    expect(functionalNatureOfLord('Moon', 8)).toBe('neutral')
    expect(functionalNatureOfLord('Mercury', 7)).toBe('malefic')
    expect(functionalNatureOfLord('Mars', 7)).toBe('benefic')
  })

  test('dispositor chains have no repeats, and end in the final dispositor if there is one', () => {
    fc.assert(
      fc.property(rasi, (places) => {
        const chains = GRAHAS.map((graha) => dispositorChain(graha, places))
        for (const { chain, endsIn } of chains) {
          expect(new Set(chain).size).toBe(chain.length)
          expect(chain.length).toBeLessThanOrEqual(8)
          if (endsIn) expect(chain.at(-1)!).toBe(endsIn)
        }
        const final = finalDispositor(places)
        expect(chains.every(({ endsIn }) => endsIn !== null && endsIn === final)).toBe(final !== null)
      }),
    )
    const sunAlone = Object.fromEntries(GRAHAS.map((graha) => [graha, { sign: 4 }])) as Rasi
    expect(finalDispositor(sunAlone)).toBe('Sun' satisfies Lord)
  })
})
