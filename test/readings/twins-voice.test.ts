import { describe, expect, test } from 'bun:test'
import lifeReport from '../../src/capabilities/predictions/prediction-life-report.ts'
import nakshatraInterp from '../../src/capabilities/predictions/prediction-nakshatra-interp.ts'
import nature from '../../src/capabilities/predictions/prediction-nature.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { call } from '../capabilities/call.ts'

/** Births a few minutes apart at one place: the readings say what is the same and name what differs. */

const PLACE = { timezone: 'Asia/Kolkata', latitude: 19.07, longitude: 72.88 }
const PAIRS = [
  ['1975-06-15T10:30:00', '1975-06-15T10:42:00'],
  ['1992-01-20T04:10:00', '1992-01-20T04:18:00'],
  ['1948-11-03T21:05:00', '1948-11-03T21:20:00'],
] as const

type Section = { id: string; paragraphs: { text: string }[] }
const textOf = (sections: readonly Section[], id: string) =>
  sections
    .find((section) => section.id === id)!
    .paragraphs.map(({ text }) => text)
    .join(' ')

describe('twins', () => {
  test.each(PAIRS)(
    '%s and %s: the section on the self says what both share and what the minute changes',
    async (a, b) => {
      const [one, two] = await Promise.all([a, b].map((datetime) => call(nature, { ...PLACE, datetime })))
      const [first, second] = [one!, two!].map(({ sections }) => textOf(sections as Section[], 'self'))
      expect(first).toMatch(/also true of a twin of yours/)
      const spans = [...first!.matchAll(/for births (?:at|from) (\d\d:\d\d)(?: to (\d\d:\d\d))?/g)]
      expect(spans).toHaveLength(2)
      // The minutes that are named contain the birth.
      for (const [, from, to = from] of spans) {
        expect(from! <= a.slice(11, 16)).toBe(true)
        expect(to! >= a.slice(11, 16)).toBe(true)
      }
      const [here, there] = [sentencesOf(first!), sentencesOf(second!)]
      const shared = here.filter((sentence) => there.includes(sentence)).length
      expect(shared / Math.max(here.length, there.length)).toBeLessThan(0.8)
    },
  )

  test.each(PAIRS)('%s and %s: the personality in a life report changes with the minute', async (a, b) => {
    const [first, second] = await Promise.all(
      [a, b].map(async (datetime) =>
        textOf(
          (await call(lifeReport, { ...PLACE, datetime, as_of: '2026-11-30' })).sections as Section[],
          'personality',
        ),
      ),
    )
    expect(first).toMatch(/rises in your (?:navamsha|dashamsha)|rises in your sixtieth chart/)
    expect(first).not.toBe(second!)
  })

  test('the section on the self has the signs of the minute that agree with the rest', async () => {
    const texts = await Promise.all(
      ['10:30:00', '10:33:00', '10:42:00'].map(async (time) =>
        textOf((await call(nature, { ...PLACE, datetime: `1975-06-15T${time}` })).sections as Section[], 'self'),
      ),
    )
    for (const text of texts) expect(text).toMatch(/rises in your sixtieth chart/)
    expect(new Set(texts).size).toBe(3)
  })

  test('the quarter of the birth star of a child is told to the parents', async () => {
    const { pada_reading } = await call(nakshatraInterp, { ...PLACE, datetime: '2018-03-02T10:30:00' })
    expect(pada_reading).toMatch(/^Your child /)
  })

  test('readings for parents have no such passage', async () => {
    const { sections } = await call(nature, { ...PLACE, datetime: '2018-03-02T10:30:00' })
    expect(textOf(sections as Section[], 'self')).not.toContain('navamsha, the ninth chart')
  })
})
