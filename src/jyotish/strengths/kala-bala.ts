import type { Sky } from '../../sky/sky.ts'
import { type CivilDate, dayNumber } from '../../time/civil.ts'
import { norm, separation } from '../../zodiac/longitude.ts'
import type { RasiChart } from '../chart.ts'
import type { HinduDay } from '../day.ts'
import { type Graha, type Lord, SEVEN } from '../grahas.ts'

/** The Hindu day of a birth with the civil date of its sunrise. */
export interface DatedDay extends HinduDay {
  date: CivilDate
}

/** Virupas. Values counted from sunrise are null where the Sun does not rise. */
export interface KalaBala {
  nathonnatha: number
  paksha: number
  tribhaga: number | null
  varsha: number | null
  masa: number | null
  dina: number | null
  hora: number | null
  ayana: number
  yuddha: number
}

/** Hours from the nearer midnight in local apparent solar time, 0..12. */
const fromMidnight = (chart: RasiChart, sky: Sky) => {
  const [sun] = sky.equatorial(chart.at, ['Sun'])
  return (180 - separation(chart.armc, sun!.rightAscension)) / 15
}

/** Strength by day, by night, or at any hour (BPHS ch. 27): five virupas an hour. */
export const nathonnatha = (chart: RasiChart, sky: Sky): Record<Lord, number> => {
  const diurnal = fromMidnight(chart, sky) * 5
  const nocturnal = 60 - diurnal
  return {
    Sun: diurnal,
    Moon: nocturnal,
    Mars: nocturnal,
    Mercury: 60,
    Jupiter: diurnal,
    Venus: diurnal,
    Saturn: nocturnal,
  }
}

/** A third of the elongation for benefics, and 60 less that for malefics; before the doubling of the Moon's. */
export const pakshaBeforeDoubling = (planet: Lord, { graha }: RasiChart, benefics: ReadonlySet<Graha>) => {
  const brightness = separation(graha.Moon.longitude, graha.Sun.longitude) / 3
  return benefics.has(planet) ? brightness : 60 - brightness
}

// source: BPHS ch. 27; lords of the thirds of the day and of the night
const THIRDS = { day: ['Mercury', 'Sun', 'Saturn'], night: ['Moon', 'Venus', 'Mars'] } as const

const lordOfThird = ({ at }: RasiChart, { isDay, sunrise, sunset, nextSunrise }: HinduDay): Lord => {
  const [from, to] = isDay ? [sunrise, sunset] : [sunset, nextSunrise]
  return THIRDS[isDay ? 'day' : 'night'][Math.min(2, Math.floor(((at - from) / (to - from)) * 3))]!
}

/** The day numbered 1, a Wednesday (B. V. Raman's epoch of 2 May 1827). */
const EPOCH = dayNumber({ year: 1827, month: 5, day: 2 })
const daysCounted = (date: CivilDate) => dayNumber(date) - EPOCH + 1

/** Remainder 1 is the lord of Wednesday, 2 that of Thursday, 0 that of Tuesday. */
const lordOfRemainder = (count: number): Lord => SEVEN[norm7(count + 2)]!
const norm7 = (count: number) => ((count % 7) + 7) % 7

// source: B. V. Raman, Graha and Bhava Balas; lords of the hours in their order
const HOURS: readonly Lord[] = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars']

export interface TimeLords {
  varsha: Lord
  masa: Lord
  dina: Lord
  hora: Lord
}

/** Lords of the year of 360 days, of the month of 30 days, of the day from sunrise, and of its hour of 60 minutes. */
export const timeLords = ({ at }: RasiChart, { date, sunrise }: DatedDay): TimeLords => {
  const days = daysCounted(date)
  const dina = lordOfRemainder(days)
  const hour = Math.floor((at - sunrise) * 24)
  return {
    varsha: lordOfRemainder(Math.floor(days / 360) * 3 + 1),
    masa: lordOfRemainder(Math.floor(days / 30) * 2 + 1),
    dina,
    hora: HOURS[norm7(HOURS.indexOf(dina) + hour)]!,
  }
}

// source: BPHS ch. 27
const VIRUPAS_OF_LORD = { varsha: 15, masa: 30, dina: 45, hora: 60 } as const satisfies Record<keyof TimeLords, number>

// source: Surya Siddhanta as tabulated by B. V. Raman; increase of the declination in each 15 degrees from an equinox,
// minutes of arc
const KRANTI_MINUTES = [362, 341, 299, 236, 150, 52]

/** The declination in degrees (north positive) by the tropical longitude only; linear within each 15 degrees. */
export const kranti = (tropical: number): number => {
  const folded = norm(tropical) % 180
  const fromEquinox = Math.min(folded, 180 - folded)
  const minutes = KRANTI_MINUTES.reduce(
    (sum, increase, step) => sum + increase * Math.min(1, Math.max(0, fromEquinox / 15 - step)),
    0,
  )
  return (norm(tropical) < 180 ? minutes : -minutes) / 60
}

/**
 * Northern declination gives strength to Sun, Mars, Jupiter and Venus, southern to Moon and Saturn, both to Mercury;
 * before the doubling of the Sun's.
 */
export const ayanaBeforeDoubling = (planet: Lord, { graha, ayanamsha }: RasiChart): number => {
  const declination = kranti(graha[planet].longitude + ayanamsha.degrees)
  const gain =
    planet === 'Mercury' ? Math.abs(declination) : planet === 'Moon' || planet === 'Saturn' ? -declination : declination
  return (24 + gain) * 1.25
}

/** All of kala bala except yuddha, which requires these values of both rivals. */
export const kalaBeforeWar = (
  planet: Lord,
  chart: RasiChart,
  day: DatedDay | null,
  benefics: ReadonlySet<Graha>,
  natonnata: Record<Lord, number>,
): Omit<KalaBala, 'yuddha'> => {
  const lords = day && timeLords(chart, day)
  const third = day && lordOfThird(chart, day)
  const ofLord = (which: keyof TimeLords) => lords && (lords[which] === planet ? VIRUPAS_OF_LORD[which] : 0)
  const doubling = (doubledPlanet: Lord) => (planet === doubledPlanet ? 2 : 1)
  return {
    nathonnatha: natonnata[planet],
    paksha: pakshaBeforeDoubling(planet, chart, benefics) * doubling('Moon'),
    tribhaga: third && (third === planet || planet === 'Jupiter' ? 60 : 0),
    varsha: ofLord('varsha'),
    masa: ofLord('masa'),
    dina: ofLord('dina'),
    hora: ofLord('hora'),
    ayana: ayanaBeforeDoubling(planet, chart) * doubling('Sun'),
  }
}
