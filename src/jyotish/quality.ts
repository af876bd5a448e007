import { joinWords } from '../wording.ts'
import { ordinalInWords } from '../zodiac/house-words.ts'
import type { Sidereal } from '../zodiac/longitude.ts'
import {
  degreeInSign,
  degreesAndMinutes,
  type HouseNumber,
  houseFrom,
  type SignIndex,
  signName,
  signOf,
} from '../zodiac/signs.ts'
import { type Gochara, gochara, type TransitSigns } from './gochara.ts'
import { nameInSentence } from './grahas.ts'
import { UPACHAYAS } from './house-groups.ts'
import { NAKSHATRAS } from './nakshatras.ts'
import { taraOf } from './panchang/stars.ts'

/** The quality of a period: a score of 0 to 100, its band, and every reason for the score. */
export const QUALITY_BANDS = ['excellent', 'good', 'mixed', 'difficult', 'hard'] as const
export type QualityBand = (typeof QUALITY_BANDS)[number]

// source: this project's own weighing
const FLOORS: Record<QualityBand, number> = { excellent: 75, good: 60, mixed: 45, difficult: 30, hard: 0 }
export const qualityBand = (score: number): QualityBand => QUALITY_BANDS.find((band) => score >= FLOORS[band])!

export interface QualityReason {
  rule: string
  effect: number
  text: string
}
export interface Quality {
  score: number
  band: QualityBand
  reasons: QualityReason[]
}

export const clampScore = (score: number) => Math.min(100, Math.max(0, score))

/** 50 plus the effect of each reason, within 0..100. */
export const qualityOf = (reasons: QualityReason[]): Quality => {
  const score = clampScore(reasons.reduce((sum, { effect }) => sum + effect, 50))
  return { score, band: qualityBand(score), reasons }
}

/** The birth data of a person; each may be unknown. Signs from 0, stars from 1. */
export interface PersonalPoints {
  moonSign: SignIndex | null
  sunSign: SignIndex | null
  star: number | null
}
/** The sky of a day: sign and star of the Moon, longitude of the Sun, tithi 1..30. */
export interface DaySky {
  moonSign: SignIndex
  star: number
  sun: Sidereal
  tithi: number
  /** The signs of all planets, for vedha. */
  signs: TransitSigns
}

// source: Muhurta Chintamani; houses of the Sun counted from the birth Moon
export const isGoodSun = (house: HouseNumber) => UPACHAYAS.includes(house)

export const isBright = (tithi: number) => tithi <= 15

export interface DayTara {
  /** 1 (Janma) to 9 (Parama Mitra). */
  tara: number
  name: ReturnType<typeof taraOf>['name']
  /** The cycle of nine stars, 1..3. */
  cycle: number
  favourable: boolean
}
export const dayTara = (birthStar: number, star: number): DayTara => {
  const { count, name, good } = taraOf(birthStar, star)
  return { tara: ((count - 1) % 9) + 1, name, cycle: Math.ceil(count / 9), favourable: good }
}

// source: this project's own weighing
/** The effect of a good Moon under vedha, and the share of a bad Moon's effect that remains under relief. */
const OBSTRUCTED_MOON = 4
const RELIEVED_SHARE = 0.5

const moonReason = (house: HouseNumber, moon: Gochara, { moonSign, star }: DaySky): QualityReason => {
  const by = moon.effect === 'obstructed' ? moon.vedha : moon.effect === 'relieved' ? moon.relief : null
  const vedha = by ? `, ${moon.effect} by ${joinWords(by.by.map(nameInSentence))} in house ${by.house}` : ''
  const reason = (rule: string, effect: number, comment: string) => ({
    rule,
    effect: moon.effect === 'relieved' ? effect * RELIEVED_SHARE : effect,
    text: `The Moon is in ${NAKSHATRAS[star - 1]}, ${signName(moonSign)}, house ${house} from the birth Moon${comment}${vedha}.`,
  })
  if (moon.effect === 'obstructed') return reason('moon_obstructed', OBSTRUCTED_MOON, ', one of its good houses')
  if (moon.favourable) return reason('moon_favourable', 18, ', one of its good houses')
  if (house === 8) return reason('chandrashtama', -22, ', its hardest house (chandrashtama)')
  if (house === 12 || house === 4) return reason('moon_heavy', -12, ', where it weighs on the mind')
  return reason('moon_unfavourable', -6, ', outside its good houses')
}

// source: this project's own weighing; the first, third, fifth and seventh of each nine are the bad ones of Muhurta Chintamani
const TARA_EFFECTS: Partial<Record<number, number>> = { 1: -3, 3: -10, 5: -10, 7: -18 }

/**
 * The quality of a day by chandra bala with vedha, the Sun, tara and the half of the month. Weights of this project. Unknown birth
 * data add nothing.
 */
export const dayQuality = (person: PersonalPoints, sky: DaySky): Quality => {
  const reasons: QualityReason[] = []
  if (person.moonSign !== null) {
    const moon = gochara('Moon', person.moonSign, sky.signs)
    reasons.push(moonReason(moon.house, moon, sky))
    const sun = houseFrom(person.moonSign, signOf(sky.sun))
    const good = isGoodSun(sun)
    reasons.push({
      rule: good ? 'sun_favourable' : 'sun_unfavourable',
      effect: good ? 8 : -3,
      text: `The Sun is at ${degreesAndMinutes(degreeInSign(sky.sun))} of ${signName(signOf(sky.sun))}, house ${sun} from the birth Moon, ${good ? 'one of its good houses' : 'outside 3, 6, 10 and 11'}.`,
    })
  }
  if (person.star !== null) {
    const { tara, name, favourable } = dayTara(person.star, sky.star)
    reasons.push({
      rule: favourable ? 'tara_favourable' : 'tara_unfavourable',
      effect: favourable ? 15 : TARA_EFFECTS[tara]!,
      text: `${NAKSHATRAS[sky.star - 1]}, the star of the day, is ${name}, ${ordinalInWords(tara)} of the nine taras from ${NAKSHATRAS[person.star - 1]}.`,
    })
  }
  if (isBright(sky.tithi)) reasons.push({ rule: 'bright_half', effect: 3, text: `The Moon waxes: tithi ${sky.tithi}.` })
  return qualityOf(reasons)
}
