import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { houseSignification } from '../../../western/houses.ts'
import {
  type AreaStanding,
  areaStanding,
  LIFE_AREAS,
  type LifeArea,
  significatorsOf,
} from '../../../western/life-areas.ts'
import type { ClassicalPlanet, Name } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import { isStrained, type Standings } from '../../../western/standing.ts'
import { joinWords } from '../../../wording.ts'
import { type HouseNumber, signName, signOf } from '../../../zodiac/signs.ts'
import { placeInWords, withArticle } from '../../shared/tropical/in-words.ts'
import { HOUSE_SIGNS } from './house-sign-texts.ts'
import { STANDING_SAYS } from './standing-words.ts'

// Houses and areas of life, by their rulers and the standing of those.

/** Every house by the sign on its cusp, and by the position and standing of its ruler; occupants have their own readings. */
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
    return {
      house,
      sign,
      ruler,
      ruler_house: rulerHouse,
      planets,
      text: [HOUSE_SIGNS[house][sign], led].filter(Boolean).join(' '),
    }
  })
}

/** The findings of an area as headings: a steady area may lean to either side, or be pulled both ways. */
interface Findings extends Record<AreaStanding, string> {
  readonly slow: string
  /** Heading for two contrary significators. */
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
    pressed: 'Money that has to be watched over',
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

/** The shade that both the heading and the passage of an area use. */
const shadeOf = (area: LifeArea, { standing, score, pullApart }: NonNullable<ReturnType<typeof areaStanding>>) => {
  if (standing !== 'steady') return standing
  return pullApart && AREA_FINDINGS[area].divided ? 'divided' : score < 0 ? 'slow' : 'steady'
}

/** Each area by the standing of its planet and the ruler of its house. */
export const lifeAreas = async (chart: TropicalChart, standings: Standings) => {
  const inArea = await corpus('western-life-area')
  return Object.fromEntries(LIFE_AREAS.map((area) => [area, lifeArea(chart, standings, area, inArea[area])])) as Record<
    LifeArea,
    ReturnType<typeof lifeArea>
  >
}

/** The significators of an area, as a sentence without its full stop. */
const VOICES_SAY = [
  'It rests on {voices}',
  'The chart reads it from {voices}',
  'It is in the hands of {voices}',
] as const

type Passages = Awaited<ReturnType<typeof corpus<'western-life-area'>>>[LifeArea]

const lifeArea = (chart: TropicalChart, standings: Standings, area: LifeArea, passages: Passages) => {
  const { planet, house, ruler, all } = significatorsOf(area, chart)
  const inside = chart.points.filter((point) => house !== null && point.house === house).map(({ name }) => name)
  const voice = (name: ClassicalPlanet) => {
    const role =
      name !== ruler ? '' : name === planet ? `, ruler of house ${house} as well,` : `, ruler of house ${house},`
    return `${withArticle(name)}${role} in ${placeInWords(chart.point[name])} (${STANDING_SAYS[standings[name].standing]})`
  }
  const stands = areaStanding(area, chart, standings)
  const shade = stands && shadeOf(area, stands)
  const cell: Cell | undefined = shade ? (passages as Partial<Record<typeof shade, Cell>>)[shade] : undefined
  const fact: FactText[] = cell
    ? [
        {
          id: `natal.area.${area}`,
          kind: 'strength',
          text: joinWords(all.map(voice)),
          value: joinWords(all.map(voice)),
          source: 'western/western-natal-chart',
          weight: 1,
          says: cell,
        },
      ]
    : []
  const texts = [
    prose(compose(fact)),
    all.length === 0
      ? `It is read from house ${house}, which has no cusp in this system so near the pole.`
      : `${VOICES_SAY[LIFE_AREAS.indexOf(area) % VOICES_SAY.length]!.replace('{voices}', joinWords(all.map(voice)))}${stands?.pullApart ? '; they pull apart, and what the one gives freely the other has to be asked for' : ''}.`,
  ]
  return {
    planets: [...new Set<Name>([...all, ...inside])],
    finding: (shade && AREA_FINDINGS[area][shade]) ?? 'Left unread so near the pole',
    text: texts.filter(Boolean).join(' '),
  }
}
