import { describe, expect, test } from 'bun:test'
import { gochara, lattaStar, murtiOf, type TransitSigns, VEDHAS } from '../../src/jyotish/gochara.ts'
import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { ARIES, CAPRICORN, GEMINI, LEO, PISCES, SAGITTARIUS, SIGN_INDEXES } from '../../src/zodiac/signs.ts'

/** All planets in one sign, except those in `exceptions`. */
const sky = (rest: number, exceptions: Partial<TransitSigns>): TransitSigns =>
  ({ ...Object.fromEntries(GRAHAS.map((graha) => [graha, rest])), ...exceptions }) as TransitSigns

describe('vedha', () => {
  // Pairs of good and vedha houses after B. V. Raman, Hindu Predictive Astrology, chapter on gochara; quoted from
  // memory.
  test.each([
    ['Sun', '3-9 6-12 10-4 11-5'],
    ['Moon', '1-5 3-9 6-12 7-2 10-4 11-8'],
    ['Mars', '3-12 6-9 11-5'],
    ['Mercury', '2-5 4-3 6-9 8-1 10-8 11-12'],
    ['Jupiter', '2-12 5-4 7-3 9-10 11-8'],
    ['Venus', '1-8 2-7 3-1 4-10 5-9 8-5 9-11 11-6 12-3'],
    ['Saturn', '3-12 6-9 11-5'],
  ] as const)('%s', (planet, pairs) => {
    expect(
      Object.entries(VEDHAS[planet])
        .map(([good, vedha]) => `${good}-${vedha}`)
        .join(' '),
    ).toBe(pairs)
  })

  test('no good house obstructs itself, and the vedha houses of one planet differ', () => {
    for (const planet of GRAHAS) {
      const pairs = Object.entries(VEDHAS[planet])
      expect(pairs.every(([good, vedha]) => Number(good) !== vedha)).toBe(true)
      expect(new Set(pairs.map(([, vedha]) => vedha)).size).toBe(pairs.length)
    }
  })

  test('Moon in Aries: the Sun in Gemini is good unless obstructed from Sagittarius, except by Saturn', () => {
    const transitWith = (exceptions: Partial<TransitSigns>) =>
      gochara('Sun', ARIES, sky(LEO, { Sun: GEMINI, ...exceptions }))
    expect(transitWith({})).toMatchObject({ house: 3, favourable: true, effect: 'good', vedha: { house: 9, by: [] } })
    expect(transitWith({ Mars: SAGITTARIUS })).toMatchObject({ effect: 'obstructed', vedha: { by: ['Mars'] } })
    expect(transitWith({ Saturn: SAGITTARIUS }).effect).toBe('good')
  })

  test('the Moon and Mercury do not obstruct each other', () => {
    expect(gochara('Mercury', ARIES, sky(CAPRICORN, { Mercury: 1, Moon: LEO })).effect).toBe('good')
    expect(gochara('Mercury', ARIES, sky(CAPRICORN, { Mercury: 1, Venus: LEO })).effect).toBe('obstructed')
  })

  test('a bad transit in a vedha house is relieved by a planet in the good house', () => {
    const transitWith = (exceptions: Partial<TransitSigns>) =>
      gochara('Mars', ARIES, sky(LEO, { Mars: PISCES, ...exceptions }))
    expect(transitWith({})).toMatchObject({ house: 12, effect: 'bad', relief: { house: 3, by: [] } })
    expect(transitWith({ Jupiter: GEMINI })).toMatchObject({
      effect: 'relieved',
      relief: { house: 3, by: ['Jupiter'] },
    })
  })

  test('the transit of a node in the tenth is neutral', () => {
    expect(gochara('Rahu', ARIES, sky(LEO, { Rahu: CAPRICORN })).effect).toBe('neutral')
    expect(gochara('Saturn', ARIES, sky(LEO, { Saturn: CAPRICORN })).effect).toBe('bad')
  })
})

test('each of the four murtis has three of the twelve houses', () => {
  const murtis = SIGN_INDEXES.map((moon) => murtiOf(ARIES, moon))
  for (const murti of ['swarna', 'rajata', 'tamra', 'loha'] as const)
    expect(murtis.filter((each) => each === murti)).toHaveLength(3)
  expect(murtis[0]).toBe('swarna')
})

test('latta counts inclusively: the Sun in Ashwini hits the 12th, the Moon the 22nd behind', () => {
  expect(lattaStar('Sun', 0)).toBe(11)
  expect(lattaStar('Moon', 0)).toBe(27 - 21)
  expect(lattaStar('Mercury', 3)).toBe(24)
  expect(lattaStar('Ketu', 0)).toBeNull()
})
