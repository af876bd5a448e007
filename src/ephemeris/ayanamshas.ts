import { clockMs, daysInMonth } from '../time/civil.ts'
import { julianDay } from '../time/julian-day.ts'

/**
 * Sidereal zero points by stable id. `mode` is Swiss Ephemeris' number (swephexp.h, SE_SIDM_*); `name` is the display name.
 * The four fixed frames of Swiss Ephemeris (J2000, J1900, B1950, Skydram) are not included. They also rotate the ecliptic, so that
 * their longitudes are not a longitude of date minus one angle.
 */
export const AYANAMSHAS = {
  lahiri: { mode: 1, name: 'Lahiri (Chitrapaksha)' },
  true_chitra: { mode: 27, name: 'True Chitra' },
  raman: { mode: 3, name: 'B. V. Raman' },
  krishnamurti: { mode: 5, name: 'Krishnamurti' },
  yukteshwar: { mode: 7, name: 'Sri Yukteshwar' },
  true_pushya: { mode: 29, name: 'True Pushya' },
  true_revati: { mode: 28, name: 'True Revati' },
  surya_siddhanta: { mode: 21, name: 'Surya Siddhanta' },
  fagan_bradley: { mode: 0, name: 'Fagan-Bradley' },
  lahiri_1940: { mode: 43, name: 'Lahiri 1940' },
  lahiri_vp285: { mode: 44, name: 'Lahiri VP285' },
  lahiri_icrc: { mode: 46, name: 'Lahiri ICRC' },
  krishnamurti_vp291: { mode: 45, name: 'Krishnamurti-Senthilathiban VP291' },
  true_mula: { mode: 35, name: 'True Mula (Chandra Hari)' },
  true_sheoran: { mode: 39, name: 'Vedic (Sheoran)' },
  ushashashi: { mode: 4, name: 'Usha-Shashi' },
  jn_bhasin: { mode: 8, name: 'J. N. Bhasin' },
  deluce: { mode: 2, name: 'De Luce' },
  djwhal_khul: { mode: 6, name: 'Djwhal Khul' },
  surya_siddhanta_mean_sun: { mode: 22, name: 'Surya Siddhanta, mean Sun' },
  ss_revati: { mode: 25, name: 'Surya Siddhanta Revati' },
  ss_chitra: { mode: 26, name: 'Surya Siddhanta Chitra' },
  aryabhata: { mode: 23, name: 'Aryabhata' },
  aryabhata_mean_sun: { mode: 24, name: 'Aryabhata, mean Sun' },
  aryabhata_522: { mode: 37, name: 'Aryabhata 522' },
  galactic_center_0_sagittarius: { mode: 17, name: 'Galactic Centre at 0 Sagittarius' },
  galactic_center_0_capricorn: { mode: 40, name: 'Galactic Centre at 0 Capricorn (Cochrane)' },
  galactic_center_gil_brand: { mode: 30, name: 'Galactic Centre (Gil Brand)' },
  galactic_center_mula: { mode: 36, name: 'Galactic Centre in mid-Mula (Wilhelm)' },
  galactic_equator: { mode: 32, name: 'Galactic Equator' },
  galactic_equator_iau1958: { mode: 31, name: 'Galactic Equator (IAU 1958)' },
  galactic_equator_mula: { mode: 33, name: 'Galactic Equator in mid-Mula' },
  galactic_equator_fiorenza: { mode: 41, name: 'Galactic Equator (Fiorenza)' },
  babylonian_kugler_1: { mode: 9, name: 'Babylonian (Kugler 1)' },
  babylonian_kugler_2: { mode: 10, name: 'Babylonian (Kugler 2)' },
  babylonian_kugler_3: { mode: 11, name: 'Babylonian (Kugler 3)' },
  babylonian_huber: { mode: 12, name: 'Babylonian (Huber)' },
  babylonian_eta_piscium: { mode: 13, name: 'Babylonian (Eta Piscium)' },
  babylonian_britton: { mode: 38, name: 'Babylonian (Britton)' },
  aldebaran_15_taurus: { mode: 14, name: 'Aldebaran at 15 Taurus' },
  hipparchos: { mode: 15, name: 'Hipparchos' },
  sassanian: { mode: 16, name: 'Sassanian' },
  valens_moon: { mode: 42, name: 'Vettius Valens' },
} as const
export type NamedAyanamsha = keyof typeof AYANAMSHAS
export const AYANAMSHA_IDS = Object.keys(AYANAMSHAS) as [NamedAyanamsha, ...NamedAyanamsha[]]

/** A custom ayanamsha: degrees at an epoch, such as `23.15@1950-01-01`. */
export type AyanamshaByEpoch = `${number}@${string}`
export type AyanamshaId = NamedAyanamsha | AyanamshaByEpoch

/** The form of an ayanamsha for the core. `epoch`: Julian day (UT). `degrees`: without nutation. */
export interface SiderealZero {
  mode: number
  epoch?: number
  degrees?: number
}

const BY_EPOCH = /^(-?\d{1,3}(?:\.\d{1,12})?)@(-?\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?$/
type Six = [number, number, number, number, number, number]
/** SE_SIDM_USER of swephexp.h. */
const USER_MODE = 255

const zeroByEpoch = (text: string): SiderealZero | null => {
  const parts = BY_EPOCH.exec(text)
  if (!parts) return null
  const numbers = parts.slice(1).map((part = '0') => Number(part))
  const [degrees, year, month, day, hour, minute, second] = numbers as [number, ...Six]
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  const isTime = hour < 24 && minute < 60 && second < 60
  if (!isDate || !isTime || Math.abs(degrees) > 360) return null
  return { mode: USER_MODE, epoch: julianDay(clockMs({ year, month, day, hour, minute, second })), degrees }
}

const isNamed = (id: string): id is NamedAyanamsha => Object.hasOwn(AYANAMSHAS, id)

/** True for valid degrees at a date and time that exist. */
export const isByEpoch = (text: string): text is AyanamshaByEpoch => zeroByEpoch(text) !== null

export const isAyanamsha = (text: string): text is AyanamshaId => isNamed(text) || isByEpoch(text)

export const siderealZero = (id: AyanamshaId): SiderealZero =>
  isNamed(id) ? { mode: AYANAMSHAS[id].mode } : zeroByEpoch(id)!

/** The display name of an ayanamsha. */
export const ayanamshaName = (id: AyanamshaId): string => {
  if (isNamed(id)) return AYANAMSHAS[id].name
  const [degrees, epoch] = id.split('@') as [string, string]
  return `${Number(degrees)} degrees on ${epoch.replace('T', ' at ')} UT`
}
