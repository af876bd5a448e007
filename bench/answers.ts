import type { Participant } from './trial.ts'

const WITHIN_DEGREES = 0.01 / 3600
/** Tolerance of speeds, degrees per day. Swiss Ephemeris' rate of the Moon differs from the derivative of its position by as much. */
const SPEED_WITHIN = 0.3 / 3600
const WITHIN_MS = 60_000
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/**
 * Returns true if two JSON values agree: numbers within 0.01 arcsecond, speeds within 0.3 arcsecond per day, moments within a minute (an
 * arcsecond of the Moon moves a long period by hours), all else exactly.
 */
const alike = (a: unknown, b: unknown, within = WITHIN_DEGREES): boolean => {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= within
  if (typeof a === 'string' && typeof b === 'string' && ISO.test(a) && ISO.test(b))
    return Math.abs(Date.parse(a) - Date.parse(b)) <= WITHIN_MS
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) =>
      alike(
        (a as Record<string, unknown>)[key],
        (b as Record<string, unknown>)[key],
        key === 'speed' ? SPEED_WITHIN : WITHIN_DEGREES,
      ),
    )
  )
}

/** Compares two answers in JSON. Returns their difference as a sentence, or null. */
export const sameAnswer = (expected: unknown, answer: unknown, _who: Participant): string | null =>
  alike(expected, answer)
    ? null
    : `${JSON.stringify(answer).slice(0, 400)} is not ${JSON.stringify(expected).slice(0, 400)}`
