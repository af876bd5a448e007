import type { MatterFactor } from '../../../jyotish/assessment/house.ts'
import type { FactText } from '../../../readings/fact.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { LIFE_SIDES, type LifeSide, labelsFor } from '../../shared/narrative/life-sides.ts'
import type { PlacementWriter } from '../../shared/narrative/placement.ts'

/** Sections of a whole life, one for each side. */

interface LifePart {
  readonly id: string
  /** The scoring area, or the house of the reading. */
  readonly of: LifeSide | HouseNumber
  /** The matter of the house, if any, in the form that follows its name. */
  readonly matter?: string
  /** Texts for the parents of a minor. */
  readonly tells: (tell: PlacementWriter) => FactText[]
}

export const LIFE_PARTS: readonly LifePart[] = [
  {
    id: 'family',
    of: 'family',
    tells: (writer) => [writer.lord(2), ...writer.guests(2), writer.sunSign('nature', 4)],
  },
  {
    id: 'siblings',
    of: 3,
    matter: 'brothers, sisters and own effort',
    tells: (texts) => [texts.lord(3, 8), ...texts.guests(3)],
  },
  {
    id: 'education',
    of: 'education',
    tells: (tell) => [tell.inSign('Mercury', 8), tell.inHouse('Mercury', 7)],
  },
  {
    id: 'career',
    of: 'career',
    tells: (tell) => [tell.lord(10, 8), ...tell.guests(10), tell.star('work', 4, tell.lordOfHouse(10))],
  },
  {
    id: 'wealth',
    of: 'wealth',
    tells: (tell) => [tell.lord(11, 8), tell.inSign('Jupiter')],
  },
  {
    id: 'marriage',
    of: 'marriage',
    tells: (tell) => [tell.lord(7, 8), ...tell.guests(7), tell.star('relations', 4), tell.inSign('Venus')],
  },
  {
    id: 'children',
    of: 'children',
    tells: (tell) => [tell.lord(5, 8), ...tell.guests(5), tell.inHouse('Jupiter', 4)],
  },
  {
    id: 'health',
    of: 'health',
    tells: (tell) => [tell.lord(6, 8), ...tell.guests(6), tell.star('health', 4, tell.lordOfHouse(1))],
  },
  {
    id: 'property',
    of: 'property',
    tells: (tell) => [tell.lord(4, 8), ...tell.guests(4), tell.inSign('Mars')],
  },
  {
    id: 'travel',
    of: 'travel',
    tells: (tell) => [tell.lord(12, 8), ...tell.guests(12), tell.inSign('Rahu')],
  },
  {
    id: 'friends',
    of: 11,
    matter: 'friends and gains',
    tells: (tell) => tell.guests(11),
  },
  {
    id: 'spirituality',
    of: 'spiritual',
    tells: (tell) => [tell.lord(9, 8), ...tell.guests(9), tell.inHouse('Ketu', 4)],
  },
]

interface Judged {
  readonly assessment: { readonly factors: readonly MatterFactor[] }
}
export interface Mover {
  readonly factor: MatterFactor
  /** Total effect of the factor on the scores of all areas. */
  readonly total: number
  readonly areas: readonly { readonly area: LifeSide; readonly effect: number }[]
}

/** The factors that move the ten areas together, the greatest help first: one fact, its total weight, and its areas. */
export const moversOf = (kinds: Readonly<Record<LifeSide, Judged>>): Mover[] => {
  const matches = new Map<string, Mover>()
  for (const area of LIFE_SIDES)
    for (const factor of kinds[area].assessment.factors) {
      const known = matches.get(factor.id)
      matches.set(factor.id, {
        factor,
        total: (known?.total ?? 0) + factor.effect,
        areas: [...(known?.areas ?? []), { area, effect: factor.effect }],
      })
    }
  return [...matches.values()].sort((a, b) => b.total - a.total)
}

/**
 * The first `count` strengths and challenges. A planet that helps more than it hinders is no challenge, and the reverse. `ranked`: the areas,
 * the easiest first. A strength names areas of the better half and a challenge those of the other half, so that no area is on both sides.
 */
export const foremostOf = (
  movers: readonly Mover[],
  ranked: readonly LifeSide[],
  count: number,
): { strengths: Mover[]; challenges: Mover[] } => {
  const balance = new Map<string, number>()
  for (const { factor, total } of movers)
    if (factor.planet) balance.set(factor.planet, (balance.get(factor.planet) ?? 0) + total)
  const middle = ranked.length / 2
  const foremost = (sign: 1 | -1) => {
    const half = sign > 0 ? ranked.slice(0, middle) : ranked.slice(middle)
    const ordered = movers
      .map((mover) => ({ ...mover, areas: mover.areas.filter(({ area }) => half.includes(area)) }))
      .filter(({ areas }) => areas.length > 0)
      .toSorted((a, b) => (b.total - a.total) * sign)
    const isPlain = ({ factor, total }: Mover) =>
      total * sign > 0 && (factor.planet ? balance.get(factor.planet)! * sign >= 0 : true)
    // A placement says more of a difficulty than the name of a combination does.
    const rank = (mover: Mover) => (isPlain(mover) ? Number(sign < 0 && mover.factor.part === 'yoga') : 2)
    return ordered.toSorted((a, b) => rank(a) - rank(b)).slice(0, count)
  }
  return { strengths: foremost(1), challenges: foremost(-1) }
}

/** `child`: the name of a minor in a text for the parents, or null. */
export const moverText = ({ factor, total, areas }: Mover, child: string | null): string => {
  const felt = new Set(areas.toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect)).map(({ area }) => area))
  const sides = [...felt].slice(0, 3).map((area) => labelsFor(child)[area].toLowerCase())
  const cause = factor.noun.replace(', its significator', '')
  const [is, has] = child ? [`${upperFirst(child)} is`, `${upperFirst(child)} has`] : ['You are', 'You have']
  return total >= 0
    ? `${is} helped in ${joinWords(sides)} by ${cause}.`
    : `${has} to work harder in ${joinWords(sides)} because of ${cause}.`
}
