import { describe, expect, test } from 'bun:test'
import { einstein } from '../../../src/capabilities/shared/tropical/birth.ts'
import westernPlanetaryReturn from '../../../src/capabilities/western/western-planetary-return.ts'
import { apart, FLAGS, sweph } from '../../native/oracle.ts'
import { call } from '../call.ts'

const { constants: c } = sweph
const NUMBERS = { Uranus: c.SE_URANUS, Neptune: c.SE_NEPTUNE, Pluto: c.SE_PLUTO } as const
/** Years of a revolution, rounded (NASA planetary fact sheet: 84.0, 164.8, 247.9). */
const REVOLUTIONS = { Uranus: 84, Neptune: 165, Pluto: 248 } as const
const jdOf = (utc: string) => Date.parse(utc) / 86_400_000 + 2_440_587.5
const longitudeAt = (jd: number, number: number) => sweph.calc_ut(jd, number, FLAGS).data[0]!

describe('returns of the outer planets compared with sweph', () => {
  test.each(['Uranus', 'Neptune', 'Pluto'] as const)('%s', async (planet) => {
    const number = NUMBERS[planet]
    const year = 1879 + REVOLUTIONS[planet]
    const { outer_returns, ...answer } = await call(westernPlanetaryReturn, {
      ...westernPlanetaryReturn.example,
      after: `${year - 8}-01-01`,
      count: 5,
      outer_planets: [planet],
    })
    const [own] = outer_returns!
    const natal = longitudeAt(jdOf('1879-03-14T10:50:00Z'), number)
    expect([own!.planet as string, apart(own!.natal_longitude, natal) < 1e-6]).toEqual([planet, true])
    // Every change of side of the natal longitude in the sixteen years around the revolution, by day.
    const [from, to] = [jdOf(`${year - 8}-01-01T12:00:00Z`), jdOf(`${year + 8}-01-01T12:00:00Z`)]
    const side = (jd: number) => Math.sign(((longitudeAt(jd, number) - natal + 540) % 360) - 180)
    const days = Array.from({ length: Math.floor(to - from) }, (_, i) => from + i)
    const expected = days.filter((jd) => side(jd) !== side(jd + 1))
    const inRange = own!.returns.filter(({ return_moment: { utc } }) => jdOf(utc) < to)
    expect(inRange.map(({ return_moment: { utc } }) => Math.floor(jdOf(utc) - from))).toEqual(
      expected.map((jd) => jd - from),
    )
    expect(inRange.length).toBeGreaterThan(0)
    for (const { return_moment, passes, retrograde } of inRange) {
      const at = jdOf(return_moment.utc)
      expect(apart(longitudeAt(at, number), natal)).toBeLessThan(1e-6)
      expect(passes).toBe(expected.length)
      expect(retrograde).toBe(sweph.calc_ut(at, number, FLAGS).data[3]! < 0)
    }
    expect(own!.cycle_number).toBe(1)
    // The return of the Moon is unchanged.
    const { outer_returns: none, ...plain } = await call(westernPlanetaryReturn, {
      ...westernPlanetaryReturn.example,
      after: `${year - 8}-01-01`,
      count: 5,
    })
    expect(none).toBeUndefined()
    expect(answer).toEqual(plain)
  })

  test('the whole life of the ephemeris is searched without a stall', async () => {
    const { outer_returns } = await call(westernPlanetaryReturn, {
      ...einstein,
      after: '2500-01-01',
      count: 13,
      outer_planets: ['Uranus', 'Neptune', 'Pluto'],
    })
    expect(outer_returns!.map(({ planet }) => planet as string)).toEqual(['Uranus', 'Neptune', 'Pluto'])
  })
})
