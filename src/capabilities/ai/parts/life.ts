import { AREA_WORDS } from '../../../ai/area-words.ts'
import { CHILD_ADVICE } from '../../../ai/child-advice.ts'
import type { PackFact } from '../../../ai/claims.ts'
import type { Manner } from '../../../ai/pack.ts'
import { type Voice, YOU } from '../../../ai/wording.ts'
import { AREA_RULES, type Area } from '../../../jyotish/assessment/area.ts'
import { GRAHAS, type Graha, isNode, named } from '../../../jyotish/grahas.ts'
import type { StageOfLife } from '../../../readings/age-filter.ts'
import { writtenDate } from '../../../time/iso.ts'
import { capitalised } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import { birthFacts } from '../../shared/circumstances.ts'
import { type AreaText, areaReader, type ReasonText } from './area-facts.ts'
import { type Reader, type Sentence, say } from './pack.ts'
import { passagesOf } from './passages.ts'
import { timeFacts } from './time-facts.ts'

/** One birth, ready to be told of. */
export const lifeOf = async (reader: Reader, world: World, voice: Voice = YOU) => {
  const { born, day } = reader
  const rules = birthFacts(born, world)
  const { planets } = chartAssessment(born, world)
  return {
    reader,
    rules,
    chart: born.chart,
    ...areaReader(rules, planets, voice),
    times: timeFacts(born, day, world, voice),
    passages: await passagesOf(born.chart, planets, reader.age),
  }
}
export type Life = Awaited<ReturnType<typeof lifeOf>>

/** How much stands behind an area: in technical readings by its score. */
export const verdictOf = ({ area, score, band }: AreaText, { style }: Manner): Sentence =>
  say(
    style === 'technical'
      ? `${capitalised(AREA_WORDS[area].matter)}: ${score.score} of 100, ${score.band}.`
      : AREA_WORDS[area].verdict[score.band],
    band,
  )

/** Which area is supported most, and which least. Not every area is read for somebody under age. */
export const extremesText = (best: AreaText, last: AreaText, minor: boolean): Sentence =>
  say(
    `Of the areas of life${minor ? ' that are read at this age' : ''} the chart supports ${AREA_WORDS[best.area].matter} most, and asks most of you in ${AREA_WORDS[last.area].matter}.`,
    best.band,
    last.band,
  )

/** An area in a few sentences: the verdict, what helps, what weighs against it. */
export const areaSentences = (told: AreaText, manner: Manner): Sentence[] => [
  verdictOf(told, manner),
  ...reasonSentences(told, manner),
]
/** What a reason means is told where there is room for it. */
const inRoom = ({ meaning, ...reason }: ReasonText, { length }: Manner): ReasonText =>
  length === 'short' || !meaning ? reason : { ...reason, meaning }
const reasonSentences = ({ helps, burdens }: AreaText, manner: Manner): Sentence[] => [
  ...helps.slice(0, 1).map((reason) => reasonSentence(inRoom(reason, manner), 'What helps most: ')),
  ...burdens.slice(0, 1).map((reason) => reasonSentence(inRoom(reason, manner), 'What weighs against it: ')),
]
/** A reason, after what leads to it, and what the tradition says of it. */
export const reasonSentence = ({ text, facts, meaning }: ReasonText, lead = ''): Sentence =>
  say(`${lead ? lead + lower(text) : capitalised(text)}.${meaning ? ` ${meaning}` : ''}`, ...facts)
/** A clause in the middle of a sentence: names keep their capitals. */
export const lower = (text: string) => text.replace(/^(The|Your)\b/, (word) => word.toLowerCase())

/** Facts under the reasons that are told. */
export const reasonFacts = ({ helps, burdens }: AreaText, most = 4): PackFact[] =>
  [...helps.slice(0, most), ...burdens.slice(0, most)].flatMap(({ facts }) => facts)

export const adviceOf = ({ area, score, band }: AreaText, stage: StageOfLife): Sentence => {
  const { well, hard } = (stage === 'child' ? CHILD_ADVICE[area] : null) ?? AREA_WORDS[area].advice
  return say(score.band === 'strong' || score.band === 'good' ? well : hard, band)
}

/** The periods that run, in one sentence. */
export const periodSentence = ({ times }: Life, current: readonly PackFact[]): Sentence => {
  const { maha, antar } = times.running
  const [mahaNow, mahaSpan, antarNow, antarSpan] = current
  const ends = (fact: PackFact | undefined) => writtenDate(String(fact!.value))
  return say(
    `You are in the mahadasha of ${named(maha.ruler)}, which lasts until ${ends(mahaSpan)}, and within it in the antardasha of ${named(antar.ruler)}, until ${ends(antarSpan)}.`,
    ...[mahaNow, mahaSpan, antarNow, antarSpan],
  )
}

/** Why what follows speaks of a weak planet. */
const weakSentences = ({ tell, passages }: Pick<Life, 'tell' | 'passages'>, planet: Graha): Sentence[] => {
  const by = passages.weakBy(planet)
  const fact =
    by === 'dignity' && !isNode(planet)
      ? tell.dignity(planet)
      : by === 'combust'
        ? tell.state(planet).find(({ id }) => id.endsWith('.combust'))
        : null
  return fact ? [say(fact.text, fact)] : []
}

/** The house of an area, by its lord. */
export const houseSentences = (
  { tell, passages }: Pick<Life, 'tell' | 'passages'>,
  area: Area,
  nth = 0,
): (Sentence | null)[] => {
  const house = AREA_RULES[area].primary[nth]
  if (!house) return []
  const where = tell.lordHouse(house)
  const lord = where.claims[0]!.subject as Graha
  return [
    say(where.text, where),
    ...weakSentences({ tell, passages }, lord),
    passages.lordInHouse(house, where, tell.lord(house)),
  ]
}

/** Where a planet stands, and what goes with that. */
export const planetSentences = ({ tell, passages }: Pick<Life, 'tell' | 'passages'>, planet: Graha): Sentence[] => [
  say(tell.house(planet).text, tell.house(planet)),
  ...weakSentences({ tell, passages }, planet),
  passages.planetInHouse(planet, tell.house(planet)),
]

/** Degrees, which technical readings name. */
export const degreesOf = ({ tell }: Pick<Life, 'tell'>, { style }: Pick<Manner, 'style'>): PackFact[] =>
  style === 'technical' ? GRAHAS.map((planet) => tell.degree(planet)) : []
