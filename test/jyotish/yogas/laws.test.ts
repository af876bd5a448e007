import { describe, expect, test } from 'bun:test'
import { type RasiChart, rasiChart } from '../../../src/jyotish/chart.ts'
import { KAAL_SARP_TYPES, kaalSarp } from '../../../src/jyotish/doshas/kaal-sarp.ts'
import { yogakarakaOf } from '../../../src/jyotish/functional-nature.ts'
import { point } from '../../../src/jyotish/points.ts'
import { factsOf, type RuleFacts, UNKNOWN } from '../../../src/jyotish/rules/facts.ts'
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

/** Charts of random moments from 1900 to 2026 at random places. */
const randomCharts = (count: number, seed: number): RasiChart[] => {
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
const charts = randomCharts(sample(300, 2000), 7)
const facts = charts.map((chart) => factsOf(chart))
/** The same chart with another ascendant, at 15 degrees of a sign. */
const withAscendant = (chart: RasiChart, sign: number): RuleFacts => {
  const ascendant = point((sign * 30 + 15) as Sidereal)
  const planets = chart.planets.map((planet) => ({ ...planet, house: houseFrom(ascendant.sign, planet.sign) }))
  const graha = Object.fromEntries(planets.map((planet) => [planet.name, planet])) as RasiChart['graha']
  return factsOf({ ...chart, ascendant, planets, graha })
}
const presentIds = (f: RuleFacts, rules: readonly YogaRule[] = YOGA_RULES) =>
  rules.filter((rule) => isPresent(rule, f)).map(({ id }) => id)
const rulesById = (...ids: string[]) => ids.map(yogaRule)
const rulesOfGroup = (group: string) => YOGA_RULES.filter((rule) => rule.group === group)

describe('one chart with twelve ascendants', () => {
  // Rules that count from the Sun, the Moon or signs alone.
  const ASCENDANT_FREE = [
    ...rulesById('sunapha', 'anapha', 'durudhara', 'kemadruma', 'chandra_mangala', 'chandradhi', 'amala_moon'),
    ...rulesById('chandra_varishta', 'chandra_sama', 'chandra_adhama', 'vesi', 'vosi', 'ubhayachari', 'budha_aditya'),
    ...rulesById(
      'bhaskara',
      'marud',
      'guru_mangala',
      'trilochana',
      'five_exalted',
      'raja_bhanga_sun',
      'raja_bhanga_combust',
    ),
    ...rulesById(
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
  test('rules that do not depend on the ascendant give the same result', () => {
    for (const chart of charts.slice(0, sample(40, 150))) {
      const expectedIds = presentIds(factsOf(chart), ASCENDANT_FREE)
      for (const sign of SIGN_INDEXES)
        expect(presentIds(withAscendant(chart, sign), ASCENDANT_FREE)).toEqual(expectedIds)
    }
  })

  test('Kaal Sarp takes its twelve types in order, with one completeness', () => {
    const kaalSarpCharts = randomCharts(sample(600, 6000), 99).filter(
      (chart) => kaalSarp(chart).completeness !== 'none',
    )
    expect(kaalSarpCharts.length).toBeGreaterThan(sample(4, 50))
    const types = Object.values(KAAL_SARP_TYPES)
    for (const chart of kaalSarpCharts) {
      const { completeness } = kaalSarp(chart)
      // Rahu is in the 1st house, then the 2nd, and so on to the 12th.
      const factsByHouse = HOUSES.map((house) => withAscendant(chart, (chart.graha.Rahu.sign - house + 13) % 12))
      expect(factsByHouse.map((f) => presentIds(f, rulesOfGroup('kaal_sarp')))).toEqual(
        types.map((type) => [`kaal_sarp_${type.toLowerCase()}`]),
      )
      expect(new Set(factsByHouse.map((f) => kaalSarp(f.chart).completeness))).toEqual(new Set([completeness]))
    }
  })

  test('kartari and malika rules shift with the houses', () => {
    const MALIKA = rulesOfGroup('malika')
    const shiftHouse = (id: string, steps: number) =>
      id.replace(/\d+$/, (house) => String(((Number(house) - 1 - steps + 12) % 12) + 1))
    for (const chart of charts.slice(0, sample(40, 150))) {
      const first = withAscendant(chart, 0)
      const kartari = presentIds(first, rulesOfGroup('kartari'))
      const malikaStarts = presentIds(first, MALIKA).map((id) => MALIKA.findIndex((rule) => rule.id === id))
      for (const sign of SIGN_INDEXES) {
        const f = withAscendant(chart, sign)
        expect(presentIds(f, rulesOfGroup('kartari')).sort()).toEqual(kartari.map((id) => shiftHouse(id, sign)).sort())
        expect(presentIds(f, MALIKA)).toEqual(malikaStarts.map((start) => MALIKA[(start - sign + 12) % 12]!.id))
        // An exchange is between signs: another ascendant changes its houses, not its planets.
        expect(exchangesOf(f).map(({ planets }) => planets)).toEqual(exchangesOf(first).map(({ planets }) => planets))
      }
    }
  })

  test('each of the nine marana karaka rules holds for exactly one ascendant', () => {
    for (const chart of charts.slice(0, 20)) {
      const ids = SIGN_INDEXES.flatMap((sign) => presentIds(withAscendant(chart, sign), rulesOfGroup('marana_karaka')))
      expect(ids.toSorted()).toEqual(
        rulesOfGroup('marana_karaka')
          .map(({ id }) => id)
          .toSorted(),
      )
    }
  })

  // After Laghu Parashari.
  test('six ascendants have a yogakaraka', () => {
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

describe('benefics and malefics exchanged', () => {
  const withSwappedNatures = (f: RuleFacts): RuleFacts => ({ ...f, benefics: f.malefics, malefics: f.benefics })
  test('shubha and papa rules change places, and other rules do not change', () => {
    const swapKind = (id: string) => id.replace(/shubha|papa/, (kind) => (kind === 'shubha' ? 'papa' : 'shubha'))
    for (const f of facts.slice(0, 400)) {
      for (const rules of [rulesOfGroup('kartari'), VESI_FORMS])
        expect(presentIds(withSwappedNatures(f), rules).sort()).toEqual(presentIds(f, rules).map(swapKind).sort())
      for (const group of [
        'mahapurusha',
        'parivartana',
        'malika',
        'neecha_bhanga',
        'viparita',
        'marana_karaka',
        'surya',
      ])
        expect(presentIds(withSwappedNatures(f), rulesOfGroup(group))).toEqual(presentIds(f, rulesOfGroup(group)))
    }
  })
  test('amala needs a 10th house with benefics only, and after the exchange with malefics only', () => {
    const amala = yogaRule('amala')
    for (const f of facts.slice(0, 400)) {
      const tenth = f.occupants[(f.ascendant + 9) % 12]!
      expect(isPresent(amala, f)).toBe(tenth !== 0 && (tenth & f.malefics) === 0)
      expect(isPresent(amala, withSwappedNatures(f))).toBe(tenth !== 0 && (tenth & f.benefics) === 0)
    }
  })
})

describe('rules that exclude each other', () => {
  const countPresent = (...ids: string[]) => {
    const rules = rulesById(...ids)
    return (f: RuleFacts) => presentIds(f, rules).length
  }
  // BPHS 35: the sankhya yoga follows from the number of signs that the seven planets occupy.
  test('exactly one sankhya, by the number of signs', () => {
    const seven = ['gola', 'yuga', 'shula', 'kedara', 'pasha', 'dama', 'veena']
    const count = countPresent(...seven)
    for (const f of facts) {
      const signs = new Set(f.sign.slice(0, 7)).size
      expect([count(f), sankhyaOf(f).id]).toEqual([1, seven[signs - 1]!])
      expect(presentIds(f, rulesById(seven[signs - 1]!))).toHaveLength(1)
    }
  })
  test('at most one of the three ashrayas, and of the two dalas', () => {
    const [ashraya, dala] = [countPresent('rajju', 'musala', 'nala'), countPresent('mala', 'sarpa')]
    for (const f of facts) expect(Math.max(ashraya(f), dala(f))).toBeLessThanOrEqual(1)
  })
  test('exactly one of the three distances of the Moon from the Sun', () => {
    const distances = countPresent('chandra_adhama', 'chandra_sama', 'chandra_varishta')
    for (const f of facts) expect(distances(f)).toBe(1)
  })
  test('at most one yoga of planets next to the Moon and one next to the Sun', () => {
    for (const f of randomCharts(sample(700, 10_000), 3).map((chart) => factsOf(chart))) {
      const besideMoon = countPresent('sunapha', 'anapha', 'durudhara')(f)
      expect(besideMoon).toBeLessThanOrEqual(1)
      if (isPresent(CHANDRA.find(({ id }) => id === 'kemadruma')!, f)) expect(besideMoon).toBe(0)
      expect(countPresent('vesi', 'vosi', 'ubhayachari')(f)).toBeLessThanOrEqual(1)
    }
  })
  test('at most one malika, and it implies Veena', () => {
    const malikas = rulesOfGroup('malika')
    let malikaCount = 0
    for (const f of randomCharts(sample(5_000, 20_000), 4).map((chart) => factsOf(chart))) {
      const count = presentIds(f, malikas).length
      expect(count).toBeLessThanOrEqual(1)
      if (count === 1) expect(sankhyaOf(f).id).toBe('veena')
      malikaCount += count
    }
    expect(malikaCount).toBeGreaterThan(sample(1, 10))
  })
  test('66 exchanges: 28 maha, 8 khala, 30 dainya; a planet takes part in at most one', () => {
    const kinds = PARIVARTANA.map(({ kind }) => kind)
    const count = (wantedKind: string) => kinds.filter((kind) => kind === wantedKind).length
    expect([kinds.length, count('maha'), count('khala'), count('dainya')]).toEqual([66, 28, 8, 30])
    for (const f of facts) {
      const planets = exchangesOf(f).flatMap((exchange) => exchange.planets)
      expect(new Set(planets).size).toBe(planets.length)
    }
  })
  // Astronomical limits: Mercury is within 28 degrees of the Sun, Venus within 48.
  test('Mercury is at most one sign from the Sun, Venus at most two', () => {
    const signDistance = (a: number, b: number) => Math.min((a - b + 12) % 12, (b - a + 12) % 12)
    for (const { sign } of facts) {
      expect(signDistance(sign[3]!, sign[0]!)).toBeLessThanOrEqual(1)
      expect(signDistance(sign[5]!, sign[0]!)).toBeLessThanOrEqual(2)
    }
  })
})

test('verdicts with and without text agree on yogas, strengths and cancellations', () => {
  for (const chart of charts.slice(0, 300)) {
    const f = factsOf(chart, { ...UNKNOWN, isDay: () => true })
    expect(yogaVerdictsOf(f).map(({ rule, strength, cancelled }) => [rule.id, strength, cancelled])).toEqual(
      yogasOf(f).map(({ id, strength, cancelled }) => [id, strength, cancelled]),
    )
    expect(YOGA_RULES.filter((rule) => yogaVerdict(rule, f)).every((rule) => isPresent(rule, f))).toBe(true)
  }
})
