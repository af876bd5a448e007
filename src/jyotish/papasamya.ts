import { houseFrom, type SignIndex } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { type Dignity, dignity } from './dignity.ts'
import type { Graha } from './grahas.ts'
import { isMoonBright } from './nature.ts'

// source: Kerala practice of dosha samya, the falling-weight form: the ascendant in full, the Moon half, Venus a quarter
export const PAPA_REFERENCES = { Ascendant: 1, Moon: 0.5, Venus: 0.25 } as const
export type PapaReference = keyof typeof PAPA_REFERENCES
// source: the same; the Moon only when dark
const PAPA_PLANETS = { Mars: 1, Saturn: 0.75, Rahu: 0.75, Sun: 0.5, Ketu: 0.5, Moon: 0.25 } as const
export const PAPA_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12]

export const PAPA_NOTE =
  'Falling-weight form of dosha samya: Mars 1, Saturn and Rahu 0.75, Sun and Ketu 0.5, a dark Moon 0.25, each in full from the ascendant, half from the Moon, a quarter from Venus; not the plain count of four malefics.'

export interface PapaContribution {
  planet: Graha
  from: PapaReference
  house: number
  planetWeight: number
  referenceWeight: number
  points: number
  dignity: Dignity
}

export interface Papa {
  score: number
  hasDosha: boolean
  contributions: PapaContribution[]
}

/** The weight of malefics on the houses of marriage, in whole signs from three references. */
export const papa = (chart: RasiChart): Papa => {
  const signs: Record<PapaReference, SignIndex> = {
    Ascendant: chart.ascendant.sign,
    Moon: chart.graha.Moon.sign,
    Venus: chart.graha.Venus.sign,
  }
  const contributions: PapaContribution[] = []
  for (const [from, referenceWeight] of Object.entries(PAPA_REFERENCES) as [PapaReference, number][])
    for (const [planet, planetWeight] of Object.entries(PAPA_PLANETS) as [keyof typeof PAPA_PLANETS, number][]) {
      if (planet === from || (planet === 'Moon' && isMoonBright(chart))) continue
      const house = houseFrom(signs[from], chart.graha[planet].sign)
      if (!PAPA_HOUSES.includes(house)) continue
      const points = planetWeight * referenceWeight
      contributions.push({
        ...{ planet, from, house, planetWeight, referenceWeight, points },
        dignity: dignity(chart.graha[planet], chart.graha),
      })
    }
  const score = contributions.reduce((sum, { points }) => sum + points, 0)
  return { score, hasDosha: score >= 1, contributions }
}

export const PAPA_LEVELS = ['none', 'low', 'moderate', 'high'] as const
export const papaLevel = (score: number): (typeof PAPA_LEVELS)[number] =>
  score < 1 ? 'none' : score < 2 ? 'low' : score < 3.5 ? 'moderate' : 'high'

export const PAPA_VERDICTS = ['balanced', 'acceptable', 'not_balanced', 'no_dosha'] as const

export interface PapaPair {
  /** Score of the groom less that of the bride. */
  difference: number
  /** The absolute difference in percent of the larger score. */
  percent: number
  verdict: (typeof PAPA_VERDICTS)[number]
}

/** The match of two scores. The score of the groom may exceed that of the bride by up to half of it. */
export const papasamya = (groom: Papa, bride: Papa): PapaPair => {
  const difference = groom.score - bride.score
  const larger = Math.max(groom.score, bride.score)
  const relative = larger === 0 ? 0 : difference / larger
  const verdict =
    !groom.hasDosha && !bride.hasDosha
      ? 'no_dosha'
      : Math.abs(relative) <= 0.25
        ? 'balanced'
        : relative > 0 && relative <= 0.5
          ? 'acceptable'
          : 'not_balanced'
  return { difference, percent: Math.abs(relative) * 100, verdict }
}
