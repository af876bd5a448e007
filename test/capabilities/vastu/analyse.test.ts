import { describe, expect, test } from 'bun:test'
import type { PlanFields } from '../../../src/capabilities/vastu/parts/plan-input.ts'
import vastuAnalyse from '../../../src/capabilities/vastu/vastu-analyse.ts'
import { box, ell, kitchen, movePlan, square, starRing, trueNorth, turnBy } from '../../traditions/vastu/plans.ts'
import { call } from '../call.ts'

const analyse = (input: PlanFields) => call(vastuAnalyse, input)

describe('a square plan with north at the top', () => {
  test('the share of a cardinal zone is a quarter of the tangent of half its width', async () => {
    const { zones } = await analyse(square)
    const share = (name: string) => zones.find(({ zone }) => zone === name)!.area / 81
    expect(zones.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(8100, 3)
    // A wedge of 11.25 degrees from the axis cuts an area of tan(11.25°)/2 from the square of a quarter.
    expect(share('N')).toBeCloseTo((100 * Math.tan((11.25 * Math.PI) / 180)) / 4, 4)
  })

  test('a kitchen in the corner has shares of 18.88, 62.24 and 18.88 percent and scores 92', async () => {
    const [room] = (await analyse({ ...square, rooms: [kitchen] })).rooms
    expect(room!.zones).toEqual([
      { zone: 'ESE', share_pct: 18.88 },
      { zone: 'SE', share_pct: 62.24 },
      { zone: 'SSE', share_pct: 18.88 },
    ])
    expect([room!.score, room!.rating]).toEqual([92, 'ideal'])
  })

  test('the same kitchen with north at the bottom is in the north-west', async () => {
    const [room] = (await analyse({ ...square, north: trueNorth(180), rooms: [kitchen] })).rooms
    expect(room!.zone_16).toBe('NW')
    expect(room!.score).toBeGreaterThanOrEqual(55)
    expect(room!.score).toBeLessThanOrEqual(80)
  })

  test('a door on the top side at x 30 is in N3 Mukhya', async () => {
    const door = { name: 'Door', type: 'main_entrance' as const, polygon: box(28, 0, 32, 1) }
    const { rooms, plot } = await analyse({ ...square, rooms: [door] })
    expect(rooms[0]!.message).toContain('N3, Mukhya')
    expect([rooms[0]!.rating, plot.facing]).toEqual(['ideal', 'N'])
  })
})

describe('north', () => {
  const reading = { degrees: 0, reference: 'magnetic' as const }
  test('a given declination corrects a magnetic reading', async () => {
    const { north } = await analyse({ ...square, north: { ...reading, declination_degrees: 10 } })
    expect(north).toMatchObject({
      true_north_plan_degrees: 350,
      declination_source: 'given',
      status: 'corrected',
      uncertainty_degrees: 2,
    })
  })
  test('uses the magnetic model for the site and the day', async () => {
    const site = { latitude: 80, longitude: 0 }
    const { north } = await analyse({ ...square, north: { ...reading, measured_on: '2025-01-01', site } })
    expect(north).toMatchObject({ declination_source: 'wmm2025', status: 'corrected' })
    expect(north.declination_degrees).toBeCloseTo(1.28, 2)
    expect(
      (await analyse({ ...square, north: { ...reading, measured_on: '2019-06-01', site } })).north.declination_source,
    ).toBe('wmm2015v2')
  })
  test('outside the models a reading is not corrected, with a warning', async () => {
    const site = { latitude: 28, longitude: 77 }
    const { north, warnings } = await analyse({ ...square, north: { ...reading, measured_on: '1990-01-01', site } })
    expect(north).toMatchObject({ declination_source: 'none', status: 'uncorrected', uncertainty_degrees: 5 })
    expect(warnings.join()).toContain('2014.9')
  })
  test('unknown north is unverified within 15 degrees, with a note on rooms near an edge', async () => {
    const { north, rooms, score_basis } = await analyse({
      boundary: box(0, 0, 90, 90),
      rooms: [{ ...kitchen, polygon: box(70, 40, 88, 55) }],
    })
    expect(north).toMatchObject({ status: 'unverified', uncertainty_degrees: 15 })
    expect(rooms[0]!.sensitive).toBe(true)
    expect(score_basis.missing).toContain('orientation')
  })
})

describe('cuts and extensions', () => {
  test('reports the missing north-east corner of an L', async () => {
    const { cut_zones, plot } = await analyse({ boundary: ell, north: trueNorth(0) })
    expect(plot.shape).toBe('l_shape')
    expect(cut_zones.map(({ zone, kind, share_pct, severity }) => [zone, kind, share_pct, severity])).toEqual([
      ['N', 'cut', 20, 'moderate'],
      ['NE', 'cut', 100, 'severe'],
      ['E', 'cut', 20, 'moderate'],
    ])
  })
  test('a strip on the north-east is an extension and no cut', async () => {
    const boundary: [number, number][] = [
      [0, 0],
      [120, 0],
      [120, 10],
      [100, 10],
      [100, 100],
      [0, 100],
    ]
    const { cut_zones, plot } = await analyse({ boundary, north: trueNorth(0) })
    expect(cut_zones.map(({ zone, kind }) => [zone, kind])).toEqual([['NE', 'extension']])
    expect([plot.base_rectangle.width, plot.base_rectangle.depth]).toEqual([100, 100])
  })
  const porch: [number, number][] = [
    [0, 0],
    [40, 0],
    [40, -15],
    [60, -15],
    [60, 0],
    [100, 0],
    [100, 80],
    [0, 80],
  ]
  test.each([0, 30, 77.7, 180, 290])(
    'reports a porch on the north with the plan and its north turned by %p',
    async (turn) => {
      const { boundary } = movePlan({ boundary: porch }, turnBy(turn))
      const { cut_zones, plot } = await analyse({ boundary: boundary as [number, number][], north: trueNorth(turn) })
      expect(cut_zones.map(({ zone, kind, share_pct }) => [zone, kind, share_pct])).toEqual([['N', 'extension', 3.75]])
      expect(plot.base_rectangle.width).toBeCloseTo(100, 4)
      expect(plot.base_rectangle.depth).toBeCloseTo(80, 4)
    },
  )
  test('a circle has cut corners and no extension', async () => {
    const { cut_zones, plot } = await analyse({
      boundary: starRing(Array(64).fill(50), [0, 0], 0),
      north: trueNorth(0),
    })
    expect(plot.shape).toBe('circular')
    expect(cut_zones.map(({ zone, kind }) => `${zone} ${kind}`)).toEqual(['NE cut', 'SE cut', 'SW cut', 'NW cut'])
    for (const { share_pct } of cut_zones) expect(share_pct).toBeCloseTo(45.4, 0)
  })
  test.each([0, 30, 111])('a room of the L turned by %p keeps its zones', async (turn) => {
    const room = { name: 'Room', type: 'kitchen' as const, polygon: box(70, 70, 95, 95) }
    const input = movePlan({ boundary: ell, centre: [50, 50], rooms: [room] }, turnBy(turn)) as PlanFields
    const { rooms } = await analyse({ ...input, north: trueNorth(turn) })
    expect(rooms[0]!.zones.map(({ zone, share_pct }) => [zone, share_pct])).toEqual([
      ['ESE', 12.14],
      ['SE', 75.73],
      ['SSE', 12.14],
    ])
  })
})

describe('scores', () => {
  test('an outline alone has no score', async () => {
    const answer = await analyse(square)
    expect([answer.overall_score, answer.score_status]).toEqual([null, 'insufficient'])
    expect(answer.score_basis.checks_assessed).toBe(4)
    expect(answer.checklist.filter(({ status }) => status === 'not_assessed')).toHaveLength(23)
  })
  const essentials: NonNullable<PlanFields['rooms']> = [
    kitchen,
    { name: 'Bedroom', type: 'master_bedroom', polygon: box(0, 60, 30, 90) },
    { name: 'Toilet', type: 'toilet', polygon: box(0, 0, 15, 15) },
    { name: 'Door', type: 'main_entrance', polygon: box(28, 0, 32, 1) },
  ]
  test('entrance, kitchen, bedroom, toilet and outline suffice: 57.3 percent coverage', async () => {
    const answer = await analyse({ ...square, rooms: essentials })
    expect(answer.score_status).toBe('partial')
    // 14 + 10 + 8 + 10 + 8 (centre) + 6 + 8 (outline) + 3 (orientation) of 117.
    expect(answer.score_basis.coverage_pct).toBe(57.26)
    expect(answer.overall_score).toBeGreaterThan(80)
  })
  test('scaling with null units changes no score', async () => {
    const before = await analyse({ ...square, rooms: essentials })
    const after = await analyse({
      ...(movePlan({ ...square, rooms: essentials }, ([x, y]) => [10 * x, 10 * y]) as PlanFields),
      north: square.north,
    })
    expect(after.checklist).toEqual(before.checklist)
    expect(after.plot.area).toBe(100 * before.plot.area)
  })
  test('a toilet in the north-east is a severe defect with its own remedies', async () => {
    const answer = await analyse({ ...square, rooms: [{ name: 'WC', type: 'toilet', polygon: box(75, 0, 90, 15) }] })
    const [defect] = answer.defects
    expect(defect).toMatchObject({ category: 'waste', severity: 'severe', zone: 'NE', penalty: 100 })
    expect(answer.severe_defect_count).toBe(1)
    const ids = answer.remedies.map(({ id }) => id)
    expect(defect!.remedies.length).toBeGreaterThan(2)
    for (const id of defect!.remedies) expect(ids).toContain(id)
    expect(answer.mantras).toEqual([{ zone: 'NE', deity: 'Ishana', text: 'Om Ishanaya Namah', repetitions: 108 }])
    expect(answer.sacred_objects.map(({ zone }) => zone)).toEqual(['NE'])
  })
  test('a pillar in the middle blocks the centre and is on the middle marma', async () => {
    const answer = await analyse({
      ...square,
      structures: [{ name: 'Pillar', type: 'pillar', polygon: box(44, 44, 46, 46) }],
    })
    expect(answer.brahmasthan.score).toBe(40)
    expect(answer.marma[4]!.hit_by).toEqual(['Pillar'])
    expect(answer.structures[0]).toMatchObject({ score: null, rating: null, marma_hits: [5] })
    expect(answer.defects.map(({ id, severity }) => [id, severity])).toEqual([
      ['marma-5', 'severe'],
      ['brahmasthan-burdened', 'minor'],
    ])
  })
  test('a bed with its head to the north is severe, to the south ideal', async () => {
    const bed = (y: number) => ({
      ...square,
      fixtures: [{ type: 'bed' as const, position: [20, 70] as [number, number], toward: [20, y] as [number, number] }],
    })
    expect((await analyse(bed(60))).defects.map(({ severity, subject }) => [severity, subject])).toEqual([
      ['severe', 'bed'],
    ])
    expect((await analyse(bed(80))).defects).toEqual([])
  })
})

test('Ayadi requires a scale', async () => {
  const input = { boundary: box(0, 0, 25, 15), north: trueNorth(0), ayadi: { unit: 'kishku_hasta' as const } }
  const without = await analyse(input)
  expect(without.ayadi).toBeNull()
  expect(without.score_basis.missing).toContain('scale')
  const { ayadi } = await analyse({ ...input, units: 'm' })
  expect(ayadi).toMatchObject({ perimeter_m: 80, perimeter_units: 95.4426, area_m2: 375 })
  const both = await analyse({ ...input, units: 'm', scale: { plan_length: 1, real_length: 100, unit: 'cm' } })
  expect(both.ayadi).toEqual(ayadi)
  expect(both.warnings.join()).toContain('`scale` was used')
})
