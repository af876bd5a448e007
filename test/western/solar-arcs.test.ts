import { describe, expect, test } from 'bun:test'
import westernSolarArc from '../../src/capabilities/western/western-solar-arc.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { pointsAndAngles, tropicalChart } from '../../src/western/chart.ts'
import {
  ARC_MEASURES,
  ARC_TYPES,
  type ArcChoice,
  arcRate,
  arcTo,
  directedPoints,
  directionArc,
  momentsOfArcs,
} from '../../src/western/solar-arcs.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { call } from '../capabilities/call.ts'
import { FLAGS, sweph } from '../native/oracle.ts'
import { sky } from '../world.ts'

const YEAR = 365.24219
const birth = 2407422.951388889 as JulianDay
const site = { latitude: 48.4, longitude: 10 }
const natal = tropicalChart(birth, site, 'P', sky)
const obliquity = sky.obliquity(birth)
const at = (years: number) => (birth + years * YEAR) as JulianDay

const { constants: c } = sweph
/** Longitude and right ascension of the Sun by sweph. */
const sun = (day: number) => ({
  longitude: sweph.calc_ut(day, c.SE_SUN, FLAGS).data[0]!,
  right_ascension: sweph.calc_ut(day, c.SE_SUN, FLAGS | c.SEFLG_EQUATORIAL).data[0]!,
})

const CHOICES: ArcChoice[] = ARC_TYPES.flatMap((type) =>
  ARC_MEASURES.flatMap((measure) => [false, true].map((converse) => ({ type, measure, converse }))),
)

describe.each(CHOICES)('$type by $measure, converse $converse', (choice) => {
  test('the arc has the size of its definition', () => {
    const sign = choice.converse ? -1 : 1
    for (const age of [0, 12.5, 36, 71.9]) {
      const arc = directionArc(birth, at(age), choice, sky)
      if (choice.type === 'true') {
        const moved = sun(birth + sign * age)[choice.measure] - sun(birth)[choice.measure]
        // Right ascension has the obliquity of birth on both days: nutation changes it by up to 9 arcseconds.
        expect(separation(arc, moved)).toBeLessThan(choice.measure === 'longitude' ? 1e-6 : 0.003)
        continue
      }
      const speed = sun(birth + 0.5)[choice.measure] - sun(birth - 0.5)[choice.measure]
      const yearly = { naibod: 0.98564736, one_degree: 1, cardan: 0.986667, birth_day: speed }[choice.type]
      expect(arc).toBeCloseTo(sign * yearly * age, 2)
    }
  })

  test('points reach a place on the dates that are found', async () => {
    const [from, to] = [at(30), at(45)]
    const start = directedPoints(
      pointsAndAngles(natal),
      directionArc(birth, from, choice, sky),
      0,
      choice.measure,
      obliquity,
    )
    const goals = Array.from({ length: 24 }, (_, i) => 15 * i + 4)
    const pairs = start.flatMap((point) => goals.map((goal) => ({ point, goal })))
    const arcs = pairs.map(({ point, goal }) => arcTo(point.longitude, goal, choice, obliquity))
    const found = await momentsOfArcs(birth, { from, to }, arcs, choice, sky)
    expect(found.length).toBeGreaterThan(8)
    for (const { index, at: moment } of found) {
      const { point, goal } = pairs[index]!
      const degrees = directionArc(birth, moment, choice, sky)
      const moved = directedPoints(pointsAndAngles(natal), degrees, 0, choice.measure, obliquity)
      expect(separation(moved.find(({ name }) => name === point.name)!.longitude, goal)).toBeLessThan(1e-6)
    }
  })

  test('the speed is the change of the place', () => {
    const moment = at(40)
    const placesAt = (day: JulianDay) =>
      directedPoints(
        pointsAndAngles(natal),
        directionArc(birth, day, choice, sky),
        arcRate(birth, day, choice, sky),
        choice.measure,
        obliquity,
      )
    const [before, now, after] = [-50, 0, 50].map((days) => placesAt((moment + days) as JulianDay)) as [
      ReturnType<typeof placesAt>,
      ReturnType<typeof placesAt>,
      ReturnType<typeof placesAt>,
    ]
    for (const [i, { speed }] of now.entries()) {
      const change = ((after[i]!.longitude - before[i]!.longitude + 540) % 360) - 180
      expect(Math.abs(change / 100 - speed)).toBeLessThan(1e-6)
    }
  })
})

test('the capability moves points backwards by a converse arc', async () => {
  const { arc, directed, aspects } = await call(westernSolarArc, {
    ...westernSolarArc.example,
    arc_measure: 'right_ascension',
    converse: true,
  })
  expect(arc.degrees).toBeLessThan(-20)
  expect(arc.dms.startsWith('-')).toBe(true)
  const shifts = directed.map((row) => (((row.longitude - row.natal_longitude) % 360) + 360) % 360)
  expect(Math.min(...shifts)).toBeGreaterThan(325)
  // In right ascension the shifts in longitude differ.
  expect(Math.max(...shifts) - Math.min(...shifts)).toBeGreaterThan(1)
  expect(aspects.length).toBeGreaterThan(0)
})
