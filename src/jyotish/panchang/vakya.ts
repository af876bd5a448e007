import { asin, sin } from '../../sky/sphere.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import { norm } from '../../zodiac/longitude.ts'
import type { SignIndex } from '../../zodiac/signs.ts'

/** The Sun and the Moon of the Vakya almanacs of Tamil Nadu, from tables by days. */

const days = (day: number, nadi: number, vinadi: number) => day + nadi / 60 + vinadi / 3600

// source: sankranti vakyas of the Parahita school (shri-r-guna-mitra ... yagamayoyam), as decoded in Pai, Ramasubramanian and Sriram,
// Rationale for vakyas pertaining to the Sun in Karanapaddhati, Indian Journal of History of Science 50 (2015); days, nadis, vinadis
const SANKRANTI_VAKYAS = [
  0,
  days(30, 55, 32),
  days(62, 19, 44),
  days(93, 56, 22),
  days(125, 24, 34),
  days(156, 26, 44),
  days(186, 54, 6),
  days(216, 48, 13),
  days(246, 18, 37),
  days(275, 39, 30),
  days(305, 6, 46),
  days(334, 55, 10),
] as const satisfies { length: 12 }

// source: Aryabhatiya, Gitika 3: 1 577 917 500 days in 4 320 000 years
const YEAR = 1_577_917_500 / 4_320_000
/** Days from the true to the mean Mesha sankranti (shodhya). Source: Vakyakarana 1: 2 days 8 nadis 51 vinadis 15. */
const SHODHYA = days(2, 8, 51.25)
/** The sunrise of Kali at Ujjain, Julian day in local mean time, and its longitude. */
const KALI_SUNRISE = 588_465.75
const UJJAIN = 75.7683
/** The same sunrise as a Julian day (UT). Days of Kali begin at mean sunrise at Ujjain. */
const KALI = KALI_SUNRISE - UJJAIN / 360
const EPOCH = KALI - SHODHYA

/** The entries of this Sun into the signs, in order. */
export const vakyaSankrantis = ({ from, to }: Window): { at: JulianDay; sign: SignIndex }[] => {
  const first = Math.floor((from - EPOCH) / YEAR)
  const count = Math.ceil((to - from) / YEAR) + 1
  return Array.from({ length: count }, (_, i) => EPOCH + (first + i) * YEAR)
    .flatMap((mesha) =>
      SANKRANTI_VAKYAS.map((interval, sign) => ({
        at: plusDays(from, mesha + interval - from),
        sign: sign as SignIndex,
      })),
    )
    .filter(({ at }) => at >= from && at < to)
}

// source: Aryabhatiya, Gitika 6-8 (apsis of the Sun at 78 degrees, epicycle of 13;30 degrees of 360)
const SUN_APSIS = 78
const SUN_EPICYCLE = 3 / 80

/** The Sun by its epicycle, so many days after its entry into Mesha. */
const epicycleSun = (elapsed: number): number => {
  const mean = ((elapsed - SHODHYA) / YEAR) * 360
  return mean - asin(SUN_EPICYCLE * sin(mean - SUN_APSIS))
}
/** The excess of the epicycle over the sign at each entry, under a minute of arc. */
const ENTRY_RESIDUALS = SANKRANTI_VAKYAS.map((elapsed, sign) => epicycleSun(elapsed) - sign * 30)

/**
 * The longitude of the Sun in degrees from the beginning of Ashwini, at a moment (UT). It enters the signs at the
 * sankranti vakyas and moves by the epicycle between them.
 */
export const vakyaSun = (at: JulianDay): number => {
  const elapsed = at - EPOCH - Math.floor((at - EPOCH) / YEAR) * YEAR
  const sign = SANKRANTI_VAKYAS.findLastIndex((entry) => entry <= elapsed)
  const [from, to] = [SANKRANTI_VAKYAS[sign]!, SANKRANTI_VAKYAS[sign + 1] ?? YEAR]
  const [before, after] = [ENTRY_RESIDUALS[sign]!, ENTRY_RESIDUALS[(sign + 1) % 12]!]
  return norm(epicycleSun(elapsed) - before - ((after - before) * (elapsed - from)) / (to - from))
}

// source: the 248 candravakyas of Vararuci, Vakyakarana, ed. Kuppanna Sastri and Sarma (Madras 1962), Appendix II, to the middle one;
// the Moon's advance after so many days from its apogee, arcminutes
const CANDRAVAKYAS = [
  0, 723, 1449, 2182, 2924, 3679, 4449, 5233, 6033, 6849, 7678, 8518, 9368, 10225, 11084, 11942, 12795, 13642, 14477,
  15301, 16109, 16902, 17680, 18443, 19192, 19930, 20659, 21384, 506, 1230, 1958, 2695, 3443, 4204, 4980, 5772, 6579,
  7401, 8235, 9080, 9933, 10791, 11650, 12507, 13357, 14199, 15030, 15847, 16649, 17435, 18206, 18962, 19706, 20440,
  21166, 289, 1012, 1738, 2470, 3211, 3965, 4732, 5515, 6314, 7127, 7955, 8794, 9644, 10499, 11358, 12216, 13071, 13918,
  14755, 15580, 16390, 17185, 17964, 18728, 19479, 20218, 20948, 73, 795, 1519, 2247, 2983, 3730, 4489, 5263, 6053,
  6858, 7678, 8512, 9356, 10208, 11066, 11925, 12782, 13633, 14477, 15308, 16127, 16930, 17718, 18491, 19248, 19994,
  20728, 21456, 579, 1301, 2026, 2758, 3498, 4250, 5016, 5797, 6594, 7406, 8232, 9071, 9919, 10774, 11632,
]
const MIDDLE_VAKYA = 124
/** The advance after 248 days, nine anomalistic months. */
const LAST_VAKYA = 27 * 60 + 44

/** A vakya in degrees. Two whose numbers add up to 248 add up to the last one. */
const vakya = (number: number): number =>
  norm((number <= MIDDLE_VAKYA ? CANDRAVAKYAS[number]! : LAST_VAKYA - CANDRAVAKYAS[248 - number]!) / 60)

const degrees = (signs: number, degree: number, minute: number, second: number) =>
  signs * 30 + degree + minute / 60 + second / 3600

// source: Vakyakarana 1.9-14: a day on which the Moon was at its apogee (khanda), its longitude, the cycles of days with the Moon's
// advance in each (dhruva), and the correction for the part of a day by which the cycles miss the apogee, vinadis
const KHANDA = 1_600_984
const KHANDA_MOON = degrees(7, 2, 0, 7)
const CYCLES = [
  { days: 12_372, advance: degrees(9, 27, 48, 10), vinadis: 0 },
  { days: 3031, advance: degrees(11, 7, 31, 1), vinadis: -8 },
  { days: 248, advance: degrees(0, 27, 44, 6), vinadis: 32 },
] as const
const MEAN_MOTION = degrees(0, 13, 11, 0)

/** The Moon at the mean sunrise at Ujjain that begins a day of Kali. */
export const vakyaMoonAtSunrise = (kaliDay: number): number => {
  let rest = kaliDay - KHANDA
  let longitude = KHANDA_MOON
  let vinadis = 0
  for (const cycle of CYCLES) {
    const count = Math.floor(rest / cycle.days)
    rest -= count * cycle.days
    longitude += count * cycle.advance
    vinadis += count * cycle.vinadis
  }
  const motion = rest === 0 ? norm(vakya(248) - vakya(247)) : norm(vakya(rest) - vakya(rest - 1))
  return norm(longitude + vakya(rest) + ((motion - MEAN_MOTION) * vinadis) / 3600)
}

/** The longitude of the Moon at a moment (UT), evenly between two sunrises. */
export const vakyaMoon = (at: JulianDay): number => {
  const day = Math.floor(at - KALI)
  const from = vakyaMoonAtSunrise(day)
  return norm(from + norm(vakyaMoonAtSunrise(day + 1) - from) * (at - KALI - day))
}
