import { describe, expect, test } from 'bun:test'
import { natal } from '../../src/capabilities/shared/natal.ts'
import { type ChartCode, pictureOf } from '../../src/capabilities/vedic-charts/parts/chart-codes.ts'
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
import { type Box, drawnElements } from './boxes.ts'
import { STYLES, styleOf } from './facts.ts'
import { type Element, hasClass, parseXml, withAncestors } from './xml.ts'

const NOW = Date.UTC(2026, 10, 21, 4, 30)
/** Seven planets and Ketu in Capricorn. */
const stellium = { datetime: '1962-02-05T05:30', timezone: 'Asia/Kolkata', latitude: 28.6, longitude: 77.2 }
/** The Sun does not set; the ascendant runs through signs within minutes. */
const polarDay = { ...polarNight, datetime: '2000-06-21T23:58' }
const births = [stellium, polarNight, polarDay, delhi1947, ...randomBirths(sample(3, 196), 25)]

const WORDS = new Map(
  await Promise.all(LABEL_LANGUAGES.map(async (language) => [language, await chartWords(language)] as const)),
)
const LANGUAGES = [undefined, ...LABEL_LANGUAGES]
type Language = (typeof LANGUAGES)[number]

const draw = (
  input: (typeof births)[number],
  code: ChartCode,
  style: (typeof STYLES)[number],
  size: number,
  language: Language,
): string => {
  const world = worldAt(NOW)
  const words = language && WORDS.get(language)
  const birth = natal(input, world)
  const at = julianDay(Math.max(NOW, birth.moment.epochMs))
  return drawChartPicture(
    pictureOf(code, { birth, at, language, words }, world),
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
  const boxes = new Map<Element, Box>()
  const add = (element: Element, box: Box) => {
    const body = withAncestors(element).find((each) =>
      ['planet', 'transit', 'bindus'].some((name) => hasClass(each, name)),
    )
    // A line of outlines is a group with a `transform`.
    const line = withAncestors(element).find(({ name, attributes }) => name === 'g' && attributes.transform)
    const owner = body ?? line ?? element
    boxes.set(owner, boxes.has(owner) ? unionBox(boxes.get(owner)!, box) : box)
  }
  for (const element of parseXml(svg)) if (element.name === 'text') add(element, textBox(element))
  for (const { element, box } of drawnElements(svg)) if (element.name === 'use') add(element, box)
  return [...boxes].map(([element, box]) => ({ element, box }))
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

const PLANS: readonly (readonly [ChartCode, (typeof STYLES)[number]])[] = [
  ['sudarshana', 'circle'],
  ['vimshottari', 'north'],
  ...STYLES.flatMap((style) =>
    (['transits', 'transits_moon', 'ashtakavarga', 'ashtakavarga_saturn'] as const).map(
      (code) => [code, style] as const,
    ),
  ),
]
/** Large pictures are less crowded than small ones, so the long run checks fewer births at that size. */
for (const [size, sampleBirths] of [
  [300, births],
  [1200, births.slice(0, sample(births.length, 100))],
] as const)
  test(`${sampleBirths.length} births, ${size} pixels: no overlaps, nothing outside, no missing letter`, () => {
    const faultsFound = sampleBirths.flatMap((birth, i) =>
      PLANS.flatMap(([code, style], k) => {
        const language = LANGUAGES[(7 * i + k + size) % LANGUAGES.length]
        return faults(draw(birth, code, style, size, language)).map(
          (fault) => `birth ${i}, ${code} ${style} ${language}: ${fault}`,
        )
      }),
    )
    expect(faultsFound).toEqual([])
  }, 600_000)

test('a stellium of seven is drawn without faults in every script and picture', () => {
  const faultsFound = (LONG ? LANGUAGES : (['hi', 'ta', 'ml', 'ur', 'ko'] as const)).flatMap((language) =>
    PLANS.filter(([code]) => code !== 'transits_moon').flatMap(([code, style]) =>
      faults(draw(stellium, code, style, 300, language)).map((fault) => `${code} ${style} ${language}: ${fault}`),
    ),
  )
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

  test('the rings are those of ascendant, Moon and Sun from the inside, and house 1 of each has that body', () => {
    for (const birth of births) {
      const svg = draw(birth, 'sudarshana', 'circle', 600, undefined)
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

  test('every word is inside its house and ring', () => {
    for (const birth of births) {
      const svg = draw(birth, 'sudarshana', 'circle', 600, undefined)
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
            // House 1 is at the top; the others follow anticlockwise.
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

  test('letters have at least 5 pixels at size 600, even with seven bodies in one house', () => {
    for (const birth of births)
      expect(Math.min(...pixelsOf(draw(birth, 'sudarshana', 'circle', 600, undefined), 600))).toBeGreaterThan(5)
  })
})

describe('transits', () => {
  const inside = (polygon: readonly (readonly [number, number])[], [x, y]: readonly [number, number]) =>
    polygon.reduce((odd, [x1, y1], i) => {
      const [x2, y2] = polygon[(i + 1) % polygon.length]!
      return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) ? !odd : odd
    }, false)

  for (const style of STYLES)
    test(`${style}: nine planets and nine transits are each in their house${style === 'circle' ? ', transits on the outside' : ''}`, () => {
      for (const birth of births) {
        const svg = draw(birth, 'transits', style, 600, undefined)
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

  test('in a shared house planets of birth are above transits', () => {
    for (const birth of births)
      for (const style of ['north', 'south', 'east'] as const) {
        const words = wordsOf(draw(birth, 'transits', style, 600, undefined))
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
  test('periods are consecutive, and one of each level is running', () => {
    for (const birth of births) {
      const periods = parseXml(draw(birth, 'vimshottari', 'north', 600, undefined)).filter((element) =>
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

  test("today's mark crosses no name that has room beside it", () => {
    // A name is beside the mark if the wider side of its bar has room for it, wherever today is.
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

  test('the widths of bars are proportional to the years of their lords', () => {
    const svg = draw(delhi1947, 'vimshottari', 'north', 600, undefined)
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

  test('rows and marks have at least 6.5 pixels at size 300 in every language', () => {
    for (const language of LANGUAGES) {
      const svg = draw(delhi1947, 'vimshottari', 'north', 300, language)
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

  test('the counts of all planets sum to 337, those of each planet to its own total', () => {
    // Source: BPHS ch. 66: totals of the seven vargas.
    const totals = { sun: 48, moon: 49, mars: 39, mercury: 54, jupiter: 56, venus: 52, saturn: 39 } as const
    for (const birth of births.slice(0, 8))
      for (const style of STYLES) {
        const sum = (code: ChartCode) => counts(draw(birth, code, style, 300, undefined)).reduce((a, b) => a + b, 0)
        expect(sum('ashtakavarga')).toBe(337)
        for (const [who, total] of Object.entries(totals)) expect(sum(`ashtakavarga_${who}` as ChartCode)).toBe(total)
      }
  })

  test('the bindus of one planet are shown with that planet only', () => {
    const planets = parseXml(draw(delhi1947, 'ashtakavarga_mars', 'south', 600, undefined)).flatMap(
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
