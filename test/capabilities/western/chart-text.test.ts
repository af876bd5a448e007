import { describe, expect, test } from 'bun:test'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import westernNatalWheel from '../../../src/capabilities/western/western-natal-wheel.ts'
import westernPlanetaryReturn from '../../../src/capabilities/western/western-planetary-return.ts'
import { PLANETS } from '../../../src/western/points.ts'
import { call } from '../call.ts'
import { CHARTS } from './text-charts.ts'

/** Maximum size of a short text, bytes, so that a prompt can contain many of them. */
const SHORT = 2_000

describe.each(CHARTS)('%s as text', (_, entry) => {
  const of = async (format: string | null, further: object = {}) =>
    (await call(entry as never, { ...entry.example, format, ...further } as never)) as {
      text?: string
      images?: unknown[]
    }

  test('the complete text has a heading and every planet; the short text is shorter', async () => {
    expect((await of(null)).text).toBeUndefined()
    const [text, short] = [(await of('text')).text!, (await of('short_text')).text!]
    const [heading, , title] = text.split('\n')
    expect(heading).toMatch(/^[A-Z].*\.$/)
    expect(title).toMatch(/^[A-Z]/)
    for (const planet of PLANETS) {
      expect(text).toContain(`- ${planet} `)
      expect(short).toContain(`${planet} `)
    }
    expect(short.split('\n')[0]).toBe(heading!)
    expect(short.length).toBeLessThan(text.length / 2)
    expect(short.length).toBeLessThan(SHORT)
    for (const each of [text, short]) expect(each).not.toMatch(/undefined|null|NaN|\[object/)
  })

  test('an answer as text has no picture', async () => {
    for (const format of ['text', 'short_text']) expect((await of(format, {})).images ?? []).toEqual([])
  })
})

/** Capabilities of the list whose input has the field. */
const withInput = (field: string) => CHARTS.filter(([, entry]) => field in entry.input.properties)
const textOf = async (entry: (typeof CHARTS)[number][1], further: object) =>
  (await call(entry as never, { ...entry.example, ...further } as never)) as unknown as { text: string }
/** The lines of a section of a complete text. */
const linesOf = (text: string, title: RegExp) =>
  text
    .split('\n\n')
    .filter((section) => title.test(section.split('\n')[0]!))
    .flatMap((section) => section.split('\n').slice(1))

describe.each(withInput('points'))('%s as text with further points', (slug, entry) => {
  const points = ['Ceres', 'Vertex']

  test('both forms have the requested points', async () => {
    for (const format of ['text', 'short_text']) {
      const { text } = await textOf(entry, { points, format })
      for (const point of points) expect([slug, format, text]).toEqual([slug, format, expect.stringContaining(point)])
    }
  })

  test('aspects of every kind stand in one order, closest first', async () => {
    const { text } = await textOf(entry, { points, format: 'text' })
    for (const title of [/aspects/i, /to birth points$/]) {
      const orbs = linesOf(text, title).map((line) => Number(/orb ([\d.]+)/.exec(line)?.[1]))
      expect(orbs).toEqual([...orbs].sort((a, b) => a - b))
    }
  })
})

describe.each(withInput('gauquelin_sectors'))('%s as text with Gauquelin sectors', (_, entry) => {
  test('the complete text has the sector of the Moon', async () => {
    const { text } = await textOf(entry, {
      gauquelin_sectors: 'mundane',
      format: 'text',
      ...('reference_latitude' in entry.input.properties && { reference_latitude: 50 }),
    })
    expect(linesOf(text, /^Gauquelin sectors/).join()).toMatch(/- Moon \d+/)
  })
})

test('a natal text has the requested heliocentric chart, and the text of returns the later ones', async () => {
  const natal = await textOf(westernNatalChart as never, { heliocentric: true, format: 'text' })
  expect(linesOf(natal.text, /^Heliocentric points$/).join()).toContain('- Earth ')
  const returns = await textOf(westernPlanetaryReturn as never, { planet: 'Moon', count: 3, format: 'text' })
  expect(linesOf(returns.text, /^Later returns$/)).toHaveLength(2)
})

test('a picture is drawn when the format is one of a picture', async () => {
  for (const format of [null, 'svg', 'png']) {
    const { images, ...answer } = await call(westernNatalWheel, { ...westernNatalWheel.example, format } as never)
    expect(images).toHaveLength(1)
    expect(answer).not.toHaveProperty('text')
  }
})
