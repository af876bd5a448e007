import { longevityByPairs, type PairedLongevity } from '../../jyotish/longevity-pairs.ts'
import { timedLagna } from '../../jyotish/special-lagnas.ts'
import { signOf } from '../../zodiac/signs.ts'
import type { World } from '../capability.ts'
import { dayOfBirth, type Natal, sinceSunrise } from './natal.ts'

/** The class of the lifespan by the three pairs; by two of them without a sunrise. */
export const longevityOf = (birth: Natal, world: World): PairedLongevity => {
  const day = dayOfBirth(birth, 'its hora lagna and the pair of lagna and hora lagna are', world)
  return longevityByPairs(birth.chart, day && signOf(timedLagna('hora_lagna', sinceSunrise(birth, day, world))))
}
