import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { assessment, type VastuAssessment } from '../../../src/traditions/vastu/assessment.ts'
import { ENTRANCES, entranceAt } from '../../../src/traditions/vastu/entrances.ts'
import { cornersOf, rectanglePart } from '../../../src/traditions/vastu/frame.ts'
import { areaOf, centroidOf, clipTo } from '../../../src/traditions/vastu/geometry.ts'
import { devataRows, zoneShares } from '../../../src/traditions/vastu/grounds.ts'
import { measurePlan } from '../../../src/traditions/vastu/plan.ts'
import { bearingFrom, ZONES_8, ZONES_16, zone8At, zone16At, zonesOf } from '../../../src/traditions/vastu/zones.ts'
import { sample } from '../../long.ts'
import { box, movePlan, northAt, plans, turnBy } from './plans.ts'

// Invariants of the geometry over random plans.

const angles = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true })
const near = (a: number, b: number, size: number) => expect(Math.abs(a - b) / size).toBeLessThanOrEqual(1e-9)

test('the areas of zones, of devatas and of the shares of items add up within 1e-9', () => {
  fc.assert(
    fc.property(plans, angles, (input, north) => {
      const plan = measurePlan(input, northAt(north))
      const { base } = plan.frame
      near(
        zoneShares(plan).reduce((sum, { area }) => sum + area, 0),
        plan.floorArea,
        plan.floorArea,
      )
      for (const count of [8, 32] as const)
        near(
          zonesOf(plan.floor, plan.centre, north, count).reduce((sum, zone) => sum + areaOf(zone), 0),
          plan.floorArea,
          plan.floorArea,
        )
      near(
        devataRows(plan, []).reduce((sum, { area }) => sum + area, 0),
        areaOf(clipTo(plan.floor, cornersOf(base))),
        plan.floorArea,
      )
      for (const { item, shares } of [...assessment(plan, null).rooms, ...assessment(plan, null).structures])
        near(
          shares.reduce((sum, { share }) => sum + share, 0),
          1,
          item.area > 1e-6 * plan.floorArea ? 1 : 1e4,
        )
    }),
    { numRuns: sample(50, 200), seed: 7 },
  )
})

test('the 81 padas are equal and cover the base', () => {
  fc.assert(
    fc.property(plans, angles, (input, north) => {
      const { base } = measurePlan(input, northAt(north)).frame
      const whole = base.width * base.depth
      for (const column of [0, 4, 8])
        for (const row of [0, 4, 8])
          near(areaOf([rectanglePart(base, column / 9, row / 9, (column + 1) / 9, (row + 1) / 9)]), whole / 81, whole)
    }),
    { numRuns: sample(15, 50), seed: 3 },
  )
})

/** The parts of an assessment that do not depend on page coordinates. */
const verdict = (result: VastuAssessment) => ({
  overall: result.overall,
  status: result.status,
  coverage: result.coverage,
  checks: result.checks.map(({ id, score }) => [id, score]),
  zones: result.zones.map(({ share, expected }) => [share, expected]),
  rooms: result.rooms.map(({ score, shares }) => [score, shares.map(({ zone, share }) => [zone, share])]),
  structures: result.structures.map(({ score, shares }) => [score, shares.map(({ zone, share }) => [zone, share])]),
  centre: [result.centre.open, result.centre.score],
  devatas: result.devatas.map(({ inside }) => inside),
  cuts: result.cuts.map(({ zone, kind, share }) => [zone, kind, share]),
})
/** Expects equal values, numbers within 1e-7. */
const expectAlike = (a: unknown, b: unknown, path = ''): void => {
  if (typeof a === 'number' && typeof b === 'number') {
    if (!(Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a)))) throw new Error(`${path}: ${a} is not ${b}`)
  } else if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) throw new Error(`${path}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`)
    for (const [index, each] of a.entries()) expectAlike(each, b[index], `${path}[${index}]`)
  } else if (a && b && typeof a === 'object' && typeof b === 'object')
    for (const key of Object.keys(a)) expectAlike((a as never)[key], (b as never)[key], `${path}.${key}`)
  else if (a !== b) throw new Error(`${path}: ${a} is not ${b}`)
}

test('a rotation of plan and north does not change the assessment', () => {
  fc.assert(
    fc.property(plans, angles, angles, (input, north, turn) => {
      const before = assessment(measurePlan(input, northAt(north)), null)
      const after = assessment(measurePlan(movePlan(input, turnBy(turn)), northAt((north + turn) % 360)), null)
      expectAlike(verdict(after), verdict(before))
    }),
    { numRuns: sample(37, 150), seed: 11 },
  )
})

test('a mirrored plan has mirrored zones', () => {
  fc.assert(
    fc.property(plans, angles, (input, north) => {
      const before = assessment(measurePlan(input, northAt(north)), null)
      const after = assessment(
        measurePlan(
          movePlan(input, ([x, y]) => [-x, y]),
          northAt((360 - north) % 360),
        ),
        null,
      )
      const mirrored = ZONES_16.map((_, index) => (16 - index) % 16)
      expectAlike(
        after.zones.map(({ share, expected }) => [share, expected]),
        mirrored.map((index) => [before.zones[index]!.share, before.zones[index]!.expected]),
      )
      expectAlike(
        after.rooms.map(({ shares }) => ZONES_16.map((zone) => shares.find((each) => each.zone === zone)?.share ?? 0)),
        before.rooms.map(({ shares }) =>
          mirrored.map((index) => shares.find((each) => each.zone === ZONES_16[index])?.share ?? 0),
        ),
      )
    }),
    { numRuns: sample(37, 150), seed: 13 },
  )
})

test('scaling by 1e-9 to 1e12 changes only areas', () => {
  fc.assert(
    fc.property(plans, angles, fc.constantFrom(1e-9, 1e-3, 10, 1e6, 1e12), (input, north, by) => {
      const before = measurePlan(input, northAt(north))
      const after = measurePlan(
        movePlan(input, ([x, y]) => [x * by, y * by]),
        northAt(north),
      )
      expectAlike(verdict(assessment(after, null)), verdict(assessment(before, null)))
      near(after.floorArea / by ** 2, before.floorArea, before.floorArea)
    }),
    { numRuns: sample(25, 100), seed: 17 },
  )
})

test('the first point and the direction of the boundary do not matter', () => {
  fc.assert(
    fc.property(plans, angles, (input, north) => {
      const { boundary } = input
      const before = verdict(assessment(measurePlan(input, northAt(north)), null))
      const reversed = [...boundary.slice(2), ...boundary.slice(0, 2)].toReversed()
      expectAlike(verdict(assessment(measurePlan({ ...input, boundary: reversed }, northAt(north)), null)), before)
    }),
    { numRuns: sample(15, 60), seed: 19 },
  )
})

describe('redundant points', () => {
  test('repeated points and points on a line do not change the assessment', () => {
    fc.assert(
      fc.property(plans, angles, (input, north) => {
        const before = measurePlan(input, northAt(north))
        const boundary = input.boundary.flatMap((p, i): (readonly [number, number])[] => {
          const q = input.boundary[(i + 1) % input.boundary.length]!
          const middle = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as const
          return i === 0 ? [p, p, middle, middle] : [p, middle]
        })
        const after = measurePlan({ ...input, boundary }, northAt(north))
        expect(after.outline.ring).toHaveLength(before.outline.ring.length)
        expectAlike(verdict(assessment(after, null)), verdict(assessment(before, null)))
      }),
      { numRuns: sample(15, 60), seed: 23 },
    )
  })
})

test('the middle of each of the 8, 16 and 32 sectors is in the sector of its name', () => {
  const plan = measurePlan({ boundary: box(0, 0, 90, 90) }, northAt(33))
  const middles = (count: 8 | 16 | 32) =>
    zonesOf(plan.floor, plan.centre, 33, count).map((zone) => bearingFrom(plan.centre, 33, centroidOf(zone)))
  expect(middles(8).map(zone8At)).toEqual([...ZONES_8])
  expect(middles(16).map(zone16At)).toEqual([...ZONES_16])
  expect(middles(32).map((bearing) => entranceAt(bearing).code)).toEqual(ENTRANCES.map(({ code }) => code))
})
