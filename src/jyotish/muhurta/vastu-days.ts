import { GRAHAS, type Graha } from '../grahas.ts'
import { WEEKDAYS, type Weekday, yogaName } from '../limbs.ts'
import { NAKSHATRAS, type Nakshatra, nakshatraLord } from '../nakshatras.ts'
import { tithiInHalf } from '../panchang/limb-natures.ts'
import { clampScore } from '../quality.ts'

/** Scores of days for consecrating and repairing a house, by the limbs at sunrise. */

// source: common muhurta practice for griha-pravesha and installation
const GOOD_STARS: readonly Nakshatra[] = [
  'Rohini',
  'Mrigashira',
  'Pushya',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Anuradha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Uttara Bhadrapada',
  'Revati',
]
const HARSH_STARS: readonly Nakshatra[] = ['Mula', 'Ashlesha', 'Jyeshtha', 'Bharani', 'Krittika', 'Ardra']
const WEEKDAY_POINTS = {
  Sunday: 0,
  Monday: 8,
  Tuesday: -10,
  Wednesday: 8,
  Thursday: 12,
  Friday: 10,
  Saturday: 0,
} as const satisfies Record<Weekday, number>
const GOOD_TITHIS = [2, 3, 5, 7, 10, 11, 12, 13]

/** Deities by the planet for which they are worshipped. */
export const DEITIES = {
  Sun: ['Sun', 'Surya', 'Vishnu', 'Ram'],
  Moon: ['Moon', 'Soma', 'Shiva', 'Mahamrityunjaya'],
  Mars: ['Mars', 'Hanuman', 'Devi', 'Kartikeya'],
  Mercury: ['Mercury', 'Ganesha', 'Saraswati'],
  Jupiter: ['Jupiter', 'Brihaspati', 'Lakshmi-Narayan'],
  Venus: ['Venus', 'Lakshmi', 'Mahalakshmi', 'Durga'],
  Saturn: ['Saturn', 'Kali'],
  Rahu: ['Rahu'],
  Ketu: ['Ketu'],
} as const satisfies Record<Graha, readonly string[]>
export const DEITY_NAMES = Object.values(DEITIES).flat() as [string, ...string[]]
export const planetOfDeity = (deity: string): Graha =>
  GRAHAS.find((graha) => (DEITIES[graha] as readonly string[]).includes(deity))!
const DAY_OF_PLANET = {
  Sun: 'Sunday',
  Moon: 'Monday',
  Mars: 'Tuesday',
  Mercury: 'Wednesday',
  Jupiter: 'Thursday',
  Venus: 'Friday',
  Saturn: 'Saturday',
  Rahu: 'Saturday',
  Ketu: 'Tuesday',
} as const satisfies Record<Graha, Weekday>

export const VASTU_TIERS = ['excellent', 'good', 'average', 'avoid'] as const
export const vastuTierOf = (score: number): (typeof VASTU_TIERS)[number] =>
  score >= 80 ? 'excellent' : score >= 65 ? 'good' : score >= 45 ? 'average' : 'avoid'

/** The limbs of a sunrise by number, from 1; the star from 0. */
export interface SunriseLimbs {
  weekday: number
  star: number
  tithi: number
  yoga: number
  isVishti: boolean
}

export const VASTU_DAY_RULES = [
  'Every day starts at 50; the limbs are those of sunrise, by Lahiri.',
  'A star good for houses +18, any other -6; Mula, Ashlesha, Jyeshtha, Bharani, Krittika and Ardra 8 less.',
  'Thursday +12, Friday +10, Monday and Wednesday +8, Tuesday -10.',
  'Tithis 2, 3, 5, 7, 10, 11, 12, 13 and the full Moon +8; rikta (4, 9, 14) -14; new Moon -18; dark 13 and 14 -6.',
  'Vishti karana -6; Vyatipata or Vaidhriti yoga -12.',
  'With a deity: its weekday +14, a star whose lord is its planet +6.',
  '80 and more is excellent, 65 good, 45 average, less is to be avoided.',
] as const

/** The score of a day, 0..100, and every rule that changed it. */
export const vastuDay = ({ weekday, star, tithi, yoga, isVishti }: SunriseLimbs, planet: Graha | null) => {
  const name = NAKSHATRAS[star]!
  const day = WEEKDAYS[weekday]!
  const half = tithiInHalf(tithi)
  const rules: [boolean, number, string][] = [
    [GOOD_STARS.includes(name), 18, `${name} is good for houses`],
    [!GOOD_STARS.includes(name), -6, `${name} is not among the stars good for houses`],
    [HARSH_STARS.includes(name), -8, `${name} is harsh`],
    [WEEKDAY_POINTS[day] !== 0, WEEKDAY_POINTS[day], day],
    [GOOD_TITHIS.includes(half) || tithi === 15, 8, tithi === 15 ? 'full Moon' : `tithi ${half} is good`],
    [[4, 9, 14].includes(half), -14, `tithi ${half} is rikta`],
    [tithi === 30, -18, 'new Moon'],
    [tithi === 28 || tithi === 29, -6, `dark tithi ${half}, near the new Moon`],
    [isVishti, -6, 'Vishti karana'],
    [yoga === 17 || yoga === 27, -12, `${yogaName(yoga)} yoga`],
    [planet !== null && DAY_OF_PLANET[planet] === day, 14, `${day} is the day of ${planet}`],
    [planet !== null && nakshatraLord(star) === planet, 6, `${planet} rules ${name}`],
  ]
  const effective = rules.filter(([holds]) => holds)
  const sum = effective.reduce((total, [, points]) => total + points, 50)
  const score = clampScore(sum)
  return {
    tier: vastuTierOf(score),
    score,
    reasons: effective.map(([, points, reason]) => `${reason} (${points > 0 ? '+' : ''}${points})`),
  }
}
