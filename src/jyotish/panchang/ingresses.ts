import { ingressesOf } from '../../sky/ingresses.ts'
import type { Sky } from '../../sky/sky.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import type { Sidereal } from '../../zodiac/longitude.ts'
import { siderealOf } from '../../zodiac/longitude.ts'
import { SIGNS } from '../../zodiac/signs.ts'
import { bodyOf, type Graha, longitudeOffset, type Node } from '../grahas.ts'
import { karanaName, karanaNumber } from '../limbs.ts'
import { NAKSHATRA, NAKSHATRAS, PADA } from '../nakshatras.ts'
import { lahiriLongitude, PANCHANG_AYANAMSHA } from './limbs.ts'

export const INGRESS_KINDS = ['sign', 'nakshatra', 'pada'] as const
export type IngressKind = (typeof INGRESS_KINDS)[number]

const DIVISIONS: Record<IngressKind, { span: number; names: readonly string[] }> = {
  sign: { span: 30, names: SIGNS },
  nakshatra: { span: NAKSHATRA, names: NAKSHATRAS },
  pada: {
    span: PADA,
    names: Array.from({ length: 108 }, (_, i) => `${NAKSHATRAS[Math.floor(i / 4)]!} ${(i % 4) + 1}`),
  },
}

export interface GrahaIngress {
  planet: Graha
  from: string
  to: string
  at: JulianDay
  /** Sidereal longitude, degrees. */
  longitude: Sidereal
  retrograde: boolean
}

/** The entries of a planet into signs, stars or padas, direct and retrograde. The search runs off the event loop. */
export const grahaIngresses = async (
  planet: Graha,
  kind: IngressKind,
  window: Window,
  node: Node,
  sky: Sky,
): Promise<GrahaIngress[]> => {
  const { span, names } = DIVISIONS[kind]
  const body = bodyOf(planet, node)
  const parts = { of: lahiriLongitude(body), span, offset: longitudeOffset(planet) }
  return (await ingressesOf(parts, window, sky)).map(({ at, left, entered, backward }) => ({
    planet,
    from: names[left]!,
    to: names[entered]!,
    at,
    longitude: siderealOf(
      sky.positions(at, [body])[0]!.longitude,
      sky.ayanamsha(at, PANCHANG_AYANAMSHA) - longitudeOffset(planet),
    ),
    retrograde: backward,
  }))
}

// source: Muhurta Chintamani, chapter of sankranti; the mount (vahana) of a sankranti by the karana at its moment
const VAHANAS = {
  Bava: 'lion',
  Balava: 'tiger',
  Kaulava: 'boar',
  Taitila: 'donkey',
  Gara: 'elephant',
  Vanija: 'buffalo',
  Vishti: 'horse',
  Shakuni: 'dog',
  Chatushpada: 'ram',
  Naga: 'bull',
  Kimstughna: 'cock',
} as const satisfies Record<ReturnType<typeof karanaName>, string>
export const VAHANA_WORDS = Object.values(VAHANAS) as [string, ...string[]]

export const vahana = (at: JulianDay, sky: Sky): string => {
  const [sun, moon] = sky.positions(at, ['Sun', 'Moon'])
  return VAHANAS[karanaName(karanaNumber(moon!.longitude, sun!.longitude))]
}
