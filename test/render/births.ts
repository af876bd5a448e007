import { IN_ENGLISH } from '../../src/capabilities/shared/captioning.ts'
import { wheelAspects, wheelHouses, wheelPoints } from '../../src/capabilities/shared/tropical/wheel-image.ts'
import { dayAndClock } from '../../src/render/direction.ts'
import type { WheelFacts } from '../../src/render/wheel-facts.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { aspectsBetween, aspectsWithin, orbsFor } from '../../src/western/aspects.ts'
import { pointsAndAngles, type TropicalChart, tropicalChart } from '../../src/western/chart.ts'
import { sample } from '../long.ts'
import { sky } from '../world.ts'
import type { Box } from './boxes.ts'

/** A repeatable pseudo-random generator of numbers from 0 to 1. Source: Park and Miller, minimal standard generator. */
const randomGenerator = (seed: number) => () => (seed = (seed * 48271) % 2147483647) / 2147483647

/** A regression case, 2000-05-17T07:02 UTC, 28.6 N 167.541 W: Pluto, in house 1, was drawn above the Ascendant. */
const PLUTO_CASE = {
  at: 2451681.793055556 as JulianDay,
  site: { latitude: 28.6, longitude: -167.541 },
  system: 'P' as const,
}

/** Number of births in each picture test. The regression case is the first. */
export const BIRTH_COUNT = sample(16, 200)

/** The house systems whose names the wheels have in every language. */
const TRANSLATED_SYSTEMS = ['P', 'K', 'W', 'E'] as const

const births = () => {
  const next = randomGenerator(25)
  return [
    PLUTO_CASE,
    ...Array.from({ length: BIRTH_COUNT - 1 }, () => ({
      at: (2415021 + next() * 45000) as JulianDay,
      site: { latitude: (Math.asin(2 * next() - 1) * 180) / Math.PI, longitude: 360 * next() - 180 },
      system: TRANSLATED_SYSTEMS[Math.floor(next() * TRANSLATED_SYSTEMS.length)]!,
    })),
  ]
}
export const randomCharts = births().map(({ at, site, system }) =>
  tropicalChart(at, { ...site, altitude: 0 } as never, system, sky),
)
export const natalWheel = (chart: TropicalChart, captioning = IN_ENGLISH): WheelFacts => ({
  rings: [
    {
      title: captioning === IN_ENGLISH ? 'A name of a usual length' : captioning.say('Natal chart'),
      captions: [
        dayAndClock(captioning.day({ year: 2000, month: 5, day: 17 }), '07:02 (UTC-11:00)'),
        'A place of a usual name',
        '28°36′ N, 167°32′ W',
      ],
      points: wheelPoints(chart.points),
    },
  ],
  ...wheelHouses(chart, captioning),
  aspects: wheelAspects(aspectsWithin(pointsAndAngles(chart), orbsFor('natal'))),
})
export const twoRings = (chart: TropicalChart, otherChart: TropicalChart): WheelFacts => {
  const facts = natalWheel(chart)
  const outer = pointsAndAngles(otherChart)
  return {
    ...facts,
    rings: [facts.rings[0], { title: 'Another', points: wheelPoints(outer) }],
    aspects: wheelAspects(aspectsBetween(pointsAndAngles(chart), outer, orbsFor('synastry'))),
  }
}
/** Three rings, with the aspects between the first two. */
export const threeRings = (
  chart: TropicalChart,
  middle: TropicalChart,
  outer: TropicalChart,
  captioning = IN_ENGLISH,
): WheelFacts => {
  const captions = [`${captioning.day({ year: 1905, month: 6, day: 30 })}, 12:00 (UTC)`]
  const facts = natalWheel(chart, captioning)
  return {
    ...facts,
    rings: [
      facts.rings[0],
      { title: captioning.say('Secondary progressions'), captions, points: wheelPoints(middle.points) },
      { title: captioning.say('Transits'), captions, points: wheelPoints(outer.points) },
    ],
    aspects: wheelAspects(aspectsBetween(pointsAndAngles(chart), middle.points, orbsFor('synastry'))),
  }
}

/** Overlap of two boxes as a fraction of the smaller box. */
export const overlapShare = (a: Box, b: Box) => {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  const area = ([left, top, right, bottom]: Box) => (right - left) * (bottom - top)
  return across > 0 && down > 0 ? (across * down) / Math.min(area(a), area(b)) : 0
}
