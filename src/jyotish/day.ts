export {
  type Daylight,
  dayAround as hinduDay,
  LONGEST_DAY,
  type SunDay as HinduDay,
  type Sunrise,
} from '../sky/daylight.ts'
