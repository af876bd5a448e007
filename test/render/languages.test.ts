import { describe, expect, test } from 'bun:test'
import { CHART_STYLE_NAMES } from '../../src/chart-styles.ts'
import { chartWords } from '../../src/lexicon/abbreviations.ts'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { chartSvg, png } from '../../src/render/chart.ts'
import { EXTENT } from '../../src/render/chart-layouts.ts'
import { missingGlyphs } from '../../src/render/glyphs.ts'
import { drawnElements } from './boxes.ts'
import { decodePng } from './decode-png.ts'
import { crowdedChart, spreadChart, styleOf } from './facts.ts'
import { parseXml, withAncestors } from './xml.ts'

describe('languages', () => {
  for (const language of LABEL_LANGUAGES)
    test(`${language}: every body has its own abbreviation in the bundled fonts, inside the chart`, async () => {
      const words = await chartWords(language)
      const shorts = Object.values(words.bodies).map(({ short }) => short)
      expect(shorts).toHaveLength(13)
      expect(new Set(shorts).size).toBe(13)
      expect(new Set(words.signs.map(({ short }) => short)).size).toBe(12)
      for (const text of [...shorts, ...words.signs.map(({ name }) => name), words.retrograde, words.combust])
        expect([text, missingGlyphs(text)]).toEqual([text, []])
      for (const style of CHART_STYLE_NAMES)
        for (const chart of [spreadChart, crowdedChart(2)]) {
          const svg = await chartSvg(chart, styleOf(style, { words }))
          const elements = parseXml(svg)
          const boxes = drawnElements(svg)
          for (const { box } of boxes)
            expect(Math.min(box[0], box[1], EXTENT - box[2], EXTENT - box[3])).toBeGreaterThanOrEqual(0)
          for (const [name, word] of Object.entries(words.bodies)) {
            const planet = elements.find(({ attributes }) => attributes['data-planet'] === name)
            if (!planet) continue
            const within = elements.filter((element) => withAncestors(element).includes(planet))
            expect(within.find((element) => element.name === 'title')!.text).toStartWith(word.name)
            const [letters] = within.filter(({ name }) => name === 'text' || name === 'use')
            if (letters!.name === 'text') expect(letters!.text).toBe(word.short)
          }
        }
    })

  test('a PNG in Hindi has its letters', async () => {
    const hindi = await chartWords('hi')
    const sizes = await Promise.all(
      [undefined, hindi].map(async (words) => {
        const svg = await chartSvg(spreadChart, styleOf('north', { labels: 'name', ...(words && { words }) }))
        const { pixels } = decodePng(await png(svg, 600))
        return pixels.filter((pixel) => pixel !== pixels[0]).length
      }),
    )
    // A font without these letters would draw nothing.
    expect(sizes[1]! / sizes[0]!).toBeGreaterThan(0.7)
  })
})
