import { concurrently } from '../../../concurrency.ts'
import type { PlanetAssessment } from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { capitalisedName, type Graha, lordOf } from '../../../jyotish/grahas.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import { vargaSeat } from '../../../jyotish/vargas.ts'
import { isYoung } from '../../../readings/age-filter.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import { type HouseNumber, signName, signOfHouse } from '../../../zodiac/signs.ts'
import { placementTexts, type StarTitle } from '../placement-texts.ts'
import { placementHalf, seatWriter } from './position.ts'

/** The placements of a birth as facts with readings. */

const SOURCE = 'vedic-charts/birth-chart'
type SignTitle = 'nature' | 'strength' | 'care'
/** A fact with the half of its passage that the planet's condition selects. */
export interface PlacedFact extends FactText {
  readonly planet: Graha
}

/** Loads the placement topics for the age once; then each fact is a look-up. */
export const placementWriter = async (
  chart: RasiChart,
  conditions: Readonly<Record<Graha, PlanetAssessment>>,
  years: number,
) => {
  const { graha, ascendant, planets } = chart
  const [texts, padas, childPadas] = await concurrently(
    () => placementTexts(years),
    () => corpus('pada'),
    () => corpus('child-pada'),
  )
  const seats = seatWriter(chart, conditions, texts)
  const fact = (
    id: string,
    text: string,
    value: string | number,
    weight: number,
    corpusTexts: FactText['says'],
  ): FactText => ({
    id,
    kind: 'position',
    text,
    value,
    source: SOURCE,
    weight,
    says: corpusTexts,
  })
  const rising = signName(ascendant.sign)
  const moon = signName(graha.Moon.sign)
  const sun = signName(graha.Sun.sign)
  const inHouse = (planet: Graha, weight = 5): PlacedFact => ({
    ...seats.inHouse(planet),
    source: SOURCE,
    weight,
    planet,
  })
  return {
    rising: (title: SignTitle, weight = 9) =>
      fact('D1.lagna.sign', `${rising} rises.`, rising, weight, texts.rising(rising, title)),
    moonSign: (title: SignTitle, weight = 9) =>
      fact('D1.Moon.sign', `The Moon is in ${moon}.`, moon, weight, texts.moonSign(moon, title)),
    sunSign: (title: SignTitle, weight = 8) =>
      fact('D1.Sun.sign', `The Sun is in ${sun}.`, sun, weight, texts.sunSign(sun, title)),
    /** The nakshatra of a planet, by default the Moon's: only the Moon's describes character. */
    star: (title: StarTitle, weight = 6, of: Graha = 'Moon'): FactText => {
      const star = NAKSHATRAS[graha[of].nakshatra]!
      const { says, words } = texts.star(star, title)
      return { ...seats.inStar(of), source: SOURCE, weight, says, ...(words ? { words } : {}) }
    },
    pada: (weight = 6) => {
      const { nakshatra, pada, longitude } = graha.Moon
      const star = NAKSHATRAS[nakshatra]!
      const navamsha = signName(vargaSeat(longitude, 'D9').sign)
      return fact(
        'D9.Moon.sign',
        `The Moon is in quarter ${pada} of ${star}.`,
        navamsha,
        weight,
        isYoung(years) ? childPadas[navamsha] : padas[star][pada as 1 | 2 | 3 | 4],
      )
    },
    lordOfHouse: (house: HouseNumber) => lordOf(signOfHouse(ascendant.sign, house)),
    /** The lord of a house, by its position and its weakness there. */
    lord: (house: HouseNumber, weight = 7): PlacedFact => {
      const lord = lordOf(signOfHouse(ascendant.sign, house))
      const at = graha[lord].house
      const { half, since } = placementHalf(conditions[lord])
      const text = `${capitalisedName(lord)}, lord of house ${house}, stands in house ${at}${since}.`
      return { ...fact(`D1.house.${house}.lord`, text, at, weight, texts.lordIn(house, at, half)), planet: lord }
    },
    inHouse,
    inSign: (planet: Graha, weight = 4): FactText => ({ ...seats.inSign(planet), source: SOURCE, weight }),
    inStar: (planet: Graha, weight = 3): FactText => ({ ...seats.inStar(planet), source: SOURCE, weight }),
    /** Occupants of the houses, those of the first before those of the next. */
    guests: (...houses: HouseNumber[]): PlacedFact[] =>
      houses.flatMap((house) =>
        planets.filter((planet) => planet.house === house).map(({ name }) => inHouse(name as Graha)),
      ),
  }
}

export type PlacementWriter = Awaited<ReturnType<typeof placementWriter>>
