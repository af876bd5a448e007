import wmm2015 from 'geomagnetism/data/wmm-2015.json'
import wmm2015v2 from 'geomagnetism/data/wmm-2015v2.json'
import wmm2020 from 'geomagnetism/data/wmm-2020.json'
import wmm2025 from 'geomagnetism/data/wmm-2025.json'
import Model, { type Coefficients } from 'geomagnetism/lib/model.js'
import { type CivilDate, dayNumber } from '../../time/civil.ts'
import { signedTurn } from './geometry.ts'

/**
 * The World Magnetic Models: degree 12, WGS84, linear secular variation. Each model is used from its release to the release of the next
 * one, in decimal years. Source: coefficients of NOAA and BGS from npm `geomagnetism`.
 */
export const MAGNETIC_MODELS = [
  { id: 'wmm2025', name: 'WMM2025', epoch: 2025, validFrom: 2024.87, validTo: 2030, coefficients: wmm2025 },
  { id: 'wmm2020', name: 'WMM2020', epoch: 2020, validFrom: 2020, validTo: 2024.87, coefficients: wmm2020 },
  { id: 'wmm2015v2', name: 'WMM2015v2', epoch: 2015, validFrom: 2018.7, validTo: 2020, coefficients: wmm2015v2 },
  { id: 'wmm2015', name: 'WMM2015', epoch: 2015, validFrom: 2014.9, validTo: 2018.7, coefficients: wmm2015 },
] as const
export type MagneticModel = (typeof MAGNETIC_MODELS)[number]

export const decimalYear = (date: CivilDate): number => {
  const newYear = (year: number) => dayNumber({ year, month: 1, day: 1 })
  const start = newYear(date.year)
  return date.year + (dayNumber(date) - start) / (newYear(date.year + 1) - start)
}

export const modelOf = (year: number): MagneticModel | null =>
  MAGNETIC_MODELS.find(({ validFrom, validTo }) => year >= validFrom && year <= validTo) ?? null

export interface MagneticField {
  /** Degrees, east positive. */
  declination: number
  inclination: number
  /** Nanotesla. */
  horizontal: number
  total: number
  /** The change of the declination, degrees per year. */
  annualChange: number
  /** One standard deviation of the declination, degrees. */
  uncertainty: number
}

interface Place {
  latitude: number
  longitude: number
  altitudeMetres?: number
}

const modelAt = (file: Coefficients, year: number): Model => {
  const years = year - file.epoch
  const extrapolate = (main: number[], change: number[]) =>
    main.map((value, index) => value + years * (change[index] ?? 0))
  return new Model({
    epoch: file.epoch,
    n_max: file.n_max,
    main_field_coeff_g: extrapolate(file.main_field_coeff_g, file.secular_var_coeff_g),
    main_field_coeff_h: extrapolate(file.main_field_coeff_h, file.secular_var_coeff_h),
  })
}

export const magneticField = (
  model: MagneticModel,
  { latitude, longitude, altitudeMetres = 0 }: Place,
  year: number,
): MagneticField => {
  const at = (date: number) => modelAt(model.coefficients, date).point([latitude, longitude, altitudeMetres / 1000])
  const field = at(year)
  return {
    declination: field.decl,
    inclination: field.incl,
    horizontal: field.h,
    total: field.f,
    annualChange: signedTurn(at(year + 0.5).decl - at(year - 0.5).decl),
    // The error model of WMM2025 is used for all models.
    uncertainty: Math.hypot(0.26, 5417 / field.h),
  }
}
