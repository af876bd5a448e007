import { expect, test } from 'bun:test'
import sax from 'sax'
import astrocartographyMap from '../../../src/capabilities/location-astrology/astrocartography-map.ts'
import { LABEL_LANGUAGES } from '../../../src/lexicon/languages.ts'
import { call, rejectedField } from '../call.ts'

const einstein = { datetime: '1879-03-14T11:30', utc_offset: '+00:40', latitude: 48.4, longitude: 10 }
const draw = async (more: object = {}) => {
  const answer = await call(astrocartographyMap, { ...einstein, ...more })
  return { ...answer, svg: answer.images[0]!.content }
}
const pathsIn = (svg: string, colour: string) =>
  [...svg.matchAll(new RegExp(`<path d="M([-\\d.]+) [^"]*" fill="none" stroke="${colour}"`, 'g'))].map(([, x]) =>
    Number(x),
  )

test('the MC line of the Sun is at the longitude of the formula', async () => {
  const { svg, legend, bbox } = await draw({ planets: ['Sun'], angles: ['MC'] })
  expect(legend).toEqual([{ planet: 'Sun', symbol: '☉', colour: '#B86E00' }])
  expect(bbox).toEqual([-180, -75, 180, 80])
  const [x] = pathsIn(svg, '#B86E00')
  expect(Math.abs(x! - ((19.8562 + 180) / 360) * 1200)).toBeLessThan(1)
})

test('the map is well-formed for any marker names, and repeatable', async () => {
  const markers = [
    { name: '<script>"&', latitude: 10, longitude: 20 },
    { name: 'दिल्ली', latitude: 28.6, longitude: 77.2 },
  ]
  const { svg } = await draw({ markers, show_parans: true, planets: ['Sun', 'Mars'], width: 700 })
  const reader = sax.parser(true)
  reader.onerror = (error) => {
    throw error
  }
  reader.write(svg).close()
  expect(svg).not.toMatch(/<script|href="[^#]|<text/)
  expect((await draw({ markers, show_parans: true, planets: ['Sun', 'Mars'], width: 700 })).svg).toBe(svg)
})

test('draws a line across the antimeridian as two lines', async () => {
  // The rising line of Einstein's Moon crosses the antimeridian.
  const { svg } = await draw({ planets: ['Moon'], angles: ['ASC'] })
  expect(pathsIn(svg, '#5A6B8A').length).toBeGreaterThanOrEqual(2)
})

test('draws every projection, theme and format, and the legend in another language', async () => {
  for (const projection of ['mercator', 'natural_earth', 'orthographic'] as const)
    for (const theme of ['dark', 'print'] as const) {
      const { images, bbox } = await draw({ projection, theme, width: 400, legend_language: 'hi' })
      expect(images[0]).toMatchObject({ format: 'svg', width: 400 })
      expect(bbox === null).toBe(projection !== 'mercator')
    }
  const { images } = await draw({ format: 'png', width: 300 })
  const png = Uint8Array.fromBase64(images[0]!.content)
  expect([...png.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG')
  const size = new DataView(png.buffer, png.byteOffset)
  expect([size.getUint32(16), size.getUint32(20)]).toEqual([300, images[0]!.height])
})

test('rejects maps that cannot be drawn with the field', async () => {
  const field = (more: object) => rejectedField(astrocartographyMap, { ...einstein, ...more })
  for (const bbox of [
    [0, 10, 0, 5],
    [10, 60, 12, 62],
    [-180, 70, 180, 76],
    [0, -80, 6, 80],
    [190, -20, 20, 20],
  ])
    expect([bbox, await field({ bbox })]).toEqual([bbox, 'bbox'])
  expect(await field({ projection: 'orthographic', bbox: [-10, 30, 40, 70] })).toBe('bbox')
  expect(await field({ centre: { latitude: 0, longitude: 0 } })).toBe('centre')
})

test('outlines the words of a map in every language of labels, including Arabic script', async () => {
  const plain = await draw({ planets: ['Sun'], width: 400 })
  for (const legend_language of LABEL_LANGUAGES) {
    const { svg } = await draw({ planets: ['Sun'], width: 400, legend_language })
    expect(svg).not.toMatch(/<text/)
    expect(svg).not.toBe(plain.svg)
  }
})

test('an accent colours the places; a transparent map has no background', async () => {
  const input = { planets: ['Sun'], width: 500, markers: [{ name: 'Bern', latitude: 46.9, longitude: 7.4 }] }
  const plain = await draw(input)
  expect(plain.svg).not.toContain('#0A7A5C')
  expect((await draw({ ...input, accent: '#0a7a5c' })).svg.match(/#0A7A5C/g)!.length).toBe(3)
  const bare = await draw({ ...input, captions: false })
  const [whole, without] = [plain.images[0]!.height, bare.images[0]!.height]
  expect(without).toBeLessThan(whole - 40)
  // The same map, with the line of the Sun beneath.
  expect(bare.svg).toContain('translate(0 0)')
  expect(bare.svg.match(/#B86E00/g)!.length).toBe(plain.svg.match(/#B86E00/g)!.length)
  const ground = /<path d="M0 0H500/
  expect(plain.svg).toMatch(ground)
  expect((await draw({ ...input, theme: 'transparent' })).svg).not.toMatch(ground)
})
