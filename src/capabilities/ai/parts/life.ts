import { AREA_WORDS } from '../../../ai/area-words.ts'
import { CHILD_ADVICE, CHILD_VERDICTS } from '../../../ai/child-advice.ts'
import type { PackFact } from '../../../ai/claims.ts'
import { ELDER_ADVICE, ELDER_VERDICTS } from '../../../ai/elder-advice.ts'
import type { Manner } from '../../../ai/pack.ts'
import { type Voice, YOU } from '../../../ai/wording.ts'
import { AREA_RULES, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import { GRAHAS, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { StageOfLife } from '../../../readings/age-filter.ts'
import { longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import { birthFacts } from '../../shared/circumstances.ts'
import { AREA_OF_SIDE, LIFE_SIDES, rankedSides } from '../../shared/narrative/life-sides.ts'
import { type AreaText, areaReader, type ReasonText } from './area-facts.ts'
import { matterThemes } from './matter-themes.ts'
import { packSentence, type Reader, type Sentence } from './pack.ts'
import { chartPassages } from './passages.ts'
import { timeFacts } from './time-facts.ts'

/** The chart, areas of life, periods and passages of one reader. */
export const lifeOf = async (reader: Reader, world: World, voice: Voice = YOU) => {
  const { born, day } = reader
  const rules = birthFacts(born, world)
  await world.yieldIfDue()
  const assessment = chartAssessment(born, world)
  const { planets } = assessment
  await world.yieldIfDue()
  const areas = areaReader(rules, planets, voice)
  return {
    reader,
    planets,
    rules,
    chart: born.chart,
    ...areas,
    themes: await matterThemes(reader, assessment, areas.chartFacts),
    times: timeFacts(born, day, world, voice),
    passages: await chartPassages(born.chart, planets, reader.age),
  }
}
export type Life = Awaited<ReturnType<typeof lifeOf>>

/** The verdict on an area of life; in the technical style its score. */
export const verdictOf = ({ area, score, band }: AreaText, { style }: Manner, stage: StageOfLife): Sentence =>
  packSentence(
    style === 'technical'
      ? `${upperFirst(AREA_WORDS[area].matter)}: ${score.score} of 100, ${score.band}.`
      : ({ child: CHILD_VERDICTS, adult: null, late: ELDER_VERDICTS }[stage]?.[area]?.[score.band] ??
          AREA_WORDS[area].verdict[score.band]),
    band,
  )

/** The areas that all texts of a chart rank, the most supported first. */
export const rankedAreaTexts = (areas: readonly AreaText[]): AreaText[] => {
  const bySide = new Map(
    LIFE_SIDES.flatMap((side) => {
      const text = areas.find(({ area }) => area === AREA_OF_SIDE[side])
      return text ? [[side, text] as const] : []
    }),
  )
  return rankedSides((side) => bySide.get(side)!.score.score, [...bySide.keys()]).map((side) => bySide.get(side)!)
}

/** Matters that have another name in a text for parents. */
const CHILD_MATTERS: Partial<Record<AssessedArea, string>> = {
  ...{ career: 'tasks and duties', wealth: 'pocket money', property: 'home', foreign_travel: 'new places' },
}
/** The name of an area in a text for parents. */
export const childMatter = ({ area }: AreaText) => CHILD_MATTERS[area] ?? AREA_WORDS[area].matter

/** The sentence on the most and the least supported area; to the parents of a minor. */
export const extremesText = (best: AreaText, last: AreaText, minor: boolean): Sentence =>
  packSentence(
    minor
      ? `Your child has most ease in ${childMatter(best)}, and needs most of your help in ${childMatter(last)}.`
      : `Of the areas of life the chart supports ${AREA_WORDS[best.area].matter} most, and asks most of you in ${AREA_WORDS[last.area].matter}.`,
    best.band,
    last.band,
  )

/** An area in a few sentences: the verdict, what carries the area and, except in short readings of several areas, what strains it. */
export const areaSentences = (life: Pick<Life, 'reader' | 'themes'>, area: AreaText, manner: Manner): Sentence[] => {
  const { gift, strain } = life.themes(area)
  return [
    verdictOf(area, manner, life.reader.stage),
    gift.opening,
    ...(strain && manner.length !== 'short' ? [strain.opening] : []),
  ]
}
/** How the gift and the strain of an area show. */
export const areaScenes = ({ themes }: Pick<Life, 'themes'>, area: AreaText): (Sentence | null)[] => {
  const { gift, strain } = themes(area)
  return [gift.scene, strain?.scene ?? null]
}
/** The facts that the sentences on an area cite. */
export const themeFacts = ({ themes }: Pick<Life, 'themes'>, area: AreaText): PackFact[] => {
  const { gift, strain } = themes(area)
  return [...gift.opening.facts, ...(strain?.opening.facts ?? [])].map((fact) => ({
    ...fact,
    weight: Math.max(fact.weight, THEME_WEIGHT),
  }))
}
/** The least weight of these facts, so that the limit of facts does not drop them. */
const THEME_WEIGHT = 3.5

/** A yoga and its result: "You have Gajakesari yoga: help from elders is said to end in profit." */
export const yogaSentence = (text: string, result: string) =>
  `${text.replace(/^(?:The (?=yoga))?(.+) is present in your chart\.$/, (_, name: string) => `You have ${/^yoga of/.test(name) ? 'the ' : ''}${name}`)}: ${result.replace(/^(?!I\b|(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)\b)\p{Lu}/u, (letter) => letter.toLowerCase())}`

/** A reason as a sentence, with the meaning that the tradition gives it. */
export const reasonSentence = ({ text, facts, meaning }: ReasonText): Sentence =>
  packSentence(meaning ? yogaSentence(`${upperFirst(text)}.`, meaning) : `${upperFirst(text)}.`, ...facts)

/** The facts of the heaviest reasons, at most `maxReasons` on either side. */
export const reasonFacts = ({ helps, burdens }: AreaText, maxReasons = 4): PackFact[] =>
  [...helps.slice(0, maxReasons), ...burdens.slice(0, maxReasons)].flatMap(({ facts }) => facts)

/** Advice for an area; to parents for a child, and by age from 60 years on. */
export const areaAdvice = ({ area, score, band }: AreaText, stage: StageOfLife): Sentence => {
  const forAge = { child: CHILD_ADVICE, adult: null, late: ELDER_ADVICE }[stage]
  const { well, hard } = forAge?.[area] ?? AREA_WORDS[area].advice
  return packSentence(score.band === 'strong' || score.band === 'good' ? well : hard, band)
}

/** The running mahadasha and antardasha, in one sentence. `current`: the result of `TimeFacts.current`. */
export const periodSentence = ({ times }: Pick<Life, 'times'>, current: readonly PackFact[]): Sentence => {
  const { maha, antar } = times.running
  const [mahaNow, mahaSpan, antarNow, antarSpan] = current
  const ends = (fact: PackFact | undefined) => longDate(String(fact!.value))
  return packSentence(
    `You are in the mahadasha of ${nameInSentence(maha.ruler)}, which lasts until ${ends(mahaSpan)}, and within it in the antardasha of ${nameInSentence(antar.ruler)}, until ${ends(antarSpan)}.`,
    ...[mahaNow, mahaSpan, antarNow, antarSpan],
  )
}

/** The passage on the lord of a house of an area, which names its placement. `nth`: index of the primary house. */
export const housePassage = (
  { chartFacts, passages }: Pick<Life, 'chartFacts' | 'passages'>,
  area: AssessedArea,
  nth = 0,
): Sentence[] => {
  const house = AREA_RULES[area].primary[nth]
  return house ? [passages.lordInHouse(house, chartFacts.lordHouse(house), chartFacts.lord(house))] : []
}
/** The passage on the house of a planet, which names its placement. */
export const planetPassage = (
  { chartFacts, passages }: Pick<Life, 'chartFacts' | 'passages'>,
  planet: Graha,
): Sentence[] => [passages.planetInHouse(planet, chartFacts.house(planet))]

/** The degrees of the planets; only in the technical style. */
export const degreesOf = ({ chartFacts }: Pick<Life, 'chartFacts'>, { style }: Pick<Manner, 'style'>): PackFact[] =>
  style === 'technical' ? GRAHAS.map((planet) => chartFacts.degree(planet)) : []
