import type { Sign } from '../../zodiac/signs.ts'
import type { Weekday } from '../limbs.ts'
import type { Month } from '../lunar-month.ts'

/** The requirements of each purpose for star, tithi, weekday, month, Sun and ascendant. */

const GOOD = ['Taurus', 'Gemini', 'Cancer', 'Virgo', 'Libra', 'Sagittarius', 'Pisces'] as const satisfies Sign[]
const MOVABLE = ['Aries', 'Cancer', 'Libra', 'Capricorn'] as const satisfies Sign[]
const FIXED = ['Taurus', 'Leo', 'Scorpio', 'Aquarius'] as const satisfies Sign[]
const DUAL = ['Gemini', 'Virgo', 'Sagittarius', 'Pisces'] as const satisfies Sign[]
const ALL = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const satisfies Sign[]
const allExcept = (...excluded: Sign[]): readonly Sign[] => ALL.filter((sign) => !excluded.includes(sign))
const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies Weekday[]

/** Tithis 1..30, each in both halves of the month. */
const bothHalves = (...tithis: number[]): readonly number[] =>
  tithis.flatMap((tithi) => (tithi <= 15 ? [tithi, tithi + 15] : [tithi]))
/** As `bothHalves`, but without Amavasya (30), which has its own rule. */
const bothHalvesWithoutAmavasya = (...tithis: number[]) => bothHalves(...tithis).filter((tithi) => tithi !== 30)
const allTithis = Array.from({ length: 30 }, (_, i) => i + 1)
const allTithisExcept = (...tithis: number[]) => allTithis.filter((tithi) => !bothHalves(...tithis).includes(tithi))

/** Conditions that `obstacles.ts` implements. */
export type Condition =
  | 'guru-shukra'
  | 'no-adhika'
  | 'chaturmasa'
  | 'holashtaka'
  | 'pitru-paksha'
  | 'kumbha-chakra'
  | 'vedha'
  | 'earth-awake'
  | 'forenoon'
  | 'waning'
  | 'direction'

/** A rule for the chart of the moment. */
export interface ChartRule {
  name: string
  /** No planet of this kind in these houses, or at least one benefic in them. */
  kind: 'empty' | 'no malefic' | 'no Moon' | 'benefic'
  houses: readonly number[]
}

export interface MuhurtaPurpose {
  /** 1 is Ashwini. */
  stars: readonly number[]
  tithis: readonly number[]
  /** Favourable weekdays. Other weekdays are scored only. */
  weekdays: readonly Weekday[]
  /** Weekdays that the source excludes. They block like a tithi that is not allowed. */
  excludedWeekdays?: readonly Weekday[]
  months?: readonly Month[]
  sun?: readonly Sign[]
  /** Suitable signs of the ascendant; missing if the purpose has none. */
  lagna?: readonly Sign[]
  conditions?: readonly Condition[]
  chart?: readonly ChartRule[]
  note?: string
  source: string
}

const CHINTAMANI = 'Muhurta Chintamani'
const ALMANACS = 'common almanac practice; disputed'
// The excluded weekdays, months and periods below are those that publishers of day lists state (docs/muhurta.md).
const UTTARAYANA = ['Capricorn', 'Aquarius', 'Pisces', 'Aries', 'Taurus', 'Gemini'] as const satisfies Sign[]

export const PURPOSES = {
  marriage: {
    stars: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27],
    tithis: allTithisExcept(4, 9, 14, 30),
    weekdays: ['Monday', 'Wednesday', 'Thursday', 'Friday'],
    sun: ['Aries', 'Taurus', 'Gemini', 'Scorpio', 'Capricorn', 'Aquarius'],
    lagna: ['Taurus', 'Gemini', 'Cancer', 'Virgo', 'Libra', 'Sagittarius', 'Aquarius', 'Pisces'],
    conditions: ['guru-shukra', 'no-adhika', 'chaturmasa', 'holashtaka', 'vedha'],
    chart: [
      { name: 'House 7 empty', kind: 'empty', houses: [7] },
      { name: 'No malefic in house 1 or 8', kind: 'no malefic', houses: [1, 8] },
      { name: 'Moon not in house 1, 6, 8 or 12', kind: 'no Moon', houses: [1, 6, 8, 12] },
    ],
    source: `${CHINTAMANI}, vivaha chapter`,
  },
  engagement: {
    stars: [3, 4, 5, 10, 11, 12, 13, 15, 17, 19, 20, 21, 22, 23, 25, 26, 27],
    tithis: allTithisExcept(4, 9, 14, 30),
    weekdays: ['Monday', 'Wednesday', 'Thursday', 'Friday'],
    lagna: GOOD,
    source: `${CHINTAMANI}, vivaha chapter`,
  },
  'griha-pravesh': {
    stars: [4, 5, 12, 14, 17, 21, 26, 27],
    tithis: bothHalvesWithoutAmavasya(2, 3, 5, 7, 10, 11, 12, 13),
    weekdays: ['Monday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    excludedWeekdays: ['Sunday', 'Tuesday'],
    months: ['Vaishakha', 'Jyeshtha', 'Magha', 'Phalguna', 'Margashirsha', 'Kartika'],
    lagna: [...FIXED, ...DUAL],
    conditions: ['guru-shukra', 'kumbha-chakra'],
    chart: [{ name: 'No malefic in house 4 or 8', kind: 'no malefic', houses: [4, 8] }],
    source: `${CHINTAMANI}, griha chapter; Narada Samhita`,
  },
  'bhumi-pujan': {
    stars: [4, 5, 8, 12, 13, 14, 15, 17, 21, 23, 24, 26, 27],
    tithis: bothHalvesWithoutAmavasya(2, 3, 5, 7, 10, 11, 12, 13, 15),
    weekdays: ['Monday', 'Wednesday', 'Thursday', 'Friday'],
    excludedWeekdays: ['Sunday', 'Tuesday'],
    months: ['Vaishakha', 'Shravana', 'Kartika', 'Margashirsha', 'Magha', 'Phalguna'],
    lagna: [...FIXED, ...DUAL],
    conditions: ['earth-awake'],
    source: `${CHINTAMANI}, griha chapter`,
  },
  'property-purchase': {
    stars: [5, 7, 9, 10, 11, 16, 17, 19, 20, 25, 27],
    tithis: bothHalvesWithoutAmavasya(1, 5, 6, 10, 11, 15),
    weekdays: ['Thursday', 'Friday'],
    lagna: GOOD,
    source: ALMANACS,
  },
  'vehicle-purchase': {
    stars: [1, 4, 5, 7, 8, 13, 14, 15, 17, 22, 23, 24, 27],
    tithis: bothHalvesWithoutAmavasya(1, 3, 5, 6, 8, 10, 11, 13, 15),
    weekdays: ['Monday', 'Wednesday', 'Thursday', 'Friday'],
    excludedWeekdays: ['Tuesday', 'Saturday'],
    lagna: [...MOVABLE, ...DUAL],
    conditions: ['no-adhika', 'pitru-paksha'],
    source: ALMANACS,
  },
  'business-opening': {
    stars: [1, 4, 5, 8, 12, 13, 14, 17, 21, 26, 27],
    tithis: allTithisExcept(4, 9, 14, 30),
    weekdays: WEEKDAYS.filter((day) => day !== 'Tuesday'),
    excludedWeekdays: ['Tuesday'],
    lagna: allExcept('Aquarius'),
    chart: [
      { name: 'No malefic in house 8 or 12', kind: 'no malefic', houses: [8, 12] },
      { name: 'A benefic in house 2, 10 or 11', kind: 'benefic', houses: [2, 10, 11] },
    ],
    source: `${CHINTAMANI}, samskara chapter`,
  },
  naming: {
    stars: [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 23, 24, 26, 27],
    tithis: bothHalvesWithoutAmavasya(1, 2, 3, 5, 6, 7, 10, 11, 12, 13),
    weekdays: ['Monday', 'Wednesday', 'Thursday', 'Friday'],
    lagna: GOOD,
    note: 'By custom days 10, 11, 12 and 16 from birth need no other purity.',
    source: `${CHINTAMANI}, samskara chapter`,
  },
  annaprashana: {
    stars: [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 23, 24, 26, 27],
    tithis: bothHalvesWithoutAmavasya(2, 3, 5, 7, 10, 13, 15),
    weekdays: ['Monday', 'Wednesday', 'Thursday', 'Friday'],
    lagna: allExcept('Aries', 'Scorpio', 'Pisces'),
    note: 'For boys even months from the sixth, for girls odd ones from the fifth.',
    source: `${CHINTAMANI}, samskara chapter`,
  },
  mundan: {
    stars: [1, 5, 7, 8, 13, 14, 15, 18, 22, 23, 24, 27],
    tithis: bothHalvesWithoutAmavasya(2, 3, 5, 7, 10, 11, 13),
    weekdays: ['Monday', 'Wednesday', 'Thursday', 'Friday'],
    excludedWeekdays: ['Sunday', 'Tuesday', 'Saturday'],
    months: ['Chaitra', 'Vaishakha', 'Jyeshtha', 'Ashadha', 'Magha', 'Phalguna'],
    sun: UTTARAYANA,
    lagna: GOOD,
    conditions: ['chaturmasa'],
    source: `${CHINTAMANI}, samskara chapter`,
  },
  karnavedha: {
    stars: [1, 5, 7, 8, 13, 14, 17, 22, 23, 27],
    tithis: bothHalvesWithoutAmavasya(2, 3, 5, 6, 7, 10, 11, 12, 13),
    weekdays: ['Monday', 'Wednesday', 'Thursday', 'Friday'],
    lagna: ['Taurus', 'Libra', 'Sagittarius', 'Pisces'],
    source: `${CHINTAMANI}, samskara chapter`,
  },
  vidyarambha: {
    stars: [1, 5, 6, 7, 8, 9, 11, 13, 14, 15, 19, 20, 22, 23, 24, 25],
    tithis: bothHalvesWithoutAmavasya(2, 3, 5, 6, 10, 11, 12),
    weekdays: ['Sunday', 'Wednesday', 'Thursday', 'Friday'],
    lagna: GOOD,
    source: `${CHINTAMANI}, samskara chapter`,
  },
  upanayana: {
    stars: [1, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27],
    tithis: [2, 3, 5, 10, 11, 12, 17, 18, 20],
    weekdays: ['Sunday', 'Monday', 'Wednesday', 'Thursday', 'Friday'],
    sun: UTTARAYANA,
    lagna: GOOD,
    conditions: ['forenoon'],
    source: `${CHINTAMANI}, samskara chapter`,
  },
  travel: {
    stars: [1, 5, 7, 8, 13, 17, 22, 23, 27],
    tithis: bothHalvesWithoutAmavasya(2, 3, 5, 7, 10, 11, 13),
    weekdays: WEEKDAYS,
    lagna: allExcept('Aquarius'),
    conditions: ['direction'],
    source: `${CHINTAMANI}, yatra chapter`,
  },
  'gold-purchase': {
    stars: [1, 4, 5, 7, 8, 12, 13, 14, 15, 16, 17, 21, 22, 23, 24, 26, 27],
    tithis: allTithisExcept(4, 9, 14, 30),
    weekdays: ['Monday', 'Wednesday', 'Thursday', 'Friday'],
    source: ALMANACS,
  },
  surgery: {
    stars: [1, 5, 6, 9, 13, 14, 15, 17, 18, 19, 22],
    tithis: bothHalvesWithoutAmavasya(4, 9, 14),
    weekdays: ['Tuesday', 'Saturday', 'Sunday'],
    lagna: allExcept(...FIXED),
    conditions: ['waning'],
    note: 'The Moon should not stand in the sign of the part of the body.',
    source: ALMANACS,
  },
} as const satisfies Record<string, MuhurtaPurpose>
/**
 * Schools of the stars of marriage. `grihya` adds the stars of the Grihya Sutras, as almanacs of Mithila do.
 * source: Paraskara Grihya Sutra 1.4 (three stars from each Uttara, Swati, Mrigashira, Rohini), from memory
 */
export const MARRIAGE_STAR_SCHOOLS = ['chintamani', 'grihya'] as const
export type MarriageStarSchool = (typeof MARRIAGE_STAR_SCHOOLS)[number]
const GRIHYA_STARS = [1, 4, 5, 12, 13, 14, 15, 21, 22, 23, 26, 27] as const

export type PurposeName = keyof typeof PURPOSES
export const PURPOSE_NAMES = Object.keys(PURPOSES) as [PurposeName, ...PurposeName[]]
export const purposeOf = (name: PurposeName, stars: MarriageStarSchool = 'chintamani'): MuhurtaPurpose => {
  const purpose: MuhurtaPurpose = PURPOSES[name]
  if (name !== 'marriage' || stars === 'chintamani') return purpose
  return { ...purpose, stars: [...new Set([...purpose.stars, ...GRIHYA_STARS])].sort((a, b) => a - b) }
}
