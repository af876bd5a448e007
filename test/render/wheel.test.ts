import { describe, expect, test } from 'bun:test'
import satori from 'satori'
import { png } from '../../src/render/chart.ts'
import { CAPTION_FAMILIES, captionFaces } from '../../src/render/fonts.ts'
import { pen } from '../../src/render/glyphs.ts'
import { wheelSvg } from '../../src/render/wheel.ts'
import {
  PLAIN_WHEEL,
  WHEEL_PARTS,
  WHEEL_THEMES,
  type WheelFacts,
  type WheelStyle,
} from '../../src/render/wheel-facts.ts'
import { PALETTES } from '../../src/render/wheel-looks.ts'
import { ASPECTS } from '../../src/western/aspects.ts'
import { POINTS, SYMBOLS } from '../../src/western/points.ts'
import { decodedPng } from './decoded-png.ts'
import { acrossAries, longNames, natal, points, polar, stellium, together, transit } from './wheels.ts'
import { type Element, parsed } from './xml.ts'

const EXTENT = 2000
const look = (more: Partial<WheelStyle> = {}): WheelStyle => ({ ...PLAIN_WHEEL, ...more })
const WHEELS = { natal, transit, stellium, acrossAries, together, polar, longNames }
const tooltips = (svg: string) =>
  parsed(svg)
    .filter(({ name }) => name === 'title')
    .map(({ text }) => text)

/** Where a point's tick begins, from the centre, y upward. */
const ticks = (svg: string) =>
  parsed(svg)
    .filter(({ attributes }) => attributes.class === 'tick')
    .map(({ attributes }) => {
      const [x, y] = attributes.d!.match(/-?[\d.]+/g)!.map(Number) as [number, number]
      return { x: x - EXTENT / 2, y: EXTENT / 2 - y }
    })
const angle = ({ x, y }: { x: number; y: number }) => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360

describe('the wheel', () => {
  test('the Ascendant is at nine o’clock, and longitude grows anticlockwise', async () => {
    const longitudes = [101.6464, 111.6464, 191.6464, 281.6464, 11.6464]
    const found = ticks(await wheelSvg({ ...natal, rings: [{ points: points(longitudes) }] }, look()))
    expect(found).toHaveLength(5)
    expect(found.map((tick) => Math.round(angle(tick) * 10) / 10)).toEqual([180, 190, 270, 0, 90])
  })

  // The catalogue's check of western-natal-wheel.
  test('the tick of a point on the Ascendant is left of the middle and within a pixel of its height, however crowded', async () => {
    const crowd = [101.6464, 101, 101.2, 102, 102.1, 101.9]
    const [on] = ticks(await wheelSvg({ ...natal, rings: [{ points: points(crowd) }] }, look()))
    expect(on!.x).toBeLessThan(0)
    expect(Math.abs(on!.y) * (800 / EXTENT)).toBeLessThan(1)
  })

  test('points that are not available are left out', async () => {
    const svg = await wheelSvg({ ...natal, rings: [{ points: points([10, 20]) }] }, look())
    expect(tooltips(svg)).toEqual(['Sun 10°00′ ♈', 'Moon 20°00′ ♈'])
  })

  test('degree and minute are completed ones: never 30°00′', async () => {
    const svg = await wheelSvg(
      { ...natal, rings: [{ points: points([29.9999999, 359.99999, 0, 59.9833], ['Venus']) }] },
      look(),
    )
    expect(tooltips(svg)).toEqual(['Sun 29°59′ ♈', 'Moon 29°59′ ♓', 'Mercury 0°00′ ♈', 'Venus 29°58′ ♉ ℞'])
  })

  test('without houses the angles remain, and the numbers go', async () => {
    const [whole, bare] = [await wheelSvg(natal, look()), await wheelSvg(polar, look())]
    const drawn = (svg: string) => svg.match(/<g class="houses">.*<\/g>/)![0]
    expect(drawn(bare).match(/stroke-width/g)!.length).toBeLessThan(drawn(whole).match(/stroke-width/g)!.length)
    expect(ticks(bare)).toHaveLength(14)
  })

  test('each part is drawn when asked for, and only then', async () => {
    const all = await wheelSvg(natal, look())
    for (const part of WHEEL_PARTS) {
      const without = await wheelSvg(natal, look({ show: WHEEL_PARTS.filter((other) => other !== part) }))
      expect(without.length).toBeLessThan(all.length)
    }
    const plain = await wheelSvg(natal, look({ show: [] }))
    expect(plain).not.toContain('class="aspects"')
    expect(ticks(plain)).toHaveLength(14)
  })

  test('a bi-wheel has the points of both', async () => {
    expect(ticks(await wheelSvg(transit, look()))).toHaveLength(28)
  })

  test('every aspect is a line of its nature; the stronger the plainer', async () => {
    const svg = await wheelSvg(natal, look())
    const group = svg.match(/<g class="aspects">(.*)<\/g>/)![1]!
    const lines = parsed(`<g>${group}</g>`).slice(1)
    expect(lines).toHaveLength(natal.aspects.length)
    const strongest = lines.at(-1)!.attributes
    expect(strongest.stroke).toBe(PALETTES.light.natures.neutral)
    const opacities = lines.map(({ attributes }) => Number(attributes['stroke-opacity']))
    expect(opacities).toEqual([...opacities].sort((a, b) => a - b))
  })
})

/** The box of an outline under its transform. */
const boxOf = ({ attributes }: Element) => {
  const [dx, dy, scale] = attributes
    .transform!.match(/^translate\(([-\d.]+) ([-\d.]+)\)scale\(([-\d.]+)\)$/)!
    .slice(1)
    .map(Number)
  const numbers = attributes.d!.match(/-?[\d.]+/g)!.map(Number)
  const xs = numbers.filter((_, i) => i % 2 === 0).map((x) => dx! + scale! * x)
  const ys = numbers.filter((_, i) => i % 2 === 1).map((y) => dy! + scale! * y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
}
/** After the tick of each point come its leader and its glyph. */
const glyphBoxes = (svg: string) => {
  const elements = parsed(svg)
  return elements.flatMap(({ attributes }, i) => (attributes.class === 'tick' ? [boxOf(elements[i + 2]!)] : []))
}

describe('crowds', () => {
  for (const [name, facts] of Object.entries({ natal, transit, stellium, acrossAries, together }))
    for (const size of [300, 600, 1000, 2000])
      test(`${name}, ${size}: no glyph covers another`, async () => {
        const boxes = glyphBoxes(await wheelSvg(facts, look({ size })))
        expect(boxes).toHaveLength(facts.rings.length * 14)
        boxes.forEach((a, i) => {
          for (const b of boxes.slice(i + 1)) {
            const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
            const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
            // Boxes on a slant may share a corner that neither glyph fills: at most a fifth of either.
            expect(Math.min(across, down)).toBeLessThan(0.2 * (a[2] - a[0]))
          }
        })
      })
})

describe('documents', () => {
  const drawn = async () => [
    ...(await Promise.all(
      Object.entries(WHEELS).map(async ([name, facts]) => [name, await wheelSvg(facts, look())] as const),
    )),
  ]

  test('are well-formed, of outlines alone: no text, script, link, style sheet or foreign object', async () => {
    for (const [name, svg] of await drawn()) {
      const elements = parsed(svg)
      expect([name, [...new Set(elements.map((element) => element.name))].sort()]).toEqual([
        name,
        ['desc', 'g', 'path', 'svg', 'title'],
      ])
      const names = new Set(elements.flatMap(({ attributes }) => Object.keys(attributes)))
      expect([...names].filter((attribute) => /href|^on|style|src/i.test(attribute))).toEqual([])
      expect(elements[0]!.attributes).toMatchObject({
        version: '1.1',
        xmlns: 'http://www.w3.org/2000/svg',
        width: '800',
        height: '800',
        viewBox: '0 0 2000 2000',
      })
    }
  })

  test('use only the colours of their theme', async () => {
    for (const theme of WHEEL_THEMES) {
      const svg = await wheelSvg(transit, look({ theme }))
      const known = JSON.stringify(PALETTES[theme])
      for (const [colour] of svg.matchAll(/#[0-9A-Fa-f]{6}/g)) expect(known).toContain(colour)
      expect(svg).not.toMatch(/(fill|stroke)="(?!#|none)/)
    }
  })

  test('are the same bytes for the same facts and style', async () => {
    const [first, , again] = [
      await wheelSvg(longNames, look()),
      await wheelSvg(natal, look()),
      await wheelSvg(longNames, look()),
    ]
    expect(again).toBe(first)
  })

  test('hostile names are text', async () => {
    const hostile = `"><script>alert('1')</script> & ]]> \u0000\uD800\uFFFF <a href="x">`
    const ring = {
      title: hostile,
      captions: [hostile],
      points: [{ name: hostile, symbol: hostile, longitude: 5, retrograde: true }],
    }
    const facts: WheelFacts = { ...natal, rings: [ring, ring], notes: [hostile] }
    const svg = await wheelSvg(facts, look())
    const elements = parsed(svg)
    expect(elements.map(({ name }) => name)).not.toContain('script')
    expect(elements.map(({ name }) => name)).not.toContain('a')
    expect(elements[0]!.attributes['aria-label']).toContain("<script>alert('1')</script>")
    expect(svg).not.toContain('<script')
  })
})

describe('glyphs', () => {
  test('every character of the set has an outline of its own, and none is the box of a missing one', async () => {
    const ink = await pen()
    const at = { x: 0, y: 0, size: 1000, colour: '#000000' }
    const aspects = Object.values(ASPECTS).map(({ symbol }) => symbol)
    const symbols = POINTS.map((name) => SYMBOLS[name])
    const characters = [...symbols, ...'♈♉♊♋♌♍♎♏♐♑♒♓℞', ...aspects.filter((symbol) => symbol.length === 1)]
    const outlines = characters.map((character) => ink.symbol(character, at).match(/ d="([^"]+)"/)![1]!)
    expect(new Set(outlines).size).toBe(characters.length)
    // The missing glyph of Noto Sans begins so, at whatever size.
    for (const outline of outlines) expect(outline).not.toStartWith('M505 719L95 719')
  })

  /** The missing glyph of the Noto fonts: a rectangle within a rectangle. */
  const BOX =
    /M([-\d.]+) ([-\d.]+)L([-\d.]+) \2L\3 ([-\d.]+)L\1 \4L\1 \2ZM([-\d.]+) ([-\d.]+)L\5 ([-\d.]+)L([-\d.]+) \7L\8 \6L\5 \6Z/g
  const missing = (svg: string) => [...svg.matchAll(BOX)].length

  test('the box of a missing glyph is known when it is seen', async () => {
    for (const fontWeight of [400, 700])
      for (const text of ['\u{10FFFD}', 'Ana 名前']) {
        const element = {
          type: 'div',
          props: { style: { fontFamily: CAPTION_FAMILIES, fontSize: 44, fontWeight }, children: text },
        }
        const svg = await satori(element as never, { width: 400, height: 100, fonts: captionFaces() })
        expect([text, missing(svg) > 0]).toEqual([text, true])
      }
  })

  test('no wheel has it, whatever the names', async () => {
    const title = 'Ana 名前 🎉 Łukasz Ωμέγα Жанна \u{10FFFD}'
    const strange: WheelFacts = { ...natal, rings: [{ ...natal.rings[0], title }] }
    for (const facts of [...Object.values(WHEELS), strange])
      for (const theme of WHEEL_THEMES) expect(missing(await wheelSvg(facts, look({ theme })))).toBe(0)
  })

  test('names of every script of the lexicon are drawn', async () => {
    const names = [
      'अनुष्का',
      'তৃষ্ণা',
      'કૃષ્ણ',
      'ਗੁਰਪ੍ਰੀਤ',
      'ಕೃಷ್ಣ',
      'കൃഷ്ണ',
      'କୃଷ୍ଣ',
      'ක්‍රිෂ්ණා',
      'தமிழ்',
      'కృష్ణ',
      'Жанна',
      'Łukasz',
      '김민준',
    ]
    for (const title of names) {
      const svg = await wheelSvg({ ...natal, rings: [{ points: [], title }], notes: [] }, look())
      const outlines = svg.match(/<g class="captions">(.*)<\/g>/)![1]!.match(/[LQC]/g)
      // Each character that is not joined to another has an outline of at least a dozen strokes.
      expect([title, (outlines?.length ?? 0) > 40]).toEqual([title, true])
    }
  })
})

describe('captions', () => {
  test('a name of 120 characters is cut within its corner', async () => {
    for (const title of ['x'.repeat(120), 'Maria Louise '.repeat(9), 'W'.repeat(120), longNames.rings[0].title!])
      for (const size of [300, 600, 2000]) {
        const svg = await wheelSvg({ ...natal, rings: [{ points: [], title }], notes: [] }, look({ size }))
        const outline = svg.match(/<g class="captions"><path [^>]*d="([^"]+)"/)![1]!
        const xs = outline
          .match(/[\d.]+/g)!
          .map(Number)
          .filter((_, i) => i % 2 === 0)
        expect(Math.max(...xs)).toBeLessThan(820)
      }
  })
})

describe('png', () => {
  test('of the size asked, and not blank', async () => {
    for (const size of [300, 2000]) {
      const { width, height, pixels } = decodedPng(
        await png(await wheelSvg(natal, look({ size, theme: 'dark' })), size),
      )
      expect([width, height]).toEqual([size, size])
      expect(pixels[0]).toBe(new Uint32Array(new Uint8Array([0x11, 0x14, 0x1c, 0xff]).buffer)[0]!)
      expect(new Set(pixels).size).toBeGreaterThan(100)
    }
  })
})
