import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { PackFact } from '../../../ai/claims.ts'
import { type Voice, YOU } from '../../../ai/wording.ts'
import { AREA_RULES, type Area, type AreaAssessment, areaYogas } from '../../../jyotish/assessment/area.ts'
import { areaJudgement } from '../../../jyotish/assessment/area-judgement.ts'
import type { MatterFactor } from '../../../jyotish/assessment/house.ts'
import type { Conditions } from '../../../jyotish/assessment/planet.ts'
import { isLord, named } from '../../../jyotish/grahas.ts'
import type { Facts } from '../../../jyotish/rules/facts.ts'
import { judgeYoga } from '../../../jyotish/rules/yoga-rule.ts'
import { yogaRule, yogaVerdictsOf } from '../../../jyotish/yogas/index.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { natalFacts, packFact, type YogaLike } from './chart-facts.ts'

/** An area of life as facts of a reading: its score, and the placements that moved it. */

export interface AreaText {
  readonly area: Area
  readonly score: AreaAssessment
  /** The heaviest reasons on either side, with the facts that show them. */
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
  /** What the tradition says of it, where its name tells nothing. */
  readonly meaning?: string
}

const MOST_YOGAS = 6

/** Reads areas of one chart; its yogas are judged once. */
export const areaReader = (facts: Facts, conditions: Conditions, voice: Voice = YOU) => {
  const { your, prefix, person } = voice
  const { chart } = facts
  const tell = natalFacts(chart, voice)
  const holding = yogaVerdictsOf(facts).filter(({ cancelled }) => !cancelled)
  const held = holding.map(({ rule }) => rule)
  // Two rules that share a name, one for rank and one for means, are told as one.
  const verdicts = [...new Map(holding.toReversed().map((verdict) => [verdict.rule.name, verdict])).values()].reverse()
  const toldAs = (yoga: string) => verdicts.find(({ rule }) => rule.name === yogaRule(yoga).name)

  /** What a reason says, and shows. */
  const told = (area: Area, reason: MatterFactor): ReasonText | null => {
    const { part, planet, house } = reason
    const of = house === null ? '' : `${your} ${ordinalInWords(house)} house`
    const lord = house !== null && planet && isLord(planet) ? tell.lord(house) : null
    const who = planet ? named(planet).replace(/^t/, 'T') : ''
    const made = (text: string, ...facts: (PackFact | null)[]): ReasonText => ({
      ...{ reason, text },
      facts: facts.filter((each) => each !== null),
    })
    if (part === 'dignity' && planet) {
      const stands = tell.dignity(planet)
      return made(
        `${who}, the lord of ${of}, ${stands.text.replace(/^.*? is /, 'is ').replace(/\.$/, '')}`,
        stands,
        lord,
      )
    }
    if (part === 'place' && planet) {
      const seat = chart.graha[planet].house
      return made(
        seat === house
          ? `${who} stands in the house that it rules, the ${ordinalInWords(seat)}`
          : `${who}, the lord of ${of}, stands in the ${ordinalInWords(seat)} house`,
        ...[lord, tell.house(planet)],
      )
    }
    if (part === 'occupant' && planet) return made(`${who} stands in ${of}`, tell.house(planet))
    if (part === 'aspect' && planet) return made(`${who} looks at ${of}`, tell.aspect(planet, house!))
    if (part === 'bindus') {
      const count = tell.bindus(house!)
      const more = Number(count.value) > 28
      return made(
        `${of} has ${count.value} bindus, ${more ? 'more' : 'fewer'} than the mean of 28`.replace(/^y/, 'Y'),
        count,
      )
    }
    if (part === 'karaka' && planet) {
      const byNature = `${who}, which stands for ${AREA_WORDS[area].matter} by nature,`
      if (reason.kind === 'position')
        return made(`${byNature} is in ${your} ${ordinalInWords(chart.graha[planet].house)} house`, tell.house(planet))
      if (!isLord(planet)) return null
      const stands = tell.dignity(planet)
      return made(`${byNature} ${stands.text.replace(/^.*? is /, 'is ').replace(/\.$/, '')}`, stands)
    }
    if (part === 'varga' && planet) {
      const [sign, stands] = tell.varga(AREA_RULES[area].varga, planet)
      return made(
        `${who}, the lord of ${of}, ${stands!.text.replace(/^.*? is /, 'is ').replace(/\.$/, '')}`,
        ...[stands!, sign!, lord],
      )
    }
    if (part === 'yoga') {
      const yoga = toldAs(reason.id.replace('yoga.', ''))
      if (!yoga) return null
      const shown = tell.yoga(judgeYoga(yoga.rule, facts))
      return { ...made(shown.text.replace(/\.$/, ''), shown), meaning: yoga.rule.result }
    }
    return null
  }

  const read = (area: Area): AreaText => {
    const score = areaJudgement(area, facts, conditions, held)
    const { matter } = AREA_WORDS[area]
    const scored = packFact(
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
    const heaviest = (side: 1 | -1) => {
      const seen = new Set<string>()
      return score.factors
        .filter(({ effect }) => side * effect > 0.2)
        .toSorted((a, b) => side * (b.effect - a.effect))
        .flatMap((reason) => {
          const one = told(area, reason)
          const shown = one?.facts.map(({ id }) => id).join()
          if (!one || seen.has(shown!)) return []
          seen.add(shown!)
          return [one]
        })
    }
    const shownBy = ({ facts: shown }: ReasonText) => shown.map(({ id }) => id).join()
    const [forIt, againstIt] = [heaviest(1), heaviest(-1)]
    // What one placement gives by one rule and takes by another is told on the side where it weighs more.
    const weighsMore = (reason: ReasonText, others: readonly ReasonText[]) =>
      others.every(
        (other) => shownBy(other) !== shownBy(reason) || Math.abs(other.reason.effect) < Math.abs(reason.reason.effect),
      )
    const helps = forIt.filter((reason) => weighsMore(reason, againstIt))
    const burdens = againstIt.filter((reason) => weighsMore(reason, forIt))
    const { primary, varga } = AREA_RULES[area]
    const yogas = areaYogas(AREA_RULES[area], held)
      .map(({ id }) => judgeYoga(toldAs(id)!.rule, facts) as YogaLike)
      .toSorted((a, b) => b.strength - a.strength)
      .slice(0, MOST_YOGAS)
    return {
      ...{ area, score, helps, burdens, band: scored },
      facts: [
        scored,
        ...primary.flatMap((house) => [tell.lord(house), tell.lordHouse(house), tell.bindus(house)]),
        ...[...helps.slice(0, 6), ...burdens.slice(0, 6)].flatMap(({ facts: shown }) => shown),
        tell.vargaLagna(varga),
        ...yogas.map((yoga) => tell.yoga(yoga)),
      ],
    }
  }
  return { read, verdicts, tell }
}
