import angular from './western-ruler/angular.ts'
import succedent from './western-ruler/succedent.ts'

// The ruler of a house of the tropical chart in each house: able when well placed, pressed when ill placed or strained
export default { ...angular, ...succedent }
