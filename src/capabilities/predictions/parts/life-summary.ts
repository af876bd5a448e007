import type { Age } from '../../../jyotish/ages.ts'
import type { AreaBand } from '../../../jyotish/assessment/area.ts'
import {
  type AreaIndicator,
  indicatorAgreement,
  indicatorBalance,
  indicatorSides,
} from '../../../jyotish/assessment/indicators.ts'
import type { PlanetAssessment } from '../../../jyotish/assessment/planet.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { Fact } from '../../../readings/fact.ts'
import { joinWords, subjectOf, upperFirst, verbForm } from '../../../wording.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import type { LifeChapters } from '../../shared/life-chapters.ts'
import { conditionSentences, opposingFactors } from '../../shared/narrative/condition.ts'
import { witnessNamed } from '../../shared/narrative/indicators.ts'
import type { LifeMatter } from './life-matters.ts'

/** The summary of a life: five opening sentences, and a closing integration of its parts. */

export interface Theme {
  readonly part: LifeMatter
  /** True if the matter lies in the past at the reader's age. */
  readonly behind: boolean
  readonly score: number
  readonly band: AreaBand
  readonly told: readonly AreaIndicator[]
  readonly fact: Fact
}

/** Matters with the most agreement come first, those with the most disagreement last. */
export const byWitnesses = (themes: readonly Theme[]) =>
  themes.toSorted(
    (a, b) =>
      indicatorAgreement(b.told) - indicatorAgreement(a.told) || Math.abs(b.score - 50) - Math.abs(a.score - 50),
  )

const nameOf = ({ part }: Theme) => part.called

/** The matters with most agreement, favourable and unfavourable; excludes matters whose weight points the other way. */
const surest = (themes: readonly Theme[]) => ({
  helped: byWitnesses(themes).filter(
    ({ band, told: items }) => indicatorBalance(items) > 0 && ['strong', 'good'].includes(band),
  ),
  hard: byWitnesses(themes).filter(
    ({ band, told: entries }) => indicatorBalance(entries) < 0 && ['mixed', 'weak'].includes(band),
  ),
})

const agreedText = (themes: readonly Theme[]) => {
  const { helped, hard } = surest(themes)
  const parts = [
    helped.length > 0
      ? `its witnesses agree most on ${joinWords(helped.slice(0, 2).map(nameOf))}, and for the good`
      : 'on no matter do its witnesses agree for the good',
    ...(hard.length > 0 ? [`on ${nameOf(hard[0]!)} most of them ask for care`] : []),
  ]
  return `${upperFirst(parts.join('; '))}.`
}

/** Health has its own section with care, and leads no summary; nor do matters that the young have no part in. */
const openly = (themes: readonly Theme[], age: Age) =>
  themes.filter(({ part }) => part.id !== 'health_tendencies' && !(age === 'young' && part.young))

/** The most balanced matter, and the leader of each side. */
const apartText = (themes: readonly Theme[], period: Graha) => {
  const split = themes
    .filter(({ told: items }) => indicatorSides(items).speaksFor.length > 0 && indicatorSides(items).against.length > 0)
    .toSorted(
      (a, b) =>
        indicatorAgreement(a.told) - indicatorAgreement(b.told) || Math.abs(a.score - 50) - Math.abs(b.score - 50),
    )[0]
  if (!split) return null
  const loudest = (side: readonly AreaIndicator[]) =>
    witnessNamed(side.toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect))[0]!, split.part.area, period)
  const { speaksFor, against } = indicatorSides(split.told)
  return `Over ${nameOf(split)} they pull apart: ${loudest(speaksFor)} on the one side, ${loudest(against)} on the other.`
}

export interface Figures {
  readonly strongest: PlanetAssessment
  readonly weakest: PlanetAssessment
  readonly facts: readonly Fact[]
}

/** Five sentences that are complete by themselves. */
export const lifeSummary = (
  { strongest, weakest, facts }: Figures,
  themes: readonly Theme[],
  { age, great, lesser, day, greatTold: greatText, lesserTold: lesserText }: LifeChapters,
): Grounded => {
  const openlyPassages = openly(themes, age)
  const { helps, burdens } = opposingFactors(weakest)
  const apart = apartText(openlyPassages, great.ruler)
  return {
    text: [
      `${capitalisedName(strongest.planet)} carries this chart: it ${conditionSentences(strongest)}.`,
      `Its shadow is ${nameInSentence(weakest.planet)}, ${SHADOW[weakest.band]}: it ${burdens}${weakest.band === 'weak' ? '' : `, though it ${helps}`}.`,
      agreedText(openlyPassages),
      apart ?? `Over ${nameOf(themes.at(-1)!)} the witnesses say least.`,
      `The years of ${nameInSentence(great.ruler)} run until ${day(great.end)}, and ${LEANS[greatText.nature]}; the months of ${nameInSentence(lesser.ruler)} within them last until ${day(lesser.end)}.`,
    ].join(' '),
    because: [...facts, greatText.told, lesserText.told, ...themes.map(({ fact }) => fact)],
  }
}
const SHADOW = {
  strong: 'the least of seven that are all strong',
  able: 'the least of the seven and still able',
  mixed: 'whose condition is mixed',
  weak: 'which is weak and asks for help',
} as const
const LEANS = {
  supportive: 'on the whole they help',
  mixed: 'they help and hinder by turns',
  testing: 'on the whole they ask for patience',
} as const

/** The support that a strong planet gives to weak ones. */
const LENDS: Record<Graha, string> = {
  Sun: 'a plain aim that can be said in one sentence',
  Moon: 'a day with fixed hours for food, rest and company',
  Mars: 'the courage to take the first step before noon',
  Mercury: 'a list, a question asked in time, a thing put in writing',
  Jupiter: 'good counsel and a view beyond this year',
  Venus: 'grace in dealing with people and a fair exchange',
  Saturn: 'patience, and an hour kept for it each week',
  Rahu: 'the nerve to try what nobody at home has tried',
  Ketu: 'the freedom to leave out what does not count',
}

/** Past matters are no subject of advice. */
const useText = (theme: Theme) =>
  theme.behind
    ? `It helps to look back kindly on what ${nameOf(theme)} brought and withheld`
    : `Spend it on ${nameOf(theme)} first`

/** The integration of the parts, and where to begin. */
export const lifeIntegration = (
  { strongest, weakest, facts }: Figures,
  themes: readonly Theme[],
  chapters: LifeChapters,
): Grounded => {
  const { age, next, day } = chapters
  const { helped, hard } = surest(openly(themes, age))
  const [best, hardest] = [helped[0], hard[0]]
  const kindest = next.toSorted((a, b) => b.score - a.score)[0]
  const where = (theme: Theme) => `${nameOf(theme)} ${verbForm(subjectOf(nameOf(theme)), 'is', 'are')} where`
  const help = best && `${where(best)} this life has most to lean on`
  const care = hardest && `${where(hardest)} it asks for most care`
  const sides = [help, care].filter((text) => text !== undefined)
  return {
    text: [
      sides.length > 0
        ? `Taken together, ${joinWords(sides)}: there most of the witnesses agree.`
        : 'Taken together, no matter stands far above the others, and none far below.',
      `${capitalisedName(strongest.planet)} has something to lend to ${nameInSentence(weakest.planet)}: ${LENDS[strongest.planet]}.`,
      `${hardest ? useText(hardest) : 'Keep it for whoever asks'}${kindest ? `, and best from ${day(kindest.start)}, when ${nameInSentence(kindest.ruler)} opens the kindest of the coming stretches` : ''}.`,
    ].join(' '),
    because: [
      ...facts,
      ...[best, hardest].flatMap((theme) => (theme ? [theme.fact] : [])),
      ...(kindest ? [kindest.told] : []),
    ],
  }
}
