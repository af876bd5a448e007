import { describe, expect, test } from 'bun:test'
import type { RasiChart } from '../../src/jyotish/chart.ts'
import { doshasOf } from '../../src/jyotish/doshas/index.ts'
import type { Graha } from '../../src/jyotish/grahas.ts'
import { isCancelled } from '../../src/jyotish/rules/cancellation.ts'
import { factsOf } from '../../src/jyotish/rules/facts.ts'
import { sunMoonYogas } from '../../src/jyotish/sun-moon-yogas.ts'
import { weakness } from '../../src/jyotish/weakness.ts'
import { yogasOf } from '../../src/jyotish/yogas/index.ts'
import { SIGNS, type Sign } from '../../src/zodiac/signs.ts'
import { syntheticChart } from './synthetic-chart.ts'

/** Default places: no planet is near the Moon or in a kendra with Aries rising. */
const SCATTERED: Record<Graha, Sign> = {
  Sun: 'Gemini',
  Moon: 'Taurus',
  Mars: 'Leo',
  Mercury: 'Leo',
  Jupiter: 'Virgo',
  Venus: 'Virgo',
  Saturn: 'Sagittarius',
  Rahu: 'Pisces',
  Ketu: 'Virgo',
}
const yogaIdsOf = (chart: RasiChart) => yogasOf(factsOf(chart)).map(({ id }) => id)

describe('yogas', () => {
  // After Phaladeepika 6.
  test('Jupiter in Cancer is Hamsa for an Aries ascendant, not for a Leo one', () => {
    const places = { ...SCATTERED, Jupiter: 'Cancer' } as const
    expect(yogaIdsOf(syntheticChart('Aries', places))).toContain('hamsa')
    expect(yogaIdsOf(syntheticChart('Leo', places))).not.toContain('hamsa')
  })

  test('Gajakesari from the ascendant alone is not a yoga of the Moon', () => {
    const fromAscendant = syntheticChart('Aries', { ...SCATTERED, Jupiter: 'Cancer', Venus: 'Cancer' })
    expect(yogaIdsOf(fromAscendant)).toContain('gajakesari')
    expect(sunMoonYogas(fromAscendant)).not.toContain('gajakesari')
    expect(sunMoonYogas(syntheticChart('Aries', { ...SCATTERED, Jupiter: 'Taurus' }))).toContain('gajakesari')
  })

  test('from the Moon alone Hamsa has seven tenths of its strength', () => {
    const places = { ...SCATTERED, Jupiter: 'Cancer', Moon: 'Aries' } as const
    const hamsa = yogasOf(factsOf(syntheticChart('Gemini', places))).find(({ id }) => id === 'hamsa')!
    expect(hamsa.strength).toBeCloseTo(0.7 * 100, 9)
  })

  test.each([
    ['second alone', { Mars: 'Gemini' }, 'sunapha'],
    ['twelfth alone', { Mars: 'Aries' }, 'anapha'],
    ['both', { Mars: 'Gemini', Venus: 'Aries' }, 'durudhara'],
  ] as const)('yogas next to the Moon, %s: %s', (_, places, id) => {
    const yogaIds = yogaIdsOf(syntheticChart('Aries', { ...SCATTERED, Sun: 'Scorpio', ...places }))
    expect(yogaIds.filter((each) => ['sunapha', 'anapha', 'durudhara'].includes(each))).toEqual([id])
  })

  test('Gajakesari: Jupiter 1, 4, 7, 10 from the Moon, cancelled when he is debilitated', () => {
    for (const [i, sign] of SIGNS.entries()) {
      const chart = syntheticChart('Aries', { ...SCATTERED, Moon: 'Cancer', Jupiter: sign })
      const kendra = [0, 3, 6, 9].includes((i - 3 + 12) % 12)
      expect([sign, yogaIdsOf(chart).includes('gajakesari')]).toEqual([sign, kendra])
    }
    const chartWithDebility = syntheticChart('Aries', { ...SCATTERED, Moon: 'Cancer', Jupiter: 'Capricorn' })
    expect(yogasOf(factsOf(chartWithDebility)).find(({ id }) => id === 'gajakesari')!.cancelled).toBe(true)
  })

  test('the evidence states that the lords of the 9th and 10th exchange signs', () => {
    // With Aries rising Jupiter rules the 9th and Saturn the 10th.
    const chart = syntheticChart('Aries', { ...SCATTERED, Jupiter: 'Capricorn', Saturn: 'Sagittarius' })
    expect(
      yogasOf(factsOf(chart))
        .find(({ id }) => id === 'dharma_karmadhipati')!
        .clauses[0]!.evidence.join(),
    ).toContain('exchanging signs')
  })

  test('one strong reason cancels, or two mild ones', () => {
    const reason = (strength: 'strong' | 'mild', holds = true) => ({ strength, holds })
    expect(isCancelled([reason('strong')])).toBe(true)
    expect(isCancelled([reason('strong', false), reason('mild')])).toBe(false)
    expect(isCancelled([reason('mild'), reason('mild')])).toBe(true)
  })
})

describe('doshas', () => {
  const dosha = (chart: RasiChart, id: string) => doshasOf(factsOf(chart)).find((each) => each.id === id)!

  test('Mars in 3, 5, 6, 9, 10 or 11 from all three references is not Manglik', () => {
    // With Aries rising, the Moon in Taurus and Venus in Virgo, Mars in Aquarius is in the 11th, 10th and 6th.
    expect(dosha(syntheticChart('Aries', { ...SCATTERED, Mars: 'Aquarius' }), 'manglik')).toMatchObject({
      present: false,
      net: 'none',
    })
    expect(dosha(syntheticChart('Aries', { ...SCATTERED, Mars: 'Libra' }), 'manglik')).toMatchObject({
      present: true,
      severity: 'high',
    })
  })

  test('Kaal Sarp: high with all planets on one side, low with one outside, absent with two outside', () => {
    const side = {
      Rahu: 'Aries',
      Ketu: 'Libra',
      Sun: 'Taurus',
      Moon: 'Gemini',
      Mars: 'Cancer',
      Mercury: 'Taurus',
      Jupiter: 'Leo',
      Venus: 'Virgo',
      Saturn: 'Virgo',
    } as const
    expect(dosha(syntheticChart('Aries', side), 'kaal_sarp')).toMatchObject({ present: true, severity: 'high' })
    expect(dosha(syntheticChart('Aries', { ...side, Saturn: 'Pisces' }), 'kaal_sarp')).toMatchObject({
      present: true,
      severity: 'low',
    })
    expect(dosha(syntheticChart('Aries', { ...side, Saturn: 'Pisces', Mars: 'Aquarius' }), 'kaal_sarp').present).toBe(
      false,
    )
  })

  test('Kemadruma needs no planet next to the Moon; the Sun and the nodes do not count', () => {
    expect(dosha(syntheticChart('Aries', { ...SCATTERED, Sun: 'Aries' }), 'kemadruma').present).toBe(true)
    expect(dosha(syntheticChart('Aries', { ...SCATTERED, Saturn: 'Aries' }), 'kemadruma').present).toBe(false)
  })

  test('Gandamoola: 0.1 Leo has high severity, 15 Leo none', () => {
    expect(dosha(syntheticChart('Aries', { ...SCATTERED, Moon: 120.1 }), 'gandamoola').severity).toBe('high')
    expect(dosha(syntheticChart('Aries', { ...SCATTERED, Moon: 135 }), 'gandamoola').severity).toBe('none')
  })
})

describe('weakness', () => {
  test('debility is a weakness unless a cancelling planet is in a kendra or aspects it', () => {
    // Saturn is in Aries: Mars rules Aries, the Sun is exalted there, and Venus rules Libra, where Saturn is exalted.
    const placesWithDebility = {
      ...SCATTERED,
      Saturn: 'Aries',
      Sun: 'Gemini',
      Moon: 'Capricorn',
      Mars: 'Gemini',
      Venus: 'Leo',
    } as const
    expect(weakness('Saturn', syntheticChart('Cancer', placesWithDebility))).toBe('in its fall')
    expect(weakness('Saturn', syntheticChart('Cancer', { ...placesWithDebility, Mars: 'Libra' }))).toBeNull()
    // Phaladeepika 7: an aspect by the lord of the sign is enough. From Virgo Mars aspects Aries by his eighth aspect.
    expect(weakness('Saturn', syntheticChart('Cancer', { ...placesWithDebility, Mars: 'Virgo' }))).toBeNull()
  })
  test('the first and the last degree of a sign are a weakness', () => {
    expect(weakness('Jupiter', syntheticChart('Aries', { ...SCATTERED, Jupiter: 120.5 }))).toBe(
      'in the first degree of its sign',
    )
    expect(weakness('Jupiter', syntheticChart('Aries', { ...SCATTERED, Jupiter: 149.5 }))).toBe(
      'in the last degree of its sign',
    )
  })
})
