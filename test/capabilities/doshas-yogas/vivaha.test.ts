import { describe, expect, test } from 'bun:test'
import vimshottariDasha from '../../../src/capabilities/dashas/vimshottari-dasha.ts'
import vivahaYogas from '../../../src/capabilities/doshas-yogas/vivaha-yogas.ts'
import { delhi1947, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const births = randomBirths(8, 77)
const from = (birth: { datetime: string }, years: number) => `${Number(birth.datetime.slice(0, 4)) + years}-06-01`

describe('vivaha-yogas', () => {
  // The check of the catalogue.
  test('windows lie inside their antardashas, in order, without overlaps, and score at least 40', async () => {
    for (const birth of births) {
      const { windows } = await call(vivahaYogas, { ...birth, from_date: from(birth, 20), years: 20 })
      expect(windows.length).toBeGreaterThan(0)
      const { periods } = await call(vimshottariDasha, { ...birth, levels: 2 })
      for (const [i, { start, end, dasha, score, triggers }] of windows.entries()) {
        const within = periods
          .filter(({ lord }) => lord === dasha.mahadasha)
          .flatMap(({ sub }) => sub ?? [])
          .filter(({ lord }) => lord === dasha.antardasha)
          .some((period) => Date.parse(period.start) <= Date.parse(start) && Date.parse(end) <= Date.parse(period.end))
        expect([dasha, within]).toEqual([dasha, true])
        expect(score % 20).toBe(0)
        expect(triggers.length).toBeGreaterThanOrEqual(2)
        if (i > 0) expect(Date.parse(start)).toBeGreaterThanOrEqual(Date.parse(windows[i - 1]!.end))
      }
    }
  })

  test('a longer search includes the windows of a shorter one', async () => {
    for (const birth of births.slice(0, 3)) {
      const [short, long] = await Promise.all(
        [5, 10].map((years) => call(vivahaYogas, { ...birth, from_date: from(birth, 20), years })),
      )
      // The last one may be cut by the end of the search.
      const whole = short!.windows.slice(0, -1)
      expect(long!.windows.slice(0, whole.length)).toEqual(whole)
    }
  })

  test('the promise is the number of favourable rules minus the unfavourable ones', async () => {
    const promises = new Set<string>()
    for (const birth of randomBirths(40, 8)) {
      const { promise, yogas } = await call(vivahaYogas, { ...birth, from_date: from(birth, 20), years: 1 })
      const present = yogas.filter((yoga) => yoga.present)
      const balance = present.reduce((sum, { auspicious }) => sum + (auspicious ? 1 : -1), 0)
      expect(promise).toBe(balance >= 2 ? 'strong' : balance >= 0 ? 'moderate' : 'weak')
      promises.add(promise)
    }
    expect(promises.size).toBe(3)
  })

  // By hand: Scorpio is the 7th from Taurus, so its lord Mars and Venus indicate marriage, as does Mercury, which rules
  // the sign of the 2nd. In the mahadasha of Mercury, Jupiter went through Libra, Scorpio and Sagittarius.
  test('15 August 1947: returns the significators of the spouse and the direction', async () => {
    const { windows, spouse } = await call(vivahaYogas, { ...delhi1947, from_date: '1970-01-01', years: 5 })
    expect(windows.map(({ dasha, score }) => [dasha.antardasha, score])).toEqual([
      ['Venus', 60],
      ['Mars', 60],
    ])
    expect(spouse.direction).toBe('S')
    expect(spouse.nature.map(({ from }) => from)).toEqual(['seventh_lord', 'Venus', 'Jupiter', 'upapada'])
  })

  test('rejects an invalid day and a day before birth with the field', async () => {
    expect(await rejectedField(vivahaYogas, { ...delhi1947, from_date: '1947-08-13' })).toBe('from_date')
    expect(await rejectedField(vivahaYogas, { ...delhi1947, from_date: '1971-02-29' })).toBe('from_date')
  })
  test('accepts a start on 29 February and on the day of birth', async () => {
    for (const day of ['1972-02-29', '1947-08-15']) {
      const { windows } = await call(vivahaYogas, { ...delhi1947, from_date: day, years: 1 })
      for (const { start } of windows) expect(start >= '1947-08-15T00:00:00').toBe(true)
    }
  })
})
