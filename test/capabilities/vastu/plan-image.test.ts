import { expect, test } from 'bun:test'
import { examplePlan, type PlanFields } from '../../../src/capabilities/vastu/parts/plan-input.ts'
import vastuPlanImage from '../../../src/capabilities/vastu/vastu-plan-image.ts'
import { LABEL_LANGUAGES, type LabelLanguage } from '../../../src/lexicon/languages.ts'
import { png } from '../../../src/render/chart.ts'
import { createPen } from '../../../src/render/glyphs.ts'
import { WHEEL_THEMES } from '../../../src/render/wheel-facts.ts'
import { type PlanPoint, ringContains } from '../../../src/traditions/vastu/geometry.ts'
import { contrast } from '../../render/contrast.ts'
import { parseXml } from '../../render/xml.ts'
import { box, ell } from '../../traditions/vastu/plans.ts'
import { call } from '../call.ts'

const plan: PlanFields = {
  boundary: ell,
  north: { degrees: 20, reference: 'true' },
  rooms: [{ name: '<b>"Küche" & शयन</b>', type: 'kitchen', polygon: box(60, 60, 90, 90) }],
}
const OVERLAYS = vastuPlanImage.input.properties.overlays.anyOf[0].items.enum
const pathArea = (data: string) =>
  data
    .split('Z')
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((pair) => pair.split(' ').map(Number) as [number, number]),
    )
    .reduce(
      (sum, ring) =>
        sum +
        ring.reduce((twice, [x, y], i) => {
          const [nx, ny] = ring[(i + 1) % ring.length]!
          return twice + (x * ny - nx * y) / 2
        }, 0),
      0,
    )

test.each([['zones_8'], ['zones_16'], ['entrances_32']] as const)('the zones of %s fill the floor', async (overlay) => {
  const { images, view } = await call(vastuPlanImage, { ...plan, overlays: [overlay] })
  const zones = parseXml(images[0]!.content).filter(({ attributes }) => attributes['data-part'] === 'zone')
  const area = zones.reduce((sum, { attributes }) => sum + pathArea(attributes.d!), 0)
  expect(area / view.scale ** 2 / 8400).toBeCloseTo(1, 2)
})

test('every overlay and theme is well-formed, without script or link, at the requested width', async () => {
  for (const theme of WHEEL_THEMES) {
    const { images } = await call(vastuPlanImage, { ...plan, overlays: [...OVERLAYS], theme, width: 700 })
    const [{ content, width, height }] = images as [(typeof images)[0]]
    const elements = parseXml(content)
    expect([width, elements[0]!.attributes.height]).toEqual([700, String(height)])
    expect(
      elements.map(({ name }) => name).filter((name) => ['script', 'image', 'a', 'foreignObject'].includes(name)),
    ).toEqual([])
    expect(content.replace('http://www.w3.org/2000/svg', '').replace('http://www.w3.org/1999/xlink', '')).not.toContain(
      'http',
    )
    expect(content).not.toMatch(/href="[^#]/)
    expect((await png(content, width)).length).toBeGreaterThan(1000)
  }
})

test('the name of a devata is below that of a room in its middle', async () => {
  // The middle of the plan belongs to Brahma, and the room covers it.
  const centred = {
    ...plan,
    boundary: box(0, 0, 90, 90),
    rooms: [{ name: 'Hall', type: 'living_room' as const, polygon: box(30, 30, 60, 60) }],
  }
  const middles = async (overlays: ('devatas' | 'rooms')[]) => {
    const { images } = await call(vastuPlanImage, { ...centred, north: { degrees: 0, reference: 'true' }, overlays })
    const content = images[0]!.content
    const side = images[0]!.width / 2
    return [...content.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)/g)]
      .map(([, x, y]) => [Number(x) - side, Number(y) - images[0]!.height / 2] as const)
      .filter(([x, y]) => x > -60 && x < 0 && Math.abs(y) < 60)
      .map(([, y]) => y)
      .sort((a, b) => a - b)
  }
  const [alone] = await middles(['devatas'])
  const [room, devata] = await middles(['devatas', 'rooms'])
  expect(Math.abs(alone!)).toBeLessThan(8)
  expect(Math.abs(room!)).toBeLessThan(10)
  expect(devata! - room!).toBeGreaterThan(12)
})

test('the name of a devata avoids walls if its cell has room', async () => {
  // A wall just above the middle, where the devata is Brahma.
  const walled = {
    ...plan,
    boundary: box(0, 0, 90, 90),
    rooms: [{ name: 'Hall', type: 'living_room' as const, polygon: box(20, 44.8, 50, 88) }],
  }
  const baselines = async (overlays: ('devatas' | 'rooms')[]) => {
    const { images, view } = await call(vastuPlanImage, {
      ...walled,
      north: { degrees: 0, reference: 'true' },
      overlays,
    })
    return [...images[0]!.content.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)/g)]
      .map(([, x, y]) => [Number(x) / view.scale + view.x, Number(y) / view.scale + view.y] as const)
      .filter(([x, y]) => x > 38 && x < 50 && Math.abs(y - 45) < 6)
      .map(([, y]) => y)
  }
  const [alone] = await baselines(['devatas'])
  const [beside] = await baselines(['devatas', 'rooms'])
  expect(Math.abs(alone! - 45)).toBeLessThan(1)
  expect(Math.abs(beside! - alone!)).toBeGreaterThan(0.4)
})

test('draws directions and devatas as outlines in every language of labels', async () => {
  const overlays: ('zones_16' | 'devatas' | 'north_arrow')[] = ['zones_16', 'devatas', 'north_arrow']
  const draw = async (legend_language?: LabelLanguage) =>
    (await call(vastuPlanImage, { ...plan, rooms: [], overlays, ...(legend_language && { legend_language }) }))
      .images[0]!.content
  const english = await draw()
  for (const language of LABEL_LANGUAGES) {
    const drawing = await draw(language)
    expect([language, /<text/.test(drawing), drawing === english]).toEqual([language, false, false])
  }
})

test('draws lines between zones only on the floor', async () => {
  for (const overlay of ['zones_8', 'zones_16', 'entrances_32'] as const)
    for (const degrees of [0, 20, 137.5]) {
      const { images } = await call(vastuPlanImage, {
        ...plan,
        north: { degrees, reference: 'true' },
        overlays: [overlay],
      })
      const drawings = parseXml(images[0]!.content)
      const ringsOf = ({ attributes }: (typeof drawings)[number]) =>
        attributes
          .d!.match(/[\d.]+ [\d.]+(?:L[\d.]+ [\d.]+)+/g)!
          .map(
            (ring) =>
              ring.split('L').map((pair) => pair.split(' ').map(Number) as unknown as PlanPoint) as [
                PlanPoint,
                PlanPoint,
              ],
          )
      const floor = drawings.find(({ attributes }) => attributes['fill-rule'])!
      const spokes = ringsOf(drawings.find(({ attributes }) => attributes['data-part'] === 'spokes')!)
      expect(spokes.length).toBeGreaterThanOrEqual(overlay === 'zones_8' ? 6 : 12)
      const outside = spokes.filter(
        ([[ax, ay], [bx, by]]) =>
          ![0.02, 0.5, 0.98].every((share) =>
            ringContains(ringsOf(floor), [ax + share * (bx - ax), ay + share * (by - ay)]),
          ),
      )
      expect([overlay, degrees, outside]).toEqual([overlay, degrees, []])
      for (const { attributes } of drawings)
        if (attributes['data-part'] === 'zone') expect(attributes.stroke).toBeUndefined()
    }
})

test('cuts no direction or devata in any language at any rotation', async () => {
  const [, cut] = createPen()
    .line('…', { x: 0, y: 0, size: 10 }, 'regular')
    .match(/#([^"]+)"/)!
  for (const language of LABEL_LANGUAGES)
    for (const degrees of [0, 37]) {
      const { images } = await call(vastuPlanImage, {
        ...examplePlan,
        north: { degrees, reference: 'true' },
        rotate_north_up: true,
        legend_language: language,
        overlays: ['zones_16', 'devatas', 'north_arrow'],
      })
      expect([language, degrees, images[0]!.content.includes(`#${cut}"`)]).toEqual([language, degrees, false])
    }
})

test('names have enough contrast on the colours of ratings in every theme', async () => {
  for (const theme of WHEEL_THEMES) {
    const { images } = await call(vastuPlanImage, {
      ...examplePlan,
      overlays: ['zones_16', 'devatas', 'rooms', 'ratings'],
      theme,
    })
    const drawings = parseXml(images[0]!.content)
    const [floor] = drawings.filter(({ attributes }) => attributes['fill-rule'])
    const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    const over = (colour: string, opacity: number) =>
      `#${channels(floor!.attributes.fill!)
        .map((from, i) => Math.round(from + opacity * (channels(colour)[i]! - from)))
        .map((value) => value.toString(16).padStart(2, '0'))
        .join('')}`
    const grounds = drawings.flatMap(({ attributes }) =>
      attributes['data-part'] === 'room' || attributes['data-part'] === 'zone'
        ? over(attributes.fill!, Number(attributes['fill-opacity']))
        : [],
    )
    const letters = drawings.flatMap(({ name, attributes }) => (name === 'g' ? (attributes.fill ?? []) : []))
    expect(new Set(grounds).size).toBeGreaterThan(5)
    for (const colour of new Set(letters))
      for (const ground of new Set(grounds))
        expect([theme, colour, ground, contrast(colour, ground) >= 4.5]).toEqual([theme, colour, ground, true])
  }
})

test('draws an accent colour, a page without captions, and a transparent background', async () => {
  const overlays: ('rooms' | 'defects' | 'north_arrow' | 'brahmasthan')[] = [
    'rooms',
    'defects',
    'north_arrow',
    'brahmasthan',
  ]
  const draw = async (more: object = {}) => (await call(vastuPlanImage, { ...plan, overlays, ...more })).images[0]!
  const whole = await draw()
  const marks = (content: string) => content.match(/data-part="defect"/g)!.length
  const bare = await draw({ captions: false })
  expect(bare.height).toBeLessThan(whole.height)
  expect(marks(whole.content)).toBe(2 * marks(bare.content))
  expect(whole.content).not.toContain('#AB12CD')
  expect((await draw({ accent: '#ab12cd' })).content.match(/#AB12CD/g)!.length).toBe(3)
  const ground = /<path d="M0 0H/
  expect(whole.content).toMatch(ground)
  expect((await draw({ theme: 'transparent' })).content).not.toMatch(ground)
})

test('with north at the top the arrow points up and the plan turns by -90', async () => {
  const turned = { ...plan, north: { degrees: 90, reference: 'true' as const }, rotate_north_up: true }
  const { images, view } = await call(vastuPlanImage, turned)
  expect(view.rotation).toBe(-90)
  const arrow = parseXml(images[0]!.content).find(({ attributes }) => attributes['data-part'] === 'north')!
  expect(arrow.attributes.transform).toContain('rotate(0)')
  const still = await call(vastuPlanImage, { ...turned, rotate_north_up: false })
  expect(still.images[0]!.content).toContain('rotate(90)')
})

test('limits the height of a very long plot', async () => {
  const { images } = await call(vastuPlanImage, { boundary: box(0, 0, 1, 10_000) })
  expect(images[0]!.height).toBeLessThanOrEqual(3200)
})

test('a PNG has the same picture and size', async () => {
  const { images } = await call(vastuPlanImage, { ...plan, format: 'png', width: 640 })
  const [{ format, width, height, content }] = images as [(typeof images)[0]]
  const bytes = Uint8Array.fromBase64(content)
  const view = new DataView(bytes.buffer)
  expect([...bytes.slice(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  expect([format, width, view.getUint32(16), view.getUint32(20)]).toEqual(['png', 640, 640, height])
})

test('each defect with a place has a mark on the plan and a line below it', async () => {
  const answer = await call(vastuPlanImage, {
    ...plan,
    rooms: [{ name: 'Kitchen', type: 'kitchen', polygon: box(0, 0, 30, 30) }],
    overlays: ['rooms', 'defects'],
  })
  const marks = parseXml(answer.images[0]!.content).filter(({ attributes }) => attributes['data-part'] === 'defect')
  const items = answer.legend.filter(({ label }) => /^\d+: /.test(label))
  expect(items.length).toBeGreaterThan(0)
  expect(marks).toHaveLength(2 * items.length)
})

test('a name without room has a key in the legend', async () => {
  const { legend } = await call(vastuPlanImage, {
    ...plan,
    rooms: [{ name: 'Entrance', type: 'main_entrance', polygon: box(20, 0, 23, 1) }],
  })
  expect(legend.map(({ label }) => label)).toContain('a: Entrance')
})
