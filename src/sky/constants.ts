/** Astronomical and geodetic constants. */

/** The turn of the mean meridian in a day of UT, degrees. Source: IAU 1982 (Aoki and others, A&A 105, 359): 1.00273790935 turns. */
export const SIDEREAL_TURN = 360.98564736629
/** Turns of the sky in a day of UT. */
export const SIDEREAL_RATE = SIDEREAL_TURN / 360

/** Days of the tropical year at the year 2000. Source: Meeus, Astronomical Algorithms, ch. 27. */
export const TROPICAL_YEAR = 365.24219
/** Days of the sidereal year at the year 2000. Source: Explanatory Supplement to the Astronomical Almanac. */
export const SIDEREAL_YEAR = 365.256364
/** Days of the Julian year, by definition. */
export const JULIAN_YEAR = 365.25
/** Days of the mean year of the Gregorian calendar, by its rule of leap years. */
export const CALENDAR_YEAR = 365.2425

/** Julian day of 2000 January 1, 12:00. */
export const J2000 = 2451545

/** Kilometres in an astronomical unit. Source: IAU 2012 resolution B2. */
export const ASTRONOMICAL_UNIT = 149_597_870.7
/** The equatorial radius of the Earth, km. Source: WGS 84. */
export const EQUATORIAL_RADIUS = 6378.137
/** The mean radius of the Earth for distances on a sphere, km. Source: IUGG, (2a + b) / 3 of GRS 80. */
export const EARTH_RADIUS = 6371.0088
