import type { ChartOptions } from '../../../jyotish/chart.ts'
import { type Side, sideOfMoon, sideOfStar } from '../../../jyotish/kootas/profiles.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import { onBehalf, type World } from '../../capability.ts'
import { agreedFrame } from '../../shared/agreed-frame.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { readStar } from '../../shared/matched-people.ts'
import { type Natal, natal } from '../../shared/natal.ts'

interface StarInput {
  nakshatra: string
  pada?: number | null
}

/** Both sides of a nakshatra match. */
export const starSides = ({ groom, bride }: { groom: StarInput; bride: StarInput }): { groom: Side; bride: Side } => ({
  groom: sideOfStar(readStar(groom, 'groom.')),
  bride: sideOfStar(readStar(bride, 'bride.')),
})

/** The number of nakshatras with one of four padas or without a pada. */
const STARS = 27 * 5
const STAR_NUMBERS = new Map<string, number>(NAKSHATRAS.map((name, index) => [name, 5 * index]))

/** The index of a pair among all pairs of stars; undefined if a nakshatra is not named in the canonical spelling. */
export const pairIndex = ({ groom, bride }: { groom: StarInput; bride: StarInput }): number | undefined => {
  const first = STAR_NUMBERS.get(groom.nakshatra)
  const second = STAR_NUMBERS.get(bride.nakshatra)
  if (first === undefined || second === undefined) return undefined
  return STARS * (first + (groom.pada ?? 0)) + second + (bride.pada ?? 0)
}

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
