import type { Site, Sky } from '../../sky/sky.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { partsOfWindow, type Window } from '../../time/window.ts'
import { hinduDay } from '../day.ts'
import { daytime, nighttime } from './day.ts'

/**
 * The quarters (praharas) of days and nights around a moment, in order; three hours each where the Sun does not rise.
 */
const praharas = (at: JulianDay, site: Site, sky: Sky): Window[] => {
  const day = hinduDay(at, site, sky)
  const eve = day && hinduDay(plusDays(day.sunrise, -0.5), site, sky)
  if (day && eve)
    return [eve, day].flatMap((each) => [...partsOfWindow(daytime(each), 4), ...partsOfWindow(nighttime(each), 4)])
  return partsOfWindow({ from: plusDays(at, -1.5), to: plusDays(at, 0.5) }, 16)
}

// source: Nirnaya Sindhu; quarters before the one in which the eclipse begins
const PRAHARAS_BEFORE = { solar: 4, lunar: 3 } as const
const FOR_THE_WEAK = 1

/**
 * The moment from which an eclipse counts. A lunar eclipse does not count by day (Nirnaya Sindhu): one that is first
 * visible before sunset counts from sunset.
 */
const effectiveStart = (
  kind: keyof typeof PRAHARAS_BEFORE,
  firstVisible: JulianDay,
  site: Site,
  sky: Sky,
): JulianDay => {
  const day = kind === 'lunar' ? hinduDay(firstVisible, site, sky) : null
  return day?.isDay && firstVisible > (day.sunrise + day.sunset) / 2 ? day.sunset : firstVisible
}

/**
 * The beginning of the sutak of an eclipse that is first visible at a place at `firstVisible`: whole quarters before the
 * quarter of that moment. For children, the old and the sick it is one quarter.
 */
export const sutakStart = (kind: keyof typeof PRAHARAS_BEFORE, firstVisible: JulianDay, site: Site, sky: Sky) => {
  // The added second assigns an eclipse that is first visible at sunrise or sunset to the quarter that begins then,
  // despite the tolerance of the search.
  const contact = plusDays(effectiveStart(kind, firstVisible, site, sky), 1 / 86400)
  const quarters = praharas(contact, site, sky)
  const currentQuarter = quarters.findLastIndex(({ from }) => from <= contact)
  return {
    begins: quarters[currentQuarter - PRAHARAS_BEFORE[kind]]!.from,
    forTheWeak: quarters[currentQuarter - FOR_THE_WEAK]!.from,
  }
}
