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
    Libra: ['tactful'],
    Scorpio: ['guarded', 'trusts slowly'],
    Sagittarius: ['open to strangers', 'expects good'],
    Pisces: ['gives in'],
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
    Aries: ['talks much', 'blunt'],
    Gemini: ['talks much'],
    Leo: ['talks much'],
    Virgo: ['exact'],
    Libra: ['tactful'],
    Sagittarius: ['talks much'],
    Capricorn: ['says little'],
    Pisces: ['misses details'],
  },
  4: {
    Taurus: ['likes things to stay'],
    Gemini: ['likes change'],
    Libra: ['keeps the peace', 'gives in'],
    Scorpio: ['guarded'],
    Sagittarius: ['likes change'],
  },
  5: { Aries: ['seeks contests'], Leo: ['in front'] },
  6: {
    Aries: ['works in bursts', 'resists rules'],
    Taurus: ['keeps going'],
    Gemini: ['seeks company'],
    Virgo: ['exact'],
    Capricorn: ['keeps going', 'finishes'],
    Aquarius: ['likes change'],
    Pisces: ['tires easily'],
  },
  8: {
    Aries: ['decides fast', 'acts rashly'],
    Taurus: ['likes things to stay', 'holds on'],
    Cancer: ['takes on moods'],
    Leo: ['bold'],
    Scorpio: ['bold'],
  },
  9: { Taurus: ['likes things to stay'] },
  10: { Taurus: ['likes things to stay'] },
  11: {
    Aries: ['impatient'],
    Gemini: ['seeks company'],
    Leo: ['seeks company'],
    Scorpio: ['seeks solitude'],
    Sagittarius: ['seeks company'],
  },
  12: {
    Cancer: ['hides feelings', 'takes on moods'],
    Virgo: ['sleeps badly'],
    Libra: ['keeps the peace'],
    Scorpio: ['hides feelings', 'holds on'],
    Aquarius: ['seeks solitude'],
    Pisces: ['tires easily'],
  },
}
