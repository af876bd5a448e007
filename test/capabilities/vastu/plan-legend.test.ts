import { describe, expect, test } from 'bun:test'
import { examplePlan } from '../../../src/capabilities/vastu/parts/plan-input.ts'
import vastuPlanImage from '../../../src/capabilities/vastu/vastu-plan-image.ts'
import { LABEL_LANGUAGES } from '../../../src/lexicon/languages.ts'
import { planWords } from '../../../src/lexicon/plan-words.ts'
import { missingGlyphs } from '../../../src/render/glyphs.ts'
import { WHEEL_THEMES } from '../../../src/render/wheel-facts.ts'
import { RATING_WORDS } from '../../../src/traditions/vastu/ratings.ts'
import { ZONE_ELEMENTS } from '../../../src/traditions/vastu/zones.ts'
import { type Box, drawnElements, pointsOf } from '../../render/boxes.ts'
import { type Element, parseXml, withAncestors } from '../../render/xml.ts'
import { call } from '../call.ts'

const LANGUAGES = [undefined, ...LABEL_LANGUAGES]
const draw = async (more: object) => (await call(vastuPlanImage, { ...examplePlan, ...more })).images[0]!
const part = (name: string) => (element: Element) =>
  withAncestors(element).some(({ attributes }) => attributes['data-part'] === name)

/** CIE L*a*b* of a colour #RRGGBB. Source: IEC 61966-2-1 and CIE 15, white point D65. */
const labOf = (colour: string) => {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116)
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505),
    f(0.2126 * r + 0.7152 * g + 0.0722 * b),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089),
  ]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)] as const
}
const difference = (a: string, b: string) => Math.hypot(...labOf(a).map((value, i) => value - labOf(b)[i]!))
const over = (ground: string, colour: string, opacity: number) =>
  `#${[1, 3, 5]
    .map((at) => [ground, colour].map((each) => Number.parseInt(each.slice(at, at + 2), 16)) as [number, number])
    .map(([from, to]) =>
      Math.round(from + opacity * (to - from))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

describe('the colours of a plan', () => {
  test('each fill of a zone or of a rating has its swatch in the foot', async () => {
    for (const theme of WHEEL_THEMES)
      for (const overlays of [['zones_8'], ['zones_16', 'rooms', 'ratings'], ['entrances_32']]) {
        const elements = parseXml((await draw({ overlays, theme })).content)
        const looks = (name: string) =>
          new Set(
            elements.flatMap(({ attributes }) =>
              attributes['data-part'] === name ? `${attributes.fill} ${attributes['fill-opacity']}` : [],
            ),
          )
        const legend = looks('legend')
        expect(legend.size).toBeGreaterThan(2)
        for (const look of [...looks('zone'), ...looks('room')])
          if (!look.endsWith(' 0.7'))
            expect([theme, overlays, look, legend.has(look)]).toEqual([theme, overlays, look, true])
      }
  })

  test('zones differ from each other and from the floor at a glance in every theme', async () => {
    for (const theme of WHEEL_THEMES) {
      const elements = parseXml((await draw({ overlays: ['zones_16'], theme })).content)
      const floor = elements.find(({ attributes }) => attributes['fill-rule'])!.attributes.fill!
      const fills = new Set(
        elements.flatMap(({ attributes }) =>
          attributes['data-part'] === 'zone' ? over(floor, attributes.fill!, Number(attributes['fill-opacity'])) : [],
        ),
      )
      const colours = [floor, ...fills]
      expect(colours).toHaveLength(6)
      // Two neighbours in a picture look different at a glance from a difference of about five on.
      for (const [i, a] of colours.entries())
        for (const b of colours.slice(i + 1)) expect([theme, a, b, difference(a, b) > 8]).toEqual([theme, a, b, true])
    }
  })

  test('the words of the legend are different in a language, and in letters of the bundled fonts', async () => {
    for (const language of LANGUAGES) {
      const { legend } = await planWords(language)
      for (const words of [ZONE_ELEMENTS.map(legend), RATING_WORDS.map(legend)]) {
        expect([language, new Set(words).size]).toEqual([language, words.length])
        expect([language, missingGlyphs(words.join(''))]).toEqual([language, []])
      }
    }
  })
})

describe('the names around a plan', () => {
  /** Boxes of the names of zones, and their font sizes. */
  const namesOf = (content: string) => {
    const boxes = new Map<Element, Box>()
    for (const { element, box } of drawnElements(content)) {
      const line = withAncestors(element).find(({ attributes }) => attributes.transform)
      if (!line || !part('zone-names')(element)) continue
      const [a, b, c, d] = boxes.get(line) ?? box
      boxes.set(line, [Math.min(a, box[0]), Math.min(b, box[1]), Math.max(c, box[2]), Math.max(d, box[3])])
    }
    return [...boxes].map(([{ attributes }, box]) => ({
      box,
      // Outlines have 112 units to the em.
      pixels: Number(/scale\(([\d.]+)\)/.exec(attributes.transform!)![1]) * 112,
    }))
  }

  test('stand between the plan and the edge of the page, with at least 6.5 pixels, in every language', async () => {
    for (const width of [300, 640, 1000])
      for (const overlay of ['zones_8', 'zones_16'] as const)
        for (const legend_language of LANGUAGES) {
          const { content, height } = await draw({ overlays: [overlay], width, legend_language })
          const floor = parseXml(content).find(({ attributes }) => attributes['fill-rule'])!.attributes.d!
          const [xs, ys] = [pointsOf(floor).map(([x]) => x), pointsOf(floor).map(([, y]) => y)]
          const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
          const names = namesOf(content)
          expect(names.length).toBeGreaterThanOrEqual(8)
          for (const { box, pixels } of names) {
            const isInside = box[0] >= 0 && box[1] >= 0 && box[2] <= width && box[3] <= height
            const isClear = box[2] <= left || box[0] >= right || box[3] <= top || box[1] >= bottom
            expect([legend_language, width, overlay, isInside, isClear, pixels > 6.5]).toEqual([
              ...[legend_language, width, overlay],
              ...[true, true, true],
            ])
          }
        }
  })

  test('names of devatas too small to read are left out with a warning', async () => {
    const small = await call(vastuPlanImage, { ...examplePlan, overlays: ['devatas'], width: 300 })
    expect(small.warnings.filter((warning) => /\d+ names of devatas/.test(warning))).toHaveLength(1)
    const large = await call(vastuPlanImage, { ...examplePlan, overlays: ['devatas'], width: 1000 })
    expect(large.warnings.filter((warning) => warning.includes('devatas'))).toEqual([])
  })
})
