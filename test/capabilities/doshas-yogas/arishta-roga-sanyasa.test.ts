import { describe, expect, test } from 'bun:test'
import arishtaYogas from '../../../src/capabilities/doshas-yogas/arishta-yogas.ts'
import rogaYogas from '../../../src/capabilities/doshas-yogas/roga-yogas.ts'
import sanyasaYogas from '../../../src/capabilities/doshas-yogas/sanyasa-yogas.ts'
import shadbala from '../../../src/capabilities/strengths/shadbala.ts'
import planetPositions from '../../../src/capabilities/vedic-charts/planet-positions.ts'
import { BALARISHTAS } from '../../../src/jyotish/doshas/balarishta.ts'
import { delhi1947, randomBirths } from '../births.ts'
import { call } from '../call.ts'

const births = randomBirths(40, 11)

describe('arishta-yogas', () => {
  test('lists every formation of infancy, equal results for equal rules, and the caution', async () => {
    for (const birth of births) {
      const { arishtas, caution } = await call(arishtaYogas, birth)
      const present = Object.fromEntries(arishtas.map(({ id, present }) => [id, present]))
      for (const { id } of BALARISHTAS) expect(id in present).toBe(true)
      expect(present.moon_arishta).toBe(present.moon_in_dusthana_seen_by_malefic!)
      expect(present.dark_moon_lagna).toBe(present.dark_moon_rising!)
      expect(caution).toContain('no statement about anyone’s health')
      expect(arishtas.every(({ auspicious }) => auspicious === false)).toBe(true)
    }
  })

  test('reports a rule as absent, present, or present and protected', async () => {
    const nets = new Set<string>()
    for (const birth of births) {
      const { arishtas, bhangas, net } = await call(arishtaYogas, birth)
      const isFormed = arishtas.some(({ present }) => present)
      const isProtected = bhangas.some(({ holds, strength }) => holds && strength === 'strong')
      expect(net).toBe(isFormed ? (isProtected ? 'mitigated' : 'active') : 'none')
      nets.add(net)
    }
    expect(nets.size).toBe(3)
  })

  test('separates the rules of infancy from those of youth', async () => {
    const { arishtas } = await call(arishtaYogas, delhi1947)
    const ages = Object.groupBy(arishtas, ({ age }) => age)
    expect(ages.balarishta!.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['moon_arishta', 'dark_moon_lagna', 'twilight_birth']),
    )
    expect(ages.balarishta).toHaveLength(2 + BALARISHTAS.length)
  })
})

describe('roga-yogas', () => {
  test('the humours sum to 100, the caution is present, and body parts are sorted by weight', async () => {
    for (const birth of births) {
      const { dosha_balance, caution, sensitive_parts } = await call(rogaYogas, birth)
      const { vata, pitta, kapha } = dosha_balance
      expect(vata + pitta + kapha).toBeCloseTo(100, 9)
      expect(caution).toStartWith('Not medical advice.')
      const weights = sensitive_parts.map(({ weight }) => weight)
      expect(weights).toEqual(weights.toSorted((a, b) => b - a))
      expect(new Set(sensitive_parts.map(({ sign }) => sign)).size).toBe(weights.length)
    }
  })

  // By hand, from the chart of 15 August 1947: Rahu is in the ascendant, Taurus, without an aspect. Sun, dark Moon,
  // Mercury, Venus and Saturn are in Cancer. Mars in Gemini aspects Sagittarius, the 8th house.
  test('15 August 1947: returns the sensitive parts counted by hand', async () => {
    const { sensitive_parts } = await call(rogaYogas, delhi1947)
    expect(sensitive_parts.map(({ sign, house, weight }) => [sign, house, weight])).toEqual([
      ['Taurus', 1, 2],
      ['Cancer', 3, 2],
      ['Sagittarius', 8, 1],
    ])
    expect(sensitive_parts[1]).toMatchObject({ body_part: 'chest, lungs', house_part: 'arms, right ear' })
  })
})

describe('sanyasa-yogas', () => {
  // The check of the catalogue, after Brihat Jataka 15.
  test('needs four of the seven planets in one sign; the strongest of them names the order', async () => {
    let formed = 0
    for (const birth of [...randomBirths(150, 3), delhi1947]) {
      const { yogas, strongest } = await call(sanyasaYogas, birth)
      const four = yogas.find(({ id }) => id === 'sanyasa_four')!
      const { planets } = await call(planetPositions, birth)
      const bySign = Object.values(Object.groupBy(planets.slice(0, 7), ({ sign }) => sign))
      const gathering = bySign.find((those) => those!.length >= 4)
      if (!gathering) expect([four.present, strongest, four.order]).toEqual([false, null, null])
      if (!four.present) continue
      formed++
      const ratios = Object.fromEntries(
        (await call(shadbala, birth)).planets.map(({ planet, ratio }) => [planet, ratio] as const),
      )
      const names = gathering!.map(({ name }) => name as string)
      expect(names.toSorted((a, b) => ratios[b]! - ratios[a]!)[0]).toBe(strongest!)
      expect(four.order).not.toBeNull()
    }
    expect(formed).toBeGreaterThan(1)
  })

  test('15 August 1947: five planets in Cancer include the lord of the 10th', async () => {
    const { yogas } = await call(sanyasaYogas, delhi1947)
    expect(yogas[0]).toMatchObject({
      present: true,
      form: 'practised',
      planets: ['Sun', 'Moon', 'Mercury', 'Venus', 'Saturn'],
    })
    expect(yogas.slice(1).every(({ order }) => order === null)).toBe(true)
  })
})
