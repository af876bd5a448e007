import type { AreaBand } from '../../../jyotish/assessment/area.ts'
import { type AreaIndicator, indicatorAgreement } from '../../../jyotish/assessment/indicators.ts'
import type { PlanetAssessment } from '../../../jyotish/assessment/planet.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { Fact } from '../../../readings/fact.ts'
import { upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import type { LifeChapters } from '../../shared/life-chapters.ts'
import { addressed } from '../../shared/narrative/given-name.ts'
import { childSidesText, type LifeSide, labelsFor, rankedSides, sidesText } from '../../shared/narrative/life-sides.ts'
import type { LifeMatter } from './life-matters.ts'

/** The summary of a life: five opening sentences, and a closing integration of its parts. */

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

/** The house of a planet, after its name. */
const inHouse = ({ planet, factors }: PlanetAssessment): string => {
  const house = factors.find(({ id }) => id === `D1.${planet}.house`)?.value
  return typeof house === 'number' ? ` in your ${ordinalInWords(house)} house` : ''
}

export interface Figures {
  readonly strongest: PlanetAssessment
  readonly weakest: PlanetAssessment
  readonly facts: readonly Fact[]
}

/** The best and the weakest side of the life, from the ranking of all reports. */
const ends = (themes: readonly LifeTheme[], child: string | null) => {
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

/** Five sentences that are complete by themselves: the best side, the hardest, the planets, the time and the next date. */
export const lifeSummary = (
  { strongest, weakest, facts }: Figures,
  themes: readonly LifeTheme[],
  { great, lesser, day, nextDate, greatTold: greatText, lesserTold: lesserText }: LifeChapters,
  { name, child }: Reader,
): Grounded => {
  const { best, hardest } = ends(themes, child)
  const [strong, weak] = [nameInSentence(strongest.planet), nameInSentence(weakest.planet)]
  const times = `the years of ${nameInSentence(great.ruler)} until ${day(great.end)}, and ${LEANS[greatText.nature]}; the months of ${nameInSentence(lesser.ruler)} in them last until ${day(lesser.end)}`
  const sentences = child
    ? [
        childSidesText(child, best.called, hardest.called),
        `You can build on ${strong}, the strongest planet in the chart of ${child}.`,
        `You help most where ${weak} leads, since it is the weakest of the seven planets.`,
        `${upperFirst(child)} is in ${times}.`,
        nextDate ?? 'No further date is near.',
      ]
    : [
        addressed(name, sidesText(best.called, hardest.called)),
        `Your strongest planet is ${strong}${inHouse(strongest)}, and you do well to act through it: ${LENDS[strongest.planet]}.`,
        `${upperFirst(weak)}${inHouse(weakest)} is the weakest of your seven planets, so be patient with yourself there.`,
        `You are in ${times}.`,
        nextDate ?? 'You have no further change near.',
      ]
  return {
    text: sentences.join(' '),
    because: [...facts, greatText.told, lesserText.told, ...themes.map(({ fact }) => fact)],
  }
}
const LEANS = {
  supportive: 'on the whole they help',
  mixed: 'they help and hinder by turns',
  testing: 'on the whole they ask for patience',
} as const

/** Acting through a planet, as an instruction. */
const LENDS: Record<Graha, string> = {
  Sun: 'say your aim in one sentence',
  Moon: 'keep fixed hours for food, rest and company',
  Mars: 'take the first step before noon',
  Mercury: 'ask in time and put it in writing',
  Jupiter: 'seek good advice and think beyond this year',
  Venus: 'be fair and friendly first',
  Saturn: 'give a thing one fixed hour each week',
  Rahu: 'try what nobody at home has tried',
  Ketu: 'leave out what does not count',
}
/** The support that a strong planet gives to weak ones. */
const GIVES: Record<Graha, string> = {
  Sun: 'a plain aim that can be said in one sentence',
  Moon: 'a day with fixed hours for food, rest and company',
  Mars: 'courage for a first step before noon',
  Mercury: 'a list, a question asked in time, a thing put in writing',
  Jupiter: 'good counsel and a view beyond this year',
  Venus: 'kindness and a fair exchange',
  Saturn: 'patience, and one fixed hour each week',
  Rahu: 'the nerve to try something new',
  Ketu: 'the freedom to leave out what does not count',
}

/** The integration of the parts, and where to begin. A matter that lies in the past gets no advice. */
export const lifeIntegration = (
  { strongest, weakest, facts }: Figures,
  themes: readonly LifeTheme[],
  { best: kindest, day }: LifeChapters,
  { child }: Reader,
): Grounded => {
  const { best, hardest } = ends(themes, child)
  const larger = ` The larger one is best left for the months after ${day(kindest.start).replace(/^\d+ /, '')}, when ${nameInSentence(kindest.ruler)} opens the kindest of the coming times.`
  const [strong, weak] = [nameInSentence(strongest.planet), nameInSentence(weakest.planet)]
  return {
    text: [
      child
        ? `Taken together, ${child} can lean most on ${best.called}, and you can help first in ${hardest.called}.`
        : `Taken together, you can lean most on ${best.called}, and ${hardest.called} needs care first.`,
      child
        ? `Let ${strong} help ${weak} along: you can give ${child} ${GIVES[strongest.planet]}.`
        : `Let ${strong} help ${weak} along: give yourself ${GIVES[strongest.planet]}.`,
      hardest.behind
        ? `You may look back kindly on what ${hardest.called} brought and withheld.`
        : `Start with one small step in ${hardest.called} this week.${larger}`,
    ].join(' '),
    because: [...facts, best.fact, hardest.fact, kindest.told],
  }
}
