import { expect, test } from 'bun:test'
import { careerPack } from '../../src/capabilities/ai/parts/career-pack.ts'
import { chartPack } from '../../src/capabilities/ai/parts/chart-pack.ts'
import { readerOf } from '../../src/capabilities/ai/parts/pack.ts'
import { questionFacts } from '../../src/capabilities/ai/parts/question-pack.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { dice, randomBirth } from './births.ts'

const AS_OF = '2026-11-22'
// source: the catalogue of AI readings: under 18 the facts of romance, marriage, children, houses 7 and 8 and longevity are left out
const OF_GROWN_LIFE =
  /\b(?:seventh|eighth|7th|8th|house [78]|marri\w*|spouse|partner\w*|unions?|children|\w*kalath?ra\w*|\w*putra|santana|manglik|alpayu|durmarana|balarishta|marana|randhra)\b/i

test('packs of minors hold nothing of marriage, children, the seventh and eighth house and the length of life; no pack says a fact twice', async () => {
  const d = dice(15)
  const world = worldAt(Date.UTC(2026, 10, 22))
  let grown = 0
  for (let at = 0; at < sample(12, 120); at++) {
    const birth = {
      ...randomBirth(d),
      datetime: `${2009 + d.upTo(14)}-0${1 + d.upTo(9)}-1${d.upTo(9)}T1${d.upTo(9)}:30`,
    }
    const child = readerOf(birth, AS_OF, world)
    const ofAge = readerOf(birth, '2049-06-01', world)
    const packsOf = async (reader: typeof child) => [
      await chartPack(reader, { tier: at % 3 === 0 ? 'deep' : 'fast', style: 'plain', focus: [] }, world),
      await questionFacts(reader, birth, { areas: ['education', 'health'], kind: 'open' }, world),
      await careerPack(reader, birth, { years: 3, style: 'plain' }, world),
    ]
    const texts = async (reader: typeof child) =>
      (await packsOf(reader)).map(({ facts }) => facts.map(({ text }) => text))
    for (const told of await texts(child)) {
      expect(told.filter((text) => OF_GROWN_LIFE.test(text))).toEqual([])
      expect(new Set(told).size).toBe(told.length)
    }
    for (const told of await texts(ofAge)) {
      if (told.some((text) => OF_GROWN_LIFE.test(text) && /\b(?:yoga|dosha)\b/.test(text))) grown++
      expect(new Set(told).size).toBe(told.length)
    }
  }
  // The same charts, read later in life, hold what was left out.
  expect(grown).toBeGreaterThan(sample(12, 120))
})
