import type { STAR_PLANETS } from '../grahas.ts'
import { KENDRAS } from '../house-groups.ts'
import { joinedBy, kindOfNames } from '../rules/associations.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { all, any } from '../rules/clauses.ts'
import { indexOf, type RuleFacts } from '../rules/facts.ts'
import { combust, debilitatedInNavamsa, inHouse, lostWar, ownOrExalted } from '../rules/predicates.ts'
import { ASCENDANT, graha, MOON } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

// source: BPHS 75, Phaladeepika 6; the form from the Moon is weaker (this project: factor 0.7)
const FROM_MOON_ALONE = 0.7
/** The remark on a yoga that is formed from the Moon alone. Texts repeat it. */
export const FROM_MOON_NOTE = 'It is counted from the Moon, not from the ascendant, which is the weaker form.'
const LIGHTS = kindOfNames('Sun', 'Moon')

export type MahapurushaPlanet = (typeof STAR_PLANETS)[number]

export const MAHAPURUSHA_FROM = ['ascendant', 'moon', 'both'] as const
/** The points from which a planet is in a kendra; null if there are none. */
export const kendraFrom = (planet: MahapurushaPlanet, f: RuleFacts): (typeof MAHAPURUSHA_FROM)[number] | null => {
  const [rising, moon] = [ASCENDANT, MOON].map((from) => inHouse(graha(planet), KENDRAS, from).holds(f))
  return rising && moon ? 'both' : rising ? 'ascendant' : moon ? 'moon' : null
}

export interface MahapurushaRule extends YogaRule {
  readonly planet: MahapurushaPlanet
}

const mahapurusha = (
  planet: MahapurushaPlanet,
  id: string,
  name: string,
  result: string,
  fromMoon: boolean,
): MahapurushaRule => {
  const rulePlanet = graha(planet)
  const inKendra = inHouse(rulePlanet, KENDRAS)
  const reasons = [
    strongReason('combust', combust(rulePlanet), 'Phaladeepika 6'),
    strongReason('beaten', lostWar(rulePlanet), 'Phaladeepika 6'),
    mildReason('with_a_light', joinedBy(rulePlanet, LIGHTS), 'Mansagari'),
    mildReason('debilitated_in_navamsa', debilitatedInNavamsa(rulePlanet), 'Phaladeepika 6'),
  ]
  return {
    ...{ planet, id, name, result },
    group: 'mahapurusha',
    quality: 'auspicious',
    rule: `${planet} in own or exaltation sign, in a kendra from the ascendant${fromMoon ? ', or weaker from the Moon' : ''}`,
    source: 'BPHS 75, Phaladeepika 6',
    when: all(ownOrExalted(rulePlanet), fromMoon ? any(inKendra, inHouse(rulePlanet, KENDRAS, MOON)) : inKendra),
    planets: () => 1 << indexOf(planet),
    share: (f: RuleFacts) => (inKendra.holds(f) ? 1 : FROM_MOON_ALONE),
    reasons: () => reasons,
    ...(fromMoon
      ? {
          note: (f: RuleFacts) =>
            kendraFrom(planet, f) === 'moon' && ownOrExalted(rulePlanet).holds(f) ? FROM_MOON_NOTE : null,
        }
      : {}),
  }
}

const ROWS: readonly (readonly [MahapurushaPlanet, string, string, string])[] = [
  ['Mars', 'ruchaka', 'Ruchaka', 'It gives you daring, a strong body and command over others.'],
  ['Mercury', 'bhadra', 'Bhadra', 'It gives you a clear head, ready speech and skill with figures.'],
  ['Jupiter', 'hamsa', 'Hamsa', 'It gives you a sense of what is right, learning and the respect of good people.'],
  ['Venus', 'malavya', 'Malavya', 'It gives you grace, comforts and a gift for what is beautiful.'],
  ['Saturn', 'shasha', 'Shasha', 'It gives you authority that comes slowly and stays long.'],
]
const table = (fromMoon: boolean) => ROWS.map((row) => mahapurusha(...row, fromMoon))

export const MAHAPURUSHA: readonly MahapurushaRule[] = table(true)
/** The same yogas by the kendras from the ascendant only, as the Parashara is commonly read. */
export const MAHAPURUSHA_RISING: readonly MahapurushaRule[] = table(false)
