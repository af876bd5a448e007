import { expect, test } from 'bun:test'
import { nakshatraOf } from '../../src/jyotish/nakshatras.ts'
import { point } from '../../src/jyotish/points.ts'
import { vargaSeat } from '../../src/jyotish/vargas.ts'
import { sidereal, siderealOf, tropical } from '../../src/zodiac/longitude.ts'
import { type SignIndex, signName, signNumbered } from '../../src/zodiac/signs.ts'

// The type check enforces these tests: `npm run check` fails if a line below `@ts-expect-error` compiles.

test('a tropical longitude is rejected where a sidereal one is expected', () => {
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

test('a sign number from 1 is rejected where a sign index from 0 is expected', () => {
  const number: number = 12
  // @ts-expect-error
  const wrong: SignIndex = number
  // @ts-expect-error
  const beyond: SignIndex = 12
  expect([wrong, beyond]).toEqual([12, 12] as never)
  expect(signName(signNumbered(number))).toBe('Pisces')
})
