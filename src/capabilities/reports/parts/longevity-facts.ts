import type { RasiChart } from '../../../jyotish/chart.ts'
import { capitalisedName, type Graha } from '../../../jyotish/grahas.ts'
import type { LongevityPair, PairedLongevity } from '../../../jyotish/longevity-pairs.ts'
import type {
  ChhidraRole,
  chhidraGrahas,
  longevitySupports,
  MarakaRole,
  marakasRanked,
} from '../../../jyotish/longevity-signs.ts'
import { sensitiveSigns } from '../../../jyotish/sensitive-signs.ts'
import type { Fact } from '../../../readings/fact.ts'
import { longDate, monthPart } from '../../../time/iso.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { maleficPeriods } from '../../shared/malefic-periods.ts'

/** The findings of the longevity analysis as facts. */

export const PAIR_TEXT = {
  lagna_lord_and_eighth_lord: 'the lords of the ascendant and of the eighth house',
  lagna_and_hora_lagna: 'the ascendant and the hora lagna',
  moon_and_saturn: 'the Moon and Saturn',
} as const
export const PAIR_RULES = {
  agreed: 'all pairs agree',
  majority: 'two pairs agree',
  split: 'the pairs differ, and precedence decides',
  two: 'two pairs alone, without a hora lagna',
} as const
export const MARAKA_WORDS: Record<MarakaRole, string> = {
  saturn_related: 'bound to a lord of the second or seventh',
  lord_of_2: 'lord of the second',
  lord_of_7: 'lord of the seventh',
  malefic_in_2: 'a malefic in the second',
  malefic_in_7: 'a malefic in the seventh',
  malefic_with_lord_of_2: 'a malefic beside the lord of the second',
  malefic_with_lord_of_7: 'a malefic beside the lord of the seventh',
  lord_of_12: 'lord of the twelfth',
  lord_of_8: 'lord of the eighth',
  malefic_with_lord_of_12: 'a malefic beside the lord of the twelfth',
}
export const CHHIDRA_WORDS: Record<ChhidraRole, string> = {
  lord_of_8: 'lord of the eighth',
  in_8: 'in the eighth',
  looks_at_8: 'looks at the eighth',
  lord_of_drekkana_22: 'lord of the 22nd drekkana',
  lord_of_navamsha_64: 'lord of the 64th navamsha from the Moon',
  with_lord_of_8: 'beside the lord of the eighth',
  great_enemy_of_lord_of_8: 'a great enemy of the lord of the eighth',
}

export const pairRule = ({ pairs }: PairedLongevity): keyof typeof PAIR_RULES => {
  const spans = pairs.flatMap(({ span }) => span ?? [])
  if (spans.length === 2) return 'two'
  const kinds = new Set(spans).size
  return kinds === 1 ? 'agreed' : kinds === 2 ? 'majority' : 'split'
}

export const pairFact = ({ pair, signs, span }: LongevityPair): Fact => ({
  id: `longevity.${pair}`,
  kind: 'position',
  text:
    signs && span
      ? `For ${PAIR_TEXT[pair]} stand ${signs.map(signName).join(' and ')}: ${span}.`
      : `There is no hora lagna, so ${PAIR_TEXT[pair]} give no class.`,
  value: signs?.map(signName).join(' and ') ?? null,
  source: 'matching/ayu-milan',
})

const SOURCE = 'reports/longevity-analysis'
export const marakaFact = ({ planet, roles }: ReturnType<typeof marakasRanked>[number]): Fact => ({
  id: `maraka.${planet}`,
  kind: 'position',
  text: `${capitalisedName(planet)}: ${joinWords(roles.map((role) => MARAKA_WORDS[role]))}.`,
  value: roles[0]!,
  source: SOURCE,
})
export const chhidraFact = ({ planet, roles }: ReturnType<typeof chhidraGrahas>[number]): Fact => ({
  id: `chhidra.${planet}`,
  kind: 'position',
  text: `${capitalisedName(planet)}: ${joinWords(roles.map((role) => CHHIDRA_WORDS[role]))}.`,
  value: roles[0]!,
  source: SOURCE,
})
export const supportFact = ({ id, evidence, rule }: ReturnType<typeof longevitySupports>[number]): Fact => ({
  id: `support.${id}`,
  kind: 'position',
  text: upperFirst(`${rule}: ${evidence.join('; ')}.`),
  value: true,
  source: SOURCE,
})

type Crossing = Awaited<ReturnType<typeof maleficPeriods>>[number]
export const crossingId = ({ planet, start }: { planet: Graha; start: string }) =>
  `transit.${planet}.${monthPart(start)}`
export const crossingFact = (crossing: Crossing, chart: RasiChart): Fact => {
  const { planet, sign, start, end } = crossing
  const { reasons } = sensitiveSigns(chart).find((each) => signName(each.sign) === sign)!
  return {
    id: crossingId(crossing),
    kind: 'transit',
    text: `${capitalisedName(planet)} crosses ${sign} from ${longDate(start)} to ${longDate(end)}: ${joinWords(reasons)}.`,
    value: sign,
    source: 'predictions/lifetime-malefic-transits',
  }
}
