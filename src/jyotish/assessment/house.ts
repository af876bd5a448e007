import { HOUSES, type HouseNumber, houseFrom, type SignIndex, signName, signOfHouse } from '../../zodiac/signs.ts'
import { occupants, type RasiChart } from '../chart.ts'
import { GRAHAS, type Graha, type Lord, lordOf, named, opening } from '../grahas.ts'
import { DUSTHANAS, KENDRAS, TRIKONAS, UPACHAYAS } from '../house-groups.ts'
import { HOUSE_KARAKAS } from '../house-tone.ts'
import { aspects, naturalBenefics } from '../nature.ts'
import { ashtakavarga, seatsOf } from '../strengths/ashtakavarga.ts'
import { type Assessment, assess, type Bands, type Factor } from './assessment.ts'
import type { PlanetAssessment } from './planet.ts'

/** The condition of a house: how well its matters are held up by its lord, guests, onlookers and bindus. */

export const HOUSE_CONDITIONS = ['supported', 'mixed', 'strained'] as const
export type HouseCondition = (typeof HOUSE_CONDITIONS)[number]

// source: this project's own weighing; the edges leave every band a quarter to two fifths of random charts
const BANDS: Bands<HouseCondition> = [
  ['supported', 56],
  ['mixed', 45],
  ['strained', 0],
]

// source: this project's own weighing of BPHS ch. 11, 24, 26, 32 and of ashtakavarga
const LORD_SHARE = 0.5
const KARAKA_SHARE = 0.15
const OWN_LORD_HERE = 5
const GUEST = 4
const GROWTH_BY_MALEFIC = 2
const LOOK = 2
const BINDU_MEAN = 28
const BINDU_SPAN = 8

export interface HouseAssessment extends Assessment<HouseCondition> {
  readonly house: HouseNumber
  readonly sign: SignIndex
  readonly lord: Lord
  readonly lordHouse: HouseNumber
  readonly bindus: number
}

// source: reports of this project, after BPHS ch. 24; where the lord of a house stands, or a karaka
export const placePoints = (house: HouseNumber): number =>
  KENDRAS.includes(house) || TRIKONAS.includes(house) ? 6 : DUSTHANAS.includes(house) ? -6 : house === 3 ? 0 : 3

/** What a guest does to a house: a malefic serves those of growth. */
export const guestPoints = (benefic: boolean, house: HouseNumber): number =>
  benefic ? GUEST : UPACHAYAS.includes(house) ? GROWTH_BY_MALEFIC : -GUEST

export const lookPoints = (benefic: boolean): number => (benefic ? LOOK : -LOOK)

export const binduPoints = (bindus: number): number => Math.min(BINDU_SPAN, Math.max(-BINDU_SPAN, bindus - BINDU_MEAN))

/** Who touches a house, as factors: everyone in it and everyone who looks at it in full (the nodes look nowhere). */
export const touching = (house: HouseNumber, chart: RasiChart, benefics: ReadonlySet<Graha>): Factor[] => {
  const sign = signOfHouse(chart.ascendant.sign, house)
  return [
    ...occupants(chart.planets, sign).map((planet) => {
      const guest = planet.name as Graha
      return {
        id: `D1.${guest}.house`,
        effect: guestPoints(benefics.has(guest), house),
        text: `${opening(guest)} stands in house ${house}.`,
      }
    }),
    ...GRAHAS.filter((graha) => aspects(graha, chart.graha[graha].sign, sign)).map((graha) => ({
      id: `D1.house${house}.aspected_by.${graha}`,
      effect: lookPoints(benefics.has(graha)),
      text: `${opening(graha)} looks at house ${house}.`,
    })),
  ]
}

export const bindusFactor = (house: HouseNumber, bindus: number): Factor => ({
  id: `SAV.house${house}`,
  effect: binduPoints(bindus),
  text: `House ${house} has ${bindus} bindus of the sarvashtakavarga.`,
})

/** The twelve judged, from the condition of the planets. */
export const houseAssessments = (
  chart: RasiChart,
  planets: Readonly<Record<Graha, PlanetAssessment>>,
): HouseAssessment[] => {
  const { sarva } = ashtakavarga(seatsOf(chart))
  const benefics = naturalBenefics(chart)
  return HOUSES.map((house) => {
    const sign = signOfHouse(chart.ascendant.sign, house)
    const lord = lordOf(sign)
    const karaka = HOUSE_KARAKAS[house]
    const lordHouse = houseFrom(chart.ascendant.sign, chart.graha[lord].sign)
    const bindus = sarva[sign]!
    const byPlanet = (planet: Graha, share: number, what: string): Factor => ({
      id: `D1.${planet}.condition`,
      effect: (planets[planet].score - 50) * share,
      text: `${opening(planet)}, ${what}, is ${planets[planet].band}.`,
    })
    const factors: Factor[] = [
      byPlanet(lord, LORD_SHARE, `lord of house ${house}`),
      {
        id: `D1.house${house}.lord_house`,
        effect: lordHouse === house ? OWN_LORD_HERE : 0,
        text: `The lord of house ${house}, ${named(lord)}, stands in it, in ${signName(sign)}.`,
      },
      ...touching(house, chart, benefics),
      bindusFactor(house, bindus),
      ...(karaka === lord ? [] : [byPlanet(karaka, KARAKA_SHARE, `significator of house ${house}`)]),
    ]
    return { house, sign, lord, lordHouse, bindus, ...assess(factors, BANDS) }
  })
}
