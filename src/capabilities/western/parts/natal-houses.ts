import { corpus } from '../../../readings/corpora.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { houseSignification } from '../../../western/houses.ts'
import { type AreaStanding, areaStanding, LIFE_AREAS, type LifeArea, speakersFor } from '../../../western/life-areas.ts'
import type { Classical, Name } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import { isStrained, type Standings } from '../../../western/standing.ts'
import { listed } from '../../../wording.ts'
import { type HouseNumber, type Sign, signName, signOf } from '../../../zodiac/signs.ts'
import { placeInWords, withArticle } from '../../vocabulary/tropical/in-words.ts'
import { STANDING_SAYS } from './standing-words.ts'

// Houses and areas of life, by who rules them and how that planet stands.

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
export const houseReadings = async (chart: TropicalChart, standings: Standings) => {
  const inHouse = await corpus('western-ruler-in-house')
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
    const sign = signName(signOf(cusp))
    const ruler = rulerOf(signOf(cusp))
    const rulerHouse = chart.point[ruler].house
    const half = isStrained(standings[ruler].standing) ? 'pressed' : 'able'
    const led = rulerHouse === null ? '' : inHouse[house][rulerHouse][half].text
    const opens = `${sign} opens house ${house}: ${MATTERS[house]} are met ${MANNER[sign]}.`
    return { house, sign, ruler, ruler_house: rulerHouse, planets, text: [opens, led].filter(Boolean).join(' ') }
  })
}

/** An area as the subject of a sentence. */
const AREA_NAMED: Record<LifeArea, string> = {
  identity: 'Identity',
  emotion: 'Feeling',
  mind: 'The mind',
  love: 'Love',
  drive: 'Drive',
  vocation: 'Vocation',
  money: 'Money',
  home: 'Home',
  health_habits: 'Daily health',
  growth: 'Growth',
}

/** What an area comes to in a few words, as a heading tells it: one that is steady may lean to either side, or be pulled both ways. */
interface Findings extends Record<AreaStanding, string> {
  readonly slow: string
  /** Where two speak for it. */
  readonly divided?: string
}
const AREA_FINDINGS: Record<LifeArea, Findings> = {
  identity: {
    strong: 'A self that is plain to see',
    steady: 'A self made over time',
    slow: 'A self that shows by degrees',
    divided: 'Two answers to who you are',
    pressed: 'A self defended early',
  },
  emotion: {
    strong: 'Feelings that can be trusted',
    steady: 'Feelings with their tides',
    slow: 'Feelings that ask for a moment',
    pressed: 'Feelings that arrive late',
  },
  mind: {
    strong: 'A mind well served',
    steady: 'Learning by doing',
    slow: 'A mind at its own pace',
    divided: 'Thought at two speeds',
    pressed: 'Thought against noise',
  },
  love: {
    strong: 'Love finds its way',
    steady: 'Love on ordinary terms',
    slow: 'Love after a second look',
    divided: 'Love that gives and holds back',
    pressed: 'Love is learnt',
  },
  drive: {
    strong: 'Wanting and doing lie close',
    steady: 'Drive enough for what is chosen',
    slow: 'Drive that starts at a walk',
    divided: 'A foot on either pedal',
    pressed: 'Drive looks for a channel',
  },
  vocation: {
    strong: 'Responsibility suits',
    steady: 'A calling put together',
    slow: 'A calling found along the way',
    divided: 'A calling with two masters',
    pressed: 'Standing comes slowly',
  },
  money: {
    strong: 'Income follows ability',
    steady: 'Money that can be planned',
    slow: 'Money that wants a plan',
    pressed: 'Money on better terms',
  },
  home: {
    strong: 'Roots that hold',
    steady: 'A home made by hand',
    slow: 'A home put right room by room',
    pressed: 'Ground to be made firm',
  },
  health_habits: {
    strong: 'Habit is an ally',
    steady: 'A short routine serves',
    slow: 'A routine with gentle reminders',
    pressed: 'One habit at a time',
  },
  growth: {
    strong: 'The view widens',
    steady: 'Growth by steady addition',
    slow: 'Growth one step at a time',
    divided: 'A wide view and a narrow gate',
    pressed: 'Horizons pushed back on purpose',
  },
}

const findingOf = ({ area, standing, score, pullApart }: NonNullable<ReturnType<typeof areaStanding>>): string => {
  const findings = AREA_FINDINGS[area]
  if (standing !== 'steady') return findings[standing]
  return (pullApart ? findings.divided : undefined) ?? findings[score < 0 ? 'slow' : 'steady']
}

/** Each area by how its planet and the ruler of its house stand. */
export const lifeAreas = async (chart: TropicalChart, standings: Standings) => {
  const inArea = await corpus('western-life-area')
  return Object.fromEntries(LIFE_AREAS.map((area) => [area, lifeArea(chart, standings, area, inArea[area])])) as Record<
    LifeArea,
    ReturnType<typeof lifeArea>
  >
}

type Passages = Awaited<ReturnType<typeof corpus<'western-life-area'>>>[LifeArea]

const lifeArea = (chart: TropicalChart, standings: Standings, area: LifeArea, passages: Passages) => {
  const { planet, house, ruler, all } = speakersFor(area, chart)
  const named = AREA_NAMED[area]
  const inside = chart.points.filter((point) => house !== null && point.house === house).map(({ name }) => name)
  const voice = (name: Classical) => {
    const role =
      name !== ruler ? '' : name === planet ? `, ruler of house ${house} as well,` : `, ruler of house ${house},`
    return `${withArticle(name)}${role} in ${placeInWords(chart.point[name])} (${STANDING_SAYS[standings[name].standing]})`
  }
  const stands = areaStanding(area, chart, standings)
  const said = [
    stands ? passages[stands.standing].text : '',
    all.length === 0
      ? `${named} is read from house ${house}, which has no cusp in this system so near the pole.`
      : `${named} is read from ${listed(all.map(voice))}${stands?.pullApart ? ', who pull apart: what the one gives freely the other has to be asked for' : ''}.`,
  ]
  return {
    planets: [...new Set<Name>([...all, ...inside])],
    finding: stands ? findingOf(stands) : named,
    text: said.filter(Boolean).join(' '),
  }
}
