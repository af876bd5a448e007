import { describe, expect, test } from 'bun:test'
import forecast from '../../../src/capabilities/western/western-yearly-forecast.ts'
import { mapConcurrently } from '../../../src/concurrency.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { CIVIL_MONTHS } from '../../../src/time/iso.ts'
import { countInWords } from '../../../src/wording.ts'
import { ORDINALS } from '../../../src/zodiac/house-words.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'

// The texts of a year agree with its dates, ratings and profections.

const MONTH = CIVIL_MONTHS.join('|')
const BIRTHS = randomBirths(60, 23).filter(({ datetime }) => datetime > '1940' && datetime < '2004')

describe('texts of a yearly forecast', async () => {
  const years = await mapConcurrently(BIRTHS, async (birth) => ({
    of2027: await call(forecast, { ...birth, year: 2027 }),
    before: (await call(forecast, { ...birth, year: 2026 })).profection,
  }))

  test('the ruler of the year is the one that rules at the date', () => {
    let found = 0
    for (const { of2027, before } of years) {
      const { themes, profection, solar_return } = of2027
      for (const { text, months } of themes) {
        const [, planet, part] = /(\w+) also rules the year( until| from)?/.exec(text) ?? []
        if (!planet) continue
        found++
        const change = solar_return.moment.utc.slice(0, 7)
        if (part !== ' from' && months[0]! < change) expect([planet, text]).toEqual([before.time_lord, text])
        if (part !== ' until' && months.at(-1)! > change) expect([planet, text]).toEqual([profection.time_lord, text])
      }
    }
    expect(found).toBeGreaterThan(3)
  })

  test('the subject that covers more of the year leads, with the date of the change', () => {
    const late = years.filter(({ of2027 }) => of2027.solar_return.moment.utc > '2027-07-03')
    expect(late.length).toBeGreaterThan(3)
    for (const { of2027, before } of late) {
      const { moment } = of2027.solar_return
      const date = `${Number(moment.utc.slice(8, 10))} ${CIVIL_MONTHS[Number(moment.utc.slice(5, 7)) - 1]}`
      const sentences = sentencesOf(of2027.summary)
      // The thesis of the year stands before its subject.
      const start = sentences.findIndex((sentence) => /\bbackground until /i.test(sentence))
      const [first, ...rest] = sentences.slice(start)
      expect(first).toContain(`until ${date}`)
      expect(first).toContain(before.sign)
      expect(rest.join(' ')).toContain('With your birthday the background changes to')
    }
    for (const { of2027 } of years.filter((each) => !late.includes(each)))
      expect(of2027.summary.toLowerCase()).toContain('from your birthday on')
  })

  test('only a weak area is one for patience', () => {
    let found = 0
    for (const { of2027 } of years) {
      const lowest = Math.min(...Object.values(of2027.areas).map(({ rating }) => rating ?? 5))
      const isWeak = /be patient with|ask for your patience/.test(of2027.summary)
      if (lowest > 2) found++
      expect([isWeak, of2027.summary]).toEqual([lowest <= 2, of2027.summary])
    }
    expect(found).toBeGreaterThan(0)
  })

  test('every month of an area has its own contact', () => {
    let found = 0
    for (const { of2027 } of years)
      for (const { text } of Object.values(of2027.areas))
        for (const sentence of sentencesOf(text)) {
          const named = new Set(
            [...sentence.matchAll(new RegExp(`(?<!\\d )\\b(${MONTH})`, 'g'))].map(([, month]) => month!),
          )
          if (named.size === 0) continue
          const dated = new Set([...sentence.matchAll(new RegExp(`\\d (${MONTH})`, 'g'))].map(([, month]) => month!))
          expect([sentence, dated]).toEqual([sentence, named])
          if (named.size > 1) found++
        }
    expect(found).toBeGreaterThan(10)
  })

  test('the closing agrees with the main dates', () => {
    let found = 0
    for (const { of2027 } of years) {
      const { themes, closing } = of2027
      const [, plan, room] = /for (.+?)(?:, and leave room in (.+?))?\./.exec(sentencesOf(closing)[0]!) ?? []
      if (!plan) continue
      found++
      const [best, hardest] = ['What helps most', 'What asks most'].map((side) => {
        const theme = themes.find(({ title }) => title.startsWith(side))
        return theme && /\d+ [A-Z]\w+/.exec(theme.text)?.[0]
      })
      const monthOf = (date: string) => date.replace(/\d+ /, '')
      // A month with both dates is neither to plan for nor to leave room in.
      if (best && hardest && monthOf(best) === monthOf(hardest)) continue
      if (best) expect([closing, plan.includes(best) || plan.includes(monthOf(best))]).toEqual([closing, true])
      if (hardest && room)
        expect([closing, room.includes(hardest) || room.includes(monthOf(hardest))]).toEqual([closing, true])
      for (const { title, months } of themes)
        for (const month of months) {
          const wrong = new RegExp(`(?<!\\d )${CIVIL_MONTHS[Number(month.slice(5)) - 1]}`)
          expect(title.startsWith('What helps') ? (room ?? '') : plan).not.toMatch(wrong)
        }
    }
    expect(found).toBeGreaterThan(10)
  })

  test('no step is planned for a month with an eclipse on the lights or the angles', () => {
    let found = 0
    for (const { of2027 } of years) {
      const [, plan] =
        /^Plan what matters to .+? for (.+?)(?:, and leave room in .+?)?\.$/.exec(sentencesOf(of2027.closing)[0]!) ?? []
      if (!plan) continue
      found++
      const eclipsed = of2027.eclipses.filter(
        ({ date, contacts }) =>
          plan.includes(CIVIL_MONTHS[Number(date.slice(5, 7)) - 1]!) &&
          contacts.some(({ planet }) => /^(?:Sun|Moon|Ascendant|Midheaven)$/.test(planet)),
      )
      expect([plan, eclipsed]).toEqual([plan, []])
    }
    expect(found).toBeGreaterThan(10)
  })

  test('every dated contact of the texts is in the table, with its house and its number of passes', () => {
    const VERB: Record<string, string> = {
      meets: 'conjunction',
      opposes: 'opposition',
      squares: 'square',
      trines: 'trine',
      sextiles: 'sextile',
      'comes back to': 'conjunction',
    }
    const SLOW = 'Jupiter|Saturn|Uranus|Neptune|Pluto'
    const day = (iso: string) => `${Number(iso.slice(8, 10))} ${CIVIL_MONTHS[Number(iso.slice(5, 7)) - 1]}`
    const CONTACT = new RegExp(
      `\\b(${SLOW}) (meets|opposes|squares|trines|sextiles|comes back to)(?: (?:your|its) (\\w+))?`,
      'g',
    )
    const counted = { contacts: 0, houses: 0, passes: 0 }
    for (const { of2027 } of years) {
      const { slow_transits, themes, months, areas, summary, eclipses } = of2027
      const rows = slow_transits.map((row) => ({ ...row, day: day(row.exact_at) }))
      const eclipsed = eclipses.map(({ date }) => day(date))
      expect(rows.filter(({ exact_at }) => !exact_at.startsWith('2027'))).toEqual([])
      const texts = [
        summary,
        ...themes.map(({ text }) => text),
        ...months.map(({ text }) => text),
        ...Object.values(areas).map(({ text }) => text),
      ]
      for (const sentence of texts.flatMap(sentencesOf)) {
        const contacts = [...sentence.matchAll(CONTACT)].map(([, planet, verb, point]) => ({
          planet,
          aspect: VERB[verb!],
          point: point === 'own' || verb === 'comes back to' ? planet : point,
        }))
        if (contacts.length !== 1 || eclipsed.some((date) => sentence.includes(date))) continue
        const [{ planet, aspect, point }] = contacts as [(typeof contacts)[number]]
        const own = rows.filter(
          (row) => row.transit_planet === planet && row.aspect === aspect && row.natal_planet === point,
        )
        for (const [date] of sentence.matchAll(new RegExp(`\\d+ (?:${MONTH})`, 'g'))) {
          expect([sentence, own.map((row) => row.day)]).toEqual([sentence, expect.arrayContaining([date])])
          counted.contacts++
        }
        const [, house] = /, from your (\w+) house/.exec(sentence) ?? []
        if (house) {
          expect([sentence, own.map(({ natal_house }) => ORDINALS[natal_house! - 1])]).toEqual([
            sentence,
            expect.arrayContaining([house]),
          ])
          counted.houses++
        }
        const [, nth, of] = /the (\w+) of (\w+) passes/.exec(sentence) ?? []
        if (nth) {
          const [row] = own.filter((each) => sentence.includes(each.day))
          expect([sentence, ORDINALS[row!.pass - 1], countInWords(row!.passes)]).toEqual([sentence, nth as never, of!])
          counted.passes++
        }
      }
    }
    expect(Math.min(...Object.values(counted))).toBeGreaterThan(30)
  })
})
