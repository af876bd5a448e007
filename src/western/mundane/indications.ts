import { norm, separation } from '../../zodiac/longitude.ts'
import { type HouseNumber, signName, signOf } from '../../zodiac/signs.ts'
import { ASPECTS, type AspectName, aspectsWithin, MAJOR_ASPECTS, orbsFor } from '../aspects.ts'
import { type ChartPoint, isDayChart, type TropicalChart } from '../chart.ts'
import { essentialDignity } from '../dignities.ts'
import { houseOf } from '../houses.ts'
import type { LineAngle } from '../location/lines.ts'
import { NATURES } from '../location/tables.ts'
import { PLANETS, type Planet } from '../points.ts'
import { rulerOf } from '../signs.ts'
import { planetInHouse } from './planet-in-house.ts'
import { HOUSE_MATTERS, PLANET_MATTERS } from './significations.ts'

/** An indication of a mundane chart by tradition. */
export interface MundaneIndication {
  factor: string
  /** The house or houses that the indication concerns. */
  where: string
  /** -5 to 5. */
  weight: number
  source: string
  text: string
}

// source: the contract's rules of indications, degrees
const ANGULAR_ORB = 8
const CLOSE_ORB = 3
const JUDGED_HOUSES = [1, 2, 4, 7, 10] as const satisfies readonly HouseNumber[]

// source: the angles are the cusps of these houses, by definition
const HOUSE_OF_ANGLE = { ASC: 1, IC: 4, DSC: 7, MC: 10 } as const satisfies Record<LineAngle, HouseNumber>
const ANGLE_WORDS = {
  ASC: 'the Ascendant',
  IC: 'the lower Midheaven',
  DSC: 'the Descendant',
  MC: 'the Midheaven',
} as const satisfies Record<LineAngle, string>

const angleLongitudes = ({ ascendant, midheaven }: Pick<TropicalChart, 'ascendant' | 'midheaven'>) => ({
  ASC: ascendant as number,
  IC: norm(midheaven + 180),
  DSC: norm(ascendant + 180),
  MC: midheaven as number,
})

export interface AngularPlanet {
  readonly planet: Planet
  readonly angle: LineAngle
  /** Degrees of longitude. */
  readonly orb: number
}

type PlanetPoint = ChartPoint & { readonly name: Planet }
/** The planets from Sun to Pluto. */
const planetsOf = ({ points }: Pick<TropicalChart, 'points'>): PlanetPoint[] =>
  points.filter((point): point is PlanetPoint => (PLANETS as readonly string[]).includes(point.name))

/** Sun to Pluto within 8 degrees of longitude of an angle, in the order of planets. */
export const angularPlanets = (chart: Pick<TropicalChart, 'points' | 'ascendant' | 'midheaven'>): AngularPlanet[] => {
  const angles = Object.entries(angleLongitudes(chart)) as [LineAngle, number][]
  return planetsOf(chart).flatMap(({ name, longitude }) =>
    angles.flatMap(([angle, at]) => {
      const orb = separation(longitude, at)
      return orb <= ANGULAR_ORB ? [{ planet: name, angle, orb }] : []
    }),
  )
}

const clip = (value: number, most: number) => Math.max(-most, Math.min(most, value)) + 0
const planetPhrase = (planet: Planet) => (planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet)
const capitalise = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const inHouse = (house: number) => `house ${house}`

const ASPECT_PHRASES: Record<(typeof MAJOR_ASPECTS)[number], string> = {
  conjunction: 'are bound up with',
  sextile: 'are helped by',
  trine: 'go smoothly with',
  square: 'are hindered by',
  opposition: 'stand against',
}

/** The condition of a ruler as a phrase. */
const rulerCondition = (score: number, dignities: readonly string[], debilities: readonly string[]) =>
  score > 0 ? `well placed by ${dignities.join(' and ')}` : `ill placed (${debilities.join(' and ')})`

/**
 * The indications of a mundane chart, by the size of their weight: planets on angles and in houses, rulers of the chief houses,
 * close aspects, and the eclipse of the chart.
 */
export const mundaneIndications = (
  chart: TropicalChart,
  eclipse?: { longitude: number; isGreat: boolean } | null,
): MundaneIndication[] => {
  const planets = planetsOf(chart)
  const isDay = isDayChart(chart)
  const angularIndications = angularPlanets(chart).map(({ planet, angle, orb }): MundaneIndication => {
    const house = HOUSE_OF_ANGLE[angle]
    return {
      factor: `${planet} on ${angle}`,
      where: inHouse(house),
      weight: clip(2 * NATURES[planet], 5),
      source: 'planets on the angles speak loudest (Ptolemy, Lilly)',
      text: `${capitalise(planetPhrase(planet))} stands ${orb.toFixed(1)}° from ${ANGLE_WORDS[angle]}, where a planet is heard most: ${PLANET_MATTERS[planet]} set the note for ${HOUSE_MATTERS[house]}.`,
    }
  })
  const houseIndications = planets.flatMap(({ name, house }): MundaneIndication[] =>
    house === null
      ? []
      : [
          {
            factor: `${name} in house`,
            where: inHouse(house),
            weight: NATURES[name],
            source: 'planet in the house (common mundane practice)',
            text: planetInHouse(name, house),
          },
        ],
  )
  const rulerIndications = JUDGED_HOUSES.flatMap((house): MundaneIndication[] => {
    const cusp = chart.houses.cusps[house - 1]
    if (cusp === null || cusp === undefined) return []
    const ruler = rulerOf(signOf(cusp))
    const { longitude } = chart.point[ruler]
    const { score, dignities, debilities } = essentialDignity(ruler, longitude, isDay)
    const weight = clip(Math.sign(score) * Math.round(Math.abs(score) / 2), 5)
    if (weight === 0) return []
    return [
      {
        factor: `${ruler} rules house ${house}`,
        where: inHouse(house),
        weight,
        source: 'essential dignity of the ruler (Lilly)',
        text: `${capitalise(planetPhrase(ruler))}, who rules house ${house}, is in ${signName(signOf(longitude))}, ${rulerCondition(score, dignities, debilities)}: ${HOUSE_MATTERS[house]} ${score > 0 ? 'have a strong hand' : 'have a weak hand'}.`,
      },
    ]
  })
  const aspectIndications = aspectsWithin(planets, orbsFor('natal', MAJOR_ASPECTS))
    .filter(({ orb }) => orb <= CLOSE_ORB)
    .map(({ a, b, aspect, orb }): MundaneIndication => {
      const houses = [...new Set([a.house, b.house].filter((house) => house !== null))]
      return {
        factor: `${a.name} ${aspect} ${b.name}`,
        where:
          houses.length > 1 ? `houses ${houses.join(' and ')}` : houses.length === 1 ? inHouse(houses[0]!) : 'chart',
        weight: aspectWeight(aspect, a.name, b.name),
        source: 'close major aspect (orb up to 3 degrees)',
        text: `${capitalise(planetPhrase(a.name))} and ${planetPhrase(b.name)} are ${orb.toFixed(1)}° from an exact ${aspect}: ${PLANET_MATTERS[a.name]} ${ASPECT_PHRASES[aspect as keyof typeof ASPECT_PHRASES]} ${PLANET_MATTERS[b.name]}.`,
      }
    })
  const eclipseIndications = eclipse ? eclipsedDegreeIndications(chart, eclipse) : []
  const rows = [
    ...angularIndications,
    ...houseIndications,
    ...rulerIndications,
    ...aspectIndications,
    ...eclipseIndications,
  ]
  const seen = new Set<string>()
  return rows
    .filter((row) => {
      const text = JSON.stringify(row)
      return seen.has(text) ? false : seen.add(text)
    })
    .sort((x, y) => Math.abs(y.weight) - Math.abs(x.weight))
}

const aspectWeight = (aspect: AspectName, a: Planet, b: Planet): number => {
  if (aspect === 'conjunction') return clip(NATURES[a] + NATURES[b], 3)
  return ASPECTS[aspect].nature === 'harmonious' ? 2 : -2
}

const eclipsedDegreeIndications = (
  { houses }: TropicalChart,
  { longitude, isGreat }: { longitude: number; isGreat: boolean },
): MundaneIndication[] => {
  const house = houseOf(longitude, houses)
  if (house === null) return []
  return [
    {
      factor: 'eclipse in house',
      where: inHouse(house),
      weight: isGreat ? -3 : -2,
      source: 'house of the eclipsed degree (Ptolemy, Tetrabiblos II)',
      text: `The eclipsed degree is in house ${house}: by tradition ${HOUSE_MATTERS[house]} are what the eclipse puts to the test here.`,
    },
  ]
}
