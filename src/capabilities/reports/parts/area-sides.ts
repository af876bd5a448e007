import type { AreaRule } from '../../../jyotish/assessment/area.ts'
import { capitalisedName, GRAHAS, type Graha } from '../../../jyotish/grahas.ts'
import type { Cell } from '../../../readings/passage.ts'
import { houseInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, signName } from '../../../zodiac/signs.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { conditionSentences } from '../../shared/narrative/condition.ts'
import { areaKind } from './area-kind.ts'
import type { OpenArea } from './area-report.ts'
import { lordSeatFact, seatFact } from './area-sections.ts'

/** Passages with a good and a bad side, chosen by the chart. */

type Sides = Readonly<Record<'good' | 'bad', Cell>>

const sideOf = ({ planets }: OpenArea, planet: Graha) => (planets[planet].score >= 50 ? 'good' : 'bad')

/** The text of each planet in a house, by its condition. */
export const guestsOf = (open: OpenArea, house: HouseNumber) =>
  Object.fromEntries(
    GRAHAS.map((planet): [Graha, Cell] => [planet, open.texts.inHouse(planet, house, sideOf(open, planet))]),
  ) as Record<Graha, Cell>

/** The lord of a house in its position, by its condition. */
export const lordText = (open: OpenArea, house: HouseNumber): Grounded[] => {
  const assessment = open.houses[house - 1]!
  const { lord, lordHouse } = assessment
  return open.describe(open.texts.lordIn(house, lordHouse, sideOf(open, lord)), [
    lordSeatFact(assessment),
    open.conditionFact(lord),
  ])
}

/** A significator with its condition and the result. */
export const significatorText = (open: OpenArea, planet: Graha, texts: Sides): Grounded[] =>
  open
    .describe(texts[sideOf(open, planet)], [open.conditionFact(planet), seatFact(planet, open.chart)])
    .map(({ text, because }) => ({
      text: `${capitalisedName(planet)} ${conditionSentences(open.planets[planet])}. ${text}`,
      because,
    }))

interface Part<K extends string> {
  readonly key: K
  /** In the form that opens a sentence: "Study abroad". */
  readonly label: string
  readonly own: Partial<AreaRule>
  readonly says: Sides
}

/**
 * The parts of an area, in order, with condition and reasons. The best and worst have full texts with their results: of many parts the two
 * best and the worst, of a few the best and the worst, of two the worse.
 */
export const partsText = <K extends string>(open: OpenArea, parts: readonly Part<K>[]) => {
  const read = parts.map((part) => ({ ...part, ...areaKind(open, part.key, part.label, part.own) }))
  const ranked = read.toSorted((a, b) => b.assessment.score - a.assessment.score)
  const leading = [...ranked.slice(0, ranked.length > 5 ? 2 : ranked.length > 2 ? 1 : 0), ranked.at(-1)!].map(
    ({ key }) => key,
  )
  const facts = read.map(({ key, label, says: texts, assessment, said: content, row }) => {
    const side = assessment.score >= 50 ? 'good' : 'bad'
    const leaning =
      assessment.band === 'mixed'
        ? [`For ${label.toLowerCase()} the ${side === 'good' ? 'better' : 'harder'} side is ahead.`]
        : []
    const further = leading.includes(key) ? open.describe(texts[side], content.because) : []
    const text = [content.text, ...leaning, ...further.map((each) => each.text)].join(' ')
    return {
      key,
      label,
      assessment,
      row: { ...row, text },
      said: { text, because: content.because } satisfies Grounded,
    }
  })
  return {
    rows: Object.fromEntries(facts.map(({ key, row }) => [key, row])) as Record<K, (typeof facts)[number]['row']>,
    /** From best to worst. */
    ranked: ranked.map(({ key }) => facts.find((each) => each.key === key)!),
  }
}

/** The position of a significator, and whether it aspects the house of the matter. */
export const outlookText = (open: OpenArea, planet: Graha, house: HouseNumber): Grounded => {
  const { house: seat, sign } = open.chart.graha[planet]
  const sees = open.houses[house - 1]!.aspectedBy.includes(planet)
  const at = seat === house ? 'the house in question itself' : `${houseInWords(seat)}, in ${signName(sign)}`
  return open.state(
    `${capitalisedName(planet)} stands in ${at}${seat === house ? '' : sees ? `, and looks at ${houseInWords(house)} from there` : `, from where it does not look at ${houseInWords(house)}`}.`,
    seatFact(planet, open.chart),
  )
}
