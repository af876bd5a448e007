import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { PackFact } from '../../../ai/claims.ts'
import { isoInWords, type Voice, YOU } from '../../../ai/wording.ts'
import { AREA_RULES, type Area } from '../../../jyotish/assessment/area.ts'
import { named } from '../../../jyotish/grahas.ts'
import type { World } from '../../capability.ts'
import { birthFacts } from '../../vocabulary/circumstances.ts'
import { type AreaTold, areaReader } from './area-facts.ts'
import { type Reader, type Sentence, say, type Telling } from './pack.ts'
import { passagesOf } from './passages.ts'
import { lower } from './question-pack.ts'
import { timeFacts } from './time-facts.ts'

/** One birth, ready to be told of. */
export const lifeOf = async (reader: Reader, world: World, voice: Voice = YOU) => {
  const { born, day } = reader
  const rules = birthFacts(born, world)
  return {
    reader,
    rules,
    chart: born.chart,
    ...areaReader(born, rules, voice),
    times: timeFacts(born, day, world, voice),
    passages: await passagesOf(born.chart),
  }
}
export type Life = Awaited<ReturnType<typeof lifeOf>>

/** An area in a few sentences: the verdict, what helps, what weighs against it. */
export const areaSentences = ({ area, score, helps, burdens, band }: AreaTold): Sentence[] => [
  say(AREA_WORDS[area].verdict[score.band], band),
  ...helps.slice(0, 1).map(({ text, facts }) => say(`What helps most: ${lower(text)}.`, ...facts)),
  ...burdens.slice(0, 1).map(({ text, facts }) => say(`What weighs against it: ${lower(text)}.`, ...facts)),
]
/** Facts under the reasons that are told. */
export const reasonFacts = ({ helps, burdens }: AreaTold, most = 4): PackFact[] =>
  [...helps.slice(0, most), ...burdens.slice(0, most)].flatMap(({ facts }) => facts)

export const adviceOf = ({ area, score, band }: AreaTold): Sentence => {
  const { well, hard } = AREA_WORDS[area].advice
  return say(score.band === 'strong' || score.band === 'good' ? well : hard, band)
}

/** The periods that run, in one sentence. */
export const periodSentence = ({ times }: Life, current: readonly PackFact[]): Sentence => {
  const { maha, antar } = times.running
  const [mahaNow, mahaSpan, antarNow, antarSpan] = current
  const ends = (fact: PackFact | undefined) => isoInWords(String(fact!.value))
  return say(
    `You are in the mahadasha of ${named(maha.ruler)}, which lasts until ${ends(mahaSpan)}, and within it in the antardasha of ${named(antar.ruler)}, until ${ends(antarSpan)}.`,
    ...[mahaNow, mahaSpan, antarNow, antarSpan],
  )
}

/** The house of an area, by its lord. */
export const houseParagraph = (telling: Telling, { tell, passages }: Life, area: Area): void => {
  const [house] = AREA_RULES[area].primary
  const where = tell.lordHouse(house!)
  telling.paragraph(say(where.text, where), passages.lordInHouse(house!, where, tell.lord(house!)))
}
