import { describe, expect, test } from 'bun:test'
import { captioningIn } from '../../src/capabilities/shared/captioning.ts'
import { LABEL_LANGUAGES, LANGUAGES } from '../../src/lexicon/languages.ts'
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
import { charts as all, covered, natalOf, pairOf, threeOf } from './births.ts'
import { type Box, boxOfPoints, drawnIn, pointsOf } from './boxes.ts'
import { contrast } from './contrast.ts'
import { natal } from './wheels.ts'
import { chain, type Element, hasClass, isIn, parsed } from './xml.ts'

const EXTENT = 2000
const draw = (facts: WheelFacts, layout: WheelLayout, size = 800, words: Dictionary = {}) =>
  drawPicture(facts, { ...PLAIN_WHEEL, layout, size, words })

const joined = ([a, b, c, d]: Box, [e, f, g, h]: Box): Box => [
  Math.min(a, e),
  Math.min(b, f),
  Math.max(c, g),
  Math.max(d, h),
]
/** The box of everything in each element that `holds`. */
const boxesOf = (drawn: ReturnType<typeof drawnIn>, holds: (element: Element) => boolean) => {
  const boxes = new Map<Element, Box>()
  for (const { element, box } of drawn) {
    const whole = chain(element).find(holds)
    if (whole) boxes.set(whole, boxes.has(whole) ? joined(boxes.get(whole)!, box) : box)
  }
  return [...boxes].map(([element, box]) => ({ element, box }))
}

/** By the nearest that has a name. */
const called = (element: Element) =>
  chain(element)
    .map(
      ({ attributes }) =>
        attributes['data-point'] ?? attributes['data-house'] ?? attributes['data-axis'] ?? attributes.class,
    )
    .find(Boolean)
/** What of these lies over another for more than a tenth of it. */
const overlaps = (boxes: readonly { element: Element; box: Box }[]) =>
  boxes.flatMap(({ element, box }, i) =>
    boxes
      .slice(i + 1)
      .filter((other) => covered(box, other.box) > 0.1)
      .map((other) => `${called(element)} over ${called(other.element)}`),
  )

const faults = (facts: WheelFacts, layout: WheelLayout, size: number, dictionary?: Dictionary): string[] => {
  const svg = draw(facts, layout, size, dictionary)
  const drawn = drawnIn(svg)
  const height = layout === 'sheet' ? sheetHeight(EXTENT) : EXTENT
  const outside = drawn
    .filter(({ box: [left, top, right, bottom] }) => left < 0 || top < 0 || right > EXTENT || bottom > height)
    .map(({ element }) => `${element.attributes.class ?? element.name} outside of the page`)
  const foreign = hasForeignText(svg) ? ['letters that no font here has'] : []
  const missing = drawn
    .filter(({ element }) => element.name === 'use' && /-0$/.test(element.attributes['xlink:href']!))
    .map(({ element }) => `${element.attributes['xlink:href']} stands for no letter`)
  // Symbols, and words of letters.
  const signs = drawn.filter(({ element }) => element.attributes['xlink:href']?.startsWith('#glyph-'))
  const words = boxesOf(
    drawn.filter(({ element }) => element.name === 'use' && !element.attributes.transform),
    ({ name }) => name === 'g',
  )
  // A row, a head, a cell of the grid; a whole table beside wheel and grid.
  const parts = ['row', 'head', 'contact'].map((name) => boxesOf(drawn, (element) => hasClass(element, name)))
  const wholes = ['table', 'grid', 'signs'].flatMap((name) => boxesOf(drawn, (element) => hasClass(element, name)))
  return [
    ...outside,
    ...foreign,
    ...missing,
    ...overlaps([...signs, ...words]),
    ...parts.flatMap(overlaps),
    ...overlaps(wholes),
  ]
}

const COUNT = sample(12, 200)
const charts = all.slice(0, COUNT)
const other = (i: number, step: number) => charts[(i + step) % charts.length]!
const RINGS = {
  births: (i: number) => natalOf(charts[i]!),
  pairs: (i: number) => pairOf(charts[i]!, other(i, 1)),
  'births with two rings around them': (i: number) => threeOf(charts[i]!, other(i, 1), other(i, 2)),
}
for (const [rings, factsOf] of Object.entries(RINGS))
  for (const layout of WHEEL_LAYOUTS)
    test(`${COUNT} ${rings} as ${layout}: nothing over another, nothing outside, every letter there`, () => {
      const wrong = charts.flatMap((_, i) =>
        [800, 300].flatMap((size) => faults(factsOf(i), layout, size).map((fault) => `${i}, ${size} pixels: ${fault}`)),
      )
      expect(wrong).toEqual([])
    })

// Those with the longest words and the tallest letters, and the one from right to left.
const SAMPLE = LONG ? LABEL_LANGUAGES : (['ru', 'ta', 'ur'] as const)
for (const language of SAMPLE)
  test(`${language}: every layout, nothing over another, nothing outside, every letter there, and no word in English`, async () => {
    const dictionary = await wheelWords(language)
    const unknown = new Set<string>()
    const words = new Proxy(dictionary, {
      get(known, word: string) {
        if (!(word in known)) unknown.add(word)
        return known[word]
      },
    })
    const captioning = captioningIn(language, words)
    const wheels = [natalOf(charts[1]!, captioning), threeOf(charts[2]!, charts[3]!, charts[4]!, captioning)]
    for (const facts of wheels)
      for (const layout of WHEEL_LAYOUTS) {
        for (const size of [800, 300])
          expect([layout, size, faults(facts, layout, size, words)]).toEqual([layout, size, []])
        const told = parsed(draw(facts, layout, 800, words)).filter(({ name }) => name === 'title' || name === 'desc')
        if (LANGUAGES[language].script !== 'Latn')
          expect(told.flatMap(({ text }) => text.match(/[A-Za-z]{2,}/g) ?? [])).toEqual([])
      }
    expect([...unknown]).toEqual([])
  })

describe('the grid', () => {
  test('has every aspect of the chart once, under its points, with its orb', () => {
    for (const facts of [natalOf(charts[7]!), threeOf(charts[7]!, charts[8]!, charts[9]!)]) {
      const contacts = parsed(draw(facts, 'grid')).filter((element) => hasClass(element, 'contact'))
      const told = contacts.map(
        ({ attributes }) => `${attributes['data-a']} ${attributes['data-aspect']} ${attributes['data-b']}`,
      )
      expect(facts.aspects.length).toBeGreaterThan(10)
      expect(told.toSorted()).toEqual(
        facts.aspects.map(({ between, aspect }) => `${between![0]} ${aspect} ${between![1]}`).toSorted(),
      )
    }
  })

  test('has no aspect twice where both rings are the same sky', () => {
    const facts = natalOf(charts[3]!)
    const [ring] = facts.rings
    const same: WheelFacts = { ...facts, rings: [ring, { ...ring, title: 'Again' }] }
    const contacts = parsed(draw(same, 'grid')).filter((element) => hasClass(element, 'contact'))
    expect(contacts.length).toBeLessThanOrEqual(facts.aspects.length)
  })
})

describe('the sheet', () => {
  const rowsOf = (facts: WheelFacts) =>
    parsed(draw(facts, 'sheet')).flatMap((element) =>
      hasClass(element, 'row') ? [element.attributes['data-point']!] : [],
    )

  test('has a row of each point and of the four angles', () => {
    expect(rowsOf(natal)).toEqual([
      ...natal.rings[0].points.map(({ name }) => name),
      'Ascendant',
      'Imum Coeli',
      'Descendant',
      'Midheaven',
    ])
  })

  test('leaves the cusps out where there are none', () => {
    const tables = (facts: WheelFacts) =>
      parsed(draw(facts, 'sheet')).flatMap((element) => element.attributes['data-table'] ?? [])
    expect(tables(natal)).toEqual(['points', 'cusps', 'balance', 'moon'])
    expect(tables({ ...natal, cusps: [] })).toEqual(['points', 'balance', 'moon'])
  })

  test('has no word cut in the table of points, in any language', async () => {
    for (const language of [undefined, ...LABEL_LANGUAGES]) {
      const words = language ? await wheelWords(language) : {}
      const ellipsis = parsed(draw({ ...natal, notes: ['…'] }, 'sheet', 800, words))
        .filter((element) => element.name === 'use' && isIn(element, 'captions'))
        .at(-1)!.attributes['xlink:href']
      const cut = parsed(draw(natal, 'sheet', 800, words)).filter(
        ({ attributes }) => attributes['xlink:href'] === ellipsis,
      )
      expect([language, cut.length]).toEqual([language, 0])
    }
  })
})

test('the Moon is lit on the right while it waxes, by the cosine of its elongation', () => {
  for (const elongation of [10, 60, 90, 135, 180, 225, 300, 350]) {
    const [, lit] = [...moonPicture(elongation, [0, 0], 100, paintsOf(PALETTES.light)).matchAll(/ d="([^"]*)"/g)]
    // An arc from above to below: the lit limb; another back: the border of the light.
    const arcs = [...lit![1]!.matchAll(/A([\d.]+) 100 0 0 ([01])/g)].map(([, radius, sweep]) => [Number(radius), sweep])
    const waxing = elongation <= 180
    const limb = waxing ? '1' : '0'
    expect(arcs[0]).toEqual([100, limb])
    expect(arcs[1]![0]).toBeCloseTo(100 * Math.abs(Math.cos((elongation * Math.PI) / 180)), 0)
    // Less than half: the border bends to the side of the limb.
    const crescent = elongation < 90 || elongation > 270
    if (elongation !== 90) expect(arcs[1]![1]).toBe(crescent ? (waxing ? '0' : '1') : waxing ? '1' : '0')
  }
})

test('the dial has conjunction, square and opposition at one place', () => {
  const [point] = natal.rings[0].points
  const four = [0, 90, 180, 270].map((step) => ({ ...point!, name: `Point ${step}`, longitude: (12.5 + step) % 360 }))
  const facts: WheelFacts = { ...natal, rings: [{ points: four }] }
  const elements = parsed(draw(facts, 'dial'))
  const places = elements.flatMap(({ attributes }) =>
    attributes['data-point']?.startsWith('Point') ? [attributes['data-dial']] : [],
  )
  expect(places).toEqual(['12.5', '12.5', '12.5', '12.5'])
  // 0 above, on against the clock: 22.5 degrees of the dial are a quarter of a turn, to the left.
  const at = (longitude: number) =>
    boxOfPoints(
      pointsOf(
        parsed(draw({ ...natal, rings: [{ points: [{ ...point!, longitude }] }] }, 'dial')).find(
          (element) => element.name === 'path' && element.parent?.attributes['data-point'] === point!.name,
        )!.attributes.d!,
      ),
    )
  expect(at(22.5)[0]).toBeLessThan(300)
  expect(at(0)[1]).toBeLessThan(300)
})

test('the Moon is lit by the paler of ink and paper, whichever that is', () => {
  for (const theme of WHEEL_THEMES) {
    const colours = PALETTES[theme]
    const [disc, lit] = parsed(`<svg>${moonPicture(90, [0, 0], 100, paintsOf(colours))}</svg>`).filter(
      ({ name }) => name === 'path',
    )
    const white = ({ attributes }: Element) => contrast(attributes.fill!, '#FFFFFF')
    expect([theme, white(lit!) < white(disc!)]).toEqual([theme, true])
  }
})

test('an accent is seen on every theme, and is left as it is where it can be', () => {
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

test('heads of a table, and the balance, are written in letters of one size in every language', async () => {
  for (const language of LABEL_LANGUAGES) {
    const words = await wheelWords(language)
    const elements = parsed(draw(natal, 'sheet', 800, words))
    const sizeOf = ({ attributes }: Element) => /scale\(([^)]*)\)/.exec(attributes.transform ?? '')?.[1]
    const tables = elements.filter((element) => hasClass(element, 'table'))
    const linesIn = (name: string) =>
      elements.filter(
        (element) =>
          sizeOf(element) &&
          element.name === 'g' &&
          element.parent === tables.find(({ attributes }) => attributes['data-table'] === name),
      )
    // Its own head first, which is bold.
    const [, ...heads] = linesIn('points')
    expect([language, heads.length, new Set(heads.map(sizeOf)).size]).toEqual([language, 3, 1])
    const [, ...balance] = linesIn('balance')
    expect([language, balance.length, new Set(balance.map(sizeOf)).size]).toEqual([language, 22, 1])
  }
})

test('an aspect line is a pixel wide at least, and opposition and square differ where colours do not', () => {
  for (const size of [300, 800, 2000]) {
    const widths = new Map(
      parsed(drawPicture(natal, { ...PLAIN_WHEEL, size, theme: 'print' })).flatMap((element) =>
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
