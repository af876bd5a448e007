import type { ChartOptions } from '../../../jyotish/chart.ts'
import { type Side, type Star, sideOfMoon, sideOfStar } from '../../../jyotish/kootas/profiles.ts'
import { onBehalf, type World } from '../../capability.ts'
import { agreedFrame } from '../../shared/agreed-frame.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { starIndex } from '../../shared/names.ts'
import { type Natal, natal } from '../../shared/natal.ts'

export const readStar = ({ nakshatra, pada }: { nakshatra: string; pada?: number | null }, at = ''): Star => ({
  nakshatra: starIndex(nakshatra, `${at}nakshatra`),
  pada: pada ?? null,
})

interface StarInput {
  nakshatra: string
  pada?: number | null
}

/** Both sides of a nakshatra match. */
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

/** Both births of a pair; faults start with `groom.` or `bride.`. */
export const couple = ({ groom, bride, sunrise, positions }: PairInput, world: World): Couple => {
  const chosen = {
    ...agreedFrame(groom, bride, { first: 'groom.', second: 'bride.' }),
    sunrise,
    positions,
  }
  return {
    groom: natal({ ...groom, ...chosen }, onBehalf('groom', world), 'groom.'),
    bride: natal({ ...bride, ...chosen }, onBehalf('bride', world), 'bride.'),
  }
}

/** Both Moons, with known degrees. */
export const moonSides = ({ groom, bride }: Couple): { groom: Side; bride: Side } => ({
  groom: sideOfMoon(groom.chart.graha.Moon),
  bride: sideOfMoon(bride.chart.graha.Moon),
})
