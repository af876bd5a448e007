import { beforeAll, describe, expect, test } from 'bun:test'
import daily from '../../src/capabilities/western/western-daily-horoscope.ts'
import monthly from '../../src/capabilities/western/western-monthly-horoscope.ts'
import weekly from '../../src/capabilities/western/western-weekly-horoscope.ts'
import yearly from '../../src/capabilities/western/western-yearly-horoscope.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { addDays } from '../../src/time/civil.ts'
import { CIVIL_MONTHS, dateText } from '../../src/time/iso.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { faultIn, proseIn } from './grammar.ts'

// Forecasts for a Sun sign as a reader meets them: news, second person, order of time, no repetition.

const world = worldAt(Date.UTC(2026, 10, 29))
const LIMIT = 600_000
const DAYS = Array.from({ length: sample(20, 365) }, (_, i) => dateText(addDays({ year: 2026, month: 11, day: 1 }, i)))
const WEEKS = Array.from({ length: sample(5, 52) }, (_, i) =>
  dateText(addDays({ year: 2026, month: 11, day: 2 }, 7 * i)),
)
const MONTHS = sample(['2026-12', '2027-08'], ['2026-11', '2026-12', '2027-02', '2027-08'])
const YEARS = sample([2027], [2026, 2027, 2030])

/** Sentences of earlier versions that no reader needs. */
const FORMULAS = /weightiest reason|Most support for|stands? at \d|\(\d+\)|stand alike|benefics|solar chart/i

const sentencesIn = (answer: unknown): string[] =>
  proseIn(answer)
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => sentence.split(' ').length > 4)

const sharing = (a: readonly string[], b: readonly string[]) => {
  const [left, right] = [new Set(a), new Set(b)]
  return (2 * [...left].filter((sentence) => right.has(sentence)).length) / (left.size + right.size)
}
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const answers: { name: string; sign: string; value: unknown; text: string; paragraphs: string[] }[] = []
beforeAll(async () => {
  for (const sign of SIGNS) {
    for (const date of DAYS) {
      const value = await daily.compute({ sign, date }, world)
      answers.push({ name: 'daily', sign, value, text: value.text, paragraphs: [value.text] })
    }
    for (const date of WEEKS) {
      const value = await weekly.compute({ sign, date }, world)
      answers.push({ name: 'weekly', sign, value, text: value.text, paragraphs: [value.text] })
    }
    for (const month of MONTHS) {
      const value = await monthly.compute({ sign, month }, world)
      const paragraphs = [...Object.values(value.text), ...value.lunations.map(({ text }) => text)]
      answers.push({ name: 'monthly', sign, value, text: value.text.overview, paragraphs })
    }
    for (const year of YEARS) {
      const value = await yearly.compute({ sign, year }, world)
      const paragraphs = [...Object.values(value.text), ...value.quarters.map(({ text }) => text)]
      answers.push({
        name: 'yearly',
        sign,
        value,
        text: value.quarters.map(({ text }) => text).join(' '),
        paragraphs,
      })
    }
  }
}, LIMIT)

describe('forecasts for a Sun sign', () => {
  test('no sentence stands twice in an answer', () => {
    const repeated = answers.flatMap(({ name, sign, value }) => {
      const sentences = sentencesIn(value)
      return sentences
        .filter((sentence, i) => sentences.indexOf(sentence) < i)
        .map((each) => `${name} ${sign}: ${each}`)
    })
    expect(repeated).toEqual([])
  })

  test('at least three of four sentences of the texts address the reader or ask for a deed', () => {
    const addresses = /\byou(?:r|rs|rself)?\b/i
    const imperative =
      /^(?:[A-Z]\w+,? )?(?:Ask|Accept|Agree|Answer|Apply|Argue|Begin|Book|Buy|Call|Choose|Clear|Close|Compare|Decide|Do|Drive|Eat|Finish|Follow|Give|Go|Grow|Halve|Hand|Have|Join|Keep|Leave|Let|Listen|Look|Make|Move|Name|Negotiate|On|Open|Pay|Pick|Plan|Put|Read|Rest|Save|Say|Send|Share|Show|Start|Step|Stop|Swim|Take|Tell|Test|Throw|Tidy|Try|Use|Wait|Walk|Write)\b/
    for (const kind of ['daily', 'weekly', 'monthly', 'yearly']) {
      const sentences = answers
        .filter(({ name }) => name === kind)
        .flatMap(({ paragraphs }) => paragraphs.flatMap(sentencesOf))
      const direct = sentences.filter((sentence) => addresses.test(sentence) || imperative.test(sentence))
      expect([kind, direct.length / sentences.length > 0.75]).toEqual([kind, true])
      const addressed = sentences.filter((sentence) => addresses.test(sentence))
      expect([kind, addressed.length / sentences.length > 0.5]).toEqual([kind, true])
    }
  })

  test('a day shares less than a fifth of its sentences with the day before', () => {
    for (const sign of SIGNS) {
      const days = answers.filter((each) => each.name === 'daily' && each.sign === sign)
      const shares = days.slice(1).map(({ text }, i) => sharing(sentencesOf(text), sentencesOf(days[i]!.text)))
      expect([sign, Math.max(...shares) < 0.2]).toEqual([sign, true])
    }
  })

  test('a week shares less than a fifth of its sentences with the week before', () => {
    for (const sign of SIGNS) {
      const weeks = answers.filter((each) => each.name === 'weekly' && each.sign === sign)
      const shares = weeks.slice(1).map(({ text }, i) => sharing(sentencesOf(text), sentencesOf(weeks[i]!.text)))
      expect([sign, meanOf(shares) < 0.1]).toEqual([sign, true])
    }
  })

  test('two signs share less than a quarter of the sentences of a day or week', () => {
    for (const kind of ['daily', 'weekly']) {
      const ofSign = SIGNS.map((sign) => answers.filter((each) => each.name === kind && each.sign === sign))
      const shares = ofSign.flatMap((own, i) =>
        ofSign
          .slice(0, i)
          .map((other) => meanOf(own.map(({ text }, j) => sharing(sentencesOf(text), sentencesOf(other[j]!.text))))),
      )
      expect([kind, meanOf(shares) < 0.25]).toEqual([kind, true])
    }
  })

  test('a day has two to five sentences', () => {
    for (const { name, text } of answers.filter((each) => each.name === 'daily')) {
      const count = sentencesOf(text).length
      expect([name, text, count >= 2 && count <= 5]).toEqual([name, text, true])
    }
  })

  test('days of the week and dates run forward in the texts', () => {
    const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    const backwards = answers.flatMap(({ name, sign, text }) => {
      // The events of a week come before its best and its hardest day, which are in order too.
      const isEvent = (sentence: string) => /\((?:[A-Z]\w+)\)/.test(sentence)
      const body = name === 'weekly' ? sentencesOf(text).filter(isEvent) : sentencesOf(text)
      const moments = body.flatMap((sentence) => {
        if (name === 'weekly')
          return [...sentence.matchAll(new RegExp(`on (${names.join('|')})`, 'gi'))].map(([, day]) =>
            names.indexOf(day!),
          )
        if (/best day/.test(sentence)) return []
        return [...sentence.matchAll(new RegExp(`\\bon (\\d+) (${CIVIL_MONTHS.join('|')})`, 'gi'))].map(
          ([, day, month]) => CIVIL_MONTHS.indexOf(month!) * 100 + Number(day),
        )
      })
      return moments.some((moment, i) => i > 0 && moment < moments[i - 1]!) ? [`${name} ${sign}: ${text}`] : []
    })
    expect(backwards).toEqual([])
  })

  test('no formula sentence, no score in prose and no fault of grammar', () => {
    const faults = answers.flatMap(({ name, sign, value }) =>
      proseIn(value).flatMap(({ path, text }) => {
        const fault = faultIn(text) ?? FORMULAS.exec(text)?.[0]
        return fault ? [`${name} ${sign} ${path}: ${fault}`] : []
      }),
    )
    expect([...new Set(faults)].slice(0, 20)).toEqual([])
  })
})
