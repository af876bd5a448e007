import { expect, test } from 'bun:test'
import chartImage from '../../../src/capabilities/vedic-charts/chart-image.ts'
import { CHART_STYLE_NAMES } from '../../../src/chart-styles.ts'
import { LABEL_LANGUAGES } from '../../../src/lexicon/languages.ts'
import { LONG, sample } from '../../long.ts'
import { hasClass, parseXml, withAncestors } from '../../render/xml.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'

/** Seven planets and Ketu in Capricorn. */
const stellium = { datetime: '1962-02-05T05:30', timezone: 'Asia/Kolkata', latitude: 28.6, longitude: 77.2 }
const LANGUAGES = LONG ? [undefined, ...LABEL_LANGUAGES] : ([undefined, 'hi', 'ta', 'ur'] as const)
/** The stellium is drawn in every language. The other births take turns with these parts of the languages. */
const LANGUAGE_PARTS = sample(1, 5, 1)
const SMALL = /letters are smaller than 5.5 pixels/

/** Sizes of all letters in the houses of a chart, pixels. */
const sizesOf = (svg: string, size: number) =>
  parseXml(svg).flatMap((element) => {
    const { name, attributes } = element
    if (!withAncestors(element).some((each) => hasClass(each, 'house'))) return []
    const units =
      name === 'text'
        ? Number(attributes['font-size'])
        : // Outlines have 112 units to the em.
          112 * Number(/scale\(([\d.]+)\)/.exec((name === 'g' && attributes.transform) || '')?.[1] ?? Number.NaN)
    return Number.isNaN(units) ? [] : [(units * size) / 2000]
  })

test('at 300 pixels names and signs are legible, or the answer warns', async () => {
  let crowded = 0
  for (const [i, birth] of [stellium, ...randomBirths(sample(3, 60), 9)].entries())
    for (const legend_language of LANGUAGES.filter((_, k) => i === 0 || k % LANGUAGE_PARTS === i % LANGUAGE_PARTS))
      for (const style of CHART_STYLE_NAMES)
        for (const labels_style of ['name', 'abbreviation'] as const) {
          const input = { ...birth, legend_language, style, labels_style, size: 300, show_degrees: true }
          const { image, warnings } = await call(chartImage, input)
          const sizes = sizesOf(image, 300)
          expect(sizes.length).toBeGreaterThan(20)
          const isSmall = Math.min(...sizes) < 5.5
          crowded += isSmall ? 1 : 0
          expect([style, legend_language, isSmall]).toEqual([
            style,
            legend_language,
            warnings.some((warning) => SMALL.test(warning)),
          ])
          // Only eight bodies in one house of the circle leave no room.
          if (style !== 'circle')
            expect([style, legend_language, birth.datetime, isSmall]).toEqual([
              style,
              legend_language,
              birth.datetime,
              false,
            ])
        }
  expect(crowded).toBeGreaterThan(0)
})

test('degrees stay where they are legible', async () => {
  const degrees = async (size: number, input: object) =>
    (await call(chartImage, { ...stellium, size, show_degrees: true, ...input })).image.match(/>\d+°</g)?.length ?? 0
  expect(await degrees(1000, {})).toBe(10)
  expect(await degrees(300, { style: 'circle' })).toBeLessThan(10)
})

test('a sheet of many charts warns when its letters are too small', async () => {
  const sheet = ['D2', 'D3', 'D4', 'D7', 'D9', 'D10', 'D12', 'D16'] as const
  const draw = async (size: number) => (await call(chartImage, { ...stellium, sheet: [...sheet], size })).warnings
  expect((await draw(500)).some((warning) => SMALL.test(warning))).toBe(true)
  expect((await draw(2000)).some((warning) => SMALL.test(warning))).toBe(false)
})
