import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { overlapOf, type Window } from '../time/window.ts'
import { eclipsedSun } from './eclipsed-sun.ts'
import type { Eclipse, EclipsePhase, HorizonEvent, Site, Sky } from './sky.ts'

/** The part of an eclipse with the body above the horizon of a place. All moments are within this part. */
export interface VisibleEclipse {
  begins: JulianDay
  ends: JulianDay
  /** The moment of the greatest visible phase. */
  maximum: JulianDay
  totality: Window | null
  /** The phase at `maximum`. */
  phase: EclipsePhase
  /** True if the eclipse begins before the body rises or ends after it sets. */
  risesOrSets: boolean
}

/** The first and last contact that count: of the umbra, or of the penumbra for an eclipse without umbral contacts. */
export const computedContacts = ({ begins, ends, umbraBegins, umbraEnds }: Eclipse): Window => ({
  from: umbraBegins ?? begins,
  to: umbraEnds ?? ends,
})

/** The parts of a window with the body's upper limb above the horizon. `isUpByDefault` applies if it crosses the horizon at no time. */
const windowsAboveHorizon = (
  body: 'Sun' | 'Moon',
  { from, to }: Window,
  site: Site,
  isUpByDefault: boolean,
  sky: Sky,
): Window[] => {
  const events = (event: HorizonEvent) =>
    sky.horizon({ event, body, site, from: plusDays(from, -1.1), to }).map((at) => ({ at, up: event === 'rise' }))
  const all = [...events('rise'), ...events('set')].sort((a, b) => a.at - b.at)
  const last = all.findLast(({ at }) => at <= from)
  // At high latitudes the last rise of the Moon may be days ago.
  const isUpAtStart = last ? last.up : all[0] ? !all[0].up : isUpByDefault
  const changes = [{ at: from, up: isUpAtStart }, ...all.filter(({ at }) => at > from)]
  return changes.flatMap(({ at, up }, i) => (up ? [{ from: at, to: changes[i + 1]?.at ?? to }] : []))
}

const clampTo = (at: JulianDay, { from, to }: Window): JulianDay => Math.min(Math.max(at, from), to) as JulianDay

/**
 * The phase of an eclipse at a moment. Swiss Ephemeris returns no phase for a Sun whose centre is at or below the apparent
 * horizon, so that its upper limb may still be visible.
 */
const phaseAt = (eclipse: Eclipse, site: Site, at: JulianDay, sky: Sky): EclipsePhase => {
  const phase = sky.eclipsePhase(eclipse, site, at)
  return eclipse.kind === 'solar' && phase.covered === 0 ? eclipsedSun(site, at, sky) : phase
}

/** The visible part of an eclipse at a site; null if none of the phases that count is above the horizon. */
export const visibleEclipse = (eclipse: Eclipse, site: Site, sky: Sky): VisibleEclipse | null => {
  const local = sky.localEclipse(eclipse, site)
  if (!local.visible) return null
  const solar = eclipse.kind === 'solar'
  const contacts = solar ? { from: local.begins, to: local.ends } : computedContacts(eclipse)
  const windows = windowsAboveHorizon(solar ? 'Sun' : 'Moon', contacts, site, local.visible, sky)
  const fromMaximum = ({ from, to }: Window) => Math.max(from - local.maximum, local.maximum - to, 0)
  const visible = windows.toSorted((a, b) => fromMaximum(a) - fromMaximum(b))[0]
  if (!visible) return null
  const { totalBegins, totalEnds } = local
  const maximum = clampTo(local.maximum, visible)
  return {
    begins: visible.from,
    ends: visible.to,
    maximum,
    phase: phaseAt(eclipse, site, maximum, sky),
    totality: totalBegins && totalEnds ? overlapOf({ from: totalBegins, to: totalEnds }, visible) : null,
    risesOrSets: visible.from > contacts.from || visible.to < contacts.to,
  }
}
