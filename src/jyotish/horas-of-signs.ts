import type { SignIndex } from '../zodiac/signs.ts'
import type { Lord } from './grahas.ts'

const [ARIES, TAURUS, GEMINI, CANCER, LEO, VIRGO, LIBRA, SCORPIO, SAGITTARIUS, CAPRICORN, AQUARIUS, PISCES] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const

// source: B. V. Raman's hora as tabulated by Jagannatha Hora and PyJHora; the two halves of each sign, Aries to Pisces
export const RAMAN_HORAS = [
  [SCORPIO, CAPRICORN],
  [TAURUS, PISCES],
  [VIRGO, ARIES],
  [CANCER, LIBRA],
  [LEO, GEMINI],
  [GEMINI, CANCER],
  [LIBRA, LEO],
  [ARIES, VIRGO],
  [PISCES, TAURUS],
  [CAPRICORN, SCORPIO],
  [AQUARIUS, SAGITTARIUS],
  [SAGITTARIUS, AQUARIUS],
] as const
// source: Kashinatha hora as tabulated by Jagannatha Hora and PyJHora; the sign of each lord by day and by night
export const KASHINATHA_SIGNS: Record<Lord, readonly [SignIndex, SignIndex]> = {
  Sun: [LEO, LEO],
  Moon: [CANCER, CANCER],
  Mars: [SCORPIO, ARIES],
  Mercury: [VIRGO, GEMINI],
  Jupiter: [PISCES, SAGITTARIUS],
  Venus: [LIBRA, TAURUS],
  Saturn: [AQUARIUS, CAPRICORN],
}
