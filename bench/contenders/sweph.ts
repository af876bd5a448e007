import { fileURLToPath } from 'node:url'
import type { Body } from '../../src/ephemeris/bodies.ts'
import { LINE_PLANETS } from '../../src/western/location/tables.ts'
import { BODY_OF } from '../../src/western/points.ts'
import {
  type ConjunctionEvent,
  type ConjunctionTask,
  type Contender,
  directionsOf,
  type TransitEvent,
  type TransitTask,
  type YearTask,
} from '../contender.ts'
import { longitudes, sums } from '../plain-lines.ts'
import { positionOf, SE_NUMBER } from '../swisseph.ts'

/** Degrees in (-180, 180]. */
const wrapped = (degrees: number) => degrees - 360 * Math.ceil(degrees / 360 - 0.5)

/** The moment at which a rising or falling angle passes zero between two moments that bracket it, within a hundredth of a second. */
const bisected = (angle: (at: number) => number, low: number, high: number): number => {
  const rising = angle(high) > 0
  while (high - low > 1e-7) {
    const middle = (low + high) / 2
    if (angle(middle) > 0 === rising) high = middle
    else low = middle
  }
  return (low + high) / 2
}

/** The npm package `sweph`, called once per body and moment, as a user of Bun or Node would write it. */
export default {
  name: 'sweph',
  arcseconds: 0,
  async load() {
    const { default: sweph } = await import('sweph')
    const { constants: c } = sweph
    sweph.set_ephe_path(fileURLToPath(new URL('../../data/ephe', import.meta.url)))
    sweph.set_sid_mode(c.SE_SIDM_LAHIRI, 0, 0)
    const FLAGS = c.SEFLG_SWIEPH | c.SEFLG_SPEED
    const six = (at: number, body: Body) => sweph.calc_ut(at, SE_NUMBER[body]!, FLAGS).data
    const position = (at: number, body: Body) => positionOf(six(at, body))

    const equator = (at: number, body: Body) => {
      const [rightAscension, declination] = sweph.calc_ut(at, SE_NUMBER[body]!, FLAGS | c.SEFLG_EQUATORIAL).data
      return { rightAscension, declination }
    }

    /** Daily steps, split at stations, so that the longitude is monotonic within each step. */
    const transits = ({ from, days, bodies, points, aspects }: TransitTask): TransitEvent[] => {
      const events: TransitEvent[] = []
      bodies.forEach((body, bodyAt) => {
        let start = { at: from, data: six(from, body) }
        const stretch = (end: typeof start) => {
          points.forEach((point, pointAt) => {
            aspects.forEach((aspect, aspectAt) => {
              for (const direction of directionsOf(aspect)) {
                const angle = (longitude: number) => wrapped(longitude - point - direction)
                const a = angle(start.data[0])
                const b = angle(end.data[0])
                if (a < 0 === b < 0 || Math.abs(a - b) > 180) continue
                const at = bisected((at) => angle(six(at, body)[0]), start.at, end.at)
                events.push({ body: bodyAt, point: pointAt, aspect: aspectAt, at })
              }
            })
          })
          start = end
        }
        for (let day = 1; day <= days; day++) {
          const at = from + day
          const data = six(at, body)
          if (data[3] * start.data[3] < 0) {
            const station = bisected((at) => six(at, body)[3], start.at, at)
            stretch({ at: station, data: six(station, body) })
          }
          stretch({ at, data })
        }
      })
      return events
    }

    /** Steps of five days, split at extrema of the angle, so that it is monotonic within each step. */
    const conjunctions = ({ from, days, pairs, angles }: ConjunctionTask): ConjunctionEvent[] => {
      const STEP = 5
      const steps = Math.ceil(days / STEP)
      const bodies = [...new Set(pairs.flat())]
      const rows = bodies.map((body) =>
        Array.from({ length: steps + 1 }, (_, i) => six(Math.min(from + STEP * i, from + days), body)),
      )
      return pairs.flatMap(([a, b], pair) => {
        const events: ConjunctionEvent[] = []
        const [first, second] = [rows[bodies.indexOf(a)]!, rows[bodies.indexOf(b)]!]
        const apart = (at: number) => wrapped(six(at, a)[0] - six(at, b)[0])
        const rate = (at: number) => six(at, a)[3] - six(at, b)[3]
        const stretch = (low: number, high: number, atLow: number, atHigh: number) => {
          angles.forEach((degrees, angle) => {
            const [x, y] = [wrapped(atLow - degrees), wrapped(atHigh - degrees)]
            if (x < 0 === y < 0 || Math.abs(x - y) > 180) return
            events.push({ pair, angle, at: bisected((at) => wrapped(apart(at) - degrees), low, high) })
          })
        }
        for (let i = 0; i < steps; i++) {
          const [low, high] = [from + STEP * i, Math.min(from + STEP * (i + 1), from + days)]
          const [p, q, r, s] = [first[i]!, second[i]!, first[i + 1]!, second[i + 1]!]
          const [atLow, atHigh] = [wrapped(p[0] - q[0]), wrapped(r[0] - s[0])]
          if ((p[3] - q[3]) * (r[3] - s[3]) < 0) {
            const turn = bisected(rate, low, high)
            stretch(low, turn, atLow, apart(turn))
            stretch(turn, high, apart(turn), atHigh)
          } else stretch(low, high, atLow, atHigh)
        }
        return events
      })
    }

    /** All moments at which a growing angle passes a multiple of `span`. */
    const passes = (angle: (at: number) => number, span: number, { from, days }: YearTask): number[] => {
      const moments: number[] = []
      let before = angle(from)
      for (let day = 0; day < days; day++) {
        const start = from + day
        const after = before + ((((angle(start + 1) - before) % 360) + 360) % 360)
        for (let k = Math.ceil(before / span); k * span < after; k++)
          moments.push(bisected((at) => wrapped(angle(at) - k * span), start, start + 1))
        before = after
      }
      return moments
    }

    const horizon = (event: number, { from, days, latitude, longitude }: YearTask): number[] => {
      const moments: number[] = []
      for (let at = from; ; ) {
        at = sweph.rise_trans(at, c.SE_SUN, null, c.SEFLG_SWIEPH, event, [longitude, latitude, 0], 1013.25, 15).data
        if (at >= from + days) return moments
        moments.push(at)
        at += 0.5
      }
    }

    const ayanamsha = (at: number) => sweph.get_ayanamsa_ex_ut(at, c.SEFLG_SWIEPH).data

    return {
      position,
      chart: (at, bodies) => bodies.map((body) => position(at, body)),
      numbers: (at, bodies) => bodies.flatMap((body) => six(at, body)),
      charts: (moments, bodies, out) => {
        let row = 0
        for (const at of moments) for (const body of bodies) out.set(six(at, body), 6 * row++)
      },
      houses: (at, latitude, longitude) => {
        const { houses, points } = sweph.houses_ex2(at, 0, latitude, longitude, 'P').data
        return [...houses, points[0], points[1], points[2], points[3]]
      },
      earthLines: (tasks) =>
        tasks.flatMap(({ at, gast, bodies }) => {
          const siderealTime = gast ?? 15 * sweph.sidtime(at)
          return bodies.flatMap((name) => longitudes(equator(at, BODY_OF[name]), siderealTime))
        }),
      cityScores: (task) =>
        sums(
          LINE_PLANETS.map((name) => equator(task.at, BODY_OF[name])),
          15 * sweph.sidtime(task.at),
          task,
        ),
      transits,
      conjunctions,
      year: (task) => {
        const sun = (at: number) => six(at, 'Sun')[0]
        const moon = (at: number) => six(at, 'Moon')[0]
        return {
          karanas: passes((at) => moon(at) - sun(at), 6, task),
          nakshatras: passes((at) => moon(at) - ayanamsha(at), 40 / 3, task),
          yogas: passes((at) => moon(at) + sun(at) - 2 * ayanamsha(at), 40 / 3, task),
          sunrises: horizon(c.SE_CALC_RISE, task),
          sunsets: horizon(c.SE_CALC_SET, task),
        }
      },
    }
  },
} satisfies Contender
