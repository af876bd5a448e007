import type { CivilDate } from '../../time/civil.ts'
import { parseDate } from '../../time/iso.ts'
import type { Warn } from '../../warnings.ts'
import { normaliseDegrees, signedTurn } from './geometry.ts'
import { decimalYear, MAGNETIC_MODELS, magneticField, modelOf } from './magnetic.ts'

export const NORTH_REFERENCES = ['magnetic', 'true', 'unknown'] as const
export const NORTH_STATUSES = ['true', 'corrected', 'uncorrected', 'unverified'] as const
export const DECLINATION_SOURCES = ['given', ...MAGNETIC_MODELS.map(({ id }) => id), 'none'] as const

export interface NorthInput {
  degrees?: number
  reference?: (typeof NORTH_REFERENCES)[number]
  declination_degrees?: number | null
  uncertainty_degrees?: number | null
  measured_on?: string | null
  site?: { latitude: number; longitude: number } | null
}

export interface North {
  /** The plan angle of north in the input. */
  planDegrees: number
  /** The plan angle of true north. */
  angle: number
  reference: (typeof NORTH_REFERENCES)[number]
  declination: number | null
  source: (typeof DECLINATION_SOURCES)[number]
  uncertainty: number
  status: (typeof NORTH_STATUSES)[number]
}

// source: this project's own weighing; degrees
const UNCERTAINTY = { true: 0, corrected: 2, uncorrected: 5, unverified: 15 } satisfies Record<North['status'], number>

/**
 * True north on the plan. A magnetic reading is corrected by the declination of the input, else by the World Magnetic Model at the site
 * on the day of the reading. Outside the years of the models it is not corrected, with a warning.
 */
export const northOf = (input: NorthInput | null | undefined, today: CivilDate, warn: Warn): North => {
  const planDegrees = input?.degrees ?? 0
  const reference = input?.reference ?? 'unknown'
  const northWith = (status: North['status'], declination: number | null, source: North['source']): North => ({
    planDegrees,
    angle: normaliseDegrees(planDegrees - (declination ?? 0)),
    reference,
    declination,
    source,
    uncertainty: input?.uncertainty_degrees ?? UNCERTAINTY[status],
    status,
  })
  const day = typeof input?.measured_on === 'string' ? parseDate(input.measured_on, 'north.measured_on') : today
  if (reference === 'true') return northWith('true', null, 'none')
  if (reference === 'unknown') return northWith('unverified', null, 'none')
  if (typeof input?.declination_degrees === 'number') return northWith('corrected', input.declination_degrees, 'given')
  if (!input?.site) {
    warn(
      'north_uncorrected',
      '`north` is a magnetic reading without `site` or `declination_degrees`; it was not corrected to true north.',
    )
    return northWith('uncorrected', null, 'none')
  }
  const year = decimalYear(day)
  const model = modelOf(year)
  if (!model) {
    warn(
      'north_uncorrected',
      `The magnetic models cover ${MAGNETIC_MODELS.at(-1)!.validFrom} to ${MAGNETIC_MODELS[0].validTo}; the reading of ${year.toFixed(2)} was not corrected to true north. Send declination_degrees.`,
    )
    return northWith('uncorrected', null, 'none')
  }
  const field = magneticField(model, input.site, year)
  if (field.horizontal < WEAK_FIELD)
    warn(
      'weak_magnetic_field',
      `The horizontal magnetic field at the site is ${Math.round(field.horizontal)} nT; a compass is unreliable there.`,
    )
  return northWith('corrected', signedTurn(field.declination), model.id)
}

/** The horizontal field below which a compass is unreliable, nanotesla. */
export const WEAK_FIELD = 6000
/** The horizontal field below which a compass is unusable, nanotesla. */
export const UNUSABLE_FIELD = 2000
