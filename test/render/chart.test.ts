import { describe, expect, test } from 'bun:test'
import { CHART_STYLE_NAMES } from '../../src/chart-styles.ts'
import { chartSvg } from '../../src/render/chart.ts'
import { type ChartFacts, type ChartStyle, DARK, LIGHT } from '../../src/render/chart-facts.ts'
import { EXTENT, layoutOf } from '../../src/render/chart-layouts.ts'
import type { Point, Polygon } from '../../src/render/polygon.ts'
import { contrast } from './contrast.ts'
import { ABBREVIATIONS, crowdedChart, facts, spreadChart, styleOf } from './facts.ts'
import { type Element, hasClass, parseXml } from './xml.ts'

const texts = (svg: string) => parseXml(svg).filter(({ name }) => name === 'text')
const words = (svg: string) => texts(svg).map(({ text }) => text.replaceAll('\uFE0E', ''))
const number = (element: Element, name: string) => Number(element.attributes[name])

const inside = (polygon: Polygon, [x, y]: Point) =>
  polygon.reduce((odd, [x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) ? !odd : odd
  }, false)

/** Corners of the ink of a line of text: capitals rise 0.72 em above the baseline, brackets go 0.24 em below. */
const inkCorners = (element: Element): Point[] => {
  const [x, y, size] = [number(element, 'x'), number(element, 'y'), number(element, 'font-size')]
  const right = x + number(element, 'textLength')
  return [
    [x, y - 0.72 * size],
    [right, y - 0.72 * size],
    [x, y + 0.24 * size],
    [right, y + 0.24 * size],
  ]
}
const cellOf = (element: Element, style: ChartStyle['style'], hasTitle = true) =>
  layoutOf(style, hasTitle).slots.findIndex(({ region }) => inkCorners(element).every((point) => inside(region, point)))

/**
 * A point inside each cell of the four styles, as fractions of the frame: north and circle in the order of houses, south and east
 * in the order of signs.
 */
const third = (u: number, v: number): Point => [u / 6, v / 6]
const quarter = (column: number, row: number): Point => [(column + 0.5) / 4, (row + 0.5) / 4]
const POINTS: Record<ChartStyle['style'], readonly Point[]> = {
  // House 1 top middle, 2 top left, ... anticlockwise: 4 left, 7 bottom, 10 right.
  north: [
    ...([
      [0.5, 0.25],
      [0.25, 0.1],
      [0.1, 0.25],
    ] as const),
    ...([
      [0.25, 0.5],
      [0.1, 0.75],
      [0.25, 0.9],
    ] as const),
    ...([
      [0.5, 0.75],
      [0.75, 0.9],
      [0.9, 0.75],
    ] as const),
    ...([
      [0.75, 0.5],
      [0.9, 0.25],
      [0.75, 0.1],
    ] as const),
  ],
  // Pisces top left, Aries next, clockwise round the border.
  south: [
    ...[quarter(1, 0), quarter(2, 0), quarter(3, 0), quarter(3, 1), quarter(3, 2), quarter(3, 3)],
    ...[quarter(2, 3), quarter(1, 3), quarter(0, 3), quarter(0, 2), quarter(0, 1), quarter(0, 0)],
  ],
  // Aries top middle, anticlockwise: Cancer left, Libra bottom, Capricorn right, the pairs between in the split corners.
  east: [
    ...[third(3, 1), third(1.5, 0.5), third(0.5, 1.5), third(1, 3), third(0.5, 4.5), third(1.5, 5.5)],
    ...[third(3, 5), third(4.5, 5.5), third(5.5, 4.5), third(5, 3), third(5.5, 1.5), third(4.5, 0.5)],
  ],
  // House 1 begins at the left and goes down.
  circle: Array.from({ length: 12 }, (_, house): Point => {
    const angle = Math.PI + ((15 + 30 * house) * Math.PI) / 180
    return [0.5 + 0.3 * Math.cos(angle), 0.5 - 0.3 * Math.sin(angle)]
  }),
}

describe('cells', () => {
  for (const style of CHART_STYLE_NAMES)
    test(`${style}: each cell is at its place and covers no other`, () => {
      const { slots } = layoutOf(style, false)
      const slotsByPoint = POINTS[style].map(([u, v]) =>
        slots.flatMap(({ region }, slot) =>
          inside(region, [40 + u * (EXTENT - 80), 40 + v * (EXTENT - 80)]) ? [slot] : [],
        ),
      )
      expect(slotsByPoint).toEqual(Array.from({ length: 12 }, (_, slot) => [slot]))
    })

  test('north: each house shows the number of its sign', async () => {
    const numbers = texts(await chartSvg(spreadChart, styleOf('north'))).filter(({ text }) => /^\d+$/.test(text))
    const houses = numbers.map((element) => [cellOf(element, 'north') + 1, Number(element.text)])
    expect(houses.sort(([a], [b]) => a! - b!)).toEqual(
      [9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8].map((sign, house) => [house + 1, sign]),
    )
  })

  for (const style of ['south', 'east'] as const)
    test(`${style}: each cell shows its sign`, async () => {
      const signs = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi']
      const elements = texts(await chartSvg(spreadChart, styleOf(style)))
      expect(signs.map((sign) => cellOf(elements.find(({ text }) => text === sign)!, style))).toEqual(
        signs.map((_, i) => i),
      )
    })

  test('circle: signs follow the houses anticlockwise along the rim', async () => {
    const elements = texts(await chartSvg(spreadChart, styleOf('circle')))
    const angles = ['Sg', 'Cp', 'Aq', 'Pi', 'Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc'].map((sign) => {
      const element = elements.find(({ text }) => text === sign)!
      const [x, y] = [number(element, 'x') + number(element, 'textLength') / 2, number(element, 'y') - 17]
      return (Math.atan2(EXTENT / 2 - y, x - EXTENT / 2) * 180) / Math.PI
    })
    angles.forEach((angle, house) => {
      const off = (angle - (180 + 15 + 30 * house) + 3600 + 180) % 360
      expect(Math.abs(off - 180)).toBeLessThan(2)
    })
  })

  for (const style of CHART_STYLE_NAMES)
    for (const labels of ['abbreviation', 'symbol', 'name'] as const)
      test(`${style}, ${labels}: every body and the ascendant are in their cell`, async () => {
        const elements = texts(await chartSvg(spreadChart, styleOf(style, { labels, showDegrees: true })))
        const short = { Sun: 'Su☉', Moon: 'Mo☽', Mars: 'Ma♂', Jupiter: 'Ju♃', Pluto: 'Pl♇', Ascendant: 'As' }
        for (const [name, forms] of Object.entries(short)) {
          const cell =
            name === 'Ascendant'
              ? spreadChart.cells[0]!
              : spreadChart.cells.find(({ bodies }) => bodies.some((body) => body.name === name))!
          const element = elements.find(({ text }) =>
            [name, forms.slice(0, 2), forms.slice(2) || forms].includes(text.replace('\uFE0E', '')),
          )!
          const slot = style === 'north' || style === 'circle' ? cell.house : cell.signNumber
          expect([name, cellOf(element, style) + 1]).toEqual([name, slot])
        }
      })

  test('south: a stroke crosses the corner of the ascendant cell only', async () => {
    const strokes = async (ascendant: number) =>
      parseXml(await chartSvg(facts(ascendant, []), styleOf('south')))
        .flatMap(({ attributes }) => [...(attributes.d ?? '').matchAll(/M(\d+) (\d+)L(\d+) (\d+)Z/g)])
        .map((match) => match.slice(1).map(Number))
    expect(await strokes(12)).toEqual([[40, 184, 184, 40]])
    expect(await strokes(6)).toEqual([[1480, 1624, 1624, 1480]])
  })

  test('south: two houses in one sign share its cell, and a sign without a house has its label', async () => {
    const chalit: ChartFacts = {
      ...spreadChart,
      cells: spreadChart.cells.map((cell) =>
        cell.house === 2
          ? { ...cell, sign: spreadChart.cells[0]!.sign, signNumber: spreadChart.cells[0]!.signNumber }
          : cell,
      ),
    }
    const elements = texts(await chartSvg(chalit, styleOf('south')))
    const cell = (word: string) => cellOf(elements.find(({ text }) => text === word)!, 'south') + 1
    expect([cell('Ma'), cell('Sa'), cell('Cp')]).toEqual([9, 9, 10])
  })
})

describe('text of a chart', () => {
  for (const style of CHART_STYLE_NAMES)
    for (const size of [200, 2000])
      test(`${style}, ${size}: each abbreviation appears once, whichever house is crowded`, async () => {
        for (let house = 1; house <= 12; house++) {
          const chart = crowdedChart(house)
          for (const showDegrees of [false, true]) {
            const labels = words(await chartSvg(chart, styleOf(style, { size, showDegrees })))
            for (const abbreviation of [...ABBREVIATIONS.slice(0, 9), 'As'])
              expect(labels.filter((word) => word.split(/\W/).includes(abbreviation))).toEqual([abbreviation])
          }
        }
      })

  for (const style of CHART_STYLE_NAMES)
    for (const labels of ['abbreviation', 'name'] as const)
      test(`${style}, ${labels}: no text leaves its cell or covers other text in a crowded chart`, async () => {
        for (const house of [1, 2, 3, 5, 6, 9, 12])
          for (const size of [200, 600]) {
            const elements = texts(
              await chartSvg(crowdedChart(house), styleOf(style, { size, labels, showDegrees: true })),
            )
            const level = elements.filter(({ attributes }) => !attributes.transform)
            const { slots } = layoutOf(style, true)
            for (const element of level) {
              const corners = inkCorners(element)
              const touched = slots.filter(({ region }) => corners.some((corner) => inside(region, corner)))
              const isInside = touched.every(({ region }) => corners.every((corner) => inside(region, corner)))
              expect([element.text, isInside]).toEqual([element.text, true])
            }
            const boxes = level.map(inkCorners)
            boxes.forEach((a, i) => {
              for (const b of boxes.slice(i + 1)) {
                const isApart =
                  a[1]![0] <= b[0]![0] + 1 ||
                  b[1]![0] <= a[0]![0] + 1 ||
                  a[2]![1] <= b[0]![1] + 1 ||
                  b[2]![1] <= a[0]![1] + 1
                expect(isApart).toBe(true)
              }
            })
          }
      })

  test('crowded letters have at least 4 pixels at size 200, 9 at 600, 30 at 2000', async () => {
    for (const [size, least] of [
      [200, 4],
      [600, 9],
      [2000, 30],
    ] as const)
      for (const style of CHART_STYLE_NAMES)
        for (let house = 1; house <= 12; house++) {
          const elements = texts(await chartSvg(crowdedChart(house), styleOf(style, { size, showDegrees: true })))
          const bodies = elements.filter(({ text }) => (ABBREVIATIONS as readonly string[]).includes(text))
          for (const body of bodies) expect((number(body, 'font-size') * size) / EXTENT).toBeGreaterThanOrEqual(least)
        }
  })

  test('names too small to read are replaced by abbreviations', async () => {
    expect(words(await chartSvg(crowdedChart(2), styleOf('north', { labels: 'name' })))).toContain('Mercury')
    const small = words(await chartSvg(crowdedChart(2), styleOf('north', { labels: 'name', size: 200 })))
    expect(small).toContain('Me')
    expect(small).not.toContain('Mercury')
    expect(small).toContain('Ketu')
  })

  test('bodies have the marks (R) and (c), and degrees are rounded down, never 30°', async () => {
    const labels = words(await chartSvg(spreadChart, styleOf('north', { showDegrees: true })))
    const after = (word: string) => labels.slice(labels.indexOf(word) + 1, labels.indexOf(word) + 3)
    expect(after('Me')).toEqual(['29°', '(R)(c)'])
    expect(after('Ju')).toEqual(['12°', '(R)'])
    expect(after('Pl')[0]).toBe('29°')
    expect(after('Ur')[0]).toBe('0°')
    expect(after('As')[0]).toBe('14°')
    expect(words(await chartSvg(spreadChart, styleOf('north'))).some((word) => word.includes('°'))).toBe(false)
    const minutes = words(await chartSvg(spreadChart, styleOf('south', { showDegrees: 'minutes' })))
    expect(minutes.filter((word) => word.includes('°'))).toEqual(
      expect.arrayContaining(['14°36′', '27°18′', '3°12′', '29°59′', '0°00′']),
    )
  })

  test('minutes too small to read are replaced by whole degrees', async () => {
    const minuteLabels = async (size: number) =>
      words(await chartSvg(crowdedChart(2), styleOf('north', { showDegrees: 'minutes', size }))).filter((word) =>
        /\d′/.test(word),
      )
    expect((await minuteLabels(600)).length).toBe(10)
    expect((await minuteLabels(200)).length).toBeLessThan(3)
  })

  test('north and circle show the ascendant when its degree is given, south and east always', async () => {
    const bare = { ...spreadChart, ascendantDegree: undefined }
    const showsAscendant = await Promise.all(
      CHART_STYLE_NAMES.map(async (style) => words(await chartSvg(bare, styleOf(style))).includes('As')),
    )
    expect(showsAscendant).toEqual([false, true, true, false])
  })

  test('symbols have the text variation selector, so that no viewer shows an emoji', async () => {
    const labels = texts(await chartSvg(spreadChart, styleOf('east', { labels: 'symbol' }))).map(({ text }) => text)
    for (let sign = 0; sign < 12; sign++) expect(labels).toContain(`${String.fromCodePoint(0x2648 + sign)}\uFE0E`)
    for (const body of ['☉', '☽', '♂\uFE0E', '☿', '♃', '♀\uFE0E', '♄', '☊', '☋', '♅', '♆', '♇'])
      expect(labels.filter((text) => text === body)).toHaveLength(1)
  })

  test('hostile strings are escaped', async () => {
    const hostile = `"><script>alert('1')</script> & ]]> \u0000\u0008\uD800\uFFFF <a href="x">`
    const chart: ChartFacts = {
      ...spreadChart,
      title: hostile,
      cells: spreadChart.cells.map((cell) => ({
        ...cell,
        sign: `<${cell.sign} href="&">`,
        bodies: cell.bodies.map((body) => ({ ...body, name: `${body.name}<script/>` })),
      })),
    }
    for (const style of CHART_STYLE_NAMES)
      for (const labels of ['abbreviation', 'symbol', 'name'] as const) {
        const elements = parseXml(await chartSvg(chart, styleOf(style, { labels })))
        expect(new Set(elements.map(({ name }) => name))).toEqual(
          new Set(['svg', 'desc', 'style', 'path', 'g', 'title', 'text']),
        )
        expect(elements[0]!.attributes['aria-label']).toBe(`"><script>alert('1')</script> & ]]> <a href="x">`)
        if (labels === 'name') expect(elements.map(({ text }) => text)).toContain('Moon<script/>')
      }
  })

  test('draws a title of any length and script within the chart', async () => {
    for (const title of ['x'.repeat(5000), 'word '.repeat(900), 'जन्म कुंडली', '🎉', ' \n\t '])
      for (const style of CHART_STYLE_NAMES) {
        const elements = texts(await chartSvg({ ...spreadChart, title }, styleOf(style)))
        for (const element of elements)
          for (const [x, y] of inkCorners(element)) expect(Math.min(x, y, EXTENT - x, EXTENT - y)).toBeGreaterThan(0)
      }
  })
})

describe('document', () => {
  test('the document has only known elements and attributes, no script and no link', async () => {
    for (const style of CHART_STYLE_NAMES)
      for (const labels of ['abbreviation', 'symbol', 'name'] as const) {
        const elements = parseXml(await chartSvg(spreadChart, styleOf(style, { labels, showDegrees: true })))
        expect(new Set(elements.map(({ name }) => name))).toEqual(
          new Set(['svg', 'desc', 'style', 'path', 'g', 'title', 'text']),
        )
        const names = new Set(elements.flatMap(({ attributes }) => Object.keys(attributes)))
        expect([...names].filter((name) => /href|^on|style|src/i.test(name))).toEqual([])
        expect(elements[0]!.attributes).toMatchObject({
          xmlns: 'http://www.w3.org/2000/svg',
          width: '600',
          height: '600',
          viewBox: '0 0 2000 2000',
        })
      }
  })

  test('only the colours of the theme are used', async () => {
    const usedIn = (svg: string) => new Set([...svg.matchAll(/#[0-9a-fA-F]{6}/g)].map(([colour]) => colour))
    const svg = await chartSvg(spreadChart, styleOf('circle', { theme: DARK, showDegrees: true }))
    const { accent, ...themeColours } = DARK
    expect(usedIn(svg)).toEqual(new Set(Object.values(themeColours)))
    const cells = spreadChart.cells.map((cell) => ({ ...cell, transits: cell.bodies }))
    const withTransits = await chartSvg(
      { ...spreadChart, cells },
      styleOf('circle', { theme: DARK, showDegrees: true }),
    )
    expect(usedIn(withTransits)).toEqual(new Set([...Object.values(themeColours), accent]))
    expect(svg).not.toMatch(/(fill|stroke)="(?!#|none)/)
  })

  test('the two themes reach the contrast of WCAG 2.2: 4.5 for text, 3 for lines', () => {
    for (const { background, text, planet, line, accent } of [LIGHT, DARK]) {
      expect(contrast(text, background)).toBeGreaterThan(4.5)
      expect(contrast(accent, background)).toBeGreaterThan(4.5)
      expect(contrast(planet, background)).toBeGreaterThan(4.5)
      expect(contrast(line, background)).toBeGreaterThan(3)
    }
  })

  test('the same facts and style give the same bytes', async () => {
    for (const style of CHART_STYLE_NAMES) {
      const [first, crowdedSvg, again] = [
        await chartSvg(spreadChart, styleOf(style)),
        await chartSvg(crowdedChart(3), styleOf(style)),
        await chartSvg(spreadChart, styleOf(style)),
      ]
      expect(again).toBe(first)
      expect(crowdedSvg).not.toBe(first)
    }
  })

  test('a colour that is not #RRGGBB is rejected with the field `theme`', async () => {
    for (const line of ['red', '#FFF', '#GGGGGG', '#FFFFFF"/><script>', ''])
      expect(chartSvg(spreadChart, styleOf('north', { theme: { ...LIGHT, line } }))).rejects.toMatchObject({
        fault: 'invalid',
        field: 'theme',
      })
  })
})

describe('attributes for pages', () => {
  test('houses and planets have data attributes in every style', async () => {
    for (const style of CHART_STYLE_NAMES) {
      const elements = parseXml(await chartSvg(spreadChart, styleOf(style, { showDegrees: true })))
      const houses = elements.filter((element) => hasClass(element, 'house'))
      expect(houses.map(({ attributes }) => Number(attributes['data-house'])).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 12 }, (_, i) => i + 1),
      )
      for (const cell of spreadChart.cells)
        for (const body of cell.bodies) {
          const planet = elements.find(({ attributes }) => attributes['data-planet'] === body.name)!
          expect([planet.attributes['data-degree'], planet.attributes['data-retrograde']]).toEqual([
            String(Math.floor(body.degree!)),
            body.retrograde ? 'true' : undefined,
          ] as never)
          expect(planet.parent!.attributes).toMatchObject({ 'data-house': String(cell.house), 'data-sign': cell.sign })
        }
      expect(elements.find(({ name }) => name === 'desc')!.text).toContain('House 1, Sagittarius: Mars 8°')
    }
  })
})
