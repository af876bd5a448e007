import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Told } from '../../../readings/fact.ts'
import { type Contact, type Moving, sentence } from '../../../western/aspects.ts'
import { type ChartShape, tenOf } from '../../../western/balance.ts'
import { isDayChart, type TropicalChart } from '../../../western/chart.ts'
import { essentialDignity } from '../../../western/dignities.ts'
import { houseSignification } from '../../../western/houses.ts'
import { KEYWORDS, type Name, type Planet, type PointName, SEVEN } from '../../../western/points.ts'
import { modeOf, rulerOf, SIGN_KEYWORDS } from '../../../western/signs.ts'
import { elementOf, signName, signOf } from '../../../zodiac/signs.ts'

import { contactInWords, joined, withArticle } from '../../vocabulary/tropical/in-words.ts'

// What a natal chart says, sentence by sentence; each names the placement it rests on.

export const READ_DIGNITIES = [
  'domicile',
  'exaltation',
  'detriment',
  'fall',
  'triplicity',
  'term',
  'face',
  'peregrine',
] as const
type ReadDignity = (typeof READ_DIGNITIES)[number]

const signAtLongitude = (longitude: number) => signName(signOf(longitude))
const pointOf = ({ point }: TropicalChart, name: PointName) => point[name]
const dignityOf = (name: Planet, longitude: number, isDay: boolean): ReadDignity | null => {
  const classical = SEVEN.find((each) => each === name)
  if (!classical) return null
  const { dignities, debilities } = essentialDignity(classical, longitude, isDay)
  const has: readonly string[] = [...dignities, ...debilities]
  return READ_DIGNITIES.find((word) => has.includes(word))!
}

const placeInWords = ({ longitude, house }: { longitude: number; house: number | null }): string =>
  `${signAtLongitude(longitude)}${house === null ? '' : `, house ${house}`}`

/** Where the ruler of a longitude stands: `Jupiter in Aquarius, house 9`. */
const rulerInWords = (chart: TropicalChart, longitude: number): string => {
  const ruler = rulerOf(signOf(longitude))
  return `${withArticle(ruler)} in ${placeInWords(pointOf(chart, ruler)!)}`
}

/** Sun and Moon in a line, their passages being in the readings of the planets; the Ascendant in full. */
export const bigThreeTexts = async (chart: TropicalChart) => {
  const rising = signAtLongitude(chart.ascendant)
  const ascendant = compose([
    {
      id: 'natal.Ascendant.sign',
      kind: 'position',
      text: `${rising} rises.`,
      value: rising,
      source: 'western/western-natal-chart',
      weight: 1,
      says: (await corpus('western-ascendant'))[rising],
    },
  ])
  const text = (name: 'Sun' | 'Moon', longitude: number) => {
    const sign = signOf(longitude)
    const kind = `${modeOf(sign).toLowerCase()} ${elementOf(sign).toLowerCase()}`
    const first = sentence(
      `${withArticle(name)} in ${signName(sign)} puts ${KEYWORDS[name]} under a ${kind} sign: ${SIGN_KEYWORDS[signName(sign)]}`,
    )
    return rulerOf(sign) === name
      ? `${first} It rules this sign itself and answers to no one else in the chart.`
      : `${first} ${sentence(`it answers to ${rulerInWords(chart, longitude)}`)}`
  }
  return {
    sun: text('Sun', chart.point.Sun.longitude),
    moon: text('Moon', chart.point.Moon.longitude),
    ascendant: `${prose(ascendant)} ${sentence(`the ruler of this Ascendant is ${rulerInWords(chart, chart.ascendant)}`)}`,
  }
}

/** Sun to Pluto, each by sign and, where there are houses, by house. */
export const planetReadings = async (chart: TropicalChart) => {
  const [inSign, inHouse] = await Promise.all([corpus('western-planet-in-sign'), corpus('western-planet-in-house')])
  const isDay = isDayChart(chart)
  const said = new Set<string>()
  return tenOf(chart).map(({ name, longitude, house }) => {
    const sign = signAtLongitude(longitude)
    const stands = { kind: 'position', source: 'western/western-natal-chart' } as const
    const bySign: Told = {
      ...stands,
      id: `natal.${name}.sign`,
      text: `${name} stands in ${sign}.`,
      value: sign,
      weight: 2,
      says: inSign[name][sign],
    }
    const byHouse: Told[] =
      house === null
        ? []
        : [
            {
              ...stands,
              id: `natal.${name}.house`,
              text: `${name} stands in house ${house}.`,
              value: house,
              weight: 1,
              says: inHouse[name][house],
            },
          ]
    return {
      planet: name,
      sign,
      house,
      dignity: dignityOf(name, longitude, isDay),
      text: prose(compose([bySign, ...byHouse], { said })),
    }
  })
}

/** Every house by the sign on its cusp, the ruler of that sign and who stands there. */
export const houseReadings = (chart: TropicalChart) =>
  chart.houses.cusps.map((cusp, i) => {
    const house = i + 1
    const planets = chart.points.filter((point) => point.house === house).map(({ name }) => name)
    const matters = houseSignification(house)
    if (cusp === null)
      return {
        house,
        sign: null,
        ruler: null,
        ruler_house: null,
        planets,
        text: `House ${house} (${matters}) has no cusp in this system so near the pole, and is left unread.`,
      }
    const sign = signAtLongitude(cusp)
    const ruler = rulerOf(signOf(cusp))
    const rulerHouse = pointOf(chart, ruler)!.house
    const led =
      rulerHouse === null
        ? ''
        : rulerHouse === house
          ? ` ${sentence(`${withArticle(ruler)} rules house ${house} and stands in it, so these matters look after themselves`)}`
          : ` ${sentence(`${withArticle(ruler)}, ruler of house ${house}, stands in house ${rulerHouse} and joins them to ${houseSignification(rulerHouse)}`)}`
    const held =
      planets.length === 0
        ? ` No point stands in house ${house}, so the ruler speaks for it.`
        : ` ${sentence(`${joined(planets.map(withArticle))} ${planets.length === 1 ? 'stands' : 'stand'} here and ${planets.length === 1 ? 'brings' : 'bring'} ${joined(planets.map((name) => KEYWORDS[name]))}`)}`
    return {
      house,
      sign,
      ruler,
      ruler_house: rulerHouse,
      planets,
      text: `House ${house} opens in ${sign}: in ${matters} the manner is ${SIGN_KEYWORDS[sign]}.${led}${held}`,
    }
  })

/** The two nodes: what to go towards and what one falls back on. */
export const nodesText = (chart: TropicalChart): string => {
  const [north, south] = [pointOf(chart, 'North Node')!, pointOf(chart, 'South Node')!]
  const [ahead, behind] = [north, south].map(({ longitude }) => SIGN_KEYWORDS[signAtLongitude(longitude)])
  const houses =
    north.house === null || south.house === null
      ? ''
      : ` Growth lies in ${houseSignification(north.house)}; rest and retreat in ${houseSignification(south.house)}.`
  return `The North Node in ${placeInWords(north)} is where effort is repaid: a way (${ahead}) that is learnt, not inherited. The South Node in ${placeInWords(south)} is the way (${behind}) that comes without trying and is used too often.${houses}`
}

export const LIFE_AREAS = [
  'identity',
  'emotion',
  'mind',
  'love',
  'drive',
  'vocation',
  'money',
  'home',
  'health_habits',
  'growth',
] as const
type LifeArea = (typeof LIFE_AREAS)[number]

/** The planet that signifies the area everywhere, the house where it is lived, or both; no reading is given twice. */
const AREA = {
  identity: { planet: 'Sun', house: 1, matter: 'Identity' },
  emotion: { planet: 'Moon', house: null, matter: 'Feeling' },
  mind: { planet: 'Mercury', house: 3, matter: 'The mind' },
  love: { planet: 'Venus', house: 7, matter: 'Love' },
  drive: { planet: 'Mars', house: 5, matter: 'Drive' },
  vocation: { planet: 'Saturn', house: 10, matter: 'Vocation' },
  money: { planet: null, house: 2, matter: 'Money' },
  home: { planet: null, house: 4, matter: 'Home' },
  health_habits: { planet: null, house: 6, matter: 'Daily health' },
  growth: { planet: 'Jupiter', house: 9, matter: 'Growth' },
} as const satisfies Record<LifeArea, { planet: Planet | null; house: number | null; matter: string }>

/** Each area by its planet, by the ruler of its house and by who stands there. */
export const lifeAreas = (chart: TropicalChart) =>
  Object.fromEntries(LIFE_AREAS.map((area) => [area, lifeArea(chart, AREA[area])])) as Record<
    LifeArea,
    ReturnType<typeof lifeArea>
  >

const lifeArea = (chart: TropicalChart, { planet, house, matter }: (typeof AREA)[LifeArea]) => {
  const cusp = house === null ? null : (chart.houses.cusps[house - 1] ?? null)
  const inside = chart.points.filter((point) => house !== null && point.house === house).map(({ name }) => name)
  const own = planet && pointOf(chart, planet)!
  const ownSign = own && signAtLongitude(own.longitude)
  const said = [
    planet && own && ownSign
      ? `${matter} is read from ${withArticle(planet)} in ${placeInWords(own)}: ${SIGN_KEYWORDS[ownSign]}.`
      : cusp === null
        ? `${matter} is read from house ${house}, which has no cusp in this system so near the pole.`
        : `${matter} is read from house ${house}, which opens in ${signAtLongitude(cusp)}: ${SIGN_KEYWORDS[signAtLongitude(cusp)]}.`,
    cusp === null ? '' : `House ${house} is governed by ${rulerInWords(chart, cusp)}.`,
    planet && house === null
      ? sentence(`${withArticle(planet)} is ruled by ${rulerInWords(chart, pointOf(chart, planet)!.longitude)}`)
      : '',
    inside.length === 0
      ? ''
      : sentence(
          `${joined(inside.map(withArticle))} in that house ${inside.length === 1 ? 'adds' : 'add'} ${joined(inside.map((name) => KEYWORDS[name]))}`,
        ),
  ]
  const planets: Name[] = [
    ...new Set<Name>([...(planet ? [planet] : []), ...(cusp === null ? [] : [rulerOf(signOf(cusp))]), ...inside]),
  ]
  return { planets, text: said.filter(Boolean).join(' ') }
}

const SHAPE_SAYS = {
  bundle: 'All planets stand within a third of the circle, so this life goes deep in few places',
  bucket: 'One planet stands apart from a half circle of others and serves them as a handle',
  bowl: 'The planets fill one half of the circle, and the empty half is what is looked for',
  locomotive: 'A third of the circle is empty, and the planet that leads the rest pulls them forward',
  seesaw: 'The planets stand in two camps, so every matter is weighed from both sides',
  splay: 'The planets gather in several separate groups, each with an aim of its own',
  splash: 'The planets are spread round the circle, and interests with them',
} as const satisfies Record<ChartShape, string>

export const closing = (dominant: Planet, shape: ChartShape, contacts: readonly Contact<Moving>[]): string => {
  const closest = contacts[0]
  const last = closest
    ? ` The closest aspect, ${contactInWords(closest)}, is the one to begin with: whatever is done about it is noticed first.`
    : ''
  return `${SHAPE_SAYS[shape]}. ${sentence(`${withArticle(dominant)} carries the most weight, so ${KEYWORDS[dominant]} come up in every chapter`)}${last}`
}
