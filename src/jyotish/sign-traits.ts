import type { Sign } from '../zodiac/signs.ts'
import type { Graha } from './grahas.ts'

// source: Brihat Jataka 17-18 and common practice, in our own words
export const SIGN_TRAITS: Record<Sign, readonly [string, string]> = {
  Aries: ['starts things', 'flares up and forgives'],
  Taurus: ['keeps what it builds', 'slow to change'],
  Gemini: ['trades in words', 'keeps two things going'],
  Cancer: ['remembers and feeds', 'moved by moods'],
  Leo: ['takes the lead', 'expects respect'],
  Virgo: ['notices errors', 'serves by method'],
  Libra: ['weighs both sides', 'works best in pairs'],
  Scorpio: ['goes to the bottom of things', 'keeps its counsel'],
  Sagittarius: ['lives by a principle', 'promises at long range'],
  Capricorn: ['outlasts', 'carries duty'],
  Aquarius: ['works for the many', 'keeps a distance'],
  Pisces: ['feels what is unsaid', 'holds plans loosely'],
}

// source: Saravali 30, in our own words
export const FIRST_HOUSE_TRAITS: Record<Graha, string> = {
  Sun: 'proud and vital',
  Moon: 'changeable and gentle',
  Mars: 'bold, quick to anger',
  Mercury: 'youthful and learned',
  Jupiter: 'dignified, gives advice',
  Venus: 'charming',
  Saturn: 'serious early in life',
  Rahu: 'unlike its family',
  Ketu: 'detached from appearances',
}
