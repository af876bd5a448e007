import { signOfHouse } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { type Graha, lordOf } from '../grahas.ts'
import { aspects } from '../nature.ts'
import { vargaSeat } from '../vargas.ts'
import type { AreaRule } from './area.ts'

// source: this project's own weighing
const BY_TIE = { owner: 15, occupant: 12, aspect: 8, karaka: 10, varga_lord: 8 } as const
export type Tie = keyof typeof BY_TIE

/** The ties of a period lord to an area, with their points. */
export const timelinePoints = (
  planet: Graha,
  { primary, karakas, varga }: AreaRule,
  chart: RasiChart,
): { points: number; ties: Tie[] } => {
  const { graha, ascendant } = chart
  // A node owns what the lord of its sign owns.
  const owner = planet === 'Rahu' || planet === 'Ketu' ? lordOf(graha[planet].sign) : planet
  const lagna = varga && vargaSeat(ascendant.longitude, varga).sign
  const signs = primary.map((house) => signOfHouse(ascendant.sign, house))
  const ties = [
    ...(signs.some((sign) => lordOf(sign) === owner) ? (['owner'] as const) : []),
    ...(signs.includes(graha[planet].sign) ? (['occupant'] as const) : []),
    ...(signs.some((sign) => aspects(planet, graha[planet].sign, sign)) ? (['aspect'] as const) : []),
    ...(karakas.includes(planet) ? (['karaka'] as const) : []),
    ...(lagna !== null && primary.some((house) => lordOf(signOfHouse(lagna, house)) === owner)
      ? (['varga_lord'] as const)
      : []),
  ]
  return { ties, points: ties.reduce((total, tie) => total + BY_TIE[tie], 0) }
}
