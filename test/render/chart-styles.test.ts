import { describe, expect, test } from 'bun:test'
import classicalKundliReport from '../../src/capabilities/reports/classical-kundli-report.ts'
import chartImage from '../../src/capabilities/vedic-charts/chart-image.ts'
import { CHART_STYLE_NAMES, CHART_STYLES, PRINTED_CHART_STYLES } from '../../src/chart-styles.ts'
import { layoutOf } from '../../src/render/chart-layouts.ts'
import type { TSchema } from '../../src/schema.ts'
import { sources } from '../structure/sources.ts'

const wordsOf = (schema: TSchema): string[] =>
  schema.enum ?? (schema.anyOf as TSchema[]).find((each) => each.enum)!.enum

describe('the set of chart styles', () => {
  test('equals the styles that the API offers', () => {
    const { input, data } = chartImage
    expect(wordsOf(input.properties.style)).toEqual([...CHART_STYLE_NAMES])
    expect(wordsOf(data.properties.style)).toEqual([...CHART_STYLE_NAMES])
    expect(wordsOf(classicalKundliReport.input.properties.chart_style)).toEqual([...PRINTED_CHART_STYLES])
    // The contract.
    expect(CHART_STYLE_NAMES).toEqual(expect.arrayContaining(['north', 'south', 'east', 'circle']))
    expect(PRINTED_CHART_STYLES).toEqual(expect.arrayContaining(['north', 'south', 'east']))
  })

  test('equals the styles that the API description explains', () => {
    for (const { layout } of Object.values(CHART_STYLES)) expect(chartImage.method).toContain(layout)
  })

  test('has a layout for each style', () => {
    const layouts = CHART_STYLE_NAMES.map((style) => layoutOf(style, false))
    for (const { slots } of layouts) expect(slots).toHaveLength(12)
    expect(new Set(layouts.map(({ lines }) => lines)).size).toBe(CHART_STYLE_NAMES.length)
  })

  test('is defined in one file', () => {
    const copy = new RegExp(
      CHART_STYLE_NAMES.slice(0, 3)
        .map((name) => `['"]${name}['"]`)
        .join('[\\s,|]+'),
    )
    expect("'north' | 'south' | 'east'").toMatch(copy)
    const copies = sources('src/**/*.{ts,tsx}', 'bench/**/*.ts', 'scripts/**/*.ts').filter(({ code }) =>
      copy.test(code),
    )
    expect(copies.map(({ path }) => path)).toEqual([])
  })
})
