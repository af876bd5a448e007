import type { Age } from '../../../jyotish/ages.ts'
import type { AreaBand } from '../../../jyotish/assessment/area.ts'
import type { PlanetAssessment } from '../../../jyotish/assessment/planet.ts'
import { agreement, leaning, type Testimony, testimonySides } from '../../../jyotish/assessment/witnesses.ts'
import { type Graha, named, opening } from '../../../jyotish/grahas.ts'
import type { Fact } from '../../../readings/fact.ts'
import { agreeing, capitalised, listed, subjectOf } from '../../../wording.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import type { LifeChapters } from '../../shared/life-chapters.ts'
import { conditionSentences, opposingFactors } from '../../shared/narrative/condition.ts'
import { witnessNamed } from '../../shared/narrative/indicators.ts'
import type { LifeMatter } from './life-matters.ts'

/** What a life comes to: five sentences to begin with, and what its parts make together to end with. */

export interface Theme {
  readonly part: LifeMatter
  /** Whether it lies behind at the reader's age. */
  readonly behind: boolean
  readonly score: number
  readonly band: AreaBand
  readonly told: readonly Testimony[]
  readonly fact: Fact
}

/** Where witnesses agree most, for or against, comes first; where they pull apart, last. */
export const byWitnesses = (themes: readonly Theme[]) =>
  themes.toSorted((a, b) => agreement(b.told) - agreement(a.told) || Math.abs(b.score - 50) - Math.abs(a.score - 50))

const called = ({ part }: Theme) => part.called

/** On which matters most witnesses agree, for the good and for care; none that comes out otherwise by weight. */
const surest = (themes: readonly Theme[]) => ({
  helped: byWitnesses(themes).filter(({ band, told }) => leaning(told) > 0 && ['strong', 'good'].includes(band)),
  hard: byWitnesses(themes).filter(({ band, told }) => leaning(told) < 0 && ['mixed', 'weak'].includes(band)),
})

const agreedTold = (themes: readonly Theme[]) => {
  const { helped, hard } = surest(themes)
  const parts = [
    helped.length > 0
      ? `its witnesses agree most on ${listed(helped.slice(0, 2).map(called))}, and for the good`
      : 'on no matter do its witnesses agree for the good',
    ...(hard.length > 0 ? [`on ${called(hard[0]!)} most of them ask for care`] : []),
  ]
  return `${capitalised(parts.join('; '))}.`
}

/** Health is told in its own section with its care, and heads nothing; nor does what the young have no share in yet. */
const openly = (themes: readonly Theme[], age: Age) =>
  themes.filter(({ part }) => part.id !== 'health_tendencies' && !(age === 'young' && part.young))

/** The matter on which the two sides are nearest to each other, and who leads them. */
const apartTold = (themes: readonly Theme[], period: Graha) => {
  const split = themes
    .filter(({ told }) => testimonySides(told).speaksFor.length > 0 && testimonySides(told).against.length > 0)
    .toSorted((a, b) => agreement(a.told) - agreement(b.told) || Math.abs(a.score - 50) - Math.abs(b.score - 50))[0]
  if (!split) return null
  const loudest = (side: readonly Testimony[]) =>
    witnessNamed(side.toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect))[0]!, split.part.area, period)
  const { speaksFor, against } = testimonySides(split.told)
  return `Over ${called(split)} they pull apart: ${loudest(speaksFor)} on the one side, ${loudest(against)} on the other.`
}

export interface Figures {
  readonly strongest: PlanetAssessment
  readonly weakest: PlanetAssessment
  readonly facts: readonly Fact[]
}

/** Five sentences that one could stop after. */
export const lifeSummary = (
  { strongest, weakest, facts }: Figures,
  themes: readonly Theme[],
  { age, great, lesser, day, greatTold, lesserTold }: LifeChapters,
): Grounded => {
  const openlyTold = openly(themes, age)
  const { helps, burdens } = opposingFactors(weakest)
  const apart = apartTold(openlyTold, great.ruler)
  return {
    text: [
      `${opening(strongest.planet)} carries this chart: it ${conditionSentences(strongest)}.`,
      `Its shadow is ${named(weakest.planet)}, ${SHADOW[weakest.band]}: it ${burdens}${weakest.band === 'weak' ? '' : `, though it ${helps}`}.`,
      agreedTold(openlyTold),
      apart ?? `Over ${called(themes.at(-1)!)} the witnesses say least.`,
      `The years of ${named(great.ruler)} run until ${day(great.end)}, and ${LEANS[greatTold.nature]}; the months of ${named(lesser.ruler)} within them last until ${day(lesser.end)}.`,
    ].join(' '),
    because: [...facts, greatTold.told, lesserTold.told, ...themes.map(({ fact }) => fact)],
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

/** What a strong planet has to lend to what is weak. */
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

/** What lies behind is no longer to be worked at. */
const useTold = (theme: Theme) =>
  theme.behind
    ? `It helps to look back kindly on what ${called(theme)} brought and withheld`
    : `Spend it on ${called(theme)} first`

/** What the parts make together, and where to begin. */
export const lifeIntegration = (
  { strongest, weakest, facts }: Figures,
  themes: readonly Theme[],
  chapters: LifeChapters,
): Grounded => {
  const { age, next, day } = chapters
  const { helped, hard } = surest(openly(themes, age))
  const [best, hardest] = [helped[0], hard[0]]
  const kindest = next.toSorted((a, b) => b.score - a.score)[0]
  const where = (theme: Theme) => `${called(theme)} ${agreeing(subjectOf(called(theme)), 'is', 'are')} where`
  const help = best && `${where(best)} this life has most to lean on`
  const care = hardest && `${where(hardest)} it asks for most care`
  const sides = [help, care].filter((told) => told !== undefined)
  return {
    text: [
      sides.length > 0
        ? `Taken together, ${listed(sides)}: there most of the witnesses agree.`
        : 'Taken together, no matter stands far above the others, and none far below.',
      `${opening(strongest.planet)} has something to lend to ${named(weakest.planet)}: ${LENDS[strongest.planet]}.`,
      `${hardest ? useTold(hardest) : 'Keep it for whoever asks'}${kindest ? `, and best from ${day(kindest.start)}, when ${named(kindest.ruler)} opens the kindest of the coming stretches` : ''}.`,
    ].join(' '),
    because: [
      ...facts,
      ...[best, hardest].flatMap((theme) => (theme ? [theme.fact] : [])),
      ...(kindest ? [kindest.told] : []),
    ],
  }
}
