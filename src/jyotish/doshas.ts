import { norm, separation } from '../zodiac/longitude.ts'
import { houseFrom, signName } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { isExalted, isOwn } from './dignity.ts'
import { type Graha, SEVEN, STAR_PLANETS } from './grahas.ts'
import { KENDRAS } from './house-groups.ts'
import { type KujaReference, kujaDosha } from './kuja-dosha.ts'
import { NAKSHATRAS } from './nakshatras.ts'
import { aspects, isMoonBright } from './nature.ts'
import { type Cancellation, type Clause, isCancelled } from './yogas.ts'

export const SEVERITIES = ['none', 'low', 'medium', 'high'] as const
export type Severity = (typeof SEVERITIES)[number]
export const NETS = ['none', 'mild', 'full'] as const

export interface Dosha {
  readonly id: string
  readonly name: string
  readonly present: boolean
  readonly severity: Severity
  /** 0 to 100. */
  readonly score: number
  readonly formation: readonly Clause[]
  readonly cancellations: readonly Cancellation[]
  readonly cancelled: boolean
  readonly net: (typeof NETS)[number]
  readonly planets: readonly Graha[]
  readonly source: string
  readonly note: string
}

// source: this project; a third for each step
const SCORES: Record<Severity, number> = { none: 0, low: 33, medium: 67, high: 100 }

/** Where there is no dosha nothing cancels it. */
const judged = ({
  cancellations,
  ...dosha
}: Omit<Dosha, 'cancelled' | 'net' | 'score'> & { score?: number }): Dosha => {
  const reasons = cancellations.map((reason) => ({ ...reason, holds: dosha.present && reason.holds }))
  const cancelled = isCancelled(reasons)
  const isMild = reasons.some(({ holds }) => holds)
  return {
    score: SCORES[dosha.severity],
    ...dosha,
    cancellations: reasons,
    cancelled,
    net: !dosha.present || cancelled ? 'none' : isMild ? 'mild' : 'full',
  }
}

const isStrongMoon = (chart: RasiChart) => {
  const { sign } = chart.graha.Moon
  return isMoonBright(chart) && (isOwn('Moon', sign) || isExalted('Moon', sign))
}
const words = (list: readonly string[]) => (list.length ? list.join(' and ') : 'none')

const FROM: Record<KujaReference, string> = { Ascendant: 'the ascendant', Moon: 'the Moon', Venus: 'Venus' }

const manglik = (chart: RasiChart, age: number): Dosha => {
  const { present, percentage, from, rules } = kujaDosha(chart, { age })
  const references = Object.entries(from)
  const isHeavy = references.some(([, { house, counts }]) => counts && (house === 7 || house === 8))
  return judged({
    id: 'manglik',
    name: 'Manglik',
    present,
    severity: !present ? 'none' : percentage < 50 ? 'low' : isHeavy ? 'high' : 'medium',
    score: percentage,
    formation: references.map(([reference, { house, counts }]) => ({
      rule: `Mars in 1, 2, 4, 7, 8 or 12 from ${FROM[reference as KujaReference]}`,
      holds: counts,
      evidence: `Mars in house ${house} from ${FROM[reference as KujaReference]}`,
    })),
    cancellations: rules.flatMap(({ rule, strength, holds, evidence }) =>
      strength === 'told'
        ? []
        : [{ rule: rule.replaceAll('_', ' '), strength, holds, evidence, source: 'Muhurta works through B. V. Raman' }],
    ),
    planets: ['Mars'],
    source: 'Muhurta works through B. V. Raman',
    note: 'Half from the ascendant, three tenths from the Moon, two from Venus.',
  })
}

const kaalSarp = (chart: RasiChart): Dosha => {
  const { graha } = chart
  const ahead = SEVEN.filter((planet) => norm(graha[planet].longitude - graha.Rahu.longitude) < 180)
  const behind = SEVEN.filter((planet) => !ahead.includes(planet))
  const outside = ahead.length < behind.length ? ahead : behind
  const near = SEVEN.filter((planet) =>
    (['Rahu', 'Ketu'] as const).some((node) => separation(graha[planet].longitude, graha[node].longitude) < 1),
  )
  const present = outside.length <= 1
  const isFull = outside.length === 0 && near.length === 0
  const dignified = SEVEN.filter(
    (planet) =>
      KENDRAS.includes(graha[planet].house) &&
      (isOwn(planet, graha[planet].sign) || isExalted(planet, graha[planet].sign)),
  )
  return judged({
    id: 'kaal_sarp',
    name: 'Kaal Sarp',
    present,
    severity: !present ? 'none' : isFull ? 'high' : 'low',
    formation: [
      {
        rule: 'the seven planets on one side of the nodes, at most one outside',
        holds: present,
        evidence: `on the other side stand: ${words(outside)}`,
      },
      { rule: 'none within a degree of a node', holds: near.length === 0, evidence: `within a degree: ${words(near)}` },
    ],
    cancellations: [
      {
        rule: 'the planet outside stands in the sign of a node',
        holds: outside.some((planet) => [graha.Rahu.sign, graha.Ketu.sign].includes(graha[planet].sign)),
        strength: 'strong',
        evidence: `outside: ${words(outside)}`,
        source: 'modern tradition',
      },
      {
        rule: 'a bright Moon in own or exaltation sign in a kendra',
        holds: isStrongMoon(chart) && KENDRAS.includes(graha.Moon.house),
        strength: 'mild',
        evidence: `the Moon in house ${graha.Moon.house}`,
        source: 'modern tradition',
      },
      {
        rule: 'Jupiter in a kendra aspecting Rahu',
        holds: KENDRAS.includes(graha.Jupiter.house) && aspects('Jupiter', graha.Jupiter.sign, graha.Rahu.sign),
        strength: 'mild',
        evidence: `Jupiter in house ${graha.Jupiter.house}`,
        source: 'modern tradition',
      },
      {
        rule: 'two or more planets in own or exaltation sign in kendras',
        holds: dignified.length >= 2,
        strength: 'mild',
        evidence: `such planets: ${words(dignified)}`,
        source: 'modern tradition',
      },
    ],
    planets: ['Rahu', 'Ketu'],
    source: 'modern tradition',
    note: 'A rule of the last century; the Parashara does not know it.',
  })
}

/** Those of the five that keep the Moon company: with it, in the 2nd or in the 12th from it. */
export const besideMoon = ({ graha }: RasiChart) =>
  STAR_PLANETS.filter((planet) => [1, 2, 12].includes(houseFrom(graha.Moon.sign, graha[planet].sign)))

const kemadruma = (chart: RasiChart): Dosha => {
  const { graha } = chart
  const near = besideMoon(chart)
  const fromMoon = STAR_PLANETS.filter((planet) => KENDRAS.includes(houseFrom(graha.Moon.sign, graha[planet].sign)))
  const fromLagna = STAR_PLANETS.filter((planet) => KENDRAS.includes(graha[planet].house))
  const present = near.length === 0
  return judged({
    id: 'kemadruma',
    name: 'Kemadruma',
    present,
    severity: present ? 'medium' : 'none',
    formation: [
      {
        rule: 'none of the five planets with the Moon, in the 2nd or in the 12th from it',
        holds: present,
        evidence: `there stand: ${words(near)}`,
      },
    ],
    cancellations: [
      {
        rule: 'a planet other than the Sun in a kendra from the Moon',
        holds: fromMoon.length > 0,
        strength: 'strong',
        evidence: `there stand: ${words(fromMoon)}`,
        source: 'Brihat Jataka 13',
      },
      {
        rule: 'a planet other than the Sun in a kendra from the ascendant',
        holds: fromLagna.length > 0,
        strength: 'strong',
        evidence: `there stand: ${words(fromLagna)}`,
        source: 'Kalyanavarma',
      },
      {
        rule: 'Jupiter aspects the Moon',
        holds: aspects('Jupiter', graha.Jupiter.sign, graha.Moon.sign),
        strength: 'strong',
        evidence: `Jupiter in ${signName(graha.Jupiter.sign)}`,
        source: 'BPHS 37',
      },
      {
        rule: 'a bright Moon in own or exaltation sign',
        holds: isStrongMoon(chart),
        strength: 'mild',
        evidence: `the Moon in ${signName(graha.Moon.sign)}`,
        source: 'BPHS 37',
      },
      {
        rule: 'exalted Mars and Jupiter in kendras of each other',
        holds: isExalted('Mars', graha.Mars.sign) && isExalted('Jupiter', graha.Jupiter.sign),
        strength: 'mild',
        evidence: `Mars in ${signName(graha.Mars.sign)}, Jupiter in ${signName(graha.Jupiter.sign)}`,
        source: 'tradition',
      },
    ],
    planets: ['Moon'],
    source: 'BPHS 37, Brihat Jataka 13',
    note: 'The Sun and the nodes do not count.',
  })
}

// source: Muhurta practice; the padas at a junction of signs are heaviest, those without harm are light
const GANDAMOOLA: Partial<Record<(typeof NAKSHATRAS)[number], readonly Severity[]>> = {
  Ashwini: ['high', 'low', 'medium', 'medium'],
  Ashlesha: ['low', 'medium', 'medium', 'high'],
  Magha: ['high', 'medium', 'low', 'low'],
  Jyeshtha: ['medium', 'medium', 'medium', 'high'],
  Mula: ['high', 'medium', 'medium', 'low'],
  Revati: ['medium', 'medium', 'low', 'high'],
}

const gandamoola = (chart: RasiChart): Dosha => {
  const { Moon, Jupiter } = chart.graha
  const star = NAKSHATRAS[Moon.nakshatra]!
  const severity = GANDAMOOLA[star]?.[Moon.pada - 1] ?? 'none'
  return judged({
    id: 'gandamoola',
    name: 'Gandamoola',
    present: severity !== 'none',
    severity,
    formation: [
      {
        rule: 'the Moon in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati',
        holds: severity !== 'none',
        evidence: `the Moon in ${star}, pada ${Moon.pada}`,
      },
    ],
    cancellations: [
      {
        rule: 'Mula 4 and Ashlesha 1 are auspicious',
        holds: (star === 'Mula' && Moon.pada === 4) || (star === 'Ashlesha' && Moon.pada === 1),
        strength: 'strong',
        evidence: `${star}, pada ${Moon.pada}`,
        source: 'Muhurta Chintamani',
      },
      {
        rule: 'Jupiter aspects the Moon',
        holds: aspects('Jupiter', Jupiter.sign, Moon.sign),
        strength: 'mild',
        evidence: `Jupiter in ${signName(Jupiter.sign)}`,
        source: 'tradition',
      },
    ],
    planets: ['Moon'],
    source: 'Muhurta Chintamani',
    note: 'A rite on the return of the birth star is customary.',
  })
}

/** Each dosha that is judged, present or not; `age` in completed years. */
export const doshasOf = (chart: RasiChart, age: number): Dosha[] => [
  manglik(chart, age),
  kaalSarp(chart),
  kemadruma(chart),
  gandamoola(chart),
]
