import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import type { Body } from '../ephemeris/bodies.ts'
import type { AngleExpression } from './sky.ts'

/** The angles that are searched for, as the core takes them. */

/** The tropical longitude of a body. */
export const longitudeOf = (body: Body): AngleExpression => ({ terms: [{ body, factor: 1 }] })

/** The longitude of a body from the zero point of an ayanamsha. */
export const siderealLongitude = (body: Body, id: AyanamshaId): AngleExpression => ({
  ...longitudeOf(body),
  ayanamsha: { id, factor: 1 },
})

/** How far one body stands before another; free of the ayanamsha. */
export const longitudeBetween = (body: Body, from: Body): AngleExpression => ({
  terms: [
    { body, factor: 1 },
    { body: from, factor: -1 },
  ],
})

/** The Moon less the Sun. */
export const ELONGATION = longitudeBetween('Moon', 'Sun')
