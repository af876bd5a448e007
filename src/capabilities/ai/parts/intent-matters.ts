import { AREA_RULES, type AreaBand, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import { birthFacts } from '../../shared/circumstances.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import { themesOf } from '../../shared/narrative/themes.ts'
import { areaReader } from './area-facts.ts'
import type { IntentContext } from './intent-context.ts'
import { type MatterThemes, matterThemes } from './matter-themes.ts'
import { packSentence, type Sentence } from './pack.ts'
import { tieOf } from './ties.ts'

/** The reasons of an answer on an area of life: what carries it, what strains it, and why its best time counts. */

type MatterContext = Pick<IntentContext, 'reader' | 'chartFacts' | 'world'>

const matterOf = (area: AssessedArea, { reader, world }: Pick<MatterContext, 'reader' | 'world'>) => {
  const { born } = reader
  const assessment = chartAssessment(born, world)
  const { read } = areaReader(birthFacts(born, world), assessment.planets)
  return { text: read(area), assessment }
}

/** The gift and the strain of an area in this chart. */
export const themesOfMatter = async (area: AssessedArea, context: MatterContext) => {
  const { text, assessment } = matterOf(area, context)
  return (await matterThemes(context.reader, assessment, context.chartFacts))(text)
}

/** A finding after the one that outweighs it: "But you ...". */
export const asReserve = (word: 'But' | 'Yet', { text, facts }: Sentence): Sentence => ({
  facts,
  text: `${word} ${lowerFirst(text)}`,
})

/** Both sides of an area. The side that the verdict is on comes first, so that a no has no praise for its reason. */
export const twoSides = (
  { gift, strain }: MatterThemes,
  band: AreaBand,
): readonly [first: Sentence, second: Sentence | null] =>
  !strain
    ? [gift.opening, null]
    : band === 'weak'
      ? [strain.opening, asReserve('Yet', gift.opening)]
      : [gift.opening, asReserve('But', strain.opening)]

// source: our own words, so that answers do not turn in one way only
const TURNS = ['Still, ', 'All the same, ', 'Against that, ', 'At the same time, ']
/** A reserved finding with another turn, chosen by its length. */
export const turnAgainst = ({ text, facts }: Sentence): Sentence => ({
  facts,
  text: text.replace(/^(?:But|Yet) /, TURNS[text.length % TURNS.length]!),
})

/** Both sides of an area in this chart. */
export const sidesOfMatter = async (area: AssessedArea, context: MatterContext) => {
  const { text, assessment } = matterOf(area, context)
  const themes = (await matterThemes(context.reader, assessment, context.chartFacts))(text)
  const [first, second] = twoSides(themes, text.score.band)
  return [first, second && turnAgainst(second)] as const
}

/** The planet that strains an area in this chart. */
const strainOf = (area: AssessedArea, context: Pick<MatterContext, 'reader' | 'world'>): Graha => {
  const { text, assessment } = matterOf(area, context)
  const { planets, houses } = assessment
  return themesOf({ rule: AREA_RULES[area], assessment: text.score, planets, houses, further: [] }).strain.planet
}

/** The way in which a time works, by the lord that leads it. source: the natures of the planets, BPHS ch. 3, in our words */
export const WAYS: Record<Graha, string> = {
  Sun: 'so step forward yourself then and do not send somebody else',
  Moon: 'so ask how people feel about it before you decide then',
  Mars: 'so act early in it and do not wait for the last month',
  Mercury: 'so the way there leads through letters, papers and talk',
  Jupiter: 'so a teacher, an elder or an adviser can open the door',
  Venus: 'so tell the people who like you what you hope for',
  Saturn: 'so progress in it comes step by step, and it stays',
  Rahu: 'so the chance may come from strangers or from far away; read the terms twice',
  Ketu: 'so let go of one old plan before it begins',
}

/** Why a time counts for an area: the tie of its lord, and how that lord works; null without a tie. */
export const wayOfTime = (
  lord: Graha,
  area: AssessedArea,
  context: MatterContext,
  ...facts: Parameters<typeof packSentence>[1][]
): Sentence | null => {
  const { reader, chartFacts } = context
  const tie = tieOf(lord, area, { chart: reader.born.chart, chartFacts })
  return (
    tie &&
    packSentence(
      `${tie.text}${strainOf(area, context) === lord ? STRAINED : `, ${WAYS[lord]}`}.`,
      ...facts,
      ...tie.facts,
    )
  )
}

/** The way of a time whose lord is also what makes its matter hard, after the tie of that lord. */
export const STRAINED = ' and is also what makes it hard for you, so the chance comes together with effort'
