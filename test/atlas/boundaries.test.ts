import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { zoneAt } from '../../src/atlas/boundaries.ts'
import { zoneNamed } from '../../src/time/zones.ts'

describe('the zone at a point', () => {
  test.each([
    [28.6139, 77.209, 'Asia/Kolkata', 'land', 'New Delhi'],
    [48.4, 10, 'Europe/Berlin', 'land', 'Ulm'],
    [11.5564, 104.9282, 'Asia/Phnom_Penh', 'land', 'Phnom Penh, not merged with Bangkok'],
    [59.3293, 18.0686, 'Europe/Stockholm', 'land', 'Stockholm, not merged with Berlin'],
    [39.9042, 116.4074, 'Asia/Shanghai', 'land', 'Beijing'],
    [43.8256, 87.6168, 'Asia/Shanghai', 'land', 'Urumqi has the legal time'],
    [-16.5, 180, 'Pacific/Fiji', 'land', 'Fiji on the antimeridian'],
    [-16.5, -180, 'Pacific/Fiji', 'land', 'the same point with longitude -180'],
    [0, -150, 'Etc/GMT+10', 'ocean', 'the Pacific'],
    [0, 82.6, 'Etc/GMT-6', 'ocean', 'the Indian Ocean'],
    [0, 0, 'Etc/GMT', 'ocean', 'the Gulf of Guinea'],
    [0, 180, 'Etc/GMT-12', 'ocean', 'the date line from the west'],
    [0, -180, 'Etc/GMT+12', 'ocean', 'the date line from the east'],
    [90, 0, 'Etc/GMT', 'ocean', 'the north pole'],
    [90, 100, 'Etc/GMT-7', 'ocean', 'the north pole along a meridian'],
    [-90, 77, 'Antarctica/McMurdo', 'land', 'the south pole'],
    [38.55, -9.6, 'Europe/Lisbon', 'territorial_waters', 'off Cape Espichel'],
    [15.4, 73.6, 'Asia/Kolkata', 'territorial_waters', 'off Goa'],
  ] as const)('%f, %f is %s, %s: %s', (latitude, longitude, timezone, source) => {
    expect(zoneAt(latitude, longitude)).toMatchObject({ timezone, source })
  })

  test('others has the other zones of a disputed area', () => {
    expect(zoneAt(43.8256, 87.6168).others).toEqual(['Asia/Urumqi'])
    expect(zoneAt(28.6139, 77.209).others).toEqual([])
  })

  test('every point on Earth has a zone of the bundled tz database', () => {
    const latitude = fc.double({ min: -90, max: 90, noNaN: true })
    const longitude = fc.double({ min: -180, max: 180, noNaN: true })
    fc.assert(
      fc.property(latitude, longitude, (lat, lon) => {
        const { timezone, others } = zoneAt(lat, lon)
        for (const name of [timezone, ...others]) expect(zoneNamed(name)?.id).toBe(name)
      }),
      { numRuns: 1000 },
    )
  })
})
