import { birthEclipse, birthSpan } from '../../jyotish/birth-limbs.ts'
import { isDaytime } from '../../jyotish/daytime.ts'
import { point } from '../../jyotish/points.ts'
import { type Circumstances, factsOf, type RuleFacts } from '../../jyotish/rules/facts.ts'
import { timedLagna } from '../../jyotish/special-lagnas.ts'
import { shadbalaRatios } from '../../jyotish/strengths/shadbala.ts'
import { mandi } from '../../jyotish/upagrahas.ts'
import { plusDays } from '../../time/julian-day.ts'
import { siderealOf } from '../../zodiac/longitude.ts'
import type { World } from '../capability.ts'
import { type DayOfBirth, dayOfBirth, type Natal, sinceSunrise } from './natal.ts'

/** Facts that the caller sent or computed. */
interface SearchedFacts {
  sex?: Circumstances['sex']
  eclipse?: Circumstances['eclipse']
}

/** Data for the rules of yogas and doshas beyond the nine planets; each is computed at its first use. */
const circumstancesOf = (birth: Natal, { sex = null, eclipse = null }: SearchedFacts, world: World): Circumstances => {
  const { chart } = birth
  const { sky } = world
  let known: { day: DayOfBirth | null } | undefined
  const day = () => {
    known ??= {
      day: dayOfBirth(birth, 'what rests on the Hindu day, on Mandi or on the hora and ghati lagnas is', world),
    }
    return known.day
  }
  const lagna = (which: 'hora_lagna' | 'ghati_lagna') => {
    const today = day()
    return today && point(timedLagna(which, sinceSunrise(birth, today, world)))
  }
  return {
    sex,
    eclipse,
    day,
    spanOf: (limb) => birthSpan(limb, chart, sky),
    risingIn: (minutes) => {
      const at = plusDays(chart.at, minutes / 1440)
      return point(siderealOf(sky.angles(at, birth.site).ascendant, sky.ayanamsha(at, chart.ayanamsha.id)))
    },
    isDay: () => isDaytime(chart, sky),
    mandi: () => {
      const today = day()
      return today && mandi(chart, today, today.weekday, sky).point
    },
    horaLagna: () => lagna('hora_lagna'),
    ghatiLagna: () => lagna('ghati_lagna'),
    shadbalaRatios: () => shadbalaRatios(chart, day(), sky),
  }
}

/** The chart of a birth as rules read it. An eclipse counts only if it was searched. */
export const birthFacts = (birth: Natal, world: World, details: SearchedFacts = {}): RuleFacts =>
  factsOf(birth.chart, circumstancesOf(birth, details, world))

/** The chart facts of a birth, with the eclipse near it. */
export const birthFactsWithEclipse = async (birth: Natal, world: World): Promise<RuleFacts> =>
  birthFacts(birth, world, { eclipse: await birthEclipse(birth.chart, world.sky) })
