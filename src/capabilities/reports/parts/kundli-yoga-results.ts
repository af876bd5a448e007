import { AREA_RULES, areaYogas } from '../../../jyotish/assessment/area.ts'
import type { HouseAssessment } from '../../../jyotish/assessment/house.ts'
import type { Yoga, YogaGroup } from '../../../jyotish/rules/yoga-rule.ts'
import { withoutContradictions } from '../../../jyotish/yogas/contradictions.ts'
import { oppositeOf } from '../../../readings/passage.ts'
import { AREA_OF_SIDE, LIFE_SIDES, type LifeRanking } from '../../shared/narrative/life-sides.ts'
import { yogaResult } from '../../shared/yoga-result.ts'
import { YOGA_TRAITS } from '../../shared/yoga-traits.ts'
import type { KundliGate } from './kundli-traits.ts'
import type { KundliReader } from './kundli-words.ts'

/** The results of the yogas of a kundli. A result that the judgement of the chart contradicts gives way to a sentence that says so. */

export interface YogaVerdicts {
  readonly ranking: LifeRanking
  /** Twelve assessments, from the first house. */
  readonly houses: readonly HouseAssessment[]
}

const KARTARI = /^(shubha|papa)_kartari_(\d+)$/

/** True for a yoga that praises a weak area or house, or warns of a good one. */
export const contradictsArea = (
  { id, group, quality }: Pick<Yoga, 'id' | 'group' | 'quality'>,
  { ranking, houses }: YogaVerdicts,
): boolean => {
  const [, kind, number] = KARTARI.exec(id) ?? []
  if (kind) return houses[Number(number) - 1]!.band === (kind === 'papa' ? 'supported' : 'strained')
  if (quality === 'mixed') return false
  const opposed = quality === 'auspicious' ? ['weak'] : ['strong', 'good']
  return LIFE_SIDES.some(
    (side) =>
      areaYogas(AREA_RULES[AREA_OF_SIDE[side]], [{ id, group }]).length > 0 &&
      opposed.includes(ranking.assessments[side].band),
  )
}

/** Groups and words on earning and rank, which a child does not have yet. source: this project's own choice */
const GROUPS_OF_LATER: readonly YogaGroup[] = ['dhana', 'daridra', 'raja', 'raja_bhanga']
const WORDS_OF_LATER =
  /\b(?:money|wealth|means|rank|office|funds|govern\w*|estates?|authority|command|position|treasury|prosper\w*|land|buildings|vehicles|gains?|income|profit|savings|trade|debts?|spend\w*|household|charge over|middle of life|abroad)\b/i
/** Words on a rise, a house or a marriage to come, which are not for late years. source: this project's own choice */
const WORDS_OF_EARLIER =
  /\b(?:comes? to you|you rise|rises in|ripens|leave your place|office|marriage|trade|early in life|late in life|middle of life|house of your own|own several)\b/i
/** The sentence in place of the result of a yoga whose matters do not fit the age; null for one that fits. */
const misfitText = (
  { group, result }: Pick<Yoga, 'group' | 'result'>,
  { isChild, isLate }: Pick<KundliReader, 'isChild' | 'isLate'>,
): string | null =>
  isChild && (GROUPS_OF_LATER.includes(group) || WORDS_OF_LATER.test(result))
    ? STATUS.later
    : isLate && WORDS_OF_EARLIER.test(result)
      ? STATUS.earlier
      : null
export const fitsAge = (yoga: Pick<Yoga, 'group' | 'result'>, reader: KundliReader): boolean =>
  misfitText(yoga, reader) === null

/** Sentences in place of a result. */
const STATUS = {
  cancelled: 'It is cancelled in this chart.',
  later: 'Its matters belong to later years.',
  earlier: 'Its matters belong to earlier years.',
  outweighed: 'Stronger placements outweigh it in this chart.',
  faint: 'It is faintly formed, so little of it shows.',
}
/** True for a sentence that stands in place of a result. */
export const isYogaStatus = (result: string): boolean => Object.values(STATUS).includes(result)

/** Below this strength a yoga gives little. source: this service’s bands of the strength of a yoga */
const FAINT = 45

interface YogaResults extends YogaVerdicts {
  readonly yogas: readonly Yoga[]
  /** The yogas that the section describes. */
  readonly described: readonly Yoga[]
  readonly gate: KundliGate
  readonly reader: KundliReader
}

/** The result of a yoga in the judgement of the whole chart. No two results give opposite traits. */
export const yogaResultsIn = ({ yogas, described, gate, reader, ...verdicts }: YogaResults) => {
  const standing = withoutContradictions(yogas.filter(({ cancelled }) => !cancelled))
  const given = new Set(described.flatMap(({ id }) => YOGA_TRAITS[id] ?? []))
  return (yoga: Yoga): string => {
    if (described.includes(yoga)) return yogaResult(yoga.result, reader.isChild)
    if (yoga.cancelled) return STATUS.cancelled
    const misfit = misfitText(yoga, reader)
    if (misfit) return misfit
    if (!standing.includes(yoga) || !gate.hasYoga(yoga) || contradictsArea(yoga, verdicts)) return STATUS.outweighed
    if (yoga.strength < FAINT) return STATUS.faint
    const traits = YOGA_TRAITS[yoga.id] ?? []
    if (traits.some((trait) => given.has(oppositeOf(trait)))) return STATUS.outweighed
    for (const trait of traits) given.add(trait)
    return yogaResult(yoga.result, reader.isChild)
  }
}
