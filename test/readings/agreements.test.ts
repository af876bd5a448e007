import { expect, test } from 'bun:test'
import detailedLife from '../../src/capabilities/reports/detailed-life.ts'
import reportCareer from '../../src/capabilities/reports/report-career.ts'
import reportMarriage from '../../src/capabilities/reports/report-marriage.ts'
import weekly from '../../src/capabilities/western/western-weekly-horoscope.ts'
import yearly from '../../src/capabilities/western/western-yearly-forecast.ts'
import { CIVIL_MONTHS } from '../../src/time/iso.ts'
import { FORECAST_AREAS } from '../../src/western/sun-sign.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// Statements of one answer agree with each other.

const AS_OF = '2026-11-29'
const world = worldAt(Date.parse(`${AS_OF}T12:00:00Z`))
const BIRTHS = randomBirths(sample(90, 600), 61)
  .filter(({ datetime }) => datetime > '1945' && datetime < '2004')
  .slice(0, sample(20, 80, 150))

const DATE = new RegExp(`(\\d{1,2}) (${CIVIL_MONTHS.join('|')}) (\\d{4})`, 'g')
const dayNumbers = (text: string) =>
  [...text.matchAll(DATE)].map(
    ([, day, month, year]) => Number(year) * 400 + CIVIL_MONTHS.indexOf(month as never) * 32 + Number(day),
  )

test('dates in a list are in order of time, and lie ahead', async () => {
  let lists = 0
  const today = dayNumbers('29 November 2026')[0]!
  for (const birth of BIRTHS) {
    const { sections } = await detailedLife.compute({ ...birth, as_of: AS_OF, years: 10 }, world)
    const sentences = sections.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ text }) => text.split(/(?<=\.) (?=[A-Z])/)),
    )
    for (const sentence of sentences.filter((each) =>
      /^(?:You may also note|Note these dates|The next date)/.test(each),
    )) {
      const days = dayNumbers(sentence)
      expect([sentence, days, days.every((day) => day > today)]).toEqual([
        sentence,
        days.toSorted((a, b) => a - b),
        true,
      ])
      lists++
    }
  }
  expect(lists).toBeGreaterThan(BIRTHS.length)
}, 600_000)

const monthOf = (moment: string) => `${CIVIL_MONTHS[Number(moment.slice(5, 7)) - 1]} ${moment.slice(0, 4)}`

test('a named period ends when its sub-period ends, also after the years of the report', async () => {
  let beyond = 0
  for (const birth of BIRTHS) {
    const { sections, timeline } = await reportCareer.compute({ ...birth, as_of: AS_OF, years: 10 }, world)
    const ends = new Set(timeline.map(({ end }) => monthOf(end)))
    for (const { text } of sections.find(({ id }) => id === 'timing')!.paragraphs) {
      const named = /^(?:From \w+ \d{4} to|Now, until) (\w+ \d{4})/.exec(text)?.[1]
      if (!named) continue
      expect([text, ends.has(named)]).toEqual([text, true])
      if (Number(named.slice(-4)) >= 2037) beyond++
    }
  }
  expect(beyond).toBeGreaterThan(0)
}, 600_000)

/** Words of the headings on the household, by house. */
const HOUSEHOLD_WORDS: Record<number, string> = {
  2: 'family meals',
  4: 'the home',
  8: 'trust in trouble',
  12: 'rest',
}

const MARRIAGES = randomBirths(sample(150, 2000), 63)
  .filter(({ datetime }) => datetime > '1945' && datetime < '2004')
  .slice(0, sample(30, 160, 400))

test('the household of a marriage does not contradict the lord of the seventh house', async () => {
  let count = 0
  for (const birth of MARRIAGES) {
    const { sections } = await reportMarriage.compute({ ...birth, as_of: AS_OF, years: 10 }, world)
    const heading = sections.find(({ id }) => id === 'harmony')!.title
    const lordText = sections
      .flatMap(({ paragraphs }) => paragraphs)
      .map(({ text }) => text)
      .find((text) => /rules your seventh house, stands in your \w+ house/.test(text))
    const place = lordText && /rules your seventh house, stands in your (\w+) house and (.+?)\./.exec(lordText)
    if (!place) continue
    const house = { second: 2, fourth: 4, eighth: 8, twelfth: 12 }[place[1]!]
    if (!house) continue
    const isWeak = place[2]!.includes('is weak')
    count++
    const words = HOUSEHOLD_WORDS[house]!
    expect([heading, place[0], heading.includes(isWeak ? `build on ${words}` : `look after ${words}`)]).toEqual([
      heading,
      place[0],
      false,
    ])
  }
  expect(count).toBeGreaterThan(0)
}, 600_000)

test('the advice of a week does not begin with its weakest area', async () => {
  const words = { love: 'love', career: 'work', money: 'money', health: 'health', home: 'home', social: 'friend' }
  let weeks = 0
  for (let i = 0; i < sample(24, 120); i++) {
    const date = new Date(Date.UTC(2026, 0, 5) + i * 7 * 864e5).toISOString().slice(0, 10)
    const { scores, text } = await weekly.compute({ sign: SIGNS[i % 12]!, date, timezone: 'UTC' } as never, world)
    const ranked = FORECAST_AREAS.toSorted((a, b) => scores[b]! - scores[a]!)
    const [weakest] = ranked.slice(-1)
    if (ranked.filter((area) => scores[area] === scores[weakest!]).length > 1) continue
    const best = /(?:above all for|give it to|start with|, and) ([\w ]+?)(?: gains most by it)?\./.exec(
      text.split(/(?<=\.) /).find((each) => /choose \w+day|best day|Keep \w+day free|get most done/.test(each)) ?? '',
    )
    expect([text, best?.[1]?.includes(words[weakest!]) ?? false]).toEqual([text, false])
    weeks++
  }
  expect(weeks).toBeGreaterThan(10)
}, 600_000)

test('the closing of a year plans nothing for the month of its hardest date', async () => {
  let count = 0
  for (const birth of BIRTHS) {
    const { themes, closing } = await yearly.compute({ ...birth, year: 2027 }, world)
    const test = themes.find(({ title }) => title.startsWith('What asks most'))
    const hardest = test && /\d+ ([A-Z]\w+)/.exec(test.text)?.[1]
    const planned = /^Plan what matters to you for (.+?), and leave room/.exec(closing)?.[1]
    if (!hardest || !planned) continue
    // A date of that month is named by its day.
    expect([planned, new RegExp(`(?<!\\d )${hardest}`).test(planned)]).toEqual([planned, false])
    count++
  }
  expect(count).toBeGreaterThan(BIRTHS.length / 2)
}, 600_000)
