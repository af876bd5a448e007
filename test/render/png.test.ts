import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { CHART_STYLE_NAMES } from '../../src/chart-styles.ts'
import { chartSvg, png } from '../../src/render/chart.ts'
import { DARK } from '../../src/render/chart-facts.ts'
import { drawChartPicture } from '../../src/render/chart-picture.ts'
import { drawChartSheet } from '../../src/render/chart-sheet.ts'
import { fontFiles, trueTypeOf } from '../../src/render/fonts.ts'
import { renderPng } from '../../src/render/raster.ts'
import { PLAIN_WHEEL } from '../../src/render/wheel-facts.ts'
import { drawPicture } from '../../src/render/wheel-picture.ts'
import { decodePng } from './decode-png.ts'
import { crowdedChart, spreadChart, styleOf } from './facts.ts'
import { natal, transit } from './wheels.ts'

describe('png', () => {
  for (const style of CHART_STYLE_NAMES)
    test(`${style}: has the requested size and background, and is not blank`, async () => {
      for (const size of [200, 601]) {
        const bytes = await png(await chartSvg(spreadChart, styleOf(style, { size, theme: DARK })), size)
        const { width, height, pixels } = decodePng(bytes)
        expect([width, height]).toEqual([size, size])
        expect(new Set(pixels).size).toBeGreaterThan(2)
        expect(pixels[0]).toBe(new Uint32Array(new Uint8Array([0x17, 0x1a, 0x21, 0xff]).buffer)[0]!)
      }
    })

  test('can be 2000 pixels wide', async () => {
    const { width, height } = decodePng(
      await png(await chartSvg(crowdedChart(2), styleOf('north', { size: 2000 })), 2000),
    )
    expect([width, height]).toEqual([2000, 2000])
  })

  test('the same SVG gives the same bytes', async () => {
    const svg = await chartSvg(spreadChart, styleOf('east', { labels: 'symbol' }))
    expect(await png(svg, 300)).toEqual(await png(svg, 300))
  })

  test('invalid SVG is a fault `failed`', async () => {
    expect(png('<svg', 200)).rejects.toMatchObject({ fault: 'failed' })
  })
})

describe('rasterised drawings', () => {
  const pixelsOf = (svg: string) => {
    const { pixels, width, height } = new Resvg(svg, {
      fitTo: { mode: 'width', value: 800 },
      font: { loadSystemFonts: false, fontFiles: fontFiles(), defaultFontFamily: 'Noto Sans' },
    }).render()
    return { pixels, size: [width, height] }
  }
  const DRAWINGS: Readonly<Record<string, () => string | Promise<string>>> = {
    'a wheel': () => drawPicture(natal, PLAIN_WHEEL),
    'a sheet': () => drawPicture(transit, { ...PLAIN_WHEEL, layout: 'sheet', theme: 'dark' }),
    'a transparent dial': () => drawPicture(natal, { ...PLAIN_WHEEL, layout: 'dial', theme: 'transparent' }),
    'a chart in outlines and text': () =>
      drawChartPicture({ ...spreadChart, title: 'जन्म कुण्डली' }, styleOf('north', { size: 800 })),
    'a sheet of charts': () =>
      drawChartSheet([spreadChart, spreadChart], styleOf('east', { size: 800 }), { title: 'लग्न', lines: [] }),
  }
  for (const [name, draw] of Object.entries(DRAWINGS))
    test(`${name}: the PNG has the pixels that resvg draws`, async () => {
      const svg = await draw()
      const [expected, drawn] = [pixelsOf(svg), decodePng(renderPng(svg, 800))]
      expect([drawn.width, drawn.height]).toEqual(expected.size)
      const parts = new Uint8Array(drawn.pixels.buffer)
      // Colours of a PNG are not multiplied by alpha: a translucent pixel is rounded twice.
      const multiplied = parts.map((part, i) => (i % 4 === 3 ? part : Math.round((part * parts[i | 3]!) / 255)))
      expect(multiplied.filter((part, i) => Math.abs(part - expected.pixels[i]!) > 1)).toHaveLength(0)
    })

  test('an opaque picture has no alpha channel', () => {
    const colourType = (svg: string) => renderPng(svg, 40)[25]
    const square = (fill: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0H40V40H0Z" fill="${fill}"/></svg>`
    expect([colourType(square('#123')), colourType(square('#1238'))]).toEqual([2, 6])
  })

  test('a picture is as large as fits into a box', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="530"><path d="M0 0H1000V530H0Z"/></svg>'
    const sizeOf = (...box: [number, number?]) => {
      const { width, height } = decodePng(renderPng(svg, ...box))
      return [width, height]
    }
    expect(sizeOf(500)).toEqual([500, 265])
    expect(sizeOf(500, 1000)).toEqual([500, 265])
    expect(sizeOf(500, 106)).toEqual([200, 106])
  })
})

describe('glyphs', () => {
  const rendered = async (text: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text x="5" y="30" font-size="28" font-family="Noto Sans">${text}</text></svg>`
    const { pixels } = decodePng(await png(svg, 40))
    return { ink: pixels.filter((pixel) => pixel !== 0).length, key: Bun.hash(new Uint8Array(pixels.buffer)) }
  }
  const SYMBOLS = '☉☽♂☿♃♀♄☊☋♅♆♇♈♉♊♋♌♍♎♏♐♑♒♓'

  test('every character of a chart has its own glyph in the bundled fonts', async () => {
    const missing = await rendered('\u{10FFFD}')
    const keys = new Set([missing.key])
    const characters = [...SYMBOLS, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789°()…']
    for (const character of characters) {
      const { ink, key } = await rendered(character)
      expect([character, ink > 8, keys.has(key)]).toEqual([character, true, false])
      keys.add(key)
    }
  })

  test('the text variation selector does not change the picture', async () => {
    for (const symbol of ['♈', '♓', '♂', '♀'])
      expect(await rendered(`${symbol}\uFE0E`)).toEqual(await rendered(symbol))
  })

  // OpenType 1.9, "Table Directory": the sum of a table's 32-bit words is its checksum; `head` is summed with its adjustment as zero.
  test('the tables of a font decoded from WOFF match their checksums', () => {
    const woff = fileURLToPath(import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'))
    const font = trueTypeOf(readFileSync(woff))
    expect(font.readUInt32BE(0)).toBe(0x00010000)
    const count = font.readUInt16BE(4)
    expect(count).toBeGreaterThan(8)
    for (let i = 0; i < count; i++) {
      const entry = 12 + 16 * i
      const [tag, sum, offset, length] = [
        font.toString('latin1', entry, entry + 4),
        font.readUInt32BE(entry + 4),
        font.readUInt32BE(entry + 8),
        font.readUInt32BE(entry + 12),
      ]
      let total = 0
      for (let at = 0; at < length; at += 4)
        if (tag !== 'head' || at !== 8) total = (total + font.readUInt32BE(offset + at)) >>> 0
      expect([tag, total]).toEqual([tag, sum])
    }
  })
})
