import { expect, test } from 'bun:test'
import { checker } from '../../src/ai/checker/check.ts'
import type { PackFact, SectionText } from '../../src/ai/claims.ts'
import type { Manner } from '../../src/ai/reading.ts'
import { FREE_SECTIONS } from '../../src/ai/sections.ts'
import { careerPack } from '../../src/capabilities/ai/parts/career-pack.ts'
import { chartPack } from '../../src/capabilities/ai/parts/chart-pack.ts'
import { chatPack } from '../../src/capabilities/ai/parts/chat-pack.ts'
import { dayPack } from '../../src/capabilities/ai/parts/day-pack.ts'
import { readerOf } from '../../src/capabilities/ai/parts/pack.ts'
import { pairPack } from '../../src/capabilities/ai/parts/pair-pack.ts'
import { composeQuestion, questionFacts } from '../../src/capabilities/ai/parts/question-pack.ts'
import { relationshipPack } from '../../src/capabilities/ai/parts/relationship-pack.ts'
import { transitPack } from '../../src/capabilities/ai/parts/transit-pack.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { houseWords } from './house-words.ts'
import { randomBirth } from './packs.ts'
import { dice } from './sentences/kit.ts'

// Composed readings of ten births pass the checker that a model's have to pass. What they tell word by word from this project's own
// corpora stands only under a fact with the claim that it is written for.

const AS_OF = '2026-11-22'
const QUESTIONS = [
  { areas: ['career'], kind: 'should' },
  { areas: ['marriage'], kind: 'when' },
  { areas: ['wealth', 'health'], kind: 'how' },
  { areas: [], kind: 'how' },
] as const

/** The form that tells most. */
const LONG: Manner = { tier: 'fast', style: 'plain', length: 'long' }

/** What ties a lord to a matter, what a partner is like and which window is the strongest is told of tables that no fact states. */
const OF_TABLES =
  / brings? .* forward\.$|^The next lesser period that is tied to |^Neither lord of these periods| is described, |(?:^The|is the) strongest of the next /

interface Composed {
  readonly facts: readonly PackFact[]
  readonly minor: boolean
  compose(manner: Manner): SectionText[] | Promise<SectionText[]>
}

test('every composed sentence of eight readings holds', async () => {
  const d = dice(77)
  const world = worldAt(Date.UTC(2026, 10, 22))
  const told = await houseWords()
  const births = Array.from({ length: sample(5, 10) }, () => randomBirth(d))
  let all = 0
  const fallen: string[] = []
  for (const [at, birth] of births.entries()) {
    const other = births[(at + 1) % births.length]!
    const [a, b] = [readerOf(birth, AS_OF, world), readerOf(other, AS_OF, world)]
    const asked = { birth, years: 3, status: 'unspecified', style: 'plain', situation: '' } as const
    const questions = await Promise.all(
      QUESTIONS.map(async (question): Promise<Composed> => {
        const pack = await questionFacts(a, birth, question as never, world)
        return {
          ...{ facts: pack.facts, minor: a.minor },
          compose: (manner) => composeQuestion(pack, a, question as never, manner),
        }
      }),
    )
    const packs: Composed[] = [
      ...questions,
      await chatPack(
        a,
        { areas: ['career'], kind: 'how' as never, style: 'plain' },
        birth,
        { reader: b, birth: other, own: birth },
        world,
      ),
      await chartPack(a, { tier: 'fast', style: 'plain', focus: ['wealth'] }, world),
      await careerPack(a, birth, { years: 3, style: 'plain' }, world),
      await relationshipPack(a, asked, world),
      await transitPack(a, birth, { days: 90, focus: ['wealth'] }, world),
      await dayPack({ birth }, { year: 2026, month: 11, day: 22 }, world),
      await pairPack({ groom: birth, bride: other, relation: 'marriage', style: 'plain', a, b }, world),
    ]
    for (const pack of packs) {
      const house = told(pack.facts)
      const check = checker({ facts: pack.facts, minor: pack.minor, canary: 'KH0123456789AB' })
      for (const { id, paragraphs } of await pack.compose(LONG))
        for (const { text, fact_ids } of paragraphs) {
          // What a term means stands in brackets where it comes first, and is no part of what is claimed.
          const sentences = sentencesOf(text.replace(/ \([^()]*\)/g, '')).flatMap((each) =>
            house.has(each) || OF_TABLES.test(each) ? [] : [{ text: each, fact_ids }],
          )
          const holds = check(sentences, FREE_SECTIONS.includes(id))
          all += sentences.length
          fallen.push(...sentences.flatMap((each, i) => (holds[i] ? [] : [`${id}: ${each.text}`])))
        }
    }
  }
  expect(all).toBeGreaterThan(sample(750, 1500))
  expect([...new Set(fallen)]).toEqual([])
}, 300_000)

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
