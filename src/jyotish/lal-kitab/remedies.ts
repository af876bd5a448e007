import type { HouseNumber } from '../../zodiac/signs.ts'
import type { Graha } from '../grahas.ts'
import type { LalKitabChart, LalKitabPlanet } from './chart.ts'
import type { Debt } from './debts.ts'
import { AWAKENERS, OWNERS } from './tables.ts'

// source: Lal Kitab 1952, in our own words: customs for a planet in houses 1 to 12; those that end with ! must be
// avoided
const CUSTOMS: Record<Graha, readonly string[]> = {
  Sun: [
    'offer water to the rising Sun; provide drinking water for passers-by',
    'give coconut or almonds at a shrine; taking gifts!',
    "seek the mother's blessing; feed the needy; crooked dealing!",
    'keep grain for the poor; greed!',
    'feed monkeys or birds; help children',
    'keep river water at home; feed ants',
    'eat a little sweet before work; drink water before work',
    'treat fire with respect; cheating in-laws!',
    'serve the eldest; gifts of brass!',
    'keep the head covered in white; float a copper coin',
    'give at a shrine; meat!; wine!',
    'keep an open courtyard; grinding at night!',
  ],
  Moon: [
    'keep silver and drink from it',
    "take the mother's blessing; keep rice given by her",
    'give milk or wheat to girls',
    'give milk free; selling milk!',
    'serve others before profit; greedy talk!',
    'serve water to patients; offering milk after sunset!',
    'keep silver with rice at home; quarrels before work!',
    "offer water for ancestors; keep a shrine's well clean",
    'serve a holy place with milk',
    'keep rain or river water at home; milk at night!',
    'give milk at a shrine of Bhairava',
    'keep rain water at home; wear silver in the ear',
  ],
  Mars: [
    'speak truth; taking free things!',
    'keep brothers close; feed them',
    'wear a jointless silver ring',
    'water a banyan with sweet milk',
    'plant a neem; keep water by the head at night',
    'give to girls; keep silver',
    'give sweets to the sister; build a small wall',
    'help widows; wear a silver chain',
    'serve the elder brother and his wife',
    'serve sweets to guests; selling the gold of the home!',
    'keep a dog; keep honey in a clay pot',
    'begin the day with a sweet; give red cloth to temples',
  ],
  Mercury: [
    'serve young girls; eggs!; green clothing!',
    'keep the teeth clean with alum; serve girls',
    'soak whole moong at night for the birds',
    'wear gold; keep a saffron mark',
    'wear a copper coin on a white thread',
    'bury a bottle of rain water in farm soil',
    "honour the wife's sister; speculation!",
    'bury honey in a clay pot',
    'give whole moong on Wednesday; green clothing!; amulets!',
    'give at a shrine; eggs!; meat!; wine!',
    'wear a copper coin at the neck; amulets!',
    'wear a jointless steel ring; speak little',
  ],
  Jupiter: [
    'serve a cow; honour the teacher',
    'give in charity; repair the road before the house',
    'worship the Goddess; feed girls',
    'serve elders; a temple inside the house!',
    'keep the hair tuft or a saffron mark; taking gifts!',
    'give to a priest; feed cocks',
    'keep gold in yellow cloth; trade in idols!',
    'water a peepal; float yellow flowers',
    'bathe in a holy river; keep vows',
    'wash the nose before work; float a copper coin',
    "keep the father's gold or bed; keep a yellow cloth",
    'serve a teacher; wear a saffron mark',
  ],
  Venus: [
    'serve a black cow; marriage at 25!',
    "give cow's ghee at a temple; feed a cow potatoes coloured with turmeric",
    'respect the spouse; affairs!',
    'repeat the marriage rite with the same spouse; keep wells clean',
    'serve a cow; keep conduct pure',
    'keep solid silver; let the spouse wear gold in the hair',
    'give bronze at a shrine; serve a red cow; keeping a white cow!',
    'serve at a shrine; accepting gifts!',
    'bury silver and honey in the foundation',
    'give a cow or its worth; meat!; wine!',
    'give oil; keep gold dipped in milk',
    'let the spouse bury a blue flower at sunset',
  ],
  Saturn: [
    'serve monkeys; pour milk at a banyan root',
    'go barefoot to a shrine; put a milk mark on the forehead',
    'keep or feed three dogs',
    'feed crows; pour milk in a well',
    'take almonds to a shrine and bring half home',
    'float coconut or almonds; keep a black dog',
    'bury a flute filled with sugar in a lonely place; wine!',
    'keep a piece of silver; bathe with milk seated on a stone',
    'give to elders; storing wood on the roof!',
    'serve the blind; building a house in youth!',
    'set out a pitcher of water before starting work; wine!',
    'keep twelve almonds in black cloth in an iron pot',
  ],
  Rahu: [
    'wear silver at the neck; float barley washed in milk',
    'keep a solid silver ball; serve the mother',
    'stand firm with friends; ivory in the house!',
    'pour water from silver; disputes about land!',
    'keep a silver elephant; repeat the marriage rite with the same spouse',
    'keep a black dog; quarrels with brothers!',
    'float a coconut; marriage before 21!',
    'keep a square piece of silver; float barley washed in milk',
    'wear a saffron mark; keep a dog',
    'cover the head with white; give barley',
    'give barley; wear gold',
    'keep fennel and sugar under the pillow; eat in the kitchen',
  ],
  Ketu: [
    'feed monkeys jaggery; wear a saffron mark',
    'keep conduct clean; wear a turmeric mark',
    'wear gold in the ears; float rice and jaggery',
    'keep a dog; give the family priest lemons',
    'give milk and sugar; keep character',
    'wear a gold ring on the left hand; drink saffron milk',
    'serve a dog; false promises!',
    'keep a dog; give a blanket of two colours',
    'wear gold; keep a piece of gold at home',
    'keep honey in a silver pot; keep conduct clean',
    'keep a black dog; wear onyx',
    'worship Ganesha; serve dogs',
  ],
}

// source: the same: things given or kept for a planet
export const ARTICLES: Record<Graha, readonly string[]> = {
  Sun: ['wheat', 'copper', 'jaggery'],
  Moon: ['rice', 'silver', 'milk'],
  Mars: ['red lentils', 'sweets'],
  Mercury: ['whole moong', 'green fodder'],
  Jupiter: ['gram', 'saffron', 'yellow cloth'],
  Venus: ['ghee', 'curd', 'white cloth'],
  Saturn: ['iron', 'black gram', 'oil'],
  Rahu: ['barley', 'coconut'],
  Ketu: ['sesame', 'two-coloured blanket'],
}

/** The customs for a planet in a house. */
export const customsOf = (planet: Graha, house: HouseNumber): { do: string[]; avoid: string[] } => {
  const items = CUSTOMS[planet][house - 1]!.split('; ')
  return {
    do: items.filter((item) => !item.endsWith('!')),
    avoid: items.filter((item) => item.endsWith('!')).map((item) => item.slice(0, -1)),
  }
}

export const REMEDY_CHARTS = ['natal', 'annual', 'debt'] as const
export interface LalKitabRemedy {
  planet: Graha
  house: HouseNumber
  chart: (typeof REMEDY_CHARTS)[number]
  /** 5 is the most urgent. */
  priority: 1 | 2 | 3 | 4 | 5
  do: string[]
  avoid: string[]
  /** A clause that follows the name of the planet. */
  reason: string
}

/** True if the planet sleeps and a house that it owns is occupied. */
const isNeededAsleep = ({ graha, sleeping }: LalKitabPlanet, { occupied }: LalKitabChart) =>
  sleeping && occupied.some((house) => (OWNERS[house] as Graha) === graha)

/** The problem of a planet in a chart; null without one. */
const needOf = (planet: LalKitabPlanet, chart: LalKitabChart): Pick<LalKitabRemedy, 'priority' | 'reason'> | null => {
  if (planet.states.includes('debilitated')) return { priority: 5, reason: 'is debilitated' }
  if (planet.nature === 'bad')
    return { priority: 4, reason: 'is troubled in your chart by the planets that join or aspect it' }
  if (isNeededAsleep(planet, chart)) return { priority: 3, reason: 'sleeps, and a house that it owns is lived in' }
  return planet.blind ? { priority: 1, reason: 'stands in the tenth of a blind chart' } : null
}

/**
 * The customs of a chart for the planets with a problem. A sleeping planet also has the customs of the awakener of its
 * house.
 */
export const remediesOfChart = (chart: LalKitabChart, which: 'natal' | 'annual'): LalKitabRemedy[] =>
  chart.planets.flatMap((planet) => {
    const need = needOf(planet, chart)
    if (!need) return []
    const customs = customsOf(planet.graha, planet.house)
    const awakener = AWAKENERS[planet.house]
    const awakenerCustoms =
      planet.sleeping && awakener !== planet.graha ? customsOf(awakener, chart.of[awakener].house).do : []
    return [
      {
        planet: planet.graha,
        house: planet.house,
        chart: which,
        ...need,
        ...customs,
        do: [...new Set([...customs.do, ...awakenerCustoms])],
      },
    ]
  })

/** The remedies of the debts of a chart: the gift in equal shares, and the customs of the significator. */
export const remediesOfDebts = (debts: readonly Debt[], { of }: LalKitabChart): LalKitabRemedy[] =>
  debts
    .filter(({ isPresent }) => isPresent)
    .map(({ planet, debt, gift }) => {
      const { house } = of[planet]
      const customs = customsOf(planet, house)
      return {
        planet,
        house,
        chart: 'debt' as const,
        priority: 5 as const,
        do: [`in equal shares of all blood relatives: ${gift}`, ...customs.do],
        avoid: customs.avoid,
        reason: `answers for what the family left open (${debt.replaceAll('_', ' ')})`,
      }
    })

/** Customs to avoid for planets that are good in both charts, so that they remain good. */
export const cautionsForGoodPlanets = (natal: LalKitabChart, annual: LalKitabChart): LalKitabRemedy[] =>
  natal.planets.flatMap(({ graha, house, nature }) => {
    const { avoid } = customsOf(graha, house)
    return nature === 'good' && annual.of[graha].nature === 'good' && avoid.length > 0
      ? [
          {
            planet: graha,
            house,
            chart: 'natal',
            priority: 1,
            do: [],
            avoid,
            reason: 'is good in both charts, and is to be kept so',
          },
        ]
      : []
  })
