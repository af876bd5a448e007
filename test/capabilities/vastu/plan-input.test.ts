import { describe, expect, test } from 'bun:test'
import type { PlanFields } from '../../../src/capabilities/vastu/parts/plan-input.ts'
import vastuAnalyse from '../../../src/capabilities/vastu/vastu-analyse.ts'
import { checkInput } from '../../../src/service/input.ts'
import { box, kitchen, square, trueNorth } from '../../traditions/vastu/plans.ts'
import { worldAt } from '../../world.ts'
import { call, rejectedField } from '../call.ts'

const analyse = (input: PlanFields) => call(vastuAnalyse, input)

describe('outlines with common drawing faults', () => {
  const touching: [number, number][] = [
    [0, 0],
    [40, 0],
    [40, 20],
    [20, 20],
    [40, 20],
    [40, 40],
    [0, 40],
  ]
  const pinched: [number, number][] = [
    [0, 0],
    [20, 20],
    [40, 0],
    [40, 40],
    [20, 20],
    [0, 40],
  ]
  test('reads an outline that touches itself as its area, with a warning', async () => {
    const { shape_warnings, plot } = await analyse({ boundary: pinched, north: trueNorth(0) })
    expect(plot.area).toBe(800)
    expect(shape_warnings.join()).toContain('touches itself')
    expect((await analyse({ boundary: touching, north: trueNorth(0) })).plot.area).toBe(1600)
  })
  test.each([
    [
      'a bow tie',
      [
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ],
    ],
    [
      'a line',
      [
        [0, 0],
        [5, 5],
        [10, 10],
      ],
    ],
    [
      'a point',
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    ],
    [
      'an eight with unequal loops',
      [
        [0, 0],
        [30, 0],
        [10, 10],
        [10, -10],
      ],
    ],
  ])('rejects an outline: %s', async (_, boundary) => {
    expect(await rejectedField(vastuAnalyse, { boundary: boundary as [number, number][] })).toBe('boundary')
  })
  test('warns about rooms over the outline, self-crossing, without area or duplicated', async () => {
    const bow: [number, number][] = [
      [10, 10],
      [20, 20],
      [20, 10],
      [10, 20],
    ]
    const { rooms, shape_warnings, duplicates_merged } = await analyse({
      ...square,
      rooms: [
        { name: 'Over', type: 'study', polygon: box(80, 40, 100, 60) },
        { name: 'Bow', type: 'dining', polygon: bow },
        {
          name: 'Line',
          type: 'store_room',
          polygon: [
            [30, 5],
            [40, 5],
            [50, 5],
          ],
        },
        { name: 'Far', type: 'garage', polygon: box(9e11, 9e11, 9e11 + 1, 9e11 + 1) },
        kitchen,
        { ...kitchen, name: 'Kitchen again' },
      ],
    })
    expect(rooms.map(({ name, area }) => [name, area])).toEqual([
      ['Over', 200],
      ['Bow', 50],
      ['Line', 0],
      ['Far', 0],
      ['Kitchen', 900],
    ])
    expect(rooms[2]).toMatchObject({ zone_16: 'N', zones: [{ zone: 'N', share_pct: 100 }] })
    expect(duplicates_merged).toBe(1)
    expect(shape_warnings.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
      'Room Over',
      'Room Bow',
      'Room Line',
      'Room Far',
    ])
  })
  test('a cut-out is not floor, a courtyard is', async () => {
    const hole = (kind: 'cutout' | 'courtyard') => ({ ...square, holes: [{ kind, polygon: box(60, 0, 90, 30) }] })
    const cut = await analyse(hole('cutout'))
    expect(cut.plot.area).toBe(7200)
    expect(cut.cut_zones.map(({ zone, severity }) => [zone, severity])).toEqual([['NE', 'severe']])
    const court = await analyse(hole('courtyard'))
    expect([court.plot.area, court.cut_zones]).toEqual([8100, []])
    expect(
      await rejectedField(vastuAnalyse, { ...square, holes: [{ kind: 'cutout', polygon: box(-1, -1, 91, 91) }] }),
    ).toBe('holes')
  })
})

describe('implausible sizes', () => {
  test.each([
    [
      'scale.plan_length',
      { boundary: box(0, 0, 1, 1), scale: { plan_length: 2.3e-193, real_length: 1.7e-11, unit: 'cm' } },
    ],
    ['scale.plan_length', { boundary: box(0, 0, 9, 9), scale: { plan_length: 2e6, real_length: 1e-300, unit: 'm' } }],
    ['scale.plan_length', { boundary: box(0, 0, 9, 9), scale: { plan_length: 5e-324, real_length: 1e5, unit: 'm' } }],
    ['units', { boundary: box(0, 0, 1e-11, 1e-11), units: 'm' }],
    ['boundary', { boundary: box(0, 0, 4e-250, 4e-250) }],
  ] as [string, PlanFields][])('%s is named: %j', async (field, plan) =>
    expect(await rejectedField(vastuAnalyse, { ...plan, north: trueNorth(0) })).toBe(field),
  )

  test('answers for a plan in nanometres sent as metres, with a warning about the unit', async () => {
    const { shape_warnings, plot } = await analyse({ boundary: box(0, 0, 12e9, 10e9), units: 'm' })
    expect(shape_warnings.join()).toContain('check the unit')
    expect(plot.area).toBe(1.2e20)
  })

  test('answers for rooms and fixtures that are tiny or far away', async () => {
    for (const side of [4e-250, 1e-160, 1e-12, 1e12]) {
      const polygon = box(0, 0, side, side)
      const { rooms, structures } = await analyse({
        boundary: box(0, 0, 10, 10),
        rooms: [{ name: 'K', type: 'kitchen', polygon }],
        structures: [{ name: 'P', type: 'pillar', polygon }],
        fixtures: [{ type: 'bed', position: [0, 0], toward: [side, -side] }],
      })
      // An item without area is reported and not scored.
      expect(rooms[0]!.score ?? 0).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(structures[0]!.centroid[0])).toBe(true)
    }
  })
})

describe('faults name the field', () => {
  const field = (input: object) => {
    try {
      checkInput(vastuAnalyse.input, input as never)
    } catch (fault) {
      return (fault as { field: string }).field
    }
    return null
  }
  const many = <T>(count: number, each: T): T[] => Array(count).fill(each)
  const room = { name: 'R', polygon: box(0, 0, 1, 1) }
  test.each([
    ['boundary', {}],
    ['boundary', { boundary: box(0, 0, 1, 1).slice(2) }],
    [
      'boundary.1.0',
      {
        boundary: [
          [0, 0],
          [1e13, 0],
          [1, 1],
        ],
      },
    ],
    ['boundary', { boundary: many(501, [0, 0]) }],
    ['boundary.1', { boundary: [[0, 0], [1], [1, 1]] }],
    [
      'boundary.2.0',
      {
        boundary: [
          [0, 0],
          [1, 0],
          ['1', 1],
        ],
      },
    ],
    ['rooms', { ...square, rooms: many(81, room) }],
    ['rooms.0.name', { ...square, rooms: [{ ...room, name: '' }] }],
    ['rooms.0.name', { ...square, rooms: [{ ...room, name: 'x'.repeat(121) }] }],
    ['rooms.0.type', { ...square, rooms: [{ ...room, type: 'cellar' }] }],
    ['rooms.1.polygon', { ...square, rooms: [room, { ...room, polygon: many(201, [0, 0]) }] }],
    ['structures', { ...square, structures: many(81, { ...room, type: 'wall' }) }],
    ['structures.0.type', { ...square, structures: [room] }],
    ['fixtures', { ...square, fixtures: many(51, { type: 'bed', position: [0, 0], toward: [1, 0] }) }],
    ['fixtures.0.toward', { ...square, fixtures: [{ type: 'bed', position: [0, 0] }] }],
    ['holes', { ...square, holes: many(21, { kind: 'cutout', polygon: box(0, 0, 1, 1) }) }],
    ['holes.0.kind', { ...square, holes: [{ kind: 'well', polygon: box(0, 0, 1, 1) }] }],
    ['north.degrees', { ...square, north: { degrees: 360 } }],
    ['north.reference', { ...square, north: { reference: 'grid' } }],
    ['north.declination_degrees', { ...square, north: { declination_degrees: 91 } }],
    ['north.uncertainty_degrees', { ...square, north: { uncertainty_degrees: 46 } }],
    ['north.site.latitude', { ...square, north: { site: { longitude: 0 } } }],
    ['units', { ...square, units: 'km' }],
    ['scale.plan_length', { ...square, scale: { plan_length: 0, real_length: 1, unit: 'm' } }],
    ['scale.plan_length', { ...square, scale: { plan_length: 2_000_001, real_length: 1, unit: 'm' } }],
    ['scale.real_length', { ...square, scale: { plan_length: 1, real_length: 100_001, unit: 'm' } }],
    ['scale.unit', { ...square, scale: { plan_length: 1, real_length: 1 } }],
    ['ayadi.custom_unit_metres', { ...square, ayadi: { unit: 'custom', custom_unit_metres: 2.1 } }],
    ['centre', { ...square, centre: [1] }],
    ['basement', { ...square, basement: true }],
  ])('%s', (name, input) => expect(field(input)).toBe(name))

  test('rejects input that the schema alone cannot check', async () => {
    expect(await rejectedField(vastuAnalyse, { ...square, centre: [91, 0] })).toBe('centre')
    expect(
      await rejectedField(vastuAnalyse, { ...square, north: { reference: 'magnetic', measured_on: '2025-02-30' } }),
    ).toBe('north.measured_on')
    expect(await rejectedField(vastuAnalyse, { ...square, ayadi: { unit: 'custom' } })).toBe('ayadi.custom_unit_metres')
    expect(await rejectedField(vastuAnalyse, { ...square, ayadi: { owner_nakshatra: 'Polaris' } })).toBe(
      'ayadi.owner_nakshatra',
    )
  })
})

describe('reports what it cannot judge without a score', () => {
  const plan = { boundary: box(0, 0, 10, 10), north: { degrees: 0, reference: 'true' as const } }
  const cooking = (polygon: [number, number][]) => ({
    ...plan,
    rooms: [{ name: 'K', type: 'kitchen' as const, polygon }],
  })

  test('a room wholly outside the boundary', async () => {
    const { rooms, shape_warnings } = await analyse(cooking(box(20, 20, 22, 22)))
    expect([rooms[0]!.score, rooms[0]!.rating]).toEqual([null, null])
    expect(shape_warnings.join()).toContain('Room K lies wholly outside')
  })

  test('a room whose points are on one line', async () => {
    const { rooms, shape_warnings } = await analyse(
      cooking([
        [1, 1],
        [2, 2],
        [3, 3],
      ]),
    )
    expect([rooms[0]!.score, rooms[0]!.rating]).toEqual([null, null])
    expect(shape_warnings.join()).toContain('Room K has no area')
  })

  test('rejects a fixture that faces itself', async () => {
    const bed = { type: 'bed' as const, position: [2, 2] as [number, number], toward: [2, 2] as [number, number] }
    expect(await rejectedField(vastuAnalyse, { ...plan, fixtures: [bed] })).toBe('fixtures.0.toward')
  })

  test('leaves out Ayadi without units and scale', async () => {
    const world = worldAt()
    const { ayadi } = await vastuAnalyse.compute({ ...plan, ayadi: { unit: 'kishku_hasta' } }, world)
    expect([ayadi, world.warnings.join()]).toEqual([null, expect.stringContaining('`ayadi` needs')])
  })
})
