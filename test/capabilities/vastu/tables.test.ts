import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { examplePlan, type PlanFields } from '../../../src/capabilities/vastu/parts/plan-input.ts'
import vastuAnalyse from '../../../src/capabilities/vastu/vastu-analyse.ts'
import vastuAyadi from '../../../src/capabilities/vastu/vastu-ayadi.ts'
import vastuHeatmap from '../../../src/capabilities/vastu/vastu-heatmap.ts'
import vastuReference from '../../../src/capabilities/vastu/vastu-reference.ts'
import vastuRemedies from '../../../src/capabilities/vastu/vastu-remedies.ts'
import vastuTemplates from '../../../src/capabilities/vastu/vastu-templates.ts'
import { parseXml } from '../../render/xml.ts'
import { box, movePlan, turnBy } from '../../traditions/vastu/plans.ts'
import { call, rejectedField } from '../call.ts'

describe('Ayadi', () => {
  const kol = { units: 'm' as const, unit: 'kerala_kol' as const }
  // Aya 9 and vyaya 3 are from the worked example at abhouseplans.blogspot.com, June 2019. The other values follow the
  // rules of the catalogue.
  test('89 kol 16 viral have the Kerala remainders', async () => {
    const { ayadi } = await call(vastuAyadi, { ...kol, perimeter: (89 + 16 / 24) * 0.72 })
    const { aya, vyaya, yoni, nakshatra, vayas, tithi, vara, amsha } = ayadi
    expect([aya.remainder, vyaya.remainder, yoni.name, nakshatra.remainder]).toEqual([9, 3, 'Vrishabha', 15])
    expect([vayas!.name, tithi.remainder, vara.name, amsha]).toEqual(['Balya', 27, 'Tuesday', null])
  })
  test('80 metres are 95.4426 kishku hasta', async () => {
    const { ayadi, alternatives } = await call(vastuAyadi, { perimeter: 80, units: 'm' })
    const { aya, vyaya, yoni, nakshatra, vara, tithi, amsha, vayas } = ayadi
    expect(ayadi.perimeter_units).toBe(95.4426)
    expect([aya, vyaya, nakshatra, vara, tithi].map(({ product, remainder }) => [product, remainder])).toEqual([
      [763, 7],
      [858, 8],
      [763, 7],
      [858, 4],
      [858, 18],
    ])
    expect([yoni.name, vara.name, amsha!.name, vayas]).toEqual(['Khara', 'Wednesday', 'Shakti', null])
    expect(alternatives.map(({ unit }) => unit)).toEqual(['kerala_kol'])
  })
  test('returns the remainders by area on request', async () => {
    const square = { units: 'm' as const, unit: 'custom' as const, custom_unit_metres: 1, area_method: true }
    expect((await call(vastuAyadi, { ...square, length: 20, breadth: 15 })).area_rule).toEqual({
      aya: 4,
      nakshatra: 24,
      vyaya: 8,
      relation: 'rakshasa',
    })
    expect((await call(vastuAyadi, { ...square, length: 21, breadth: 15 })).area_rule).toEqual({
      aya: 3,
      nakshatra: 9,
      vyaya: 1,
      relation: 'yaksha',
    })
    expect((await call(vastuAyadi, { ...square, perimeter: 70 })).area_rule).toBeNull()
  })
  test('a remainder of zero is the divisor, and one more unit adds eight to the aya product', async () => {
    const at = async (perimeter: number) =>
      (await call(vastuAyadi, { perimeter, units: 'm', unit: 'custom', custom_unit_metres: 1 })).ayadi
    expect((await at(24)).yoni).toMatchObject({ product: 72, remainder: 8, name: 'Kaka' })
    expect((await at(25)).aya.product - (await at(24)).aya.product).toBe(8)
  })
  test('suggested perimeters score at least 85 and are within three units', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 10, max: 200, noNaN: true }), async (perimeter) => {
        const value = { units: 'm' as const, owner_nakshatra: 'rohini' }
        const { ayadi } = await call(vastuAyadi, { ...value, perimeter })
        for (const better of ayadi.nearest_favourable) {
          expect(Math.abs(better.change_m)).toBeLessThanOrEqual(3 * 0.8382 + 1e-4)
          expect(better.perimeter_m - ayadi.perimeter_m).toBeCloseTo(better.change_m, 3)
        }
        const changes = ayadi.nearest_favourable.map(({ change_m }) => Math.abs(change_m))
        expect(changes).toEqual([...changes].sort((a, b) => a - b))
      }),
      { numRuns: 40, seed: 5 },
    )
  })
  test('length and breadth, boundary, and perimeter give the same result', async () => {
    const of = async (sides: object) => (await call(vastuAyadi, { units: 'ft', ...sides })).ayadi
    const one = await of({ length: 40, breadth: 30 })
    expect(await of({ boundary: box(0, 0, 40, 30) })).toEqual(one)
    expect(await of({ perimeter: 140 })).toEqual({ ...one, area_m2: null })
  })
  test.each([
    ['perimeter', { units: 'm' }],
    ['perimeter', { units: 'm', perimeter: 10, length: 2, breadth: 3 }],
    ['breadth', { units: 'm', length: 2 }],
    ['length', { units: 'm', breadth: 2 }],
    ['custom_unit_metres', { units: 'm', perimeter: 10, unit: 'custom' }],
    ['owner_nakshatra', { units: 'm', perimeter: 10, owner_nakshatra: 'Vega' }],
    [
      'boundary',
      {
        units: 'm',
        boundary: [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
      },
    ],
  ])('rejects an invalid %s', async (field, input) =>
    expect(await rejectedField(vastuAyadi, input as never)).toBe(field),
  )
})

describe('templates', () => {
  test('each template scores at least 80 without a severe defect', async () => {
    const { templates } = await call(vastuTemplates, { include_preview: true })
    expect(new Set(templates.map(({ id }) => id)).size).toBe(12)
    for (const { id, facing, preview, rooms } of templates) {
      const north = { degrees: 0, reference: 'true' as const }
      const answer = await call(vastuAnalyse, { ...preview!, north } as PlanFields)
      expect([id, answer.overall_score! >= 80, answer.severe_defect_count]).toEqual([id, true, 0])
      expect(answer.plot.facing).toBe(facing)
      expect(answer.shape_warnings).toEqual([])
      expect(rooms).toEqual(preview!.rooms.map(({ name, type }) => ({ name, type })))
    }
  })
  test('previews do not change the list', async () => {
    const [bare, full] = [await call(vastuTemplates, {}), await call(vastuTemplates, { include_preview: true })]
    expect(bare.templates).toEqual(full.templates.map((each) => ({ ...each, preview: null })))
  })
})

test('reference has 45 devatas of 81 padas, 32 doors, 20 rooms and a total weight of 117', async () => {
  const { tables } = await call(vastuReference, {})
  const { devatas, entrances_32, rooms, checks } = tables
  expect(devatas!.rows).toHaveLength(45)
  expect(devatas!.rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(81)
  const area = (ring: number[][]) =>
    ring.reduce((sum, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length]!
      return sum + (x! * ny! - nx! * y!) / 2
    }, 0)
  for (const row of devatas!.rows) expect(area(row[4] as unknown as number[][])).toBeCloseTo(Number(row[2]) / 81, 5)
  expect(entrances_32!.rows).toHaveLength(32)
  expect(rooms!.rows).toHaveLength(20)
  for (const row of rooms!.rows) expect(row).toHaveLength(18)
  expect(checks!.rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(117)
  const { goals, ...others } = (await call(vastuReference, { table: 'goals' })).tables
  expect(others).toEqual({})
  for (const [goal, ...worths] of goals!.rows) {
    expect([goal, worths.length]).toEqual([goal, 17])
    for (const worth of worths) expect(Number(worth)).toBeWithin(0, 11)
  }
})

describe('remedies', () => {
  const of = async (issue: object, rest: object = {}) =>
    (await call(vastuRemedies, { issues: [issue as never], ...rest })).issues[0]!
  test('a kitchen in the north-east is severe and has remedies', async () => {
    const kitchen = { kind: 'room', type: 'kitchen', zone: 'NE' }
    const answer = await of(kitchen)
    expect([answer.rating, answer.severity]).toEqual(['adverse', 'severe'])
    const kinds = answer.remedies.map(({ kind }) => kind)
    // A room of fire in a zone of water: air mediates, with the colour green.
    expect(answer.remedies.find(({ kind }) => kind === 'colour')!.text).toContain('green')
    expect(kinds).toContain('element')
    expect(kinds).not.toContain('relocate')
    expect((await of(kitchen, { non_structural_only: false })).remedies.map(({ kind }) => kind)).toContain('relocate')
    expect(new Set((await of(kitchen, { tradition: 'mantra' })).remedies.map(({ kind }) => kind))).toEqual(
      new Set(['mantra']),
    )
  })
  test('a kitchen in the south-east needs no remedies', async () => {
    expect(await of({ kind: 'room', type: 'kitchen', zone: 'SE' })).toMatchObject({
      rating: 'ideal',
      severity: null,
      remedies: [],
    })
  })
  test('rates a door by its pada', async () => {
    expect(await of({ kind: 'entrance', zone: 'S7' })).toMatchObject({ rating: 'adverse', severity: 'severe' })
    expect(await of({ kind: 'entrance', zone: 'N4' })).toMatchObject({ rating: 'ideal', remedies: [] })
  })
  test.each([
    ['issues.0.zone', { kind: 'room', type: 'kitchen', zone: 'UP' }],
    ['issues.0.zone', { kind: 'entrance', zone: 'N' }],
    ['issues.0.type', { kind: 'room', zone: 'N' }],
    ['issues.0.type', { kind: 'fixture', type: 'kitchen', zone: 'N' }],
  ])('rejects an invalid %s', async (field, issue) =>
    expect(await rejectedField(vastuRemedies, { issues: [issue as never] })).toBe(field),
  )
})

describe('heatmap', () => {
  const square = {
    boundary: box(0, 0, 90, 90),
    north: { degrees: 0, reference: 'true' as const },
    goal: 'wealth' as const,
  }
  test('wealth in an empty square is best in N and worst in SSW', async () => {
    const { zones, points } = await call(vastuHeatmap, square)
    const sorted = zones.filter(({ zone }) => zone !== 'Brahma').sort((a, b) => b.mean_score - a.mean_score)
    expect([sorted[0]!.zone, sorted.at(-1)!.zone]).toEqual(['N', 'SSW'])
    expect(points).toHaveLength(900)
  })
  test('a plan turned by 90 degrees with its north has the same scores', async () => {
    const scores = async (input: typeof square) =>
      (await call(vastuHeatmap, input)).points.map(({ score }) => score).sort((a, b) => a - b)
    const turned = movePlan({ boundary: square.boundary }, turnBy(90)) as { boundary: [number, number][] }
    expect(await scores({ ...square, ...turned, north: { degrees: 90, reference: 'true' } })).toEqual(
      await scores(square),
    )
  })
  test('a very thin floor has at most the requested number of points', async () => {
    const boundary: [number, number][] = [
      [0, 0],
      [1e6, 1e6 - 300],
      [1e6, 1e6],
    ]
    for (const plan of [{ boundary }, { boundary: box(0, 0, 1e8, 1) }]) {
      const { grid, points } = await call(vastuHeatmap, { ...plan, goal: 'wealth' })
      expect(points.length).toBeGreaterThan(0)
      expect(grid.columns * grid.rows).toBeLessThanOrEqual(25 * 900)
    }
  })
  test.each([100, 400, 2500])('has about %p points, none in a cut-out', async (samples) => {
    const holes = [{ kind: 'cutout' as const, polygon: box(10, 10, 40, 40) }]
    const { points } = await call(vastuHeatmap, { ...square, holes, samples })
    expect(Math.abs(points.length / samples - 1)).toBeLessThanOrEqual(0.1)
    expect(points.filter(({ x, y }) => x > 10 && x < 40 && y > 10 && y < 40)).toEqual([])
    for (const { distance_ratio } of points) expect(distance_ratio).toBeLessThanOrEqual(1)
  })
  test('the drawing has a square for each point', async () => {
    const { images, points } = await call(vastuHeatmap, { ...examplePlan, goal: 'health', image: true })
    expect(images).toHaveLength(1)
    const drawings = parseXml(images[0]!.content)
    expect(drawings.filter(({ name }) => name === 'rect')).toHaveLength(points.length)
    expect(drawings.map(({ name }) => name)).not.toContain('script')
  })
})
