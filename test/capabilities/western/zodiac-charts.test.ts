import { describe, expect, test } from 'bun:test'
import placeAnalysis from '../../../src/capabilities/location-astrology/place-analysis.ts'
import relocatedChart from '../../../src/capabilities/location-astrology/relocated-chart.ts'
import relocationCompare from '../../../src/capabilities/location-astrology/relocation-compare.ts'
import synastryChart from '../../../src/capabilities/western/synastry-chart.ts'
import westernCompositeChart from '../../../src/capabilities/western/western-composite-chart.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import westernProgressions from '../../../src/capabilities/western/western-progressions.ts'
import westernSolarArc from '../../../src/capabilities/western/western-solar-arc.ts'
import { AYANAMSHA_IDS, siderealZero } from '../../../src/ephemeris/ayanamshas.ts'
import { sample } from '../../long.ts'
import { apart, FLAGS, sweph } from '../../native/oracle.ts'
import { call, rejectedField } from '../call.ts'
import { einstein, lennon, ono } from './births.ts'

// Composites, solar arcs and relocations in the sidereal and draconic zodiacs, beside the npm package sweph.

const { constants: c } = sweph
const jdOf = (utc: string) => Date.parse(utc) / 86_400_000 + 2_440_587.5
const BIRTH = jdOf('1879-03-14T10:50:00Z')
const LENNON = jdOf('1940-10-09T17:30:00Z')
const ONO = jdOf('1933-02-18T11:30:00Z')
const MEAN = (LENNON + ONO) / 2
/** Rounding of the printed figures, degrees. */
const TOLERANCE = 2e-6

type Ayanamsha = (typeof AYANAMSHA_IDS)[number]
/** The ayanamsha of a moment by sweph, with nutation, as sidereal positions of sweph contain it. */
const ayanamshaAt = (jd: number, ayanamsha: Ayanamsha) => {
  sweph.set_sid_mode(siderealZero(ayanamsha).mode, 0, 0)
  return sweph.get_ayanamsa_ex_ut(jd, FLAGS).data
}
const siderealAt = (jd: number, body: number, ayanamsha: Ayanamsha) => {
  sweph.set_sid_mode(siderealZero(ayanamsha).mode, 0, 0)
  return sweph.calc_ut(jd, body, FLAGS | c.SEFLG_SIDEREAL).data[0]!
}
const tropicalAt = (jd: number, body: number) => sweph.calc_ut(jd, body, FLAGS).data[0]!
const nodeAt = (jd: number) => tropicalAt(jd, c.SE_TRUE_NODE)
/** The first ten points are Sun to Pluto, numbered as by Swiss Ephemeris. */
const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

const AYANAMSHAS = sample(
  AYANAMSHA_IDS.filter((_, i) => i % 8 === 0),
  AYANAMSHA_IDS,
)
/** As text: without a drawing. */
const couple = { person_a: lennon, person_b: ono, format: 'short_text' as const }
const inBoth = <T extends object>(options: T, zodiac: 'sidereal' | 'draconic', ayanamsha?: Ayanamsha) => ({
  ...options,
  zodiac,
  ...(ayanamsha && {
    person_a: { ...lennon, ayanamsha },
    person_b: { ...ono, ayanamsha },
  }),
})

describe('composite charts', () => {
  test.each(AYANAMSHAS.map((id) => [id]))('Davison by %s has the sidereal places of its own moment', async (id) => {
    const { planets, ascendant, midheaven, moment, place, frame, houses } = await call(
      westernCompositeChart,
      inBoth({ ...couple, method: 'davison' as const }, 'sidereal', id),
    )
    expect(Math.abs(moment!.julian_day - MEAN)).toBeLessThan(1e-5)
    for (const body of TEN) expect(apart(planets[body]!.longitude!, siderealAt(MEAN, body, id))).toBeLessThan(TOLERANCE)
    sweph.set_sid_mode(siderealZero(id).mode, 0, 0)
    const { data } = sweph.houses_ex2(MEAN, c.SEFLG_SIDEREAL, place!.latitude, place!.longitude, 'P')
    expect(apart(ascendant.longitude, data.points[0]!)).toBeLessThan(5e-6)
    expect(apart(midheaven.longitude, data.points[1]!)).toBeLessThan(5e-6)
    for (const [i, cusp] of data.houses.entries()) expect(apart(houses[i]!.cusp!, cusp)).toBeLessThan(5e-6)
    expect(frame).toMatchObject({ zodiac: 'sidereal' })
  })

  test.each(AYANAMSHAS.map((id) => [id]))('by %s each point is the midpoint of two sidereal longitudes', async (id) => {
    const tropical = await call(westernCompositeChart, couple)
    const { planets, ascendant, midheaven, houses, frame } = await call(
      westernCompositeChart,
      inBoth(couple, 'sidereal', id),
    )
    for (const body of TEN) {
      const [a, b] = [siderealAt(LENNON, body, id), siderealAt(ONO, body, id)]
      // Both midpoints of two places are as far from the one place as from the other.
      const middle = planets[body]!.longitude!
      expect(Math.abs(apart(middle, a) - apart(middle, b))).toBeLessThan(2 * TOLERANCE)
      expect(planets[body]!.house).toBe(tropical.planets[body]!.house)
    }
    // One angle for the whole chart: the mean of the ayanamshas of both births.
    const mean = (ayanamshaAt(LENNON, id) + ayanamshaAt(ONO, id)) / 2
    const pairs = [
      [tropical.ascendant.longitude, ascendant.longitude],
      [tropical.midheaven.longitude, midheaven.longitude],
      ...tropical.planets.map(({ longitude }, i) => [longitude!, planets[i]!.longitude!] as const),
      ...tropical.houses.map(({ cusp }, i) => [cusp!, houses[i]!.cusp!] as const),
    ] as const
    for (const [before, after] of pairs) expect(apart(before - mean, after)).toBeLessThan(TOLERANCE)
    expect(frame).toMatchObject({ zodiac: 'sidereal', centre: 'geocentric' })
  })

  test('draconic: both methods begin with the node of the composite, and aspects stay', async () => {
    for (const method of ['midpoint', 'davison'] as const) {
      const tropical = await call(westernCompositeChart, { ...couple, method })
      const draconic = await call(westernCompositeChart, { ...couple, method, zodiac: 'draconic', format: 'text' })
      const node = tropical.planets[11]!
      expect(node.planet).toBe('North Node')
      for (const [i, { longitude }] of tropical.planets.entries())
        expect(apart(longitude! - node.longitude!, draconic.planets[i]!.longitude!)).toBeLessThan(TOLERANCE)
      expect(apart(tropical.ascendant.longitude - node.longitude!, draconic.ascendant.longitude)).toBeLessThan(
        TOLERANCE,
      )
      expect(draconic.aspects.map(({ planet_a, planet_b, aspect }) => [planet_a, planet_b, aspect])).toEqual(
        tropical.aspects.map(({ planet_a, planet_b, aspect }) => [planet_a, planet_b, aspect]),
      )
      expect(draconic.text).toContain('Draconic zodiac, from the true lunar node')
    }
    const { planets } = await call(westernCompositeChart, { ...couple, method: 'davison', zodiac: 'draconic' })
    for (const body of TEN)
      expect(apart(planets[body]!.longitude!, tropicalAt(MEAN, body) - nodeAt(MEAN))).toBeLessThan(TOLERANCE)
  })

  test('houses by a reference place, whole signs, lots and sectors follow the zodiac', async () => {
    const options = {
      ...couple,
      house_method: 'reference_place' as const,
      reference_latitude: 51.5,
      points: ['Lot of Fortune', 'Ceres', 'Aries Point'] as ['Lot of Fortune', 'Ceres', 'Aries Point'],
      gauquelin_sectors: 'zodiacal' as const,
    }
    const tropical = await call(westernCompositeChart, options)
    const sidereal = await call(westernCompositeChart, { ...options, zodiac: 'sidereal' })
    const shift = (ayanamshaAt(LENNON, 'fagan_bradley') + ayanamshaAt(ONO, 'fagan_bradley')) / 2
    for (const [i, { cusp }] of tropical.houses.entries())
      expect(apart(cusp! - shift, sidereal.houses[i]!.cusp!)).toBeLessThan(TOLERANCE)
    for (const [i, { point, longitude }] of tropical.further_points!.entries())
      expect(
        apart((point as string) === 'Aries Point' ? 0 : longitude - shift, sidereal.further_points![i]!.longitude),
      ).toBeLessThan(TOLERANCE)
    expect(sidereal.gauquelin_sectors).toEqual(tropical.gauquelin_sectors)
    const whole = await call(westernCompositeChart, { ...couple, zodiac: 'sidereal', house_system: 'W' })
    expect(whole.houses[0]).toMatchObject({ sign: whole.ascendant.sign, degree: 0 })
  })

  test('the signs of the persons are those of the zodiac', async () => {
    for (const zodiac of ['sidereal', 'draconic'] as const) {
      const { person_a } = await call(westernCompositeChart, { ...couple, zodiac })
      const { person_a: chart } = await call(synastryChart, { person_a: lennon, person_b: ono, zodiac })
      expect(person_a).toMatchObject({ sun_sign: chart.sun.sign, moon_sign: chart.moon.sign })
    }
  })

  test('the tropical composite is unchanged, and antiscia are refused elsewhere', async () => {
    const usual = await call(westernCompositeChart, couple)
    expect(await call(westernCompositeChart, { ...couple, zodiac: 'tropical' })).toEqual(usual)
    expect(usual).not.toHaveProperty('frame')
    expect(await rejectedField(westernCompositeChart, { ...couple, zodiac: 'draconic', aspects: ['antiscion'] })).toBe(
      'aspects',
    )
  })
})

const target_date = '1905-06-30T00:00Z'
const TARGET = jdOf('1905-06-30T00:00:00Z')
const YEAR = 365.24219

describe('solar arcs', () => {
  test.each(AYANAMSHAS.map((id) => [id]))('by %s the arc is that of the sidereal progressed Sun', async (id) => {
    for (const converse of [false, true]) {
      const { arc, directed, frame } = await call(westernSolarArc, {
        ...einstein,
        target_date,
        converse,
        zodiac: 'sidereal',
        ayanamsha: id,
      })
      const days = ((converse ? -1 : 1) * (TARGET - BIRTH)) / YEAR
      const sun = siderealAt(BIRTH + days, c.SE_SUN, id)
      const expected = ((sun - siderealAt(BIRTH, c.SE_SUN, id) + 540) % 360) - 180
      expect(Math.abs(arc.degrees - expected)).toBeLessThan(TOLERANCE)
      expect(apart(directed[0]!.longitude, sun)).toBeLessThan(TOLERANCE)
      for (const body of TEN) {
        const natal = siderealAt(BIRTH, body, id)
        expect(apart(directed[body]!.natal_longitude, natal)).toBeLessThan(TOLERANCE)
        expect(apart(directed[body]!.longitude, natal + expected)).toBeLessThan(2 * TOLERANCE)
      }
      expect(frame).toMatchObject({ zodiac: 'sidereal' })
    }
  })

  test('the directed Sun is the progressed Sun of the same zodiac', async () => {
    for (const zodiac of ['tropical', 'sidereal'] as const) {
      const { directed } = await call(westernSolarArc, { ...einstein, target_date, zodiac })
      const { planets } = await call(westernProgressions, { ...einstein, target_date, zodiac })
      expect(apart(directed[0]!.longitude, planets[0]!.longitude!)).toBeLessThan(TOLERANCE)
    }
  })

  test('arcs of every type and measure move sidereal points like tropical ones but for precession', async () => {
    for (const arc_type of ['true', 'naibod', 'one_degree', 'cardan', 'birth_day'] as const)
      for (const arc_measure of ['longitude', 'right_ascension'] as const) {
        const input = {
          ...einstein,
          target_date,
          arc_type,
          arc_measure,
          points: ['Ceres' as const, 'Lot of Fortune' as const],
        }
        const tropical = await call(westernSolarArc, input)
        const sidereal = await call(westernSolarArc, { ...input, zodiac: 'sidereal', ayanamsha: 'lahiri' })
        const shift = ayanamshaAt(BIRTH, 'lahiri')
        // The progressed Sun moves 26 days: precession is 3.6 arcseconds, and nutation is up to 1.5.
        const slack = arc_type === 'true' || arc_type === 'birth_day' ? 6 / 3600 : 2 * TOLERANCE
        for (const [i, { longitude, natal_longitude, natal_house }] of tropical.directed.entries()) {
          const moved = sidereal.directed[i]!
          expect(apart(natal_longitude - shift, moved.natal_longitude)).toBeLessThan(TOLERANCE)
          expect(apart(longitude - shift, moved.longitude)).toBeLessThan(slack)
          expect(moved.natal_house).toBe(natal_house)
        }
        for (const [i, { longitude }] of tropical.further_points!.entries())
          expect(apart(longitude - shift, sidereal.further_points![i]!.longitude)).toBeLessThan(slack)
      }
  })

  test('events: the sidereal arc has the size of the aspect on the day of the event', async () => {
    for (const arc_measure of ['longitude', 'right_ascension'] as const) {
      const input = { ...einstein, target_date, window_years: 4, arc_measure, zodiac: 'sidereal' as const }
      const { events } = await call(westernSolarArc, input)
      expect(events.length).toBeGreaterThan(10)
      for (const { date, directed_planet, natal_planet, aspect } of events.slice(0, 12)) {
        const { directed } = await call(westernSolarArc, { ...input, target_date: `${date}T12:00Z` })
        const moved = directed.find(({ planet }) => planet === directed_planet)!.longitude
        const still = directed.find(({ planet }) => planet === natal_planet)!.natal_longitude
        const angle = {
          conjunction: 0,
          opposition: 180,
          square: 90,
          semisquare: 45,
          sesquiquadrate: 135,
          trine: 120,
          sextile: 60,
        }[aspect]
        // In half a day of life the arc grows 5 arcseconds.
        expect(Math.abs(apart(moved, still) - angle)).toBeLessThan(8 / 3600)
      }
    }
  })

  test('draconic: all longitudes are less the node of birth; arc, events and primary directions stay', async () => {
    const input = { ...einstein, target_date, primary_directions: { to_age: 30 } }
    const tropical = await call(westernSolarArc, input)
    const draconic = await call(westernSolarArc, { ...input, zodiac: 'draconic' })
    for (const [i, { natal_longitude, longitude }] of tropical.directed.entries()) {
      expect(apart(natal_longitude - nodeAt(BIRTH), draconic.directed[i]!.natal_longitude)).toBeLessThan(TOLERANCE)
      expect(apart(longitude - nodeAt(BIRTH), draconic.directed[i]!.longitude)).toBeLessThan(TOLERANCE)
    }
    expect([draconic.arc, draconic.events, draconic.primary_directions]).toEqual([
      tropical.arc,
      tropical.events,
      tropical.primary_directions,
    ])
    expect(draconic.frame).toMatchObject({ zodiac: 'draconic', ayanamsha: null })
  })
})

const { name: _, ...nameless } = einstein
const princeton = { latitude: 40.35, longitude: -74.66 }

describe('relocated charts', () => {
  test.each(AYANAMSHAS.map((id) => [id]))(
    'by %s have the sidereal places and cusps of the birth moment',
    async (id) => {
      const { planets, ascendant, midheaven, houses, natal, frame } = await call(relocatedChart, {
        ...nameless,
        place: princeton,
        zodiac: 'sidereal',
        ayanamsha: id,
      })
      for (const body of TEN)
        expect(apart(planets[body]!.longitude!, siderealAt(BIRTH, body, id))).toBeLessThan(TOLERANCE)
      const cuspsOf = ({ latitude, longitude }: typeof princeton) => {
        sweph.set_sid_mode(siderealZero(id).mode, 0, 0)
        return sweph.houses_ex2(BIRTH, c.SEFLG_SIDEREAL, latitude, longitude, 'P').data
      }
      const there = cuspsOf(princeton)
      for (const [i, cusp] of there.houses.entries()) expect(apart(houses[i]!.cusp!, cusp)).toBeLessThan(5e-6)
      expect(apart(ascendant.longitude, there.points[0]!)).toBeLessThan(5e-6)
      expect(apart(midheaven.longitude, there.points[1]!)).toBeLessThan(5e-6)
      expect(apart(natal.ascendant.longitude, cuspsOf(einstein).points[0]!)).toBeLessThan(5e-6)
      expect(frame).toMatchObject({ zodiac: 'sidereal' })
    },
  )

  test('draconic: less the node of the birth moment, at home and away', async () => {
    const input = { ...nameless, place: princeton }
    const tropical = await call(relocatedChart, input)
    const draconic = await call(relocatedChart, { ...input, zodiac: 'draconic', points: ['Vertex'], format: 'text' })
    for (const [i, { longitude, house }] of tropical.planets.entries()) {
      expect(apart(longitude! - nodeAt(BIRTH), draconic.planets[i]!.longitude!)).toBeLessThan(TOLERANCE)
      expect(draconic.planets[i]!.house).toBe(house)
    }
    expect(apart(tropical.natal.ascendant.longitude - nodeAt(BIRTH), draconic.natal.ascendant.longitude)).toBeLessThan(
      TOLERANCE,
    )
    expect(draconic.text).toContain('Draconic zodiac')
    const born = await call(westernNatalChart, { ...einstein, zodiac: 'draconic' })
    expect(draconic.planets.map(({ longitude }) => longitude)).toEqual(born.planets.map(({ longitude }) => longitude))
  })

  test('comparisons and analyses have the charts of the zodiac, and the lines of none', async () => {
    const birth = nameless
    const places = [
      { name: 'Princeton', ...princeton },
      { name: 'Bern', latitude: 46.95, longitude: 7.45 },
    ]
    const tropical = await call(relocationCompare, { ...birth, places })
    for (const zodiac of ['sidereal', 'draconic'] as const) {
      const chart = await call(relocatedChart, { ...birth, place: princeton, zodiac })
      const compared = await call(relocationCompare, { ...birth, places, zodiac })
      const analysed = await call(placeAnalysis, { ...birth, place: places[0]!, zodiac })
      for (const each of [compared.places[0]!, analysed.chart])
        expect([each.ascendant, each.midheaven]).toEqual([chart.ascendant, chart.midheaven])
      expect(compared.places[0]!.text).toStartWith(`${chart.ascendant.sign} rises`)
      expect(compared.places.map(({ nearest_lines, score }) => [nearest_lines, score])).toEqual(
        tropical.places.map(({ nearest_lines, score }) => [nearest_lines, score]),
      )
      expect([compared.frame!.zodiac, analysed.frame!.zodiac]).toEqual([zodiac, zodiac])
      expect(compared.warnings).toEqual([])
    }
    const { warnings } = await call(relocationCompare, { ...birth, places, zodiac: 'draconic', ayanamsha: 'raman' })
    expect(warnings.join()).toContain('`ayanamsha` was ignored')
  })
})
