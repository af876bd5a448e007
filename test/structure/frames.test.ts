import { expect, test } from 'bun:test'
import { nakshatraOf } from '../../src/jyotish/nakshatras.ts'
import { point } from '../../src/jyotish/points.ts'
import { vargaSeat } from '../../src/jyotish/vargas.ts'
import { sidereal, siderealOf, tropical } from '../../src/zodiac/longitude.ts'
import { type SignIndex, signName, signNumbered } from '../../src/zodiac/signs.ts'

// Held by the type check: where a line expected to be refused compiles, `npm run check` fails.

test('a longitude of the tropical zodiac is refused where a sidereal one is asked', () => {
  const sun = tropical(100)
  // @ts-expect-error
  vargaSeat(sun, 'D9')
  // @ts-expect-error
  nakshatraOf(sun)
  // @ts-expect-error
  point(sun)
  // @ts-expect-error
  sidereal(sun)
  expect(point(siderealOf(sun, 24)).longitude).toBe(sidereal(76))
})

test('a number of a sign from 1 is refused where its index from 0 is asked', () => {
  const number: number = 12
  // @ts-expect-error
  const wrong: SignIndex = number
  // @ts-expect-error
  const beyond: SignIndex = 12
  expect([wrong, beyond]).toEqual([12, 12] as never)
  expect(signName(signNumbered(number))).toBe('Pisces')
})
