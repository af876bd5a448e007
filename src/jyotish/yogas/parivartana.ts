import type { HouseNumber } from '../../zodiac/signs.ts'
import { HOUSES } from '../../zodiac/signs.ts'
import { GRAHAS, type Lord } from '../grahas.ts'
import { HOUSE_FIELDS } from '../house-fields.ts'
import { DUSTHANAS } from '../house-groups.ts'
import { all } from '../rules/clauses.ts'
import type { RuleFacts } from '../rules/facts.ts'
import { inHouse } from '../rules/predicates.ts'
import { L } from '../rules/subjects.ts'
import { ordinal } from '../rules/words.ts'
import type { YogaQuality, YogaRule } from '../rules/yoga-rule.ts'

export const PARIVARTANA_KINDS = ['maha', 'khala', 'dainya'] as const
export type ParivartanaKind = (typeof PARIVARTANA_KINDS)[number]

/** Dainya if the 6th, 8th or 12th takes part, khala if the 3rd does, else maha (Phaladeepika 6.32-34). */
export const parivartanaKind = (...houses: readonly HouseNumber[]): ParivartanaKind => {
  if (houses.some((house) => DUSTHANAS.includes(house))) return 'dainya'
  return houses.includes(3) ? 'khala' : 'maha'
}

const NAMES: Record<ParivartanaKind, string> = { maha: 'Maha', khala: 'Khala', dainya: 'Dainya' }
const QUALITY_OF: Record<ParivartanaKind, YogaQuality> = { maha: 'auspicious', khala: 'mixed', dainya: 'inauspicious' }
const RESULT: Record<ParivartanaKind, (a: string, b: string) => string> = {
  maha: (a, b) => `What you do for ${a} helps ${b}, and the other way round.`,
  khala: (a, b) => `You have good days and bad ones with ${a} and with ${b}, and each moves the other.`,
  dainya: (a, b) => `Trouble with ${a} passes over to ${b} with you, so care in one helps the other.`,
}

export interface ParivartanaRule extends YogaRule {
  readonly kind: ParivartanaKind
  readonly between: readonly [HouseNumber, HouseNumber]
}

const parivartana = (a: HouseNumber, b: HouseNumber): ParivartanaRule => {
  const kind = parivartanaKind(a, b)
  return {
    ...{ kind, between: [a, b] },
    id: `parivartana_${a}_${b}`,
    name: `${NAMES[kind]} parivartana of the ${ordinal(a)} and the ${ordinal(b)}`,
    group: 'parivartana',
    quality: QUALITY_OF[kind],
    rule: `the lord of the ${ordinal(a)} in the ${ordinal(b)}, and the lord of the ${ordinal(b)} in the ${ordinal(a)}`,
    when: all(inHouse(L(a), [b]), inHouse(L(b), [a])),
    result: RESULT[kind](HOUSE_FIELDS[a], HOUSE_FIELDS[b]),
    source: 'Phaladeepika 6.32-34',
  }
}

/** Each pair of houses: 28 maha, 8 khala, 30 dainya. */
export const PARIVARTANA: readonly ParivartanaRule[] = HOUSES.flatMap((a) =>
  HOUSES.filter((b) => b > a).map((b) => parivartana(a, b)),
)

export interface Exchange {
  readonly rule: ParivartanaRule
  /** The two planets in the order of `GRAHAS`; `houses` has the house of each. */
  readonly planets: readonly [Lord, Lord]
  readonly houses: readonly [HouseNumber, HouseNumber]
}

/** Pairs of lords that exchange signs, in the order of the planets. A planet takes part in at most one exchange. */
export const exchangesOf = (f: RuleFacts): Exchange[] =>
  PARIVARTANA.filter(({ when }) => when.holds(f))
    .map((rule): Exchange => {
      const [first, second] = rule.between.map((house) => f.lord[house]!).toSorted((a, b) => a - b)
      return {
        rule,
        planets: [GRAHAS[first!] as Lord, GRAHAS[second!] as Lord],
        houses: [f.house[first!]!, f.house[second!]!],
      }
    })
    .toSorted((a, b) => GRAHAS.indexOf(a.planets[0]) - GRAHAS.indexOf(b.planets[0]))
