import { describe, expect, test } from 'bun:test'
import daily from '../../../src/capabilities/predictions/daily-sign-horoscope.ts'
import monthly from '../../../src/capabilities/predictions/monthly-sign-horoscope.ts'
import weekly from '../../../src/capabilities/predictions/weekly-sign-horoscope.ts'
import yearly from '../../../src/capabilities/predictions/yearly-sign-horoscope.ts'
import { GRAHAS } from '../../../src/jyotish/grahas.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { addDays } from '../../../src/time/civil.ts'
import { CIVIL_MONTHS, dateText } from '../../../src/time/iso.ts'
import { sample } from '../../long.ts'
import { call } from '../call.ts'

const FIRST = { year: 2026, month: 11, day: 1 }
const words = (text: string) => text.split(/\s+/).length
/** Matches a sentence that postpones something about the body. */
const POSTPONES_HEALTH =
  /\b(?:put off|postpone|wait|later)\b[^.]*\b(?:health|doctor|body)\b|\b(?:health|doctor|body)\b[^.]*\b(?:put off|postpone|wait|later)\b/i

describe('the text of a day for a sign', () => {
  test('has two to seven sentences on at most five planets, without a placeholder', async () => {
    for (let i = 0; i < sample(20, 120); i++) {
      const { horoscopes } = await call(daily, { sign: 'all', date: dateText(addDays(FIRST, i * 3)) })
      for (const { text } of horoscopes!) {
        const count = sentencesOf(text!).length
        const planets = GRAHAS.filter((graha) => new RegExp(`\\b${graha}\\b`).test(text!)).length
        expect([text, count >= 2 && count <= 7, words(text!) <= 130, planets <= 5]).toEqual([text, true, true, true])
        expect(text).not.toMatch(/[{}]|undefined|\.\.| {2}/)
        expect(text).not.toMatch(POSTPONES_HEALTH)
      }
    }
  }, 300_000)

  test('repeats less than a fifth of its words on the next day, and nothing of the areas', async () => {
    let [shared, all] = [0, 0]
    let before = new Set<string>()
    for (let i = 0; i < sample(60, 365); i++) {
      const { text, areas } = await call(daily, { sign: 'Leo', date: dateText(addDays(FIRST, i)) })
      const own = sentencesOf(text!)
      const ofAreas = new Set(Object.values(areas!).flatMap((area) => sentencesOf(area.text ?? '')))
      expect(own.filter((sentence) => ofAreas.has(sentence))).toEqual([])
      all += words(own.join(' '))
      shared += words(own.filter((sentence) => before.has(sentence)).join(' '))
      before = new Set(own)
    }
    expect(shared / all).toBeLessThan(0.2)
  }, 300_000)
})

describe('the text of a week, a month and a year for a sign', () => {
  test('names only dates of its span, in order of time, and repeats no event text', async () => {
    for (const start of ['2026-11-16', '1969-12-29', '1850-03-04', '2399-05-07']) {
      const { text, events } = await call(weekly, { sign: 'Leo', start_date: start })
      const week = Array.from({ length: 7 }, (_, i) => {
        const date = new Date(Date.parse(start) + i * 86_400_000)
        return `${date.getUTCDate()} ${CIVIL_MONTHS[date.getUTCMonth()]}`
      })
      const named = [
        ...text!.matchAll(
          /\d+ (?:January|February|March|April|May|June|July|August|September|October|November|December)/g,
        ),
      ]
      expect(named.length).toBeGreaterThan(1)
      expect(named.map(([day]) => day).filter((day) => !week.includes(day))).toEqual([])
      for (const row of events) if (row.text) expect(text).not.toContain(row.text)
      expect(events.filter(({ planet, text: ofEvent }) => planet === 'Moon' && ofEvent)).toEqual([])
    }
  }, 120_000)

  test('a month has three to twenty sentences with dates, also long ago', async () => {
    for (const month of ['2026-11', '1969-02', '1801-01']) {
      const { text } = await call(monthly, { sign: 'Aries', month })
      expect(sentencesOf(text!).length).toBeGreaterThan(3)
      expect(sentencesOf(text!).length).toBeLessThan(21)
      expect(text).toMatch(/On \w+day, \d+ /)
      expect(text).not.toMatch(/[{}]|undefined/)
    }
  }, 120_000)

  test('a year names the changes of the slow planets, the eclipses and its best month', async () => {
    const { text } = await call(yearly, { sign: 'Leo', year: 2026 })
    expect(text).toMatch(/From 1 June to 31 October Jupiter makes you spend on rest/)
    expect(text).toContain('eclipse of the Sun')
    expect(text).toMatch(new RegExp(CIVIL_MONTHS.join('|')))
    for (const year of [1801, 1969, 2399]) {
      const old = await call(yearly, { sign: 'Pisces', year })
      expect(old.text).not.toMatch(/[{}]|undefined/)
    }
  }, 300_000)
})
