import { describe, expect, test } from 'bun:test'
import monthly from '../../../src/capabilities/predictions/monthly-sign-horoscope.ts'
import weekly from '../../../src/capabilities/predictions/weekly-sign-horoscope.ts'
import { addDays } from '../../../src/time/civil.ts'
import { CIVIL_MONTHS, dateText } from '../../../src/time/iso.ts'
import { sample } from '../../long.ts'
import { call } from '../call.ts'

// The spans and areas that a text names agree with the scores of its answer.

const APART = 5
const NAMED_SPAN = /Things go best|Put what matters|Plan your main step|Go slowly|Keep .+ light|Leave yourself room/
const PRAISE = /hold your ground|You can count on|get furthest|goes well for you|get on best/
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
        if (Math.max(...Object.values(areas!).map(({ score }) => score)) < 49.9) expect(text).not.toMatch(PRAISE)
      }
    }
    expect(found.level).toBeGreaterThan(0)
    expect(found.apart).toBeGreaterThan(0)
  }, 300_000)

  test('the area that a week names for a day names no other day', async () => {
    const words = {
      love: 'love',
      career: 'your work',
      money: 'your money',
      health: 'your health',
      mood: 'your peace of mind',
    }
    let found = 0
    for (let i = 0; i < sample(8, 52); i++) {
      const start_date = dateText(addDays({ year: 2026, month: 11, day: 2 }, 7 * i))
      const { horoscopes } = await call(weekly, { sign: 'all', start_date })
      for (const { text, areas, days } of horoscopes!) {
        if (apart(days.map(({ score }) => score)) < APART - 0.1) expect(text).not.toMatch(NAMED_SPAN)
        const best =
          /Things go best for you on (\w+), .*?above all with ([^.]+)\.|Put what matters most to you into (\w+), [^:]+: (.+?) gains|Plan your main step for (\w+), [^,]+, when (.+?) is favoured/.exec(
            text!,
          )
        if (!best) continue
        const [day, area] = best.slice(1).filter(Boolean) as [string, string]
        const [name] = Object.entries(words).find(([, word]) => word === area)!
        const advice = areas![name as keyof typeof words].text ?? ''
        const own =
          /(?:Invite, ask or make up|Hand in your best work|Negotiate or settle accounts|You are at your strongest|Meet people) on (\w+)/.exec(
            advice,
          )
        expect([start_date, area, own?.[1] ?? day]).toEqual([start_date, area, day])
        found++
      }
    }
    expect(found).toBeGreaterThan(10)
  }, 300_000)
})
