import { expect, test } from 'bun:test'
import chartImage from '../../../src/capabilities/vedic-charts/chart-image.ts'
import { LABEL_LANGUAGES } from '../../../src/lexicon/languages.ts'
import { EXTENT, layoutOf } from '../../../src/render/chart-layouts.ts'
import { createPen } from '../../../src/render/glyphs.ts'
import { LONG } from '../../long.ts'
import { boxOfPoints, drawnElements } from '../../render/boxes.ts'
import { hasClass, parseXml, withAncestors } from '../../render/xml.ts'
import { delhi1947 } from '../births.ts'
import { call } from '../call.ts'

const LANGUAGES = [undefined, ...LABEL_LANGUAGES]
const NAMES = [
  'Amrita Sher-Gil',
  'अमृता शेरगिल',
  'Wolfgang Amadeus Chrysostomus Theophilus of the long-lived Mozart family',
]
const INPUT = { ...delhi1947, captions: true, as_of: '1980-05-01T12:00' }

const letters = (svg: string) =>
  drawnElements(svg).filter(
    ({ element }) => element.name === 'use' && withAncestors(element).some((each) => hasClass(each, 'caption')),
  )
/** The ids of the letters of a text. */
const lettersOf = (text: string, bold: boolean) =>
  [
    ...createPen()
      .line(text, { x: 0, y: 0, size: 10, bold }, 'regular')
      .matchAll(/#([^"]+)"/g),
  ].map(([, id]) => id)
const includesRun = (ids: readonly (string | undefined)[], run: readonly (string | undefined)[]) =>
  ids.some((_, i) => run.every((id, k) => ids[i + k] === id))

test('name, day, place and running periods are in the centre of south and east charts, in every language', async () => {
  for (const style of ['south', 'east'] as const)
    for (const size of [300, 600])
      for (const [i, legend_language] of LANGUAGES.entries()) {
        // Each language has two of the four pictures.
        if (!LONG && (i + (size === 300 ? 1 : 0)) % 2) continue
        const title = NAMES[i % NAMES.length]!
        const { image, height } = await call(chartImage, { ...INPUT, style, size, title, legend_language })
        expect(height).toBe(size)
        const [left, top, right, bottom] = boxOfPoints(layoutOf(style, true).centre!)
        const found = letters(image)
        expect(found.length).toBeGreaterThan(60)
        const outside = found.filter(({ box }) => box[0] < left || box[1] < top || box[2] > right || box[3] > bottom)
        expect([style, size, legend_language, outside.length]).toEqual([style, size, legend_language, 0])
      }
})

test('the centre has the heading, the name and the three running lords', async () => {
  const { image } = await call(chartImage, { ...INPUT, style: 'south', title: 'Amrita' })
  const ids = letters(image).map(({ element }) => element.attributes['xlink:href']!.slice(1))
  for (const [text, bold] of [
    ['Rashi (D1)', true],
    ['Amrita', true],
    ['Vimshottari dasha', false],
    // Source: the chart of India's independence in the books, whose Mercury mahadasha ran from 1965 to 1982; Saturn is its last antardasha.
    ['Mercury – Saturn', false],
  ] as const)
    expect([
      text,
      includesRun(ids, lettersOf(text.replaceAll(' ', ''), bold)) || includesRun(ids, lettersOf(text, bold)),
    ]).toEqual([text, true])
})

test('without captions there are no periods, and the answer does not depend on the moment of the call', async () => {
  const { image } = await call(chartImage, { ...delhi1947, style: 'south', title: 'Amrita' })
  const ids = letters(image).map(({ element }) => element.attributes['xlink:href']!.slice(1))
  expect(includesRun(ids, lettersOf('Vimshottari', false))).toBe(false)
  const varies = chartImage.varies as (input: object) => boolean
  expect(varies({ ...delhi1947, style: 'south', title: 'Amrita' })).toBe(false)
  expect(varies({ ...delhi1947, style: 'south', captions: true })).toBe(true)
  expect(varies({ ...delhi1947, style: 'south', captions: true, as_of: INPUT.as_of })).toBe(false)
  expect(varies({ ...delhi1947, style: 'north', captions: true })).toBe(false)
})

test('north Indian charts and several charts have their captions above', async () => {
  for (const more of [{ style: 'north' }, { style: 'circle' }, { style: 'south', sheet: ['D9'] }] as const) {
    const { image, height, width } = await call(chartImage, { ...INPUT, ...(more as object) })
    expect(parseXml(image).some((element) => hasClass(element, 'captions'))).toBe(true)
    expect(height).toBeGreaterThan(width / ('sheet' in more ? 2 : 1))
  }
  expect(EXTENT).toBe(2000)
})
