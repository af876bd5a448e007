/**
 * Values that Tamil almanacs print for the star of a day: its yoga with the weekday, its netra (eyes) and its jeeva
 * (life).
 */

export const TAMIL_YOGAS = ['Siddha', 'Prabalarishta', 'Marana', 'Amrita'] as const
export type TamilYoga = (typeof TAMIL_YOGAS)[number]

// source: Sringeri Tamil panchangam of Krodhi (2024-25), as tabulated in PyJHora; Sunday to Saturday, Ashwini to
// Revati. Others differ in a tenth of the cells
const TABLE = [
  'SSSASSSSSMSAASSMMMASAAMSSAA',
  'SSMAASASSMSSSSAMSSSSMASSMSS',
  'SSSASMSSSSSASSSMSSASSSSMMAS',
  'MSASSSSSSSAAMSSSSSMAASPSASM',
  'ASMMMMAASASMSSASSSSSSSSMSSS',
  'ASSMSSSMMMSSASSSSMASSMSSSSA',
  'SSAASSSSMASMMMASSSSSSSSAMSM',
] as const

/** The yoga of a weekday (0 is Sunday) and a star (from 1). */
export const tamilYoga = (weekday: number, star: number): TamilYoga =>
  TAMIL_YOGAS['SPMA'.indexOf(TABLE[weekday]![star - 1]!)]!

/** The distance between the Sun's star and another, 0..13 stars. */
const fromSun = (sunStar: number, star: number) => {
  const ahead = (star - sunStar + 27) % 27
  return Math.min(ahead, 27 - ahead)
}

// source: no printed rule was found. Two public programs agree on jeeva (Maanavar/sanstro
// app/calculations/panchangam.py, read by an astrologer; khumnath/surya-siddhanta-audit anandadi-yoga.ts, which counts
// 28 stars) and on netra except for the stars at the limits, where the second is followed: the first cites an almanac
// in which 10 August 2026 (third from the Sun's) is blind
/** The netra (eyes, `Netrama`) of a star: 0 near the Sun's star, 1 farther, 2 beyond. */
export const netra = (sunStar: number, star: number): 0 | 1 | 2 => {
  const apart = fromSun(sunStar, star)
  return apart <= 3 ? 0 : apart <= 7 ? 1 : 2
}

/** The jeeva (life, `Jeevanama`) of a star: 0, half or 1 by the distance from the Sun's star. */
export const jeeva = (sunStar: number, star: number): 0 | 0.5 | 1 => {
  const apart = fromSun(sunStar, star)
  return apart <= 1 ? 0 : apart <= 8 ? 0.5 : 1
}
