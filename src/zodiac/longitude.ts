/** Ecliptic longitude from the true equinox of date, degrees in [0, 360). */
export type Tropical = number & { readonly __frame: 'Tropical' }

/** Ecliptic longitude from the zero point of an ayanamsha, degrees in [0, 360). */
export type Sidereal = number & { readonly __frame: 'Sidereal' }

/** The angle in [0, 360). */
export const norm = (degrees: number): number => {
  // Nearly all angles are in range, and the remainder operator is slow.
  if (degrees >= 0 && degrees < 360) return degrees
  const folded = degrees % 360
  // A tiny negative remainder plus 360 rounds up to 360 itself.
  return folded < 0 ? (folded + 360) % 360 : folded
}

/** The signed arc from `from` to `to`, in (-180, 180]. */
export const arc = (from: number, to: number): number => {
  const forward = norm(to - from)
  return forward > 180 ? forward - 360 : forward
}

/** The shorter arc between two longitudes, 0 to 180 degrees. */
export const separation = (a: number, b: number): number => Math.abs(arc(a, b))

/** A number without a frame. A longitude of the other zodiac does not compile. */
type Unframed = number & { readonly __frame?: never }

export const tropical = (degrees: Unframed) => norm(degrees) as Tropical
export const sidereal = (degrees: Unframed) => norm(degrees) as Sidereal

/** The sidereal longitude of a tropical longitude. */
export const siderealOf = (longitude: Tropical, ayanamsha: number) => norm(longitude - ayanamsha) as Sidereal
