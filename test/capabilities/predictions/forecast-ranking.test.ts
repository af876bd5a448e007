import { describe, expect, test } from 'bun:test'
import monthly from '../../../src/capabilities/predictions/monthly-sign-horoscope.ts'
import { CIVIL_MONTHS } from '../../../src/time/iso.ts'
import { sample } from '../../long.ts'
import { call } from '../call.ts'

// The spans and areas that a text names agree with the scores of its answer.

const APART = 5
const NAMED_SPAN = /the week from/
const dayName = (iso: string) => `${Number(iso.slice(-2))} ${CIVIL_MONTHS[Number(iso.slice(-5, -3)) - 1]}`
const apart = (scores: readonly number[]) => Math.max(...scores) - Math.min(...scores)

describe('the named spans of a forecast for a sign', () => {
  test('a month names no best week among weeks that are alike, and no cut week', async () => {
    const found = { level: 0, apart: 0 }
    for (let i = 0; i < sample(6, 36); i++) {
      const month = `${2026 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`
      for (const sign of ['Aries', 'Leo', 'Scorpio', 'Pisces']) {
        const { text, weeks, areas } = await call(monthly, { sign, month })
        const whole = weeks.filter(
          ({ start_date, end_date }) => Date.parse(end_date) - Date.parse(start_date) === 6 * 86_400_000,
        )
        const isNamed = NAMED_SPAN.test(text!)
        const difference = apart(whole.map(({ score }) => score))
        if (difference < APART - 0.1) {
          found.level++
          expect([month, sign, isNamed, text]).toEqual([month, sign, false, text])
        } else found.apart++
        const texts = [text!, ...Object.values(areas!).map((area) => area.text ?? '')].join(' ')
        for (const [, day] of texts.matchAll(/the week from (\d+ \w+)/g))
          expect(whole.map(({ start_date }) => dayName(start_date))).toContain(day!)
      }
    }
    expect(found.level).toBeGreaterThan(0)
    expect(found.apart).toBeGreaterThan(0)
  }, 300_000)
})
