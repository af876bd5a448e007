import { describe, expect, test } from 'bun:test'
import type { TSchema } from '@sinclair/typebox'
import { mayContainDrawing } from '../../src/api/picture.ts'
import { costOf, MAX_PIXELS, PRICED_PIXELS, WEIGHTS } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import { withoutDrawings } from '../../src/mcp/pictures.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

/** Captions and heads of sheets are not priced. They add at most this fraction of the width to the height. */
const CAPTIONS = 0.2

const entryOf = (slug: string) => catalogue.find((entry) => entry.slug === slug)!
const maximumOf = (schema: TSchema | undefined): number | undefined =>
  schema &&
  (schema.maximum ?? (schema.anyOf ?? []).map(maximumOf).find((each: number | undefined) => each !== undefined))

const tall = [
  [0, 0],
  [2, 0],
  [2, 40],
  [0, 40],
]
/** Inputs with which a capability draws its tallest pictures. */
const TALLEST: Readonly<Record<string, object[]>> = {
  'western-transit-dates': [{ graphic_ephemeris: 90 }],
  'western-progressions': [{ image: true, layout: 'sheet' }],
  'western-solar-arc': [{ image: true, layout: 'sheet' }],
  'western-planetary-return': [{ image: true, layout: 'sheet' }],
  'western-natal-wheel': [{ layout: 'sheet' }],
  'chart-image': [{}, { code: 'vimshottari' }],
  'astrocartography-map': [
    { planets: null, projection: 'mercator', bbox: [-40, -60, 40, 70] },
    { planets: null, projection: 'orthographic' },
  ],
  'mundane-angularity-map': [{ image: true }],
  'vastu-plan-image': [{}, { boundary: tall, rooms: [], structures: [], fixtures: [] }],
}

const sizeOf = (svg: string) => {
  const [, width, height] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg)!.map(Number)
  return { width: width!, height: height! }
}
/** The first picture of an answer; null for an answer without one. */
const pictureOf = async (slug: string, overrides: object) => {
  const { compute, example } = entryOf(slug)
  const data = (await compute({ ...(example as object), format: 'svg', ...overrides } as never, worldAt())) as object
  const [drawing] = withoutDrawings(data as Record<string, unknown>).drawings
  return drawing ? { ...sizeOf(drawing.content), content: drawing.content } : null
}

/** The input with the largest size of the schema, or the size that the message of a 422 allows, and the picture of the answer. */
const largest = async (slug: string, overrides: object) => {
  const properties = entryOf(slug).input.properties as Record<string, TSchema>
  const field = ['width', 'size'].find((name) => maximumOf(properties[name]) !== undefined)
  if (!field) return { input: overrides, picture: await pictureOf(slug, overrides) }
  const at = (pixels: number) => ({ ...overrides, [field]: pixels })
  const input = at(maximumOf(properties[field])!)
  try {
    return { input, picture: await pictureOf(slug, input) }
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault
    expect([fault.status, fault.field]).toEqual([422, field])
    const allowed = at(Number(/at most (\d+)/.exec(fault.message)![1]))
    return { input: allowed, picture: await pictureOf(slug, allowed) }
  }
}

const DRAWING = catalogue.filter(({ data }) => mayContainDrawing(data))

describe('the largest picture that each capability draws', () => {
  test.each(DRAWING.map(({ slug }) => slug))('%s is within the limit, and priced by its pixels', async (slug) => {
    const entry = entryOf(slug)
    for (const overrides of TALLEST[slug] ?? [{}]) {
      const { input, picture } = await largest(slug, overrides)
      if (!picture) continue
      const { width, height } = picture
      expect(width * height).toBeLessThan(1.1 * MAX_PIXELS)
      const { credits } = costOf(entry, { ...(entry.example as object), ...input } as never)
      const uncaptioned = width * height - CAPTIONS * width * width
      expect(credits / WEIGHTS[entry.weight].credits).toBeGreaterThanOrEqual(uncaptioned / PRICED_PIXELS)
    }
  })
})

test('a picture of the default size costs the price of its weight class', () => {
  for (const entry of DRAWING) {
    const { credits, units } = WEIGHTS[entry.weight]
    const { width: _, size: __, layout: ___, ...example } = entry.example as Record<string, unknown>
    expect([entry.slug, costOf(entry, example as never)]).toEqual([entry.slug, { credits, units }])
  }
  expect(costOf(entryOf('vastu-plan-image'), { boundary: tall } as never)).toEqual({ credits: 1, units: 1 })
})

test('an impossible `bbox` is a 422 and costs no more than the largest picture', async () => {
  const map = entryOf('astrocartography-map')
  for (const bbox of [
    [0, -1e300, 1e-300, 1e300],
    [0, 0, 0, 0],
    [10, 60, 11, -60],
  ]) {
    const input = { ...(map.example as object), width: 4000, projection: 'mercator', bbox }
    expect(costOf(map, input as never).credits).toBeOneOf([1, 2])
    expect(async () => map.compute(input as never, worldAt())).toThrow(expect.objectContaining({ status: 422 }))
  }
})

const HEAVIEST: [slug: string, sent: object][] = [
  ['mundane-angularity-map', { image: true }],
  ['astrocartography-map', { planets: null, projection: 'orthographic' }],
]
test.each(HEAVIEST.slice(0, sample(1, 2)))(
  'the largest %s takes the drawing process less than 300 MB',
  async (slug, overrides) => {
    const { input } = await largest(slug, overrides)
    const path = (from: string) => JSON.stringify(new URL(from, import.meta.url).pathname)
    const script = `
    import { readFileSync } from 'node:fs'
    import { catalogue } from ${path('../../src/capabilities/index.ts')}
    import { worldAt } from ${path('../world.ts')}
    const { compute, example } = catalogue.find(({ slug }) => slug === ${JSON.stringify(slug)})
    const { images } = await compute({ ...example, ...${JSON.stringify(input)}, format: 'png' }, worldAt())
    const [drawing] = readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8').split(' ')
    const [, peak] = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/' + drawing + '/status', 'utf8'))
    console.log(JSON.stringify({ width: Buffer.from(images[0].content, 'base64').readUInt32BE(16), peak: peak / 1024 }))
    process.exit()`
    const child = Bun.spawn([process.execPath, '-e', script], { stdout: 'pipe' })
    const { width, peak } = JSON.parse(await new Response(child.stdout).text()) as { width: number; peak: number }
    expect(width).toBe((input as { width: number }).width)
    expect(peak).toBeGreaterThan(100)
    expect(peak).toBeLessThan(300)
  },
)
