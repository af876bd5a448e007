import { describe, expect, test } from 'bun:test'
import relocatedChart from '../../../src/capabilities/location-astrology/relocated-chart.ts'
import synastryChart from '../../../src/capabilities/western/synastry-chart.ts'
import synastryWheel from '../../../src/capabilities/western/synastry-wheel.ts'
import westernComposite from '../../../src/capabilities/western/western-composite-chart.ts'
import westernHouseCusps from '../../../src/capabilities/western/western-house-cusps.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import westernPlanetaryReturn from '../../../src/capabilities/western/western-planetary-return.ts'
import westernSolarReturn from '../../../src/capabilities/western/western-solar-return.ts'
import { HOUSE_SYSTEM_NAMES, HOUSE_SYSTEMS, type HouseSystem } from '../../../src/ephemeris/house-systems.ts'
import { sample } from '../../long.ts'
import { apart, FLAGS, sweph } from '../../native/oracle.ts'
import { call } from '../call.ts'

// Every house system on single charts, pairs, composites, returns and relocations: in the tropics of Europe and at 78 north and south.

const SITES = [
  { latitude: 48.4, longitude: 10 },
  { latitude: 78.22, longitude: 15.65 },
  { latitude: -78, longitude: 30 },
] as const
type Place = { latitude: number; longitude: number }
const DATETIME = '1990-06-15T10:20'
const birth = (site: Place) => ({ datetime: DATETIME, timezone: 'UTC', ...site })
const europe = SITES[0]

interface HouseRow {
  cusp: number | null
}
interface Outcome {
  houses: readonly HouseRow[]
  planets: readonly { house: number | null }[]
  at: number
  site: Place
  warnings: readonly string[]
}

const dayOf = (utc: string) => Date.parse(utc) / 86_400_000 + 2440587.5
const BIRTH_DAY = dayOf(`${DATETIME}:00Z`)

/** The charts of each kind: their houses, the moment and the place for which they are cast. */
const KINDS: Record<string, (system: HouseSystem, site: Place) => Promise<Outcome>> = {
  single: async (house_system, site) => {
    const { houses, planets, warnings } = await call(westernNatalChart, { ...birth(site), house_system })
    return { houses, planets, warnings, at: BIRTH_DAY, site }
  },
  cusps: async (house_system, site) => {
    const { houses, complete, unplaced, warnings } = await call(westernHouseCusps, { ...birth(site), house_system })
    expect(complete).toBe(unplaced.length === 0)
    return { houses, planets: [{ house: complete ? 1 : null }], warnings, at: BIRTH_DAY, site }
  },
  pair: async (house_system, site) => {
    const { person_a, warnings } = await call(synastryWheel, {
      person_a: birth(site),
      person_b: { ...birth(europe), datetime: '1985-01-02T03:04' },
      house_system,
      format: 'text',
    })
    const { person_a: chart } = await call(synastryChart, {
      person_a: birth(site),
      person_b: birth(europe),
      house_system,
    })
    expect(chart.planets.map(({ house }) => house)).toEqual(person_a.planets.map(({ house }) => house))
    return { ...person_a, warnings, at: BIRTH_DAY, site }
  },
  davison: async (house_system, site) => {
    const { houses, planets, warnings, moment } = await call(westernComposite, {
      person_a: birth(site),
      person_b: birth(site),
      house_system,
      method: 'davison',
      format: 'text',
    })
    expect(moment!.julian_day).toBeCloseTo(BIRTH_DAY, 5)
    return { houses, planets, warnings, at: BIRTH_DAY, site }
  },
  'solar return': async (house_system, site) => {
    const { houses, planets, warnings, return_moment } = await call(westernSolarReturn, {
      ...birth(site),
      house_system,
      year: 2020,
      format: 'text',
    })
    return { houses, planets, warnings, at: dayOf(return_moment.utc), site }
  },
  'return elsewhere': async (house_system, site) => {
    const { returns, warnings } = await call(westernPlanetaryReturn, {
      ...birth(europe),
      house_system,
      planet: 'Moon',
      after: '2020-01-01T00:00Z',
      location: site,
    })
    const [first] = returns
    return {
      houses: first!.houses!,
      planets: first!.planets!,
      warnings,
      at: dayOf(first!.return_moment.utc),
      site,
    }
  },
  relocation: async (house_system, site) => {
    const { houses, planets, warnings } = await call(relocatedChart, { ...birth(europe), house_system, place: site })
    return { houses, planets, warnings, at: BIRTH_DAY, site }
  },
}

/** Tolerance in degrees, beyond the motion of a cusp in half a second, to which a moment is printed. */
const TOLERANCE = 1e-4
const HALF_SECOND = 0.5 / 86_400

describe.each(Object.entries(KINDS))('%s', (_, chartOf) => {
  test.each(HOUSE_SYSTEM_NAMES)('%s: cusps and polar behaviour are those of Swiss Ephemeris', async (system) => {
    const polar = SITES[1 + (HOUSE_SYSTEM_NAMES.indexOf(system) % 2)]!
    for (const place of sample<readonly Place[]>([europe, polar], SITES)) {
      const { houses, planets, at, site, warnings } = await chartOf(system, place)
      const cuspsAt = (day: number) =>
        sweph.houses_ex2(day, FLAGS, site.latitude, site.longitude, HOUSE_SYSTEMS[system].letter)
      const { flag, data } = cuspsAt(at)
      const [before, after] = [cuspsAt(at - HALF_SECOND).data.houses, cuspsAt(at + HALF_SECOND).data.houses]
      const isDefined = flag === sweph.constants.OK
      expect(houses).toHaveLength(12)
      expect(houses.every(({ cusp }) => cusp !== null)).toBe(isDefined)
      if (isDefined) {
        for (const [i, { cusp }] of houses.entries()) {
          const motion = apart(before[i]!, after[i]!)
          expect([system, i + 1, apart(cusp!, data.houses[i]!) < TOLERANCE + motion]).toEqual([system, i + 1, true])
        }
      } else {
        // Only the four angles, no house, a warning, and no other system instead.
        expect(houses.map(({ cusp }) => cusp !== null)).toEqual([0, 1, 2, 3].flatMap(() => [true, false, false]))
        expect(planets.every(({ house }) => house === null)).toBe(true)
        expect(warnings.join()).toContain(`${HOUSE_SYSTEMS[system].name} has no cusps`)
      }
      const isPlaced = planets.every(({ house }) => house !== null)
      if (!isPlaced) expect(warnings.join()).toContain(HOUSE_SYSTEMS[system].name)
    }
  })
})

describe('composites of midpoints', () => {
  test.each(HOUSE_SYSTEM_NAMES)(
    '%s: houses for a reference place begin at the cusps of the composite meridian',
    async (system) => {
      const pair = { person_a: birth(europe), person_b: { ...birth(SITES[1]), datetime: '1992-02-03T04:05' } }
      const { houses, midheaven, planets } = await call(westernComposite, {
        ...pair,
        house_system: system,
        house_method: 'reference_place',
        reference_latitude: 52,
        format: 'text',
      })
      expect(houses.every(({ cusp }) => cusp !== null)).toBe(true)
      expect(planets.every(({ house }) => house !== null)).toBe(true)
      const obliquity =
        [BIRTH_DAY, dayOf('1992-02-03T04:05:00Z')].reduce(
          (sum, day) => sum + sweph.calc_ut(day, sweph.constants.SE_ECL_NUT, FLAGS).data[0]!,
          0,
        ) / 2
      const radians = Math.PI / 180
      const armc =
        Math.atan2(
          Math.sin(midheaven.longitude * radians) * Math.cos(obliquity * radians),
          Math.cos(midheaven.longitude * radians),
        ) / radians
      // The Sunshine systems also use the Sun; swe_houses_armc has no field for it.
      if (system.startsWith('sunshine')) return
      const { data } = sweph.houses_armc((armc + 360) % 360, 52, obliquity, HOUSE_SYSTEMS[system].letter as 'P')
      for (const [i, { cusp }] of houses.entries())
        expect([system, i + 1, apart(cusp!, data.houses[i]!) < 1e-4]).toEqual([system, i + 1, true])
    },
  )
})

test('Gauquelin sectors stand beside the houses of every kind of chart, and have no cusps within the polar circles', async () => {
  const option = { gauquelin_sectors: 'mundane' } as const
  for (const site of SITES) {
    const { gauquelin_sectors: own } = await call(westernNatalChart, { ...birth(site), ...option })
    const { flag, data } = sweph.houses_ex2(BIRTH_DAY, FLAGS, site.latitude, site.longitude, 'G')
    expect(own!.cusps !== null).toBe(flag === sweph.constants.OK)
    for (const [i, cusp] of (own!.cusps ?? []).entries()) expect(apart(cusp, data.houses[i]!)).toBeLessThan(1e-5)
    const isPolar = Math.abs(site.latitude) > 67
    expect(own!.points.some(({ sector }) => sector === null)).toBe(isPolar)
    const others = [
      (await call(westernHouseCusps, { ...birth(site), ...option })).gauquelin_sectors,
      (await call(synastryChart, { person_a: birth(site), person_b: birth(europe), ...option })).person_a
        .gauquelin_sectors,
      (await call(relocatedChart, { ...birth(europe), place: site, ...option })).gauquelin_sectors,
      (
        await call(westernComposite, {
          person_a: birth(site),
          person_b: birth(site),
          method: 'davison',
          format: 'text',
          ...option,
        })
      ).gauquelin_sectors,
    ]
    for (const each of others) expect(each).toEqual(own)
  }
  const { gauquelin_sectors: later } = await call(westernSolarReturn, {
    ...birth(europe),
    year: 2020,
    format: 'text',
    gauquelin_sectors: 'rising',
  })
  expect(later!.points).toHaveLength(10)
  const { returns } = await call(westernPlanetaryReturn, {
    ...birth(europe),
    after: '2020-01-01T00:00Z',
    gauquelin_sectors: 'zodiacal',
  })
  expect(returns[0]!.gauquelin_sectors!.points).toHaveLength(14)
})
