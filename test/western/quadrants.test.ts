import { describe, expect, test } from 'bun:test'
import { julianDay } from '../../src/time/julian-day.ts'
import { isComplete } from '../../src/western/houses.ts'
import { anglesOfMeridian, armcOf, placidusHouses } from '../../src/western/quadrants.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sky } from '../world.ts'

const SECOND = 1 / 3600

describe('values from the meridian agree with values from the moment', () => {
  const cases = randomBirths(60, 11).flatMap(({ datetime, longitude, latitude }, i) => [
    { at: julianDay(Date.parse(`${datetime}Z`)), site: { latitude, longitude } },
    // latitudes up to the polar circle and within it
    { at: julianDay(Date.parse(`${datetime}Z`)), site: { latitude: i % 2 ? 66.5 - i / 10 : -62 - i / 3, longitude } },
  ])

  test('angles agree within the tolerance', () => {
    for (const { at, site } of cases) {
      const { ascendant, midheaven, armc } = sky.angles(at, site)
      const ours = anglesOfMeridian(armc, site.latitude, sky.obliquity(at))
      expect(separation(ours.ascendant, ascendant)).toBeLessThan(SECOND / 100)
      expect(separation(ours.midheaven, midheaven)).toBeLessThan(SECOND / 100)
      expect(separation(armcOf(midheaven, sky.obliquity(at)), armc)).toBeLessThan(SECOND / 100)
    }
  })

  test('Placidus cusps agree within the tolerance', () => {
    let polar = 0
    for (const { at, site } of cases) {
      const { cusps, armc } = sky.cusps(at, site, 'placidus')
      const obliquity = sky.obliquity(at)
      const ours = placidusHouses(anglesOfMeridian(armc, site.latitude, obliquity), site.latitude, obliquity)
      expect(isComplete(ours)).toBe(cusps !== null)
      if (cusps)
        for (const [i, cusp] of cusps.entries()) expect(separation(ours.cusps[i]!, cusp)).toBeLessThan(SECOND / 100)
      else polar++
    }
    expect(polar).toBeGreaterThan(0)
  })
})
