import { expect, test } from 'bun:test'
import { careerPack } from '../../src/capabilities/ai/parts/career-pack.ts'
import { chartPack } from '../../src/capabilities/ai/parts/chart-pack.ts'
import { readerOf } from '../../src/capabilities/ai/parts/pack.ts'
import { questionFacts } from '../../src/capabilities/ai/parts/question-pack.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { randomBirth, seededRandom } from './births.ts'

const AS_OF = '2026-11-22'
// source: the catalogue of AI readings: under 18 the facts of romance, marriage, children, houses 7 and 8 and longevity are left out
const ADULT_SUBJECTS =
  /\b(?:seventh|eighth|7th|8th|house [78]|marri\w*|spouse|partner\w*|unions?|children|\w*kalath?ra\w*|\w*putra|santana|manglik|alpayu|durmarana|balarishta|marana|randhra)\b/i

test('packs for minors have no facts on adult subjects, and no pack repeats a fact', async () => {
  const random = seededRandom(15)
  const world = worldAt(Date.UTC(2026, 10, 22))
  let adultPackCount = 0
  for (let index = 0; index < sample(12, 48, 120); index++) {
    const birth = {
      ...randomBirth(random),
      datetime: `${2009 + random.below(14)}-0${1 + random.below(9)}-1${random.below(9)}T1${random.below(9)}:30`,
    }
    const child = readerOf(birth, AS_OF, world)
    const adult = readerOf(birth, '2049-06-01', world)
    const packsOf = async (reader: typeof child) => [
      await chartPack(reader, { tier: index % 3 === 0 ? 'deep' : 'fast', style: 'plain', focus: [] }, world),
      await questionFacts(reader, birth, { areas: ['education', 'health'], kind: 'open' }, world),
      await careerPack(reader, birth, { years: 3, style: 'plain' }, world),
    ]
    const texts = async (reader: typeof child) =>
      (await packsOf(reader)).map(({ facts }) => facts.map(({ text }) => text))
    for (const factTexts of await texts(child)) {
      expect(factTexts.filter((text) => ADULT_SUBJECTS.test(text))).toEqual([])
      expect(new Set(factTexts).size).toBe(factTexts.length)
    }
    for (const factTexts of await texts(adult)) {
      if (factTexts.some((text) => ADULT_SUBJECTS.test(text) && /\b(?:yoga|dosha)\b/.test(text))) adultPackCount++
      expect(new Set(factTexts).size).toBe(factTexts.length)
    }
  }
  // The same charts, at an adult age, have facts on these subjects.
  expect(adultPackCount).toBeGreaterThan(sample(12, 48, 120))
})
