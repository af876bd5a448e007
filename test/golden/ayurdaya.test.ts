import { describe, expect, test } from 'bun:test'
import { AYURDAYA_METHODS, type AyurdayaMethod, baseYears, longevityBy } from '../../src/jyotish/ayurdaya.ts'
import { type RasiChart, rasiChart } from '../../src/jyotish/chart.ts'
import { EXALTATION } from '../../src/jyotish/dignity.ts'
import { GRAHAS, SEVEN } from '../../src/jyotish/grahas.ts'
import { point } from '../../src/jyotish/points.ts'
import type { Shadbala } from '../../src/jyotish/strengths/shadbala.ts'
import { sidereal } from '../../src/zodiac/longitude.ts'
import { houseFrom } from '../../src/zodiac/signs.ts'
import { sky } from '../world.ts'
import golden from './ayurdaya.json'
import { goldenCharts } from './charts.ts'

const METHODS = ['pindayu', 'nisargayu', 'amsayu'] as const
const peers = golden.charts as Record<string, Record<(typeof METHODS)[number], number[]>>

test('years before reductions equal PyJHora in 630 of 630 cases', () => {
  const differing: string[] = []
  let compared = 0
  for (const { id, jd_ut, input } of goldenCharts) {
    const { graha } = rasiChart(jd_ut, input, {}, sky)
    for (const method of METHODS)
      for (const [i, planet] of SEVEN.entries()) {
        compared++
        const off = Math.abs(baseYears(method, planet, graha[planet].longitude) - peers[id]![method][i]!)
        // A position at the border of a round of twelve may fall on either side.
        if (Math.min(off, 12 - off) > 2e-4) differing.push(`${id} ${method} ${planet} ${off}`)
      }
  }
  expect(differing).toEqual([])
  expect(compared).toBe(630)
})

/** A chart of positions only; all planets have equal strength by default. */
const chartOf = (ascendant: number, longitudes: Record<(typeof SEVEN)[number], number>): RasiChart => {
  const lagna = point(sidereal(ascendant))
  const planets = GRAHAS.map((name) => {
    const place = point(sidereal(name in longitudes ? longitudes[name as 'Sun'] : 0))
    const fromSun = Math.abs(place.longitude - longitudes.Sun)
    return { name, ...place, house: houseFrom(lagna.sign, place.sign), retrograde: false, combust: false, fromSun }
  })
  return {
    ascendant: lagna,
    planets,
    graha: Object.fromEntries(planets.map((p) => [p.name, p])),
  } as unknown as RasiChart
}
const even = Object.fromEntries(SEVEN.map((planet) => [planet, { ratio: 1 }])) as unknown as Shadbala['planets']
const exalted = Object.fromEntries(SEVEN.map((planet) => [planet, EXALTATION[planet]!])) as Record<
  (typeof SEVEN)[number],
  number
>

describe('Brihat Jataka', () => {
  // Brihat Jataka 7.5-6 (the verse from memory): the longest human life is 120 years and 5 days. It belongs to the last
  // navamsa of Pisces rising, Mercury at 25 minutes of Taurus, and all other planets at their deepest exaltation
  test('the maximum is 120 years and 5 days', () => {
    const { total, planets, lagna } = longevityBy(
      'pindayu',
      chartOf(359.9999999, { ...exalted, Mercury: 30 + 25 / 60 }),
      even,
    )
    expect(Math.round(total * 360)).toBe(120 * 360 + 5)
    expect(lagna).toBeCloseTo(9, 6)
    const reduced = planets.filter(({ reductions }) => reductions.length > 0)
    expect(reduced.map(({ planet, reductions }) => [planet, reductions])).toEqual([
      ['Mars', [{ harana: 'vyayadi', fraction: 1 / 2 }]],
      ['Saturn', [{ harana: 'vyayadi', fraction: 1 / 5 }]],
    ])
  })

  test.each([
    ['pindayu', 127, 63.5],
    ['nisargayu', 120, 60],
    ['jeevayu', 120 + 5 / 360, 60 + 2.5 / 360],
  ] as const)('%s: %p years at deepest exaltation, %p at deepest debilitation', (method, high, low) => {
    const sum = (shift: number) =>
      SEVEN.reduce((total, planet) => total + baseYears(method, planet, (exalted[planet] + shift) % 360), 0)
    expect(sum(0)).toBeCloseTo(high, 9)
    expect(sum(180)).toBeCloseTo(low, 9)
  })

  test.each([
    [0, 0],
    [40, 0],
    [20, 6],
    [359.999, 11.9997],
  ])('amsayu at %p degrees: %p years', (longitude, years) => {
    expect(baseYears('amsayu', 'Sun', longitude)).toBeCloseTo(years, 9)
  })
})

describe('reductions', () => {
  const losses = (chart: RasiChart, method: AyurdayaMethod = 'pindayu', strengths = even) =>
    Object.fromEntries(
      longevityBy(method, chart, strengths).planets.map(({ planet, reductions }) => [
        planet,
        reductions.map(({ harana, fraction }) => `${harana} ${fraction.toFixed(4)}`),
      ]),
    )
  const places = { Sun: 10, Moon: 33, Mars: 299, Mercury: 165, Jupiter: 95, Venus: 357, Saturn: 200 }

  test('the 12th house removes all from a malefic and half from a benefic; the stronger of two loses', () => {
    const chart = chartOf(50, { ...places, Sun: 5, Venus: 10 })
    expect(losses(chart).Sun).toEqual(['vyayadi 1.0000'])
    expect(losses(chart).Venus).toEqual([])
    const venusStrong = { ...even, Venus: { ratio: 2 } } as Shadbala['planets']
    expect(losses(chart, 'pindayu', venusStrong)).toMatchObject({ Sun: [], Venus: ['vyayadi 0.5000'] })
  })

  test('a sign of an enemy removes a third, except from retrograde planets and Mars', () => {
    const chart = chartOf(100, { ...places, Sun: 320, Mars: 70 })
    expect(losses(chart).Sun).toContain('shatrukshetra 0.3333')
    expect(losses(chart).Mars!.some((loss) => loss.startsWith('shatru'))).toBe(false)
    chart.graha.Sun.retrograde = true
    expect(losses(chart).Sun!.some((loss) => loss.startsWith('shatru'))).toBe(false)
  })

  test('combustion removes a half instead of a third, except from Venus and Saturn', () => {
    const chart = chartOf(100, { ...places, Mercury: 100 })
    for (const planet of ['Mercury', 'Venus', 'Saturn'] as const) chart.graha[planet].combust = true
    expect(losses(chart).Mercury).toEqual(['astangata 0.5000'])
    expect(
      losses(chart)
        .Venus!.concat(losses(chart).Saturn!)
        .some((loss) => loss.startsWith('asta')),
    ).toBe(false)
  })

  test('a rising malefic loses by its degrees, half with the aspect of a benefic; not in amsayu', () => {
    // Mars is in Cancer at 90 degrees with Jupiter, who is then moved to a sign from which he does not aspect Mars.
    const soothed = chartOf(90, { ...places, Mars: 92, Jupiter: 95, Moon: 33 })
    expect(losses(soothed).Mars).toEqual(['krurodaya 0.1250'])
    const alone = chartOf(90, { ...places, Mars: 92, Jupiter: 65, Moon: 33, Venus: 320, Mercury: 165 })
    expect(losses(alone).Mars).toEqual(['krurodaya 0.2500'])
    expect(losses(alone, 'amsayu').Mars).toEqual([])
  })

  test('only amsayu changes the multiplier', () => {
    const chart = chartOf(90, places)
    for (const method of AYURDAYA_METHODS)
      expect(longevityBy(method, chart, even).planets.map(({ multiplier }) => multiplier)).toEqual(
        // Sun, Moon, Mercury, Jupiter, Venus and Saturn are exalted, and Mars too.
        Array.from({ length: 7 }, () => (method === 'amsayu' ? 3 : 1)),
      )
  })
})
