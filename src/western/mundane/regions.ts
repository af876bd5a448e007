import type { Sign } from '../../zodiac/signs.ts'

// source: after Ptolemy, Tetrabiblos II.3, and Lilly, shortened; nations by their present names
export const SIGN_REGIONS = {
  Aries: ['Britain', 'Germany', 'Syria'],
  Taurus: ['Persia', 'Cyprus', 'Ireland'],
  Gemini: ['lower Egypt', 'Wales', 'United States (modern)'],
  Cancer: ['Africa (north)', 'Scotland', 'Netherlands'],
  Leo: ['Italy', 'France (south)', 'Bohemia'],
  Virgo: ['Mesopotamia', 'Greece', 'Turkey'],
  Libra: ['China', 'Austria', 'Tibet'],
  Scorpio: ['Norway', 'Morocco', 'Algeria'],
  Sagittarius: ['Spain', 'Arabia', 'Hungary'],
  Capricorn: ['India', 'Mexico', 'Lithuania'],
  Aquarius: ['Russia', 'Sweden', 'Ethiopia'],
  Pisces: ['Portugal', 'Normandy', 'Egypt (upper)'],
} as const satisfies Record<Sign, readonly string[]>
