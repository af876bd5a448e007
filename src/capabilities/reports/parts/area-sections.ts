import type { AreaBand } from '../../../jyotish/assessment/area.ts'
import type { HouseAssessment } from '../../../jyotish/assessment/house.ts'
import type { Tie } from '../../../jyotish/assessment/timeline.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { type Dignity, dignity, vargaDignity } from '../../../jyotish/dignity.ts'
import { type Graha, isNode, named, opening } from '../../../jyotish/grahas.ts'
import { type Varga, vargaSeat } from '../../../jyotish/vargas.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { houseInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, signName } from '../../../zodiac/signs.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { factorFact, type OpenArea, scoredSection } from './area-report.ts'

/** Sections that most reports on an area have: a house, a lord in its divisional chart, a significator. */

const CHART = 'vedic-charts/birth-chart'

export const DIGNITY_HEADS: Record<DignityGroup, string> = {
  exalted: 'rises to exaltation',
  own: 'comes home',
  friend: 'finds a friend',
  neutral: 'stands on its own',
  enemy: 'is among strangers',
  debilitated: 'is in its fall',
}

/** Moolatrikona is told as one's own ground. */
export type DignityGroup = Exclude<Dignity, 'moolatrikona'>
export const groupOf = (stands: Dignity): DignityGroup => (stands === 'moolatrikona' ? 'own' : stands)

/** A house in the four shades of an area. */
export const houseShade = ({ band, score }: HouseAssessment): AreaBand =>
  band === 'supported' ? (score >= 70 ? 'strong' : 'good') : band === 'mixed' ? 'mixed' : 'weak'

export const seatFact = (planet: Graha, { graha }: RasiChart): Fact => ({
  id: `D1.${planet}.house`,
  kind: 'position',
  text: `${opening(planet)} stands in house ${graha[planet].house}.`,
  value: graha[planet].house,
  source: CHART,
})

export const lordSeatFact = ({ house, lord, lordHouse }: HouseAssessment): Fact => ({
  id: `D1.house.${house}.lord`,
  kind: 'position',
  text: `${opening(lord)}, lord of house ${house}, stands in house ${lordHouse}.`,
  value: lordHouse,
  source: CHART,
})

/** A house by its shade, and everyone who stands in it; with nobody there, its lord. */
export const houseText = (
  { chart, houses, tell, state }: OpenArea,
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
  const words = { lord: named(house.lord), house: houseInWords(number) }
  return [
    ...tell(shades[houseShade(house)], [scoreFact, ...house.factors.map(factorFact)], words),
    ...house.occupants.flatMap((planet) => tell(guests[planet], [seatFact(planet, chart)], words)),
    ...(house.occupants.length === 0
      ? [
          state(
            `Nobody stands in ${houseInWords(number)}; ${named(house.lord)}, its lord, acts from ${house.lordHouse === number ? 'that very house' : houseInWords(house.lordHouse)}.`,
            lordSeatFact(house),
          ),
        ]
      : []),
  ]
}

interface Divided {
  readonly varga: Varga
  readonly called: string
  readonly says: Record<DignityGroup, Cell>
}

const divided = (open: OpenArea, number: HouseNumber, { varga, called, says }: Divided) => {
  const { chart, houses } = open
  const { lord } = houses[number - 1]!
  const { sign } = vargaSeat(chart.graha[lord].longitude, varga)
  const stands = vargaDignity(lord, sign, chart.graha)
  const rises = vargaSeat(chart.ascendant.longitude, varga).sign
  const fact: Fact = {
    id: `${varga}.${lord}.dignity`,
    kind: 'dignity',
    text: `${opening(lord)} is in ${signName(sign)} in ${varga}, where ${signName(rises)} rises.`,
    value: stands,
    source: 'vedic-charts/divisional-charts',
  }
  const told = [
    open.state(
      `In the ${called} ${signName(rises)} rises, and ${named(lord)}, lord of ${houseInWords(number)}, stands in ${signName(sign)}.`,
      fact,
    ),
    ...open.tell(says[groupOf(stands)], [fact], { lord: named(lord) }),
  ]
  return { lord, group: groupOf(stands), told }
}

/** The lord of a house in the divisional chart of the matter. */
export const vargaText = (open: OpenArea, number: HouseNumber, chart: Divided): Grounded[] =>
  divided(open, number, chart).told

/** The same as a section, under what the lord finds there. */
export const vargaSection = (open: OpenArea, id: string, number: HouseNumber, chart: Divided) => {
  const { lord, group, told } = divided(open, number, chart)
  return scoredSection(id, `In the ${chart.called} ${named(lord)} ${DIGNITY_HEADS[group]}`, null, told)
}

/** A significator by its dignity, and in what condition that leaves it. */
export const karakaText = (
  { chart, tell, state, conditionFact }: OpenArea,
  planet: Graha,
  says: Record<DignityGroup, Cell>,
): Grounded[] => {
  const stands = dignity(chart.graha[planet], chart.graha)
  const fact: Fact = {
    id: `D1.${planet}.dignity`,
    kind: 'dignity',
    text: `${opening(planet)} is in ${signName(chart.graha[planet].sign)}.`,
    value: stands,
    source: CHART,
  }
  return [
    ...tell(says[groupOf(stands)], [fact, seatFact(planet, chart)], {
      planet: named(planet),
      sign: signName(chart.graha[planet].sign),
    }),
    state(
      `Taken as a whole, ${named(planet)} ${conditionFact(planet).text.slice(opening(planet).length + 1)}`,
      conditionFact(planet),
    ),
  ]
}

/** Combinations as a heading: the first three by name. */
export const yogasHead = ({ yogas }: Pick<OpenArea, 'yogas'>) =>
  yogas.length > 0
    ? `Combinations: ${yogas
        .slice(0, 3)
        .map(({ name }) => name)
        .join('; ')}`
    : 'No combination is whole'

/** Two ways to head what has times: by the best of them, or by why there are none. */
export const timingHead = ({ periods, minor, day, readFrom }: OpenArea) => {
  const best = ripestOf(periods)[0]
  if (best) return `When: above all from ${day(best.begins)}`
  return minor && periods.length === 0
    ? `When: from ${day(readFrom)} at the earliest`
    : 'When: at no time more than another'
}

/** The facts that the timeline cites. */
export const timelineFacts = ({ periods }: OpenArea): Fact[] => periods.flatMap(({ ties }) => ties)

const ripestOf = (periods: OpenArea['periods']) =>
  periods.filter(({ ties }) => ties.length > 0).toSorted((a, b) => b.score - a.score)
/** The three periods that have most to do with the area, in the order of time. */
export const ripestPeriods = ({ periods }: OpenArea) =>
  ripestOf(periods)
    .slice(0, 3)
    .sort((a, b) => a.start - b.start)

/** Those periods, each with what opens it, or with one of that, another each time; of the lord of a mahadasha it is told once. */
export const timingText = (open: OpenArea, says: Record<Tie | 'double_transit', Cell>, quiet: Cell): Grounded[] => {
  const { tell, state, scoreFact } = open
  const ripest = ripestPeriods(open)
  if (ripest.length === 0) return tell(quiet, [scoreFact])
  return ripest.flatMap(({ text, short, great, ruler, ties, lesser, double }, i) => {
    // What a node owns it owns through another.
    const opens = [
      ...lesser.filter((tie) => tie !== 'owner' || !isNode(ruler)),
      ...(double ? (['double_transit'] as const) : []),
    ]
    const known = ripest.slice(0, i).some((earlier) => earlier.great === great)
    // The weightiest opening that has not been told yet.
    const told = opens.reduce<Grounded[]>(
      (found, tie) => (found.length > 0 ? found : tell(says[tie], ties, { ruler: named(ruler) })),
      [],
    )
    return [state(known ? short : text, ...ties), ...told]
  })
}
