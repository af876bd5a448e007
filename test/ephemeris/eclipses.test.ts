import { describe, expect, test } from 'bun:test'
import sweph from 'sweph'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import type { Eclipse, LocalEclipse, Site } from '../../src/ephemeris/queries.ts'
import { type JulianDay, julianDay } from '../../src/time/julian-day.ts'
import { longTest, sample } from '../long.ts'
import '../native/oracle.ts'
import { random } from '../native/random.ts'

const TIMEOUT_MS = 300_000
const ephemeris = createEphemeris()
const CENTURIES = [julianDay(Date.UTC(1900, 0, 1)), julianDay(Date.UTC(2201, 0, 1))] as const

/** True if the moments that are not null are in order. */
const areInOrder = (...moments: (number | null)[]) => {
  const present = moments.filter((moment) => moment !== null)
  return present.every((moment, i) => Number.isFinite(moment) && (i === 0 || moment > present[i - 1]!))
}

const globalFaults = (eclipse: Eclipse): string[] => {
  const { kind, type, maximum, begins, ends, totalBegins, totalEnds, umbraBegins, umbraEnds, saros } = eclipse
  const faults: string[] = []
  if (!areInOrder(begins, umbraBegins, totalBegins, maximum, totalEnds, umbraEnds, ends)) faults.push('order')
  if (!(begins > maximum - 0.2 && ends < maximum + 0.2)) faults.push('length')
  const total = type === 'total' || type === 'annular' || type === 'hybrid'
  if ((totalBegins !== null) !== total || (totalEnds !== null) !== total) faults.push('totality')
  const umbra = kind === 'lunar' && type !== 'penumbral'
  if ((umbraBegins !== null) !== umbra || (umbraEnds !== null) !== umbra) faults.push('umbra')
  if (!(saros > 0)) faults.push('saros')
  return faults
}

const localFaults = (eclipse: Eclipse, local: LocalEclipse): string[] => {
  const { maximum, begins, ends, totalBegins, totalEnds, visible, magnitude, obscuration, altitude } = local
  const faults: string[] = []
  if (!(begins <= maximum && maximum <= ends)) faults.push('maximum')
  if (!(begins > eclipse.begins - 1e-3 && ends < eclipse.ends + 1e-3)) faults.push('beyond the global one')
  if (!areInOrder(begins, totalBegins, totalEnds, ends)) faults.push('order')
  if ((totalBegins === null) !== (totalEnds === null)) faults.push('totality')
  if (visible !== (altitude !== null) || !(magnitude >= 0 && obscuration >= 0 && obscuration <= 1))
    faults.push('measure')
  return faults
}

describe('every eclipse of 1900-2200', () => {
  longTest.each([
    ['solar', 689],
    ['lunar', 697],
  ] as const)(
    '%s: contacts are in order and null for phases that do not occur',
    async (kind, count) => {
      const all = await ephemeris.eclipses(kind, ...CENTURIES)
      expect(all).toHaveLength(count)
      for (const eclipse of all) expect([eclipse.maximum, globalFaults(eclipse)]).toEqual([eclipse.maximum, []])

      const next = random(5)
      let visibleCount = 0
      for (const eclipse of all) {
        const latitude = (Math.asin(2 * next() - 1) * 180) / Math.PI
        const site = { latitude, longitude: next() * 360 - 180 }
        const local = ephemeris.localEclipse(eclipse, site)
        if (local.visible) visibleCount++
        expect([eclipse.maximum, site, localFaults(eclipse, local)]).toEqual([eclipse.maximum, site, []])
      }
      expect(visibleCount).toBeGreaterThan(kind === 'solar' ? 80 : 300)
    },
    TIMEOUT_MS,
  )
})

/** The overlap of the discs of Moon and Sun at a site, degrees, with the radii that Swiss Ephemeris uses for eclipses. */
const overlap = (at: number, { latitude, longitude }: Site): number => {
  const { constants: c } = sweph
  const flags = c.SEFLG_SWIEPH | c.SEFLG_TOPOCTR | c.SEFLG_EQUATORIAL
  sweph.set_topo(longitude, latitude, 0)
  const [sun, moon] = [c.SE_SUN, c.SE_MOON].map((body) => sweph.calc_ut(at, body, flags).data as number[])
  const radians = Math.PI / 180
  const [a, b, across] = [sun![1]! * radians, moon![1]! * radians, (sun![0]! - moon![0]!) * radians]
  const apart = Math.acos(Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(across))
  const radius = (kilometres: number, distance: number) => Math.asin(kilometres / 149597870.7 / distance)
  return (radius(696000, sun![2]!) + radius(1738.15, moon![2]!) - apart) / radians
}

test(
  'at a site the discs touch at first and last contact, also in grazing eclipses',
  async () => {
    // Cases in which the contacts of Swiss Ephemeris end before the maximum or are minutes off.
    const grazes: [string, Site][] = [
      ['2042-10-14', { latitude: -90, longitude: -149.412 }],
      ['2094-12-07', { latitude: 16.777, longitude: -81.437 }],
      ['2103-01-08', { latitude: 17.337, longitude: -37.393 }],
      ['2148-02-19', { latitude: -8.037, longitude: -74.777 }],
    ]
    const cases = await Promise.all(
      grazes.map(async ([date, site]) => {
        const day = julianDay(Date.parse(date))
        const [eclipse] = await ephemeris.eclipses('solar', (day - 2) as JulianDay, (day + 3) as JulianDay)
        return [eclipse!, site] as const
      }),
    )
    const next = random(9)
    const some = await ephemeris.eclipses(
      'solar',
      CENTURIES[0],
      sample(julianDay(Date.UTC(1960, 0, 1)), CENTURIES[1]) as JulianDay,
    )
    for (const eclipse of some.filter((_, i) => i % 2 === 1))
      cases.push([eclipse, { latitude: next() * 150 - 75, longitude: next() * 360 - 180 }])
    let visibleCount = 0
    for (const [eclipse, site] of cases) {
      const { visible, begins, ends } = ephemeris.localEclipse(eclipse, site)
      if (!visible) continue
      visibleCount++
      for (const at of [begins, ends]) {
        const second = 1 / 86400
        const rate = (overlap(at + second, site) - overlap(at - second, site)) / 2
        expect([site, at, Math.abs(overlap(at, site) / rate) < 0.1]).toEqual([site, at, true])
      }
    }
    expect(visibleCount).toBeGreaterThan(sample(10, 50))
  },
  TIMEOUT_MS,
)

test('the smallest eclipse, of 1935-01-05, has a beginning and an end but no totality', async () => {
  const from = julianDay(Date.UTC(1935, 0, 1))
  const [eclipse] = await ephemeris.eclipses('solar', from, (from + 10) as JulianDay)
  expect(eclipse).toMatchObject({ type: 'partial', saros: 111, totalBegins: null, totalEnds: null })
  expect(globalFaults(eclipse!)).toEqual([])
  // Visible only off Antarctica, where the canon has its greatest phase (64.7 S, 110.2 W).
  const local = ephemeris.localEclipse(eclipse!, { latitude: -64.7, longitude: -110.2 })
  expect(localFaults(eclipse!, local)).toEqual([])
  expect(local.magnitude).toBeLessThan(0.002)
})
