import { type Sign, type SignIndex, signName } from '../zodiac/signs.ts'

export const RISINGS = ['head', 'back', 'both'] as const
export const SIGN_NATURES = ['fierce', 'gentle'] as const

// source: BPHS ch. 4 (prishtodaya, shirshodaya, ubhayodaya)
const RISING: Record<Sign, (typeof RISINGS)[number]> = {
  Aries: 'back',
  Taurus: 'back',
  Gemini: 'head',
  Cancer: 'back',
  Leo: 'head',
  Virgo: 'head',
  Libra: 'head',
  Scorpio: 'head',
  Sagittarius: 'back',
  Capricorn: 'back',
  Aquarius: 'head',
  Pisces: 'both',
}

// source: BPHS ch. 4, the limbs of Kalapurusha
const BODY_PARTS: Record<Sign, string> = {
  Aries: 'head',
  Taurus: 'face',
  Gemini: 'arms',
  Cancer: 'heart',
  Leo: 'stomach',
  Virgo: 'hips',
  Libra: 'below the navel',
  Scorpio: 'private parts',
  Sagittarius: 'thighs',
  Capricorn: 'knees',
  Aquarius: 'ankles',
  Pisces: 'feet',
}

// source: Brihat Jataka 1.11: Aries and its trines east, Taurus south, Gemini west, Cancer north
export const SIGN_DIRECTIONS = ['E', 'S', 'W', 'N'] as const

export const signNature = (sign: SignIndex) => ({
  rising: RISING[signName(sign)],
  bodyPart: BODY_PARTS[signName(sign)],
  direction: SIGN_DIRECTIONS[sign % 4]!,
  // Odd signs are fierce, even signs gentle (BPHS ch. 4).
  nature: SIGN_NATURES[sign % 2]!,
})
