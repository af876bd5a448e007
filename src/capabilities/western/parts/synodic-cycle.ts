import { mapConcurrently } from '../../../concurrency.ts'
import { nullable, oneOf, t, term } from '../../../schema.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import type { Zone } from '../../../time/zones.ts'
import { hasPoint } from '../../../western/chart.ts'
import { RETROGRADE_PLANETS } from '../../../western/retrogrades.ts'
import { SYNODIC_EVENTS, type SynodicEvent, synodicEvents, synodicPhase } from '../../../western/synodic.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { inBoth, localAndUtc } from '../../shared/tropical/moments.ts'
import { Longitude, longitudeFields, roundFigure, Sign } from '../../shared/tropical/shapes.ts'

/** The cycles of the planets with the Sun. */

const Elongation = t.Number({
  minimum: -180,
  maximum: 180,
  description: 'Longitude of the planet less that of the Sun; positive in the evening sky.',
})
const SynodicEventObject = t.Object(
  {
    event: oneOf(SYNODIC_EVENTS, { description: 'Event of the cycle, by longitude.' }),
    ...localAndUtc,
    longitude: Longitude,
    sign: Sign,
    elongation: Elongation,
  },
  { $id: 'SynodicEvent', description: 'An event of the cycle of a planet with the Sun.' },
)
const synodicEvent = ({ event, at, longitude, elongation }: SynodicEvent, zone: Zone | null) => {
  const place = longitudeFields(longitude)
  return {
    event,
    ...inBoth(at, zone),
    longitude: place.longitude,
    sign: signName(place.sign),
    elongation: roundFigure(elongation),
  }
}

/** Answer: the synodic events of a year. */
export const SynodicEventRows = t.Optional(
  t.Array(t.Object({ planet: term(RETROGRADE_PLANETS), ...SynodicEventObject.properties }), {
    description:
      'Conjunctions, elongations, squares, oppositions and stations in order of time; absent unless requested.',
  }),
)
export const synodicEventRow = (
  planet: (typeof RETROGRADE_PLANETS)[number],
  event: SynodicEvent,
  zone: Zone | null,
) => ({
  planet,
  ...synodicEvent(event, zone),
})

const NULL_AT_ENDS = 'Null at the ends of the ephemeris.'
/** Answer: the place of a moment in the cycle of each planet. */
export const SynodicPhaseRows = t.Optional(
  t.Array(
    t.Object(
      {
        planet: term(RETROGRADE_PLANETS),
        elongation: Elongation,
        previous_event: nullable(SynodicEventObject, { description: `Last event before the moment. ${NULL_AT_ENDS}` }),
        next_event: nullable(SynodicEventObject, { description: `Next event after the moment. ${NULL_AT_ENDS}` }),
        last_station: nullable(SynodicEventObject, { description: `Last station before the moment. ${NULL_AT_ENDS}` }),
        next_station: nullable(SynodicEventObject, { description: `Next station after the moment. ${NULL_AT_ENDS}` }),
      },
      {
        $id: 'SynodicPhase',
        description: 'The place of a planet in its cycle with the Sun.',
      },
    ),
    { description: 'Synodic phases of Mercury to Pluto and Chiron; absent unless requested.' },
  ),
)
/** Searches by request: a birth without a time is computed for many times of its day, which share them. */
const searches = new WeakMap<AbortSignal, Map<string, ReturnType<typeof synodicEvents>>>()
const eventsOnce =
  (signal: AbortSignal): typeof synodicEvents =>
  (planet, window, sky) => {
    const ofRequest = searches.get(signal) ?? new Map<string, ReturnType<typeof synodicEvents>>()
    searches.set(signal, ofRequest)
    const key = `${planet} ${window.from}`
    const events = ofRequest.get(key) ?? synodicEvents(planet, window, sky)
    ofRequest.set(key, events)
    return events
  }

export const synodicPhaseRows = (at: JulianDay, zone: Zone, { sky, signal }: World) =>
  mapConcurrently(
    RETROGRADE_PLANETS.filter((planet) => hasPoint(planet, at, sky)),
    async (planet) => {
      const { elongation, previous, next, lastStation, nextStation } = await synodicPhase(
        planet,
        at,
        sky,
        eventsOnce(signal),
      )
      const row = (event: SynodicEvent | null) => event && synodicEvent(event, zone)
      return {
        planet,
        elongation: roundFigure(elongation),
        previous_event: row(previous),
        next_event: row(next),
        last_station: row(lastStation),
        next_station: row(nextStation),
      }
    },
  )
