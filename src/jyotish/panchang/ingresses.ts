import type { Sky } from '../../sky/sky.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import { norm } from '../../zodiac/longitude.ts'
import { SIGNS } from '../../zodiac/signs.ts'
import { type Graha, isNode, NODE_BODY, type Node } from '../grahas.ts'
import { karanaName, karanaNumber } from '../limbs.ts'
import { NAKSHATRA, NAKSHATRAS, PADA } from '../nakshatras.ts'
import { PANCHANG_AYANAMSHA, sidereal } from './limbs.ts'

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

export const bodyOf = (graha: Graha, node: Node) => (isNode(graha) ? NODE_BODY[node] : graha)

export interface Ingress {
  planet: Graha
  from: string
  to: string
  at: JulianDay
  /** Sidereal. */
  longitude: number
  retrograde: boolean
}

/** Entries of a planet into signs, stars or padas, forward and backward. Off the event loop. */
export const ingresses = async (
  planet: Graha,
  kind: IngressKind,
  window: Window,
  node: Node,
  sky: Sky,
): Promise<Ingress[]> => {
  const { span, names } = DIVISIONS[kind]
  const body = bodyOf(planet, node)
  // Ketu stands on a border where Rahu stands half a circle from it.
  const opposite = planet === 'Ketu' ? 180 : 0
  const crossings = await sky.scan({ of: sidereal(body), span, offset: opposite, ...window })
  return crossings.map(({ at, multiple, direction }) => {
    const before = (multiple + names.length - 1) % names.length
    const [from, to] = direction === 1 ? [before, multiple] : [multiple, before]
    const longitude = sky.positions(at, [body])[0]!.longitude - sky.ayanamsha(at, PANCHANG_AYANAMSHA) + opposite
    return {
      planet,
      from: names[from]!,
      to: names[to]!,
      at,
      longitude: norm(longitude),
      retrograde: direction === -1,
    }
  })
}

// source: Muhurta Chintamani, chapter of sankranti; what the sankranti rides, by the karana of its moment
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
