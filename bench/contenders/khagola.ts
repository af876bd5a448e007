import type { JulianDay } from '../../src/time/julian-day.ts'
import type { PlanetaryLine } from '../../src/western/location/lines.ts'
import { type Contender, directionsOf } from '../contender.ts'

/** This project, through the same functions that its capabilities use. */
export default {
  name: 'khagola',
  arcseconds: 0.0025,
  async load() {
    const { createEphemeris } = await import('../../src/ephemeris/index.ts')
    const { createLookup } = await import('../../src/ephemeris/lookup.ts')
    const { bodiesOver, gastAt } = await import('../../src/western/location/bodies.ts')
    const { planetaryLines: linesOf } = await import('../../src/western/location/lines.ts')
    const { rawScores } = await import('../../src/western/location/ranking.ts')
    const { wrapLongitude: wrapped } = await import('../../src/sky/sphere.ts')
    const { createSky } = await import('../../src/sky/index.ts')
    const { longitudeBetween } = await import('../../src/sky/expressions.ts')
    const { COMPILED } = await import('../compiled.ts')
    const ephemeris = createEphemeris({ compiled: COMPILED })
    const sky = createSky(ephemeris)
    return {
      position: (at, body) => sky.positions(at as JulianDay, [body])[0]!,
      chart: (at, bodies) => sky.positions(at as JulianDay, bodies),
      numbers: (at, bodies) => ephemeris.positions(at as JulianDay, bodies, 'ecliptic'),
      charts: (moments, bodies, out) => ephemeris.positionBatch(moments, bodies, 'ecliptic', out),
      houses: (at, latitude, longitude) => ephemeris.houses(at as JulianDay, { latitude, longitude }, 'placidus'),

      async conjunctions({ from, days, pairs, angles }) {
        const window = { from: from as JulianDay, to: (from + days) as JulianDay }
        const eventsByPair = await Promise.all(
          pairs.map(([a, b]) => sky.scan({ of: longitudeBetween(a, b), targets: angles, ...window })),
        )
        return eventsByPair.flatMap((events, pair) => events.map(({ at, multiple }) => ({ pair, angle: multiple, at })))
      },
      earthLines(tasks) {
        const out: number[] = []
        for (const { at, gast, bodies } of tasks) {
          const siderealTime = gast ?? gastAt(at as JulianDay, sky)
          for (const { sub } of bodiesOver(at as JulianDay, siderealTime, 'in_mundo', sky, bodies)) {
            const [mc, ic, asc, dsc] = linesOf(sub, { step: 1, end: 60 }) as [
              PlanetaryLine,
              PlanetaryLine,
              PlanetaryLine,
              PlanetaryLine,
            ]
            out.push(wrapped(mc.vertices[0]![0]), wrapped(ic.vertices[0]![0]))
            for (const [i, [rising, latitude]] of asc.vertices.entries())
              if (Number.isInteger(latitude)) out.push(wrapped(rising), wrapped(dsc.vertices[i]![0]))
          }
        }
        return out
      },
      cityScores: (task) => {
        const at = task.at as JulianDay
        return rawScores(bodiesOver(at, gastAt(at, sky), 'in_mundo', sky), task, task.latitude.length, () => undefined)
      },

      transits({ from, days, bodies, points, aspects }) {
        const window = { from: from as JulianDay, to: (from + days) as JulianDay }
        const aspectTargets = points.flatMap((degrees, point) =>
          aspects.flatMap((angle, aspect) =>
            directionsOf(angle).map((direction) => ({ point, aspect, target: (degrees + direction) % 360 })),
          ),
        )
        const targets = aspectTargets.map(({ target }) => target)
        const rowsByBody = bodies.map((body) =>
          sky.passes({ of: { terms: [{ body, factor: 1 }] }, targets, ...window }).slice(),
        )
        let length = 0
        const starts = rowsByBody.map((rows) => {
          const start = length
          length += rows.length / 3
          return start
        })
        return {
          length,
          at(i) {
            const body = starts.findLastIndex((start) => start <= i)
            const rows = rowsByBody[body]!
            const row = (i - starts[body]!) * 3
            const { point, aspect } = aspectTargets[rows[row + 1]!]!
            return { body, point, aspect, at: rows[row]! }
          },
        }
      },

      year({ from, days, latitude, longitude }) {
        const window = { from: from as JulianDay, to: (from + days) as JulianDay }
        const site = { latitude, longitude }
        const moon = { body: 'Moon', factor: 1 } as const
        const sun = { body: 'Sun', factor: 1 } as const
        const moments = (passes: Float64Array) => {
          const column = new Float64Array(passes.length / 3)
          for (let i = 0; i < column.length; i++) column[i] = passes[i * 3]!
          return column
        }
        return {
          karanas: moments(sky.passes({ of: { terms: [moon, { ...sun, factor: -1 }] }, span: 6, ...window })),
          nakshatras: moments(
            sky.passes({ of: { terms: [moon], ayanamsha: { id: 'lahiri', factor: 1 } }, span: 40 / 3, ...window }),
          ),
          yogas: moments(
            sky.passes({ of: { terms: [moon, sun], ayanamsha: { id: 'lahiri', factor: 2 } }, span: 40 / 3, ...window }),
          ),
          sunrises: sky.horizon({ event: 'rise', body: 'Sun', site, ...window }),
          sunsets: sky.horizon({ event: 'set', body: 'Sun', site, ...window }),
        }
      },

      matchTotals({ classes, tables, grooms, brides }) {
        const lookup = createLookup(classes, tables)
        return (out) => lookup.totals(grooms, brides, out)
      },
      matchBest({ classes, tables, grooms, brides }) {
        const lookup = createLookup(classes, tables)
        return () => ({
          best: lookup.best(grooms, brides, { most: 10 }),
          counts: lookup.counts(grooms, brides),
        })
      },
    }
  },
} satisfies Contender
