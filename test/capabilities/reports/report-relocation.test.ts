import { describe, expect, test } from 'bun:test'
import relocatedChart from '../../../src/capabilities/location-astrology/relocated-chart.ts'
import report from '../../../src/capabilities/reports/report-relocation.ts'
import shadbala from '../../../src/capabilities/strengths/shadbala.ts'
import { GRAHAS } from '../../../src/jyotish/grahas.ts'
import { compassEighth } from '../../../src/jyotish/places-to-live.ts'
import { delhi1947, randomBirths } from '../births.ts'
import { call } from '../call.ts'
import { birthsFrom, reportLaws } from './area-laws.ts'

const AS_OF = '2100-01-01'
const mumbai = { name: 'Mumbai', latitude: 19.076, longitude: 72.8777 }
const london = { name: 'London', latitude: 51.5074, longitude: -0.1278 }

interface Data {
  directions: { from: string[] }[]
  places: { fact_ids: string[] }[]
}

describe('report-relocation', () => {
  reportLaws(
    report,
    [
      'promise_of_move',
      'staying_or_leaving',
      'directions',
      'place_comparison',
      'home_and_roots',
      'work_elsewhere',
      'timing',
      'remedies',
    ],
    ({ directions, places }: Data) => [
      ...directions.flatMap(({ from }) => from),
      ...places.flatMap(({ fact_ids }) => fact_ids),
    ],
  )

  test('the birthplace has no distance, no bearing, and the ascendant of birth', async () => {
    for (const birth of birthsFrom(10, 31)) {
      const { latitude, longitude } = birth
      const here = { name: 'Here', latitude, longitude }
      const { places, lagna } = await call(report, { ...birth, as_of: AS_OF, places: [here] })
      expect(places[0]).toMatchObject({
        distance_km: 0,
        bearing_degrees: null,
        direction: null,
        relocated_lagna: lagna,
      })
    }
  })

  test('Delhi to Mumbai: 203.5 degrees, 1,148 km (great circle on a sphere of 6,371 km)', async () => {
    const { places } = await call(report, { ...delhi1947, as_of: AS_OF, places: [mumbai] })
    expect(places[0]!.bearing_degrees!).toBeCloseTo(203.5, 1)
    expect(Math.round(places[0]!.distance_km)).toBe(1148)
    expect(places[0]!.direction).toBe('South-west')
  })

  test('each of the eight compass sectors is centred on its direction', () => {
    expect([0, 22.4, 22.6, 180, 337.4, 337.6, 359.9].map(compassEighth)).toEqual([
      'North',
      'North',
      'North-east',
      'South',
      'North-west',
      'North',
      'North',
    ])
  })

  test('angles of a place equal relocated-chart', async () => {
    for (const birth of randomBirths(30, 14)) {
      const { places } = await call(report, { ...birth, as_of: AS_OF, places: [london] })
      const { name: _, ...place } = london
      const { node: __, ...own } = { node: null, ...birth }
      const moved = await call(relocatedChart, { ...own, place, zodiac: 'sidereal' })
      const seven = GRAHAS.filter((graha) => graha !== 'Rahu' && graha !== 'Ketu') as string[]
      const ours = places[0]!.angular_planets.filter(({ planet }) => seven.includes(planet))
      const theirs = moved.angular_planets.filter(({ planet }) => seven.includes(planet))
      const named = (rows: readonly { planet: string; angle: string; orb: number }[]) =>
        rows.map(({ planet, angle, orb }) => `${planet} ${angle} ${orb.toFixed(2)}`).sort()
      expect(named(ours)).toEqual(named(theirs))
      expect(places[0]!.relocated_lagna.sign).toBe(moved.ascendant.sign)
    }
  })

  test('a direction scores 50, plus Shadbala of its ruler, plus 3 for each house there', async () => {
    // Delhi 1947, Taurus rising: Saturn (lord of 9 and 10, yogakaraka) rules the west. The signs of the west are the
    // air signs: houses 2 Gemini, 6 Libra and 10 Aquarius.
    const { directions, sections } = await call(report, { ...delhi1947, as_of: AS_OF })
    const { planets } = await call(shadbala, delhi1947)
    const saturn = planets.find(({ planet }) => planet === 'Saturn')!
    const west = directions.find(({ direction }) => direction === 'West')!
    expect(west.score).toBeCloseTo(50 + 10 * saturn.ratio + 3, 0)
    expect(west.from).toEqual(['direction.West.ruler', 'D1.house.10.faces'])
    const known = new Set(sections.flatMap(({ facts }) => facts.map(({ fact_id }) => fact_id)))
    for (const { from } of directions) expect(from.filter((id) => !known.has(id))).toEqual([])
  })

  test('a place at a pole is computed at latitude 89.99, with a warning', async () => {
    const pole = { name: 'Pole', latitude: 90, longitude: 0 }
    const { warnings } = await call(report, { ...delhi1947, as_of: AS_OF, places: [mumbai, pole] })
    expect(warnings.join()).toContain('`places.1.latitude` 90 is a pole')
  })
})
