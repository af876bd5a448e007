import type { AreaBand, AreaRule } from '../../../jyotish/assessment/area.ts'
import { type AreaIndicator, type IndicatorKind, indicatorSides } from '../../../jyotish/assessment/indicators.ts'
import { isHelpful, type PlanetAssessment } from '../../../jyotish/assessment/planet.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { VARGA_RULES } from '../../../jyotish/vargas.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import { houseInWords } from '../../../zodiac/house-words.ts'
import { opposingFactors } from './condition.ts'

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

/** The result by weight if it differs from the count; `ahead`: the side with more testimonies. */
const byWeight = (wins: 1 | 0 | -1, ahead: number) => {
  if (wins === ahead) return ''
  if (wins === 0) return ', though the fewer weigh about as much as the many'
  return ahead === 0
    ? `; by weight those ${wins > 0 ? 'for' : 'against'} it win`
    : ', and the fewer weigh more than the many'
}

/** Agreement and disagreement of the testimonies of a matter; `wins`: the side that prevails by weight. */
export const witnessesText = (
  matter: string,
  items: readonly AreaIndicator[],
  rule: AreaRule,
  period: Graha,
  wins: 1 | 0 | -1,
): string => {
  const { speaksFor, against } = indicatorSides(items)
  const names = (side: readonly AreaIndicator[]) => joinWords(side.map((one) => witnessNamed(one, rule, period)))
  const many = (side: readonly AreaIndicator[]) => side.length > 1 || isMany(side[0]!, rule)
  if (items.length === 0) return `Nothing in the chart has much to say of ${matter}, so it goes as it is tended.`
  if (speaksFor.length === 0)
    return upperFirst(
      `${names(against)} ${many(against) ? 'ask' : 'asks'} for care in ${matter}, and nothing speaks against that.`,
    )
  if (against.length === 0)
    return upperFirst(`${names(speaksFor)} ${many(speaksFor) ? 'speak' : 'speaks'} for it, and nothing against.`)
  const ahead = Math.sign(speaksFor.length - against.length)
  const [first, second] = ahead < 0 ? [against, speaksFor] : [speaksFor, against]
  const side = (of: readonly AreaIndicator[]) => (of === speaksFor ? 'for' : 'against')
  return upperFirst(
    `${names(first)} ${many(first) ? 'speak' : 'speaks'} ${side(first)} it; ${names(second)} ${many(second) ? 'speak' : 'speaks'} ${side(second)} it${byWeight(wins, ahead)}.`,
  )
}

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

/**
 * Explains passages below that differ from the overall tone of a matter: their planets, and the reasons. `explained`: planets already
 * explained, which are not repeated; planets explained here are added.
 */
export const dissentText = (
  items: readonly object[],
  band: AreaBand,
  planets: Readonly<Record<Graha, PlanetAssessment>>,
  explained: Set<Graha>,
): string[] => {
  const placed = [...new Set(items.flatMap((fact) => ('planet' in fact ? [fact.planet as Graha] : [])))]
  const kinder = band === 'weak'
  const apart = placed.filter((planet) => isHelpful(planets[planet]) === kinder && !explained.has(planet))
  if (band === 'mixed' || apart.length === 0) return []
  for (const planet of apart) explained.add(planet)
  const several = apart.length > 1
  const reasons = apart.map(
    (planet) =>
      `${several ? nameInSentence(planet) : 'it'} ${opposingFactors(planets[planet])[kinder ? 'helps' : 'burdens']}`,
  )
  const voices = `${several ? 'are' : 'is'} the ${kinder ? 'kinder' : 'harder'} ${several ? 'voices' : 'voice'}`
  return [`Of what follows ${joinWords(apart.map(nameInSentence))} ${voices}: ${reasons.join('; ')}.`]
}
