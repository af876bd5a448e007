import { arc, norm, separation } from '../../zodiac/longitude.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { type Lord, SEVEN } from '../grahas.ts'
import { KENDRAS } from '../house-groups.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { all, atLeastOf, clause } from '../rules/clauses.ts'
import type { DoshaRule } from '../rules/dosha-rule.ts'
import { bitsOf, type RuleFacts } from '../rules/facts.ts'
import { aspectOf, brightMoon, inHouse, ownOrExalted } from '../rules/predicates.ts'
import { graha, JUPITER, MOON, RAHU } from '../rules/subjects.ts'

// source: modern tradition; by the house of Rahu
export const KAAL_SARP_TYPES = {
  1: 'Ananta',
  2: 'Kulika',
  3: 'Vasuki',
  4: 'Shankhapala',
  5: 'Padma',
  6: 'Mahapadma',
  7: 'Takshaka',
  8: 'Karkotaka',
  9: 'Shankhachuda',
  10: 'Ghataka',
  11: 'Vishadhara',
  12: 'Sheshanaga',
} as const satisfies Record<HouseNumber, string>
type KaalSarpName = (typeof KAAL_SARP_TYPES)[HouseNumber]
export const KAAL_SARP_NAMES = Object.values(KAAL_SARP_TYPES) as [KaalSarpName, ...KaalSarpName[]]
export const COMPLETENESS = ['full', 'partial', 'none'] as const
export const KAAL_SARP_DIRECTIONS = ['ascending', 'descending'] as const

/** The orb within which a planet counts as on a node, degrees. */
const ON_NODE = 1

export interface KaalSarp {
  completeness: (typeof COMPLETENESS)[number]
  /** `ascending` if the planets are between Rahu and Ketu in the order of signs. */
  direction: (typeof KAAL_SARP_DIRECTIONS)[number] | null
  /** Planets on the other side of the nodes. */
  outside: Lord[]
  /** Planets within one degree of a node. */
  onNode: Lord[]
  /** The planet that Rahu, moving backward, reaches first; null without the dosha. */
  firstToRahu: Lord | null
}

export const kaalSarp = ({ graha: seats }: RasiChart): KaalSarp => {
  const ahead = (planet: Lord) => norm(seats[planet].longitude - seats.Rahu.longitude)
  const ascending = SEVEN.filter((planet) => ahead(planet) < 180)
  const descending = SEVEN.filter((planet) => ahead(planet) >= 180)
  const outside = ascending.length < descending.length ? ascending : descending
  const onNode = SEVEN.filter((planet) =>
    (['Rahu', 'Ketu'] as const).some((node) => separation(seats[planet].longitude, seats[node].longitude) < ON_NODE),
  )
  const completeness = outside.length === 0 && onNode.length === 0 ? 'full' : outside.length <= 1 ? 'partial' : 'none'
  const direction = completeness === 'none' ? null : outside === descending ? 'ascending' : 'descending'
  const inside = SEVEN.filter((planet) => !outside.includes(planet))
  const toRahu = (planet: Lord) => Math.abs(arc(seats.Rahu.longitude, seats[planet].longitude))
  return {
    completeness,
    direction,
    outside,
    onNode,
    firstToRahu: direction && inside.reduce((first, planet) => (toRahu(planet) < toRahu(first) ? planet : first)),
  }
}

const words = (list: readonly string[]) => (list.length ? list.join(' and ') : 'none')
const kaalSarpOf = (f: RuleFacts) => kaalSarp(f.chart)

/** A sentence on the side of the ascendant, which need not be that of the planets. */
const ascendantNote = ({ chart }: RuleFacts): string => {
  const { direction } = kaalSarp(chart)
  if (!direction) return ''
  const ahead = norm(chart.ascendant.longitude - chart.graha.Rahu.longitude) < 180
  return ` The ascendant stands ${ahead === (direction === 'ascending') ? 'on the same side' : 'on the other side'}.`
}

export const kaalSarpRule: DoshaRule = {
  id: 'kaal_sarp',
  name: 'Kaal Sarp',
  formation: [
    clause(
      'the seven planets on one side of the nodes, at most one outside',
      (f) => kaalSarpOf(f).completeness !== 'none',
      (f) => `on the other side stand: ${words(kaalSarpOf(f).outside)}`,
      (f) => bitsOf(kaalSarpOf(f).outside),
    ),
    clause(
      'none within a degree of a node',
      (f) => kaalSarpOf(f).onNode.length === 0,
      (f) => `within a degree: ${words(kaalSarpOf(f).onNode)}`,
      (f) => bitsOf(kaalSarpOf(f).onNode),
    ),
  ],
  present: (f) => kaalSarpOf(f).completeness !== 'none',
  severity: (f) => (kaalSarpOf(f).completeness === 'full' ? 'high' : 'low'),
  cancellations: [
    strongReason(
      'outside_with_node',
      clause(
        'the planet outside stands in the sign of a node',
        (f) =>
          kaalSarpOf(f).outside.some((planet) =>
            (['Rahu', 'Ketu'] as const).some((node) => f.chart.graha[node].sign === f.chart.graha[planet].sign),
          ),
        (f) => `outside: ${words(kaalSarpOf(f).outside)}`,
        (f) => bitsOf(kaalSarpOf(f).outside),
      ),
      'modern tradition',
    ),
    mildReason(
      'bright_strong_moon_in_kendra',
      all(brightMoon, ownOrExalted(MOON), inHouse(MOON, KENDRAS)),
      'modern tradition',
    ),
    mildReason(
      'jupiter_in_kendra_aspects_rahu',
      all(inHouse(JUPITER, KENDRAS), aspectOf(JUPITER, RAHU)),
      'modern tradition',
    ),
    mildReason(
      'two_dignified_in_kendra',
      atLeastOf(2, 'planets in own or exaltation sign in kendras', SEVEN.map(graha), (planet) =>
        all(ownOrExalted(planet), inHouse(planet, KENDRAS)),
      ),
      'modern tradition',
    ),
  ],
  planets: () => bitsOf(['Rahu', 'Ketu']),
  source: 'modern tradition',
  note: (f) =>
    `Modern tradition: Brihat Parashara Hora Shastra does not name it. Planets on either side of the nodes count; others want the side from Rahu to Ketu alone, or hold one planet with a node enough to void it.${ascendantNote(f)}`,
}
