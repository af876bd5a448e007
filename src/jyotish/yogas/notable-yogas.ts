import type { YogaGroup } from '../rules/yoga-rule.ts'
import { withoutContradictions } from './contradictions.ts'
import { yogaRule } from './index.ts'
import { COUNTED_BIRTHS, DOSHA_COUNTS, YOGA_COUNTS } from './rule-counts.ts'

/** The yogas of a chart that texts describe: the rarest and strongest. A table has all of them. */

// source: this project's own limits
/** Texts do not call a yoga of more births than this share special. */
const COMMON_SHARE = 0.2
const MAX_TOLD = 5
/** At most this many of one group, and this many that are not helpful. */
const MAX_OF_GROUP = 2
const MAX_UNHELPFUL = 2

/** Groups that speak of the same matter in opposite ways. Texts name only the foremost of two. */
const OPPOSITE_GROUPS: readonly (readonly [YogaGroup, YogaGroup])[] = [
  ['dhana', 'daridra'],
  ['raja', 'raja_bhanga'],
]
/** Groups and yogas that the section on doshas describes. */
const TOLD_AS_DOSHAS: readonly string[] = ['kaal_sarp', 'marana_karaka', 'kemadruma']

/** The share of births with a yoga, cancelled or not; never 0. */
export const yogaShare = (id: string): number => Math.max(1, YOGA_COUNTS[id]!) / COUNTED_BIRTHS

/** True for a yoga that too many births have to set one apart. */
export const isCommonYoga = (id: string): boolean => yogaShare(id) > COMMON_SHARE

/** The share of births with a dosha, cancelled or not. */
export const doshaShare = (id: string): number => DOSHA_COUNTS[id]! / COUNTED_BIRTHS
export const isCommonDosha = (id: string): boolean => doshaShare(id) > COMMON_SHARE

interface Rankable {
  readonly id: string
  readonly name: string
  readonly strength: number
  readonly cancelled: boolean
}

/** Two rules of one name are one yoga with two results. It is as common as the commoner of them. */
const weightOf = (rules: readonly Rankable[]) =>
  rules[0]!.strength * -Math.log(Math.max(...rules.map(({ id }) => yogaShare(id))))

const areOpposite = (a: YogaGroup, b: YogaGroup) =>
  OPPOSITE_GROUPS.some(([one, other]) => (a === one && b === other) || (a === other && b === one))

/**
 * At most five yogas, each with its rules of the same name: the helpful first, then by strength and rarity. None of them is common or
 * cancelled, and no two contradict each other. `yogas`: those present.
 */
export const notableYogas = <Y extends Rankable>(yogas: readonly Y[]): Y[][] => {
  const candidates = withoutContradictions(yogas.filter(({ cancelled }) => !cancelled)).filter(
    ({ id }) => !TOLD_AS_DOSHAS.includes(id) && !TOLD_AS_DOSHAS.includes(yogaRule(id).group),
  )
  const ranked = (Object.values(Object.groupBy(candidates, ({ name }) => name)) as Y[][])
    .filter((rules) => !rules.some(({ id }) => isCommonYoga(id)))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
  const chosen: Y[][] = []
  const groupOf = ([first]: Y[]) => yogaRule(first!.id).group
  const isHelpful = ([first]: Y[]) => yogaRule(first!.id).quality === 'auspicious'
  for (const rules of ranked) {
    const group = groupOf(rules)
    const isFree =
      chosen.length < MAX_TOLD &&
      chosen.filter((each) => groupOf(each) === group).length < MAX_OF_GROUP &&
      !chosen.some((each) => areOpposite(groupOf(each), group)) &&
      (isHelpful(rules) || chosen.filter((each) => !isHelpful(each)).length < MAX_UNHELPFUL)
    if (isFree) chosen.push(rules)
  }
  return chosen.toSorted((a, b) => Number(isHelpful(b)) - Number(isHelpful(a)))
}
