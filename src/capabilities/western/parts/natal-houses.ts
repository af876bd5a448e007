import { corpus } from '../../../readings/corpora.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { houseSignification } from '../../../western/houses.ts'
import type { Name, Planet, SEVEN } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import { halfOf, type Standing, type Standings, standingFrom, standingsOf } from '../../../western/standing.ts'
import { type HouseNumber, type Sign, signName, signOf } from '../../../zodiac/signs.ts'
import { joined, withArticle } from '../../vocabulary/tropical/in-words.ts'
import { STANDING_SAYS } from './standing-words.ts'

// Houses and areas of life, by who rules them and how that planet stands.

const signAtLongitude = (longitude: number) => signName(signOf(longitude))

/** The matters of a house as the subject of a sentence. */
const MATTERS: Record<HouseNumber, string> = {
  1: 'the body and first meetings',
  2: 'money and possessions',
  3: 'neighbours, siblings and daily talk',
  4: 'home and family',
  5: 'children, play and things made for joy',
  6: 'daily work and the habits of health',
  7: 'partners, clients and opponents',
  8: 'shared money and crises',
  9: 'study, belief and far roads',
  10: 'work and standing in public',
  11: 'friends, groups and patrons',
  12: 'solitude and work unseen',
}

/** How a sign on the cusp goes about them. */
const MANNER: Record<Sign, string> = {
  Aries: 'head on and at once',
  Taurus: 'slowly and with both hands',
  Gemini: 'with questions first, and in two ways at a time',
  Cancer: 'by feel, with the door half closed',
  Leo: 'warmly and in front of others',
  Virgo: 'in detail and with a list',
  Libra: 'politely, after weighing both sides',
  Scorpio: 'warily at first, and then wholly',
  Sagittarius: 'openly, with an eye on the horizon',
  Capricorn: 'soberly, by a plan and in due time',
  Aquarius: 'from a little way off, by principles of one’s own',
  Pisces: 'with sympathy and soft edges',
}

/** Every house by the sign on its cusp, and by where its ruler stands and how well; who stands there has a reading of its own. */
export const houseReadings = async (chart: TropicalChart) => {
  const inHouse = await corpus('western-ruler-in-house')
  const standings = standingsOf(chart)
  return chart.houses.cusps.map((cusp, i) => {
    const house = (i + 1) as HouseNumber
    const planets = chart.points.filter((point) => point.house === house).map(({ name }) => name)
    if (cusp === null)
      return {
        house,
        sign: null,
        ruler: null,
        ruler_house: null,
        planets,
        text: `House ${house} (${houseSignification(house)}) has no cusp in this system so near the pole, and is left unread.`,
      }
    const sign = signAtLongitude(cusp)
    const ruler = rulerOf(signOf(cusp))
    const rulerHouse = chart.point[ruler].house
    const half = halfOf(standings[ruler])
    const led = rulerHouse === null ? '' : inHouse[house][rulerHouse][half].text
    const opens = `${sign} opens house ${house}: ${MATTERS[house]} are met ${MANNER[sign]}.`
    return { house, sign, ruler, ruler_house: rulerHouse, planets, text: [opens, led].filter(Boolean).join(' ') }
  })
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
export type LifeArea = (typeof LIFE_AREAS)[number]

/** The planet that signifies the area everywhere, the house where it is lived, or both. */
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
} as const satisfies Record<LifeArea, { planet: (typeof SEVEN)[number] | null; house: number | null; matter: string }>

/** Who speaks for an area: its planet everywhere, and the ruler of its house where the house has a cusp. */
const speakers = (chart: TropicalChart, area: LifeArea) => {
  const { planet, house } = AREA[area]
  const cusp = house === null ? null : (chart.houses.cusps[house - 1] ?? null)
  return { planet, house, cusp, ruler: cusp === null ? null : rulerOf(signOf(cusp)) }
}

/** No planet is so strong or so weak that it decides an area alone. */
const MOST = 8

/** How an area stands: as those who speak for it do on the mean, and steady where they pull apart; null where none does. */
export const areaStanding = (chart: TropicalChart, standings: Standings, area: LifeArea) => {
  const { planet, ruler } = speakers(chart, area)
  const voices = [...new Set([planet, ruler].filter((name) => name !== null))].map((name) => standings[name])
  if (voices.length === 0) return null
  const score = voices.reduce((sum, each) => sum + Math.max(-MOST, Math.min(MOST, each.score)), 0) / voices.length
  const pullApart = (['strong', 'pressed'] as const).every((band) => voices.some(({ standing }) => standing === band))
  return { area, score, pullApart, standing: pullApart ? ('steady' as const) : standingFrom(score) }
}

/** What an area comes to in a few words, as a heading tells it. */
const AREA_FINDINGS: Record<LifeArea, Record<Standing, string>> = {
  identity: {
    strong: 'A self that is plain to see',
    steady: 'A self made over time',
    pressed: 'A self defended early',
  },
  emotion: {
    strong: 'Feelings that can be trusted',
    steady: 'Feelings with their tides',
    pressed: 'Feelings that arrive late',
  },
  mind: { strong: 'A mind well served', steady: 'Learning by doing', pressed: 'Thought against noise' },
  love: { strong: 'Love finds its way', steady: 'Love on ordinary terms', pressed: 'Love is learnt' },
  drive: {
    strong: 'Wanting and doing lie close',
    steady: 'Drive enough for what is chosen',
    pressed: 'Drive looks for a channel',
  },
  vocation: { strong: 'Responsibility suits', steady: 'A calling put together', pressed: 'Standing comes slowly' },
  money: { strong: 'Income follows ability', steady: 'Money that can be planned', pressed: 'Money on better terms' },
  home: { strong: 'Roots that hold', steady: 'A home made by hand', pressed: 'Ground to be made firm' },
  health_habits: { strong: 'Habit is an ally', steady: 'A short routine serves', pressed: 'One habit at a time' },
  growth: {
    strong: 'The view widens',
    steady: 'Growth by steady addition',
    pressed: 'Horizons pushed back on purpose',
  },
}

/** Each area by how its planet and the ruler of its house stand. */
export const lifeAreas = async (chart: TropicalChart) => {
  const inArea = await corpus('western-life-area')
  const standings = standingsOf(chart)
  return Object.fromEntries(LIFE_AREAS.map((area) => [area, lifeArea(chart, standings, area, inArea[area])])) as Record<
    LifeArea,
    ReturnType<typeof lifeArea>
  >
}

type Passages = Awaited<ReturnType<typeof corpus<'western-life-area'>>>[LifeArea]

const lifeArea = (chart: TropicalChart, standings: Standings, area: LifeArea, passages: Passages) => {
  const { planet, house, cusp, ruler } = speakers(chart, area)
  const { matter } = AREA[area]
  const inside = chart.points.filter((point) => house !== null && point.house === house).map(({ name }) => name)
  const placed = (name: (typeof SEVEN)[number]) => {
    const point = chart.point[name]
    const where = point.house === null ? '' : `, house ${point.house}`
    return `${signAtLongitude(point.longitude)}${where}`
  }
  const voice = (name: (typeof SEVEN)[number], role: string) =>
    `${withArticle(name)}${role} in ${placed(name)} (${STANDING_SAYS[standings[name].standing]})`
  const voices = [
    ...(planet ? [voice(planet, planet === ruler ? `, ruler of house ${house} as well,` : '')] : []),
    ...(ruler && ruler !== planet ? [voice(ruler, `, ruler of house ${house},`)] : []),
  ]
  const stands = areaStanding(chart, standings, area)
  const said = [
    stands ? passages[stands.standing].text : '',
    voices.length === 0
      ? `${matter} is read from house ${house}, which has no cusp in this system so near the pole.`
      : `${matter} is read from ${joined(voices)}${stands?.pullApart ? ', who pull apart: what the one gives freely the other has to be asked for' : ''}.`,
  ]
  const planets: Name[] = [
    ...new Set<Name>([
      ...(planet ? [planet as Planet] : []),
      ...(cusp === null ? [] : [rulerOf(signOf(cusp))]),
      ...inside,
    ]),
  ]
  return {
    planets,
    finding: stands ? AREA_FINDINGS[area][stands.standing] : matter,
    text: said.filter(Boolean).join(' '),
  }
}
