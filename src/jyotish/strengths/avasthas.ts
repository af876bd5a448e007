import { partOf } from '../../zodiac/division.ts'
import { elementOf, isOdd, type SignIndex } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { compoundRelation, naturalRegard, type Relation, standing } from '../dignity.ts'
import { GRAHAS, type Graha, lordOf } from '../grahas.ts'
import { aspects } from '../nature.ts'
import { vargaSeat } from '../vargas.ts'

export const BALADI = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const
export type Baladi = (typeof BALADI)[number]

// source: BPHS ch. 45; the part of its effect that a planet gives
export const BALADI_SHARES: Record<Baladi, number> = { bala: 0.25, kumara: 0.5, yuva: 1, vriddha: 0.125, mrita: 0 }

/** The state of age: infant, youth, adult, old, dead, by fifths of the sign, reversed in even signs. */
export const baladi = (sign: SignIndex, degree: number): Baladi => {
  const fifth = partOf(degree, 5, 30)
  return BALADI[isOdd(sign) ? fifth : 4 - fifth]!
}

export const JAGRADADI = ['jagrat', 'svapna', 'sushupti'] as const

const isHostile = (relation: Relation) => relation === 'enemy' || relation === 'great_enemy'

/** The state of wakefulness: awake, dreaming, asleep, by the five-fold relation to the lord of the sign. */
export const jagradadi = (graha: Graha, chart: RasiChart): (typeof JAGRADADI)[number] => {
  const place = standing(chart.graha[graha], chart.graha)
  if (place === 'own' || place === 'moolatrikona' || place === 'exalted') return 'jagrat'
  return place === 'debilitated' || isHostile(place as Relation) ? 'sushupti' : 'svapna'
}

export const DEEPTADI = [
  'dipta',
  'svastha',
  'pramudita',
  'shanta',
  'dina',
  'duhkhita',
  'khala',
  'vikala',
  'kopa',
] as const
export type Deeptadi = (typeof DEEPTADI)[number]

// source: BPHS ch. 45
const BY_RELATION = {
  great_friend: 'pramudita',
  friend: 'shanta',
  neutral: 'dina',
  enemy: 'duhkhita',
  great_enemy: 'khala',
} as const satisfies Record<Relation, Deeptadi>

/** The state by place (a moolatrikona counts as own sign), and also vikala beside a malefic and kopa if combust. */
export const deeptadi = (graha: Graha, chart: RasiChart, benefics: ReadonlySet<Graha>): Deeptadi[] => {
  const planet = chart.graha[graha]
  const place = standing(planet, chart.graha)
  const states: Deeptadi[] = [
    place === 'exalted'
      ? 'dipta'
      : place === 'own' || place === 'moolatrikona'
        ? 'svastha'
        : BY_RELATION[compoundRelation(graha, lordOf(planet.sign), chart.graha)],
  ]
  if (companions(graha, chart).some((other) => !benefics.has(other))) states.push('vikala')
  if (planet.combust) states.push('kopa')
  return states
}

const companions = (graha: Graha, chart: RasiChart): Graha[] =>
  GRAHAS.filter((other) => other !== graha && chart.graha[other].sign === chart.graha[graha].sign)

export const LAJJITADI = ['lajjita', 'garvita', 'kshudhita', 'trishita', 'mudita', 'kshobhita'] as const
export type Lajjitadi = (typeof LAJJITADI)[number]

/** Friends and enemies are natural ones. Aspects are full graha drishti, which the nodes do not cast. */
export const lajjitadi = (graha: Graha, chart: RasiChart, benefics: ReadonlySet<Graha>): Lajjitadi[] => {
  const { sign, house } = chart.graha[graha]
  const conjunct = companions(graha, chart)
  const aspecting = GRAHAS.filter((other) => other !== graha && aspects(other, chart.graha[other].sign, sign))
  const hasRegard = (regard: 'friend' | 'enemy') => (other: Graha) => naturalRegard(graha, other) === regard
  const lord = lordOf(sign)
  const inSignOf = (regard: 'friend' | 'enemy') => lord !== graha && hasRegard(regard)(lord)
  const place = standing(chart.graha[graha], chart.graha)
  const enemyAspects = aspecting.some(hasRegard('enemy'))
  const conditions = {
    lajjita: house === 5 && conjunct.some((other) => ['Rahu', 'Ketu', 'Sun', 'Saturn', 'Mars'].includes(other)),
    garvita: place === 'exalted' || place === 'moolatrikona',
    kshudhita: inSignOf('enemy') || conjunct.some(hasRegard('enemy')) || enemyAspects || conjunct.includes('Saturn'),
    trishita: elementOf(sign) === 'Water' && enemyAspects && !aspecting.some((other) => benefics.has(other)),
    mudita:
      inSignOf('friend') ||
      conjunct.some(hasRegard('friend')) ||
      aspecting.some(hasRegard('friend')) ||
      conjunct.includes('Jupiter'),
    kshobhita: conjunct.includes('Sun') && (enemyAspects || aspecting.some((other) => !benefics.has(other))),
  } satisfies Record<Lajjitadi, boolean>
  return LAJJITADI.filter((name) => conditions[name])
}

// source: BPHS ch. 45; 1 to 12
export const SHAYANADI = [
  'Shayana',
  'Upavesha',
  'Netrapani',
  'Prakasha',
  'Gamana',
  'Agamana',
  'Sabha',
  'Agama',
  'Bhojana',
  'Nrityalipsa',
  'Kautuka',
  'Nidra',
] as const

export const SHAYANADI_GRADES = ['drishti', 'cheshta', 'vicheshta'] as const

// source: BPHS ch. 45
const ADDENDS: Record<Graha, number> = {
  Sun: 5,
  Moon: 2,
  Mars: 2,
  Mercury: 3,
  Jupiter: 5,
  Venus: 3,
  Saturn: 3,
  Rahu: 4,
  Ketu: 4,
}

/** The number 1..12 of a state of rest or motion. `ghati`: ghatis completed since sunrise. */
export const shayanadiNumber = (graha: Graha, chart: RasiChart, ghati: number): number => {
  const { nakshatra, longitude } = chart.graha[graha]
  const navamsha = vargaSeat(longitude, 'D9').part
  const product = (nakshatra + 1) * (GRAHAS.indexOf(graha) + 1) * navamsha
  const sum = product + chart.graha.Moon.nakshatra + 1 + ghati + chart.ascendant.sign + 1
  return sum % 12 || 12
}

/** The strength of the state, by the vowel group (1..5) of the name's first syllable. */
export const shayanadiGrade = (graha: Graha, number: number, syllable: number): (typeof SHAYANADI_GRADES)[number] =>
  SHAYANADI_GRADES[((((number * number + syllable) % 12) + ADDENDS[graha]) % 3 || 3) - 1]!
