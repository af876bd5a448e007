import type { RasiChart } from '../chart.ts'
import { isDebilitated } from '../dignity.ts'
import { GRAHAS, type Graha, isLord, isNode, type Lord } from '../grahas.ts'
import type { GemPurpose } from './purposes.ts'

/**
 * Beads by the number of their faces (mukhi). A bead is held to pacify its planet, so that a harmful planet may have
 * one.
 */

// source: common practice; the first bead is the usual one, the others are substitutes
const BEADS: Record<Graha, readonly [number, ...number[]]> = {
  Sun: [1, 12, 11],
  Moon: [2],
  Mars: [3],
  Mercury: [4],
  Jupiter: [5],
  Venus: [6],
  Saturn: [7, 14],
  Rahu: [8],
  Ketu: [9],
}

interface Faces {
  deity: string
  mantra: string
}
// source: Shiva Purana, Vidyeshvara Samhita 25
const FACES: Record<number, Faces> = {
  1: { deity: 'Shiva', mantra: 'Om Hreem namah' },
  2: { deity: 'Ardhanarishvara', mantra: 'Om namah' },
  3: { deity: 'Agni', mantra: 'Om Kleem namah' },
  4: { deity: 'Brahma', mantra: 'Om Hreem namah' },
  5: { deity: 'Kalagni Rudra', mantra: 'Om Hreem namah' },
  6: { deity: 'Kartikeya', mantra: 'Om Hreem Hum namah' },
  7: { deity: 'Mahalakshmi', mantra: 'Om Hum namah' },
  8: { deity: 'Ganesha', mantra: 'Om Hum namah' },
  9: { deity: 'Durga', mantra: 'Om Hreem Hum namah' },
  11: { deity: 'Hanuman (Rudras)', mantra: 'Om Hreem Hum namah' },
  12: { deity: 'Surya', mantra: 'Om Kraum Kshaum Raum namah' },
  14: { deity: 'Hanuman', mantra: 'Om namah' },
}

// source: common practice
const MUKHI_OF_PURPOSE: Record<GemPurpose, number> = {
  health: 5,
  wealth: 7,
  career: 12,
  marriage: 2,
  education: 4,
  protection: 9,
  general: 5,
}

export interface Bead extends Faces {
  mukhi: number
  planet: Graha
  /** The number of beads worn: three with five faces, which are common, else one. */
  beads: number
  alternatives: number[]
}

const bead = (planet: Graha, mukhi: number): Bead => ({
  mukhi,
  planet,
  ...FACES[mukhi]!,
  beads: mukhi === 5 ? 3 : 1,
  alternatives: BEADS[planet].filter((other) => other !== mukhi),
})

export const beadOf = (planet: Graha): Bead => bead(planet, BEADS[planet][0])

export const beadForPurpose = (purpose: GemPurpose): Bead => {
  const mukhi = MUKHI_OF_PURPOSE[purpose]
  return bead(GRAHAS.find((planet) => BEADS[planet].includes(mukhi))!, mukhi)
}

/** A planet with a smaller ratio to its required Shadbala needs a bead. source: this project's own weighing */
const MIN_RATIO = 0.8

/** Planets that need a bead, with the reasons as clauses. */
export const planetsNeedingBeads = (
  { graha }: RasiChart,
  strengths: Readonly<Record<Lord, { ratio: number }>>,
): { planet: Graha; why: string[] }[] =>
  GRAHAS.flatMap((planet) => {
    const { sign, combust } = graha[planet]
    const debilitated = isDebilitated(planet, sign)
    const why = [
      ...(isLord(planet) && strengths[planet].ratio < MIN_RATIO ? ['has less than 0.8 of its required Shadbala'] : []),
      ...(debilitated ? ['is debilitated'] : []),
      ...(!isNode(planet) && combust ? ['is combust'] : []),
    ]
    return why.length > 0 ? [{ planet, why }] : []
  })
