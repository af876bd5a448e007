import { describe, expect, test } from 'bun:test'
import { catalogue } from '../../../src/capabilities/index.ts'
import vastuAnalyse from '../../../src/capabilities/vastu/vastu-analyse.ts'
import vastuImportDxf from '../../../src/capabilities/vastu/vastu-import-dxf.ts'
import { call, rejectedField } from '../call.ts'

const lines = (...pairs: (string | number)[]) => pairs.join('\n')
const file = (entities: string[], { unit = 6, blocks = '' } = {}) =>
  [
    lines(0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, unit, 0, 'ENDSEC'),
    ...(blocks ? [lines(0, 'SECTION', 2, 'BLOCKS'), blocks, lines(0, 'ENDSEC')] : []),
    lines(0, 'SECTION', 2, 'ENTITIES'),
    ...entities,
    lines(0, 'ENDSEC', 0, 'EOF', ''),
  ].join('\n')
const polyline = (layer: string, points: number[][], closed = 1) =>
  lines(
    0,
    'LWPOLYLINE',
    8,
    layer,
    90,
    points.length,
    70,
    closed,
    ...points.flatMap(([x, y, bulge]) => [10, x!, 20, y!, ...(bulge ? [42, bulge] : [])]),
  )
const box = (layer: string, x0: number, y0: number, x1: number, y1: number) =>
  polyline(layer, [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ])
const segment = (layer: string, x0: number, y0: number, x1: number, y1: number) =>
  lines(0, 'LINE', 8, layer, 10, x0, 20, y0, 11, x1, 21, y1)
const text = (subject: string, x: number, y: number, kind = 'TEXT') =>
  lines(0, kind, 8, 'T', 10, x, 20, y, 40, 1, 1, subject)
const base64 = (content: string) => new TextEncoder().encode(content).toBase64()
const read = (content: string) => call(vastuImportDxf, { dxf_base64: base64(content) })
const area = (ring: [number, number][]) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * y, 0),
  ) / 2

const plot = box('BOUNDARY', 0, 0, 10, 8)

test('reads a plot of 10 by 8 metres, with the y axis downward', async () => {
  const { plan, drawing_units } = await read(file([plot]))
  expect(area(plan.boundary)).toBe(80)
  expect([drawing_units, plan.scale]).toEqual(['m', { plan_length: 1, real_length: 1, unit: 'm' }])
  expect(plan.boundary).toContainEqual([0, 8])
})

test('vastu-analyse accepts the answer unchanged', async () => {
  const { plan } = await read(file([plot, box('ROOMS', 0.5, 0.5, 3, 3), text('Master Bed', 1, 1)]))
  const answer = await call(vastuAnalyse, plan as never)
  expect(answer.rooms.map(({ name, type, zone_8 }) => [name, type, zone_8])).toEqual([
    ['Master Bed', 'master_bedroom', 'SW'],
  ])
  expect(answer.plot).toMatchObject({ area: 80, unit: 'm' })
})

test('numbers a room on a layer without a name, so that vastu-analyse accepts it', async () => {
  const { plan } = await read(file([plot, box('', 0.5, 0.5, 3, 3)]))
  expect(plan.rooms.map(({ name }) => name)).toEqual(['Room 1'])
  await call(vastuAnalyse, plan as never)
})

test('names come from the nearest text, otherwise the layer, otherwise a number', async () => {
  const { plan } = await read(
    file([
      plot,
      box('ROOMS', 0.5, 0.5, 3, 3),
      text('12 sqm', 0.6, 0.6),
      text('{\\fArial|b0;Puja}\\PRoom', 1.7, 1.8, 'MTEXT'),
      box('Kitchen', 7, 1, 9, 3),
      box('0', 4, 5, 6, 7),
    ]),
  )
  expect(plan.rooms.map(({ name, type }) => [name, type])).toEqual([
    ['Puja Room', 'pooja'],
    ['Kitchen', 'kitchen'],
    ['Room 3', null],
  ])
})

test('joins lines, and reads bulges, circles and the north line', async () => {
  const walls = [
    segment('SITE', 0, 0, 20, 0),
    segment('SITE', 20, 10, 20, 0),
    segment('SITE', 20, 10, 0, 10),
    segment('SITE', 0, 10, 0, 0),
  ]
  const half = polyline('ROOMS', [
    [5, 3, 1],
    [5, 7, 1],
  ])
  const circle = lines(0, 'CIRCLE', 8, 'ROOMS', 10, 15, 20, 5, 40, 2)
  const { plan } = await read(file([...walls, half, circle, segment('North', 1, 1, 2, 1)]))
  expect(area(plan.boundary)).toBe(200)
  expect(plan.north).toEqual({ degrees: 90, reference: 'unknown' })
  for (const { polygon } of plan.rooms) expect(area(polygon) / (4 * Math.PI)).toBeCloseTo(1, 2)
  expect(plan.rooms).toHaveLength(2)
})

test('places a block by its scale and rotation, and warns about nested blocks', async () => {
  const blocks = [
    lines(0, 'BLOCK', 8, '0', 2, 'ROOM', 70, 0, 10, 0, 20, 0, 3, 'ROOM'),
    box('0', 0, 0, 1, 1),
    lines(0, 'INSERT', 8, '0', 2, 'ROOM', 10, 0, 20, 0),
    lines(0, 'ENDBLK', 8, '0'),
  ].join('\n')
  const insert = lines(0, 'INSERT', 8, 'Store', 2, 'ROOM', 10, 5, 20, 2, 41, 3, 42, 2, 50, 90)
  const { plan, notes } = await read(file([plot, insert], { blocks }))
  expect(plan.rooms.map(({ type }) => type)).toEqual(['store_room'])
  expect(area(plan.rooms[0]!.polygon)).toBeCloseTo(6, 9)
  const xs = plan.rooms[0]!.polygon.map(([x]) => x)
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([3, 5])
  expect(notes.join()).toContain('inside of blocks')
})

describe('hostile files', () => {
  const refusedFile = (content: string) => rejectedField(vastuImportDxf, { dxf_base64: base64(content) })
  const full = (part: string) => part.repeat(Math.floor(2_000_000 / part.length))
  test.each([
    ['no base64', () => rejectedField(vastuImportDxf, { dxf_base64: '!!!!!!!!!!' })],
    ['binary', () => refusedFile('AutoCAD Binary DXF\r\n\u001a\0aaaa')],
    ['no entities', () => refusedFile(lines(0, 'SECTION', 2, 'HEADER', 0, 'ENDSEC', 0, 'EOF'))],
    ['nothing closed', () => refusedFile(file([segment('0', 0, 0, 1, 1)]))],
    ['cut short', () => refusedFile(lines(0, 'SECTION', 2, 'ENTITIES', 0, 'LWPOLYLINE', 8, 'A'))],
    ['noise', () => refusedFile(full('qwertyuiop\n'))],
    ['entities without end', () => refusedFile(file([full('0\nPOINT\n')]))],
    [
      'a block that holds itself, many times',
      async () => {
        const blocks = [
          lines(0, 'BLOCK', 8, '0', 2, 'A', 70, 0, 10, 0, 20, 0, 3, 'A'),
          ...Array(300).fill(box('0', 0, 0, 1, 1)),
          lines(0, 'ENDBLK', 8, '0'),
        ].join('\n')
        return refusedFile(file(Array(300).fill(lines(0, 'INSERT', 8, '0', 2, 'A', 10, 0, 20, 0)), { blocks }))
      },
    ],
    ['over two megabytes', () => rejectedField(vastuImportDxf, { dxf_base64: base64('a'.repeat(2_097_153)) })],
  ])('%s: returns 422 on the field', async (_, attempt) => expect(await attempt()).toBe('dxf_base64'))

  test('simplifies an outline of tens of thousands of points to 500', async () => {
    const points = Array.from({ length: 60_000 }, (_, i) => [
      Math.round(1e4 * Math.cos((i * Math.PI) / 30_000)) / 100,
      Math.round(1e4 * Math.sin((i * Math.PI) / 30_000)) / 100,
    ])
    const { plan } = await read(file([polyline('PLOT', points)]))
    expect(plan.boundary.length).toBeLessThanOrEqual(500)
    expect(area(plan.boundary) / (Math.PI * 1e4)).toBeCloseTo(1, 2)
  })

  test('yields to the event loop while it reads a large file', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const walls = Array.from({ length: 15_000 }, (_, i) => segment('W', i, 0, i + 1, i % 7))
    await read(file([plot, ...walls]))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(10)
  })

  test('its body limit allows the longest field', () => {
    const { bodyLimit } = catalogue.find(({ slug }) => slug === 'vastu-import-dxf')!
    expect(bodyLimit).toBeGreaterThan(2_796_210 + 100)
  })
})
