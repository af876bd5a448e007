import { describe, expect, test } from 'bun:test'
import daily from '../../src/capabilities/predictions/daily-sign-horoscope.ts'
import gochara from '../../src/capabilities/predictions/gochara-transits.ts'
import monthly from '../../src/capabilities/predictions/monthly-sign-horoscope.ts'
import { noonUtc } from '../../src/capabilities/predictions/parts/personal-day.ts'
import { FRAME } from '../../src/capabilities/predictions/parts/sign-forecast.ts'
import wealth from '../../src/capabilities/reports/report-wealth.ts'
import { concurrently, mapConcurrently } from '../../src/concurrency.ts'
import { GRAHAS, nameInSentence } from '../../src/jyotish/grahas.ts'
import {
  areaScores,
  DAY_SHARES,
  MONTH_SHARES,
  meanAreas,
  SIGN_AREAS,
  type SignArea,
} from '../../src/jyotish/sign-scores.ts'
import { signsOf, transitsAt } from '../../src/jyotish/transits.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { addDays } from '../../src/time/civil.ts'
import { dateText } from '../../src/time/iso.ts'
import { ordinalInWords } from '../../src/zodiac/house-words.ts'
import { SIGN_INDEXES } from '../../src/zodiac/signs.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// The reason of a finding has the sign of the finding: help for a good band, harm for a hard one.

const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' }
const AS_OF = '2026-11-29'
const world = worldAt(Date.parse(`${AS_OF}T12:00:00Z`))
const FIRST = { year: 2026, month: 11, day: 30 }

const SAYS_GOOD = /You owe this to|only slows you down|on your side, in spite|carries this for you/
const SAYS_HARD =
  /is what makes it hard|weighs more here than|against you for the time being|helps you a little\.|and it will pass/

interface Forecast {
  readonly sign: string
  readonly areas: Record<SignArea, { readonly band: string; readonly text: string | null }> | null
}
const bandsOf = new Map([
  ['excellent', 'good'],
  ['good', 'good'],
  ['mixed', 'even'],
  ['difficult', 'hard'],
  ['hard', 'hard'],
])

/** The first planet that the sentence on the reasons names. */
const firstPlanet = (sentence: string) =>
  GRAHAS.map((planet) => ({
    planet,
    at: sentence.toLowerCase().search(new RegExp(`\\b${nameInSentence(planet).toLowerCase()}\\b`)),
  }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.planet

describe.each([
  ['daily', 1],
  ['monthly', 31],
] as const)('the areas of a %s forecast of a sign', (_, length) => {
  test('state a reason with the sign of their band', async () => {
    let count = 0
    for (let i = 0; i < sample(8, 120); i++) {
      const date =
        length === 1
          ? addDays(FIRST, i * 9)
          : { year: 2026 + Math.floor(i / 7), month: [1, 3, 5, 7, 8, 10, 12][i % 7]!, day: 1 }
      const { horoscopes } =
        length === 1
          ? await daily.compute({ sign: 'all', date: dateText(date) }, world)
          : await monthly.compute({ sign: 'all', month: dateText(date).slice(0, 7) }, world)
      const days = Array.from({ length }, (_, day) =>
        signsOf(transitsAt(noonUtc(addDays(date, day)), FRAME, world.sky)),
      )
      for (const from of SIGN_INDEXES) {
        const { areas } = (horoscopes as readonly Forecast[])[from]!
        const scores = meanAreas(days.map((signs) => areaScores(from, signs, length === 1 ? DAY_SHARES : MONTH_SHARES)))
        for (const area of SIGN_AREAS) {
          const { band, text } = areas![area]
          // Advice with dates follows the reason in a month.
          const reason =
            length === 1
              ? sentencesOf(text ?? '').at(-1)!
              : (sentencesOf(text ?? '').find((sentence) => firstPlanet(sentence)) ?? '')
          const side = bandsOf.get(band)!
          expect([dateText(date), from, area, band, reason, SAYS_GOOD.test(reason) && side !== 'good']).toEqual([
            dateText(date),
            from,
            area,
            band,
            reason,
            false,
          ])
          expect([reason, band, SAYS_HARD.test(reason) && side !== 'hard']).toEqual([reason, band, false])
          const planet = firstPlanet(reason)
          const change = /^(Easier|Harder) than yesterday: /.exec(reason)
          if (change) {
            const pointsIn = (day: ReturnType<typeof areaScores>) =>
              day[area].shares.filter((share) => share.planet === planet).reduce((sum, { points }) => sum + points, 0)
            const before = areaScores(
              from,
              signsOf(transitsAt(noonUtc(addDays(date, -1)), FRAME, world.sky)),
              DAY_SHARES,
            )
            expect([reason, Math.sign(pointsIn(scores) - pointsIn(before))]).toEqual([
              reason,
              change[1] === 'Easier' ? 1 : -1,
            ])
            continue
          }
          if (!planet || side === 'even') continue
          const points = scores[area].shares
            .filter(
              (share) =>
                share.planet === planet &&
                (length === 1 ||
                  reason.includes(share.house === 1 ? 'over your' : `${ordinalInWords(share.house)} from your`)),
            )
            .reduce((sum, share) => sum + share.points, 0)
          expect([reason, band, points > 0]).toEqual([reason, band, side === 'good'])
          count++
        }
      }
    }
    expect(count).toBeGreaterThan(50)
  }, 600_000)
})

test('a part of wealth names a help only on its good side, and a hindrance only on its hard side', async () => {
  const BIRTHS = randomBirths(sample(60, 600, 1500), 50).filter(
    ({ datetime }) => datetime > '1940' && datetime < '2007',
  )
  const seen = new Set<string>()
  for (const birth of BIRTHS) {
    const { streams, outflow, sections } = await wealth.compute({ ...birth, as_of: AS_OF, years: 3 }, world)
    const rows: readonly { readonly text: string }[] = [...Object.values(streams), ...Object.values(outflow)]
    for (const { text } of rows) {
      const helped = /hat helps is/.test(text)
      const hindered = /hat holds it back is/.test(text)
      if (text.includes('asks you for patience')) expect([text, helped]).toEqual([text, false])
      if (/comes easily to you|is on your side/.test(text)) expect([text, hindered]).toEqual([text, false])
      if (helped) seen.add('help')
      if (hindered) seen.add('hindrance')
    }
    const text = [...rows, ...sections.flatMap(({ paragraphs }) => paragraphs)].map((each) => each.text).join(' ')
    expect(text).not.toMatch(/What helps is [^.;]*\bin its fall\b/)
  }
  expect([...seen].toSorted()).toEqual(['help', 'hindrance'])
}, 600_000)

/** Births of a month, whose Moons pass all signs. */
const MONTH_OF_BIRTHS = Array.from({ length: 12 }, (_, i) => ({
  ...PLACE,
  datetime: `1990-03-${String(1 + Math.floor((i * 27.3) / 12)).padStart(2, '0')}T12:00`,
}))
/** The transits of a day for a person of each Moon sign. */
const transitsOfEachSign = (date: string) =>
  mapConcurrently(MONTH_OF_BIRTHS, async (birth) => (await gochara.compute({ ...birth, at: date }, world)).transits)

describe('advice in forecasts', () => {
  const SLOW = ['Jupiter', 'Saturn', 'Rahu', 'Ketu']
  const TODAY = /\btoday\b|\btomorrow\b|\bthis week\b|^(?:Ask|Use|Put|Keep|Go|Do|Expect|Write|Call|Finish)\b/
  const POSTPONES = /\b(?:put off|postpone|until (?:it|the planet|the \w+|[A-Z]\w+) (?:moves|has moved|leaves) ?on?)\b/i

  test('gives no order of the day for a slow planet that stays, and postpones nothing beyond the stay of the Moon', async () => {
    let stays = 0
    for (let i = 0; i < sample(20, 365); i++) {
      const [before, date] = [addDays(FIRST, i * 7), addDays(FIRST, i * 7 + 1)].map(dateText) as [string, string]
      const [yesterday, today] = await concurrently(
        () => transitsOfEachSign(before),
        () => transitsOfEachSign(date),
      )
      for (const [from, transits] of today.entries())
        for (const [at, { planet, sign, text, effect, retrograde }] of transits.entries()) {
          // Only the text of the Moon may postpone a matter, because the Moon leaves its sign after two days.
          expect([date, planet, text, planet !== 'Moon' && POSTPONES.test(text)]).toEqual([date, planet, text, false])
          const was = yesterday[from]![at]!
          const same = was.sign === sign && was.effect === effect && was.retrograde === retrograde
          if (!SLOW.includes(planet) || !same) continue
          stays++
          expect([date, planet, text, TODAY.test(text)]).toEqual([date, planet, text, false])
        }
    }
    expect(stays).toBeGreaterThan(500)
  }, 600_000)

  test('never postpones health', async () => {
    const texts = async (date: string) => {
      const { horoscopes } = await daily.compute({ sign: 'all', date }, world)
      const transits = (await transitsOfEachSign(date)).flat()
      return [
        ...horoscopes!.flatMap(({ text, areas }) => [text ?? '', areas!.health.text ?? '']),
        ...transits.filter(({ house_from_moon: house }) => [1, 6, 8].includes(house)).map(({ text }) => text),
      ]
    }
    for (let i = 0; i < sample(20, 365); i++)
      for (const text of await texts(dateText(addDays(FIRST, i * 11))))
        for (const sentence of sentencesOf(text).filter((each) => /\b(?:health|doctors?|treatment|body)\b/i.test(each)))
          expect([sentence, /put off|postpone|until|later|wait/i.test(sentence)]).toEqual([sentence, false])
  }, 600_000)
})
