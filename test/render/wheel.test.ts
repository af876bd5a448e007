import { describe, expect, test } from 'bun:test'
import { png } from '../../src/render/chart.ts'
import { createPen } from '../../src/render/glyphs.ts'
import { wheelSvg } from '../../src/render/wheel.ts'
import {
  PLAIN_WHEEL,
  WHEEL_PARTS,
  WHEEL_THEMES,
  type WheelFacts,
  type WheelStyle,
} from '../../src/render/wheel-facts.ts'
import { PALETTES } from '../../src/render/wheel-theme.ts'
import { ASPECT_SETS, ASPECTS } from '../../src/western/aspects.ts'
import { POINTS, SYMBOLS } from '../../src/western/points.ts'
import { type Box, drawnElements } from './boxes.ts'
import { decodePng } from './decode-png.ts'
import { acrossAries, longNames, natal, points, polar, stellium, together, transit } from './wheels.ts'
import { hasClass, isInside, parseXml } from './xml.ts'

const EXTENT = 2000
const look = (more: Partial<WheelStyle> = {}): WheelStyle => ({ ...PLAIN_WHEEL, ...more })
const WHEELS = { natal, transit, stellium, acrossAries, together, polar, longNames }
const tooltips = (svg: string) =>
  parseXml(svg)
    .filter(({ name, parent }) => name === 'title' && hasClass(parent!, 'point'))
    .map(({ text }) => text)

/** Start of the tick of each point, relative to the centre; y points up. */
const ticks = (svg: string) =>
  parseXml(svg)
    .filter((element) => hasClass(element, 'tick'))
    .map(({ attributes }) => {
      const [x, y] = attributes.d!.match(/-?[\d.]+/g)!.map(Number) as [number, number]
      return { x: x - EXTENT / 2, y: EXTENT / 2 - y }
    })
const angle = ({ x, y }: { x: number; y: number }) => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360

describe('the wheel', () => {
  test('the Ascendant is at nine o’clock, and longitude grows anticlockwise', async () => {
    const longitudes = [101.6464, 111.6464, 191.6464, 281.6464, 11.6464]
    const foundTicks = ticks(await wheelSvg({ ...natal, rings: [{ points: points(longitudes) }] }, look()))
    expect(foundTicks).toHaveLength(5)
    expect(foundTicks.map((tick) => Math.round(angle(tick) * 10) / 10)).toEqual([180, 190, 270, 0, 90])
  })

  // The catalogue's check of western-natal-wheel.
  test('the tick of a point on the Ascendant is left of the middle at its height, however crowded', async () => {
    const crowd = [101.6464, 101, 101.2, 102, 102.1, 101.9]
    const [on] = ticks(await wheelSvg({ ...natal, rings: [{ points: points(crowd) }] }, look()))
    expect(on!.x).toBeLessThan(0)
    expect(Math.abs(on!.y) * (800 / EXTENT)).toBeLessThan(1)
  })

  test('points that are not available are left out', async () => {
    const svg = await wheelSvg({ ...natal, rings: [{ points: points([10, 20]) }] }, look())
    expect(tooltips(svg)).toEqual(['Sun 10°00′ ♈', 'Moon 20°00′ ♈'])
  })

  test('degree and minute are rounded down, never 30°00′', async () => {
    const svg = await wheelSvg(
      { ...natal, rings: [{ points: points([29.9999999, 359.99999, 0, 59.9833], ['Venus']) }] },
      look(),
    )
    expect(tooltips(svg)).toEqual(['Sun 29°59′ ♈', 'Moon 29°59′ ♓', 'Mercury 0°00′ ♈', 'Venus 29°58′ ♉ ℞'])
  })

  test('without houses the angles are drawn and no house', async () => {
    const [whole, bare] = [await wheelSvg(natal, look()), await wheelSvg(polar, look())]
    const houses = (svg: string) => parseXml(svg).filter((element) => hasClass(element, 'house'))
    expect([houses(whole).length, houses(bare).length]).toEqual([12, 0])
    expect(parseXml(bare).filter((element) => hasClass(element, 'axis'))).toHaveLength(4)
    expect(ticks(bare)).toHaveLength(14)
  })

  test('each part is drawn only if `show` has it', async () => {
    const all = await wheelSvg(natal, look())
    for (const part of WHEEL_PARTS) {
      const without = await wheelSvg(natal, look({ show: WHEEL_PARTS.filter((other) => other !== part) }))
      expect(without.length).toBeLessThan(all.length)
    }
    const plain = await wheelSvg(natal, look({ show: [] }))
    expect(plain).not.toContain('class="aspects"')
    expect(ticks(plain)).toHaveLength(14)
  })

  test('a bi-wheel has the points of both rings', async () => {
    expect(ticks(await wheelSvg(transit, look()))).toHaveLength(28)
  })

  test('every aspect is a line in the colour of its nature, and a stronger aspect is more opaque', async () => {
    const svg = await wheelSvg(natal, look())
    const lines = parseXml(svg).filter((element) => element.name === 'path' && isInside(element, 'aspect'))
    expect(lines).toHaveLength(natal.aspects.length)
    expect(lines.at(-1)!.parent!.attributes.stroke).toBe(PALETTES.light.natures.neutral)
    for (const kind of Map.groupBy(lines, ({ parent }) => parent).values()) {
      const opacities = kind.map(({ attributes }) => Number(attributes['stroke-opacity']))
      expect(opacities).toEqual([...opacities].sort((a, b) => a - b))
    }
  })
})

const glyphBoxes = (svg: string): Box[] =>
  drawnElements(svg).flatMap(({ element, box }) => (hasClass(element, 'glyph') ? [box] : []))

describe('attributes for pages', () => {
  test('points, houses, axes, signs and aspects have data attributes and titles', async () => {
    const elements = parseXml(await wheelSvg(natal, look()))
    const [sun, ...others] = elements.filter((element) => hasClass(element, 'point'))
    expect(others).toHaveLength(13)
    expect(sun!.attributes).toEqual({
      class: 'point',
      'data-point': 'Sun',
      'data-longitude': '353.5078',
      'data-sign': 'Pisces',
      'data-house': '10',
    })
    for (const [kind, count] of [
      ['point', 14],
      ['house', 12],
      ['axis', 4],
      ['sign', 12],
      ['kind', 10],
    ] as const) {
      const matches = elements.filter((element) => hasClass(element, kind))
      expect([kind, matches.length]).toEqual([kind, count])
      for (const each of matches)
        expect(elements.find(({ name, parent }) => name === 'title' && parent === each)?.text).toBeTruthy()
    }
    const between = {
      ...natal,
      aspects: [{ ...natal.aspects[0]!, between: ['Mercury', 'North Node'] as const, orb: 0.42 }],
    }
    const aspect = parseXml(await wheelSvg(between, look())).find((element) => hasClass(element, 'aspect'))
    expect(aspect!.attributes).toMatchObject({
      'data-a': 'Mercury',
      'data-b': 'North Node',
      'data-aspect': 'sextile',
      'data-nature': 'harmonious',
      'data-orb': '0.42',
    })
  })

  test('every colour has a CSS variable whose default is the attribute', async () => {
    for (const theme of WHEEL_THEMES) {
      const elements = parseXml(await wheelSvg(transit, look({ theme })))
      const sheet = elements.find(({ name }) => name === 'style')!.text
      const colours = new Map(
        [...sheet.matchAll(/\.((?:ink|edge)-[a-z]+)\{\w+:var\(--chart-[a-z]+,(#\w+)\)\}/g)].map(([, name, hex]) => [
          name!,
          hex!,
        ]),
      )
      for (const element of elements)
        for (const [way, kind] of [
          ['fill', 'ink'],
          ['stroke', 'edge'],
        ] as const) {
          const colour = element.attributes[way]
          if (!colour || colour === 'none') continue
          const name = element.attributes.class!.split(' ').find((each) => each.startsWith(`${kind}-`))!
          expect([name, colours.get(name)]).toEqual([name, colour])
        }
    }
  })

  test('the description names every point in words, without symbols', async () => {
    const [, description] = parseXml(await wheelSvg(natal, look()))
    expect(description!.name).toBe('desc')
    expect(description!.text).toContain('Sun 23°30′ Pisces, house 10')
    expect(description!.text).toContain('Uranus 1°17′ Virgo, house 3, retrograde')
    expect(description!.text).not.toMatch(/[☉-⚿]/u)
  })

  test('a natal wheel is below 60 kB', async () => {
    const usual = {
      ...natal,
      aspects: natal.aspects.filter(({ aspect }) => ASPECT_SETS.main.includes(aspect as never)),
    }
    expect((await wheelSvg(usual, look())).length).toBeLessThan(60_000)
  })
})

describe('crowded wheels', () => {
  for (const [name, facts] of Object.entries({ natal, transit, stellium, acrossAries, together }))
    for (const size of [300, 600, 1000, 2000])
      test(`${name}, ${size}: no glyph covers another`, async () => {
        const boxes = glyphBoxes(await wheelSvg(facts, look({ size })))
        expect(boxes).toHaveLength(facts.rings.length * 14)
        boxes.forEach((a, i) => {
          for (const b of boxes.slice(i + 1)) {
            const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
            const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
            // Boxes of rotated glyphs may share a corner that neither glyph fills: at most a fifth of either box.
            expect(Math.min(across, down)).toBeLessThan(0.2 * (a[2] - a[0]))
          }
        })
      })
})

describe('documents', () => {
  const svgsByName = async () => [
    ...(await Promise.all(
      Object.entries(WHEELS).map(async ([name, facts]) => [name, await wheelSvg(facts, look())] as const),
    )),
  ]

  test('are well-formed and consist of outlines, without text, scripts or external links', async () => {
    for (const [name, svg] of await svgsByName()) {
      const elements = parseXml(svg)
      expect([name, [...new Set(elements.map((element) => element.name))].sort()]).toEqual([
        name,
        ['defs', 'desc', 'g', 'path', 'style', 'svg', 'title', 'use'],
      ])
      const names = new Set(elements.flatMap(({ attributes }) => Object.keys(attributes)))
      expect([...names].filter((attribute) => /href|^on|style|src/i.test(attribute))).toEqual(['xlink:href'])
      const ids = new Set(elements.flatMap(({ attributes }) => attributes.id ?? []))
      for (const { attributes } of elements.filter((element) => element.name === 'use'))
        expect(ids).toContain(attributes['xlink:href']!.slice(1))
      expect(svg).not.toMatch(/url\(|@import/)
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

  test('hostile names are escaped', async () => {
    const hostile = `"><script>alert('1')</script> & ]]> \u0000\uD800\uFFFF <a href="x">`
    const ring = {
      title: hostile,
      captions: [hostile],
      points: [{ name: hostile, symbol: hostile, longitude: 5, retrograde: true }],
    }
    const facts: WheelFacts = { ...natal, rings: [ring, ring], notes: [hostile] }
    const svg = await wheelSvg(facts, look())
    const elements = parseXml(svg)
    expect(elements.map(({ name }) => name)).not.toContain('script')
    expect(elements.map(({ name }) => name)).not.toContain('a')
    expect(elements[0]!.attributes['aria-label']).toContain("<script>alert('1')</script>")
    expect(svg).not.toContain('<script')
  })
})

describe('glyphs', () => {
  test('every character has its own outline, and none is the box of a missing character', async () => {
    const pen = createPen()
    const at = { x: 0, y: 0, size: 1000, colour: '#000000' }
    const aspects = Object.values(ASPECTS).map(({ symbol }) => symbol)
    const symbols = POINTS.map((name) => SYMBOLS[name])
    const characters = [...symbols, ...'♈♉♊♋♌♍♎♏♐♑♒♓℞', ...aspects.filter((symbol) => symbol.length === 1)]
    const outlines = characters.map((character) => {
      const [, id] = pen.symbol(character, at).match(/#([^"]+)"/)!
      return pen.defs().match(new RegExp(`id="${id}" d="([^"]+)"`))![1]!
    })
    expect(new Set(outlines).size).toBe(characters.length)
  })

  /** Elements with glyph 0, which stands for a missing character in every font. */
  const missing = (svg: string) => parseXml(svg).filter(({ attributes }) => /-0$/.test(attributes['xlink:href'] ?? ''))

  test('a character without a glyph is `<text>` for a font of the viewer', async () => {
    const titles = {
      'Ana 名前 🎉 Łukasz Ωμέγα Жанна \u{10FFFD}': ['🎉'],
      'परिवार 👨‍👩‍👧 محمد': ['👨‍👩‍👧'],
      张伟: ['张伟'],
      'Zhang 张伟 (张)': ['张伟', '张'],
      'བསྟན་འཛིན།': ['བསྟན་འཛིན།'],
      ᏣᎳᎩ: ['ᏣᎳᎩ'],
      // The order is from right to left, as the text is read.
      ܣܘܪܝܝܐ: ['ܣܘܪܝܝܐ'],
    }
    const captioned = async (title: string) =>
      parseXml(await wheelSvg({ ...natal, rings: [{ title, points: [] }], notes: [] }, look())).filter(
        (element) => isInside(element, 'captions') && (element.name === 'text' || element.name === 'use'),
      )
    for (const [title, foreignTexts] of Object.entries(titles)) {
      const svg = await wheelSvg({ ...natal, rings: [{ ...natal.rings[0], title }] }, look())
      expect([title, missing(svg).length]).toEqual([title, 0])
      const captions = await captioned(title)
      expect(captions.flatMap(({ name, text }) => (name === 'text' ? text : []))).toEqual(foreignTexts)
    }
    // The other characters are drawn as in a text without it.
    const letters = async (title: string) => (await captioned(title)).filter(({ name }) => name === 'use').length
    expect(await letters('परिवार 👨‍👩‍👧 محمد')).toBe(await letters('परिवार محمد'))
    for (const facts of Object.values(WHEELS))
      for (const theme of WHEEL_THEMES) expect(missing(await wheelSvg(facts, look({ theme })))).toEqual([])
  })

  test('names are drawn in every script that has a bundled font', async () => {
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
      'عبد الرحمن',
      'Nguyễn',
      '王小明',
      'Ωμέγα',
      'さくら',
      'ეკატერინე',
      'Արամ',
      'אברהם',
      'สมชาย',
      'ສົມໃຈ',
      'អោងសាន',
      'အောင်ဆန်း',
      'አበበ',
    ]
    for (const title of names) {
      const svg = await wheelSvg({ ...natal, rings: [{ points: [], title }], notes: [] }, look())
      const outlines = drawnElements(svg).filter(({ element }) => isInside(element, 'captions'))
      expect([title, outlines.some(({ box }) => box[2] - box[0] > 10)]).toEqual([title, true])
    }
  })
})

describe('captions', () => {
  test('a name of 120 characters is cut within its corner', async () => {
    for (const title of ['x'.repeat(120), 'Maria Louise '.repeat(9), 'W'.repeat(120), longNames.rings[0].title!])
      for (const size of [300, 600, 2000]) {
        const svg = await wheelSvg({ ...natal, rings: [{ points: [], title }], notes: [] }, look({ size }))
        const outlines = drawnElements(svg).filter(({ element }) => isInside(element, 'captions'))
        expect(outlines.length).toBeGreaterThan(5)
        for (const { box } of outlines) expect(box[2]).toBeLessThan(820)
      }
  })
})

describe('small pictures', () => {
  test('at 300 pixels date, offset and place are not cut', async () => {
    const ring = { ...natal.rings[0], captions: ['14 March 1879, 11:30 (UTC+00:40)', 'Ulm', '48°24′ N, 10°00′ E'] }
    const elements = parseXml(await wheelSvg({ ...natal, rings: [ring] }, look({ size: 300 })))
    const lines = elements.filter(({ name, parent }) => name === 'g' && hasClass(parent!, 'captions'))
    const letters = lines.map((line) => elements.filter(({ name, parent }) => name === 'use' && parent === line).length)
    // Name and date are at the top, the rest at the bottom. Spaces have no outline.
    const captionTexts = ['AlbertEinstein', '14March1879', '11:30(UTC+00:40)', '48°24′N,10°00′E', 'Ulm']
    expect(letters.slice(0, captionTexts.length)).toEqual(captionTexts.map((text) => [...text].length))
  })

  test('at 300 pixels the longest date and time of a second ring are not cut', async () => {
    const moment = '28 September 1888, 20:30 (UTC-11:00)'
    const rings = [natal.rings[0], { points: [], title: 'Another', captions: [moment] }] as const
    const elements = parseXml(await wheelSvg({ ...natal, rings, notes: ['a', 'b'] }, look({ size: 300 })))
    const lines = elements.filter(({ name, parent }) => name === 'g' && hasClass(parent!, 'captions'))
    const letters = lines.map((line) => elements.filter(({ name, parent }) => name === 'use' && parent === line).length)
    for (const text of ['28September1888', '20:30(UTC-11:00)']) expect(letters).toContain(text.length)
  })
})

describe('png', () => {
  test('has the requested size and is not blank', async () => {
    for (const size of [300, 2000]) {
      const { width, height, pixels } = decodePng(await png(await wheelSvg(natal, look({ size, theme: 'dark' })), size))
      expect([width, height]).toEqual([size, size])
      expect(pixels[0]).toBe(new Uint32Array(new Uint8Array([0x11, 0x14, 0x1c, 0xff]).buffer)[0]!)
      expect(new Set(pixels).size).toBeGreaterThan(100)
    }
  })
})
