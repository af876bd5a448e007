import type { AreaBand } from '../../../jyotish/assessment/area.ts'
import type { HouseAssessment } from '../../../jyotish/assessment/house.ts'
import { rankedPeriods, timeLimitsOf } from '../../../jyotish/assessment/named-periods.ts'
import type { Tie } from '../../../jyotish/assessment/timeline.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { type Dignity, vargaDignity } from '../../../jyotish/dignity.ts'
import { capitalisedName, type Graha, isNode, nameInSentence } from '../../../jyotish/grahas.ts'
import { type Varga, vargaSeat } from '../../../jyotish/vargas.ts'
import { isLate } from '../../../readings/age-filter.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { houseInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, signName } from '../../../zodiac/signs.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { joinReason } from '../../shared/narrative/causes.ts'
import { factorFact, type OpenArea, scoredSection } from './area-report.ts'

/** Sections of most area reports: a house, a lord in its divisional chart, a significator. */

const CHART = 'vedic-charts/birth-chart'

export const DIGNITY_HEADS: Record<DignityGroup, string> = {
  exalted: 'rises to exaltation',
  own: 'comes home',
  friend: 'finds a friend',
  neutral: 'stands on its own',
  enemy: 'is among strangers',
  debilitated: 'is in its fall',
}

/** Moolatrikona is described as own sign. */
export type DignityGroup = Exclude<Dignity, 'moolatrikona'>
export const groupOf = (positionText: Dignity): DignityGroup => (positionText === 'moolatrikona' ? 'own' : positionText)

/** A house in the four shades of an area. */
export const houseShade = ({ band, score }: HouseAssessment): AreaBand =>
  band === 'supported' ? (score >= 70 ? 'strong' : 'good') : band === 'mixed' ? 'mixed' : 'weak'

export const seatFact = (planet: Graha, { graha }: RasiChart): Fact => ({
  id: `D1.${planet}.house`,
  kind: 'position',
  text: `${capitalisedName(planet)} stands in house ${graha[planet].house}.`,
  value: graha[planet].house,
  source: CHART,
})

export const lordSeatFact = ({ house, lord, lordHouse }: HouseAssessment): Fact => ({
  id: `D1.house.${house}.lord`,
  kind: 'position',
  text: `${capitalisedName(lord)}, lord of house ${house}, stands in house ${lordHouse}.`,
  value: lordHouse,
  source: CHART,
})

/** A house by its shade, with all occupants. */
export const houseText = (
  { chart, houses, describe }: OpenArea,
  number: HouseNumber,
  shades: Record<AreaBand, Cell>,
  guests: Record<Graha, Cell>,
): Grounded[] => {
  const house = houses[number - 1]!
  const scoreFact: Fact = {
    id: `score.house${number}`,
    kind: 'score',
    text: `House ${number} has ${house.score} of 100 points: ${house.band}.`,
    value: house.score,
    source: 'reports/area_score',
  }
  const words = { lord: nameInSentence(house.lord), house: houseInWords(number) }
  return [
    ...describe(
      shades[houseShade(house)],
      [scoreFact, ...house.factors.map(factorFact), ...(house.occupants.length === 0 ? [lordSeatFact(house)] : [])],
      words,
    ),
    ...house.occupants.flatMap((planet) => describe(guests[planet], [seatFact(planet, chart)], words)),
  ]
}

interface Divided {
  readonly varga: Varga
  readonly called: string
  readonly says: Record<DignityGroup, Cell>
}

const divided = (open: OpenArea, number: HouseNumber, { varga, called: name, says: texts }: Divided) => {
  const { chart, houses } = open
  const { lord } = houses[number - 1]!
  const { sign } = vargaSeat(chart.graha[lord].longitude, varga)
  const positionText = vargaDignity(lord, sign, chart.graha)
  const rises = vargaSeat(chart.ascendant.longitude, varga).sign
  const fact: Fact = {
    id: `${varga}.${lord}.dignity`,
    kind: 'dignity',
    text: `${capitalisedName(lord)} is in ${signName(sign)} in ${varga}, where ${signName(rises)} rises.`,
    value: positionText,
    source: 'vedic-charts/divisional-charts',
  }
  const passages = joinReason(
    open.describe(texts[groupOf(positionText)], [fact], { lord: nameInSentence(lord) }),
    open.state(
      `In the ${name} ${signName(rises)} rises, and ${nameInSentence(lord)}, lord of ${houseInWords(number)}, stands in ${signName(sign)}.`,
      fact,
    ),
  )
  return { lord, group: groupOf(positionText), told: passages }
}

/** The varga text as a section, headed by the lord's dignity there. */
export const vargaSection = (open: OpenArea, id: string, number: HouseNumber, chart: Divided) => {
  const { lord, group, told: passages } = divided(open, number, chart)
  return scoredSection(id, `In the ${chart.called} ${nameInSentence(lord)} ${DIGNITY_HEADS[group]}`, null, passages)
}

/** Combinations as a heading: the first three names. */
export const yogasHead = ({ yogas }: Pick<OpenArea, 'yogas'>) =>
  yogas.length > 0
    ? `Combinations: ${yogas
        .slice(0, 3)
        .map(({ name }) => name)
        .join('; ')}`
    : 'No combination is whole'

/** The heading of a timing section: the best times, or the reason for none. */
export const timingHead = ({ periods, minor, day, readFrom, age, born }: OpenArea) => {
  const { best } = rankedPeriods(
    withTies(periods),
    timeLimitsOf({ age, isLate: isLate(age) }, { readFrom, birth: born.moment.jd }),
  )
  if (best) return `When: above all from ${day(best.begins)}`
  return minor && periods.length === 0
    ? `When: from ${day(readFrom)} at the earliest`
    : 'When: at no time more than another'
}

/** The facts that the timeline cites. */
export const timelineFacts = ({ periods }: OpenArea): Fact[] => periods.flatMap(({ ties }) => ties)

const withTies = (periods: OpenArea['periods']) =>
  periods.map((period) => ({ ...period, period, tied: period.ties.length > 0 }))
/** The three periods most relevant to the area, in chronological order. */
export const ripestPeriods = ({ periods }: Pick<OpenArea, 'periods'>) =>
  rankedPeriods(withTies(periods)).named.map(({ period }) => period)

/** The periods with a different tie each, for the parents of a minor. */
export const timingText = (
  open: OpenArea,
  matter: string,
  texts: Record<Tie | 'double_transit', Cell>,
  quiet: Cell,
): Grounded[] => {
  const { describe, state, scoreFact, day } = open
  const ripest = ripestPeriods(open)
  if (ripest.length === 0) return describe(quiet, [scoreFact])
  return ripest.flatMap(({ begins, end, great, ruler, ties, lesser, contacts }) => {
    // A node owns houses through its sign lord.
    const opens = [
      ...lesser.filter((tie) => tie !== 'owner' || !isNode(ruler)),
      ...(contacts.length > 0 ? (['double_transit'] as const) : []),
    ]
    // The heaviest tie not yet described.
    const passages = opens.reduce<Grounded[]>(
      (results, tie) => (results.length > 0 ? results : describe(texts[tie], ties, { ruler: nameInSentence(ruler) })),
      [],
    )
    const lords = great === ruler ? nameInSentence(ruler) : `${nameInSentence(ruler)} and ${nameInSentence(great)}`
    return [
      state(`The time from ${day(begins)} to ${day(end)}, under ${lords}, has most to do with ${matter}.`, ...ties),
      ...passages,
    ]
  })
}
