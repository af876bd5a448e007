import { describe, expect, test } from 'bun:test'
import sadeSatiPeriods from '../../../src/capabilities/predictions/sade-sati-periods.ts'
import yearly from '../../../src/capabilities/predictions/yearly-personal-forecast.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import { CIVIL_MONTHS, longDate } from '../../../src/time/iso.ts'
import { randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

describe('yearly-personal-forecast', () => {
  test('dasha spans and stays of slow planets cover the year without gaps', async () => {
    for (const birth of [independence, ...randomBirths(3, 17)]) {
      const { dasha, slow_transits } = await call(yearly, { ...birth, year: 2150 })
      const tiles = (rows: readonly { start: string; end: string }[]) => {
        expect(rows[0]!.start).toBe('2150-01-01T00:00:00Z')
        expect(rows.at(-1)!.end).toBe('2151-01-01T00:00:00Z')
        for (const [i, { start }] of rows.slice(1).entries()) expect(start).toBe(rows[i]!.end)
      }
      tiles(dasha)
      for (const planet of ['Jupiter', 'Saturn', 'Rahu', 'Ketu'])
        tiles(slow_transits.filter((row) => row.planet === planet))
    }
  })

  test('a year across the end of the 120-year cycle has no gap', async () => {
    // The balance of Saturn at this birth is 18.02 years and the other lords have 101 years, so the cycle ends after
    // 119.02 years, in 2066.
    for (const year of [2065, 2066, 2067]) {
      const { dasha } = await call(yearly, { ...independence, year })
      for (const [i, { start }] of dasha.slice(1).entries()) expect(start).toBe(dasha[i]!.end)
      expect([dasha[0]!.start, dasha.at(-1)!.end]).toEqual([`${year}-01-01T00:00:00Z`, `${year + 1}-01-01T00:00:00Z`])
    }
  })

  test('the summary names a Sade Sati that runs in the year, with its end, and not to parents', async () => {
    const summaryOf = async (year: number) => (await call(yearly, { ...independence, year })).summary.text
    const { cycles } = await call(sadeSatiPeriods, independence)
    const cycle = cycles.find(({ start, end }) => start < '2005' && end > '2005')!
    expect(await summaryOf(2005)).toContain('You are in the middle phase of Sade Sati, ')
    expect(await summaryOf(2005)).toContain(`, which ends on ${longDate(cycle.end)}.`)
    const begins = Number(cycle.start.slice(0, 4))
    expect(await summaryOf(begins)).toContain(`On ${longDate(cycle.start)} your Sade Sati begins`)
    for (const year of [begins - 1, Number(cycle.end.slice(0, 4)) + 1, 1949])
      expect(await summaryOf(year)).not.toContain('Sade Sati')
  })

  test('each month has a text with a deed, and two or more refer to the subject of the year', async () => {
    for (const birth of [independence, ...randomBirths(4, 23)]) {
      const year = Number(birth.datetime.slice(0, 4)) + 40
      const { months, summary } = await call(yearly, { ...birth, year })
      const subject = /^(.+?) is the subject of your \d{4}/.exec(summary.text)![1]!
      const texts = months.map(({ text }) => text)
      expect(new Set(texts).size).toBe(12)
      for (const [i, text] of texts.entries())
        expect([text, text.includes(` ${CIVIL_MONTHS[i]!}`), /the Sun (?:enters|passes over) /.test(text)]).toEqual([
          text,
          true,
          true,
        ])
      expect(texts.filter((text) => text.includes(`${subject}, the subject of the year`)).length).toBeGreaterThan(0)
      expect(texts.filter((text) => text.includes('is the best month of the year')).length).toBe(1)
    }
  })

  test('a month equals the calculation by hand', async () => {
    // Delhi 1947, January 2026: Mars/Mars. Taurus rises. Mars owns 7 (+3) and 12 (-6), is in Gemini (an enemy's sign,
    // 0), and is in the first house from himself (+4). From Cancer: Jupiter in Gemini 12, relieved (-2), 3 bindus (-4);
    // Saturn in Pisces 9, relieved (-2), 4 bindus (0); Rahu 8 and Ketu 2 bad (-3 each). Sun and Mars are in Capricorn,
    // the 7th, on the 15th: bad for the Sun (-3), and for Mars with or without relief.
    const { months } = await call(yearly, { ...independence, year: 2026 })
    const { score, drivers } = months[0]!
    const effect = (id: string) => drivers.find(({ fact_id }) => fact_id.startsWith(id))?.effect ?? 0
    expect([effect('dasha.Mars.lordship'), effect('dasha.Mars.dignity'), effect('dasha.Mars.from')]).toEqual([-3, 0, 4])
    expect([effect('transit.Jupiter'), effect('BAV.Jupiter'), effect('transit.Saturn'), effect('BAV.Saturn')]).toEqual([
      -2, -4, -2, 0,
    ])
    expect([effect('transit.Rahu'), effect('transit.Ketu'), effect('transit.Sun')]).toEqual([-3, -3, -3])
    expect(score).toBe(50 + drivers.reduce((sum, driver) => sum + driver.effect, 0))
  })

  test('contradictory indications of the year are resolved in the text; no sentence is repeated', async () => {
    const { summary, areas, slow_transits } = await call(yearly, { ...independence, year: 2025 })
    expect(summary.text).toMatch(/Jupiter/)
    expect(summary.text).toMatch(/Saturn/)
    const sentences = [
      summary.text,
      ...slow_transits.map(({ text }) => text),
      ...Object.values(areas).map(({ text }) => text),
    ].flatMap((text) => text?.split(/(?<=\.) /) ?? [])
    expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
  })

  test('the summary names the best and the hardest month', async () => {
    for (const birth of randomBirths(10, 8)) {
      const { summary, months } = await call(yearly, { ...birth, year: 2101 })
      const monthOf = (use: string) => CIVIL_MONTHS[months.findIndex((month) => month.use === use)]
      expect(summary.text).toContain(
        `${monthOf('begin')} is the best month of 2101, and ${monthOf('rest')} the hardest.`,
      )
    }
  })

  test('rejects the year of birth and earlier years', async () => {
    expect(await rejectedField(yearly, { ...independence, year: 1947 })).toBe('year')
  })
})
