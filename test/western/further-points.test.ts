import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { AYANAMSHA_IDS, AYANAMSHAS } from '../../src/ephemeris/ayanamshas.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { CENTRES } from '../../src/ephemeris/queries.ts'
import { createPen, missingGlyphs } from '../../src/render/glyphs.ts'
import { pointSymbol } from '../../src/render/wheel-page.ts'
import { createSky } from '../../src/sky/index.ts'
import { longitudeOfJ2000 } from '../../src/sky/stars.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import {
  type ChartFrame,
  type FramedChart,
  framedChart,
  furtherOf,
  USUAL_FRAME,
  ZODIACS,
} from '../../src/western/chart-frame.ts'
import {
  bodyNumberOf,
  FURTHER_NAMES,
  type FurtherName,
  lotPointOf,
  minorPlanetOf,
  symbolOfPoint,
} from '../../src/western/further-points.ts'
import { LOT_NAMES, type LotName } from '../../src/western/lots.ts'
import { POINTS_AND_ANGLES, type PointName } from '../../src/western/points.ts'
import { apart, FLAGS, momentOf, ORACLE_BODY, sweph } from '../native/oracle.ts'
import { random } from '../native/random.ts'
import { sky } from '../world.ts'

const { constants: c } = sweph
const next = random(47)
/** 200 charts between 1800 and 2399, from 65 S to 65 N. */
const CHARTS = Array.from({ length: 200 }, () => ({
  at: momentOf(0.001 + 0.998 * next()) as JulianDay,
  site: { latitude: -65 + 130 * next(), longitude: -180 + 360 * next() },
}))
const framed = (chart: (typeof CHARTS)[number], frame: Partial<ChartFrame>) =>
  framedChart(chart.at, chart.site, 'P', { ...USUAL_FRAME, ...frame }, sky) as FramedChart

/** Numbers of swephexp.h, written here independently of the table in src. */
const NUMBERS: Partial<Record<FurtherName, number>> = {
  Ceres: c.SE_CERES,
  Pallas: c.SE_PALLAS,
  Juno: c.SE_JUNO,
  Vesta: c.SE_VESTA,
  Pholus: c.SE_PHOLUS,
  'Mean North Node': c.SE_MEAN_NODE,
  'True Lilith': c.SE_OSCU_APOG,
  'Interpolated Lilith': c.SE_INTP_APOG,
  'Interpolated Priapus': c.SE_INTP_PERG,
  Cupido: c.SE_CUPIDO,
  Hades: c.SE_HADES,
  Zeus: c.SE_ZEUS,
  Kronos: c.SE_KRONOS,
  Apollon: c.SE_APOLLON,
  Admetos: c.SE_ADMETOS,
  Vulkanus: c.SE_VULKANUS,
  Poseidon: c.SE_POSEIDON,
}

describe('further points of 200 charts compared with sweph', () => {
  test('longitude, latitude, speed and declination of bodies, within 1e-9 degrees', () => {
    const names = Object.keys(NUMBERS) as FurtherName[]
    for (const chart of CHARTS) {
      const points = furtherOf(framed(chart, { further: names }))
      expect(points.map(({ name }) => name)).toEqual(names)
      for (const point of points) {
        const { data } = sweph.calc_ut(chart.at, NUMBERS[point.name]!, FLAGS)
        const equatorial = sweph.calc_ut(chart.at, NUMBERS[point.name]!, FLAGS | c.SEFLG_EQUATORIAL).data
        expect(apart(point.longitude, data[0]!)).toBeLessThan(1e-9)
        expect(Math.abs(point.latitude! - data[1]!)).toBeLessThan(1e-9)
        expect(Math.abs(point.speed! - data[3]!)).toBeLessThan(1e-9)
        expect(Math.abs(point.declination! - equatorial[1]!)).toBeLessThan(1e-9)
      }
    }
  })

  test('vertex and east point (equatorial ascendant), within 1e-6 degrees, and their opposites', () => {
    const names = ['Vertex', 'Anti-Vertex', 'East Point', 'Descendant', 'Imum Coeli', 'Mean South Node'] as const
    for (const chart of CHARTS) {
      const of = Object.fromEntries(furtherOf(framed(chart, { further: names })).map((each) => [each.name, each]))
      const { points } = sweph.houses_ex2(chart.at, FLAGS, chart.site.latitude, chart.site.longitude, 'P').data
      expect(apart(of.Vertex!.longitude, points[3]!)).toBeLessThan(1e-6)
      expect(apart(of['Anti-Vertex']!.longitude, points[3]! + 180)).toBeLessThan(1e-6)
      expect(apart(of['East Point']!.longitude, points[4]!)).toBeLessThan(1e-6)
      expect(apart(of.Descendant!.longitude, points[0]! + 180)).toBeLessThan(1e-6)
      expect(apart(of['Imum Coeli']!.longitude, points[1]! + 180)).toBeLessThan(1e-6)
      const node = sweph.calc_ut(chart.at, c.SE_MEAN_NODE, FLAGS).data[0]!
      expect(apart(of['Mean South Node']!.longitude, node + 180)).toBeLessThan(1e-9)
    }
  })

  test('minor planets without an installed file are left out', () => {
    expect(
      furtherOf(framed(CHARTS[0]!, { further: ['Eris', 'Asteroid 433', 'Ceres'] })).map(({ name }) => name),
    ).toEqual(['Ceres'])
  })
})

/** The fourteen points of every chart in Swiss Ephemeris; the south node is opposite the north node. */
const NUMBER_OF_POINT: Record<string, number> = {
  ...ORACLE_BODY,
  'North Node': c.SE_TRUE_NODE,
  'South Node': c.SE_TRUE_NODE,
  Lilith: c.SE_MEAN_APOG,
}

test('the fourteen points of 200 charts compared with sweph, within a thousandth of an arcsecond', () => {
  for (const chart of CHARTS) {
    const { points } = framedChart(chart.at, chart.site, 'P', USUAL_FRAME, sky)
    for (const { name, longitude } of points) {
      const { data } = sweph.calc_ut(chart.at, NUMBER_OF_POINT[name]!, FLAGS)
      const expected = data[0]! + (name === 'South Node' ? 180 : 0)
      expect([name, apart(longitude, expected) < 0.001 / 3600]).toEqual([name, true])
    }
  }
})

describe('minor planets with their files', () => {
  const FILES = fileURLToPath(new URL('../ephemeris/minor-planets', import.meta.url))
  const BUNDLED = fileURLToPath(new URL('../../data/ephe', import.meta.url))
  const withFiles = createSky(createEphemeris({ paths: [FILES] }))
  const BODIES = { Haumea: 136_108, Eris: 136_199, Makemake: 136_472, Quaoar: 50_000, Sedna: 90_377, Orcus: 90_482 }
  const NAMED = [...Object.entries(BODIES), ['Asteroid 28978', 28_978]] as [FurtherName, number][]
  beforeAll(() => sweph.set_ephe_path(`${BUNDLED}:${FILES}`))
  afterAll(() => sweph.set_ephe_path(BUNDLED))

  test('six dwarf planets and a numbered one in 200 charts compared with sweph, within 1e-9 degrees', () => {
    let compared = 0
    for (const { at, site } of CHARTS) {
      const further = NAMED.map(([name]) => name)
      const chart = framedChart(at, site, 'P', { ...USUAL_FRAME, further }, withFiles) as FramedChart
      for (const [name, number] of NAMED) {
        const point = furtherOf(chart).find((each) => each.name === name)
        const { data, flag } = sweph.calc_ut(at, c.SE_AST_OFFSET + number, FLAGS)
        expect([name, at, point !== undefined]).toEqual([name, at, flag >= 0])
        if (!point) continue
        compared++
        expect(apart(point.longitude, data[0]!)).toBeLessThan(1e-9)
        expect(Math.abs(point.latitude! - data[1]!)).toBeLessThan(1e-9)
        expect(Math.abs(point.speed! - data[3]!)).toBeLessThan(1e-9)
      }
    }
    // The files end near 2100, half-way through the years of the charts.
    expect(compared).toBeGreaterThan(500)
  })
})

test('a minor planet that is a named point has one name', () => {
  expect([1, 2, 3, 4, 2060, 5145, 134_340, 433, 136_199, 28_978].map(minorPlanetOf)).toEqual([
    'Ceres',
    'Pallas',
    'Juno',
    'Vesta',
    'Chiron',
    'Pholus',
    'Pluto',
    'Eros',
    'Eris',
    'Asteroid 28978',
  ])
  for (const name of FURTHER_NAMES) {
    const number = bodyNumberOf(name) ?? 0
    if (number > 10_000) expect(minorPlanetOf(number - 10_000)).toBe(name)
  }
})

describe('lots of 200 charts compared with formulas of places of sweph', () => {
  type Places = Record<'Asc' | 'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn', number>
  /** The term from which the arc is taken and the term to which it is taken by day; exchanged by night. */
  const REVERSED: Partial<Record<LotName, readonly [from: keyof Places | LotName, to: keyof Places | LotName]>> = {
    // source: Paulus of Alexandria, Introduction, ch. 23: the seven Hermetic lots
    Fortune: ['Sun', 'Moon'],
    Spirit: ['Moon', 'Sun'],
    Eros: ['Spirit', 'Venus'],
    Necessity: ['Mercury', 'Fortune'],
    Courage: ['Mars', 'Fortune'],
    Victory: ['Spirit', 'Jupiter'],
    Nemesis: ['Saturn', 'Fortune'],
    // source: Dorotheus, Carmen Astrologicum, books 1 and 2
    Father: ['Sun', 'Saturn'],
    Mother: ['Venus', 'Moon'],
    Siblings: ['Saturn', 'Jupiter'],
    Children: ['Jupiter', 'Saturn'],
    'Marriage of men': ['Saturn', 'Venus'],
    'Marriage of women': ['Venus', 'Saturn'],
    Illness: ['Saturn', 'Mars'],
    // source: Bonatti, Liber Astronomiae, tractate 8
    Faith: ['Moon', 'Mercury'],
  }
  const RULERS = ['Mars', 'Venus', 'Mercury', 'Moon', 'Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const
  const rulerAt = (longitude: number) => [...RULERS, 'Saturn' as const, 'Jupiter' as const][Math.floor(longitude / 30)]!

  test('each lot by day and by night, within 1e-5 degrees', () => {
    const charts = { day: 0, night: 0 }
    const further = LOT_NAMES.map(lotPointOf)
    for (const chart of CHARTS) {
      const { latitude, longitude } = chart.site
      const placeOf = (number: number) => sweph.calc_ut(chart.at, number, FLAGS).data
      const { points, houses } = sweph.houses_ex2(chart.at, FLAGS, latitude, longitude, 'P').data
      const sun = placeOf(c.SE_SUN)
      const altitude = sweph.azalt(chart.at, c.SE_ECL2HOR, [longitude, latitude, 0], 0, 0, [
        sun[0]!,
        sun[1]!,
        sun[2]!,
      ])[1]!
      const isDay = altitude > 0
      charts[isDay ? 'day' : 'night']++
      const places: Places = {
        Asc: points[0]!,
        Sun: sun[0]!,
        Moon: placeOf(c.SE_MOON)[0]!,
        Mercury: placeOf(c.SE_MERCURY)[0]!,
        Venus: placeOf(c.SE_VENUS)[0]!,
        Mars: placeOf(c.SE_MARS)[0]!,
        Jupiter: placeOf(c.SE_JUPITER)[0]!,
        Saturn: placeOf(c.SE_SATURN)[0]!,
      }
      const isPlace = (term: string): term is keyof Places => term in places
      const lot = (name: LotName): number => {
        const cusp = (house: number) => houses[house - 1]!
        switch (name) {
          // source: Valens, Anthology, book 2
          case 'Exaltation':
            return places.Asc + (isDay ? 19 - places.Sun : 33 - places.Moon)
          case 'Death':
            return places.Saturn + cusp(8) - places.Moon
          // source: al-Biruni, Elements, 476
          case 'Travel':
            return places.Asc + cusp(9) - places[rulerAt(cusp(9))]
          case 'Substance':
            return places.Asc + cusp(2) - places[rulerAt(cusp(2))]
          default: {
            const [from, to] = REVERSED[name]!.map((term) => (isPlace(term) ? places[term] : lot(term)))
            return places.Asc + (isDay ? to! - from! : from! - to!)
          }
        }
      }
      const found = furtherOf(framed(chart, { further }))
      expect(found.map(({ name }) => name)).toEqual(further)
      for (const [i, name] of LOT_NAMES.entries())
        expect([name, isDay, apart(found[i]!.longitude, lot(name)) < 1e-5]).toEqual([name, isDay, true])
    }
    expect(Math.min(charts.day, charts.night)).toBeGreaterThan(60)
  })
})

describe('zodiacs and frames of 200 charts compared with sweph', () => {
  const numberOf = (name: PointName) => (name === 'South Node' ? undefined : NUMBER_OF_POINT[name])

  test('sidereal longitudes by every ayanamsha, within 1e-7 degrees', () => {
    for (const [i, id] of AYANAMSHA_IDS.entries()) {
      const chart = CHARTS[i]!
      sweph.set_sid_mode(AYANAMSHAS[id].mode, 0, 0)
      const { points, ascendant } = framed(chart, { zodiac: 'sidereal', ayanamsha: id })
      for (const [p, point] of points.entries()) {
        const number = numberOf(point.name)
        if (number == null) continue
        const { data } = sweph.calc_ut(chart.at, number, FLAGS | c.SEFLG_SIDEREAL)
        expect([id, p, apart(point.longitude, data[0]!) < 1e-7]).toEqual([id, p, true])
      }
      const { latitude, longitude } = chart.site
      const houses = sweph.houses_ex2(chart.at, c.SEFLG_SIDEREAL | c.SEFLG_SWIEPH, latitude, longitude, 'P').data
      expect(apart(ascendant, houses.points[0]!)).toBeLessThan(1e-6)
    }
  })

  // The four modes of Swiss Ephemeris that are frames of their own (docs/western-features.md).
  test.each([
    [18, '0@2000-01-01T12:00'],
    [19, '0@1899-12-31T12:00'],
    [20, '0@1949-12-31T22:09:46'],
    [34, '30@1998-09-23T05:38:15'],
  ] as const)('mode %d by epoch, %s, is within 26 arcseconds from 1800 to 2200', (mode, ayanamsha) => {
    for (const chart of CHARTS.filter(({ at }) => at > 2_378_497 && at < 2_524_959)) {
      const { points } = framed(chart, { zodiac: 'sidereal', ayanamsha })
      sweph.set_sid_mode(mode, 0, 0)
      for (const { name, longitude } of points) {
        const number = numberOf(name)
        // The axes of the lunar orbit turn with the ecliptic itself.
        if (number == null || number > c.SE_PLUTO) continue
        const { data } = sweph.calc_ut(chart.at, number, FLAGS | c.SEFLG_SIDEREAL)
        expect([name, apart(longitude, data[0]!) < 26 / 3600]).toEqual([name, true])
      }
    }
  })

  test.each(CENTRES.flatMap((centre) => (['date', 'J2000'] as const).map((equinox) => [centre, equinox] as const)))(
    '%s, equinox %s, within 1e-8 degrees',
    (centre, equinox) => {
      const flags =
        FLAGS |
        { geocentric: 0, topocentric: c.SEFLG_TOPOCTR, heliocentric: c.SEFLG_HELCTR }[centre] |
        (equinox === 'J2000' ? c.SEFLG_J2000 : 0)
      for (const chart of CHARTS) {
        sweph.set_topo(chart.site.longitude, chart.site.latitude, 0)
        const { points, further } = framed(chart, { centre, equinox, further: ['Earth', 'Vesta'] })
        if (centre === 'geocentric' && equinox === 'date') continue
        for (const point of [...points, ...further]) {
          const number =
            point.name in { Earth: 1, Vesta: 1 }
              ? bodyNumberOf(point.name as FurtherName)
              : numberOf(point.name as PointName)
          if (number == null) continue
          const { data } = sweph.calc_ut(chart.at, number, flags)
          expect(apart(point.longitude, data[0]!)).toBeLessThan(1e-8)
        }
        const hasSun = points.some(({ name }) => name === 'Sun')
        expect([hasSun, further.length]).toEqual(centre === 'heliocentric' ? [false, 2] : [true, 1])
      }
    },
  )

  test('the draconic zodiac begins with the true node', () => {
    for (const chart of CHARTS.slice(0, 20)) {
      const draconic = framed(chart, { zodiac: 'draconic' })
      const tropical = framedChart(chart.at, chart.site, 'P', USUAL_FRAME, sky)
      expect(apart(draconic.point['North Node'].longitude, 0)).toBeLessThan(1e-9)
      const node = tropical.point['North Node'].longitude
      expect(apart(draconic.point.Moon.longitude, tropical.point.Moon.longitude - node)).toBeLessThan(1e-9)
      expect(draconic.points.map(({ house }) => house)).toEqual(tropical.points.map(({ house }) => house))
    }
  })

  test('converts a longitude to the frame of J2000 like sweph, within 0.01 arcseconds', () => {
    for (const { at } of CHARTS.slice(0, 50)) {
      const ofDate = sweph.calc_ut(at, c.SE_SUN, FLAGS).data[0]!
      const ofJ2000 = sweph.calc_ut(at, c.SE_SUN, FLAGS | c.SEFLG_J2000).data[0]!
      expect(apart(longitudeOfJ2000(ofDate, at, sky), ofJ2000)).toBeLessThan(0.01 / 3600)
    }
  })
})

test('each further point has a glyph of the bundled fonts, or two letters', () => {
  for (const name of FURTHER_NAMES) {
    const symbol = symbolOfPoint(name)
    expect([name, missingGlyphs(symbol), [...symbol].length <= 2]).toEqual([name, [], true])
  }
})

test('no two points have the same symbol, also minor planets by number', () => {
  const numbered = [1, 5, 433, 1433, 2433, 99_942, 999_942].map((number) => `Asteroid ${number}` as const)
  const names = [...POINTS_AND_ANGLES, ...FURTHER_NAMES, ...numbered]
  const bySymbol = Map.groupBy(names, symbolOfPoint)
  expect([...bySymbol.values()].filter((same) => same.length > 1)).toEqual([])
})

test('a wheel draws different outlines for points that a chart can have at once', () => {
  const pen = createPen()
  const names = [...POINTS_AND_ANGLES, ...FURTHER_NAMES, 'Asteroid 1433', 'Asteroid 2433'] as const
  const drawings = names.map((name) => pointSymbol(pen, symbolOfPoint(name), name, { x: 0, y: 0, size: 40 }))
  expect(new Set(drawings).size).toBe(names.length)
})

test('no point of a heliocentric chart has a house, in any zodiac or harmonic', () => {
  for (const zodiac of ZODIACS)
    for (const harmonic of [1, 7]) {
      const further = ['Earth', 'Vesta', 'Vertex'] as const
      const {
        points,
        point,
        further: others,
      } = framed(CHARTS[0]!, { centre: 'heliocentric', zodiac, harmonic, further })
      const houses = [...points, ...others, point.Mars].map(({ house }) => house)
      expect([zodiac, harmonic, new Set(houses)]).toEqual([zodiac, harmonic, new Set([null])])
    }
})

test('a heliocentric chart has no lots, because it has no Sun', () => {
  const further = furtherOf(
    framed(CHARTS[0]!, { centre: 'heliocentric', further: ['Lot of Victory', 'Vesta', 'Vertex'] }),
  )
  expect(further.map(({ name }) => name)).toEqual(['Vesta', 'Vertex'])
})
