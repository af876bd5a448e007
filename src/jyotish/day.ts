export { type Daylight, dayAround as hinduDay, LONGEST_DAY, type SunDay as HinduDay } from '../sky/daylight.ts'
