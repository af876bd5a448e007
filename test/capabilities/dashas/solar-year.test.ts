import { describe, expect, test } from 'bun:test'
import currentDasha from '../../../src/capabilities/dashas/current-dasha.ts'
import shoola from '../../../src/capabilities/dashas/rashi-dasha.ts'
import vimshottari from '../../../src/capabilities/dashas/vimshottari-dasha.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import { tajikaSolarReturn } from '../../../src/jyotish/tajika/returns.ts'
import { epochMs, julianDay } from '../../../src/time/julian-day.ts'
import { separation } from '../../../src/zodiac/longitude.ts'
import { sky, worldAt } from '../../world.ts'
import { chennai1996, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const births = [chennai1996, ...randomBirths(6, 31)]
const SOLAR = { year_length: 'solar' } as const

describe('solar years', () => {
  test('periods of whole years begin at solar returns', async () => {
    for (const birth of births) {
      const { chart } = natal(birth, worldAt())
      const { periods, year_length } = await call(shoola, { ...birth, ...SOLAR, system: 'shoola', levels: 1 })
      expect(year_length.id).toBe('solar')
      for (const [i, { start }] of periods.slice(0, 10).entries()) {
        const returned = i === 0 ? chart.at : tajikaSolarReturn(chart, 9 * i, sky)
        expect(Math.abs(Date.parse(start) - epochMs(returned))).toBeLessThan(1500)
      }
    }
  })

  test('every period ends at its fraction of the solar circle; the current ones match the tree', async () => {
    for (const birth of births) {
      const { chart } = natal(birth, worldAt())
      const [solar, even] = [
        await call(vimshottari, { ...birth, ...SOLAR, levels: 2 }),
        await call(vimshottari, { ...birth, year_length: 'sidereal', levels: 2 }),
      ]
      for (const [i, { age_at_start, start, sub }] of solar.periods.entries()) {
        expect(age_at_start).toBe(even.periods[i]!.age_at_start)
        // Even and true years agree at each return of the Sun, and differ by less than two and a half days in between.
        expect(Math.abs(Date.parse(start) - Date.parse(even.periods[i]!.start))).toBeLessThan(2.5 * 86_400_000)
        for (const row of [...(sub ?? [])]) {
          const at = julianDay(Date.parse(row.start))
          const [sun] = sky.positions(at, ['Sun'])
          const gone = sun!.longitude - sky.ayanamsha(at, 'lahiri') - chart.graha.Sun.longitude
          expect(separation(gone, row.age_at_start * 360)).toBeLessThan(0.001)
        }
      }
      const row = solar.periods[3]!.sub![4]!
      const middle = new Date((Date.parse(row.start) + Date.parse(row.end)) / 2).toISOString().slice(0, 19)
      const { running } = await call(currentDasha, { ...birth, ...SOLAR, as_of: `${middle}Z`, levels: 2 })
      expect(running[0]!.path[1]).toMatchObject({ lord: row.lord as 'Sun', start: row.start, end: row.end })
    }
  })

  test('rejects solar years beyond the ephemeris with their field', async () => {
    expect(await rejectedField(vimshottari, { ...chennai1996, ...SOLAR, datetime: '2995-12-07T10:34' })).toBe(
      'year_length',
    )
  })
})
