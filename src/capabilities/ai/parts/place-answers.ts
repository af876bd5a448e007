import type { AssessedArea } from '../../../jyotish/assessment/area.ts'
import { inputDateText } from '../../../time/iso.ts'
import { joinWords } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import reportCareer from '../../reports/report-career.ts'
import reportMarriage from '../../reports/report-marriage.ts'
import reportRelocation from '../../reports/report-relocation.ts'
import reportWealth from '../../reports/report-wealth.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { packFact } from './chart-facts.ts'
import { fieldsOf } from './fields.ts'
import { STREAMS } from './intent-places.ts'
import { packSentence, type Reader, type Sentence } from './pack.ts'

/** Answers to questions where something is: fields of work, streams of money, the place of a meeting, directions. */

interface PlaceContext {
  readonly reader: Reader
  readonly birth: BirthWithNodeInput
  readonly world: World
}
type PlaceAnswer = (input: BirthWithNodeInput & { as_of: string; years: number }, world: World) => Promise<Sentence[]>

const WEIGHT = 9

const ofWork: PlaceAnswer = async (input, world) => {
  const fields = fieldsOf(await reportCareer.compute(input, world))
  const [first, ...others] = [fields.slice(0, 3), fields.slice(3, 6)]
  return [
    packSentence(
      `Look in ${joinWords(first!.map(({ field }) => field))}: there your chart finds work first.`,
      ...first!.map(({ fact }) => fact),
    ),
    ...others
      .filter((rows) => rows.length > 0)
      .map((rows) =>
        packSentence(`After these come ${joinWords(rows.map(({ field }) => field))}.`, ...rows.map(({ fact }) => fact)),
      ),
  ]
}

const ofMoney: PlaceAnswer = async (input, world) => {
  const { streams } = await reportWealth.compute(input, world)
  const order = Object.entries(streams)
    .filter(([stream]) => STREAMS[stream])
    .toSorted(([, a], [, b]) => b.score - a.score)
    .map(([stream]) => STREAMS[stream]!)
  const fact = packFact(
    'wealth.stream',
    'score',
    `The first stream of money in your chart is ${order[0]}.`,
    order[0]!,
    'reports/report-wealth',
    [],
    WEIGHT,
  )
  return [
    packSentence(`Your chart has its money first in ${order[0]}, and after that in ${order[1]}.`, fact),
    packSentence(`Expect least from ${order.at(-1)}.`, fact),
  ]
}

const ofMeeting: PlaceAnswer = async (input, world) => {
  const { spouse } = await reportMarriage.compute(input, world)
  const fact = packFact(
    'spouse.meeting',
    'position',
    'The house of Venus and the lord of the seventh house show where you meet.',
    null,
    'reports/report-marriage',
    [],
    WEIGHT,
  )
  return [packSentence(spouse.meeting.text, fact), packSentence(spouse.direction.text, fact)]
}

const ofHome: PlaceAnswer = async (input, world) => {
  const { directions } = await reportRelocation.compute(input, world)
  const ranked = directions.toSorted((a, b) => b.score - a.score).map(({ direction }) => direction.toLowerCase())
  const fact = packFact(
    'home.direction',
    'score',
    `The best direction from your birthplace is ${ranked[0]}.`,
    ranked[0]!,
    'reports/report-relocation',
    [],
    WEIGHT,
  )
  return [
    packSentence(
      `To the ${ranked[0]} of your birthplace, or else to the ${ranked[1]}: these directions have most support in your chart.`,
      fact,
    ),
    packSentence(`The ${ranked.at(-1)} has the least.`, fact),
  ]
}

const ANSWERS: Partial<Record<AssessedArea, PlaceAnswer>> = {
  ...{ career: ofWork, wealth: ofMoney, marriage: ofMeeting, romance: ofMeeting },
  ...{ relocation: ofHome, foreign_travel: ofHome, property: ofHome },
}

/** The answer to a question where something is; null for an area without one. */
export const placeSentences = async (
  area: AssessedArea | null,
  { reader, birth, world }: PlaceContext,
): Promise<Sentence[] | null> => {
  const answer = area && ANSWERS[area]
  return answer ? answer({ ...birth, as_of: inputDateText(reader.day), years: 1 }, { ...world, warn() {} }) : null
}
