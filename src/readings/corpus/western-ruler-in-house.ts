import type { HouseNumber } from '../../zodiac/signs.ts'
import angular from './western-ruler/angular.ts'
import cadent from './western-ruler/cadent.ts'
import succedent from './western-ruler/succedent.ts'
import type { RulerTold } from './western-ruler/told.ts'

// The ruler of a house of the tropical chart in each house: `able` if well placed, `pressed` if ill placed or strained
export default { ...angular, ...succedent, ...cadent } satisfies Record<HouseNumber, Record<HouseNumber, RulerTold>>
