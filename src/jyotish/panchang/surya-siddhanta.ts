import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import { arc, norm } from '../../zodiac/longitude.ts'
import { SIGN_INDEXES, type SignIndex } from '../../zodiac/signs.ts'

/** The Sun and the Moon of the Surya Siddhanta, for calendars that do not use their true positions. */

// source: Surya Siddhanta 1.29-37 (civil days, revolutions and apsides of a mahayuga), 2.17-22 and 2.34-39 (sines, epicycle);
// Burgess, Translation of the Surya Siddhanta (1860)
const SIDEREAL_YEAR = 1_577_917_828 / 4_320_000
const ANOMALISTIC_YEAR = 1_577_917_828_000 / (4_320_000_000 - 387)
/** Days from the creation to the epoch of Kali, 1 955 880 000 years. */
const CREATION = 1_955_880_000 * SIDEREAL_YEAR
/** The epoch of Kali: midnight at Ujjain, Julian day in local mean time. */
const KALI = 588_465.5
const UJJAIN = 75.7683
/**
 * The circumference of the epicycle at the even quadrants, in degrees, and the part by which it is smaller at the odd
 * ones.
 */
const EPICYCLE = 14
const EPICYCLE_REDUCTION = 1 / 42

// source: Surya Siddhanta 2.17-22: 24 sines of 225 minutes, radius 3438
const SINES = [
  0, 225, 449, 671, 890, 1105, 1315, 1520, 1719, 1910, 2093, 2267, 2431, 2585, 2728, 2859, 2978, 3084, 3177, 3256, 3321,
  3372, 3409, 3431, 3438,
]
const RADIUS = 3438
const STEP = 3.75

const quadrant = (degrees: number) => {
  const at = degrees / STEP
  const low = Math.min(Math.floor(at), SINES.length - 2)
  return SINES[low]! + (at - low) * (SINES[low + 1]! - SINES[low]!)
}
const sine = (degrees: number): number => {
  const angle = norm(degrees)
  if (angle > 180) return -sine(angle - 180)
  return quadrant(angle > 90 ? 180 - angle : angle) / RADIUS
}
const arcsine = (value: number): number => {
  if (value < 0) return -arcsine(-value)
  const high = SINES.findIndex((each) => each >= value * RADIUS)
  if (high <= 0) return 0
  const low = SINES[high - 1]!
  return STEP * (high - 1 + (value * RADIUS - low) / (SINES[high]! - low))
}

/** The longitude of the Sun in degrees from the beginning of Ashwini, at a moment (UT). */
export const suryaSiddhantaSun = (at: JulianDay): number => {
  const days = at + UJJAIN / 360 - KALI + CREATION
  const mean = ((days / SIDEREAL_YEAR) % 1) * 360
  const offset = sine(((days / ANOMALISTIC_YEAR) % 1) * 360)
  const epicycle = (EPICYCLE - Math.abs(offset) * EPICYCLE * EPICYCLE_REDUCTION) / 360
  return norm(mean - arcsine(offset * epicycle))
}

// source: Surya Siddhanta 1.30-33 (revolutions of the Moon and its apsis in a mahayuga), 1.57 (the apsis at 90 degrees at Kali),
// 2.34 (epicycle of 32 degrees, less 20 minutes at the odd quadrants); Burgess, Translation of the Surya Siddhanta (1860)
const MAHAYUGA = 1_577_917_828
const MOON_REVOLUTIONS = 57_753_336
const APSIS_REVOLUTIONS = 488_203
const APSIS_AT_KALI = 90
const MOON_EPICYCLE = 32
const MOON_EPICYCLE_REDUCTION = 1 / 3

/** The longitude of the Moon in degrees from the beginning of Ashwini, at a moment (UT). */
export const suryaSiddhantaMoon = (at: JulianDay): number => {
  const days = at + UJJAIN / 360 - KALI
  const mean = (((days * MOON_REVOLUTIONS) / MAHAYUGA) % 1) * 360
  const apsis = (((days * APSIS_REVOLUTIONS) / MAHAYUGA) % 1) * 360 + APSIS_AT_KALI
  const offset = sine(mean - apsis)
  const epicycle = (MOON_EPICYCLE - Math.abs(offset) * MOON_EPICYCLE_REDUCTION) / 360
  return norm(mean - arcsine(offset * epicycle))
}

/** The moments of a window at which this Sun is at a longitude, in order, to a second. */
export const suryaSiddhantaPassages = (longitude: number, { from, to }: Window): JulianDay[] => {
  const distance = (at: number) => arc(longitude, suryaSiddhantaSun(at as JulianDay))
  const first = from + (norm(longitude - suryaSiddhantaSun(from)) / 360) * SIDEREAL_YEAR
  // The equation of centre moves an estimate by mean motion by up to five days.
  const estimates = Array.from(
    { length: Math.ceil((to - from) / SIDEREAL_YEAR) + 2 },
    (_, i) => first + (i - 1) * SIDEREAL_YEAR,
  )
  return estimates
    .map((estimate) => {
      let [low, high] = [estimate - 6, estimate + 6]
      while (high - low > 1e-5) {
        const middle = (low + high) / 2
        if (distance(middle) < 0) low = middle
        else high = middle
      }
      return plusDays(from, (low + high) / 2 - from)
    })
    .filter((at) => at >= from && at < to)
}

/** The entries of this Sun into the signs, in order, to a second. */
export const suryaSiddhantaSankrantis = (window: Window): { at: JulianDay; sign: SignIndex }[] =>
  SIGN_INDEXES.flatMap((sign) => suryaSiddhantaPassages(sign * 30, window).map((at) => ({ at, sign }))).sort(
    (a, b) => a.at - b.at,
  )
