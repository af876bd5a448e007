import { invalid } from '../../../faults.ts'
import { pakshaOf, tithiNumber } from '../../../jyotish/limbs.ts'
import type { Paksha } from '../../../jyotish/panch-pakshi/birds.ts'
import { exact, maybe, oneOf, type Static, type TSchema } from '../../../schema.ts'
import type { World } from '../../capability.ts'
import { AYANAMSHA, type BirthInput, MOMENT, SHARED } from '../../shared/inputs.ts'
import { starIndex, starInput } from '../../shared/names.ts'
import { type Natal, natal } from '../../shared/natal.ts'

export const PAKSHA_INPUTS = ['shukla', 'krishna'] as const
export const STAR_INPUT = maybe(starInput('Nakshatra of the birth Moon.'))
export const PAKSHA_INPUT = maybe(
  oneOf(PAKSHA_INPUTS, { description: 'Paksha of birth; for nakshatra without a birth.' }),
)

/** Birth input whose fields are optional if the nakshatra is given. */
export const starOrBirth = <P extends Record<string, TSchema>>(further: P) =>
  exact({
    ...MOMENT,
    datetime: maybe(MOMENT.datetime),
    latitude: maybe(MOMENT.latitude),
    longitude: maybe(MOMENT.longitude),
    ayanamsha: AYANAMSHA,
    nakshatra: STAR_INPUT,
    ...further,
    ...SHARED,
  })
const StarOrBirth = starOrBirth({})
export type StarOrBirthInput = Static<typeof StarOrBirth>

/** The birth of an input without a birth star; 422 on the first missing field. */
export const readBirth = (input: StarOrBirthInput, world: World): Natal => {
  for (const field of ['datetime', 'latitude', 'longitude'] as const)
    if (input[field] === undefined || input[field] === null)
      throw invalid(field, `\`${field}\` is required, unless the birth star is sent.`)
  return natal(input as BirthInput, world)
}

export interface StarAndHalf {
  /** 0 Ashwini .. 26 Revati. */
  star: number
  paksha: Paksha
  /** Null if the nakshatra was given. */
  person: Natal | null
}

/** Nakshatra and paksha of a birth. */
export const starAndHalfOf = (person: Natal): StarAndHalf => {
  const { Moon, Sun } = person.chart.graha
  return { star: Moon.nakshatra, paksha: pakshaOf(tithiNumber(Moon.longitude, Sun.longitude)), person }
}

/** The given nakshatra and paksha; 422 on `paksha` if it is missing. */
export const readStarAndHalf = (
  nakshatra: string,
  paksha: (typeof PAKSHA_INPUTS)[number] | null | undefined,
): StarAndHalf => {
  if (!paksha) throw invalid('paksha', '`paksha` (shukla or krishna) is required with `nakshatra`.')
  return { star: starIndex(nakshatra, 'nakshatra'), paksha: paksha === 'shukla' ? 'Shukla' : 'Krishna', person: null }
}
