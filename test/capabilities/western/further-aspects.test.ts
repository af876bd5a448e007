import { describe, expect, test } from 'bun:test'
import { einstein } from '../../../src/capabilities/shared/tropical/birth.ts'
import { lennonAndOno } from '../../../src/capabilities/shared/tropical/pair.ts'
import synastryWheel from '../../../src/capabilities/western/synastry-wheel.ts'
import westernDeclinations from '../../../src/capabilities/western/western-declinations.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import westernNatalWheel from '../../../src/capabilities/western/western-natal-wheel.ts'
import westernTransitWheel from '../../../src/capabilities/western/western-transit-wheel.ts'
import { ASPECTS, FINE_ASPECTS, MIRROR_ASPECTS } from '../../../src/western/aspects.ts'
import { separation } from '../../../src/zodiac/longitude.ts'
import { call, rejectedField } from '../call.ts'

/** Angles in degrees and minutes as books print them: the seventh, ninth, tenth, sixteenth and twentieth parts of the circle. */
const PRINTED = {
  septile: 51 + 26 / 60,
  biseptile: 102 + 51 / 60,
  triseptile: 154 + 17 / 60,
  novile: 40,
  binovile: 80,
  quadranovile: 160,
  decile: 36,
  tridecile: 108,
  semioctile: 22.5,
  vigintile: 18,
} as const

test('the angles of fine aspects are the printed ones, and no two aspects share a symbol', () => {
  for (const aspect of FINE_ASPECTS) expect(Math.abs(ASPECTS[aspect].angle - PRINTED[aspect])).toBeLessThan(1 / 60)
  const symbols = Object.values(ASPECTS).map(({ symbol }) => symbol)
  expect(new Set(symbols).size).toBe(symbols.length)
})

describe('fine aspects by request', () => {
  test('are those of a count over all pairs, within the orb, beside unchanged usual rows', async () => {
    const plain = await call(westernNatalChart, { ...einstein, aspects: ['trine'] })
    const { further_aspects, ...answer } = await call(westernNatalChart, {
      ...einstein,
      aspects: ['trine', ...FINE_ASPECTS],
      orbs: { by_aspect: Object.fromEntries(FINE_ASPECTS.map((name) => [name, 1])) },
    })
    const trines = await call(westernNatalChart, { ...einstein, aspects: ['trine'] })
    expect(answer.aspects).toEqual(trines.aspects)
    expect(plain).not.toHaveProperty('further_aspects')
    const points = [
      ...answer.planets.map(({ planet, longitude }) => ({ name: planet as string, at: longitude! })),
      { name: 'Ascendant', at: answer.ascendant.longitude },
      { name: 'Midheaven', at: answer.midheaven.longitude },
    ]
    const expected = points.flatMap((a, i) =>
      points
        .slice(i + 1)
        .flatMap((b) =>
          FINE_ASPECTS.filter(
            (name) =>
              Math.abs(
                separation(a.at, b.at) -
                  (name.includes('septile')
                    ? (360 / 7) * (name[0] === 'b' ? 2 : name[0] === 't' ? 3 : 1)
                    : PRINTED[name]),
              ) <= 1,
          ).map((name) => `${a.name} ${name} ${b.name}`),
        ),
    )
    expect(further_aspects!.map(({ point_a, aspect, point_b }) => `${point_a} ${aspect} ${point_b}`).sort()).toEqual(
      expected.sort(),
    )
    expect(expected.length).toBeGreaterThan(5)
  })

  test('stand in the text, in the wheel and between charts', async () => {
    const { text } = await call(westernNatalChart, { ...einstein, aspects: ['novile', 'septile'], format: 'text' })
    expect(text).toMatch(/novile|septile/)
    const { images } = await call(westernNatalWheel, { ...einstein, aspects: ['novile', 'vigintile'] })
    expect(images[0]!.content).toMatch(/data-aspect="(novile|vigintile)"/)
    const pair = await call(synastryWheel, { ...lennonAndOno, aspects: ['conjunction', 'quintile', 'septile'] })
    const kinds = new Set(pair.further_aspects!.map(({ aspect }) => aspect))
    expect([...kinds].sort()).toEqual(['quintile', 'septile'])
    const transits = await call(westernTransitWheel, {
      ...westernTransitWheel.example,
      aspects: ['semisquare', 'novile'],
      orbs: { by_aspect: { semisquare: 2, novile: 2 } },
    })
    expect(transits.transit_to_natal_aspects).toEqual([])
    expect(transits.further_aspects!.length).toBeGreaterThan(0)
  })
})

describe('parallels and antiscia by request', () => {
  test('are those of western-declinations', async () => {
    const { further_aspects } = await call(westernNatalChart, {
      ...einstein,
      aspects: [...MIRROR_ASPECTS],
    })
    const { parallels, antiscia_contacts } = await call(westernDeclinations, { ...einstein, orb: 1 })
    const isAngle = (name: string) => name === 'Ascendant' || name === 'Midheaven'
    const expected = [
      ...parallels.filter(({ planet_a, planet_b }) => !isAngle(planet_a) && !isAngle(planet_b)),
      ...antiscia_contacts,
    ].map(({ planet_a, kind, planet_b, orb }) => `${planet_a} ${kind} ${planet_b} ${orb.toFixed(3)}`)
    expect(
      further_aspects!
        .map(({ point_a, aspect, point_b, orb }) => `${point_a} ${aspect} ${point_b} ${orb.toFixed(3)}`)
        .sort(),
    ).toEqual(expected.sort())
    expect(expected.length).toBeGreaterThan(3)
  })

  test('antiscia of a sidereal or J2000 chart are rejected', async () => {
    for (const frame of [{ zodiac: 'sidereal' }, { equinox: 'J2000' }] as const)
      expect(await rejectedField(westernNatalChart, { ...einstein, ...frame, aspects: ['antiscion'] })).toBe('aspects')
    const { further_aspects } = await call(westernNatalChart, {
      ...einstein,
      zodiac: 'sidereal',
      aspects: ['parallel'],
    })
    expect(further_aspects!.length).toBeGreaterThan(0)
  })
})
