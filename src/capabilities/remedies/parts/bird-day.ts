import { invalid } from '../../../faults.ts'
import { pakshaOf, tithiNumber } from '../../../jyotish/limbs.ts'
import { BIRDS, type Bird, birthBird, type Paksha } from '../../../jyotish/panch-pakshi/birds.ts'
import { yamasOf } from '../../../jyotish/panch-pakshi/timetable.ts'
import { maybe, oneOf, type Static } from '../../../schema.ts'
import { onBehalf, type World } from '../../capability.ts'
import type { Today } from '../../shared/almanac.ts'
import { Birth } from '../../shared/inputs.ts'
import { natal } from '../../shared/natal.ts'
import { type PAKSHA_INPUTS, readStarAndHalf, starAndHalfOf } from './star-or-birth.ts'

/** The five birds on a day. */

export const BirdName = oneOf(BIRDS)
export const BIRD_INPUT = maybe(oneOf(BIRDS, { description: 'The native’s bird; overrides birth.' }))
export const BIRTH_INPUT = maybe(Birth)

interface BirdInput {
  bird?: Bird | null
  birth?: Static<typeof Birth> | null
  nakshatra?: string | null
  paksha?: (typeof PAKSHA_INPUTS)[number] | null
}

/** The sent bird, that of the birth, or that of nakshatra and paksha; 422 on `bird` without any. */
export const readBird = ({ bird, birth, nakshatra, paksha }: BirdInput, world: World): Bird => {
  if (bird) return bird
  if (birth) {
    const of = starAndHalfOf(natal(birth, onBehalf('The birth', world), 'birth.'))
    return birthBird(of.star, of.paksha)
  }
  if (!nakshatra) throw invalid('bird', 'Send `bird`, `birth`, or `nakshatra` with `paksha`.')
  const of = readStarAndHalf(nakshatra, paksha)
  return birthBird(of.star, of.paksha)
}

/** The paksha at the start of the day. */
export const pakshaOfDay = ({ day, world: { sky } }: Today): Paksha => {
  const [moon, sun] = sky.positions(day.from, ['Moon', 'Sun'])
  return pakshaOf(tithiNumber(moon!.longitude, sun!.longitude))
}

/** The yamas of the day; none if the Sun does not rise and set. */
export const yamasOfDay = (bird: Bird, { day }: Today, paksha: Paksha) =>
  day.light ? yamasOf(bird, day.light, day.weekday, paksha) : []
