import { expect, test } from 'bun:test'
import { catalogue } from '../../../src/capabilities/index.ts'
import { BUNDLED_FILES, EXTENDED_FILES } from '../../../src/ephemeris/files.ts'
import { KARANA, openAlmanac, STAR, TITHI, YOGA_LIMB } from '../../../src/jyotish/panchang/limbs.ts'
import { julianDay, plusDays } from '../../../src/time/julian-day.ts'
import { norm } from '../../../src/zodiac/longitude.ts'
import { LONG } from '../../long.ts'
import { sweph } from '../../native/oracle.ts'
import { sky } from '../../world.ts'
import { call } from '../call.ts'

const { constants: c } = sweph
const YEARS = [-2990, -500, 850, 1600, 1750, 2450, 2990]

test('limbs from 3000 BC to AD 3000 end where the angles of Swiss Ephemeris meet their multiples, within 2 seconds', () => {
  sweph.set_ephe_path(`${BUNDLED_FILES}:${EXTENDED_FILES}`)
  sweph.set_sid_mode(c.SE_SIDM_LAHIRI, 0, 0)
  const longitude = (at: number, body: number, flags = 0) => sweph.calc_ut(at, body, c.SEFLG_SWIEPH | flags).data[0]!
  const moon = (at: number, flags = 0) => longitude(at, c.SE_MOON, flags)
  const sun = (at: number, flags = 0) => longitude(at, c.SE_SUN, flags)
  const angles = [
    [TITHI, (at: number) => moon(at) - sun(at)],
    [KARANA, (at: number) => moon(at) - sun(at)],
    [STAR, (at: number) => moon(at, c.SEFLG_SIDEREAL)],
    [YOGA_LIMB, (at: number) => moon(at, c.SEFLG_SIDEREAL) + sun(at, c.SEFLG_SIDEREAL)],
  ] as const
  for (const year of YEARS) {
    const from = plusDays(julianDay(Date.UTC(2000, 3, 9)), (year - 2000) * 365.2425)
    const almanac = openAlmanac({ from, to: plusDays(from, 20) }, sky)
    for (const [limb, angle] of angles)
      for (const { number, to } of almanac.during(limb, { from: plusDays(from, 2), to: plusDays(from, 18) })) {
        const apart = norm(angle(to) - number * limb.span + 180) - 180
        // The angle grows by about 13 degrees a day, which is 1.1 arcseconds in 2 seconds.
        expect([year, Math.abs(apart) * 3600 < 1.1]).toEqual([year, true])
      }
  }
})

const SLUGS = LONG
  ? catalogue.filter(({ family }) => family === 'panchang').map(({ slug }) => slug)
  : ['daily-panchang', 'monthly-panchang', 'festival-calendar', 'shraddha-dates', 'muhurta-search', 'eclipses']

for (const slug of SLUGS)
  test(`${slug} answers for early and late years`, async () => {
    const entry = catalogue.find((each) => each.slug === slug)!
    for (const year of YEARS) {
      const text = `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`
      const input = Object.fromEntries(
        Object.entries(entry.example as object).map(([name, value]) => [
          name,
          name === 'year'
            ? year
            : typeof value === 'string' && name.includes('date')
              ? value.replace(/^\d{4}/, text)
              : value,
        ]),
      )
      expect(await call(entry, input)).toBeObject()
    }
  })
