import { invalid } from '../../../faults.ts'
import { TIERS } from '../../../jyotish/muhurta/judgement.ts'
import {
  type MuhurtaPerson,
  type MuhurtaRequest,
  REQUIRABLE_RULES,
  type RequirableRule,
} from '../../../jyotish/muhurta/obstacles.ts'
import {
  MARRIAGE_STAR_SCHOOLS,
  type MarriageStarSchool,
  PURPOSE_NAMES,
  type PurposeName,
  purposeOf,
} from '../../../jyotish/muhurta/purposes.ts'
import { ASTA_RULES } from '../../../jyotish/muhurta/sky-context.ts'
import { DIRECTIONS, type Direction } from '../../../jyotish/panchang/day-parts.ts'
import { exact, maybe, oneOf, t } from '../../../schema.ts'
import type { World } from '../../capability.ts'
import { checkMoonSign, signIndex, starIndex, starInput } from '../../shared/names.ts'

/** Undertaking, persons and direction, as inputs of muhurta-search and muhurta-check. */

export const undertakingFields = {
  purpose: oneOf(PURPOSE_NAMES),
  persons: maybe(
    t.Array(
      exact({
        nakshatra: maybe(starInput('Nakshatra of the birth Moon.')),
        moon_sign: maybe(t.String({ description: 'Moon sign at birth.' })),
      }),
      { maxItems: 2, description: 'Person for tara and Moon counts.' },
    ),
  ),
  asta: maybe(
    oneOf(ASTA_RULES, {
      default: ASTA_RULES[0],
      description: 'Jupiter and Venus invisible near the Sun: from last to first visibility, or within their orb.',
    }),
  ),
  require: maybe(
    t.Array(oneOf(REQUIRABLE_RULES), {
      uniqueItems: true,
      description:
        'Rules on which schools differ and that shall block at strictness normal: the weekday; a regular-tithi, neither kshaya nor vriddhi; the Kumbha chakra of griha-pravesh; no vedha of marriage, a malefic planet in the star opposite the Moon in the Panchashalaka chakra. Otherwise they are scored or reported.',
    }),
  ),
  marriage_stars: maybe(
    oneOf(MARRIAGE_STAR_SCHOOLS, {
      default: MARRIAGE_STAR_SCHOOLS[0],
      description:
        'Nakshatras of marriage: the eleven of Muhurta Chintamani, or with `grihya` also Ashwini, Chitra, Shravana and Dhanishta of the Grihya Sutras, as in almanacs of Mithila.',
    }),
  ),
  direction: maybe(t.String({ description: 'Travel direction: North, North-east .. or N, NE ..' })),
}

export interface UndertakingInput {
  purpose: PurposeName
  persons?: readonly { nakshatra?: string | null; moon_sign?: string | null }[] | null
  direction?: string | null
  require?: readonly RequirableRule[] | null
  marriage_stars?: MarriageStarSchool | null
}

const CODES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

const readDirection = (text: string): Direction => {
  const selection = text.trim().toLowerCase().replace(/[ _-]/g, '')
  const index = DIRECTIONS.findIndex((word, i) =>
    [word.toLowerCase().replace('-', ''), CODES[i]!.toLowerCase()].includes(selection),
  )
  if (index < 0)
    throw invalid('direction', `\`direction\` must be one of ${DIRECTIONS.join(', ')}, or ${CODES.join(', ')}.`)
  return DIRECTIONS[index]!
}

const readPerson = (person: NonNullable<UndertakingInput['persons']>[number], i: number): MuhurtaPerson => {
  const { nakshatra, moon_sign } = person
  if (!nakshatra && !moon_sign)
    throw invalid(`persons.${i}`, `\`persons.${i}\` must have \`nakshatra\`, \`moon_sign\` or both.`)
  const star = nakshatra ? starIndex(nakshatra, `persons.${i}.nakshatra`) : null
  const sign = moon_sign ? signIndex(moon_sign, `persons.${i}.moon_sign`) : null
  checkMoonSign(sign, star, `persons.${i}.moon_sign`)
  return { star: star === null ? null : star + 1, sign }
}

export const readUndertaking = (input: UndertakingInput, { warn }: World): MuhurtaRequest => {
  const purpose = purposeOf(input.purpose, input.marriage_stars ?? 'chintamani')
  if (input.marriage_stars && input.purpose !== 'marriage')
    warn('ignored_input', '`marriage_stars` applies only to marriage; it was ignored.')
  const travels = purpose.conditions?.includes('direction') ?? false
  const direction = input.direction ? readDirection(input.direction) : null
  if (direction && !travels) warn('ignored_input', '`direction` applies only to travel; it was ignored.')
  const required = input.require ?? []
  if (required.includes('kumbha-chakra') && !purpose.conditions?.includes('kumbha-chakra'))
    warn('ignored_input', 'The rule kumbha-chakra applies only to griha-pravesh; it was ignored.')
  if (required.includes('vedha') && !purpose.conditions?.includes('vedha'))
    warn('ignored_input', 'The rule vedha applies only to marriage; it was ignored.')
  return {
    purpose,
    persons: (input.persons ?? []).map(readPerson),
    direction: travels ? direction : null,
    required,
  }
}

export const MuhurtaScore = t.Integer({ minimum: 0, maximum: 100 })
export const TierName = oneOf(TIERS)
