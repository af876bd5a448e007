import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import type { Body } from '../ephemeris/bodies.ts'
import type { AngleExpression } from './sky.ts'

/** Angle expressions for searches. */

/** The tropical longitude of a body. */
export const longitudeOf = (body: Body): AngleExpression => ({ terms: [{ body, factor: 1 }] })

/** The sidereal longitude of a body. */
export const siderealLongitude = (body: Body, id: AyanamshaId): AngleExpression => ({
  ...longitudeOf(body),
  ayanamsha: { id, factor: 1 },
})

/** The longitude of `body` minus that of `from`, which does not depend on the ayanamsha. */
export const longitudeBetween = (body: Body, from: Body): AngleExpression => ({
  terms: [
    { body, factor: 1 },
    { body: from, factor: -1 },
  ],
})

/** The longitude of the Moon minus that of the Sun. */
export const ELONGATION = longitudeBetween('Moon', 'Sun')
