import { describe, expect, test } from 'bun:test'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import ashtakavarga from '../../../src/capabilities/strengths/ashtakavarga.ts'
import reductions from '../../../src/capabilities/strengths/ashtakavarga-reductions.ts'
import bhavaBala from '../../../src/capabilities/strengths/bhava-bala.ts'
import aspects from '../../../src/capabilities/strengths/planetary-aspects.ts'
import avasthas from '../../../src/capabilities/strengths/planetary-avasthas.ts'
import dignity from '../../../src/capabilities/strengths/planetary-dignity.ts'
import friendship from '../../../src/capabilities/strengths/planetary-friendship.ts'
import shadbala from '../../../src/capabilities/strengths/shadbala.ts'
import vimsopaka from '../../../src/capabilities/strengths/vimsopaka-bala.ts'
import bhavaChalit from '../../../src/capabilities/vedic-charts/bhava-chalit.ts'
import birthChart from '../../../src/capabilities/vedic-charts/birth-chart.ts'
import particulars from '../../../src/capabilities/vedic-charts/birth-particulars.ts'
import divisionalChart from '../../../src/capabilities/vedic-charts/divisional-chart.ts'
import divisionalCharts from '../../../src/capabilities/vedic-charts/divisional-charts.ts'
import { sphutaDrishti } from '../../../src/jyotish/drishti.ts'
import { GRAHAS, SEVEN } from '../../../src/jyotish/grahas.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { shadbalaBenefics } from '../../../src/jyotish/nature.ts'
import { SHAYANADI } from '../../../src/jyotish/strengths/avasthas.ts'
import { norm } from '../../../src/zodiac/longitude.ts'
import { worldAt } from '../../world.ts'
import { at, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const total = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
const pole = at('2000-01-01T12:00', '+00:00', 90, 0)
const members = { ashtakavarga, reductions, shadbala, bhavaBala, vimsopaka, friendship, avasthas, aspects, dignity }

test.each(Object.entries(members))('%s: warns at a pole and rejects an invalid time', async (_, member) => {
  const any = member as typeof friendship
  // Strengths that depend on signs only do not need the ascendant.
  const needsAscendant = any !== friendship && member !== vimsopaka
  expect((await call(any, pole)).warnings.join().includes('`latitude` 90 is a pole')).toBe(needsAscendant)
  expect(await rejectedField(any, { ...delhi1947, datetime: '1947-02-30T00:00' })).toBe('datetime')
  expect(await rejectedField(any, { ...delhi1947, timezone: 'Asia/Nowhere' })).toBe('timezone')
})

test.each(Object.entries(members))(
  '%s: answers for 29 February, midnight, and southern and far longitudes',
  async (_, member) => {
    const any = member as typeof friendship
    for (const birth of [
      at('2004-02-29T00:00', '+13:00', -45.03, 168.66),
      at('1804-02-29T23:59:59', '+00:00', 0, -179.9),
      at('1827-05-01T12:00', '+05:30', 23.18, 75.78),
    ])
      await call(any, birth)
  },
)

describe('ashtakavarga', () => {
  test('sums, houses and the grid agree', async () => {
    for (const birth of randomBirths(20, 3)) {
      const { bhinnashtakavarga, sarvashtakavarga, prastara, planet_bindus, ascendant } = await call(ashtakavarga, {
        ...birth,
        prastara: true,
      })
      expect(bhinnashtakavarga.map((row) => row.total)).toEqual([48, 49, 39, 54, 56, 52, 39, 49])
      expect([sarvashtakavarga.total, sarvashtakavarga.with_ascendant.total]).toEqual([337, 386])
      for (const [s, cell] of sarvashtakavarga.signs.entries()) {
        expect(cell.bindus).toBe(total(bhinnashtakavarga.slice(0, 7).map((row) => row.signs[s]!.bindus)))
        expect(cell.house === 1).toBe(cell.sign === ascendant.sign)
      }
      for (const [i, grid] of prastara!.entries())
        for (const [s, cell] of bhinnashtakavarga[i]!.signs.entries())
          expect(total(grid.rows.map((row) => row.signs[s]!))).toBe(cell.bindus)
      for (const row of planet_bindus) {
        const grid = prastara!.find((each) => each.planet === row.planet)!
        const s = sarvashtakavarga.signs.findIndex((cell) => cell.sign === row.sign)
        expect(row.kaksha_bindu).toBe(grid.rows.find((each) => each.contributor === row.kaksha_lord)!.signs[s] === 1)
        expect(row.sarva_bindus).toBe(sarvashtakavarga.signs[s]!.bindus)
      }
    }
  })

  test('returns the grid on request only', async () => {
    expect((await call(ashtakavarga, delhi1947)).prastara).toBeNull()
  })

  test('reductions use the same bindus; transit points equal the calculation by hand', async () => {
    for (const birth of randomBirths(20, 4)) {
      const { bhinnashtakavarga, planet_bindus } = await call(ashtakavarga, birth)
      const { planets, sarva_reduced, transit_points } = await call(reductions, birth)
      for (const [i, row] of planets.entries()) {
        const signs = bhinnashtakavarga[i]!.signs
        expect(row.bindus).toEqual(signs.map((cell) => cell.bindus))
        expect(row.after_trikona.every((n, s) => n >= 0 && n <= row.bindus[s]!)).toBe(true)
        expect(row.after_ekadhipatya.every((n, s) => n >= 0 && n <= row.after_trikona[s]!)).toBe(true)
        expect(row.shodhya_pinda).toBe(row.rashi_pinda + row.graha_pinda)
        const own = signs.findIndex((cell) => cell.sign === planet_bindus[i]!.sign)
        const { house_counted, nakshatra_from_pinda, rashi_from_pinda } = transit_points[i]!
        const product = row.shodhya_pinda * row.bindus[(own + house_counted - 1) % 12]!
        // A remainder of 1 is Ashwini or Aries, a remainder of 0 is Revati or Pisces.
        expect<string>(nakshatra_from_pinda).toBe(NAKSHATRAS[((product % 27) + 26) % 27]!)
        expect(rashi_from_pinda).toBe(signs[((product % 12) + 11) % 12]!.sign)
      }
      expect(sarva_reduced).toEqual(sarva_reduced.map((_, s) => total(planets.map((row) => row.after_ekadhipatya[s]!))))
    }
  })
})

describe('shadbala and bhava bala', () => {
  test('benefic_moon changes the result in two of the four parts of the month', async () => {
    const flipped = new Set<number>()
    for (const birth of randomBirths(40, 11)) {
      const { chart } = natal(birth, worldAt())
      const tithi = Math.floor(norm(chart.graha.Moon.longitude - chart.graha.Sun.longitude) / 12) + 1
      const [usual, other] = await Promise.all(
        [{}, { benefic_moon: 'eighth-to-eighth' as const }].map((choice) => call(shadbala, { ...birth, ...choice })),
      )
      const paksha = (answer: typeof usual) => answer!.planets[1]!.kala_bala.paksha
      const flips = tithi < 8 || (tithi > 15 && tithi < 24)
      expect(paksha(usual) + paksha(other)).toBeCloseTo(flips ? 120 : 2 * paksha(usual), 1)
      if (flips) flipped.add(Math.ceil(tithi / 15))
      expect(other!.choices).toEqual({ benefic_moon: 'eighth-to-eighth' })
    }
    expect(flipped.size).toBe(2)
  })

  test('mercury_on_houses changes the sign of his aspect if his conjunctions make him malefic', async () => {
    let changed = 0
    for (const birth of randomBirths(12, 12)) {
      const { chart } = natal(birth, worldAt())
      const [usual, other] = await Promise.all(
        (['by-company', 'always-benefic'] as const).map((mercury_on_houses) =>
          call(bhavaBala, { ...birth, mercury_on_houses }),
        ),
      )
      for (const [i, { cusp_longitude, drik_bala }] of usual!.houses.entries()) {
        const aspect = sphutaDrishti('Mercury', chart.graha.Mercury.longitude, cusp_longitude)
        const gain = shadbalaBenefics(chart).has('Mercury') ? 0 : 2 * aspect
        expect(other!.houses[i]!.drik_bala - drik_bala).toBeCloseTo(gain, 1)
        if (gain > 0) changed++
      }
    }
    expect(changed).toBeGreaterThan(0)
  })

  test('the parts sum to the totals and follow their rules', async () => {
    for (const birth of randomBirths(40, 5)) {
      const { planets, ishta_kashta, lords, day_birth } = await call(shadbala, birth)
      const kala = planets.map((p) => p.kala_bala)
      for (const [part, sum] of [
        ['varsha', 15],
        ['masa', 30],
        ['dina', 45],
        ['hora', 60],
        ['tribhaga', 120],
      ] as const)
        expect(total(kala.map((k) => k[part]))).toBe(sum)
      expect(total(kala.map((k) => k.yuddha))).toBeCloseTo(0, 1)
      for (const part of ['varsha', 'masa', 'dina', 'hora'] as const)
        expect(planets[SEVEN.indexOf(lords[part]!)]!.kala_bala[part]).toBeGreaterThan(0)
      const fixed = planets.map((p) => p.naisargika_bala)
      expect(fixed).toEqual([60, 51.43, 17.14, 25.71, 34.29, 42.86, 8.57])
      const [jupiter, saturn] = [kala[4]!.paksha, kala[6]!.paksha]
      expect(jupiter + saturn).toBeCloseTo(60, 1)
      expect(kala[0]!.nathonnatha + kala[1]!.nathonnatha).toBeCloseTo(60, 1)
      // Near noon and midnight, the Sun is clearly above or below the horizon between 60 north and 60 south.
      if (kala[0]!.nathonnatha > 50) expect(day_birth).toBe(true)
      if (kala[0]!.nathonnatha < 5) expect(day_birth).toBe(false)

      for (const [i, p] of planets.entries()) {
        const { total: sthana, ...places } = p.sthana_bala
        const { total: times, ...hours } = p.kala_bala
        expect(total(Object.values(places))).toBeCloseTo(sthana, 1)
        expect(Math.abs(total(Object.values(hours)) - times)).toBeLessThan(0.05)
        const parts = [sthana, p.dig_bala, times, p.cheshta_bala, p.naisargika_bala, p.drik_bala]
        expect(Math.abs(total(parts) - p.total)).toBeLessThan(0.05)
        expect(Math.abs(p.rupas * 60 - p.total)).toBeLessThan(0.31)
        expect(p.sufficient).toBe(p.total >= p.required_rupas * 60)
        for (const value of [p.dig_bala, p.cheshta_bala, places.uchcha, hours.nathonnatha, hours.tribhaga!]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(60)
        }
        expect(hours.ayana).toBeLessThanOrEqual(i === 0 ? 120 : 60)
        expect(hours.paksha).toBeLessThanOrEqual(i === 1 ? 120 : 60)
        expect(ishta_kashta[i]!.ishta_phala ** 2).toBeLessThanOrEqual(60.1 * places.uchcha + 0.1)
        expect(ishta_kashta[i]!.kashta_phala).toBeLessThanOrEqual(60)
      }
      const byRatio = planets.toSorted((a, b) => a.rank - b.rank).map((p) => p.ratio)
      expect(byRatio).toEqual(byRatio.toSorted((a, b) => b - a))
      expect(planets.map((p) => p.rank).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
    }
  })

  test('bhava bala uses the Shadbala of the lord, dig bala, ranks by total, and bhava-chalit cusps', async () => {
    for (const birth of randomBirths(20, 6)) {
      const { houses, strongest, weakest } = await call(bhavaBala, birth)
      const { planets } = await call(shadbala, birth)
      const { cusps } = await call(bhavaChalit, birth)
      for (const [i, house] of houses.entries()) {
        expect(house.bhavadhipati_bala).toBe(planets.find((p) => p.planet === house.lord)!.total)
        expect(house.dig_bala % 10).toBe(0)
        expect(house.dig_bala).toBeGreaterThanOrEqual(0)
        expect(house.dig_bala).toBeLessThanOrEqual(60)
        expect(house.cusp_longitude).toBe(cusps[i]!.middle!.longitude)
        expect(house.lord).toBe(cusps[i]!.lord!)
        expect(Math.abs(house.bhavadhipati_bala + house.dig_bala + house.drik_bala - house.total)).toBeLessThan(0.02)
      }
      const ranked = houses.toSorted((a, b) => a.rank - b.rank)
      expect(ranked.map((house) => house.rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      expect(ranked.map((house) => house.total)).toEqual(houses.map((h) => h.total).toSorted((a, b) => b - a))
      expect([ranked[0]!.house, ranked[11]!.house]).toEqual([strongest, weakest])
    }
  })

  test('a birth before sunrise has the weekday lord of the previous day', async () => {
    // 2024-01-01 was a Monday. Sunrise at Delhi was at about 07:14.
    const before = await call(shadbala, at('2024-01-01T06:00', '+05:30', 28.6139, 77.209))
    const after = await call(shadbala, at('2024-01-01T08:00', '+05:30', 28.6139, 77.209))
    expect([before.lords.dina, before.day_birth]).toEqual(['Sun', false])
    expect([after.lords.dina, after.lords.hora, after.day_birth]).toEqual(['Moon', 'Moon', true])
  })

  test('in the polar night values from sunrise are null with a warning; the others are present', async () => {
    const { planets, day_birth, lords, warnings } = await call(shadbala, polarNight)
    expect(day_birth).toBeNull()
    expect(lords).toEqual({ varsha: null, masa: null, dina: null, hora: null })
    expect(planets.every((p) => p.kala_bala.hora === null && p.kala_bala.tribhaga === null)).toBe(true)
    expect(warnings.join()).toContain('tribhaga')
    const { houses } = await call(bhavaBala, polarNight)
    expect(houses.find((house) => house.lord === 'Sun')!.bhavadhipati_bala).toBe(planets[0]!.total)
  })
})

describe('vimsopaka-bala', () => {
  test('scores are from 5 to 20; names equal divisional-charts', async () => {
    for (const birth of randomBirths(15, 7)) {
      const { planets } = await call(vimsopaka, birth)
      const { summary } = await call(divisionalCharts, { ...birth, set: 'dashavarga' })
      for (const [i, p] of planets.entries()) {
        expect(p.vaisheshikamsha.dashavarga).toBe(summary[i]!.vaisheshikamsha)
        expect(Object.keys(p.dignities)).toHaveLength(16)
      }
    }
  })

  test('Delhi 1947: the Sun in the six vargas equals the calculation by hand', async () => {
    const { planets } = await call(vimsopaka, delhi1947)
    const { dignities, shadvarga } = planets[0]!
    const points = { exalted: 20, own: 20, great_friend: 18, friend: 15, neutral: 10, enemy: 7, great_enemy: 5 }
    const weights = { D1: 6, D2: 2, D3: 4, D9: 5, D12: 2, D30: 1 } as const
    const sum = total(Object.entries(weights).map(([code, w]) => (w * points[dignities[code as 'D1']!]) / 20))
    expect(shadvarga).toBeCloseTo(sum, 2)
    // The Sun is in Cancer with the Moon. A natural friend in the same sign is neutral.
    expect(dignities.D1).toBe('neutral')
  })
})

describe('planetary-friendship', () => {
  test('lists and matrix agree, and each planet is once in the lists of every other', async () => {
    for (const birth of randomBirths(15, 8)) {
      const { naisargika, tatkalika, panchadha, matrix } = await call(friendship, birth)
      for (const [i, graha] of GRAHAS.entries()) {
        const others = GRAHAS.filter((g) => g !== graha).toSorted()
        for (const lists of [naisargika[graha], tatkalika[graha], panchadha[graha]])
          expect(Object.values(lists).flat().toSorted()).toEqual(others)
        for (const [list, relation] of [
          ['great_friends', 'great_friend'],
          ['friends', 'friend'],
          ['neutrals', 'neutral'],
          ['enemies', 'enemy'],
          ['great_enemies', 'great_enemy'],
        ] as const)
          for (const other of panchadha[graha][list]) expect(matrix[i]!.relations[other]).toBe(relation)
        for (const friend of tatkalika[graha].friends) expect(tatkalika[friend].friends).toContain(graha)
      }
    }
  })
})

describe('planetary-avasthas', () => {
  test('an exalted planet is dipta, jagrat and garvita', async () => {
    let exalted = 0
    for (const birth of randomBirths(60, 9)) {
      const { planets } = await call(avasthas, birth)
      const dignities = (await call(dignity, birth)).planets
      for (const [i, p] of planets.entries()) {
        if (dignities[i]!.dignity !== 'exalted') continue
        exalted++
        expect([p.jagradadi, p.deeptadi[0], p.lajjitadi.includes('garvita')]).toEqual(['jagrat', 'dipta', true])
      }
    }
    expect(exalted).toBeGreaterThan(20)
  })

  test('shayanadi, kopa and the ghati equal values from the other capabilities', async () => {
    for (const birth of randomBirths(30, 10)) {
      const { planets, inputs } = await call(avasthas, { ...birth, name_syllable_number: 3 })
      const chart = await call(birthChart, birth)
      const d9 = await call(divisionalChart, { ...birth, code: 'D9' })
      expect((await call(particulars, birth)).birth.ishta_kala!.ghati).toBe(inputs.ishta_ghati!)
      for (const [i, p] of planets.entries()) {
        const { nakshatra_number, sign_number, combust } = chart.planets[i]!
        // The navamsa signs continue from Aries, Capricorn, Libra and Cancer by element.
        const first = [0, 9, 6, 3][(sign_number - 1) % 4]!
        const navamsha = ((d9.planets[i]!.sign_number - 1 - first + 12) % 12) + 1
        const { janma_nakshatra_number, ishta_ghati, lagna_sign_number } = inputs
        const sum = nakshatra_number * (i + 1) * navamsha + janma_nakshatra_number + ishta_ghati! + lagna_sign_number
        expect(p.shayanadi!.number % 12).toBe(sum % 12)
        expect<string>(p.shayanadi!.name).toBe(SHAYANADI[(sum + 11) % 12]!)
        expect(p.shayanadi!.grade).not.toBeNull()
        expect(p.deeptadi.includes('kopa')).toBe(combust)
      }
    }
  })

  test('there is no grade without a syllable, and no shayanadi in the polar night', async () => {
    expect((await call(avasthas, delhi1947)).planets.every((p) => p.shayanadi!.grade === null)).toBe(true)
    const { planets, inputs } = await call(avasthas, { ...polarNight, name_syllable_number: 1 })
    expect(planets.every((p) => p.shayanadi === null)).toBe(true)
    expect(inputs.ishta_ghati).toBeNull()
  })

  // Sun, Moon, Mercury, Venus and Saturn are in Cancer, Rahu in Taurus with the ascendant, Mars in Gemini, Jupiter in
  // Libra, Ketu in Scorpio
  test('Delhi 1947 equals the calculation by hand', async () => {
    const { planets } = await call(avasthas, delhi1947)
    const of = (name: string) => planets.find((p) => p.planet === name)!
    expect(of('Moon').jagradadi).toBe('jagrat')
    // 24 degrees from the Sun, so not combust.
    expect(of('Moon').deeptadi).toEqual(['svastha', 'vikala'])
    expect(of('Venus').deeptadi).toContain('kopa')
    // Venus is with her enemies Sun and Saturn, and with her friend Mercury.
    expect(of('Venus').lajjitadi).toEqual(['kshudhita', 'mudita'])
    expect(of('Rahu').jagradadi).toBe('jagrat')
  })
})

describe('planetary-aspects', () => {
  test('the two angles of a pair sum to 360; rows, houses and mutual pairs agree', async () => {
    for (const birth of randomBirths(20, 11)) {
      const { graha_drishti, house_aspects, mutual, rashi_drishti, conjunctions } = await call(aspects, birth)
      const chart = await call(birthChart, birth)
      const placed = new Map(chart.planets.map((p) => [p.name, p]))
      for (const row of graha_drishti) {
        const back = graha_drishti.find((each) => each.from === row.to && each.to === row.from)
        if (back) expect(row.angle + back.angle).toBeCloseTo(360, 4)
        const house = house_aspects[placed.get(row.to)!.house - 1]!
        if (row.strength === 1) expect(house.full).toContain(row.from)
        else expect(house.partial).toContainEqual({ planet: row.from, strength: row.strength })
        if (row.house_distance === 7) expect(row.strength).toBe(1)
      }
      for (const [a, b] of mutual)
        for (const [from, to] of [
          [a, b],
          [b, a],
        ])
          expect(graha_drishti.find((row) => row.from === from && row.to === to)!.strength).toBe(1)
      for (const row of rashi_drishti)
        for (const sign of row.aspects)
          expect(rashi_drishti.find((each) => each.sign === sign)!.aspects).toContain(row.sign)
      for (const group of conjunctions)
        expect(chart.planets.filter((p) => p.sign === group.sign).map((p) => p.name)).toEqual(group.planets)
    }
  })

  test('uses the requested aspects of the nodes', async () => {
    const distances = async (node_aspects?: 'none' | 'fifth-ninth' | 'seventh-only') => {
      const { graha_drishti, house_aspects } = await call(aspects, { ...delhi1947, node_aspects })
      expect(graha_drishti.filter((row) => row.from === 'Rahu').every((row) => row.strength === 1)).toBe(true)
      return house_aspects.filter((row) => row.full.includes('Rahu')).length
    }
    expect([await distances(), await distances('fifth-ninth')]).toEqual([3, 3])
    expect([await distances('seventh-only'), await distances('none')]).toEqual([1, 0])
  })
})

describe('planetary-dignity', () => {
  test('dispositors, chains and rulers agree', async () => {
    for (const birth of randomBirths(25, 12)) {
      const { planets, dispositor_chains, final_dispositor, rulers } = await call(dignity, {
        ...birth,
        vargas: ['D1', 'D9', 'D60'],
      })
      const bonds = (await call(friendship, birth)).matrix
      for (const [i, p] of planets.entries()) {
        expect(p.vargas.D1).toBe(p.dignity)
        expect(Object.keys(p.vargas)).toEqual(['D1', 'D9', 'D60'])
        expect(p.dispositor_relation).toBe(bonds[i]!.relations[p.dispositor] ?? null)
        const { chain } = dispositor_chains[i]!
        expect(chain[0]!).toBe(p.planet)
        expect(chain[1] ?? p.planet).toBe(p.dispositor)
        if (!['exalted', 'moolatrikona', 'own', 'debilitated'].includes(p.dignity))
          expect<string | null>(p.dignity).toBe(p.dispositor_relation)
        if (p.planet === 'Rahu' || p.planet === 'Ketu') {
          expect(p.exact.exaltation_point).toBeNull()
          expect(p.functional).toBe(planets.find((each) => each.planet === p.dispositor)!.functional)
        } else expect(Math.abs(p.exact.exaltation_point! - p.exact.debilitation_point!)).toBe(180)
      }
      if (final_dispositor) expect(dispositor_chains.every((row) => row.ends_in === final_dispositor)).toBe(true)
      expect(rulers.map((row) => row.house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    }
  })
})
