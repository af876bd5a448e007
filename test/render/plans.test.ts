import { describe, expect, test } from 'bun:test'
import { natal } from '../../src/capabilities/shared/natal.ts'
import { type ChartCode, chartPicture } from '../../src/capabilities/vedic-charts/parts/chart-codes.ts'
import { CHART_STYLE_NAMES } from '../../src/chart-styles.ts'
import { chartWords } from '../../src/lexicon/abbreviations.ts'
import { chartHeads, dayWriter } from '../../src/lexicon/chart-heads.ts'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { EXTENT, layoutOf } from '../../src/render/chart-layouts.ts'
import { drawChartPicture } from '../../src/render/chart-picture.ts'
import { missingGlyphs } from '../../src/render/glyphs.ts'
import { timelineLayout } from '../../src/render/timeline.ts'
import { julianDay } from '../../src/time/julian-day.ts'
import { delhi1947, polarNight, randomBirths } from '../capabilities/births.ts'
import { LONG, sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { overlapShare } from './births.ts'
import { type Box, boxOfPoints, drawnElements, pointsOf } from './boxes.ts'
import { styleOf } from './facts.ts'
import { type Element, hasClass, parseXml, withAncestors } from './xml.ts'

const NOW = Date.UTC(2026, 10, 21, 4, 30)
/** Seven planets and Ketu in Capricorn. */
const stellium = { datetime: '1962-02-05T05:30', timezone: 'Asia/Kolkata', latitude: 28.6, longitude: 77.2 }
/** The Sun does not set; the ascendant runs through signs within minutes. */
const polarDay = { ...polarNight, datetime: '2000-06-21T23:58' }
const births = [stellium, polarNight, polarDay, delhi1947, ...randomBirths(sample(1, 56, 196), 25)]

const WORDS = new Map(
  await Promise.all(LABEL_LANGUAGES.map(async (language) => [language, await chartWords(language)] as const)),
)
const LANGUAGES = [undefined, ...LABEL_LANGUAGES]
type Language = (typeof LANGUAGES)[number]

const draw = async (
  input: (typeof births)[number],
  code: ChartCode,
  style: (typeof CHART_STYLE_NAMES)[number],
  size: number,
  language: Language,
): Promise<string> => {
  const world = worldAt(NOW)
  const words = language && WORDS.get(language)
  const birth = natal(input, world)
  const at = julianDay(Math.max(NOW, birth.moment.epochMs))
  return drawChartPicture(
    chartPicture(code, { birth, at, language, words }, world),
    styleOf(style, { size, ...(words && { words }) }),
  )
}

/** Box of the ink of a `<text>`: capitals rise 0.72 em above the baseline, brackets go 0.24 em below. */
const textBox = ({ attributes }: Element): Box => {
  const [x, y, size, width] = ['x', 'y', 'font-size', 'textLength'].map((name) => Number(attributes[name]))
  return [x!, y! - 0.72 * size!, x! + width!, y! + 0.24 * size!]
}
const unionBox = ([a, b, c, d]: Box, [e, f, g, h]: Box): Box => [
  Math.min(a, e),
  Math.min(b, f),
  Math.max(c, g),
  Math.max(d, h),
]

interface Word {
  readonly element: Element
  readonly box: Box
}
/** Every word of a drawing: one `<text>`, or the letters of one outlined line; a body's parts are one word. */
const wordsOf = (svg: string): Word[] => {
  const add = (boxes: Map<Element, Box>, element: Element, box: Box) => {
    const body = withAncestors(element).find((each) =>
      ['planet', 'transit', 'bindus'].some((name) => hasClass(each, name)),
    )
    // A line of outlines is a group with a `transform`.
    const line = withAncestors(element).find(({ name, attributes }) => name === 'g' && attributes.transform)
    const owner = body ?? line ?? element
    boxes.set(owner, boxes.has(owner) ? unionBox(boxes.get(owner)!, box) : box)
  }
  const [texts, outlines] = [new Map<Element, Box>(), new Map<Element, Box>()]
  for (const element of parseXml(svg)) if (element.name === 'text') add(texts, element, textBox(element))
  for (const { element, box } of drawnElements(svg)) if (element.name === 'use') add(outlines, element, box)
  return [...texts, ...outlines].map(([element, box]) => ({ element, box }))
}

const wordName = ({ element }: Word) =>
  element.attributes['data-planet'] ?? element.attributes['data-bindus'] ?? element.text ?? 'a caption'

/** Layout faults of a drawing. */
const faults = (svg: string): string[] => {
  const words = wordsOf(svg)
  const outside = words.filter(
    ({ box: [left, top, right, bottom] }) => left < 0 || top < 0 || right > EXTENT || bottom > EXTENT,
  )
  const missing = parseXml(svg).filter(({ attributes }) => /-0$/.test(attributes['xlink:href'] ?? ''))
  const over = words.flatMap((word, i) =>
    words
      .slice(i + 1)
      .filter(({ box }) => overlapShare(word.box, box) > 0.1)
      .map((other) => `${wordName(word)} over ${wordName(other)}`),
  )
  return [
    ...outside.map((word) => `${wordName(word)} outside`),
    ...missing.map(() => 'a letter is missing'),
    ...over,
    ...(/>[^<]*\d{4}-\d\d-\d\d[^<]*</.test(svg) ? ['a raw date'] : []),
  ]
}

const PLANS: readonly (readonly [ChartCode, (typeof CHART_STYLE_NAMES)[number]])[] = [
  ['sudarshana', 'circle'],
  ['vimshottari', 'north'],
  ...CHART_STYLE_NAMES.flatMap((style) =>
    (['transits', 'transits_moon', 'ashtakavarga', 'ashtakavarga_saturn'] as const).map(
      (code) => [code, style] as const,
    ),
  ),
]
/** Large pictures are less crowded than small ones, so the long run checks fewer births at that size. */
for (const [size, sampleBirths] of [
  [300, births],
  [1200, births.slice(0, sample(2, 16, 40))],
] as const)
  test(`${sampleBirths.length} births, ${size} pixels: no overlaps, no missing letter`, async () => {
    const faultsFound: string[] = []
    for (const [i, birth] of sampleBirths.entries())
      for (const [k, [code, style]] of PLANS.entries()) {
        const language = LANGUAGES[(7 * i + k + size) % LANGUAGES.length]
        for (const fault of faults(await draw(birth, code, style, size, language)))
          faultsFound.push(`birth ${i}, ${code} ${style} ${language}: ${fault}`)
      }
    expect(faultsFound).toEqual([])
  }, 600_000)

test('a stellium of seven is drawn without faults in every script and picture', async () => {
  const faultsFound: string[] = []
  for (const language of LONG ? LANGUAGES : (['hi', 'ml', 'ur'] as const))
    for (const [code, style] of PLANS.filter(([each]) => each !== 'transits_moon'))
      for (const fault of faults(await draw(stellium, code, style, 300, language)))
        faultsFound.push(`${code} ${style} ${language}: ${fault}`)
  expect(faultsFound).toEqual([])
}, 600_000)

const pixelsOf = (svg: string, size: number) =>
  parseXml(svg).flatMap(({ name, attributes }) =>
    name === 'text' ? [(Number(attributes['font-size']) * size) / EXTENT] : [],
  )

describe('sudarshana', () => {
  const rings = (svg: string) => parseXml(svg).filter((element) => hasClass(element, 'ring'))
  const within = (svg: string, ring: Element) =>
    wordsOf(svg).filter(({ element }) =>
      withAncestors(element).some(({ attributes }) => attributes['data-from'] === ring.attributes['data-from']),
    )

  test('the rings are those of ascendant, Moon and Sun, with that body in house 1', async () => {
    for (const birth of births) {
      const svg = await draw(birth, 'sudarshana', 'circle', 600, undefined)
      expect(rings(svg).map(({ attributes }) => attributes['data-from'])).toEqual(['Ascendant', 'Moon', 'Sun'])
      for (const ring of rings(svg)) {
        const body = parseXml(svg).find(
          (element) =>
            element.attributes['data-planet'] === ring.attributes['data-from'] &&
            element.parent?.parent?.attributes['data-from'] === ring.attributes['data-from'],
        )
        expect(body!.parent!.attributes['data-house']).toBe('1')
      }
    }
  })

  test('every word is inside its house and ring', async () => {
    for (const birth of births) {
      const svg = await draw(birth, 'sudarshana', 'circle', 600, undefined)
      const lines = parseXml(svg).find((element) => hasClass(element, 'lines'))!.attributes.d!
      const radii = [...new Set([...lines.matchAll(/A(\d+)/g)].map(([, radius]) => Number(radius)))].sort(
        (a, b) => a - b,
      )
      expect(radii).toHaveLength(5)
      rings(svg).forEach((ring, i) => {
        const words = within(svg, ring)
        expect(words.length).toBeGreaterThan(20)
        for (const { element, box } of words) {
          const house = Number(withAncestors(element).find((each) => hasClass(each, 'house'))!.attributes['data-house'])
          for (const [x, y] of [
            [box[0], box[1]],
            [box[2], box[1]],
            [box[0], box[3]],
            [box[2], box[3]],
          ] as const) {
            const radius = Math.hypot(x - EXTENT / 2, y - EXTENT / 2)
            // House 1 is at the top, and the others follow anticlockwise.
            const angle = (Math.atan2(EXTENT / 2 - x, EXTENT / 2 - y) * 180) / Math.PI
            const off = ((angle - 30 * (house - 1) + 900) % 360) - 180
            expect(radius).toBeGreaterThan(radii[i + 1]!)
            expect(radius).toBeLessThan(radii[i + 2]!)
            expect(Math.abs(off)).toBeLessThan(15)
          }
        }
      })
    }
  })

  test('letters have at least 5 pixels at size 600, even with seven bodies in one house', async () => {
    for (const birth of births)
      expect(Math.min(...pixelsOf(await draw(birth, 'sudarshana', 'circle', 600, undefined), 600))).toBeGreaterThan(5)
  })
})

describe('transits', () => {
  const inside = (polygon: readonly (readonly [number, number])[], [x, y]: readonly [number, number]) =>
    polygon.reduce((odd, [x1, y1], i) => {
      const [x2, y2] = polygon[(i + 1) % polygon.length]!
      return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) ? !odd : odd
    }, false)

  for (const style of CHART_STYLE_NAMES)
    test(`${style}: nine planets and nine transits are each in their house${style === 'circle' ? ', transits on the outside' : ''}`, async () => {
      for (const birth of births) {
        const svg = await draw(birth, 'transits', style, 600, undefined)
        const words = wordsOf(svg)
        for (const kind of ['planet', 'transit']) {
          const kindWords = words.filter(({ element }) => hasClass(element, kind))
          expect(kindWords.filter(({ element }) => element.attributes['data-planet'] !== 'Ascendant')).toHaveLength(9)
          for (const { element, box } of kindWords) {
            const houses = parseXml(svg).filter((each) => hasClass(each, 'house'))
            const slot = houses.findIndex(
              ({ attributes }) => attributes['data-house'] === element.parent!.attributes['data-house'],
            )
            const { region, transitRegion: around } = layoutOf(style, true, true).slots[slot]!
            expect(around === undefined).toBe(style !== 'circle')
            const cell = kind === 'transit' ? (around ?? region) : region
            for (const corner of [
              [box[0], box[1]],
              [box[2], box[3]],
            ] as const)
              expect(inside(cell, corner)).toBe(true)
          }
        }
      }
    })

  test('in a shared house planets of birth are above transits', async () => {
    for (const birth of births)
      for (const style of ['north', 'south', 'east'] as const) {
        const words = wordsOf(await draw(birth, 'transits', style, 600, undefined))
        for (const still of words)
          for (const moving of words)
            if (
              hasClass(still.element, 'planet') &&
              hasClass(moving.element, 'transit') &&
              still.element.parent!.attributes['data-house'] === moving.element.parent!.attributes['data-house']
            )
              expect(moving.box[1]).toBeGreaterThan(still.box[1])
      }
  })
})

describe('the dasha', () => {
  test('periods are consecutive, and one of each level is running', async () => {
    for (const birth of births) {
      const periods = parseXml(await draw(birth, 'vimshottari', 'north', 600, undefined)).filter((element) =>
        hasClass(element, 'period'),
      )
      for (const level of ['1', '2']) {
        const row = periods.filter(({ attributes }) => attributes['data-level'] === level)
        expect(row.slice(1).map(({ attributes }) => attributes['data-from'])).toEqual(
          row.slice(0, -1).map(({ attributes }) => attributes['data-to']),
        )
        expect(row.length).toBeGreaterThan(level === '1' ? 7 : 0)
      }
      const running = periods.filter(({ attributes }) => attributes['data-running'])
      expect(running.map(({ attributes }) => attributes['data-level'])).toEqual(['1', '2'])
      for (const { attributes } of running) {
        const today = '2026-11-21'
        if (birth.datetime.slice(0, 10) > today) continue
        expect(attributes['data-from']! <= today && today <= attributes['data-to']!).toBe(true)
      }
    }
  })

  test("today's mark crosses no name that has room next to it", () => {
    // A name is beside the mark of today if the wider side of its bar has room for the name.
    const names = { name: (text: string) => text.length, mark: (text: string) => text.length }
    const stretches = [
      { from: 0, to: 40, names: ['Mercury', 'Me'] },
      { from: 40, to: 46, names: ['Venus', 'Ve'] },
    ]
    for (let today = 0; today < 46; today += 0.5) {
      const layout = timelineLayout({
        periods: stretches,
        x: 0,
        width: 46,
        today,
        mark: String,
        widths: names,
        room: 1,
      })
      const { left, right, label } = layout.bars.find(({ isNow }) => isNow)!
      const [before, after] = [label!.x, label!.x + label!.text.length]
      expect([today, left <= before && after <= right]).toEqual([today, true])
      const isAcross = before < layout.now! && layout.now! < after
      const wider = Math.max(layout.now! - left, right - layout.now!)
      expect([today, isAcross]).toEqual([today, wider < 'Ve'.length + 2])
    }
  })

  test("today's mark does not cover a letter of a name, in every language", async () => {
    let crossed = 0
    for (const [i, language] of LANGUAGES.entries())
      for (const size of [300, 600]) {
        const elements = drawnElements(await draw(births[i % births.length]!, 'vimshottari', 'north', size, language))
        const running = elements.filter(({ element }) =>
          withAncestors(element).some(({ attributes }) => attributes['data-running']),
        )
        const marks = running.filter(({ element }) => hasClass(element, 'today'))
        const letters = running.filter(({ element }) => element.name === 'use')
        for (const { points } of marks) {
          // A mark is one rectangle, or two around a name.
          const ys = points.map(([, y]) => y)
          const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
          for (const { box } of letters)
            if (box[0] < right && left < box[2] && box[1] > Math.min(...ys) && box[3] < Math.max(...ys)) crossed++
        }
        const marked = parseXml(await draw(births[i % births.length]!, 'vimshottari', 'north', size, language)).filter(
          (element) => hasClass(element, 'today'),
        )
        for (const { attributes } of marked)
          for (const rectangle of attributes.d!.split('Z').filter(Boolean)) {
            const mark = boxOfPoints(pointsOf(`${rectangle}Z`))
            const covered = letters.filter(({ box }) => overlapShare(mark, box) > 0.02)
            expect([language, size, covered.length]).toEqual([language, size, 0])
          }
      }
    // Some names have no room beside the mark.
    expect(crossed).toBeGreaterThan(0)
  })

  test('the widths of bars are proportional to the years of their lords', async () => {
    const svg = await draw(delhi1947, 'vimshottari', 'north', 600, undefined)
    const bars = drawnElements(svg).filter(
      ({ element }) =>
        element.parent?.attributes['data-level'] === '1' && !hasClass(element, 'today') && element.name === 'path',
    )
    const widths = Object.fromEntries(
      bars.map(({ element, box }) => [element.parent!.attributes['data-ruler'], box[2] - box[0]]),
    )
    for (const [lord, years] of Object.entries({ Venus: 20, Mercury: 17, Ketu: 7, Sun: 6 }))
      expect(widths[lord]! / widths.Moon!).toBeCloseTo(years / 10, 1)
  })

  test('rows and marks have at least 6.5 pixels at size 300 in every language', async () => {
    for (const language of LANGUAGES) {
      const svg = await draw(delhi1947, 'vimshottari', 'north', 300, language)
      const scales = parseXml(svg).flatMap(
        ({ attributes }) => /scale\(([\d.]+)\)/.exec(attributes.transform ?? '')?.[1] ?? [],
      )
      // Outlines have 112 units to the em.
      expect([language, (Math.min(...scales.map(Number)) * 112 * 300) / EXTENT > 6.5]).toEqual([language, true])
    }
  })
})

describe('bindus', () => {
  const counts = (svg: string) =>
    parseXml(svg).flatMap(({ attributes }) => (attributes['data-bindus'] ? [Number(attributes['data-bindus'])] : []))

  test('the counts of all planets sum to 337, those of each planet to its own total', async () => {
    // Source: BPHS ch. 66: totals of the seven vargas.
    const totals = { sun: 48, moon: 49, mars: 39, mercury: 54, jupiter: 56, venus: 52, saturn: 39 } as const
    for (const birth of births.slice(0, 8))
      for (const style of CHART_STYLE_NAMES) {
        const sum = async (code: ChartCode) =>
          counts(await draw(birth, code, style, 300, undefined)).reduce((a, b) => a + b, 0)
        expect(await sum('ashtakavarga')).toBe(337)
        for (const [who, total] of Object.entries(totals))
          expect(await sum(`ashtakavarga_${who}` as ChartCode)).toBe(total)
      }
  })

  test('the bindus of one planet are shown with that planet only', async () => {
    const planets = parseXml(await draw(delhi1947, 'ashtakavarga_mars', 'south', 600, undefined)).flatMap(
      ({ attributes }) => attributes['data-planet'] ?? [],
    )
    expect(planets.sort()).toEqual(['Ascendant', 'Mars'])
  })
})

test('heads and dates are in letters of the bundled fonts in every language', () => {
  for (const language of LANGUAGES) {
    const heads = Object.values(chartHeads(language))
    expect(new Set(heads).size).toBe(heads.length)
    for (const text of [...heads, ...[1, 4, 8, 11].map((month) => dayWriter(language)({ year: 1990, month, day: 15 }))])
      expect([language, text, missingGlyphs(text)]).toEqual([language, text, []])
  }
  expect(dayWriter()({ year: 1990, month: 5, day: 15 })).toBe('15 May 1990')
  expect(dayWriter('de')({ year: 1879, month: 3, day: 14 })).toBe('14. März 1879')
  expect(dayWriter()({ year: -4, month: 5, day: 15 })).toContain('5 BC')
  // Sinhala dates are written in figures.
  expect(dayWriter('si')({ year: 1990, month: 5, day: 15 })).toBe('15/05/1990')
})
