import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { VARGA_RULES, VARGAS, type Varga, vargaSeat } from '../../src/jyotish/vargas.ts'
import { sidereal } from '../../src/zodiac/longitude.ts'
import { signName } from '../../src/zodiac/signs.ts'

const sign = (longitude: number, code: Varga, method?: string) =>
  signName(vargaSeat(sidereal(longitude), code, method).sign)

describe('vargas', () => {
  // P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, example 27, the row of Jupiter
  test('signs of 29°45 Sagittarius', () => {
    const row = {
      D3: 'Leo',
      D4: 'Virgo',
      D7: 'Gemini',
      D9: 'Sagittarius',
      D10: 'Virgo',
      D12: 'Scorpio',
      D16: 'Pisces',
      D20: 'Pisces',
      D24: 'Cancer',
      D27: 'Gemini',
      D30: 'Libra',
      D40: 'Cancer',
      D45: 'Leo',
      D60: 'Scorpio',
    }
    const signs = Object.fromEntries(Object.keys(row).map((code) => [code, sign(269.75, code as Varga)]))
    expect(signs as Record<string, string>).toEqual(row)
  })

  // P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, chapter of divisional charts
  test('11 Gemini and 19 Gemini in the navamsha', () => {
    expect(sign(71, 'D9')).toBe('Capricorn')
    expect(sign(79, 'D9')).toBe('Pisces')
  })

  test('the navamsha sign advances by one every 3°20', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), (longitude) => {
        const steps = longitude / (10 / 3)
        fc.pre(Math.abs(steps - Math.round(steps)) > 1e-6)
        expect<number>(vargaSeat(sidereal(longitude), 'D9').sign).toBe(Math.floor(steps) % 12)
      }),
    )
  })

  test('a point on a boundary belongs to the next part, in every varga', () => {
    for (const code of VARGAS) {
      const { parts } = VARGA_RULES[code]
      if (code === 'D30') continue
      for (let i = 0; i < 12 * parts; i++) {
        const seat = vargaSeat(sidereal((i * 30) / parts), code)
        expect([code, i, seat.part]).toEqual([code, i, (i % parts) + 1])
        expect(seat.degree).toBeLessThan(1e-7)
      }
    }
  })

  test('vargottama: the first, fifth and ninth navamsha of movable, fixed and dual signs', () => {
    for (let s = 0; s < 12; s++)
      for (let part = 0; part < 9; part++) {
        const same = vargaSeat(sidereal(s * 30 + (part + 0.5) * (10 / 3)), 'D9').sign === s
        expect(same).toBe(part === [0, 4, 8][s % 3]!)
      }
  })

  test('deities: reversed in even signs', () => {
    expect(vargaSeat(sidereal(0.1), 'D60').deity).toBe('Ghora')
    expect(vargaSeat(sidereal(30.1), 'D60').deity).toBe('Chandrarekha')
    expect(vargaSeat(sidereal(59.9), 'D60').deity).toBe('Ghora')
    expect(vargaSeat(sidereal(1), 'D2').deity).toBe('Deva')
    expect(vargaSeat(sidereal(16), 'D2').deity).toBe('Pitri')
    expect(vargaSeat(sidereal(30 + 27), 'D30').deity).toBe('Agni')
    expect(vargaSeat(sidereal(1), 'D9').deity).toBeNull()
  })
})
