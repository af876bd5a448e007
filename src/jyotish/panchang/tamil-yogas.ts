/** What Tamil almanacs print of a day's star: its yoga with the weekday, its eyes and its life. */

export const TAMIL_YOGAS = ['Siddha', 'Prabalarishta', 'Marana', 'Amrita'] as const
export type TamilYoga = (typeof TAMIL_YOGAS)[number]

// source: Sringeri Tamil panchangam of Krodhi (2024-25), as tabled in PyJHora; Sunday to Saturday, Ashwini to Revati. Others differ in
// a tenth of the cells
const TABLE = [
  'SSSASSSSSMSAASSMMMASAAMSSAA',
  'SSMAASASSMSSSSAMSSSSMASSMSS',
  'SSSASMSSSSSASSSMSSASSSSMMAS',
  'MSASSSSSSSAAMSSSSSMAASPSASM',
  'ASMMMMAASASMSSASSSSSSSSMSSS',
  'ASSMSSSMMMSSASSSSMASSMSSSSA',
  'SSAASSSSMASMMMASSSSSSSSAMSM',
] as const

/** Of a weekday (0 Sunday) and a star (from 1). */
export const tamilYoga = (weekday: number, star: number): TamilYoga =>
  TAMIL_YOGAS['SPMA'.indexOf(TABLE[weekday]![star - 1]!)]!

/** Stars from the Sun's to another, the shorter way round: 0 .. 13. */
const fromSun = (sunStar: number, star: number) => {
  const ahead = (star - sunStar + 27) % 27
  return Math.min(ahead, 27 - ahead)
}

// source: no printed rule was found. Two public programs agree on jeeva (Maanavar/sanstro app/calculations/panchangam.py, read by an
// astrologer; khumnath/surya-siddhanta-audit anandadi-yoga.ts, which counts 28 stars) and on netra but for the stars at the borders,
// where the second is followed: the first tells of an almanac that has 10 August 2026 (third from the Sun's) blind
/** Eyes of a star (netra, `Netrama`): none near the Sun's, one farther off, two beyond. */
export const netra = (sunStar: number, star: number): 0 | 1 | 2 => {
  const apart = fromSun(sunStar, star)
  return apart <= 3 ? 0 : apart <= 7 ? 1 : 2
}

/** Life of a star (jeeva, `Jeevanama`): none, half or whole, likewise. */
export const jeeva = (sunStar: number, star: number): 0 | 0.5 | 1 => {
  const apart = fromSun(sunStar, star)
  return apart <= 1 ? 0 : apart <= 8 ? 0.5 : 1
}
