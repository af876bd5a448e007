import { describe, expect, test } from 'bun:test'
import { catalogue } from '../../../src/capabilities/index.ts'
import { WHEEL_THEMES } from '../../../src/render/wheel-facts.ts'
import { PALETTES } from '../../../src/render/wheel-theme.ts'
import { checkInput } from '../../../src/service/input.ts'
import { decodePng } from '../../render/decode-png.ts'
import { hasClass, isInside, parseXml } from '../../render/xml.ts'
import { call } from '../call.ts'

const WHEELS = [
  'western-natal-wheel',
  'western-transit-wheel',
  'synastry-wheel',
  'western-composite-chart',
  'western-solar-return',
  'western-planetary-return',
  'western-progressions',
  'western-solar-arc',
].map((slug) => catalogue.find((entry) => entry.slug === slug)!)

const faultOf = (work: () => void): unknown => {
  try {
    work()
  } catch (fault) {
    return fault
  }
}

interface Picture {
  format: string
  width: number
  height: number
  content: string
}
type Options = Record<string, unknown>
const select = async (entry: (typeof WHEELS)[number], options: Options = {}) => {
  const image = 'image' in entry.input.properties ? { image: true } : {}
  const { images, warnings } = (await call(
    entry as never,
    { ...entry.example, ...image, ...options } as never,
  )) as unknown as {
    images: Picture[]
    warnings: string[]
  }
  return { ...images[0]!, warnings }
}

describe.each(WHEELS.map((entry) => [entry.slug, entry] as const))('%s', (_, entry) => {
  test('draws the requested size as SVG or PNG', async () => {
    const svg = await select(entry, { size: 500 })
    expect([svg.format, svg.width, svg.height]).toEqual(['svg', 500, 500])
    expect(parseXml(svg.content)[0]!.attributes.width).toBe('500')
    const png = await select(entry, { size: 320, format: 'png' })
    expect([png.format, png.width]).toEqual(['png', 320])
    expect(decodePng(Buffer.from(png.content, 'base64')).width).toBe(320)
  })

  test('each theme has its own colours; transparent has no background', async () => {
    for (const theme of WHEEL_THEMES) {
      const { content } = await select(entry, { theme })
      const known = JSON.stringify(PALETTES[theme])
      for (const [colour] of content.matchAll(/#[0-9A-Fa-f]{6}/g)) expect(known).toContain(colour)
      expect([theme, content.includes('class="background')]).toEqual([theme, theme !== 'transparent'])
    }
  })

  test('an accent colours the Ascendant, and captions can be left out', async () => {
    const elements = parseXml((await select(entry, { accent: '#aa00bb', captions: false, aspect_set: 'none' })).content)
    const axis = elements.find(
      ({ attributes, parent }) => attributes.stroke && parent?.attributes['data-axis'] === 'AC',
    )!
    expect(axis.attributes.stroke).toBe('#AA00BB')
    expect(elements.filter((element) => isInside(element, 'captions') || isInside(element, 'legend'))).toEqual([])
    expect(elements.filter((element) => hasClass(element, 'aspect'))).toEqual([])
  })

  test('draws its words in another language', async () => {
    const [english, hindi] = [await select(entry), await select(entry, { legend_language: 'hi' })]
    const described = ({ content }: Picture) => parseXml(content).find(({ name }) => name === 'desc')!.text
    expect(described(english)).toContain('Astrological wheel')
    expect(described(hindi)).toContain('ज्योतिष चक्र')
    const unknown = { ...entry.example, legend_language: 'xx' }
    expect(faultOf(() => checkInput(entry.input, unknown as never))).toMatchObject({
      status: 422,
      field: 'legend_language',
    })
  })

  test('can draw major aspects only', async () => {
    const elements = parseXml((await select(entry, { aspect_set: 'major' })).content)
    const kinds = elements
      .filter((element) => hasClass(element, 'aspect'))
      .map(({ attributes }) => attributes['data-aspect'])
    expect(kinds.length).toBeGreaterThan(0)
    for (const kind of kinds) expect(['conjunction', 'opposition', 'trine', 'square', 'sextile']).toContain(kind!)
  })
})

test('progressions, solar arc and planetary return draw on request only', async () => {
  for (const entry of WHEELS.filter(({ slug }) => /progressions|arc|planetary/.test(slug))) {
    const { images } = (await call(entry as never, entry.example as never)) as unknown as { images: Picture[] }
    expect([entry.slug, images]).toEqual([entry.slug, []])
  }
})

test('a return can have the birth chart around it', async () => {
  for (const entry of WHEELS.filter(({ slug }) => /return/.test(slug))) {
    const rings = async (options: Options) =>
      parseXml((await select(entry, options)).content)
        .filter((element) => hasClass(element, 'points'))
        .map(({ attributes }) => attributes['data-ring'])
    expect(await rings({})).toEqual(['inner'])
    expect(await rings({ natal_ring: true })).toEqual(['inner', 'outer'])
  }
})

test('captions use the requested zone and no ISO text', async () => {
  const [, transit] = WHEELS
  const { content } = await select(transit!, { transit_timezone: 'Asia/Tokyo' })
  expect(content).not.toMatch(/\dT\d\d:/)
})

test('a name in a script without a bundled font is text, with a warning', async () => {
  const { content, warnings } = await select(WHEELS[0]!, { name: '张伟' })
  expect(content).toContain('>张伟</text>')
  expect(warnings.join()).toContain('fonts')
  expect((await select(WHEELS[0]!, { name: 'عبد الرحمن' })).warnings.join()).not.toContain('fonts')
})

test('a name without a drawable character is left out', async () => {
  for (const name of ['', '   ', '\u0000\u0007', '\uFFFE', '\u200B\u200D'])
    for (const entry of [WHEELS[0]!, WHEELS[3]!]) {
      const people = entry.slug.includes('composite')
        ? ['person_a', 'person_b'].map((names) => [
            names,
            { ...(entry.example as Record<string, object>)[names], name },
          ])
        : [['name', name]]
      const { content } = await select(entry, Object.fromEntries(people))
      expect(parseXml(content)[0]!.attributes['aria-label']).toMatch(/chart$/)
    }
})

test('a return shows the person and the place', async () => {
  const location = { latitude: 51.5, longitude: -0.125, timezone: 'Europe/London' }
  for (const entry of WHEELS.filter(({ slug }) => /return/.test(slug))) {
    const letters = async (more: Options) => {
      const { content } = await select(entry, { name: 'Albert Einstein', location, ...more })
      const elements = parseXml(content)
      expect(elements[0]!.attributes['aria-label']).toContain('Albert Einstein')
      return elements.filter((element) => element.name === 'use' && isInside(element, 'captions')).length
    }
    const lettersOf = (...lines: string[]) => lines.join('').replaceAll(' ', '').length
    // One more degree of latitude changes one letter.
    const farther = { location: { ...location, longitude: -110.125 } }
    expect((await letters(farther)) - (await letters({}))).toBe(lettersOf('110') - lettersOf('0'))
    // The name of the chart is in the corner, and once around the wheel with date and place.
    const born = lettersOf('14 March 1879, 11:30 (UTC+00:40)', '48°24′ N, 10°00′ E')
    expect((await letters({ natal_ring: true })) - (await letters({}))).toBe(born)
  }
})

test('a Davison chart shows its place, a composite of midpoints has none', async () => {
  const composite = WHEELS.find(({ slug }) => slug === 'western-composite-chart')!
  const example = composite.example as { person_b: object }
  const letters = async (longitude: number, method: string) => {
    const { content } = await select(composite, { person_b: { ...example.person_b, longitude }, method })
    return parseXml(content).filter((element) => element.name === 'use' && isInside(element, 'captions')).length
  }
  // Midway between the places, 2°59′ W: the longitude has one digit more, and no other line changes.
  const [near, far] = [17, 23.2].map((longitude) => letters(longitude, 'davison'))
  expect((await far!) - (await near!)).toBe(1)
  expect(await letters(17, 'midpoint')).toBe(await letters(23.2, 'midpoint'))
})
