import { describe, expect, test } from 'bun:test'
import { askedSpanOf } from '../../src/ai/asked-span.ts'
import { datesOfSpan } from '../../src/ai/span-dates.ts'
import { dateText } from '../../src/time/iso.ts'

// The period that a question asks for, and its dates.

const DIWALI = 'Diwali (Lakshmi Puja)'
const datesOf = (question: string, southern = false, today = { year: 2026, month: 11, day: 22 }) => {
  const span = askedSpanOf(question)
  const festivals = new Map([[DIWALI, [{ year: 2027, month: 10, day: 29 }]]])
  const dates = span && datesOfSpan(span, { today, birth: { year: 1992, month: 8, day: 9 }, southern, festivals })
  return dates && [dateText(dates.from), dateText(dates.to), dates.phrase]
}

test.each([
  ['Will I find a job this winter?', '2026-12-01', '2027-02-28', 'this winter'],
  ['Can I take a trip next summer?', '2027-06-01', '2027-08-31', 'next summer'],
  ['Is next winter good for travel?', '2027-12-01', '2028-02-29', 'next winter'],
  ['What can I expect this autumn?', '2026-11-22', '2026-11-30', 'this autumn'],
  ['Will I earn more in the next three months?', '2026-11-22', '2027-02-22', 'in the next three months'],
  ['Are the next six weeks good for us?', '2026-11-22', '2027-01-03', 'in the next six weeks'],
  ['Will I find work within a year?', '2026-11-22', '2027-11-22', 'in the next year'],
  ['Will we move house before Diwali?', '2026-11-22', '2027-10-28', 'before Diwali'],
  ['Will I move before deepavali or after Diwali?', '2027-10-30', '2028-10-29', 'in the year after Diwali'],
  ['Will I meet someone by the end of this year?', '2026-11-22', '2026-12-31', 'by the end of 2026'],
  ['Will I get it before April 2027?', '2026-11-22', '2027-03-31', 'before April 2027'],
  ['How will it go until March?', '2026-11-22', '2027-03-31', 'until March 2027'],
  ['What comes after my exams in May 2027?', '2027-06-01', '2028-05-31', 'in the year after May 2027'],
  ['Will I marry between 2027 and 2029?', '2027-01-01', '2029-12-31', 'between 2027 and 2029'],
  ['How is the first half of next year?', '2027-01-01', '2027-06-30', 'in the first half of 2027'],
  ['Will I marry before I turn 40?', '2026-11-22', '2032-08-08', 'before the age of 40'],
  ['Will I be rich in my forties?', '2032-08-09', '2042-08-08', 'in your forties'],
  ['Will he call by Christmas?', '2026-11-22', '2026-12-25', 'by 25 December 2026'],
  ['Will I move by 2030?', '2026-11-22', '2030-12-31', 'by 2030'],
])('%s', (question, from, to, phrase) => {
  expect(datesOf(question)).toEqual([from, to, phrase])
})

test.each([
  ['May I ask something?'],
  ['Do I have planets in the 10th house?'],
  ['Should I work for my father?'],
  ['Will I lead 12 people?'],
  ['Was 2019 a good year?'],
])('%s asks for no period ahead', (question) => {
  expect(datesOf(question)).toBeNull()
})

describe('seasons', () => {
  test('are six months apart south of the equator', () => {
    expect(datesOf('Will it rain this summer?', true)).toEqual(['2026-12-01', '2027-02-28', 'this summer'])
    expect(datesOf('Will it rain this winter?', true)).toEqual(['2027-06-01', '2027-08-31', 'this winter'])
  })
  test('a winter that runs over the new year is one winter', () => {
    const january = { year: 2027, month: 1, day: 10 }
    expect(datesOf('What brings this winter?', false, january)).toEqual(['2027-01-10', '2027-02-28', 'this winter'])
    expect(datesOf('What brings next winter?', false, january)).toEqual(['2027-12-01', '2028-02-29', 'next winter'])
  })
})

test('an event of the user’s own life has no date', () => {
  expect(askedSpanOf('Should I visit my parents before my wedding?')).toEqual({
    relation: 'before',
    period: { kind: 'event', name: 'wedding' },
  })
  expect(datesOf('Should I visit my parents before my wedding?')).toBeNull()
})
