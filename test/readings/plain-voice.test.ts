import { describe, expect, test } from 'bun:test'
import numerologyDay from '../../src/capabilities/numerology/numerology-day.ts'
import numerologyProfile from '../../src/capabilities/numerology/numerology-profile.ts'
import numerologyVedic from '../../src/capabilities/numerology/numerology-vedic.ts'
import { forecastYear } from '../../src/capabilities/shared/forecast-year.ts'
import westernWeekly from '../../src/capabilities/western/western-weekly-horoscope.ts'
import westernYearly from '../../src/capabilities/western/western-yearly-forecast.ts'
import { corpus } from '../../src/readings/corpora.ts'
import { sentencesOf, type Topic, topicPassages } from '../../src/readings/passage.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { call } from '../capabilities/call.ts'
import { worldAt } from '../world.ts'

const TOPICS = [
  'pada',
  'settlement',
  'nature-balance',
  'birth-minute',
  'number-core',
  'number-phase',
  'number-day',
  'number-vedic',
  'number-compound',
] as const
const passages = (
  await Promise.all(
    TOPICS.map(async (name) =>
      topicPassages((await corpus(name)) as Topic).map(({ path, passage }) => ({
        where: `${name} ${path.join(' ')}`,
        text: passage.text,
      })),
    ),
  )
).flat()
const offenders = (isBad: (text: string) => boolean) =>
  passages.filter(({ text }) => isBad(text)).map(({ where, text }) => `${where}: ${text}`)
const addresses = (sentence: string) => /\byou(?:r|rs|rself)?\b/i.test(sentence)
/** A sentence that begins with a deed: a verb without a subject, or an adverbial before it. */
const DEED =
  /^(?:On |In |Before |When |If |Once |After |Do not |Then )?[^,]*\b(?:add|agree|allow|apologise|ask|be|begin|book|borrow|buy|call|cancel|change|check|choose|clear|close|cook|count|cross|decide|describe|do|draw|drop|eat|end|enjoy|exercise|explain|feed|find|finish|fix|follow|gardening|get|give|go|grow|hand|have|help|invite|join|keep|laugh|lean|learn|leave|let|listen|live|look|make|move|name|note|obey|offer|pay|pick|practise|praise|prepare|promise|put|read|refuse|rely|remember|repair|repeat|rest|return|roll|say|see|send|set|settle|share|show|sign|sing|sit|sleep|smile|speak|spend|start|stay|stop|swim|take|talk|tell|toss|treat|try|turn|use|visit|wait|walk|wash|watch|work|write)\b/i

describe('topics in plain words', () => {
  test('the first sentence addresses the reader, and at least half of the sentences do or ask for a deed', () => {
    expect(passages.length).toBeGreaterThan(400)
    expect(offenders((text) => !addresses(sentencesOf(text)[0]!))).toEqual([])
    expect(
      offenders((text) => {
        const sentences = sentencesOf(text)
        return sentences.filter((each) => addresses(each) || DEED.test(each)).length * 2 < sentences.length
      }),
    ).toEqual([])
  })

  test('no passage describes a quarter, a number or a bearer in place of the reader', () => {
    const old =
      /\b[Tt]h(?:is|e \w+) quarter (?:makes|produces|gives|knows|likes|runs)\b|\b[Ss]omebody here\b|\b[Ii]ts bearer\b|\b[Tt]he bearer\b|\b[Tt]hose who bear\b|\bnative\b|^(?:Under|With) (?:a |an |the )?\d+\b/
    expect(offenders((text) => old.test(text))).toEqual([])
  })
})

describe('numerology', () => {
  const PEOPLE = Array.from({ length: 30 }, (_, i) => ({
    date: `${1950 + ((i * 7) % 55)}-${String(1 + ((i * 5) % 12)).padStart(2, '0')}-${String(1 + ((i * 11) % 28)).padStart(2, '0')}`,
    name: ['Meera Shah', 'Ada Lovelace', 'Rahul Sharma', 'Li Na', 'Tom Becker', 'Ines Prado', 'Kofi Mensah'][i % 7]!,
  }))
  const textsOf = (value: unknown): string[] => {
    const texts: string[] = []
    JSON.stringify(value, (key, item) => {
      if (typeof item === 'string' && item.length > 40 && key !== 'note') texts.push(...sentencesOf(item))
      return item
    })
    return texts
  }
  test.each([
    ['profile', numerologyProfile, 0.2],
    ['vedic', numerologyVedic, 0.2],
    ['day', numerologyDay, 0.25],
  ] as const)('%s: two people share few sentences', async (_, capability, limit) => {
    const answers = await Promise.all(
      PEOPLE.map(async ({ date, name }, i) =>
        textsOf(
          await capability.compute(
            (capability === numerologyDay ? { date, target_date: '2026-12-01' } : { date, name: `${name}` }) as never,
            worldAt(Date.UTC(2026, 10, 30) + i),
          ),
        ),
      ),
    )
    const shares = answers.flatMap((a, i) =>
      answers
        .slice(0, i)
        // People with the same name have the same numbers of the name.
        .filter((_, other) => PEOPLE[other]!.name !== PEOPLE[i]!.name)
        .map((b) => a.filter((each) => b.includes(each)).length / Math.max(a.length, b.length)),
    )
    expect(shares.reduce((sum, each) => sum + each, 0) / shares.length).toBeLessThan(limit)
  })

  test('addresses the reader by the given name', async () => {
    const { text } = await call(numerologyProfile, { date: '1975-06-15', name: 'MEERA SHAH', as_of: '2026-11-30' })
    expect(text.summary).toMatch(/^Meera, you are asked to understand one thing fully, and your name helps you/)
  })
})

describe('weekly and yearly forecasts', () => {
  test('a week names its best day and its day of caution, and they are two', async () => {
    let named = 0
    for (const sign of SIGNS)
      for (let week = 0; week < 6; week++) {
        const date = new Date(Date.UTC(2026, 10, 30 + 7 * week)).toISOString().slice(0, 10)
        const { text, days, best_days, caution_days } = await call(westernWeekly, { sign, date })
        const overalls = days.map(({ overall }) => overall)
        if (Math.max(...overalls) - Math.min(...overalls) < 2) continue
        const [best, care] = [best_days[0]!, caution_days[0]!].map((each) =>
          new Date(`${each}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }),
        )
        const inText = (day: string) => text.includes(day.replace(/^(\w+) /, '$1, '))
        expect([text, best !== care, inText(best!), inText(care!)]).toEqual([text, true, true, true])
        named++
      }
    expect(named).toBeGreaterThan(20)
  })

  test('from October a yearly forecast without a year is for the next one, and names dates that lie ahead', async () => {
    expect([forecastYear({ year: 2026, month: 9 }), forecastYear({ year: 2026, month: 10 })]).toEqual([2026, 2027])
    const birth = {
      datetime: '1975-06-15T10:30:00',
      latitude: 19.07,
      longitude: 72.88,
      timezone: 'Asia/Kolkata',
      name: 'Meera Shah',
    }
    const inMonth = async (month: number) =>
      (await westernYearly.compute(birth as never, worldAt(Date.UTC(2026, month - 1, 20)))) as {
        year: number
        summary: string
      }
    expect((await inMonth(11)).year).toBe(2027)
    const july = await inMonth(7)
    expect(july.year).toBe(2026)
    const MONTHS = 'January February March April May June'.split(' ')
    expect(MONTHS.filter((month) => july.summary.includes(month))).toEqual([])
    expect(july.summary).toMatch(
      /^Meera, the main subject of 2026 is .* The background from your birthday on is .*, because this year of your life falls in (?:\w+, the \w+ sign from your Ascendant|your rising sign, \w+)\./,
    )
  })
})
