import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { PackFact } from '../../../ai/claims.ts'
import { isFrighteningYoga } from '../../../ai/frightening-facts.ts'
import { type Voice, YOU } from '../../../ai/wording.ts'
import { AREA_RULES, type AreaAssessment, type AssessedArea, areaYogas } from '../../../jyotish/assessment/area.ts'
import { areaJudgement } from '../../../jyotish/assessment/area-judgement.ts'
import type { MatterFactor } from '../../../jyotish/assessment/house.ts'
import type { Conditions } from '../../../jyotish/assessment/planet.ts'
import { isLord, nameInSentence } from '../../../jyotish/grahas.ts'
import type { RuleFacts } from '../../../jyotish/rules/facts.ts'
import { judgeYoga } from '../../../jyotish/rules/yoga-rule.ts'
import { yogaRule, yogaVerdictsOf } from '../../../jyotish/yogas/index.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { natalFacts, packFact, type YogaLike } from './chart-facts.ts'

/** An area of life: its score with the reasons and facts behind it. */

export interface AreaText {
  readonly area: AssessedArea
  readonly score: AreaAssessment
  /** Reasons for and against, heaviest first, with their facts. */
  readonly helps: readonly ReasonText[]
  readonly burdens: readonly ReasonText[]
  readonly facts: readonly PackFact[]
  readonly band: PackFact
}

export interface ReasonText {
  readonly reason: MatterFactor
  /** A clause without a full stop: "Saturn, lord of your tenth house, is exalted". */
  readonly text: string
  readonly facts: readonly PackFact[]
  /** The result that the tradition gives a yoga. */
  readonly meaning?: string
}

const MAX_YOGAS = 6

/** The predicate of a fact: "is exalted" of "Saturn is exalted." */
const predicateOf = ({ text }: PackFact) => text.replace(/^.*? is /, 'is ').replace(/\.$/, '')

/** A reader for the areas of life of one chart. It judges the yogas of the chart once. */
export const areaReader = (facts: RuleFacts, conditions: Conditions, voice: Voice = YOU) => {
  const { your, prefix, person } = voice
  const { chart } = facts
  const chartFacts = natalFacts(chart, voice)
  const activeVerdicts = yogaVerdictsOf(facts).filter(({ cancelled }) => !cancelled)
  const activeYogas = activeVerdicts.map(({ rule }) => rule)
  // Two rules with the same name, one for rank and one for wealth, count as one.
  const verdicts = [
    ...new Map(activeVerdicts.toReversed().map((verdict) => [verdict.rule.name, verdict])).values(),
  ].reverse()
  const verdictByName = (yoga: string) => verdicts.find(({ rule }) => rule.name === yogaRule(yoga).name)

  /** A reason as text with its facts; null for a reason without a fact. */
  const reasonText = (area: AssessedArea, reason: MatterFactor): ReasonText | null => {
    const { part, planet, house } = reason
    // Reasons that frighten without helping are replaced by the next ones.
    if (house === 8) return null
    const houseName = house === null ? '' : `${your} ${ordinalInWords(house)} house`
    const lord = house !== null && planet && isLord(planet) ? chartFacts.lord(house) : null
    const planetName = planet ? nameInSentence(planet).replace(/^t/, 'T') : ''
    const withFacts = (text: string, ...facts: (PackFact | null)[]): ReasonText => ({
      ...{ reason, text },
      facts: facts.filter((fact) => fact !== null),
    })
    if (part === 'dignity' && planet) {
      const dignity = chartFacts.dignity(planet)
      return withFacts(`${planetName}, the lord of ${houseName}, ${predicateOf(dignity)}`, dignity, lord)
    }
    if (part === 'place' && planet) {
      const seat = chart.graha[planet].house
      return withFacts(
        seat === house
          ? `${planetName} stands in the house that it rules, the ${ordinalInWords(seat)}`
          : `${planetName}, the lord of ${houseName}, stands in the ${ordinalInWords(seat)} house`,
        ...[lord, chartFacts.house(planet), lord && house ? chartFacts.lordHouse(house) : null],
      )
    }
    if (part === 'occupant' && planet)
      return withFacts(`${planetName} stands in ${houseName}`, chartFacts.house(planet))
    if (part === 'aspect' && planet)
      return withFacts(`${planetName} looks at ${houseName}`, chartFacts.aspect(planet, house!))
    if (part === 'bindus') {
      const count = chartFacts.bindus(house!)
      const isAboveMean = Number(count.value) > 28
      return withFacts(
        `${houseName} has ${count.value} bindus, ${isAboveMean ? 'more' : 'fewer'} than the mean of 28`.replace(
          /^y/,
          'Y',
        ),
        count,
      )
    }
    if (part === 'karaka' && planet) {
      const significator = `${planetName}, which stands for ${AREA_WORDS[area].matter} by nature,`
      if (reason.kind === 'position')
        return withFacts(
          `${significator} is in ${your} ${ordinalInWords(chart.graha[planet].house)} house`,
          chartFacts.house(planet),
        )
      if (!isLord(planet)) return null
      const dignity = chartFacts.dignity(planet)
      return withFacts(`${significator} ${predicateOf(dignity)}`, dignity)
    }
    if (part === 'varga' && planet) {
      const [sign, dignity] = chartFacts.varga(AREA_RULES[area].varga, planet)
      return withFacts(`${planetName}, the lord of ${houseName}, ${predicateOf(dignity!)}`, ...[dignity!, sign!, lord])
    }
    if (part === 'yoga') {
      const yoga = verdictByName(reason.id.replace('yoga.', ''))
      if (!yoga || isFrighteningYoga(yoga.rule.id)) return null
      const fact = chartFacts.yoga(judgeYoga(yoga.rule, facts))
      return { ...withFacts(fact.text.replace(/\.$/, ''), fact), meaning: yoga.rule.result }
    }
    return null
  }

  const read = (area: AssessedArea): AreaText => {
    const score = areaJudgement(area, facts, conditions, activeYogas)
    const { matter } = AREA_WORDS[area]
    const bandFact = packFact(
      `${prefix}score.${area}`,
      'score',
      `The chart is ${score.band} for ${matter}${voice.of ? ` of the ${person} person` : ''}.`,
      score.score,
      'reports/area_score',
      [
        { chart: 'D1', person, subject: area, relation: 'band', object: score.band },
        { chart: 'D1', person, subject: area, relation: 'score', object: String(score.score) },
      ],
      6,
    )
    const idsOf = (reason: ReasonText) => reason.facts.map(({ id }) => id).join()
    /** Reasons for (1) or against (-1) the area, heaviest first, each set of facts once. */
    const heaviestReasons = (side: 1 | -1) => {
      const seenFacts = new Set<string>()
      return score.factors
        .filter(({ effect }) => side * effect > 0.2)
        .toSorted((a, b) => side * (b.effect - a.effect))
        .flatMap((reason) => {
          const text = reasonText(area, reason)
          if (!text || seenFacts.has(idsOf(text))) return []
          seenFacts.add(idsOf(text))
          return [text]
        })
    }
    const [supportive, adverse] = [heaviestReasons(1), heaviestReasons(-1)]
    // A placement that helps by one rule and harms by another appears only on the side with the larger effect.
    const outweighs = (reason: ReasonText, opposite: readonly ReasonText[]) =>
      opposite.every(
        (rival) => idsOf(rival) !== idsOf(reason) || Math.abs(rival.reason.effect) < Math.abs(reason.reason.effect),
      )
    const helps = supportive.filter((reason) => outweighs(reason, adverse))
    const burdens = adverse.filter((reason) => outweighs(reason, supportive))
    const { primary, varga } = AREA_RULES[area]
    const yogas = areaYogas(AREA_RULES[area], activeYogas)
      .map(({ id }) => judgeYoga(verdictByName(id)!.rule, facts) as YogaLike)
      .toSorted((a, b) => b.strength - a.strength)
      .slice(0, MAX_YOGAS)
    return {
      ...{ area, score, helps, burdens, band: bandFact },
      facts: [
        bandFact,
        ...primary.flatMap((house) => [chartFacts.lord(house), chartFacts.lordHouse(house), chartFacts.bindus(house)]),
        ...[...helps.slice(0, 6), ...burdens.slice(0, 6)].flatMap((reason) => reason.facts),
        chartFacts.vargaLagna(varga),
        ...yogas.map((yoga) => chartFacts.yoga(yoga)),
      ],
    }
  }
  return { read, verdicts, chartFacts }
}
