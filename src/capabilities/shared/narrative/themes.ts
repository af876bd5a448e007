import type { AreaAssessment, AreaRule } from '../../../jyotish/assessment/area.ts'
import { heaviestFactor } from '../../../jyotish/assessment/assessment.ts'
import type { HouseAssessment, MatterFactor } from '../../../jyotish/assessment/house.ts'
import type { Conditions } from '../../../jyotish/assessment/planet.ts'
import { GRAHAS, type Graha, isLord, type Lord } from '../../../jyotish/grahas.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

/**
 * The themes of a report: the planet that a matter leans on and the planet that strains it. They are ranked once per chart from the
 * assessment of the area and from the roles of each planet in the birth chart, the divisional chart and the periods. Every chapter of the
 * report speaks of these two. A planet that carries a matter is in good condition, unless no such planet serves it.
 */

export const THEME_ROLES = [
  'lord',
  'occupant',
  'aspect',
  'karaka',
  'varga_lord',
  'varga_rising',
  'minor_lord',
  'minor_occupant',
  'darakaraka',
  'amatyakaraka',
  'period',
  'window',
] as const
export type ThemeRoleName = (typeof THEME_ROLES)[number]

// source: this project's own weighing
const ROLE_WEIGHTS: Record<ThemeRoleName, number> = {
  lord: 5,
  occupant: 4,
  aspect: 2,
  karaka: 1,
  varga_lord: 2,
  varga_rising: 2,
  minor_lord: 1,
  minor_occupant: 1,
  darakaraka: 2,
  amatyakaraka: 2,
  period: 2,
  window: 1,
}

export interface ThemeRole {
  readonly role: ThemeRoleName
  /** The house of the role; null for roles without one. */
  readonly house: HouseNumber | null
}

export interface RankedTheme<P extends Graha = Graha> {
  readonly planet: P
  /** By descending weight. */
  readonly roles: readonly ThemeRole[]
  /** The points of the planet in the area, with its roles by its condition. */
  readonly value: number
  /** The factor of the area that weighs most on the side of the theme; null without one. */
  readonly factor: MatterFactor | null
}

export interface ReportThemes {
  readonly gift: RankedTheme<Lord>
  readonly strain: RankedTheme
}

interface ThemeSource {
  readonly rule: AreaRule
  readonly assessment: Pick<AreaAssessment, 'factors'>
  readonly planets: Conditions
  /** Twelve assessments, from the first house. */
  readonly houses: readonly HouseAssessment[]
  /** Roles outside the birth chart. */
  readonly further: readonly (readonly [planet: Graha, role: ThemeRoleName])[]
}

const rolesIn = (planet: Graha, { rule, houses, further }: ThemeSource): ThemeRole[] => {
  const inHouses = (
    numbers: readonly HouseNumber[],
    lord: ThemeRoleName,
    occupant: ThemeRoleName,
    aspect: ThemeRoleName | null,
  ): ThemeRole[] =>
    numbers.flatMap((number) => {
      const house = houses[number - 1]!
      return [
        ...(house.lord === planet ? [{ role: lord, house: number }] : []),
        ...(house.occupants.includes(planet) ? [{ role: occupant, house: number }] : []),
        ...(aspect && house.aspectedBy.includes(planet) ? [{ role: aspect, house: number }] : []),
      ]
    })
  return [
    ...inHouses(rule.primary, 'lord', 'occupant', 'aspect'),
    ...(rule.karakas.includes(planet) ? [{ role: 'karaka' as const, house: null }] : []),
    ...inHouses(rule.secondary, 'minor_lord', 'minor_occupant', null),
    ...further.flatMap(([graha, role]) => (graha === planet ? [{ role, house: null }] : [])),
  ].toSorted((a, b) => ROLE_WEIGHTS[b.role] - ROLE_WEIGHTS[a.role])
}

/**
 * A significator is the same in every chart, so its factors say less about a single chart. source: this project's own
 * weighing
 */
const KARAKA_SHARE = 0.4

interface Candidate<P extends Graha = Graha> extends Pick<RankedTheme<P>, 'planet' | 'roles' | 'value'> {
  readonly factors: readonly MatterFactor[]
}

/** Only a planet with a role in the area can be its strain. */
const MAIN_ROLE = 1
/** The gift is a planet with a role of at least this weight, if one is in good condition. */
const NEAR_ROLE = 2
const isNear = ({ role }: ThemeRole) => ROLE_WEIGHTS[role] >= NEAR_ROLE
const isMain = ({ role }: ThemeRole) => ROLE_WEIGHTS[role] >= MAIN_ROLE

export const themesOf = (source: ThemeSource): ReportThemes => {
  const { assessment, planets } = source
  const candidates: readonly Candidate[] = GRAHAS.map((planet) => {
    const factors = assessment.factors.filter((factor) => factor.planet === planet)
    const roles = rolesIn(planet, source)
    const points = factors.reduce((sum, { effect, part }) => sum + effect * (part === 'karaka' ? KARAKA_SHARE : 1), 0)
    const byRoles = roles.reduce((sum, { role }) => sum + ROLE_WEIGHTS[role] * (planets[planet].score - 50), 0) / 40
    return { planet, roles, factors, value: points + byRoles }
  })
  const themeOf = <P extends Graha>(candidate: Candidate<P>, side: 1 | -1): RankedTheme<P> => ({
    planet: candidate.planet,
    roles: candidate.roles,
    value: candidate.value,
    factor: heaviestFactor(candidate, side),
  })
  const lords = candidates.filter((each): each is Candidate<Lord> => isLord(each.planet))
  const helped = lords.filter((each) => heaviestFactor(each, 1))
  const able = helped.filter(({ planet }) => ['strong', 'able'].includes(planets[planet].band))
  const near = able.filter(({ roles }) => roles.some(isNear))
  const gift = [near, able, helped, lords]
    .find((those) => those.length > 0)!
    .reduce((top, each) => (each.value > top.value ? each : top))
  const others = candidates.filter(({ planet, roles }) => planet !== gift.planet && roles.some(isMain))
  const hindered = others.filter((each) => heaviestFactor(each, -1))
  const strain = (hindered.length > 0 ? hindered : others).reduce((low, each) => (each.value < low.value ? each : low))
  return { gift: themeOf(gift, 1), strain: themeOf(strain, -1) }
}
