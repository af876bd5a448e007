import { expect, test } from 'bun:test'
import { natal } from '../../src/capabilities/vocabulary/natal.ts'
import { houseReadings } from '../../src/jyotish/house-tone.ts'
import { sectionBand, sectionScore } from '../../src/jyotish/section-score.ts'
import { HOUSES } from '../../src/zodiac/signs.ts'
import { delhi1947, randomBirths } from '../capabilities/births.ts'
import { worldAt } from '../world.ts'

const readingsOf = (birth: typeof delhi1947 | ReturnType<typeof randomBirths>[number]) =>
  houseReadings(natal(birth, worldAt()).chart)

test('marriage of Delhi 1947, weighed by hand', () => {
  // House 7 is Scorpio. Its lord Mars in Gemini, house 2, a neutral sign: 0. Ketu stands there: -1. Mars looks at Virgo, Sagittarius
  // and Capricorn, Jupiter from Libra at Aquarius, Aries and Gemini, the five in Cancer at Capricorn (Saturn at Virgo and Aries too);
  // Rahu from Taurus opposite casts none. The bindus of Scorpio are few: -1
  const readings = readingsOf(delhi1947)
  const { score, helper, burden } = sectionScore([7], readings)
  expect(readings[6]!.weights).toEqual([
    { by: 'occupant', graha: 'Ketu', effect: -1 },
    { by: 'bindus', graha: 'Mars', effect: -1 },
  ])
  expect(readings[6]!.bindus).toBeLessThanOrEqual(25)
  expect(score).toBe(50 - 8 * 2)
  expect(helper).toBeNull()
  expect(burden).toMatchObject({ by: 'occupant', graha: 'Ketu', effect: -1, of: { house: 7 } })
})

test('bands begin at 75, 60 and 45', () => {
  expect([100, 75, 74.9, 60, 59.9, 45, 44.9, 0].map(sectionBand)).toEqual([
    'strong',
    'strong',
    'good',
    'good',
    'mixed',
    'mixed',
    'weak',
    'weak',
  ])
})

test('the balance is the sum of its weights; what is good has a helper, and what is weak a burden, of the greatest effect', () => {
  for (const birth of randomBirths(200, 3)) {
    const readings = readingsOf(birth)
    for (const { balance, weights } of readings)
      expect(weights.reduce((sum, { effect }) => sum + effect, 0)).toBe(balance)
    for (const house of HOUSES)
      for (const houses of [[house], [house, HOUSES[(house + 3) % 12]!]]) {
        const effects = houses.flatMap((one) => readings[one - 1]!.weights.map(({ effect }) => effect))
        const { score, helper, burden } = sectionScore(houses, readings)
        expect(helper?.effect ?? 0).toBe(Math.max(0, ...effects))
        expect(burden?.effect ?? 0).toBe(Math.min(0, ...effects))
        if (score >= 60) expect(helper).not.toBeNull()
        if (score < 45) expect(burden).not.toBeNull()
      }
  }
})
