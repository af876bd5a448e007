import { describe, expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import { type Element, hasClass, parseXml } from '../render/xml.ts'
import { worldAt } from '../world.ts'

/**
 * Laws of pictures without a time of birth: each statement of the picture holds at 25 moments of the day, and nothing that holds all day is
 * missing. The pictures of a known time state the facts of a moment.
 */

type Json = Record<string, unknown>
const capabilityOf = (slug: string) => catalogue.find((entry) => entry.slug === slug)!

const answer = async (slug: string, input: Json) => {
  const world = worldAt()
  const data = (await capabilityOf(slug).compute(input as never, world)) as Json
  return { data, warnings: world.warnings.join('\n') }
}

/** Hours of a day, and its last second. */
const CLOCKS = [...Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00:00`), '23:59:59']
const PLACE = { latitude: 51.5, longitude: -0.1, timezone: 'UTC' }
const DAYS = {
  'the Moon stays in both signs': '1990-05-16',
  'the Moon changes both signs': '1990-05-15',
  'the Sun changes its tropical sign': '2000-03-20',
  'Sun and Moon change their sidereal sign': '2000-04-13',
  'Mercury turns retrograde': '2000-02-21',
} as const
const days = Object.entries(DAYS)

const near = (a: number, b: number, limit: number) => Math.abs(((a - b + 540) % 360) - 180) <= limit
/** All planets but the Moon move less in half a day, degrees. Source: mean daily motions. */
const HALF_DAY = 1.3
/** Attributes of a wheel have four decimals, the answer has six. */
const ROUNDING = 2e-4

interface WheelStatements {
  readonly points: Map<string, Element['attributes']>
  readonly aspects: Set<string>
  readonly elements: readonly Element[]
}
const wheelStatements = ({ images }: Json): WheelStatements => {
  const elements = parseXml((images as { content: string }[])[0]!.content)
  return {
    elements,
    points: new Map(
      elements
        .filter((each) => hasClass(each, 'point'))
        .map(({ attributes }) => [attributes['data-point']!, attributes] as const),
    ),
    aspects: new Set(
      elements
        .filter((each) => hasClass(each, 'aspect'))
        .map(({ attributes }) => `${attributes['data-a']} ${attributes['data-aspect']} ${attributes['data-b']}`),
    ),
  }
}

describe('western-natal-wheel without a time', () => {
  const wheel = async (datetime: string, more: Json = {}) =>
    answer('western-natal-wheel', { ...PLACE, datetime, ...more })

  test.each(days)('on a day on which %s', async (_, day) => {
    const unknown = await wheel(day)
    const { elements, points, aspects } = wheelStatements(unknown.data)
    const known: WheelStatements[] = []
    for (const clock of CLOCKS) known.push(wheelStatements((await wheel(`${day}T${clock}`)).data))
    expect(elements.filter((each) => hasClass(each, 'axis') || hasClass(each, 'house'))).toEqual([])
    expect(elements.filter(({ attributes }) => 'data-house' in attributes || 'data-orb' in attributes)).toEqual([])
    // Every point is drawn, either at a degree or as an arc.
    expect([...points.keys()]).toEqual([...known[0]!.points.keys()])
    for (const [name, stated] of points) {
      const facts = known.map((each) => each.points.get(name)!)
      const signs = new Set(facts.map((fact) => fact['data-sign']))
      expect([name, stated['data-sign']]).toEqual([name, signs.size === 1 ? [...signs][0] : undefined])
      const isRetrograde = facts.every((fact) => fact['data-retrograde'] === 'true')
      if (name !== 'Moon' && signs.size === 1)
        expect([name, stated['data-retrograde'] === 'true']).toEqual([name, isRetrograde])
      for (const fact of facts) {
        const longitude = Number(fact['data-longitude'])
        if ('data-longitude' in stated)
          expect([name, near(longitude, Number(stated['data-longitude']), HALF_DAY)]).toEqual([name, true])
        else {
          const [from, to] = [Number(stated['data-from']), Number(stated['data-to'])]
          const isWithin = (longitude - from + ROUNDING + 720) % 360 <= ((to - from + 360) % 360) + 2 * ROUNDING
          expect([name, from, longitude, to, isWithin]).toEqual([name, from, longitude, to, true])
        }
      }
    }
    expect(points.get('Moon')!['data-longitude']).toBeUndefined()
    const lasting = [...known[0]!.aspects].filter((aspect) => known.every((each) => each.aspects.has(aspect)))
    const drawnAsArc = [...points].filter(([, stated]) => 'data-from' in stated).map(([name]) => name)
    expect([...aspects].sort()).toEqual(
      lasting.filter((aspect) => !drawnAsArc.some((name) => new RegExp(`^${name} | ${name}$`).test(aspect))).sort(),
    )
  })

  test('0 Aries is at nine o’clock', async () => {
    const { elements } = wheelStatements((await wheel('1990-05-15')).data)
    // The background of Aries is the shape of the right side, rotated by half a circle, so it starts at the left.
    const aries = elements.find(({ attributes }) => attributes['data-sign'] === 'Aries')!
    const use = elements.find(({ name, parent }) => name === 'use' && parent === aries)!
    expect(use.attributes.transform).toBe('rotate(-180 1000 1000)')
  })

  test('the clock time of the input changes nothing', async () => {
    const { data } = await wheel('1990-05-15')
    for (const clock of ['00:00', '17:45'])
      expect((await wheel(`1990-05-15T${clock}`, { time_known: false })).data).toEqual(data)
  })

  test.each(['sheet', 'grid', 'dial'])('the layout %s has no angles', async (layout) => {
    const { data } = await wheel('1990-05-15', { layout })
    const [{ content }] = data.images as [{ content: string }]
    const elements = parseXml(content)
    expect(content).not.toMatch(/Ascendant|Midheaven|data-house|data-axis|NaN/)
    expect(
      elements.some(({ attributes }) => attributes['data-point'] === 'Sun' || attributes['data-a'] === 'Sun'),
    ).toBe(true)
  })

  test('a point that turns with the day is left out with a warning', async () => {
    const { data, warnings } = await wheel('1990-05-15', { points: ['Vertex', 'Descendant', 'Ceres'] })
    const { points } = wheelStatements(data)
    expect(['Ceres', 'Vertex', 'Descendant'].filter((name) => points.has(name))).toEqual(['Ceres'])
    expect(warnings).toContain('lacks points whose place depends on the time of birth: Vertex, Descendant.')
  })
})

interface Body {
  readonly planet: string
  readonly sign: string
  readonly marks: string
}
const signStatements = ({ image }: Json) => {
  const elements = parseXml(image as string)
  const bodies = elements
    .filter((each) => hasClass(each, 'planet'))
    .map(({ attributes, parent }): Body => {
      const marks = ['retrograde', 'combust'].filter((mark) => attributes[`data-${mark}`] === 'true').join()
      return { planet: attributes['data-planet']!, sign: parent!.attributes['data-sign']!, marks }
    })
  return { elements, bodies }
}

describe('chart-image without a time', () => {
  const image = (datetime: string, more: Json = {}) =>
    answer('chart-image', { ...PLACE, datetime, style: 'south', ...more })

  test.each(days)('on a day on which %s', async (_, day) => {
    const known: Body[][] = []
    for (const clock of CLOCKS) known.push(signStatements((await image(`${day}T${clock}`)).data).bodies)
    const expected = known[0]!
      .filter(({ planet }) => planet !== 'Ascendant')
      .flatMap(({ planet, sign }) => {
        const facts = known.map((bodies) => bodies.find((body) => body.planet === planet)!)
        if (facts.some((fact) => fact.sign !== sign)) return []
        const marks = ['retrograde', 'combust'].filter((mark) => facts.every((fact) => fact.marks.includes(mark)))
        return [{ planet, sign, marks: marks.join() }]
      })
    const bySign = (bodies: readonly Body[]) => bodies.toSorted((a, b) => (a.planet < b.planet ? -1 : 1))
    for (const style of ['south', 'east', 'north', 'circle']) {
      const { data, warnings } = await image(day, { style })
      const { elements, bodies } = signStatements(data)
      expect([style, bySign(bodies)]).toEqual([style, bySign(expected)])
      expect(elements.filter(({ attributes }) => 'data-house' in attributes || 'data-degree' in attributes)).toEqual([])
      expect(elements.filter((each) => hasClass(each, 'ascendant'))).toEqual([])
      expect(data.image).not.toMatch(/House \d|Ascendant/)
      const cells = data.cells as { house: null; sign: string; planets: string[] }[]
      expect(cells.flatMap(({ planets }) => planets).sort()).toEqual(expected.map(({ planet }) => planet).sort())
      const moon = expected.find(({ planet }) => planet === 'Moon')
      const sun = expected.find(({ planet }) => planet === 'Sun')
      const first = ['south', 'east'].includes(style) ? 'Aries' : ((moon ?? sun)?.sign ?? 'Aries')
      expect([style, cells[0]!.sign]).toEqual([style, first])
      for (const planet of ['Moon', 'Sun'])
        expect(new RegExp(`change their sign on this day: .*\\b${planet}\\b`).test(warnings)).toBe(
          !expected.some((body) => body.planet === planet),
        )
    }
  })

  test('the caption of a style of houses names the planet of the first sign', async () => {
    const captionOf = async (day: string, more: Json = {}) =>
      parseXml((await image(day, { style: 'north', ...more })).data.image as string).find(
        ({ name, parent }) => name === 'svg' && parent === null,
      )!.attributes['aria-label']
    expect(await captionOf('1990-05-16')).toBe('Lunar chart: Birth time unknown')
    expect(await captionOf('1990-05-15')).toBe('Solar chart: Birth time unknown')
    // Both planets change their sidereal sign.
    expect(await captionOf('2000-04-13')).toBe('Rashi (D1): Birth time unknown')
    expect(await captionOf('1990-05-16', { legend_language: 'hi' })).toBe('चंद्र कुंडली: जन्म समय अज्ञात')
    expect(await captionOf('1990-05-16', { show_degrees: true })).toBe('Lunar chart: Birth time unknown (12:00)')
  })

  test('a caption has the day and no clock time', async () => {
    const { data } = await image('1990-05-15', { captions: true, title: 'Anna', style: 'north', time_known: false })
    expect(data.height).toBeGreaterThan(data.width as number)
  })

  test.each([{ code: 'D9' }, { code: 'chalit' }, { code: 'moon' }, { code: 'vimshottari' }, { sheet: ['D1', 'D9'] }])(
    'needs the time for %p',
    async (more) => {
      const fault = await image('1990-05-15', { ...more, time_known: false }).catch((reason) => reason)
      expect(fault).toBeInstanceOf(Fault)
      expect([fault.status, fault.field]).toEqual([422, 'time_known'])
    },
  )
})
