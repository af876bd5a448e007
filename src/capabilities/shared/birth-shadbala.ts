import { type Shadbala, type ShadbalaSchool, shadbala } from '../../jyotish/strengths/shadbala.ts'
import type { World } from '../capability.ts'
import { dayOfBirth, type Natal } from './natal.ts'

/** The Shadbala of a birth; without a sunrise, a warning names the null parts. */
export const birthShadbala = (
  birth: Natal,
  world: World,
  school: ShadbalaSchool = {},
): Shadbala & { dayBirth: boolean | null } => {
  const day = dayOfBirth(birth, 'day_birth, lords, tribhaga, varsha, masa, dina and hora bala are', world)
  return { ...shadbala(birth.chart, day, world.sky, school), dayBirth: day ? day.isDay : null }
}
