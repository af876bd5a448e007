import { houseFrom, signName, signOfHouse } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { isDebilitated, isExalted, isOwn, type Standing, standing } from './dignity.ts'
import { type Graha, lordOf, STAR_PLANETS } from './grahas.ts'
import { DUSTHANAS, KENDRAS, TRIKONAS } from './house-groups.ts'
import { aspects } from './nature.ts'
import { clamped } from './quality.ts'
import { vargaSeat } from './vargas.ts'

/** A clause of a rule, whether it holds, and what was seen. */
export interface Clause {
  readonly rule: string
  readonly holds: boolean
  readonly evidence: string
}
export const CANCELLING = ['strong', 'mild'] as const
export interface Cancellation extends Clause {
  readonly strength: (typeof CANCELLING)[number]
  readonly source: string
}
/** One strong reason cancels, or two mild ones. */
export const isCancelled = (reasons: readonly Cancellation[]): boolean => {
  const held = reasons.filter(({ holds }) => holds)
  return held.some(({ strength }) => strength === 'strong') || held.length >= 2
}

export const YOGA_GROUPS = ['mahapurusha', 'chandra', 'surya', 'raja'] as const
export interface Yoga {
  readonly id: string
  readonly name: string
  readonly group: (typeof YOGA_GROUPS)[number]
  /** 0 to 100. */
  readonly strength: number
  readonly planets: readonly Graha[]
  readonly rule: string
  readonly evidence: readonly string[]
  readonly cancellations: readonly Cancellation[]
  readonly cancelled: boolean
  /** What the tradition says of it, in one sentence. */
  readonly result: string
  readonly source: string
}

interface Found {
  readonly planets: readonly Graha[]
  readonly evidence: readonly string[]
  readonly cancellations?: readonly Cancellation[]
  /** Share of the strength. */
  readonly share?: number
}
interface Rule extends Pick<Yoga, 'id' | 'name' | 'group' | 'rule' | 'result' | 'source'> {
  readonly find: (chart: RasiChart) => Found | null
}

const place = (chart: RasiChart, graha: Graha) =>
  `${graha} in house ${chart.graha[graha].house} (${signName(chart.graha[graha].sign)} ${chart.graha[graha].degree.toFixed(1)})`
const distance = (chart: RasiChart, from: Graha, to: Graha) => houseFrom(chart.graha[from].sign, chart.graha[to].sign)

// source: the compound friendship of BPHS ch. 3, weighed by this project
const POINTS = {
  exalted: 100,
  moolatrikona: 85,
  own: 75,
  great_friend: 60,
  friend: 50,
  neutral: 40,
  enemy: 25,
  great_enemy: 15,
  debilitated: 0,
} as const satisfies Record<Standing, number>

/** The mean over its planets of dignity, less for a combust one, more in a kendra or trikona and less in a dusthana. */
const strengthOf = (chart: RasiChart, planets: readonly Graha[], share: number): number => {
  const points = planets.map((graha) => {
    const planet = chart.graha[graha]
    const dignity = POINTS[standing(planet, chart.graha)] * (planet.combust ? 0.6 : 1)
    const good = KENDRAS.includes(planet.house) || TRIKONAS.includes(planet.house)
    const seat = good ? 10 : DUSTHANAS.includes(planet.house) ? -15 : 0
    return clamped(dignity + seat)
  })
  return (share * points.reduce((sum, each) => sum + each, 0)) / points.length
}

const mahapurusha = (planet: (typeof STAR_PLANETS)[number], id: string, name: string, result: string): Rule => ({
  id,
  name,
  group: 'mahapurusha',
  rule: `${planet} in own or exaltation sign, in a kendra from the ascendant, or weaker from the Moon`,
  result,
  source: 'BPHS 75, Phaladeepika 6',
  find: (chart) => {
    const { sign, house, combust, longitude } = chart.graha[planet]
    const fromMoon = distance(chart, 'Moon', planet)
    const fromLagna = KENDRAS.includes(house)
    if (!(isOwn(planet, sign) || isExalted(planet, sign)) || !(fromLagna || KENDRAS.includes(fromMoon))) return null
    const navamsa = vargaSeat(longitude, 'D9').sign
    const company = (['Sun', 'Moon'] as const).filter((light) => chart.graha[light].sign === sign)
    return {
      planets: [planet],
      evidence: [place(chart, planet), fromLagna ? 'a kendra from the ascendant' : `house ${fromMoon} from the Moon`],
      share: fromLagna ? 1 : 0.7,
      cancellations: [
        {
          rule: `${planet} combust`,
          holds: combust,
          strength: 'strong',
          evidence: combust ? `${planet} is combust` : `${planet} is not combust`,
          source: 'Phaladeepika 6',
        },
        {
          rule: `${planet} with the Sun or the Moon`,
          holds: company.length > 0,
          strength: 'mild',
          evidence: company.length ? `with ${company.join(' and ')}` : 'with neither',
          source: 'Mansagari',
        },
        {
          rule: `${planet} debilitated in the navamsa`,
          holds: isDebilitated(planet, navamsa),
          strength: 'mild',
          evidence: `${planet} in ${signName(navamsa)} in D9`,
          source: 'Phaladeepika 6',
        },
      ],
    }
  },
})

/** Those of the five that stand on either side of a light. */
const eitherSideOf = (chart: RasiChart, light: 'Moon' | 'Sun') => {
  const at = (house: number) => STAR_PLANETS.filter((graha) => distance(chart, light, graha) === house)
  return { second: at(2), twelfth: at(12) }
}
const beside = (
  light: 'Moon' | 'Sun',
  [id, name, group, result, source]: readonly [string, string, Rule['group'], string, string],
  sides: 'second' | 'twelfth' | 'both',
): Rule => ({
  id,
  name,
  group,
  rule: `a planet other than Sun, Moon and nodes in the ${sides === 'both' ? '2nd and the 12th' : sides === 'second' ? '2nd, none in the 12th' : '12th, none in the 2nd'} from the ${light}`,
  result,
  source,
  find: (chart) => {
    const { second, twelfth } = eitherSideOf(chart, light)
    const wanted = { second: [true, false], twelfth: [false, true], both: [true, true] }[sides]
    if (second.length > 0 !== wanted[0] || twelfth.length > 0 !== wanted[1]) return null
    const planets = [...second, ...twelfth]
    return {
      planets,
      evidence: planets.map((graha) => `${graha} in house ${distance(chart, light, graha)} from the ${light}`),
    }
  },
})

/** Conjunct, in each other's sight, or each in a sign of the other. */
const relationOf = (chart: RasiChart, a: Graha, b: Graha): string | null => {
  const [one, other] = [chart.graha[a], chart.graha[b]]
  if (one.sign === other.sign) return `${a} and ${b} stand together in ${signName(one.sign)}`
  if (lordOf(one.sign) === b && lordOf(other.sign) === a) return `${a} and ${b} exchange signs`
  if (aspects(a, one.sign, other.sign) && aspects(b, other.sign, one.sign)) return `${a} and ${b} aspect each other`
  return null
}
const lordOfHouse = (chart: RasiChart, house: number): Graha => lordOf(signOfHouse(chart.ascendant.sign, house))

const RULES: readonly Rule[] = [
  mahapurusha('Mars', 'ruchaka', 'Ruchaka', 'It is said to give daring, a strong body and command over others.'),
  mahapurusha('Mercury', 'bhadra', 'Bhadra', 'It is said to give a clear head, ready speech and skill with figures.'),
  mahapurusha(
    'Jupiter',
    'hamsa',
    'Hamsa',
    'It is said to give upright conduct, learning and the regard of good people.',
  ),
  mahapurusha('Venus', 'malavya', 'Malavya', 'It is said to give grace, comforts and a gift for what is beautiful.'),
  mahapurusha('Saturn', 'shasha', 'Shasha', 'It is said to give authority that comes slowly and stays long.'),
  beside(
    'Moon',
    ['sunapha', 'Sunapha', 'chandra', 'It is held to bring means earned by one’s own work.', 'BPHS 37'],
    'second',
  ),
  beside(
    'Moon',
    ['anapha', 'Anapha', 'chandra', 'It is held to bring health, good manners and a name.', 'BPHS 37'],
    'twelfth',
  ),
  beside(
    'Moon',
    ['durudhara', 'Durudhara', 'chandra', 'It is held to bring plenty and people to share it with.', 'BPHS 37'],
    'both',
  ),
  beside(
    'Sun',
    ['vesi', 'Vesi', 'surya', 'It is held to make an even-minded person whose word can be relied on.', 'BPHS 38'],
    'second',
  ),
  beside('Sun', ['vosi', 'Vosi', 'surya', 'It is held to make a capable and generous person.', 'BPHS 38'], 'twelfth'),
  beside(
    'Sun',
    [
      'ubhayachari',
      'Ubhayachari',
      'surya',
      'It is held to raise a person to the level of those who govern.',
      'BPHS 38',
    ],
    'both',
  ),
  {
    id: 'gajakesari',
    name: 'Gajakesari',
    group: 'chandra',
    rule: 'Jupiter in a kendra from the Moon',
    result: 'Sense and a good name that outlasts setbacks are ascribed to it.',
    source: 'Phaladeepika 6',
    find: (chart) => {
      const house = distance(chart, 'Moon', 'Jupiter')
      if (!KENDRAS.includes(house)) return null
      const { combust, sign } = chart.graha.Jupiter
      const spoilt = combust || isDebilitated('Jupiter', sign)
      return {
        planets: ['Moon', 'Jupiter'],
        evidence: [`Jupiter in house ${house} from the Moon`, place(chart, 'Jupiter')],
        cancellations: [
          {
            rule: 'Jupiter debilitated or combust',
            holds: spoilt,
            strength: 'strong',
            evidence: `Jupiter in ${signName(sign)}${combust ? ', combust' : ''}`,
            source: 'BPHS 36',
          },
        ],
      }
    },
  },
  {
    id: 'chandra_mangala',
    name: 'Chandra-Mangala',
    group: 'chandra',
    rule: 'Moon and Mars together, or weaker in each other’s 7th',
    result: 'It is linked with enterprise and money made by it.',
    source: 'B. V. Raman, Three Hundred Important Combinations',
    find: (chart) => {
      const house = distance(chart, 'Moon', 'Mars')
      if (house !== 1 && house !== 7) return null
      return {
        planets: ['Moon', 'Mars'],
        evidence: [`Mars in house ${house} from the Moon`],
        share: house === 1 ? 1 : 0.6,
      }
    },
  },
  {
    id: 'budha_aditya',
    name: 'Budha-Aditya',
    group: 'surya',
    rule: 'Sun and Mercury in one sign',
    result: 'It is linked with quick understanding and skilled work.',
    source: 'tradition',
    find: (chart) =>
      chart.graha.Sun.sign === chart.graha.Mercury.sign
        ? { planets: ['Sun', 'Mercury'], evidence: [`Sun and Mercury in ${signName(chart.graha.Sun.sign)}`] }
        : null,
  },
  {
    id: 'dharma_karmadhipati',
    name: 'Dharma-Karmadhipati',
    group: 'raja',
    rule: 'lords of the 9th and the 10th related, or each in own house',
    result: 'Right conduct and work support each other, and standing comes of it.',
    source: 'BPHS 39',
    find: (chart) => {
      const [ninth, tenth] = [lordOfHouse(chart, 9), lordOfHouse(chart, 10)]
      const atHome = chart.graha[ninth].house === 9 && chart.graha[tenth].house === 10
      const one = ninth === tenth ? `${ninth} rules both the 9th and the 10th` : relationOf(chart, ninth, tenth)
      const evidence = one ?? (atHome ? `${ninth} in the 9th and ${tenth} in the 10th` : null)
      return evidence === null ? null : { planets: [...new Set([ninth, tenth])], evidence: [evidence] }
    },
  },
]

export const JUDGED_YOGAS = RULES.map(({ name }) => name)

/** The yogas of a chart, in the order of the rules. */
export const yogasOf = (chart: RasiChart): Yoga[] =>
  RULES.flatMap(({ find, ...rule }) => {
    const found = find(chart)
    if (!found) return []
    const { planets, evidence, cancellations = [], share = 1 } = found
    return [
      {
        ...rule,
        strength: strengthOf(chart, planets, share),
        planets,
        evidence,
        cancellations,
        cancelled: isCancelled(cancellations),
      },
    ]
  })
