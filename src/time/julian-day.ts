/** A moment as a Julian day number in UT (UT1 taken equal to UTC). */
export type JulianDay = number & { readonly __frame: 'JulianDay' }

/** Julian day of 1970-01-01T00:00Z. */
const UNIX_EPOCH = 2440587.5
const MS_PER_DAY = 86_400_000

export const julianDay = (epochMs: number) => (UNIX_EPOCH + epochMs / MS_PER_DAY) as JulianDay

/** Milliseconds since 1970-01-01T00:00Z, rounded to an integer. */
export const epochMs = (jd: JulianDay) => Math.round((jd - UNIX_EPOCH) * MS_PER_DAY)

export const plusDays = (jd: JulianDay, days: number) => (jd + days) as JulianDay
