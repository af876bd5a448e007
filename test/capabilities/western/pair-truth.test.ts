import { expect, test } from 'bun:test'
import { westernPair } from '../../../src/capabilities/shared/tropical/pair.ts'
import { pairLines } from '../../../src/capabilities/western/parts/pair-lines.ts'
import { overviewText } from '../../../src/capabilities/western/parts/synastry-readings.ts'
import predictions from '../../../src/capabilities/western/synastry-predictions.ts'
import { CIVIL_MONTHS, monthPart } from '../../../src/time/iso.ts'
import { contactsOfTheme, interAspects, THEMES, themeScore } from '../../../src/western/synastry.ts'
import { sample } from '../../long.ts'
import { worldAt } from '../../world.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'

// The texts of a pair agree with each other.

const BIRTHS = randomBirths(400, 23)
  .filter(({ datetime }) => datetime > '1940' && datetime < '2004')
  .map((birth, i) => ({ ...birth, name: ['Asha Rao', 'Tom Berg', 'Lena Holm', 'Ivo Petrov'][i % 4]! }))
const PAIRS = Array.from({ length: Math.floor(BIRTHS.length / 2) }, (_, i) => ({
  person_a: BIRTHS[2 * i]!,
  person_b: BIRTHS[2 * i + 1]!,
}))

test('a month to plan for is none in which nothing should be decided', async () => {
  let found = 0
  for (const both of PAIRS.slice(49, sample(56, 80))) {
    const { months, advice } = await call(predictions, { ...both, start_date: '2027-01-01' })
    const plans = /Plan what needs both for (.+?);/.exec(advice[0]!)?.[1] ?? ''
    const ofAdvice = advice.flatMap((text) =>
      /decide nothing/.test(text) ? (/Around \d+ (\w+ \d+)/.exec(text)?.[1] ?? []) : [],
    )
    const ofMonths = months
      .filter(({ text, events }) =>
        [text, ...events.map((event) => event.text)].some((each) => /decide nothing/.test(each)),
      )
      .map(({ month }) => `${CIVIL_MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`)
    for (const month of [...ofAdvice, ...ofMonths]) {
      expect(plans).not.toContain(month)
      found++
    }
    expect(months[0]!.month).toBe(monthPart('2027-01-01'))
  }
  expect(found).toBeGreaterThan(5)
}, 300_000)

test('the theme of the main question is not the easiest one', async () => {
  const words = {
    attraction: 'attraction',
    emotion: 'the way you comfort each other',
    communication: 'talking to each other',
    values: 'what you both hold dear',
    conflict: 'the way you quarrel',
    commitment: 'staying together',
    growth: 'what you open for each other',
    home: 'living under one roof',
  }
  const world = worldAt()
  const sides = {
    emotion: 'need for comfort',
    communication: 'way of thinking',
    attraction: 'way of showing affection',
  }
  const isOfQuestion = (theme: string, summary: string) => {
    const question = /The question that comes back is (.+?), from/.exec(summary)![1]!
    return theme === 'conflict' || (theme in sides && question.includes(sides[theme as keyof typeof sides]))
  }
  let found = 0
  for (const both of PAIRS) {
    const { a, b } = westernPair(both, world)
    const contacts = interAspects(a.chart, b.chart)
    const themes = THEMES.map((theme) => {
      const own = contactsOfTheme(theme, contacts)
      return { theme, score: themeScore(own), contacts: own }
    })
    const names = { a: 'Asha', b: 'Tom' }
    const lines = pairLines(contacts, names)
    const summary = overviewText(
      names,
      { tie: 'you are close', outweigh: 'both count' },
      themes,
      names,
      lines,
      contacts,
      null,
    )
    const easiest = /Of the themes, (.+?) comes most easily/.exec(summary)?.[1]
    if (!easiest || !lines.question) continue
    const theme = themes.find((each) => words[each.theme] === easiest)!
    expect([summary, isOfQuestion(theme.theme, summary)]).toEqual([summary, false])
    const [first] = themes.filter((each) => each.contacts.length > 0).toSorted((x, y) => y.score - x.score)
    if (isOfQuestion(first!.theme, summary)) found++
  }
  expect(found).toBeGreaterThan(0)
})
