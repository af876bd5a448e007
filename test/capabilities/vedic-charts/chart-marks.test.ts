import { expect, test } from 'bun:test'
import birthChart from '../../../src/capabilities/vedic-charts/birth-chart.ts'
import chartImage from '../../../src/capabilities/vedic-charts/chart-image.ts'
import divisionalChart from '../../../src/capabilities/vedic-charts/divisional-chart.ts'
import { CHART_STYLE_NAMES } from '../../../src/chart-styles.ts'
import { LABEL_LANGUAGES } from '../../../src/lexicon/languages.ts'
import { sample } from '../../long.ts'
import { hasClass, parseXml } from '../../render/xml.ts'
import { delhi1947, randomBirths } from '../births.ts'
import { call } from '../call.ts'

const births = [delhi1947, ...randomBirths(sample(8, 100), 51)]

/** The body marks of each body of a chart. */
const bodiesOf = (svg: string) =>
  parseXml(svg)
    .filter((element) => hasClass(element, 'planet') && element.attributes['data-planet'] !== 'Ascendant')
    .map((group) => ({
      name: group.attributes['data-planet']!,
      dignity: group.attributes['data-dignity'] ?? null,
      isRetrograde: group.attributes['data-retrograde'] === 'true',
      isCombust: group.attributes['data-combust'] === 'true',
    }))

const extreme = (dignity: string) => (dignity === 'exalted' || dignity === 'debilitated' ? dignity : null)

test('the marks of D1 are those of the birth chart, for every body in every style', async () => {
  let exalted = 0
  for (const birth of births) {
    const { planets } = await call(birthChart, birth)
    for (const style of CHART_STYLE_NAMES) {
      const { image } = await call(chartImage, { ...birth, style, show_degrees: true })
      const bodies = new Map(bodiesOf(image).map((body) => [body.name, body]))
      for (const planet of planets) {
        const body = bodies.get(planet.name)!
        exalted += planet.dignity === 'exalted' ? 1 : 0
        expect([planet.name, body.dignity, body.isRetrograde, body.isCombust]).toEqual([
          ...[planet.name, extreme(planet.dignity!)],
          ...[planet.retrograde, planet.combust],
        ])
      }
    }
  }
  expect(exalted).toBeGreaterThan(0)
})

test('a body has its degree, an arrow up if exalted, down if debilitated, and R or c in brackets', async () => {
  for (const birth of births) {
    // xml.ts keeps the text of a parent apart from that of its children, so each part of a label is a text of its own.
    const svg = (await call(chartImage, { ...birth, show_degrees: true })).image
    const parts = new Map<string, string>()
    for (const { name, text, parent } of parseXml(svg))
      if (name === 'text' && parent?.attributes['data-planet'])
        parts.set(
          parent.attributes['data-planet'],
          `${parts.get(parent.attributes['data-planet']) ?? ''} ${text}`.trim(),
        )
    for (const { name, dignity, isRetrograde, isCombust } of bodiesOf(svg)) {
      const label = parts.get(name)!
      expect(label).toMatch(/^[A-Z][a-z] \d{1,2}°/)
      expect([label, label.includes('↑'), label.includes('↓')]).toEqual([
        label,
        dignity === 'exalted',
        dignity === 'debilitated',
      ])
      expect([label, label.includes('(R)'), label.includes('(c)')]).toEqual([label, isRetrograde, isCombust])
    }
  }
})

test('the arrows of a varga are the dignities of the varga', async () => {
  let count = 0
  for (const birth of births)
    for (const code of ['D9', 'D10'] as const) {
      const { planets } = await call(divisionalChart, { ...birth, code })
      const bodies = new Map(
        bodiesOf((await call(chartImage, { ...birth, code })).image).map((body) => [body.name, body]),
      )
      for (const { name, dignity } of planets) {
        count += extreme(dignity) ? 1 : 0
        expect([code, name, bodies.get(name)!.dignity]).toEqual([code, name, extreme(dignity)])
      }
    }
  expect(count).toBeGreaterThan(0)
})

test('the heading of a varga is its name in the language and its code', async () => {
  const headings = {
    hi: ['राशि (D1)', 'नवांश (D9)'],
    ta: ['ராசி (D1)', 'நவாம்சம் (D9)'],
    de: ['Rashi (D1)', 'Navamsha (D9)'],
  }
  for (const [legend_language, [first, second]] of Object.entries(headings)) {
    const { image } = await call(chartImage, { ...delhi1947, sheet: ['D9'], legend_language: legend_language as never })
    const charts = parseXml(image).filter(({ name, parent }) => name === 'svg' && parent?.name === 'svg')
    expect(charts.map(({ attributes }) => attributes['aria-label'])).toEqual([first!, second!])
  }
  for (const language of LABEL_LANGUAGES) {
    const { image } = await call(chartImage, { ...delhi1947, code: 'D9', legend_language: language })
    expect(parseXml(image)[0]!.attributes['aria-label']).toContain('(D9)')
  }
})
