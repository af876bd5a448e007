import { expect, test } from 'bun:test'
import { Value } from '@sinclair/typebox/value'
import vimshottariDasha from '../../../src/capabilities/dashas/vimshottari-dasha.ts'
import gocharaTransits from '../../../src/capabilities/predictions/gochara-transits.ts'
import ashtakavarga from '../../../src/capabilities/strengths/ashtakavarga.ts'
import chartImage from '../../../src/capabilities/vedic-charts/chart-image.ts'
import sudarshanaChakra from '../../../src/capabilities/vedic-charts/sudarshana-chakra.ts'
import { WHEEL_THEMES } from '../../../src/render/wheel-facts.ts'
import { decodePng } from '../../render/decode-png.ts'
import { type Element, hasClass, parseXml, withAncestors } from '../../render/xml.ts'
import { chennai1996, delhi1947 } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const NOW = Date.UTC(2026, 10, 21, 4, 30)
const houseOf = (element: Element) =>
  Number(withAncestors(element).find((each) => hasClass(each, 'house'))!.attributes['data-house'])
const standing = (elements: readonly Element[], kind: string) =>
  elements
    .filter((element) => hasClass(element, kind))
    .map((element) => [element.attributes['data-planet'], houseOf(element)])

test('the three rings equal sudarshana-chakra', async () => {
  const { image } = await call(chartImage, { ...chennai1996, code: 'sudarshana' }, NOW)
  const { rings, running } = await call(sudarshanaChakra, chennai1996, NOW)
  const elements = parseXml(image)
  for (const { from, houses } of rings) {
    const inRing = elements.filter((element) =>
      withAncestors(element).some(({ attributes }) => attributes['data-from'] === from),
    )
    const images = standing(inRing, 'planet').filter(([name]) => name !== 'Ascendant')
    const items = houses.flatMap(({ house, planets }) => planets.map((name) => [name, house]))
    expect(images.sort()).toEqual(items.sort())
  }
  expect(running.age).toBe(29)
  expect(elements[0]!.attributes['aria-label']).toBe('Sudarshana chakra')
})

test('bindus equal ashtakavarga in every house', async () => {
  const answer = await call(ashtakavarga, chennai1996)
  for (const [code, row] of [
    ['ashtakavarga', answer.sarvashtakavarga],
    ...answer.bhinnashtakavarga.map((each) => [`ashtakavarga_${each.planet.toLowerCase()}`, each] as const),
  ] as const) {
    const { image } = await call(chartImage, { ...chennai1996, code: code as 'ashtakavarga', style: 'east' })
    const images = parseXml(image).flatMap((element) =>
      hasClass(element, 'bindus') ? [[houseOf(element), Number(element.attributes['data-bindus'])]] : [],
    )
    expect([code, images.sort()]).toEqual([code, row.signs.map(({ house, bindus }) => [house, bindus]).sort()])
  }
})

test('transits are in the houses of gochara-transits, from the ascendant or the Moon', async () => {
  const as_of = '2026-11-21T10:00'
  const { transits } = await call(gocharaTransits, { ...chennai1996, at: '2026-11-21T10:00+05:30' })
  const signs = Object.fromEntries(transits.map(({ planet, sign }) => [planet, sign]))
  for (const code of ['transits', 'transits_moon'] as const) {
    const { image, cells } = await call(chartImage, { ...chennai1996, code, as_of })
    const images = standing(parseXml(image), 'transit')
    expect(images).toHaveLength(9)
    for (const [planet, house] of images)
      expect([planet, cells[Number(house) - 1]!.sign]).toEqual([planet, signs[planet!]!] as never)
    if (code === 'transits_moon') expect(cells[0]!.planets).toContain('Moon')
    expect(image).toContain('21 Nov 2026')
    expect(image).toContain('10:00')
  }
})

test('periods equal vimshottari-dasha from birth', async () => {
  const { image } = await call(chartImage, { ...delhi1947, code: 'vimshottari', as_of: '2026-11-21T10:00' })
  const { periods, current } = await call(vimshottariDasha, { ...delhi1947, levels: 2 }, NOW)
  const images = parseXml(image).filter((element) => hasClass(element, 'period'))
  const row = (level: string) => images.filter(({ attributes }) => attributes['data-level'] === level)
  expect(row('1').map(({ attributes }) => attributes['data-ruler'])).toEqual(periods.map(({ lord }) => lord) as never)
  expect(row('1').map(({ attributes }) => attributes['data-to'])).toEqual(periods.map(({ end }) => end.slice(0, 10)))
  expect(row('1')[0]!.attributes['data-from']).toBe('1947-08-15')
  const runs = images.filter(({ attributes }) => attributes['data-running'])
  expect(runs.map(({ attributes }) => attributes['data-ruler'])).toEqual([
    current.mahadasha!.lord,
    current.antardasha!.lord,
  ] as never)
})

test('eight ashtakavarga charts fit on one sheet, also as a PNG', async () => {
  const sheet = ['moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'ascendant'].map(
    (name) => `ashtakavarga_${name}` as const,
  )
  const { image, width, height } = await call(chartImage, {
    ...delhi1947,
    code: 'ashtakavarga_sun',
    sheet: [...sheet, 'ashtakavarga'] as never,
    size: 900,
    format: 'png',
  })
  const picture = decodePng(Buffer.from(image, 'base64'))
  expect([picture.width, picture.height, width, height]).toEqual([900, 900, 900, 900])
})

test('captions show day, time, offset and place in the language of the picture', async () => {
  const draw = async (more: object) =>
    (await call(chartImage, { ...delhi1947, captions: true, ...more })) as { image: string; height: number }
  const outlines = ({ image }: { image: string }) =>
    parseXml(image).filter(
      (element) => element.name === 'use' && withAncestors(element).some((each) => hasClass(each, 'captions')),
    ).length
  // Every character except spaces: 15 Aug 1947, 00:00 (UTC+05:30) · 28°37′ N, 77°13′ E
  expect(outlines(await draw({}))).toBe('15Aug1947,00:00(UTC+05:30)·28°37′N,77°13′E'.length)
  expect(outlines(await draw({ title: 'India' }))).toBe('15Aug1947,00:00(UTC+05:30)·28°37′N,77°13′EIndia'.length)
  const heights = await Promise.all(
    [{}, { title: 'India' }, { captions: false, title: 'India' }, { captions: false }].map(draw),
  )
  expect(heights.map(({ height }) => height)).toEqual([624, 660, 636, 600])
  expect((await draw({ size: 300, legend_language: 'ta', title: 'தமிழ்ச்செல்வி '.repeat(8) })).image).toContain('</svg>')
})

test('charts of a sheet share their outlines, and a long title has a second row', async () => {
  const title =
    'A long title of somebody with many names who was born in a place with a long name too, which is told as well, in fact'
  const sheet = ['D9', 'sudarshana', 'vimshottari', 'transits'] as const
  const { image } = (await call(chartImage, {
    ...delhi1947,
    as_of: '2026-11-21T10:00',
    sheet: [...sheet],
    title,
    legend_language: 'ta',
  })) as { image: string }
  const elements = parseXml(image)
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  const used = new Set(elements.flatMap(({ attributes }) => attributes['xlink:href']?.slice(1) ?? []))
  expect(new Set(ids)).toEqual(used)
  const letters = elements.filter(
    ({ name, parent }) =>
      name === 'use' && parent?.parent && hasClass(parent.parent, 'captions') && parent.parent.parent === elements[0]!,
  )
  expect(letters.length).toBe(title.replaceAll(' ', '').length)
  expect(new Set(letters.map(({ parent }) => parent)).size).toBe(2)
})

test('accepts a theme by name or colours, and an accent for transits and periods', async () => {
  const coloursOf = (image: string) => new Set(image.match(/#[0-9A-Fa-f]{6}/g))
  const draw = async (more: object) =>
    (await call(chartImage, { ...delhi1947, code: 'transits', as_of: '2026-11-21T10:00', ...more } as never)).image
  const grounds = (image: string) => parseXml(image).filter((element) => hasClass(element, 'background')).length
  const looks = await Promise.all(WHEEL_THEMES.map((theme) => draw({ theme })))
  expect(new Set(looks.map((image) => [...coloursOf(image)].join())).size).toBe(WHEEL_THEMES.length)
  expect(looks.map(grounds)).toEqual(WHEEL_THEMES.map((theme) => (theme === 'transparent' ? 0 : 1)))
  expect(coloursOf(await draw({ accent: '#123456' }))).toContain('#123456')
  expect(coloursOf(await draw({ theme: { line: '#654321' } }))).toContain('#654321')
})

test('rejects impossible options with their field', async () => {
  for (const code of ['sudarshana', 'vimshottari', 'transits', 'transits_moon'] as const)
    expect(await rejectedField(chartImage, { ...delhi1947, code, as_of: '1947-08-14T23:00' })).toBe('as_of')
  expect(await rejectedField(chartImage, { ...delhi1947, code: 'transits', as_of: '21.11.2026' })).toBe('as_of')
  expect(await rejectedField(chartImage, { ...delhi1947, code: 'vimshottari', method: 'parashara' })).toBe('method')
  for (const wrong of [
    { code: 'kota' },
    { show_degrees: 'seconds' },
    { sheet: ['transit'] },
    { as_of: 5 },
    { theme: 'sepia' },
    { theme: { line: 'red' } },
    { accent: 'red' },
    { captions: 'yes' },
  ])
    expect(Value.Check(chartImage.input, { ...delhi1947, ...wrong })).toBe(false)
})

test('the current time matters only for pictures without `as_of`', async () => {
  const varies = chartImage.varies as (input: object) => boolean
  expect(varies({ ...delhi1947 })).toBe(false)
  expect(varies({ ...delhi1947, code: 'vimshottari' })).toBe(true)
  expect(varies({ ...delhi1947, sheet: ['transits'] })).toBe(true)
  expect(varies({ ...delhi1947, code: 'vimshottari', as_of: '2026-11-21T10:00' })).toBe(false)
  const [now, later] = await Promise.all(
    [NOW, NOW + 86_400_000 * 3650].map((at) => call(chartImage, { ...delhi1947, code: 'vimshottari' }, at)),
  )
  expect(now!.image).not.toBe(later!.image)
  // For a future birth the day of birth is marked.
  const early = await call(chartImage, { ...delhi1947, code: 'vimshottari' }, Date.UTC(1940, 0, 1))
  expect(early.image).toContain('15 Aug 1947')
})
