import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { GRAHAS, type Graha, type Lord, lordOf, SEVEN } from '../../src/jyotish/grahas.ts'
import { arudha, arudhaPadas } from '../../src/jyotish/jaimini/arudhas.ts'
import { charaKarakas, equalDegreeKarakas } from '../../src/jyotish/jaimini/karakas.ts'
import { maheshwara } from '../../src/jyotish/jaimini/special-planets.ts'
import { dagdhaSigns } from '../../src/jyotish/markers.ts'
import { point } from '../../src/jyotish/points.ts'
import { sidereal } from '../../src/zodiac/longitude.ts'
import type { SignIndex } from '../../src/zodiac/signs.ts'
import { houseFrom, SIGN_INDEXES, SIGNS, type Sign, signAt } from '../../src/zodiac/signs.ts'

const inDegrees = (degrees: readonly number[]) => ({
  graha: Object.fromEntries(SEVEN.map((name, i) => [name, { degree: degrees[i]! }])) as Record<
    Lord,
    { degree: number }
  >,
})
const inSigns = (signs: Partial<Record<Lord, Sign>>) =>
  Object.fromEntries(SEVEN.map((name) => [name, { sign: SIGNS.indexOf(signs[name] ?? 'Aries') }])) as Record<
    Lord,
    { sign: SignIndex }
  >

describe('karakas', () => {
  test('Sun at 29.9 and Moon at 0.1, others between: Sun atma, Moon dara', () => {
    const order = charaKarakas(inDegrees([29.9, 0.1, 5, 10, 15, 20, 25]))
    expect([order[0], order[6]]).toEqual(['Sun', 'Moon'])
  })

  test('the karakas are the seven planets in descending order of degree', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 30, maxExcluded: true, noNaN: true }), { minLength: 7, maxLength: 7 }),
        (degrees) => {
          const chart = inDegrees(degrees)
          const order = charaKarakas(chart)
          expect(order.toSorted()).toEqual(SEVEN.toSorted())
          for (const [i, lower] of order.slice(1).entries())
            expect(chart.graha[order[i] as Lord].degree).toBeGreaterThanOrEqual(
              chart.graha[lower as Lord].degree - 1e-9,
            )
        },
      ),
    )
  })

  test('equal degrees are ordered by natural strength and reported', () => {
    const chart = inDegrees([1, 2, 7, 7, 4, 7, 3])
    const order = charaKarakas(chart)
    expect(order.slice(0, 3)).toEqual(['Venus', 'Mercury', 'Mars'])
    expect(equalDegreeKarakas(chart, order)).toEqual([
      ['Venus', 'Mercury'],
      ['Mercury', 'Mars'],
    ])
  })
})

describe('arudhas', () => {
  // source: the rule of Jaimini Upadesa Sutras 1.1.29-31 worked by hand
  test.each([
    ['Mars', 'Cancer', 'Libra', 'Cancer'],
    ['Mars', 'Aries', 'Aries', 'Capricorn'],
    ['Mars', 'Virgo', 'Aquarius', 'Aquarius'],
    ['Mars', 'Libra', 'Aries', 'Capricorn'],
    ['Mars', 'Capricorn', 'Libra', 'Cancer'],
  ] as const)('ascendant Aries, %s in %s: plain %s, with exceptions %s', (_, sign, plain, withExceptions) => {
    const graha = inSigns({ Mars: sign })
    expect(SIGNS[arudha(0, graha, false)]).toBe(plain)
    expect(SIGNS[arudha(0, graha, true)]).toBe(withExceptions)
  })

  test('an arudha is as far from the lord as the lord from the house, with two exceptions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...SIGN_INDEXES), { minLength: 7, maxLength: 7 }),
        fc.constantFrom(...SIGN_INDEXES),
        (signs, ascendant) => {
          const graha = Object.fromEntries(SEVEN.map((name, i) => [name, { sign: signs[i]! }])) as Record<
            Lord,
            { sign: SignIndex }
          >
          const plain = arudhaPadas(ascendant, graha, false)
          const withExceptions = arudhaPadas(ascendant, graha, true)
          for (const [i, arudhaSign] of plain.entries()) {
            const house = signAt(ascendant + i)
            const lord = graha[lordOf(house)].sign
            expect(houseFrom(lord, arudhaSign)).toBe(houseFrom(house, lord))
            const isExcepted = [1, 7].includes(houseFrom(house, arudhaSign))
            expect(withExceptions[i] === arudhaSign).toBe(!isExcepted)
            expect([1, 7]).not.toContain(houseFrom(house, withExceptions[i]!))
          }
        },
      ),
    )
  })
})

test('dagdha signs: none at full and new Moon, the same in both fortnights', () => {
  expect([dagdhaSigns(15), dagdhaSigns(30)]).toEqual([[], []])
  for (let tithi = 1; tithi < 15; tithi++) expect(dagdhaSigns(tithi + 15)).toEqual(dagdhaSigns(tithi))
})

test('Maheshwara: Mercury and Jupiter replace the nodes', () => {
  const seats = (places: Partial<Record<Graha, number>>) => {
    const graha = Object.fromEntries(GRAHAS.map((name) => [name, { ...point(sidereal(places[name] ?? 60)), name }]))
    return { ascendant: point(sidereal(5)), graha } as unknown as Parameters<typeof maheshwara>[0]
  }
  // With the atmakaraka Sun in Leo with Ketu, Maheshwara is the lord of the sixth, Saturn. With the Sun in Cancer the
  // eighth sign is Aquarius, owned by Rahu and Saturn.
  expect(maheshwara(seats({ Sun: 149, Ketu: 125, Rahu: 305 })).planet).toBe('Saturn')
  expect(maheshwara(seats({ Sun: 119, Saturn: 301, Rahu: 65, Ketu: 245 })).planet).toBe('Mercury')
})
