import { describe, expect, test } from 'bun:test'
import westernAspectsGrid from '../../../src/capabilities/western/western-aspects-grid.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import westernNatalWheel from '../../../src/capabilities/western/western-natal-wheel.ts'
import { parseXml } from '../../render/xml.ts'
import { call } from '../call.ts'
import { einstein, lennon, north } from './births.ts'

describe('western-natal-wheel', () => {
  test('has the data of western-natal-chart and a drawing', async () => {
    const wheel = await call(westernNatalWheel, einstein)
    const chart = await call(westernNatalChart, einstein)
    for (const part of ['ascendant', 'midheaven', 'planets', 'houses', 'aspects'] as const)
      expect(wheel[part]).toEqual(chart[part] as never)
    expect(wheel.images).toHaveLength(1)
    const [{ format, width, height, content }] = wheel.images as [(typeof wheel.images)[0]]
    expect({ format, width, height }).toEqual({ format: 'svg', width: 800, height: 800 })
    const elements = parseXml(content)
    expect(elements[0]!.attributes).toMatchObject({ version: '1.1', width: '800', 'aria-label': 'Albert Einstein' })
    const points = elements
      .filter(({ name, parent }) => name === 'title' && parent?.attributes.class === 'point')
      .map(({ text }) => text)
    expect(points).toHaveLength(14)
    expect(points[0]).toBe('Sun 23°30′ ♓')
    expect(points[7]).toBe('Uranus 1°17′ ♍ ℞')
  })

  // The birth time is moved until the Sun and the Ascendant agree to a hundredth of a degree.
  test('the tick of a planet on the Ascendant is left of the middle, at its height', async () => {
    let [from, to] = [5 * 60, 7 * 60]
    const at = (minutes: number) => {
      const seconds = Math.round(minutes * 60)
      const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
      return {
        ...einstein,
        datetime: `1879-03-14T${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`,
      }
    }
    const ahead = async (minutes: number) => {
      const { planets, ascendant } = await call(westernNatalChart, at(minutes))
      return ((ascendant.longitude - planets[0]!.longitude! + 540) % 360) - 180
    }
    expect(await ahead(from)).toBeLessThan(0)
    expect(await ahead(to)).toBeGreaterThan(0)
    while (to - from > 0.5 / 60) {
      const middle = (from + to) / 2
      if ((await ahead(middle)) < 0) from = middle
      else to = middle
    }
    const { images } = await call(westernNatalWheel, at(to))
    const tick = parseXml(images[0]!.content).find(({ attributes }) => attributes.class === 'tick')!
    const [x, y] = tick.attributes.d!.match(/[\d.]+/g)!.map(Number) as [number, number]
    expect(x).toBeLessThan(1000)
    expect((Math.abs(y - 1000) * 800) / 2000).toBeLessThan(1)
  })

  test('escapes a name that looks like markup, and repeats the same bytes', async () => {
    const input = { ...einstein, name: '<script>alert(1)</script>' }
    const [first, again] = [await call(westernNatalWheel, input), await call(westernNatalWheel, input)]
    expect(again).toEqual(first)
    const { content } = first.images[0]!
    expect(content).not.toContain('<script')
    expect(parseXml(content)[0]!.attributes['aria-label']).toBe(input.name)
  })

  test('uses the requested size, theme, aspect set and parts', async () => {
    const input = { ...einstein, size: 300, theme: 'dark', aspect_set: 'all', show: [] } as const
    const { images, aspects } = await call(westernNatalWheel, { ...input, show: [] })
    expect(images[0]!.width).toBe(300)
    expect(images[0]!.content).not.toContain('class="aspects"')
    expect(aspects.length).toBeGreaterThan(27)
    const none = await call(westernNatalWheel, { ...einstein, aspect_set: 'none' })
    expect(none.aspects).toEqual([])
  })

  test('within a polar circle draws the angles only, with a warning', async () => {
    const { images, houses, warnings } = await call(westernNatalWheel, north(70))
    expect(houses.filter(({ cusp }) => cusp === null)).toHaveLength(8)
    expect(warnings).toHaveLength(1)
    expect(parseXml(images[0]!.content).filter(({ attributes }) => attributes.class === 'tick')).toHaveLength(14)
  })
})

describe('western-aspects-grid', () => {
  test('Einstein: 29 aspects of all eleven kinds; the main set equals western-natal-chart', async () => {
    expect((await call(westernAspectsGrid, einstein)).aspects).toHaveLength(29)
    for (const birth of [einstein, lennon]) {
      const { aspects } = await call(westernNatalChart, birth)
      const main = await call(westernAspectsGrid, { ...birth, aspect_set: 'main', orb_scale: 1 })
      const angles = ['Ascendant', 'Midheaven']
      expect(main.aspects).toEqual(
        aspects.filter(({ planet_a, planet_b }) => !angles.includes(planet_a) && !angles.includes(planet_b)),
      )
    }
  })

  test('the triangle has every aspect once, and counts sum up', async () => {
    for (const input of [einstein, { ...lennon, orb_scale: 2 }, { ...lennon, aspect_set: 'major' as const }]) {
      const { grid, aspects, counts } = await call(westernAspectsGrid, input)
      expect(grid.map(({ cells }) => cells.length)).toEqual(Array.from({ length: 14 }, (_, i) => i))
      const cells = grid.flatMap(({ planet, cells }) =>
        cells.flatMap((cell) =>
          cell.aspect === null ? [] : [`${cell.planet} ${cell.aspect} ${planet} ${cell.orb} ${cell.applying}`],
        ),
      )
      expect(cells.sort()).toEqual(
        aspects.map((a) => `${a.planet_a} ${a.aspect} ${a.planet_b} ${a.orb} ${a.applying}`).sort(),
      )
      expect(counts.total).toBe(aspects.length)
      expect(counts.harmonious + counts.challenging + counts.neutral).toBe(counts.total)
      expect(Object.values(counts.by_aspect).reduce((sum, n) => sum + n, 0)).toBe(counts.total)
    }
  })

  test('halved orbs give a part of the aspects; angles are not among the points', async () => {
    const { aspects } = await call(westernAspectsGrid, einstein)
    const half = await call(westernAspectsGrid, { ...einstein, orb_scale: 0.5 })
    const key = (a: { planet_a: string; planet_b: string; aspect: string }) => `${a.planet_a} ${a.aspect} ${a.planet_b}`
    const all = aspects.map(key)
    for (const each of half.aspects) expect(all).toContain(key(each))
    expect(half.aspects.length).toBeLessThan(aspects.length)
    expect(half.points.map(({ planet }) => planet)).not.toContain('Ascendant')
    expect(half.points).toHaveLength(14)
  })

  test('unaspected planets have no major aspect with Sun to Pluto', async () => {
    const narrow = await call(westernAspectsGrid, { ...einstein, orb_scale: 0.25 })
    const majors = ['conjunction', 'opposition', 'trine', 'square', 'sextile']
    const ten = narrow.points.slice(0, 10).map(({ planet }) => planet)
    for (const planet of ten) {
      const aspected = narrow.aspects.some(
        (a) =>
          majors.includes(a.aspect) &&
          (ten as string[]).includes(a.planet_a) &&
          (ten as string[]).includes(a.planet_b) &&
          (a.planet_a === planet || a.planet_b === planet),
      )
      expect([planet, narrow.unaspected.includes(planet)]).toEqual([planet, !aspected])
    }
    expect(narrow.unaspected.length).toBeGreaterThan(0)
  })

  test('Einstein: patterns equal the reference', async () => {
    const { patterns } = await call(westernAspectsGrid, einstein)
    // Sun, Mercury and Saturn are at 353.5, 3.1 and 4.2 degrees. Mercury, Venus and Saturn are in Aries.
    expect(patterns.filter(({ pattern }) => pattern === 'Stellium').map(({ planets }) => planets)).toEqual([
      ['Mercury', 'Venus', 'Saturn'],
    ])
    for (const { max_orb } of patterns) expect(max_orb).toBeGreaterThanOrEqual(0)
  })
})
