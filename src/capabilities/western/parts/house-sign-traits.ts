import type { Trait } from '../../../readings/passage.ts'
import type { HouseNumber, Sign } from '../../../zodiac/signs.ts'

// The traits that the sentences on a sign on a house cusp give to the reader.
// source: the sentences in ./house-sign-texts.ts

export const HOUSE_SIGN_TRAITS: Readonly<
  Partial<Record<HouseNumber, Readonly<Partial<Record<Sign, readonly Trait[]>>>>>
> = {
  1: {
    Aries: ['decides fast', 'in front'],
    Cancer: ['guarded'],
    Leo: ['in front'],
    Virgo: ['in the background'],
    Scorpio: ['guarded'],
    Sagittarius: ['open to strangers'],
  },
  2: {
    Aries: ['leaks money'],
    Taurus: ['keeps money'],
    Cancer: ['keeps money'],
    Leo: ['leaks money'],
    Virgo: ['keeps money'],
    Libra: ['leaks money'],
    Scorpio: ['keeps money'],
    Sagittarius: ['leaks money'],
    Capricorn: ['keeps money'],
    Pisces: ['leaks money'],
  },
  3: {
    Aries: ['talks much'],
    Gemini: ['talks much'],
    Leo: ['talks much'],
    Sagittarius: ['talks much'],
    Capricorn: ['says little'],
  },
  4: {
    Taurus: ['likes things to stay'],
    Gemini: ['likes change'],
    Libra: ['keeps the peace'],
    Scorpio: ['guarded'],
    Sagittarius: ['likes change'],
  },
  5: { Aries: ['seeks contests'], Leo: ['in front'] },
  6: {
    Aries: ['works in bursts'],
    Taurus: ['keeps going'],
    Gemini: ['seeks company'],
    Capricorn: ['keeps going'],
    Aquarius: ['likes change'],
  },
  8: { Aries: ['decides fast'], Taurus: ['likes things to stay'] },
  9: { Taurus: ['likes things to stay'] },
  10: { Taurus: ['likes things to stay'] },
  11: {
    Gemini: ['seeks company'],
    Leo: ['seeks company'],
    Scorpio: ['seeks solitude'],
    Sagittarius: ['seeks company'],
  },
  12: {
    Cancer: ['hides feelings'],
    Libra: ['keeps the peace'],
    Scorpio: ['hides feelings'],
    Aquarius: ['seeks solitude'],
  },
}
