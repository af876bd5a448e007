import { beforeAll, describe, expect, test } from 'bun:test'
import grahaPhala from '../../src/capabilities/bnn/bnn-graha-phala.ts'
import karakas from '../../src/capabilities/bnn/bnn-karakas.ts'
import lifeAreas from '../../src/capabilities/bnn/bnn-life-areas.ts'
import planetLinks from '../../src/capabilities/bnn/bnn-planet-links.ts'
import progressions from '../../src/capabilities/bnn/bnn-progressions.ts'
import transits from '../../src/capabilities/bnn/bnn-transits.ts'
import type { World } from '../../src/capabilities/capability.ts'
import lifeReport from '../../src/capabilities/predictions/prediction-life-report.ts'
import star from '../../src/capabilities/predictions/prediction-nakshatra-interp.ts'
import detailedLife from '../../src/capabilities/reports/detailed-life.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { faultIn } from './grammar.ts'

// Readings of a whole life and of the nadi school address the reader, differ from person to person and repeat nothing.

const AS_OF = '2026-11-29'
const world = worldAt(Date.parse(`${AS_OF}T12:00:00Z`))
const BIRTHS = randomBirths(sample(90, 400), 83).filter(({ datetime }) => datetime < '2026')
const ADULTS = BIRTHS.filter(({ datetime }) => datetime > '1967' && datetime < '2007').slice(0, sample(16, 60))
const CHILDREN = BIRTHS.filter(({ datetime }) => datetime > '2010').slice(0, sample(4, 12))
const CONTEXT = /fact|source|rule|method|note|caution|evidence|title|good_if|bad_if|remedies|turning_points|phases/

/** The sentences of the readings of an answer, without facts, rules and headings. */
const sentencesIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string')
    return value.length > 30 && !CONTEXT.test(key)
      ? sentencesOf(value).filter((sentence) => sentence.split(' ').length > 3 && /\.[”’"]?$/.test(sentence))
      : []
  if (Array.isArray(value)) return value.flatMap((item) => sentencesIn(item, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, field]) =>
    /^(?:facts|phases|turning_points)$/.test(name) ? [] : sentencesIn(field, name),
  )
}
const FORMULAS =
  /speaks? (?:for|against) it|helps it most|weighs on it|of two minds:|short of help|well provided|pull apart|witness|Taken as a whole|\btoo you (?:feel|can lean on) your/

interface Reading {
  readonly compute: (input: never, world: World) => unknown
}
const READINGS: readonly (readonly [string, Reading, number])[] = [
  ['detailed-life', detailedLife as Reading, 0.1],
  ['prediction-life-report', lifeReport as Reading, 0.065],
  ['prediction-nakshatra-interp', star as Reading, 0.1],
  ['bnn-graha-phala', grahaPhala as Reading, 0.1],
  ['bnn-karakas', karakas as Reading, 0.1],
  ['bnn-life-areas', lifeAreas as Reading, 0.1],
  ['bnn-planet-links', planetLinks as Reading, 0.1],
  ['bnn-progressions', progressions as Reading, 0.1],
  ['bnn-transits', transits as Reading, 0.1],
]
const WITH_DAY = /detailed-life|life-report/

describe.each(READINGS)('%s', (slug, reading, limit) => {
  let answers: readonly unknown[]
  beforeAll(async () => {
    const day = WITH_DAY.test(slug) ? { as_of: AS_OF } : {}
    answers = await Promise.all(ADULTS.map((birth) => reading.compute({ ...birth, ...day } as never, world)))
  })

  test('addresses the reader in at least half of its sentences, in correct grammar and without formulas', () => {
    for (const answer of answers) {
      const sentences = sentencesIn(answer)
      const addressing = sentences.filter((sentence) => /\byou(?:r|rs|rself)?\b/i.test(sentence))
      expect([slug, addressing.length / sentences.length >= 0.5]).toEqual([slug, true])
      expect(sentences.filter((sentence) => FORMULAS.test(sentence))).toEqual([])
      expect(sentences.flatMap((sentence) => faultIn(sentence) ?? [])).toEqual([])
    }
  })

  test('shares less than a tenth with another person', () => {
    const sets = answers.map((answer) => new Set(sentencesIn(answer)))
    const shares = sets.flatMap((a, i) =>
      sets.slice(0, i).map((b) => (2 * [...a].filter((sentence) => b.has(sentence)).length) / (a.size + b.size)),
    )
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(limit)
  })
})

test.each([
  ['detailed-life', detailedLife],
  ['prediction-life-report', lifeReport],
] as const)('%s opens with two matters, the planets, the time and a date that lies ahead', async (_, report) => {
  for (const birth of ADULTS) {
    const { sections } = await report.compute({ ...birth, as_of: AS_OF, name: 'Asha Rao' }, world)
    const opening = sections.flatMap(({ paragraphs }) => paragraphs).find(({ text }) => text.startsWith('Asha, '))!.text
    expect(sentencesOf(opening)).toHaveLength(5)
    const [, date] = /(?:next date for you to note is) (\d+ \w+ \d{4})/.exec(opening) ?? []
    if (date) expect(Date.parse(`${date} UTC`)).toBeGreaterThanOrEqual(Date.parse(AS_OF))
  }
})

test('a life report on a child addresses the parents and uses the name', async () => {
  for (const birth of CHILDREN)
    for (const report of [detailedLife, lifeReport]) {
      const { sections } = await report.compute({ ...birth, as_of: AS_OF, name: 'Meera Shah' }, world)
      const texts = sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
      expect(texts.filter((text) => text.includes('Meera')).length).toBeGreaterThan(3)
      expect(texts.filter((text) => /\bMeera, you\b|\byour (?:wife|husband|marriage|partner)\b/.test(text))).toEqual([])
    }
})
