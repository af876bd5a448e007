import { describe, expect, test } from 'bun:test'
import { captioningIn } from '../../src/capabilities/shared/captioning.ts'
import { LABEL_LANGUAGES, LANGUAGES, type LabelLanguage } from '../../src/lexicon/languages.ts'
import { wheelWords } from '../../src/lexicon/wheel-words.ts'
import { hasForeignText } from '../../src/render/fonts.ts'
import type { Dictionary } from '../../src/render/label-dictionary.ts'
import { moonPicture } from '../../src/render/moon-picture.ts'
import { wheelPalette } from '../../src/render/wheel-drawing.ts'
import {
  PLAIN_WHEEL,
  sheetHeight,
  WHEEL_LAYOUTS,
  WHEEL_THEMES,
  type WheelFacts,
  type WheelLayout,
} from '../../src/render/wheel-facts.ts'
import { drawPicture } from '../../src/render/wheel-picture.ts'
import { PALETTES, paintsOf } from '../../src/render/wheel-theme.ts'
import { LONG, sample } from '../long.ts'
import { randomCharts as charts, natalWheel, overlapShare, threeRings, twoRings } from './births.ts'
import { type Box, boxOfPoints, drawnElements, pointsOf } from './boxes.ts'
import { contrast } from './contrast.ts'
import { natal, transit } from './wheels.ts'
import { type Element, hasClass, isInside, parseXml, withAncestors } from './xml.ts'

const EXTENT = 2000
const draw = (facts: WheelFacts, layout: WheelLayout, size = 800, words: Dictionary = {}) =>
  drawPicture(facts, { ...PLAIN_WHEEL, layout, size, words })

const unionBox = ([a, b, c, d]: Box, [e, f, g, h]: Box): Box => [
  Math.min(a, e),
  Math.min(b, f),
  Math.max(c, g),
  Math.max(d, h),
]
/** The box of the content of each matching element. */
const boxesOf = (elements: ReturnType<typeof drawnElements>, matches: (element: Element) => boolean) => {
  const boxes = new Map<Element, Box>()
  for (const { element, box } of elements) {
    const whole = withAncestors(element).find(matches)
    if (whole) boxes.set(whole, boxes.has(whole) ? unionBox(boxes.get(whole)!, box) : box)
  }
  return [...boxes].map(([element, box]) => ({ element, box }))
}

/** The data attribute or class of the nearest element that has one. */
const elementName = (element: Element) =>
  withAncestors(element)
    .map(
      ({ attributes }) =>
        attributes['data-point'] ?? attributes['data-house'] ?? attributes['data-axis'] ?? attributes.class,
    )
    .find(Boolean)
/** Pairs whose overlap is more than a tenth of the smaller box. */
const overlaps = (boxes: readonly { element: Element; box: Box }[]) =>
  boxes.flatMap(({ element, box }, i) =>
    boxes
      .slice(i + 1)
      .filter((chartAfter) => overlapShare(box, chartAfter.box) > 0.1)
      .map((chartAfter) => `${elementName(element)} over ${elementName(chartAfter.element)}`),
  )

const faults = async (
  facts: WheelFacts,
  layout: WheelLayout,
  size: number,
  dictionary?: Dictionary,
): Promise<string[]> => {
  const svg = await draw(facts, layout, size, dictionary)
  const elements = drawnElements(svg)
  const height = layout === 'sheet' ? sheetHeight(EXTENT) : EXTENT
  const outside = elements
    .filter(({ box: [left, top, right, bottom] }) => left < 0 || top < 0 || right > EXTENT || bottom > height)
    .map(({ element }) => `${element.attributes.class ?? element.name} outside of the page`)
  const foreign = hasForeignText(svg) ? ['letters that no font here has'] : []
  const missing = elements
    .filter(({ element }) => element.name === 'use' && /-0$/.test(element.attributes['xlink:href']!))
    .map(({ element }) => `${element.attributes['xlink:href']} stands for no letter`)
  // Symbols and words.
  const signs = elements.filter(({ element }) => element.attributes['xlink:href']?.startsWith('#glyph-'))
  const words = boxesOf(
    elements.filter(({ element }) => element.name === 'use' && !element.attributes.transform),
    ({ name }) => name === 'g',
  )
  // Rows, heads and cells of the grid; whole tables, the grid and the wheel.
  const parts = ['row', 'head', 'contact'].map((name) => boxesOf(elements, (element) => hasClass(element, name)))
  const wholes = ['table', 'grid', 'signs'].flatMap((name) => boxesOf(elements, (element) => hasClass(element, name)))
  return [
    ...outside,
    ...foreign,
    ...missing,
    ...overlaps([...signs, ...words]),
    ...parts.flatMap(overlaps),
    ...overlaps(wholes),
  ]
}

const COUNT = sample(5, 60, 200)
const chartAfter = (i: number, step: number) => charts[(i + step) % charts.length]!
const RINGS = {
  births: (i: number) => natalWheel(charts[i]!),
  pairs: (i: number) => twoRings(charts[i]!, chartAfter(i, 1)),
  'births with two rings around them': (i: number) => threeRings(charts[i]!, chartAfter(i, 1), chartAfter(i, 2)),
}
for (const [rings, factsOf] of Object.entries(RINGS))
  for (const layout of WHEEL_LAYOUTS)
    test(`${COUNT} ${rings} as ${layout}: no overlaps, nothing outside, no missing letter`, async () => {
      const faultsFound: string[] = []
      for (let i = 0; i < COUNT; i++)
        // Large pictures are less crowded than small ones.
        for (const size of i % 4 === 0 ? [800, 300] : [300])
          for (const fault of await faults(factsOf(i), layout, size)) faultsFound.push(`${i}, ${size} pixels: ${fault}`)
      expect(faultsFound).toEqual([])
    })

const sheets = new Map<LabelLanguage | undefined, Element[]>()
/** The elements of the sheet of a natal chart, drawn once for each language. */
const sheetIn = async (language?: LabelLanguage): Promise<Element[]> => {
  const sheet =
    sheets.get(language) ?? parseXml(await draw(natal, 'sheet', 800, language ? await wheelWords(language) : {}))
  sheets.set(language, sheet)
  return sheet
}

// Languages with the longest words, with the tallest letters, and with right-to-left script.
const SAMPLE = LONG ? LABEL_LANGUAGES : (['ru', 'ta', 'ur'] as const)
for (const language of SAMPLE)
  test(`${language}, every layout: no overlaps, nothing outside, no missing letter, no English word`, async () => {
    const dictionary = await wheelWords(language)
    const unknown = new Set<string>()
    const words = new Proxy(dictionary, {
      get(entries, word: string) {
        if (!(word in entries)) unknown.add(word)
        return entries[word]
      },
    })
    const captioning = captioningIn(language, words)
    const wheels = [natalWheel(charts[1]!, captioning), threeRings(charts[2]!, charts[3]!, charts[4]!, captioning)]
    for (const facts of wheels)
      for (const layout of WHEEL_LAYOUTS) {
        for (const size of sample([300], [800, 300]))
          expect([layout, size, await faults(facts, layout, size, words)]).toEqual([layout, size, []])
        const titles = parseXml(await draw(facts, layout, 800, words)).filter(
          ({ name }) => name === 'title' || name === 'desc',
        )
        if (LANGUAGES[language].script !== 'Latn')
          expect(titles.flatMap(({ text }) => text.match(/[A-Za-z]{2,}/g) ?? [])).toEqual([])
      }
    expect([...unknown]).toEqual([])
  })

describe('the grid', () => {
  test('has every aspect of the chart once', async () => {
    for (const facts of [natalWheel(charts[7]!), threeRings(charts[7]!, charts[8]!, charts[9]!)]) {
      const contacts = parseXml(await draw(facts, 'grid')).filter((element) => hasClass(element, 'contact'))
      const contactNames = contacts.map(
        ({ attributes }) => `${attributes['data-a']} ${attributes['data-aspect']} ${attributes['data-b']}`,
      )
      expect(facts.aspects.length).toBeGreaterThan(10)
      expect(contactNames.toSorted()).toEqual(
        facts.aspects.map(({ between, aspect }) => `${between![0]} ${aspect} ${between![1]}`).toSorted(),
      )
    }
  })

  test('has each aspect once when both rings have the same positions', async () => {
    const facts = natalWheel(charts[3]!)
    const [ring] = facts.rings
    const same: WheelFacts = { ...facts, rings: [ring, { ...ring, title: 'Again' }] }
    const contacts = parseXml(await draw(same, 'grid')).filter((element) => hasClass(element, 'contact'))
    expect(contacts.length).toBeLessThanOrEqual(facts.aspects.length)
  })
})

describe('the sheet', () => {
  const rowsOf = async (facts: WheelFacts) =>
    parseXml(await draw(facts, 'sheet')).flatMap((element) =>
      hasClass(element, 'row') ? [element.attributes['data-point']!] : [],
    )

  test('has a row for each point and each of the four angles', async () => {
    expect(await rowsOf(natal)).toEqual([
      ...natal.rings[0].points.map(({ name }) => name),
      'Ascendant',
      'Imum Coeli',
      'Descendant',
      'Midheaven',
    ])
  })

  test('has no table of cusps without cusps', async () => {
    const tables = async (facts: WheelFacts) =>
      parseXml(await draw(facts, 'sheet')).flatMap((element) => element.attributes['data-table'] ?? [])
    expect(await tables(natal)).toEqual(['points', 'cusps', 'dignities', 'balance', 'moon'])
    expect(await tables({ ...natal, cusps: [] })).toEqual(['points', 'dignities', 'balance', 'moon'])
  })

  test('has the rulers of the degrees of the planets, without a time of birth or for a pair none', async () => {
    const longitudes = {
      ...{ Sun: 54.27, Moon: 295.62, Mercury: 38.02, Venus: 12.67, Mars: 348.23, Jupiter: 99.52, Saturn: 295.25 },
    }
    // The symbol of a planet is its Unicode character.
    const symbols = { Sun: '☉', Moon: '☽', Mercury: '☿', Venus: '♀', Mars: '♂', Jupiter: '♃', Saturn: '♄' } as const
    const facts: WheelFacts = {
      ...natal,
      rings: [
        {
          points: Object.entries(longitudes).map(([name, longitude]) => ({
            ...{ name, longitude, symbol: symbols[name as keyof typeof symbols], retrograde: false },
          })),
        },
      ],
      // The Sun is in the ninth house: a day chart.
      ascendant: 175.6,
    }
    const rulersOf = async (planet: string) =>
      parseXml(await draw(facts, 'sheet')).flatMap((element) =>
        element.name === 'use' && withAncestors(element).some(({ attributes }) => attributes['data-planet'] === planet)
          ? String.fromCodePoint(Number.parseInt(element.attributes['xlink:href']!.replace('#glyph-', ''), 16))
          : [],
      )
    // Source: Tetrabiblos I 17 and 19 (domicile, exaltation), Dorotheus I 1 (triplicity of the day with the participating ruler),
    // Valens I 3 (Egyptian terms), Firmicus II 4 (faces). The planet itself is first.
    expect((await rulersOf('Sun')).join('')).toBe('☉♀☽♀♂♄♄')
    expect((await rulersOf('Jupiter')).join('')).toBe('♃☽♃♀☽♀♀')
    expect((await rulersOf('Venus')).join('')).toBe('♀♂☉☉♄☿☉')
    expect(
      parseXml(await draw(natal, 'sheet')).some(({ attributes }) => attributes['data-table'] === 'dignities'),
    ).toBe(true)
    for (const other of [{ ...natal, ascendant: null, midheaven: null, cusps: [] }, transit] as WheelFacts[])
      expect(
        parseXml(await draw(other, 'sheet')).some(({ attributes }) => attributes['data-table'] === 'dignities'),
      ).toBe(false)
  })

  test('cuts no word in any language', async () => {
    for (const language of [undefined, ...LABEL_LANGUAGES]) {
      const words = language ? await wheelWords(language) : {}
      const ellipsis = parseXml(await draw({ ...natal, notes: ['…'] }, 'sheet', 800, words))
        .filter((element) => element.name === 'use' && isInside(element, 'captions'))
        .at(-1)!.attributes['xlink:href']
      const cut = (await sheetIn(language)).filter(({ attributes }) => attributes['xlink:href'] === ellipsis)
      expect([language, cut.length]).toEqual([language, 0])
    }
  })
})

test('a waxing Moon is lit on the right, and its terminator follows the cosine of the elongation', () => {
  for (const elongation of [10, 60, 90, 135, 180, 225, 300, 350]) {
    const [, lit] = [...moonPicture(elongation, [0, 0], 100, paintsOf(PALETTES.light)).matchAll(/ d="([^"]*)"/g)]
    // The first arc, drawn downwards, is the lit limb; the second, drawn upwards, is the terminator.
    const arcs = [...lit![1]!.matchAll(/A([\d.]+) 100 0 0 ([01])/g)].map(([, radius, sweep]) => [Number(radius), sweep])
    const waxing = elongation <= 180
    const limb = waxing ? '1' : '0'
    expect(arcs[0]).toEqual([100, limb])
    expect(arcs[1]![0]).toBeCloseTo(100 * Math.abs(Math.cos((elongation * Math.PI) / 180)), 0)
    // A Moon less than half lit has a terminator that bends towards the lit limb.
    const crescent = elongation < 90 || elongation > 270
    if (elongation !== 90) expect(arcs[1]![1]).toBe(crescent ? (waxing ? '0' : '1') : waxing ? '1' : '0')
  }
})

test('the dial has points in conjunction, square and opposition at one place', async () => {
  const [point] = natal.rings[0].points
  const four = [0, 90, 180, 270].map((step) => ({ ...point!, name: `Point ${step}`, longitude: (12.5 + step) % 360 }))
  const facts: WheelFacts = { ...natal, rings: [{ points: four }] }
  const elements = parseXml(await draw(facts, 'dial'))
  const places = elements.flatMap(({ attributes }) =>
    attributes['data-point']?.startsWith('Point') ? [attributes['data-dial']] : [],
  )
  expect(places).toEqual(['12.5', '12.5', '12.5', '12.5'])
  // 0 is at the top; 22.5 degrees of the dial are a quarter turn anticlockwise, at the left.
  const at = async (longitude: number) =>
    boxOfPoints(
      pointsOf(
        parseXml(await draw({ ...natal, rings: [{ points: [{ ...point!, longitude }] }] }, 'dial')).find(
          (element) => element.name === 'path' && element.parent?.attributes['data-point'] === point!.name,
        )!.attributes.d!,
      ),
    )
  expect((await at(22.5))[0]).toBeLessThan(300)
  expect((await at(0))[1]).toBeLessThan(300)
})

test('the lit part of the Moon has the lighter colour in every theme', () => {
  for (const theme of WHEEL_THEMES) {
    const colours = PALETTES[theme]
    const [disc, lit] = parseXml(`<svg>${moonPicture(90, [0, 0], 100, paintsOf(colours))}</svg>`).filter(
      ({ name }) => name === 'path',
    )
    const white = ({ attributes }: Element) => contrast(attributes.fill!, '#FFFFFF')
    expect([theme, white(lit!) < white(disc!)]).toEqual([theme, true])
  }
})

test('an accent has enough contrast in every theme, and is unchanged if it already has', () => {
  for (const theme of WHEEL_THEMES) {
    const { background } = PALETTES[theme]
    for (const accent of [background, '#000000', '#101018', '#FFFFFF', '#808080', '#FFFF00', '#00000A']) {
      const { axis, outer } = wheelPalette({ theme, accent })
      const isSeen = contrast(accent, background) >= 3
      expect([theme, accent, contrast(axis.hex, background) >= 3]).toEqual([theme, accent, true])
      expect(outer.hex).toBe(axis.hex)
      if (isSeen) expect(axis.hex).toBe(accent)
    }
  }
})

test('column heads have one font size, and so has the balance, in every language', async () => {
  for (const language of LABEL_LANGUAGES) {
    const elements = await sheetIn(language)
    const sizeOf = ({ attributes }: Element) => /scale\(([^)]*)\)/.exec(attributes.transform ?? '')?.[1]
    const tables = elements.filter((element) => hasClass(element, 'table'))
    const linesIn = (name: string) =>
      elements.filter(
        (element) =>
          sizeOf(element) &&
          element.name === 'g' &&
          element.parent === tables.find(({ attributes }) => attributes['data-table'] === name),
      )
    // The first line is the title of the table.
    const [, ...heads] = linesIn('points')
    expect([language, heads.length, new Set(heads.map(sizeOf)).size]).toEqual([language, 3, 1])
    const [, ...balance] = linesIn('balance')
    expect([language, balance.length, new Set(balance.map(sizeOf)).size]).toEqual([language, 22, 1])
  }
})

test('an aspect line is at least one pixel wide, and in print an opposition is wider than a square', async () => {
  for (const size of [300, 800, 2000]) {
    const widths = new Map(
      parseXml(await drawPicture(natal, { ...PLAIN_WHEEL, size, theme: 'print' })).flatMap((element) =>
        hasClass(element, 'aspect')
          ? [[element.attributes['data-aspect'], Number(element.parent!.attributes['stroke-width'])] as const]
          : [],
      ),
    )
    expect(widths.size).toBeGreaterThan(3)
    for (const width of widths.values()) expect((width * size) / 2000).toBeGreaterThan(0.99)
    if (size >= 800) expect(widths.get('opposition')! / widths.get('square')!).toBeGreaterThan(1.5)
  }
})
