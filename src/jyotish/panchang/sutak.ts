import type { Site, Sky } from '../../sky/sky.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { partsOfWindow, type Window } from '../../time/window.ts'
import { hinduDay } from '../day.ts'
import { daytime, nighttime } from './day.ts'

/** Quarters of days and nights around a moment, in order; of three hours each where the Sun does not rise. */
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

/** An eclipse of the Moon is not kept by day (Nirnaya Sindhu): one seen in the minutes before sunset counts from it. */
const keptFrom = (kind: keyof typeof PRAHARAS_BEFORE, seen: JulianDay, site: Site, sky: Sky): JulianDay => {
  const day = kind === 'lunar' ? hinduDay(seen, site, sky) : null
  return day?.isDay && seen > (day.sunrise + day.sunset) / 2 ? day.sunset : seen
}

/**
 * When the sutak of an eclipse begins that is first seen at a place at a moment: whole quarters of day and night before the quarter
 * that holds it; for children, the old and the sick one quarter.
 */
export const sutakBegins = (kind: keyof typeof PRAHARAS_BEFORE, seen: JulianDay, site: Site, sky: Sky) => {
  // What is first seen at a sunrise or sunset lies in the quarter that opens with it, to whichever side the search for it ended.
  const contact = plusDays(keptFrom(kind, seen, site, sky), 1 / 86400)
  const quarters = praharas(contact, site, sky)
  const held = quarters.findLastIndex(({ from }) => from <= contact)
  return {
    begins: quarters[held - PRAHARAS_BEFORE[kind]]!.from,
    forTheWeak: quarters[held - FOR_THE_WEAK]!.from,
  }
}
