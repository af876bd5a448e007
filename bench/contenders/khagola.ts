import type { Sky } from '../../src/sky/sky.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { type Contender, directionsOf, type TransitEvent, type TransitTask } from '../contender.ts'

/** Equal steps that go round the circle from `offset`, each with the aspect that it stands for. */
interface Round {
  offset: number
  span: number
  aspects: number[]
}

/** The directions of all aspects in as few rounds as a greedy choice gives: one scan each. */
const rounds = (aspects: readonly number[]): Round[] => {
  const left = new Map(aspects.flatMap((aspect, at) => directionsOf(aspect).map((direction) => [direction, at])))
  const found: Round[] = []
  for (const span of [30, 45, 60, 90, 120, 180, 360])
    for (let offset = 0; offset < span; offset += 15) {
      const steps = Array.from({ length: 360 / span }, (_, step) => offset + step * span)
      if (!steps.every((step) => left.has(step))) continue
      found.push({ offset, span, aspects: steps.map((step) => left.get(step)!) })
      for (const step of steps) left.delete(step)
    }
  if (left.size > 0) throw new RangeError('An aspect is a multiple of 15 degrees.')
  return found
}

const transits = async ({ from, days, bodies, points, aspects }: TransitTask, sky: Sky): Promise<TransitEvent[]> => {
  const window = { from: from as JulianDay, to: (from + days) as JulianDay }
  const circles = rounds(aspects)
  const scans = bodies.flatMap((body, bodyAt) =>
    points.flatMap((point, pointAt) =>
      circles.map(async ({ offset, span, aspects }): Promise<TransitEvent[]> => {
        const of = { terms: [{ body, factor: 1 }] }
        const crossings = await sky.scan({ of, span, offset: (point + offset) % span, ...window })
        // The scan counts multiples from its own offset, which is folded into one span.
        const folded = Math.floor((point + offset) / span)
        return crossings.map(({ at, multiple }) => {
          const step = (((multiple - folded) % aspects.length) + aspects.length) % aspects.length
          return { body: bodyAt, point: pointAt, aspect: aspects[step]!, at }
        })
      }),
    ),
  )
  return (await Promise.all(scans)).flat()
}

/** This project, by the faces that its capabilities use. */
export default {
  name: 'khagola',
  arcseconds: 0.0025,
  async load() {
    const { createEphemeris } = await import('../../src/ephemeris/index.ts')
    const { createLookup } = await import('../../src/ephemeris/lookup.ts')
    const { createSky } = await import('../../src/sky/index.ts')
    const ephemeris = createEphemeris({})
    const sky = createSky(ephemeris)
    return {
      position: (at, body) => sky.positions(at as JulianDay, [body])[0]!,
      chart: (at, bodies) => sky.positions(at as JulianDay, bodies),
      charts: (moments, bodies) => ephemeris.positionBatch(moments, bodies, 'ecliptic').values,
      houses: (at, latitude, longitude) => ephemeris.houses(at as JulianDay, { latitude, longitude }, 'placidus'),
      transits: (task) => transits(task, sky),

      async year({ from, days, latitude, longitude }) {
        const window = { from: from as JulianDay, to: (from + days) as JulianDay }
        const site = { latitude, longitude }
        const moon = { body: 'Moon', factor: 1 } as const
        const sun = { body: 'Sun', factor: 1 } as const
        const moments = (crossings: { at: number }[]) => crossings.map(({ at }) => at)
        const [karanas, nakshatras, yogas] = await Promise.all([
          sky.scan({ of: { terms: [moon, { ...sun, factor: -1 }] }, span: 6, ...window }),
          sky.scan({ of: { terms: [moon], ayanamsha: { id: 'lahiri', factor: 1 } }, span: 40 / 3, ...window }),
          sky.scan({ of: { terms: [moon, sun], ayanamsha: { id: 'lahiri', factor: 2 } }, span: 40 / 3, ...window }),
        ])
        return {
          karanas: moments(karanas),
          nakshatras: moments(nakshatras),
          yogas: moments(yogas),
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
