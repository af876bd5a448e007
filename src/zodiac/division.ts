/**
 * Equal parts of a circle or of a sign. Longitudes are first rounded to 1e-9 degree, so that a point computed to stand on a
 * boundary (10/3 degrees, say) falls into the part that begins there, however the last bit fell.
 */
const TICKS = 1e9

/** `degrees` to 1e-9. */
export const rounded = (degrees: number) => Math.round(degrees * TICKS) / TICKS

/** Index, from 0, of the half-open part that holds `degrees` when `whole` degrees are cut in `parts`. */
export const partOf = (degrees: number, parts: number, whole: number): number =>
  // Half a tick on top of the rounded value: a third of a degree is no whole number of ticks.
  Math.floor(((Math.round(degrees * TICKS) + 0.5) * parts) / (whole * TICKS))
