import type { AreaRule } from '../../../jyotish/assessment/area.ts'
import { type AreaIndicator, type IndicatorKind, indicatorSides } from '../../../jyotish/assessment/indicators.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { VARGA_RULES } from '../../../jyotish/vargas.ts'
import { joinWords } from '../../../wording.ts'
import { houseInWords } from '../../../zodiac/house-words.ts'

/** The supporting and opposing testimonies of a matter, in words. */

/** A testimony in the form that fits a list: "its lord Mars". */
export const witnessNamed = ({ kind: witness, factor }: AreaIndicator, rule: AreaRule, period: Graha): string => {
  const planet = factor?.planet ? nameInSentence(factor.planet) : ''
  const names: Record<IndicatorKind, () => string> = {
    lords: () =>
      rule.primary.length + rule.secondary.length > 1 ? `its lords led by ${planet}` : `its lord ${planet}`,
    planets: () => (factor!.part === 'occupant' ? `${planet} as a guest` : `the glance of ${planet}`),
    karakas: () => (rule.karakas.length > 1 ? `its significators led by ${planet}` : `its significator ${planet}`),
    varga: () => `its divisional chart (${VARGA_RULES[rule.varga!].name.toLowerCase()})`,
    yogas: () => factor!.noun,
    bindus: () => `the points of ${houseInWords(factor!.house!)}`,
    period: () => `the present years of ${nameInSentence(period)}`,
  }
  return names[witness]()
}

/** True if the testimony names several planets or houses. */
const isMany = ({ kind: witness }: AreaIndicator, { primary, secondary, karakas }: AreaRule) =>
  ({
    lords: primary.length + secondary.length > 1,
    karakas: karakas.length > 1,
    bindus: true,
    period: true,
    planets: false,
    varga: false,
    yogas: false,
  })[witness]

/** The testimonies in one sentence, for a summary: names those alone on one side. */
export const witnessesSummary = (items: readonly AreaIndicator[], rule: AreaRule, period: Graha): string => {
  const { speaksFor, against } = indicatorSides(items)
  const few = speaksFor.length < against.length ? speaksFor : against
  if (items.length === 0) return 'Nothing in the chart has much to say of it, so it goes as it is tended.'
  const most = few === against ? 'speaks for it' : 'asks for care'
  if (few.length === 0) return `All that is heard of it ${most}.`
  const names = joinWords(few.map((one) => witnessNamed(one, rule, period)))
  const one = few.length === 1 && !isMany(few[0]!, rule)
  return 2 * few.length === items.length
    ? `Voices for it and against it are as many; against it ${one ? 'speaks' : 'speak'} ${names}.`
    : `Most that is heard of it ${most}; ${names} ${one ? 'pulls' : 'pull'} the other way.`
}
