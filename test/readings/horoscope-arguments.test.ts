import { describe, expect, test } from 'bun:test'
import dailyPerson from '../../src/capabilities/predictions/daily-personal-forecast.ts'
import dailyVedic from '../../src/capabilities/predictions/daily-sign-horoscope.ts'
import weeklyVedic from '../../src/capabilities/predictions/weekly-sign-horoscope.ts'
import { BALANCE_OF_WEEK } from '../../src/capabilities/shared/narrative/week-words.ts'
import dailyWestern from '../../src/capabilities/western/western-daily-horoscope.ts'
import weeklyWestern from '../../src/capabilities/western/western-weekly-horoscope.ts'
import { NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { addDays } from '../../src/time/civil.ts'
import { dateText } from '../../src/time/iso.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { call } from '../capabilities/call.ts'
import { sample } from '../long.ts'

// Horoscopes argue: what is new, what pulls the other way, and which is stronger. Their claims agree with the data of the same answer.

/** A time of day without a zone, which readers in other zones misread. */
const TIME_WITHOUT_ZONE = /\bthis (?:morning|afternoon|evening)\b|\bearly today\b|\b(?:until|by|towards) evening\b/
const CLOCK = /\d\d:\d\d/g
const CLOCK_WITH_ZONE = /around \d\d:(?:00|30) (?:UTC|\([\w/+-]+\))/g
/** True if the text of a week has a verdict of a side. */
const hasVerdict = (text: string, side: keyof typeof BALANCE_OF_WEEK) =>
  BALANCE_OF_WEEK[side].some((sentence) => text.includes(sentence))
const DAYS = Array.from({ length: sample(12, 90) }, (_, i) => dateText(addDays({ year: 2026, month: 11, day: 1 }, i)))

const expectTimesWithZone = (text: string) => {
  expect(text).not.toMatch(TIME_WITHOUT_ZONE)
  expect([text, (text.match(CLOCK_WITH_ZONE) ?? []).length]).toEqual([text, (text.match(CLOCK) ?? []).length])
}

/** The verdict of the balance, with the mean that it must agree with. */
const expectBalance = (text: string, mean: number) => {
  const side = hasVerdict(text, 'help') ? 1 : hasVerdict(text, 'hindrance') ? -1 : hasVerdict(text, 'even') ? 0 : null
  expect([text, side]).not.toEqual([text, null])
  if (Math.abs(mean - 50) > 3.6) expect([text, side]).toEqual([text, Math.sign(mean - 50)])
  if (Math.abs(mean - 50) < 2.4) expect([text, side]).toEqual([text, 0])
}

describe('the time of day has a zone', () => {
  test('for a Sun sign and for a Moon sign', async () => {
    let clocks = 0
    for (const date of DAYS) {
      for (const sign of SIGNS.slice(0, sample(4, 12)))
        for (const timezone of ['UTC', 'Asia/Kolkata']) {
          const { text } = await call(dailyWestern, { sign, date, timezone })
          expectTimesWithZone(text)
          clocks += text.match(CLOCK)?.length ?? 0
        }
      for (const { text } of (await call(dailyVedic, { sign: 'all', date })).horoscopes!) {
        expectTimesWithZone(text!)
        clocks += text!.match(CLOCK)?.length ?? 0
      }
    }
    expect(clocks).toBeGreaterThan(20)
  }, 300_000)

  test('the Moon leaves its sign at the time of the text', async () => {
    let found = 0
    for (const date of DAYS) {
      const { text } = await call(dailyVedic, { sign: 'Leo', date })
      // The sentence on the star of the day has the time at which the Moon leaves the star.
      const ofSign = sentencesOf(text!)
        .filter((sentence) => !NAKSHATRAS.some((star) => sentence.includes(star)))
        .join(' ')
      const [, tomorrow, hour, minute] = /(tomorrow )?around (\d\d):(\d\d) UTC/.exec(ofSign) ?? []
      if (!hour) continue
      const { events } = await call(weeklyVedic, { sign: 'Leo', start_date: date })
      const { at } = events.find(({ planet, event }) => planet === 'Moon' && event === 'ingress')!
      const leaving = Date.parse(`${date}T${hour}:${minute}:00Z`) + (tomorrow ? 86_400_000 : 0)
      expect(Math.abs(Date.parse(at) - leaving)).toBeLessThan(45 * 60_000)
      found++
    }
    expect(found).toBeGreaterThan(0)
  }, 300_000)
})

describe('the balance of a week agrees with its scores', () => {
  test('for a Moon sign', async () => {
    for (let i = 0; i < sample(3, 26); i++) {
      const start_date = dateText(addDays({ year: 2026, month: 11, day: 2 }, 14 * i))
      for (const { text, quality } of (await call(weeklyVedic, { sign: 'all', start_date })).horoscopes!)
        expectBalance(text!, quality!.score)
    }
  }, 300_000)

  test('for a Sun sign', async () => {
    for (const sign of SIGNS) {
      const week = await call(weeklyWestern, { sign, date: '2026-12-01' })
      expectBalance(week.text, week.scores.overall!)
    }
  }, 300_000)
})

describe('a day of a person', () => {
  test('begins with the strongest help or hindrance of its score', async () => {
    const sides = new Set<boolean>()
    for (const date of DAYS) {
      const { text, quality } = await call(dailyPerson, { moon_sign: 'Taurus', nakshatra: 'Rohini', date })
      const isGood = /^You have (?:more )?help/.test(text)
      sides.add(isGood)
      const parts = quality.reasons.filter(({ rule }) => rule !== 'bright_half')
      if (parts.some(({ effect }) => effect > 0) && parts.some(({ effect }) => effect < 0))
        expect([date, isGood]).toEqual([date, quality.score >= 50])
    }
    expect(sides.size).toBe(2)
  })
})
