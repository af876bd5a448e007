import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { overlap, type Window } from '../time/window.ts'
import type { Eclipse, EclipsePhase, HorizonEvent, Site, Sky } from './sky.ts'

/** An eclipse as it is seen at a place: all moments lie where the body stands above the horizon. */
export interface VisibleEclipse {
  begins: JulianDay
  ends: JulianDay
  /** When the most is seen. */
  maximum: JulianDay
  totality: Window | null
  /** At that maximum. */
  phase: EclipsePhase
  /** It begins before the body rises or ends after it sets. */
  risesOrSets: boolean
}

/** First and last contact that is reckoned: of the umbra for the Moon, of the penumbra where there is no more. */
export const computedContacts = ({ begins, ends, umbraBegins, umbraEnds }: Eclipse): Window => ({
  from: umbraBegins ?? begins,
  to: umbraEnds ?? ends,
})

/** The stretches of a window in which the body's upper limb stands above the horizon; `otherwise` where it does not cross it. */
const stretchesAbove = (
  body: 'Sun' | 'Moon',
  { from, to }: Window,
  site: Site,
  otherwise: boolean,
  sky: Sky,
): Window[] => {
  const events = (event: HorizonEvent) =>
    sky.horizon({ event, body, site, from: plusDays(from, -1.1), to }).map((at) => ({ at, up: event === 'rise' }))
  const all = [...events('rise'), ...events('set')].sort((a, b) => a.at - b.at)
  const last = all.findLast(({ at }) => at <= from)
  // Far north a Moon that now rises may not have risen for days.
  const atStart = last ? last.up : all[0] ? !all[0].up : otherwise
  const changes = [{ at: from, up: atStart }, ...all.filter(({ at }) => at > from)]
  return changes.flatMap(({ at, up }, i) => (up ? [{ from: at, to: changes[i + 1]?.at ?? to }] : []))
}

const within = (at: JulianDay, { from, to }: Window): JulianDay => Math.min(Math.max(at, from), to) as JulianDay

/** Null where nothing of the reckoned phases is above the horizon. */
export const visibleEclipse = (eclipse: Eclipse, site: Site, sky: Sky): VisibleEclipse | null => {
  const local = sky.localEclipse(eclipse, site)
  if (!local.visible) return null
  const solar = eclipse.kind === 'solar'
  const contacts = solar ? { from: local.begins, to: local.ends } : computedContacts(eclipse)
  const above = stretchesAbove(solar ? 'Sun' : 'Moon', contacts, site, local.visible, sky)
  const off = ({ from, to }: Window) => Math.max(from - local.maximum, local.maximum - to, 0)
  const seen = above.toSorted((a, b) => off(a) - off(b))[0]
  if (!seen) return null
  const { totalBegins, totalEnds } = local
  const maximum = within(local.maximum, seen)
  return {
    begins: seen.from,
    ends: seen.to,
    maximum,
    phase: sky.eclipsePhase(eclipse, site, maximum),
    totality: totalBegins && totalEnds ? overlap({ from: totalBegins, to: totalEnds }, seen) : null,
    risesOrSets: seen.from > contacts.from || seen.to < contacts.to,
  }
}
