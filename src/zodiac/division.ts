/**
 * Ticks per degree. Longitudes are rounded to 1e-9 degree before they are assigned to equal parts of a circle or a sign, so that a
 * computed point on a boundary (such as 10/3 degrees) is in the part that begins there, regardless of rounding errors.
 */
const TICKS = 1e9

/** `degrees` rounded to 1e-9. */
export const roundDegrees = (degrees: number) => Math.round(degrees * TICKS) / TICKS

/** The index, from 0, of the half-open part that contains `degrees` if `whole` degrees are divided into `parts`. */
export const partOf = (degrees: number, parts: number, whole: number): number =>
  // Half a tick is added, because boundaries such as a third of a degree are not a whole number of ticks.
  Math.floor(((Math.round(degrees * TICKS) + 0.5) * parts) / (whole * TICKS))
