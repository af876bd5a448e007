import { expect, test } from 'bun:test'
import { nakshatraOf } from '../../src/jyotish/nakshatras.ts'
import { point } from '../../src/jyotish/points.ts'
import { vargaSeat } from '../../src/jyotish/vargas.ts'
import { sidereal, siderealOf, tropical } from '../../src/zodiac/longitude.ts'
import { type SignIndex, signName, signNumbered } from '../../src/zodiac/signs.ts'

// Checked by the type checker: if a line that must fail compiles, `npm run check` fails.

test('a tropical longitude does not compile where a sidereal one is required', () => {
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

test('a sign number from 1 does not compile where an index from 0 is required', () => {
  const number: number = 12
  // @ts-expect-error
  const wrong: SignIndex = number
  // @ts-expect-error
  const beyond: SignIndex = 12
  expect([wrong, beyond]).toEqual([12, 12] as never)
  expect(signName(signNumbered(number))).toBe('Pisces')
})
