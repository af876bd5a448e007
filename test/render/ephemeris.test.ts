import { describe, expect, test } from 'bun:test'
import { ephemerisFacts } from '../../src/capabilities/western/parts/graphic-ephemeris.ts'
import { LABEL_LANGUAGES, type LabelLanguage } from '../../src/lexicon/languages.ts'
import { drawEphemeris } from '../../src/render/ephemeris-drawing.ts'
import { type EphemerisFacts, ephemerisHeight } from '../../src/render/ephemeris-facts.ts'
import { dataOfStretches, plotOf, stretchesOf } from '../../src/render/ephemeris-paths.ts'
import { createPlacer, spreadHeights } from '../../src/render/plot-room.ts'
import { plusDays } from '../../src/time/julian-day.ts'
import { pointsAndAngles } from '../../src/western/chart.ts'
import { BODY_OF, TRANSITING_BODIES } from '../../src/western/points.ts'
import { sample } from '../long.ts'
import { sky, worldAt } from '../world.ts'
import { overlapShare, randomCharts } from './births.ts'
import { type Box, drawnElements, pointsOf } from './boxes.ts'
import { type Element, hasClass, parseXml, withAncestors } from './xml.ts'

const EXTENT = 2000
const HEIGHT = ephemerisHeight(EXTENT)
const STYLE = { theme: 'light', captions: true } as const
const MODULI = [45, 90, 360] as const
const UTC = { id: 'UTC', at: () => ({ offsetSeconds: 0, abbreviation: 'UTC', dst: false, dstSeconds: 0 }) } as never

const FROM = 2461041.5
const factsOf = (
  chart: (typeof randomCharts)[number],
  days: number,
  modulus: number,
  withMoon = false,
  language?: LabelLanguage,
) =>
  ephemerisFacts(
    {
      name: 'A name of a usual length',
      zone: UTC,
      bodies: TRANSITING_BODIES.filter((body) => withMoon || body !== 'Moon'),
      natal: pointsAndAngles(chart).flatMap(({ name, longitude }) => (longitude === null ? [] : [{ name, longitude }])),
      window: { from: FROM as never, to: (FROM + days) as never },
      modulus,
      language,
    },
    worldAt(Date.UTC(2026, 0, 20)),
  )

/** Box of each glyph and each line of text; a line is a group with a `transform`. */
const marksOf = (svg: string) => {
  const boxes = new Map<Element, Box>()
  for (const { element, box } of drawnElements(svg)) {
    if (element.name !== 'use') continue
    const owner = withAncestors(element).find(({ name, attributes }) => name === 'g' && attributes.transform) ?? element
    const known = boxes.get(owner)
    boxes.set(
      owner,
      known
        ? [
            Math.min(known[0], box[0]),
            Math.min(known[1], box[1]),
            Math.max(known[2], box[2]),
            Math.max(known[3], box[3]),
          ]
        : box,
    )
  }
  return [...boxes].map(([element, box]) => ({ element, box }))
}
const elementName = ({ parent, attributes }: Element) =>
  `${parent?.attributes.class} ${parent?.attributes['data-point'] ?? ''} ${attributes['xlink:href'] ?? ''}`

const faults = (svg: string): string[] => {
  const marks = marksOf(svg)
  const outside = drawnElements(svg).filter(
    ({ element, box: [left, top, right, bottom] }) =>
      !hasClass(element, 'background') && (left < 0 || top < 0 || right > EXTENT || bottom > HEIGHT),
  )
  return [
    ...outside.map(({ element }) => `${elementName(element)} outside`),
    ...marks.flatMap((mark, i) =>
      marks
        .slice(i + 1)
        .filter(({ box }) => overlapShare(mark.box, box) > 0.1)
        .map((other) => `${elementName(mark.element)} over ${elementName(other.element)}`),
    ),
    ...(parseXml(svg).some(({ attributes }) => /-0$/.test(attributes['xlink:href'] ?? ''))
      ? ['a letter is missing']
      : []),
    ...(/>[^<]*\d{4}-\d\d-\d\d[^<]*</.test(svg) ? ['a raw date'] : []),
  ]
}

const sampleCharts = randomCharts.slice(0, sample(3, 45))
for (const size of [300, 900])
  test(`${sampleCharts.length} births, ${size} pixels: no overlaps, no missing letter`, async () => {
    const faultsFound: string[] = []
    for (const [i, chart] of sampleCharts.entries()) {
      const days = [30, 365, 1830][i % 3]!
      const modulus = MODULI[(i + Math.floor(i / 3)) % MODULI.length]!
      const svg = drawEphemeris(await factsOf(chart, days, modulus, days === 30), { ...STYLE, size })
      faultsFound.push(...faults(svg).map((fault) => `birth ${i}, ${days} days, ${modulus}: ${fault}`))
    }
    expect(faultsFound).toEqual([])
  }, 600_000)

describe('the plot', () => {
  const box = { left: 100, top: 200, right: 1100, bottom: 1100 }
  const facts = (path: EphemerisFacts['bodies'][number]['path'], modulus: number) => {
    const plot = plotOf({ from: 0, to: 10, modulus } as EphemerisFacts, box)
    return stretchesOf(path, modulus, plot)
  }

  test('0 is at the top, the end of the modulus at the bottom, and time goes to the right', () => {
    const { x, y } = plotOf({ from: 0, to: 10, modulus: 45 } as EphemerisFacts, box)
    expect([x(0), x(5), x(10), y(0), y(22.5), y(45), y(90 + 15)]).toEqual([100, 600, 1100, 200, 650, 200, 500])
  })

  test('a line that crosses a border continues at the other border at the same time', () => {
    expect(
      facts(
        [
          [0, 40],
          [10, 50],
        ],
        45,
      ),
    ).toEqual([
      [
        [100, 1000],
        [600, 1100],
      ],
      [
        [600, 200],
        [1100, 300],
      ],
    ])
    expect(
      facts(
        [
          [0, 50],
          [10, 40],
        ],
        45,
      ),
    ).toEqual([
      [
        [100, 300],
        [600, 200],
      ],
      [
        [600, 1100],
        [1100, 1000],
      ],
    ])
    // Across 0° Aries, and across several borders in one step.
    expect(
      facts(
        [
          [0, 355],
          [10, 5],
        ],
        360,
      ),
    ).toHaveLength(2)
    expect(
      facts(
        [
          [0, 0],
          [10, 100],
        ],
        45,
      ),
    ).toHaveLength(3)
  })

  test('a line that crosses no border is one path', () => {
    expect(
      dataOfStretches(
        facts(
          [
            [0, 10],
            [5, 20],
            [10, 15],
          ],
          90,
        ),
      ),
    ).toBe('M100 300L600 400L1100 350')
  })

  test('every body is drawn at its longitude', async () => {
    const ephemeris = await factsOf(randomCharts[0]!, 365, 90)
    const svg = drawEphemeris(ephemeris, { ...STYLE, size: 900 })
    const frame = drawnElements(svg).find(
      ({ element }) => element.parent && hasClass(element.parent, 'ground') && /Z$/.test(element.attributes.d!),
    )!.box
    const bodies = parseXml(svg).filter((element) => hasClass(element, 'body'))
    expect(bodies.map(({ attributes }) => attributes['data-point'])).toEqual(ephemeris.bodies.map(({ name }) => name))
    for (const body of bodies) {
      const path = parseXml(svg).find(
        (element) =>
          hasClass(element, 'path') && element.parent!.attributes['data-point'] === body.attributes['data-point'],
      )!
      const points = pointsOf(path.attributes.d!)
      for (const share of [0.2, 0.5, 0.9]) {
        const [x, y] = points[Math.floor(share * points.length)]!
        const at = plusDays(FROM as never, (365 * (x - frame[0])) / (frame[2] - frame[0]))
        const { longitude } = sky.positions(at, [BODY_OF[body.attributes['data-point'] as keyof typeof BODY_OF]])[0]!
        const off = Math.abs((((90 * (y - frame[1])) / (frame[3] - frame[1]) - (longitude % 90) + 135) % 90) - 45)
        expect([body.attributes['data-point'], off < 0.25]).toEqual([body.attributes['data-point'], true])
      }
    }
  })

  test('Mercury has six stations in 2026, three of each kind, and the Sun enters each sign once', async () => {
    const { bodies } = await factsOf(randomCharts[0]!, 365, 45)
    const mercury = bodies.find(({ name }) => name === 'Mercury')!
    expect(mercury.stations.map(({ turns }) => turns).sort()).toEqual([
      ...Array(3).fill('direct'),
      ...Array(3).fill('retrograde'),
    ])
    const sun = bodies.find(({ name }) => name === 'Sun')!
    expect(sun.ingresses.map(({ sign }) => sign)).toEqual([10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(sun.ingresses[2]!.description).toBe('Sun enters Aries, 20 Mar 2026')
  })

  test('has no overlaps and no English word in any language', async () => {
    for (const [i, language] of LABEL_LANGUAGES.entries()) {
      const facts = await factsOf(randomCharts[2]!, i % 2 ? 365 : 45, 360, false, language)
      const texts = [
        ...facts.captions,
        ...facts.grid.map(({ label }) => label),
        ...facts.bodies.flatMap(({ stations, ingresses }) =>
          [...stations, ...ingresses].map(({ description }) => description),
        ),
      ]
      expect(texts.filter((each) => /\b(turns|enters|Graphic ephemeris|zodiac)\b/.test(each))).toEqual([])
      expect([language, faults(drawEphemeris(facts, { ...STYLE, size: 800 }))]).toEqual([language, []])
    }
    const { grid, title, captions } = await factsOf(randomCharts[2]!, 365, 360, false, 'hi')
    expect([title, captions[1]]).toEqual(['A name of a usual length', 'ग्राफिक एफेमेरिस'])
    expect(grid.map(({ label }) => label)).toContain('मार्च')
  })
})

test('spread heights keep their order, distance and range', () => {
  for (const heights of [
    [5, 5, 5, 5],
    [90, 10, 50],
    [99, 98, 97, 1],
    [0, 0, 100, 100],
  ]) {
    const spread = spreadHeights(heights, 12, 0, 100)
    const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b)
    const rising = order.map((i) => spread[i]!)
    expect(Math.min(...rising)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...rising)).toBeLessThanOrEqual(100 + 1e-9)
    rising.slice(1).forEach((height, i) => {
      expect(height - rising[i]!).toBeGreaterThanOrEqual(12 - 1e-9)
    })
  }
})

test('a mark takes the first free place, off the lines if possible', () => {
  const within = { left: 0, top: 0, right: 100, bottom: 100 }
  const place = createPlacer(within, [[20, 20]])
  const around = [
    [20, 20],
    [60, 60],
  ] as const
  expect(place(around, 10, 10)).toEqual([60, 60])
  expect(place(around, 10, 10)).toEqual([20, 20])
  expect(place(around, 10, 10)).toBeUndefined()
  expect(place([[98, 50]], 10, 10)).toBeUndefined()
  expect(createPlacer(within, [[20, 20]])([[20, 20]], 10, 10, true)).toBeUndefined()
})
