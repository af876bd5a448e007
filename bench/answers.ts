import type { Participant } from './trial.ts'

const WITHIN_DEGREES = 0.01 / 3600
/** Degrees a day: Swiss Ephemeris' own rate of the Moon is off its derivative by as much. */
const SPEED_WITHIN = 0.3 / 3600
const WITHIN_MS = 60_000
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Numbers to 0.01 arcsecond, speeds to 0.3, moments to a minute (an arcsecond of the Moon moves a long period by hours), the rest exactly. */
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

/** Of answers in JSON. */
export const sameAnswer = (expected: unknown, answer: unknown, _who: Participant): string | null =>
  alike(expected, answer)
    ? null
    : `${JSON.stringify(answer).slice(0, 400)} is not ${JSON.stringify(expected).slice(0, 400)}`
