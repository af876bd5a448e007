import { invalid } from '../../../faults.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import type { PersonalPoints } from '../../../jyotish/quality.ts'
import { sentenceFilterAt } from '../../../readings/age-filter.ts'
import { maybe, nullable, oneOf, type Static, t } from '../../../schema.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import type { SignIndex } from '../../../zodiac/signs.ts'
import { SIGNS, signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { Birth } from '../../shared/inputs.ts'
import { ageOfNatal } from '../../shared/lifetime.ts'
import { checkMoonSign, signIndex, starIndex, starInput } from '../../shared/names.ts'
import { type Natal, natal } from '../../shared/natal.ts'
import { Sign, Star } from '../../shared/shapes.ts'

/** The person of a forecast: a birth, or known signs and nakshatra. */

const SIGN_INPUT = maybe(t.String({ description: `Sidereal sign: ${SIGNS.join(', ')}.` }))

export const PERSON = {
  birth: maybe(Birth),
  moon_sign: SIGN_INPUT,
  sun_sign: SIGN_INPUT,
  nakshatra: maybe(starInput('Nakshatra of the Moon.')),
}

export const ASCENDANT_SIGN = maybe(
  t.String({ description: 'Sidereal rising sign; taken from birth when that is given.' }),
)

const SOURCES = ['birth', 'given'] as const
const personFields = {
  source: oneOf(SOURCES),
  moon_sign: nullable(Sign),
  sun_sign: nullable(Sign),
  nakshatra: nullable(Star),
}
export const PersonRow = t.Object(personFields, { $id: 'ForecastPerson', description: 'Person of the forecast.' })
export const PersonWithAscendant = t.Object({
  source: personFields.source,
  moon_sign: personFields.moon_sign,
  sun_sign: personFields.sun_sign,
  ascendant_sign: nullable(Sign),
  nakshatra: personFields.nakshatra,
})

export interface PersonInput {
  birth?: Static<typeof Birth> | null
  moon_sign?: string | null
  sun_sign?: string | null
  nakshatra?: string | null
  ascendant_sign?: string | null
}

export interface KnownPerson extends PersonalPoints {
  source: (typeof SOURCES)[number]
  ascendantSign: SignIndex | null
  /** Null if only signs are given. */
  moment: Natal['moment'] | null
}

const FIELDS = ['moon_sign', 'sun_sign', 'nakshatra', 'ascendant_sign'] as const
type Field = (typeof FIELDS)[number]

const namesOf = (field: Field): readonly string[] => (field === 'nakshatra' ? NAKSHATRAS : SIGNS)
const indexOf = (text: string, field: Field): number =>
  field === 'nakshatra' ? starIndex(text, field) : signIndex(text, field)

/** The person of an input: its birth (by Lahiri), else the given signs; 422 on `birth` without either. */
export const readPerson = (input: PersonInput, world: World): KnownPerson => {
  const value = Object.fromEntries(
    FIELDS.map((field) => {
      const text = input[field]
      return [field, text === null || text === undefined ? null : indexOf(text, field)]
    }),
  ) as Record<Exclude<Field, 'nakshatra'>, SignIndex | null> & { nakshatra: number | null }
  if (!input.birth) {
    if (FIELDS.every((field) => value[field] === null))
      throw invalid('birth', 'Send `birth`, or at least one of `moon_sign`, `sun_sign` and `nakshatra`.')
    checkMoonSign(value.moon_sign, value.nakshatra, 'moon_sign')
    return {
      source: 'given',
      moonSign: value.moon_sign,
      sunSign: value.sun_sign,
      star: value.nakshatra === null ? null : value.nakshatra + 1,
      ascendantSign: value.ascendant_sign,
      moment: null,
    }
  }
  if ((input.birth.ayanamsha ?? 'lahiri') !== 'lahiri')
    world.warn('ignored_input', '`birth.ayanamsha` was ignored: forecasts use Lahiri.')
  const { chart, moment } = natal({ ...input.birth, ayanamsha: 'lahiri' }, world, 'birth.')
  const { Sun, Moon } = chart.graha
  const match: Record<Field, number> = {
    moon_sign: Moon.sign,
    sun_sign: Sun.sign,
    nakshatra: Moon.nakshatra,
    ascendant_sign: chart.ascendant.sign,
  }
  for (const field of FIELDS)
    if (value[field] !== null && value[field] !== match[field])
      world.warn(
        'contradicting_input',
        `\`${field}\` ${namesOf(field)[value[field]]} differs from the birth, which has ${namesOf(field)[match[field]]}; the birth was used.`,
      )
  return {
    source: 'birth',
    moonSign: Moon.sign,
    sunSign: Sun.sign,
    star: Moon.nakshatra + 1,
    ascendantSign: chart.ascendant.sign,
    moment,
  }
}

/** Sentences for the age of the person; without a birth, for any age. */
export const usedSentencesFor = ({ moment }: Pick<KnownPerson, 'moment'>, at: JulianDay): Set<string> =>
  moment === null ? new Set() : sentenceFilterAt(ageOfNatal({ moment }, at))

const signOrNull = (sign: SignIndex | null) => (sign === null ? null : signName(sign))

export const personRow = ({ source, moonSign, sunSign, star }: KnownPerson) => ({
  source,
  moon_sign: signOrNull(moonSign),
  sun_sign: signOrNull(sunSign),
  nakshatra: star === null ? null : NAKSHATRAS[star - 1]!,
})
export const personWithAscendant = (person: KnownPerson) => {
  const { source, moon_sign, sun_sign, nakshatra } = personRow(person)
  return { source, moon_sign, sun_sign, ascendant_sign: signOrNull(person.ascendantSign), nakshatra }
}
