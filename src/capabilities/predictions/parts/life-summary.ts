import type { AreaBand } from '../../../jyotish/assessment/area.ts'
import { type AreaIndicator, indicatorAgreement } from '../../../jyotish/assessment/indicators.ts'
import type { PlanetAssessment } from '../../../jyotish/assessment/planet.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import type { LifeChapters } from '../../shared/life-chapters.ts'
import { lifeOpening } from '../../shared/narrative/life-opening.ts'
import { type LifeSide, labelsFor, rankedSides } from '../../shared/narrative/life-sides.ts'
import type { LifeMatter } from './life-matters.ts'

/** The summary of a life: its opening, and a closing integration of its parts. */

export interface LifeTheme {
  readonly part: LifeMatter
  /** True if the matter lies in the past at the reader's age. */
  readonly behind: boolean
  readonly score: number
  readonly band: AreaBand
  readonly told: readonly AreaIndicator[]
  readonly fact: Fact
}

/** Matters with the most agreement come first, those with the most disagreement last. */
export const byWitnesses = (themes: readonly LifeTheme[]) =>
  themes.toSorted(
    (a, b) =>
      indicatorAgreement(b.told) - indicatorAgreement(a.told) || Math.abs(b.score - 50) - Math.abs(a.score - 50),
  )

export interface Figures {
  readonly strongest: PlanetAssessment
  readonly weakest: PlanetAssessment
  readonly facts: readonly Fact[]
}

/** The best and the weakest side of the life, from the ranking of all reports. */
export const sideEnds = (themes: readonly LifeTheme[], child: string | null) => {
  const themeOf = (side: LifeSide) => themes.find(({ part }) => part.side === side)!
  const ranked = rankedSides((side) => themeOf(side).score)
  const end = (side: LifeSide) => ({ ...themeOf(side), called: labelsFor(child)[side].toLowerCase() })
  return { best: end(ranked[0]!), hardest: end(ranked.at(-1)!) }
}

interface Reader {
  readonly name: string | null
  /** The name of a minor in a text for the parents, or null. */
  readonly child: string | null
}

/** The opening of the report, in the words of all reports on a life. */
export const lifeSummary = (
  { strongest, weakest, facts }: Figures,
  themes: readonly LifeTheme[],
  { great, day, nextDate, greatTold: greatText, lesserTold: lesserText }: LifeChapters,
  { name, child }: Reader,
): Grounded => {
  const { best, hardest } = sideEnds(themes, child)
  return {
    text: lifeOpening({
      name,
      child,
      best: best.called,
      worst: hardest.called,
      ablest: strongest.planet,
      neediest: weakest.planet,
      great: nameInSentence(great.ruler),
      until: day(great.end),
      nextDate,
    }),
    because: [...facts, greatText.told, lesserText.told, ...themes.map(({ fact }) => fact)],
  }
}

/** The integration of the parts, and where to begin. A matter that lies in the past gets no advice. */
export const lifeIntegration = (
  { facts }: Figures,
  themes: readonly LifeTheme[],
  { best: kindest, day, stageAt }: LifeChapters,
  { child }: Reader,
): Grounded => {
  const { best, hardest } = sideEnds(themes, child)
  // A child may be grown up in the kindest of the coming times.
  const isNear = !child || stageAt(kindest.start) === 'young'
  const larger = ` The larger one is best left for the months after ${day(kindest.start).replace(/^\d+ /, '')}, when ${nameInSentence(kindest.ruler)} opens the kindest of the coming times.`
  return {
    text: [
      child
        ? `Taken together, ${child} can lean most on ${best.called}, and you can help first in ${hardest.called}.`
        : `Taken together, you can lean most on ${best.called}, and ${hardest.called} needs care first.`,
      hardest.behind
        ? `You may look back kindly on what ${hardest.called} brought and withheld.`
        : `Start with one small step in ${hardest.called} this week.${isNear ? larger : ''}`,
    ].join(' '),
    because: [...facts, best.fact, hardest.fact, kindest.told],
  }
}
