import {
  LINK_RELATIONS,
  linksOf,
  NADI_DIRECTIONS,
  NADI_STATES,
  type NadiDirection,
  type NadiPlanet,
  type NadiPlanetLink,
  nadiExchanges,
  nadiPlanets,
  POSITION_KINDS,
  planetsInDirection,
  signsOfDirection,
  stateNumber,
} from '../../../jyotish/bnn/school.ts'
import { REGARDS } from '../../../jyotish/dignity.ts'
import { GRAHAS, type Graha as GrahaName, lordOf } from '../../../jyotish/grahas.ts'
import { SEXES } from '../../../jyotish/kootas/profiles.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import { exact, maybe, oneOf, rows, type Static, t, term } from '../../../schema.ts'
import { ELEMENTS, elementOf, signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { BirthWithNode, type BirthWithNodeInput, SHARED } from '../../shared/inputs.ts'
import { type Natal, natal } from '../../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, decimals, Graha, Lord, NodeName, Sign, Star } from '../../shared/shapes.ts'

/** Inputs and outputs shared by all Bhrigu Nandi Nadi answers. */

export const NADI_SEX = maybe(
  oneOf(SEXES, {
    default: 'male',
    description: 'For a man Jupiter is the native and Venus the partner; for a woman Venus and Mars.',
  }),
)
/** A birth with the sex of the native. */
export const NadiBirth = exact(
  { ...BirthWithNode.properties, sex: NADI_SEX, ...SHARED },
  { $id: 'NadiBirth', description: 'Date, time and place of birth, lunar node, and sex.' },
)

export interface Nadi {
  person: Natal
  /** Sun to Ketu. */
  planets: NadiPlanet[]
  of: Record<GrahaName, NadiPlanet>
  links: NadiPlanetLink[]
}

export const openNadi = (input: BirthWithNodeInput, world: World): Nadi => {
  const person = natal(input, world)
  const planets = nadiPlanets(person.chart)
  const of = Object.fromEntries(planets.map((planet) => [planet.graha, planet])) as Nadi['of']
  return { person, planets, of, links: linksOf(planets) }
}

export const nadiHeadFields = { ayanamsha: Ayanamsha, node: NodeName }
export const nadiHead = ({ person: { chart } }: Nadi) => ({
  ayanamsha: ayanamshaObject(chart.ayanamsha),
  node: chart.node,
})

export const DirectionName = oneOf(NADI_DIRECTIONS, { description: 'Direction of the sign trine: East for Aries.' })
const Degree = t.Number({ minimum: 0, exclusiveMaximum: 30, description: 'Degree in sign, 0 to 30.' })

export const nadiPlanetFields = {
  planet: Graha,
  sign: Sign,
  degree: Degree,
  direction: DirectionName,
  element: term(ELEMENTS),
  nakshatra: Star,
  retrograde: t.Boolean(),
  positions: t.Array(t.Object({ sign: Sign, kind: oneOf(POSITION_KINDS) }), {
    minItems: 1,
    description: 'Signs from which the planet acts; the occupied sign first.',
  }),
  state: oneOf(NADI_STATES, { description: 'Dignity by sign; exalted before own.' }),
  dispositor: Lord,
}
export const nadiPlanetRow = ({ graha, point, direction, state, positions }: NadiPlanet) => ({
  planet: graha,
  sign: signName(point.sign),
  degree: decimals(point.degree),
  direction,
  element: elementOf(point.sign),
  nakshatra: NAKSHATRAS[point.nakshatra]!,
  retrograde: point.retrograde,
  positions: positions.map(({ sign, kind }) => ({ sign: signName(sign), kind })),
  state,
  dispositor: lordOf(point.sign),
})

export const Relation = oneOf(LINK_RELATIONS, {
  description:
    'Relation by the count from the first sign to the second; `same`: 1, 5, 9; `opposite`: 3, 7, 11; `front`: 2; `rear`: 12.',
})
export const LinkWeight = t.Number({ minimum: 0, maximum: 1, description: 'Weight of the link.' })

const linkFields = {
  from: Graha,
  to: Graha,
  relation: Relation,
  sign_distance: t.Integer({
    minimum: 1,
    maximum: 12,
    description: 'Count of signs from the first planet to the second, inclusive.',
  }),
  degree_gap: t.Number({ description: 'Difference of the degrees in sign.' }),
  approaching: t.Boolean({ description: 'True if the degrees in sign converge.' }),
  weight: LinkWeight,
  friendship: oneOf(REGARDS, { description: 'Relation of the first planet to the second.' }),
}
export const NadiLink = t.Object(linkFields, { $id: 'NadiLink', description: 'A link between two planets.' })
export const nadiLinkRow = ({ from, to, relation, distance, weight, regard }: NadiPlanetLink, of: Nadi['of']) => {
  const [a, b] = [of[from].point, of[to].point]
  return {
    from,
    to,
    relation,
    sign_distance: distance,
    degree_gap: decimals(Math.abs(b.degree - a.degree)),
    approaching: (b.degree - a.degree) * (b.speed - a.speed) < 0,
    weight,
    friendship: regard,
  }
}

export const Directions = rows(
  t.Object({
    direction: DirectionName,
    signs: rows(Sign, 3),
    planets: t.Array(t.Object({ planet: Graha, sign: Sign, degree: Degree }), {
      description: 'Planets in order of their degree in sign.',
    }),
    strength: t.Integer({
      description:
        'Sum over the planets of the direction: exalted 3, own 2, friend 1, neutral 0, enemy -1, debilitated -2.',
    }),
  }),
  4,
)
export const directionRows = ({ planets }: Nadi) =>
  NADI_DIRECTIONS.map((direction) => {
    const group = planetsInDirection(direction, planets)
    return {
      direction: direction as NadiDirection,
      signs: signsOfDirection(direction).map(signName),
      planets: group.map(({ graha, point }) => ({
        planet: graha,
        sign: signName(point.sign),
        degree: decimals(point.degree),
      })),
      strength: group.reduce((sum, { state }) => sum + stateNumber(state), 0),
    }
  }) satisfies Static<typeof Directions>

export const Exchanges = t.Array(t.Object({ planets: rows(Graha, 2), signs: rows(Sign, 2) }), {
  description: 'Two planets, each in a sign of the other.',
})
export const exchangeRows = ({ person: { chart } }: Nadi) =>
  nadiExchanges(chart).map((planets) => ({
    planets,
    signs: planets.map((graha) => signName(chart.graha[graha].sign)),
  }))

export const inZodiacOrder = (planets: readonly NadiPlanet[]) =>
  [...planets].sort(
    (a, b) => a.point.longitude - b.point.longitude || GRAHAS.indexOf(a.graha) - GRAHAS.indexOf(b.graha),
  )
