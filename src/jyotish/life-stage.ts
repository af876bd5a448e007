import { CALENDAR_YEAR } from '../sky/constants.ts'
import type { Sky } from '../sky/sky.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { separation } from '../zodiac/longitude.ts'
import { houseFrom, signOf } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { type ReturnCycle, returnCycle } from './return-cycles.ts'

export interface LifeStage {
  /** Years of 365.2425 days. */
  age: number
  saturn: ReturnCycle
  jupiter: ReturnCycle
  saturnFromMoon: number
  jupiterFromMoon: number
  sadeSati: boolean
}

/** True for Saturn in the 12th, 1st or 2nd house from the Moon. */
const isSadeSati = (house: number) => [12, 1, 2].includes(house)

/** The cycles of Saturn and Jupiter of a person at a moment after birth. */
export const lifeStage = (chart: RasiChart, at: JulianDay, sky: Sky): LifeStage => {
  const { Saturn, Jupiter, Moon } = chart.graha
  const cycle = (body: 'Saturn' | 'Jupiter', natal: number) =>
    returnCycle(body, natal, chart.at, at, chart.ayanamsha.id, sky)
  const saturn = cycle('Saturn', Saturn.longitude)
  const jupiter = cycle('Jupiter', Jupiter.longitude)
  const saturnFromMoon = houseFrom(Moon.sign, signOf(saturn.longitude))
  return {
    age: Math.max(0, (at - chart.at) / CALENDAR_YEAR),
    saturn,
    jupiter,
    saturnFromMoon,
    jupiterFromMoon: houseFrom(Moon.sign, signOf(jupiter.longitude)),
    sadeSati: isSadeSati(saturnFromMoon),
  }
}

export const STAGE_BANDS = ['aligned', 'workable', 'stretched'] as const

export interface StageReason {
  rule: string
  effect: number
  text: string
}

export interface LifeStageMatch {
  /** Years between the births. */
  gap: number
  older: 'groom' | 'bride' | 'same'
  /** 0..100. */
  score: number
  band: (typeof STAGE_BANDS)[number]
  reasons: StageReason[]
}

const isHard = ({ degrees }: ReturnCycle) => [0, 90, 180, 270].some((angle) => separation(degrees, angle) <= 15)

/** The match of two life stages: 100 less the strains, plus the supports. Weights of this project. */
export const lifeStageMatch = (groom: LifeStage, bride: LifeStage): LifeStageMatch => {
  const gap = Math.abs(groom.age - bride.age)
  const reasons: StageReason[] = []
  const reason = (rule: string, effect: number, text: string) => reasons.push({ rule, effect, text })
  const sides = [
    ['groom', groom],
    ['bride', bride],
  ] as const

  const over = Math.floor(gap - 5)
  if (over > 0) reason('age_gap', -2 * over, `The ages differ by ${Math.floor(gap)} full years.`)
  if (groom.saturn.number !== bride.saturn.number)
    reason(
      'saturn_rounds_differ',
      -10,
      `The groom is in round ${groom.saturn.number} of Saturn, the bride in round ${bride.saturn.number}.`,
    )
  const inSadeSati = sides.filter(([, stage]) => stage.sadeSati)
  if (inSadeSati.length === 2) reason('both_in_sade_sati', -15, 'Both are in sade sati.')
  else if (inSadeSati.length === 1) reason('one_in_sade_sati', -8, `The ${inSadeSati[0]![0]} is in sade sati.`)
  for (const [name, stage] of sides)
    if (isHard(stage.saturn))
      reason(
        `${name}_saturn_hard_angle`,
        -8,
        `Saturn stands ${stage.saturn.degrees.toFixed(1)} degrees from the place at the ${name}’s birth.`,
      )
  for (const [name, stage] of sides)
    if ([2, 5, 7, 9, 11].includes(stage.jupiterFromMoon))
      reason(`${name}_jupiter_helps`, 5, `Jupiter is in house ${stage.jupiterFromMoon} from the ${name}’s Moon.`)

  const sum = reasons.reduce((score, { effect }) => score + effect, 100)
  const score = Math.min(100, Math.max(0, sum))
  return {
    gap,
    older: groom.age === bride.age ? 'same' : groom.age > bride.age ? 'groom' : 'bride',
    score,
    band: score >= 70 ? 'aligned' : score >= 45 ? 'workable' : 'stretched',
    reasons,
  }
}
