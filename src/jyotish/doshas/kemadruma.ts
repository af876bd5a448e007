import { KENDRAS } from '../house-groups.ts'
import {
  anyIn,
  aspectedBy,
  BENEFICS,
  kindOfNames,
  noneIn,
  SEVEN_PLANETS,
  withOrAspectedBy,
} from '../rules/associations.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { all, any, withWording } from '../rules/clauses.ts'
import type { DoshaRule } from '../rules/dosha-rule.ts'
import { bitsOf } from '../rules/facts.ts'
import { brightMoon, exalted, inHouse, mutualKendra, ownOrExalted } from '../rules/predicates.ts'
import { JUPITER, MARS, MOON } from '../rules/subjects.ts'

/** Planets that count beside the Moon. The Sun and the nodes do not count. */
export const MOONS_COMPANY = kindOfNames('Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn')

export const kemadrumaRule: DoshaRule = {
  id: 'kemadruma',
  name: 'Kemadruma',
  formation: [noneIn(MOONS_COMPANY, [1, 2, 12], MOON)],
  severity: () => 'medium',
  cancellations: [
    strongReason('planet_in_kendra_from_moon', anyIn(MOONS_COMPANY, KENDRAS, MOON), 'Brihat Jataka 13'),
    strongReason('planet_in_kendra', anyIn(MOONS_COMPANY, KENDRAS), 'Kalyanavarma'),
    strongReason(
      'moon_aspected',
      any(
        aspectedBy(MOON, kindOfNames('Jupiter')),
        withWording(aspectedBy(MOON, SEVEN_PLANETS, 6), 'the Moon aspected by all planets'),
      ),
      'BPHS 37',
    ),
    strongReason(
      'moon_in_kendra_with_benefic',
      all(inHouse(MOON, KENDRAS), withOrAspectedBy(MOON, BENEFICS)),
      'tradition',
    ),
    mildReason('bright_strong_moon', all(brightMoon, ownOrExalted(MOON)), 'BPHS 37'),
    mildReason(
      'exalted_mars_and_jupiter',
      all(exalted(MARS), exalted(JUPITER), mutualKendra(MARS, JUPITER)),
      'tradition',
    ),
  ],
  planets: () => bitsOf(['Moon']),
  source: 'BPHS 37, Brihat Jataka 13',
  note: 'The Sun and the nodes neither make nor break it. Others ask for empty kendras from the ascendant as well, or let a companion of the Moon pass.',
}
