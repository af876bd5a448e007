import type { Sidereal } from '../zodiac/longitude.ts'
import { norm, sidereal } from '../zodiac/longitude.ts'
import { isOdd, modalityOf, type SignIndex, signAt, signOfHouse } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { type Lord, lordOf } from './grahas.ts'
import { fractionElapsed } from './nakshatras.ts'
import { point, type SiderealPoint } from './points.ts'

export const SPECIAL_LAGNAS = [
  'bhava_lagna',
  'hora_lagna',
  'ghati_lagna',
  'vighati_lagna',
  'sree_lagna',
  'indu_lagna',
  'pranapada',
  'varnada_lagna',
  'bhrigu_bindu',
  'kunda_lagna',
] as const
export type SpecialLagna = (typeof SPECIAL_LAGNAS)[number]

/** Minutes since the sunrise that begins the day of birth, and the sidereal longitude of the Sun at that sunrise. */
export interface SinceSunrise {
  minutes: number
  sun: number
}

// source: BPHS, chapter of special lagnas; degrees a minute, counted from the Sun at sunrise
const RATES = { bhava_lagna: 0.25, hora_lagna: 0.5, ghati_lagna: 1.25, vighati_lagna: 15 } as const

export const timedLagna = (which: keyof typeof RATES, { minutes, sun }: SinceSunrise) =>
  sidereal(sun + minutes * RATES[which])

/** The sree lagna: the part of her star that the Moon has passed, as a part of the circle, added to the ascendant. */
export const sreeLagna = (ascendant: number, moon: Sidereal) => sidereal(ascendant + 360 * fractionElapsed(moon))

/**
 * The pranapada: 5 degrees a minute (a sign in 15 vighatis) from the Sun. The Sun in a fixed sign adds 240 degrees, in
 * a dual sign 120.
 */
const pranapada = (sun: SiderealPoint, minutes: number) =>
  norm(sun.longitude + minutes * 5 + { Movable: 0, Fixed: 240, Dual: 120 }[modalityOf(sun.sign)])

// source: Uttara Kalamrita 4; rays (kalas) of each lord
const KALAS: Record<Lord, number> = { Sun: 30, Moon: 16, Mars: 6, Mercury: 8, Jupiter: 10, Venus: 12, Saturn: 1 }

const induLagna = (ascendant: SignIndex, moon: SiderealPoint) => {
  const ninthLord = (sign: SignIndex) => lordOf(signOfHouse(sign, 9))
  const sum = KALAS[ninthLord(ascendant)] + KALAS[ninthLord(moon.sign)]
  return signOfHouse(moon.sign, sum % 12 || 12) * 30 + moon.degree
}

/** The sign of the varnada of a lagna and its hora lagna (the sign-count form of Raman and Narasimha Rao). */
export const varnadaSign = (lagna: SignIndex, hora: SignIndex): SignIndex => {
  const count = (sign: SignIndex) => (isOdd(sign) ? sign + 1 : 12 - sign)
  const [a, b] = [count(lagna), count(hora)]
  const total = (isOdd(lagna) === isOdd(hora) ? a + b : Math.abs(a - b)) % 12 || 12
  return isOdd(lagna) ? signAt(total - 1) : signAt(12 - total)
}

/** The midpoint of the arc from Rahu forward to the Moon. */
export const bhriguBindu = (rahu: number, moon: number) => norm(rahu + norm(moon - rahu) / 2)

/** All ten special lagnas. Those counted from sunrise are null without a sunrise. */
export const specialLagnas = (
  chart: RasiChart,
  since: SinceSunrise | null,
): Record<SpecialLagna, SiderealPoint | null> => {
  const { ascendant, graha } = chart
  const timed = (which: keyof typeof RATES) => since && point(timedLagna(which, since))
  const hora = timed('hora_lagna')
  return {
    bhava_lagna: timed('bhava_lagna'),
    hora_lagna: hora,
    ghati_lagna: timed('ghati_lagna'),
    vighati_lagna: timed('vighati_lagna'),
    sree_lagna: point(sreeLagna(ascendant.longitude, graha.Moon.longitude)),
    indu_lagna: point(sidereal(induLagna(ascendant.sign, graha.Moon))),
    pranapada: since && point(sidereal(pranapada(graha.Sun, since.minutes))),
    varnada_lagna: hora && point(sidereal(varnadaSign(ascendant.sign, hora.sign) * 30 + ascendant.degree)),
    bhrigu_bindu: point(sidereal(bhriguBindu(graha.Rahu.longitude, graha.Moon.longitude))),
    kunda_lagna: point(sidereal(81 * ascendant.longitude)),
  }
}
