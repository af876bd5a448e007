import { signOfHouse } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { type GemScore, gemScore } from '../gems.ts'
import { type Lord, lordOf } from '../grahas.ts'

/** The purpose of a stone or bead. */
export const GEM_PURPOSES = ['general', 'health', 'wealth', 'career', 'marriage', 'education', 'protection'] as const
export type GemPurpose = (typeof GEM_PURPOSES)[number]

// source: BPHS 11 for houses, BPHS 32 for significators
const ROOTS: Record<Exclude<GemPurpose, 'general'>, { houses: readonly number[]; karakas: readonly Lord[] }> = {
  health: { houses: [1], karakas: ['Sun'] },
  wealth: { houses: [2, 11], karakas: ['Jupiter'] },
  career: { houses: [10], karakas: ['Sun', 'Mercury'] },
  marriage: { houses: [7], karakas: ['Venus'] },
  education: { houses: [4, 5], karakas: ['Mercury'] },
  protection: { houses: [9], karakas: ['Jupiter'] },
}

export interface PurposeStone {
  scored: GemScore
  /** The role of the planet for the purpose, for example "lord of house 10". */
  as: string
}

/** The best planet for a purpose whose stone may be worn; in a tie the lord of the house. Null without one. */
export const stoneForPurpose = (
  purpose: GemPurpose,
  chart: RasiChart,
  strengths: Readonly<Record<Lord, { ratio: number }>>,
): PurposeStone | null => {
  if (purpose === 'general') return null
  const { houses, karakas } = ROOTS[purpose]
  const candidates = [
    ...houses.map((house) => ({
      planet: lordOf(signOfHouse(chart.ascendant.sign, house)),
      as: `lord of house ${house}`,
    })),
    ...karakas.map((planet) => ({ planet, as: `significator of ${purpose}` })),
  ].map(({ planet, as }) => ({ scored: gemScore(planet, chart, strengths), as }))
  const wearable = candidates.filter(({ scored }) => scored.score >= 1)
  return wearable.reduce<PurposeStone | null>(
    (best, each) => (best && best.scored.score >= each.scored.score ? best : each),
    null,
  )
}
