import { describe, expect, test } from 'bun:test'
import type { RasiChart } from '../../src/jyotish/chart.ts'
import { doshasOf } from '../../src/jyotish/doshas.ts'
import { GRAHAS, type Graha } from '../../src/jyotish/grahas.ts'
import { point } from '../../src/jyotish/points.ts'
import { weakness } from '../../src/jyotish/weak.ts'
import { type Cancellation, isCancelled, yogasOf } from '../../src/jyotish/yogas.ts'
import { houseFrom, SIGNS, type Sign } from '../../src/zodiac/signs.ts'

/** A chart by signs alone, every planet at 15 degrees unless said. */
const chartOf = (lagna: Sign, places: Record<Graha, Sign | number>): RasiChart => {
  const at = (place: Sign | number) => point(typeof place === 'number' ? place : SIGNS.indexOf(place) * 30 + 15)
  const ascendant = at(lagna)
  const planets = GRAHAS.map((name) => {
    const seat = at(places[name])
    return {
      ...seat,
      name,
      house: houseFrom(ascendant.sign, seat.sign),
      combust: false,
      retrograde: false,
      speed: 1,
      fromSun: 90,
    }
  })
  return { ascendant, planets, graha: Object.fromEntries(planets.map((p) => [p.name, p])) } as unknown as RasiChart
}
/** Nothing near the Moon, nothing in a kendra of Aries but what a test puts there. */
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
const ids = (chart: RasiChart) => yogasOf(chart).map(({ id }) => id)

describe('yogas', () => {
  // The catalogue's check, after Phaladeepika 6.
  test('Jupiter in Cancer is Hamsa for an Aries ascendant, not for a Leo one', () => {
    const places = { ...SCATTERED, Jupiter: 'Cancer' } as const
    expect(ids(chartOf('Aries', places))).toContain('hamsa')
    expect(ids(chartOf('Leo', places))).not.toContain('hamsa')
  })

  test('from the Moon alone Hamsa has seven tenths of its strength', () => {
    const places = { ...SCATTERED, Jupiter: 'Cancer', Moon: 'Aries' } as const
    const hamsa = yogasOf(chartOf('Gemini', places)).find(({ id }) => id === 'hamsa')!
    expect(hamsa.strength).toBeCloseTo(0.7 * 100, 9)
  })

  test.each([
    ['second alone', { Mars: 'Gemini' }, 'sunapha'],
    ['twelfth alone', { Mars: 'Aries' }, 'anapha'],
    ['both', { Mars: 'Gemini', Venus: 'Aries' }, 'durudhara'],
  ] as const)('beside the Moon, %s: %s', (_, places, id) => {
    const found = ids(chartOf('Aries', { ...SCATTERED, Sun: 'Scorpio', ...places }))
    expect(found.filter((each) => ['sunapha', 'anapha', 'durudhara'].includes(each))).toEqual([id])
  })

  test('Gajakesari: Jupiter 1, 4, 7, 10 from the Moon, and cancelled in his fall', () => {
    for (const [i, sign] of SIGNS.entries()) {
      const chart = chartOf('Aries', { ...SCATTERED, Moon: 'Cancer', Jupiter: sign })
      const kendra = [0, 3, 6, 9].includes((i - 3 + 12) % 12)
      expect([sign, ids(chart).includes('gajakesari')]).toEqual([sign, kendra])
    }
    const fallen = chartOf('Aries', { ...SCATTERED, Moon: 'Cancer', Jupiter: 'Capricorn' })
    expect(yogasOf(fallen).find(({ id }) => id === 'gajakesari')!.cancelled).toBe(true)
  })

  test('the lords of 9 and 10 exchanging signs', () => {
    // Aries rising: Jupiter rules the 9th, Saturn the 10th.
    const chart = chartOf('Aries', { ...SCATTERED, Jupiter: 'Capricorn', Saturn: 'Sagittarius' })
    expect(yogasOf(chart).find(({ id }) => id === 'dharma_karmadhipati')!.evidence).toEqual([
      'Jupiter and Saturn exchange signs',
    ])
  })

  test('one strong reason cancels, or two mild ones', () => {
    const reason = (strength: Cancellation['strength'], holds = true) => ({
      rule: '',
      evidence: '',
      source: '',
      strength,
      holds,
    })
    expect(isCancelled([reason('strong')])).toBe(true)
    expect(isCancelled([reason('strong', false), reason('mild')])).toBe(false)
    expect(isCancelled([reason('mild'), reason('mild')])).toBe(true)
  })
})

describe('doshas', () => {
  const dosha = (chart: RasiChart, id: string) => doshasOf(chart, 20).find((each) => each.id === id)!

  test('Mars in 3, 5, 6, 9, 10, 11 from all three is no Manglik', () => {
    // From Aries, Moon in Taurus and Venus in Virgo: Mars in Aquarius is 11th, 10th and 6th.
    expect(dosha(chartOf('Aries', { ...SCATTERED, Mars: 'Aquarius' }), 'manglik')).toMatchObject({
      present: false,
      net: 'none',
    })
    expect(dosha(chartOf('Aries', { ...SCATTERED, Mars: 'Libra' }), 'manglik')).toMatchObject({
      present: true,
      severity: 'high',
    })
  })

  test('Kaal Sarp: all on one side; one outside; two outside', () => {
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
    expect(dosha(chartOf('Aries', side), 'kaal_sarp')).toMatchObject({ present: true, severity: 'high' })
    expect(dosha(chartOf('Aries', { ...side, Saturn: 'Pisces' }), 'kaal_sarp')).toMatchObject({
      present: true,
      severity: 'low',
    })
    expect(dosha(chartOf('Aries', { ...side, Saturn: 'Pisces', Mars: 'Aquarius' }), 'kaal_sarp').present).toBe(false)
  })

  test('Kemadruma: none beside the Moon; the Sun and the nodes do not count', () => {
    expect(dosha(chartOf('Aries', { ...SCATTERED, Sun: 'Aries' }), 'kemadruma').present).toBe(true)
    expect(dosha(chartOf('Aries', { ...SCATTERED, Saturn: 'Aries' }), 'kemadruma').present).toBe(false)
  })

  test('Gandamoola: 0.0 Leo is heavy, 15 Leo is none', () => {
    expect(dosha(chartOf('Aries', { ...SCATTERED, Moon: 120.1 }), 'gandamoola').severity).toBe('high')
    expect(dosha(chartOf('Aries', { ...SCATTERED, Moon: 135 }), 'gandamoola').severity).toBe('none')
  })
})

describe('weakness', () => {
  test('a fall is lifted by its helpers in kendras or in sight, and is weakness without', () => {
    // Saturn in Aries: Mars rules it, the Sun is exalted there, Venus rules Libra where Saturn is exalted.
    const fallen = {
      ...SCATTERED,
      Saturn: 'Aries',
      Sun: 'Gemini',
      Moon: 'Taurus',
      Mars: 'Gemini',
      Venus: 'Virgo',
    } as const
    expect(weakness('Saturn', chartOf('Cancer', fallen))).toBe('in its fall')
    expect(weakness('Saturn', chartOf('Cancer', { ...fallen, Mars: 'Libra' }))).toBeNull()
    // Phaladeepika 7: the lord of the sign need only look at it; from Virgo Mars does, by the eighth.
    expect(weakness('Saturn', chartOf('Cancer', { ...fallen, Mars: 'Virgo' }))).toBeNull()
  })
  test('the edges of a sign', () => {
    expect(weakness('Jupiter', chartOf('Aries', { ...SCATTERED, Jupiter: 120.5 }))).toBe(
      'in the first degree of its sign',
    )
    expect(weakness('Jupiter', chartOf('Aries', { ...SCATTERED, Jupiter: 149.5 }))).toBe(
      'in the last degree of its sign',
    )
  })
})
