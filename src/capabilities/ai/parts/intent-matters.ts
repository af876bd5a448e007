import type { AssessedArea } from '../../../jyotish/assessment/area.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import { birthFacts } from '../../shared/circumstances.ts'
import { areaReader } from './area-facts.ts'
import type { IntentContext } from './intent-context.ts'
import { matterThemes } from './matter-themes.ts'
import { packSentence, type Sentence } from './pack.ts'
import { tieOf } from './ties.ts'

/** The reasons of an answer on an area of life: what carries it, what strains it, and why its best time counts. */

/** The gift and the strain of an area in this chart. */
export const themesOfMatter = async (
  area: AssessedArea,
  { reader, chartFacts, world }: Pick<IntentContext, 'reader' | 'chartFacts' | 'world'>,
) => {
  const { born } = reader
  const assessment = chartAssessment(born, world)
  const { read } = areaReader(birthFacts(born, world), assessment.planets)
  const themes = await matterThemes(reader, assessment, chartFacts)
  return themes(read(area))
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
  { reader, chartFacts }: Pick<IntentContext, 'reader' | 'chartFacts'>,
  ...facts: Parameters<typeof packSentence>[1][]
): Sentence | null => {
  const tie = tieOf(lord, area, { chart: reader.born.chart, chartFacts })
  return tie && packSentence(`${tie.text}, ${WAYS[lord]}.`, ...facts, ...tie.facts)
}
