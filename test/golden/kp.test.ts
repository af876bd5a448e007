import { describe, expect, test } from 'bun:test'
import { rasiChart } from '../../src/jyotish/chart.ts'
import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { kpChart } from '../../src/jyotish/kp/chart.ts'
import { kpLords, SUBS, subRow } from '../../src/jyotish/kp/lords.ts'
import { separation, sidereal } from '../../src/zodiac/longitude.ts'
import { sky } from '../world.ts'
import { goldenCharts } from './charts.ts'
import peer from './kp.json'
import books from './kp-books.json'

const ARCSECOND = 1 / 3600
const ARCMINUTE = 1 / 60

const cases = goldenCharts.map((row, i) => ({ row, theirs: peer[i]! }))
const bodies = cases.flatMap(({ row, theirs }) =>
  row.lon.map((longitude, body) => {
    const key = (body === 0 ? 'L' : String(body - 1)) as 'L'
    return { id: `${row.id} ${key}`, longitude, lords: theirs.lords[key], number: theirs.numbers[key] }
  }),
)

test('star, sub and sub-sub lords of 300 bodies', () => {
  expect(bodies).toHaveLength(300)
  for (const { id, longitude, lords } of bodies) {
    const { star, sub, subSub } = kpLords(sidereal(longitude))
    expect([id, star, sub, subSub]).toEqual([id, ...lords.map((i) => GRAHAS[i]!)])
  }
})

test('sub-lord numbers 1 to 249: one differs, at an error in the table of PyJHora', () => {
  const differing = bodies.filter(({ longitude, number }) => subRow(sidereal(longitude)).number !== number)
  expect(differing.map(({ id }) => id)).toEqual(['c49_quito 3'])
})

describe.each(cases)('$row.id', ({ row, theirs }) => {
  test('Placidus cusps equal the reference', () => {
    const kp = kpChart(rasiChart(row.jd_ut, row.input, {}, sky), sky)
    if (!kp.house) {
      expect(Math.abs(row.input.latitude)).toBeGreaterThan(66)
      return
    }
    // The other program numbers the cusps from 1 to 12, and gives no cusps if there are none.
    expect(
      kp.cusps.map(({ longitude }, i) => separation(longitude, theirs.placidus[i]!)).filter((off) => off > ARCSECOND),
    ).toEqual([])
  })
})

describe('published', () => {
  const { datetime, latitude, longitude } = books.input
  const site = { latitude, longitude }
  const at = (Date.parse(`${datetime}:00Z`) / 86_400_000 + 2440587.5 - 5.5 / 24) as Parameters<typeof rasiChart>[0]
  const chart = rasiChart(at, site, { ayanamsha: 'lahiri', node: 'true' }, sky)
  const place = (sign: number, degrees: number, minutes: number) => 30 * sign + degrees + minutes * ARCMINUTE

  test.each(books.planets as [string, number, number, number, string, string][])(
    'Bansal: %s in sign %i, %i°%i',
    (name, sign, degrees, minutes, star, sub) => {
      const row = place(sign, degrees, minutes)
      // Printed minutes are truncated; half a minute is added for the missing part.
      const lords = kpLords(sidereal(row + ARCMINUTE / 2))
      expect([lords.star, lords.sub] as string[]).toEqual([star, sub])
      expect(separation(chart.graha[name as 'Sun'].longitude, row)).toBeLessThan(1.5 * ARCMINUTE)
    },
  )

  test.each(books.cusps as [number, number, number, string, string, string][])(
    'Bansal: cusp in sign %i, %i°%i',
    (sign, degrees, minutes, lord, star, sub) => {
      const output = place(sign, degrees, minutes)
      const lords = kpLords(sidereal(output + ARCMINUTE / 2))
      expect([lords.sign, lords.star, lords.sub] as string[]).toEqual([lord, star, sub])
      const kp = kpChart(chart, sky)
      const cusps = kp.house ? kp.cusps : []
      expect(Math.min(...cusps.map((cusp) => separation(cusp.longitude, output)))).toBeLessThan(1.5 * ARCMINUTE)
    },
  )

  test('the subs of Ashwini', () => {
    expect(SUBS.slice(0, 9).map(({ lords, end }) => [lords.sub, Math.round(end * 3600)] as [string, number])).toEqual(
      books.ashwini.subs as [string, number][],
    )
  })

  test('sub-lord number 145 equals the book', () => {
    const { lords, sign, start, end } = SUBS[144]!
    expect([sign, lords.sign, lords.star, lords.sub] as unknown[]).toEqual([6, 'Venus', 'Jupiter', 'Moon'])
    expect(start).toBeCloseTo(180 + 29 + 26 / 60 + 40 / 3600, 9)
    expect(end).toBe(210)
  })
})
