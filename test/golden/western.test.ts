import { describe, expect, test } from 'bun:test'
import westernNatalChart from '../../src/capabilities/western/western-natal-chart.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { type AspectName, type AspectPoint, aspectsWithin, type OrbModel } from '../../src/western/aspects.ts'
import { type TropicalChart, tropicalChart } from '../../src/western/chart.ts'
import { norm, separation } from '../../src/zodiac/longitude.ts'
import { call } from '../capabilities/call.ts'
import { directSky, worldAt } from '../world.ts'
import positions from './positions.json'
import golden from './western.json'

const HALF_ARCSECOND = 0.5 / 3600
/**
 * kerykeion uses the Moshier ephemeris, which differs by 1.5 arcseconds for the Moon and by 33 for the true node. It
 * lists two true nodes.
 */
const PEER = 70 / 3600

const places = new Map(positions.charts.map((chart) => [chart.id, chart]))
const BODY: Record<string, string> = { 'North Node': 'TrueNode', Lilith: 'MeanLilith' }

const offsetOf = (seconds: number) => {
  const two = (n: number) => String(n).padStart(2, '0')
  const s = Math.abs(seconds)
  return `${seconds < 0 ? '-' : '+'}${two(Math.floor(s / 3600))}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`
}

/** The house systems of the golden charts. The others are compared with sweph in test/western/house-systems.test.ts. */
const GOLDEN_SYSTEMS = ['P', 'K', 'W', 'E'] as const

describe.each(golden.charts)('$id', ({ id, input, jd_ut }) => {
  const { utc_offset_seconds, timezone: _zone, ...birth } = input
  const peer = places.get(id)!
  const near = (ours: number | null, theirs: number, tolerance = HALF_ARCSECOND) =>
    expect(separation(ours!, theirs)).toBeLessThan(tolerance)

  test.each(GOLDEN_SYSTEMS.map((code) => [code]))('the natal chart in houses %s', async (code) => {
    // Swiss Ephemeris reports speeds that its own positions do not have exactly (docs/compiled-ephemeris.md).
    const world = { ...worldAt(), sky: directSky }
    const chart = await call(
      westernNatalChart,
      { ...birth, utc_offset: offsetOf(utc_offset_seconds), house_system: code },
      world,
    )
    expect(Math.abs(chart.julian_day - jd_ut)).toBeLessThan(1.1e-6)
    for (const row of chart.planets) {
      if (row.planet === 'South Node') continue
      const [longitude, latitude, speed, declination] = (peer.tropical as Record<string, number[]>)[
        BODY[row.planet] ?? row.planet
      ]!
      near(row.longitude, longitude!)
      near(row.latitude, latitude!)
      near(row.declination, declination!)
      expect(Math.abs(row.speed! - speed!)).toBeLessThan(1e-5)
    }
    near(chart.ascendant.longitude, peer.ascendant)
    near(chart.midheaven.longitude, peer.midheaven)
    const cusps = (peer.cusps as Record<string, number[]>)[code]
    for (const { house, cusp } of chart.houses) if (cusps) near(cusp, cusps[house - 1]!)
    expect(cusps !== undefined || chart.houses.some(({ cusp }) => cusp === null)).toBe(true)
    for (const { house, planets } of chart.houses)
      expect(planets).toEqual(chart.planets.filter((row) => row.house === house).map((row) => row.planet))
  })
})

/** All points that kerykeion lists, by its own names. */
const peerPoints = (chart: TropicalChart): Record<string, { longitude: number; speed: number }> => {
  const still = (longitude: number) => ({ longitude: norm(longitude), speed: 0 })
  const [mean] = directSky.positions(chart.at, ['MeanNode'])
  const own = Object.fromEntries(chart.points.map((point) => [point.name, point]))
  const { 'North Node': node, 'South Node': _south, Lilith: lilith, ...bodies } = own
  return {
    ...(bodies as Record<string, { longitude: number; speed: number }>),
    Mean_North_Lunar_Node: { longitude: mean!.longitude, speed: mean!.longitudeSpeed },
    True_North_Lunar_Node: node!,
    Mean_Lilith: lilith!,
    Ascendant: still(chart.ascendant),
    Descendant: still(chart.ascendant + 180),
    Medium_Coeli: still(chart.midheaven),
    Imum_Coeli: still(chart.midheaven + 180),
  }
}

const PEER_ORBS = { conjunction: 10, opposition: 10, trine: 8, sextile: 6, square: 5, quintile: 1 }
const peerModel: OrbModel = {
  aspects: Object.keys(PEER_ORBS) as AspectName[],
  widest: 10,
  allowed: (aspect) => PEER_ORBS[aspect as keyof typeof PEER_ORBS],
}
/** The other program omits aspects between the two ends of one axis. */
const AXES = [
  ['Ascendant', 'Descendant'],
  ['Medium_Coeli', 'Imum_Coeli'],
]
const key = (a: string, b: string, aspect: string) => `${[a, b].sort().join(' ')} ${aspect}`

describe.each(golden.charts.filter(({ aspects }) => aspects))('$id', ({ input, jd_ut, aspects }) => {
  const site = { latitude: input.latitude, longitude: input.longitude }
  const points = Object.entries(peerPoints(tropicalChart(jd_ut as JulianDay, site, 'P', directSky))).map(
    ([name, place]) => ({ ...place, name }) as unknown as AspectPoint,
  )
  const ours = new Map(
    aspectsWithin(points, peerModel)
      .filter(({ a, b }) => !AXES.some((axis) => axis.includes(a.name) && axis.includes(b.name)))
      .map((contact) => [key(contact.a.name, contact.b.name, contact.aspect), contact]),
  )
  const rows = aspects as [a: string, b: string, aspect: string, orb: number, angle: number, movement: string][]

  test('aspects under the orbs of kerykeion have the same pairs and orbs', () => {
    const theirs = new Map(rows.map(([a, b, aspect, orb]) => [key(a, b, aspect), orb]))
    const edge = (name: string, orb: number) =>
      Math.abs(orb - PEER_ORBS[name.split(' ').at(-1) as keyof typeof PEER_ORBS]) < PEER
    for (const [name, { orb }] of ours)
      if (theirs.has(name)) expect(Math.abs(orb - Math.abs(theirs.get(name)!))).toBeLessThan(PEER)
      else if (!edge(name, orb)) expect(`${name} ${orb}`).toBe('in the list of the peer')
    for (const [name, orb] of theirs)
      if (!ours.has(name) && !edge(name, orb)) expect(`${name} ${orb}`).toBe('in our list')
  })

  // In the other program the angles move with the rotation of the Earth, while ours are fixed. It calls an aspect
  // static if both points move at almost the same speed.
  test('aspects apply and separate as in kerykeion', () => {
    const angles = AXES.flat()
    const moving = rows.filter(
      ([a, b, , , , movement]) => ![a, b].some((p) => angles.includes(p)) && movement !== 'Static',
    )
    expect(moving.length).toBeGreaterThan(0)
    for (const [a, b, aspect, , , movement] of moving) {
      const name = key(a, b, aspect)
      expect([name, ours.get(name)?.applying]).toEqual([name, movement === 'Applying'])
    }
  })
})
