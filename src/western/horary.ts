import type { Sky } from '../sky/sky.ts'
import type { Zone } from '../time/zones.ts'
import { separation } from '../zodiac/longitude.ts'
import { degreeInSign, type SignIndex, signName, signOf } from '../zodiac/signs.ts'
import { isDayChart, type TropicalChart } from './chart.ts'
import { essentialDignity, rulersAt } from './dignities.ts'
import { isVoid, voidOfCourse } from './lunations.ts'
import { planetaryHour } from './planetary-hours.ts'
import type { ClassicalPlanet } from './points.ts'
import { rulerOf } from './signs.ts'

// The considerations before judgement of a horary figure.

// source: Lilly, Christian Astrology (1647), p. 121-123
export const CONSIDERATIONS = [
  'hour_ruler_disagrees',
  'early_ascendant',
  'late_ascendant',
  'late_moon',
  'via_combusta',
  'void_moon',
  'seventh_cusp_afflicted',
  'seventh_ruler_afflicted',
  'ascendant_ruler_combust',
  'saturn_in_first',
  'saturn_in_seventh',
] as const
export type Consideration = (typeof CONSIDERATIONS)[number]

export interface ConsiderationRow {
  readonly consideration: Consideration
  /** Null where it cannot be known: without houses, or without a planetary hour. */
  readonly applies: boolean | null
  /** The circumstance that makes it worse or milder; null without one. */
  readonly note: string | null
}

// source: Lilly, p. 57-83, the nature of each planet
const NATURES = {
  Sun: 'hot and dry',
  Moon: 'cold and moist',
  Mercury: 'cold and dry',
  Venus: 'cold and moist',
  Mars: 'hot and dry',
  Jupiter: 'hot and moist',
  Saturn: 'cold and dry',
} as const satisfies Record<ClassicalPlanet, string>

// source: Lilly, p. 122: no degree, the first or the second; 27, 28 or 29 degrees. The same limit for the "later degrees" of the Moon
const EARLY_TO = 3
const LATE_FROM = 27
/** The last 15 degrees of Libra and the first 15 of Scorpio. */
const VIA_COMBUSTA = { from: 195, to: 225 } as const
/** Degrees between a malefic and an afflicted cusp. */
const CUSP_ORB = 5
// source: Lilly, p. 113
const COMBUST = 8.5

// source: Lilly, p. 122
const SHORT_ASCENSION: ReadonlySet<string> = new Set(['Capricorn', 'Aquarius', 'Pisces', 'Aries', 'Taurus', 'Gemini'])
const LATE_MOON_SIGNS: ReadonlySet<string> = new Set(['Gemini', 'Scorpio', 'Capricorn'])
const VOID_PERFORMS: ReadonlySet<string> = new Set(['Taurus', 'Cancer', 'Sagittarius', 'Pisces'])

const LILLY = { terms: 'ptolemaic', triplicity: 'lilly' } as const

/** True if the ruler of the hour is the ruler of the rising sign, rules its triplicity, or has the nature of its ruler. */
export const hourAgrees = (hourRuler: ClassicalPlanet, rising: SignIndex, isDay: boolean): boolean => {
  const ruler = rulerOf(rising)
  const { triplicityInForce } = rulersAt(30 * rising, isDay, LILLY)
  return hourRuler === ruler || triplicityInForce.includes(hourRuler) || NATURES[hourRuler] === NATURES[ruler]
}

/** Reasons why Lilly calls the ruler of the seventh house unfortunate. */
const afflictionsOf = (planet: ClassicalPlanet, chart: TropicalChart): string[] => {
  const { longitude, speed } = chart.point[planet]
  const { rulers, debilities } = essentialDignity(planet, longitude, isDayChart(chart), LILLY)
  const isBeside = planet !== 'Sun' && separation(longitude, chart.point.Sun.longitude) <= COMBUST
  return [
    ...(planet !== 'Sun' && planet !== 'Moon' && speed < 0 ? ['retrograde'] : []),
    ...(isBeside ? ['combust'] : []),
    ...(debilities.includes('fall') ? ['in its fall'] : []),
    ...(rulers.term === 'Saturn' || rulers.term === 'Mars' ? [`in the terms of ${rulers.term}`] : []),
  ]
}

/** The considerations before judgement of a figure, in Lilly's order. */
export const considerations = (chart: TropicalChart, zone: Zone, sky: Sky): ConsiderationRow[] => {
  const { ascendant, point, houses } = chart
  const rising = signOf(ascendant)
  const hour = planetaryHour(chart.at, chart.site, zone, sky)
  const degree = degreeInSign(ascendant)
  const moon = point.Moon.longitude
  const moonSign = signName(signOf(moon))
  const seventh = houses.cusps[6] ?? null
  const seventhRuler = seventh === null ? null : rulerOf(signOf(seventh))
  const onCusp =
    seventh === null
      ? []
      : (['Saturn', 'Mars'] as const).filter((malefic) => separation(point[malefic].longitude, seventh) <= CUSP_ORB)
  const afflictions = seventhRuler === null ? [] : afflictionsOf(seventhRuler, chart)
  const ruler = rulerOf(rising)
  const saturn = point.Saturn
  const row = (consideration: Consideration, applies: boolean | null, note: string | null = null) => ({
    consideration,
    applies,
    note: applies ? note : null,
  })
  return [
    row(
      'hour_ruler_disagrees',
      hour && !hourAgrees(hour.hourRuler, rising, isDayChart(chart)),
      hour && `${hour.hourRuler} rules the hour, and ${ruler} rules ${signName(rising)}, which rises.`,
    ),
    row(
      'early_ascendant',
      degree < EARLY_TO,
      SHORT_ASCENSION.has(signName(rising)) ? 'Weightier in a sign of short ascension.' : null,
    ),
    row('late_ascendant', degree >= LATE_FROM),
    row(
      'late_moon',
      degreeInSign(moon) >= LATE_FROM,
      LATE_MOON_SIGNS.has(moonSign) ? `Weightier in ${moonSign}.` : null,
    ),
    row('via_combusta', moon >= VIA_COMBUSTA.from && moon < VIA_COMBUSTA.to),
    row(
      'void_moon',
      isVoid(voidOfCourse(chart.at, sky), chart.at),
      VOID_PERFORMS.has(moonSign) ? `Milder in ${moonSign}.` : null,
    ),
    row(
      'seventh_cusp_afflicted',
      seventh === null ? null : onCusp.length > 0,
      `By ${onCusp.join(' and ')}; not if the question is of the seventh house.`,
    ),
    row(
      'seventh_ruler_afflicted',
      seventhRuler === null ? null : afflictions.length > 0,
      `${seventhRuler} is ${afflictions.join(', ')}; not if the question is of the seventh house.`,
    ),
    row(
      'ascendant_ruler_combust',
      ruler !== 'Sun' && separation(point[ruler].longitude, point.Sun.longitude) <= COMBUST,
      `${ruler} is within 8°30′ of the Sun.`,
    ),
    row(
      'saturn_in_first',
      saturn.house === null ? null : saturn.house === 1,
      saturn.speed < 0 ? 'Weightier, because Saturn is retrograde.' : null,
    ),
    row('saturn_in_seventh', saturn.house === null ? null : saturn.house === 7),
  ]
}
