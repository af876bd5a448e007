import { invalid } from '../../../faults.ts'
import type { ChartOptions } from '../../../jyotish/chart.ts'
import { type Side, type Star, sideOfMoon, sideOfStar } from '../../../jyotish/kootas/profiles.ts'
import { onBehalf, type World } from '../../capability.ts'
import type { BirthWithNodeInput } from '../../vocabulary/inputs.ts'
import { starIndex } from '../../vocabulary/names.ts'
import { type Natal, natal } from '../../vocabulary/natal.ts'

export const readStar = ({ nakshatra, pada }: { nakshatra: string; pada?: number | null }, at = ''): Star => ({
  nakshatra: starIndex(nakshatra, `${at}nakshatra`),
  pada: pada ?? null,
})

interface StarInput {
  nakshatra: string
  pada?: number | null
}

/** Both sides of a match of stars. */
export const starSides = ({ groom, bride }: { groom: StarInput; bride: StarInput }): { groom: Side; bride: Side } => ({
  groom: sideOfStar(readStar(groom, 'groom.')),
  bride: sideOfStar(readStar(bride, 'bride.')),
})

export interface Couple {
  groom: Natal
  bride: Natal
}

interface PairInput extends Pick<ChartOptions, 'sunrise' | 'positions'> {
  groom: BirthWithNodeInput
  bride: BirthWithNodeInput
}

/** One choice for both: named by either, or left to the default; 422 on the bride's where they contradict each other. */
const agreed = <V extends string>(field: string, his: V | null | undefined, hers: V | null | undefined) => {
  if (his && hers && his !== hers)
    throw invalid(`bride.${field}`, `Both births must use one ${field}: the groom's is ${his}, the bride's ${hers}.`)
  return his ?? hers
}

/** Both births of a pair; faults carry `groom.` or `bride.`. */
export const couple = ({ groom, bride, sunrise, positions }: PairInput, world: World): Couple => {
  const chosen = {
    ayanamsha: agreed('ayanamsha', groom.ayanamsha, bride.ayanamsha),
    node: agreed('node', groom.node, bride.node),
    sunrise,
    positions,
  }
  return {
    groom: natal({ ...groom, ...chosen }, onBehalf('groom', world), 'groom.'),
    bride: natal({ ...bride, ...chosen }, onBehalf('bride', world), 'bride.'),
  }
}

/** Both Moons, whose degrees are known. */
export const moonSides = ({ groom, bride }: Couple): { groom: Side; bride: Side } => ({
  groom: sideOfMoon(groom.chart.graha.Moon),
  bride: sideOfMoon(bride.chart.graha.Moon),
})
