import { describe, expect, test } from 'bun:test'
import { type RasiChart, rasiChart } from '../../../src/jyotish/chart.ts'
import { KAAL_SARP_TYPES, kaalSarp } from '../../../src/jyotish/doshas/kaal-sarp.ts'
import { yogakarakaOf } from '../../../src/jyotish/functional-nature.ts'
import { point } from '../../../src/jyotish/points.ts'
import { type Facts, factsOf, UNKNOWN } from '../../../src/jyotish/rules/facts.ts'
import { isPresent, type YogaRule, yogaVerdict } from '../../../src/jyotish/rules/yoga-rule.ts'
import { CHANDRA } from '../../../src/jyotish/yogas/chandra.ts'
import { YOGA_RULES, yogaRule, yogasOf, yogaVerdictsOf } from '../../../src/jyotish/yogas/index.ts'
import { sankhyaOf } from '../../../src/jyotish/yogas/nabhasa.ts'
import { exchangesOf, PARIVARTANA } from '../../../src/jyotish/yogas/parivartana.ts'
import { VESI_FORMS } from '../../../src/jyotish/yogas/surya.ts'
import type { JulianDay } from '../../../src/time/julian-day.ts'
import type { Sidereal } from '../../../src/zodiac/longitude.ts'
import { HOUSES, houseFrom, SIGN_INDEXES, SIGNS } from '../../../src/zodiac/signs.ts'
import { sample } from '../../long.ts'
import { sky } from '../../world.ts'

/** Real skies, 1900 to 2026, each over another place. */
const skies = (count: number, seed: number): RasiChart[] => {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: count }, () => {
    const at = (2415020.5 + random() * 46_000) as JulianDay
    return rasiChart(at, { latitude: random() * 120 - 60, longitude: random() * 360 - 180 }, {}, sky)
  })
}
const charts = skies(sample(300, 2000), 7)
const facts = charts.map((chart) => factsOf(chart))
/** The same sky under another ascendant, at 15 degrees of a sign. */
const under = (chart: RasiChart, sign: number): Facts => {
  const ascendant = point((sign * 30 + 15) as Sidereal)
  const planets = chart.planets.map((planet) => ({ ...planet, house: houseFrom(ascendant.sign, planet.sign) }))
  const graha = Object.fromEntries(planets.map((planet) => [planet.name, planet])) as RasiChart['graha']
  return factsOf({ ...chart, ascendant, planets, graha })
}
const held = (f: Facts, rules: readonly YogaRule[] = YOGA_RULES) =>
  rules.filter((rule) => isPresent(rule, f)).map(({ id }) => id)
const named = (...ids: string[]) => ids.map(yogaRule)
const OF_GROUP = (group: string) => YOGA_RULES.filter((rule) => rule.group === group)

describe('one sky under twelve ascendants', () => {
  // Counted from the Sun, the Moon or by signs alone.
  const FREE = [
    ...named('sunapha', 'anapha', 'durudhara', 'kemadruma', 'chandra_mangala', 'chandradhi', 'amala_moon'),
    ...named('chandra_varishta', 'chandra_sama', 'chandra_adhama', 'vesi', 'vosi', 'ubhayachari', 'budha_aditya'),
    ...named(
      'bhaskara',
      'marud',
      'guru_mangala',
      'trilochana',
      'five_exalted',
      'raja_bhanga_sun',
      'raja_bhanga_combust',
    ),
    ...named(
      'rajju',
      'musala',
      'nala',
      'gola',
      'yuga',
      'shula',
      'kedara',
      'pasha',
      'dama',
      'veena',
      'vargottama_moon_raja',
    ),
  ]
  test('what does not look at the ascendant stays', () => {
    for (const chart of charts.slice(0, sample(40, 150))) {
      const here = held(factsOf(chart), FREE)
      for (const sign of SIGN_INDEXES) expect(held(under(chart, sign), FREE)).toEqual(here)
    }
  })

  // The catalogue's check.
  test('Kaal Sarp has its twelve types in order, and one completeness', () => {
    const hemmed = skies(sample(1500, 6000), 99).filter((chart) => kaalSarp(chart).completeness !== 'none')
    expect(hemmed.length).toBeGreaterThan(sample(12, 50))
    const types = Object.values(KAAL_SARP_TYPES)
    for (const chart of hemmed) {
      const { completeness } = kaalSarp(chart)
      // From the sign of Rahu backwards he comes to stand in the 1st, the 2nd, and so on to the 12th.
      const turned = HOUSES.map((house) => under(chart, (chart.graha.Rahu.sign - house + 13) % 12))
      expect(turned.map((f) => held(f, OF_GROUP('kaal_sarp')))).toEqual(
        types.map((type) => [`kaal_sarp_${type.toLowerCase()}`]),
      )
      expect(new Set(turned.map((f) => kaalSarp(f.chart).completeness))).toEqual(new Set([completeness]))
    }
  })

  test('what is told of a house goes round with the houses', () => {
    const MALIKA = OF_GROUP('malika')
    const turn = (id: string, steps: number) =>
      id.replace(/\d+$/, (house) => String(((Number(house) - 1 - steps + 12) % 12) + 1))
    for (const chart of charts.slice(0, sample(40, 150))) {
      const first = under(chart, 0)
      const kartari = held(first, OF_GROUP('kartari'))
      const garlands = held(first, MALIKA).map((id) => MALIKA.findIndex((rule) => rule.id === id))
      for (const sign of SIGN_INDEXES) {
        const f = under(chart, sign)
        expect(held(f, OF_GROUP('kartari')).sort()).toEqual(kartari.map((id) => turn(id, sign)).sort())
        expect(held(f, MALIKA)).toEqual(garlands.map((start) => MALIKA[(start - sign + 12) % 12]!.id))
        // An exchange is of signs: its houses change, it does not.
        expect(exchangesOf(f).map(({ planets }) => planets)).toEqual(exchangesOf(first).map(({ planets }) => planets))
      }
    }
  })

  test('nine dead seats are met once each, as the ascendant goes round', () => {
    for (const chart of charts.slice(0, 20)) {
      const met = SIGN_INDEXES.flatMap((sign) => held(under(chart, sign), OF_GROUP('marana_karaka')))
      expect(met.toSorted()).toEqual(
        OF_GROUP('marana_karaka')
          .map(({ id }) => id)
          .toSorted(),
      )
    }
  })

  // The catalogue's check; Laghu Parashari.
  test('one planet owns an angle and a trine under six ascendants only', () => {
    expect(
      Object.fromEntries(
        SIGN_INDEXES.flatMap((sign) => (yogakarakaOf(sign) ? [[SIGNS[sign], yogakarakaOf(sign)]] : [])),
      ),
    ).toEqual({
      Taurus: 'Saturn',
      Cancer: 'Mars',
      Leo: 'Mars',
      Libra: 'Saturn',
      Capricorn: 'Venus',
      Aquarius: 'Venus',
    })
  })
})

describe('benefics for malefics', () => {
  const swapped = (f: Facts): Facts => ({ ...f, benefics: f.malefics, malefics: f.benefics })
  test('shubha and papa change places, and what asks for neither stays', () => {
    const other = (id: string) => id.replace(/shubha|papa/, (kind) => (kind === 'shubha' ? 'papa' : 'shubha'))
    for (const f of facts.slice(0, 400)) {
      for (const rules of [OF_GROUP('kartari'), VESI_FORMS])
        expect(held(swapped(f), rules).sort()).toEqual(held(f, rules).map(other).sort())
      for (const group of [
        'mahapurusha',
        'parivartana',
        'malika',
        'neecha_bhanga',
        'viparita',
        'marana_karaka',
        'surya',
      ])
        expect(held(swapped(f), OF_GROUP(group))).toEqual(held(f, OF_GROUP(group)))
    }
  })
  test('only benefics in the 10th, only malefics there, never both, and mixed neither', () => {
    const amala = yogaRule('amala')
    for (const f of facts.slice(0, 400)) {
      const tenth = f.occupants[(f.ascendant + 9) % 12]!
      expect(isPresent(amala, f)).toBe(tenth !== 0 && (tenth & f.malefics) === 0)
      expect(isPresent(amala, swapped(f))).toBe(tenth !== 0 && (tenth & f.benefics) === 0)
    }
  })
})

describe('what adds up', () => {
  const one = (...ids: string[]) => {
    const rules = named(...ids)
    return (f: Facts) => held(f, rules).length
  }
  // BPHS 35: the number of signs that the seven stand in.
  test('exactly one sankhya, by the number of signs', () => {
    const seven = ['gola', 'yuga', 'shula', 'kedara', 'pasha', 'dama', 'veena']
    const count = one(...seven)
    for (const f of facts) {
      const signs = new Set(f.sign.slice(0, 7)).size
      expect([count(f), sankhyaOf(f).id]).toEqual([1, seven[signs - 1]!])
      expect(held(f, named(seven[signs - 1]!))).toHaveLength(1)
    }
  })
  test('at most one of the three ashrayas, and of the two dalas', () => {
    const [ashraya, dala] = [one('rajju', 'musala', 'nala'), one('mala', 'sarpa')]
    for (const f of facts) expect(Math.max(ashraya(f), dala(f))).toBeLessThanOrEqual(1)
  })
  test('one of the three distances of the Moon from the Sun', () => {
    const distances = one('chandra_adhama', 'chandra_sama', 'chandra_varishta')
    for (const f of facts) expect(distances(f)).toBe(1)
  })
  // The catalogue's check on 10,000 charts.
  test('beside the Moon and beside the Sun: one side, the other, both or none; Kemadruma never beside them', () => {
    for (const f of skies(sample(2_000, 10_000), 3).map((chart) => factsOf(chart))) {
      const beside = one('sunapha', 'anapha', 'durudhara')(f)
      expect(beside).toBeLessThanOrEqual(1)
      if (isPresent(CHANDRA.find(({ id }) => id === 'kemadruma')!, f)) expect(beside).toBe(0)
      expect(one('vesi', 'vosi', 'ubhayachari')(f)).toBeLessThanOrEqual(1)
    }
  })
  test('one garland at most, which makes Veena', () => {
    const garlands = OF_GROUP('malika')
    let met = 0
    for (const f of skies(sample(5_000, 20_000), 4).map((chart) => factsOf(chart))) {
      const count = held(f, garlands).length
      expect(count).toBeLessThanOrEqual(1)
      if (count === 1) expect(sankhyaOf(f).id).toBe('veena')
      met += count
    }
    expect(met).toBeGreaterThan(sample(1, 10))
  })
  test('66 exchanges: 28 maha, 8 khala, 30 dainya; a planet takes part in one', () => {
    const kinds = PARIVARTANA.map(({ kind }) => kind)
    const count = (which: string) => kinds.filter((kind) => kind === which).length
    expect([kinds.length, count('maha'), count('khala'), count('dainya')]).toEqual([66, 28, 8, 30])
    for (const f of facts) {
      const planets = exchangesOf(f).flatMap((exchange) => exchange.planets)
      expect(new Set(planets).size).toBe(planets.length)
    }
  })
  // By the sky alone: Mercury within 28 degrees of the Sun, Venus within 48.
  test('Mercury stands in the sign of the Sun or beside it, Venus two signs off at most', () => {
    const apart = (a: number, b: number) => Math.min((a - b + 12) % 12, (b - a + 12) % 12)
    for (const { sign } of facts) {
      expect(apart(sign[3]!, sign[0]!)).toBeLessThanOrEqual(1)
      expect(apart(sign[5]!, sign[0]!)).toBeLessThanOrEqual(2)
    }
  })
})

test('with words and without: the same yogas, strengths and cancellations', () => {
  for (const chart of charts.slice(0, 300)) {
    const f = factsOf(chart, { ...UNKNOWN, isDay: () => true })
    expect(yogaVerdictsOf(f).map(({ rule, strength, cancelled }) => [rule.id, strength, cancelled])).toEqual(
      yogasOf(f).map(({ id, strength, cancelled }) => [id, strength, cancelled]),
    )
    expect(YOGA_RULES.filter((rule) => yogaVerdict(rule, f)).every((rule) => isPresent(rule, f))).toBe(true)
  }
})
