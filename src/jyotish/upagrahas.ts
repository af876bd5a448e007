import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { norm, sidereal, siderealOf } from '../zodiac/longitude.ts'
import type { RasiChart } from './chart.ts'
import type { HinduDay } from './day.ts'
import { type Lord, SEVEN } from './grahas.ts'
import { point, type SiderealPoint } from './points.ts'

export const SOLAR_UPAGRAHAS = ['Dhuma', 'Vyatipata', 'Parivesha', 'Indrachapa', 'Upaketu'] as const
export type SolarUpagraha = (typeof SOLAR_UPAGRAHAS)[number]

// source: BPHS ch. 3
export const SOLAR_FORMULAS = {
  Dhuma: "Sun + 133°20'",
  Vyatipata: '360° - Dhuma',
  Parivesha: 'Vyatipata + 180°',
  Indrachapa: '360° - Parivesha',
  Upaketu: "Indrachapa + 16°40'",
} as const satisfies Record<SolarUpagraha, string>

export const solarUpagrahas = (sun: number): Record<SolarUpagraha, SiderealPoint> => {
  const dhuma = norm(sun + 133 + 1 / 3)
  return {
    Dhuma: point(sidereal(dhuma)),
    Vyatipata: point(sidereal(360 - dhuma)),
    Parivesha: point(sidereal(540 - dhuma)),
    Indrachapa: point(sidereal(dhuma - 180)),
    Upaketu: point(sidereal(dhuma - 180 + 16 + 2 / 3)),
  }
}

export const TIME_UPAGRAHAS = ['Kala', 'Mrityu', 'Ardhaprahara', 'Yamaghantaka', 'Gulika'] as const
export type TimeUpagraha = (typeof TIME_UPAGRAHAS)[number]

// source: BPHS ch. 3; the lord of the eighth of each
export const UPAGRAHA_RULERS = {
  Kala: 'Sun',
  Mrityu: 'Mars',
  Ardhaprahara: 'Mercury',
  Yamaghantaka: 'Jupiter',
  Gulika: 'Saturn',
} as const satisfies Record<TimeUpagraha, Lord>

export const PORTIONS = ['begin', 'middle', 'end'] as const
export type Portion = (typeof PORTIONS)[number]

// source: Phaladeepika ch. 25; ghatis from sunrise or sunset, with 30 ghatis in that day or night; Sunday to Saturday
const MANDI_GHATIS = { day: [26, 22, 18, 14, 10, 6, 2], night: [10, 6, 2, 26, 22, 18, 14] } as const

/** The half (day or night) of the Hindu day at the birth. */
const half = (day: HinduDay) =>
  day.isDay ? { from: day.sunrise, to: day.sunset } : { from: day.sunset, to: day.nextSunrise }

/** Lords of weekdays, Sunday to Saturday. */
const WEEKDAY_LORDS = SEVEN

// source: BPHS ch. 3 (last); P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 4 (after Saturn)
export const LORDLESS_PARTS = ['last', 'after-saturn'] as const
export type LordlessPart = (typeof LORDLESS_PARTS)[number]

/**
 * The number (from 1) of a lord's eighth of the day or night. By day the eighths begin with the lord of the weekday, by
 * night with that of the fifth weekday. One eighth has no lord.
 */
export const eighthOf = (lord: Lord, weekday: number, isDay: boolean, lordless: LordlessPart = 'last') => {
  const first = weekday + (isDay ? 0 : 4)
  const place = (of: Lord) => ((WEEKDAY_LORDS.indexOf(of) - first + 14) % 7) + 1
  return place(lord) + Number(lordless === 'after-saturn' && place(lord) > place('Saturn'))
}

export interface TimedPoint {
  part: number | null
  from: JulianDay | null
  to: JulianDay | null
  takenAt: JulianDay
  point: SiderealPoint
}

/** The sidereal ascendant at a moment of the day of birth. */
const risingAt = (at: JulianDay, chart: RasiChart, sky: Sky): SiderealPoint =>
  point(siderealOf(sky.angles(at, chart.site).ascendant, sky.ayanamsha(at, chart.ayanamsha.id)))

/**
 * Kala to Gulika: the ascendant at the begin, middle or end of the ruler's eighth. `weekday`: that of the Hindu day, 0
 * is Sunday.
 */
export const timeUpagraha = (
  which: TimeUpagraha,
  portion: Portion,
  chart: RasiChart,
  day: HinduDay,
  weekday: number,
  sky: Sky,
  lordless: LordlessPart = 'last',
): TimedPoint => {
  const { from, to } = half(day)
  const eighth = (to - from) / 8
  const part = eighthOf(UPAGRAHA_RULERS[which], weekday, day.isDay, lordless)
  const takenAt = plusDays(from, eighth * (part - 1 + { begin: 0, middle: 0.5, end: 1 }[portion]))
  return {
    part,
    from: plusDays(from, eighth * (part - 1)),
    to: plusDays(from, eighth * part),
    takenAt,
    point: risingAt(takenAt, chart, sky),
  }
}

/** Mandi: the ascendant at the ghati of the weekday in the day or night. */
export const mandi = (chart: RasiChart, day: HinduDay, weekday: number, sky: Sky): TimedPoint => {
  const { from, to } = half(day)
  const takenAt = plusDays(from, ((to - from) * MANDI_GHATIS[day.isDay ? 'day' : 'night'][weekday]!) / 30)
  return { part: null, from: null, to: null, takenAt, point: risingAt(takenAt, chart, sky) }
}

/** A sphuta: a sum of sidereal longitudes of the chart, and of Gulika. */
interface Sphuta {
  name: string
  formula: string
  note: string
  gulika: boolean
  of: (s: {
    Asc: number
    Sun: number
    Moon: number
    Mars: number
    Jupiter: number
    Venus: number
    Rahu: number
    Gulika: number
  }) => number
}

const prana = (Asc: number, Gulika: number) => 5 * Asc + Gulika
const deha = (Moon: number, Gulika: number) => 8 * Moon + Gulika
const mrityu = (Gulika: number, Sun: number) => 7 * Gulika + Sun

// source: Prashna Marga ch. 5 (trisphuta to sukshma), Phaladeepika ch. 12 (bija, kshetra), BPHS (yogi); degrees, folded by 360
export const SPHUTAS: readonly Sphuta[] = [
  {
    name: 'trisphuta',
    formula: 'Ascendant + Moon + Gulika',
    note: 'vitality in prashna',
    gulika: true,
    of: (s) => s.Asc + s.Moon + s.Gulika,
  },
  {
    name: 'chatusphuta',
    formula: 'trisphuta + Sun',
    note: 'vitality in prashna',
    gulika: true,
    of: (s) => s.Asc + s.Moon + s.Gulika + s.Sun,
  },
  {
    name: 'panchasphuta',
    formula: 'chatusphuta + Rahu',
    note: 'vitality in prashna',
    gulika: true,
    of: (s) => s.Asc + s.Moon + s.Gulika + s.Sun + s.Rahu,
  },
  {
    name: 'prana_sphuta',
    formula: '5 x Ascendant + Gulika',
    note: 'breath',
    gulika: true,
    of: (s) => prana(s.Asc, s.Gulika),
  },
  { name: 'deha_sphuta', formula: '8 x Moon + Gulika', note: 'body', gulika: true, of: (s) => deha(s.Moon, s.Gulika) },
  {
    name: 'mrityu_sphuta',
    formula: '7 x Gulika + Sun',
    note: 'decay',
    gulika: true,
    of: (s) => mrityu(s.Gulika, s.Sun),
  },
  {
    name: 'sukshma_trisphuta',
    formula: 'prana + deha + mrityu',
    note: 'the three together',
    gulika: true,
    of: (s) => prana(s.Asc, s.Gulika) + deha(s.Moon, s.Gulika) + mrityu(s.Gulika, s.Sun),
  },
  {
    name: 'bija_sphuta',
    formula: 'Sun + Venus + Jupiter',
    note: 'read in a male chart',
    gulika: false,
    of: (s) => s.Sun + s.Venus + s.Jupiter,
  },
  {
    name: 'kshetra_sphuta',
    formula: 'Moon + Mars + Jupiter',
    note: 'read in a female chart',
    gulika: false,
    of: (s) => s.Moon + s.Mars + s.Jupiter,
  },
  { name: 'yoga_sphuta', formula: 'Sun + Moon', note: 'the nitya yoga', gulika: false, of: (s) => s.Sun + s.Moon },
  {
    name: 'yogi_sphuta',
    formula: "Sun + Moon + 93°20'",
    note: 'its star lord is the yogi',
    gulika: false,
    of: (s) => s.Sun + s.Moon + 93 + 1 / 3,
  },
  {
    name: 'avayogi_sphuta',
    formula: "yogi + 186°40'",
    note: 'its star lord is the avayogi',
    gulika: false,
    of: (s) => s.Sun + s.Moon + 280,
  },
  { name: 'tithi_sphuta', formula: 'Moon - Sun', note: 'the tithi', gulika: false, of: (s) => s.Moon - s.Sun },
]

/** The sphutas of a chart. Those that need Gulika are null without it. */
export const sphutas = (chart: RasiChart, gulika: SiderealPoint | null) => {
  const { Sun, Moon, Mars, Jupiter, Venus, Rahu } = chart.graha
  const parts = {
    Asc: chart.ascendant.longitude,
    Sun: Sun.longitude,
    Moon: Moon.longitude,
    Mars: Mars.longitude,
    Jupiter: Jupiter.longitude,
    Venus: Venus.longitude,
    Rahu: Rahu.longitude,
    Gulika: gulika?.longitude ?? Number.NaN,
  }
  return SPHUTAS.map((sphuta) => ({
    ...sphuta,
    point: sphuta.gulika && !gulika ? null : point(sidereal(sphuta.of(parts))),
  }))
}
