import { describe, expect, test } from 'bun:test'
import { otherSubjectOf } from '../../src/capabilities/tarot/parts/other-subject.ts'
import celticCross from '../../src/capabilities/tarot/tarot-celtic-cross.ts'
import horseshoe from '../../src/capabilities/tarot/tarot-horseshoe.ts'
import threeCard from '../../src/capabilities/tarot/tarot-three-card.ts'
import yesNo from '../../src/capabilities/tarot/tarot-yes-no.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { tarotTexts } from '../../src/readings/tarot-texts.ts'
import { call } from '../capabilities/call.ts'
import { sample } from '../long.ts'

// A question about somebody else is answered about that person, and the cards of a spread are one argument.

const texts = await tarotTexts()
const SEEDS = Array.from({ length: sample(12, 60) }, (_, i) => `other ${i}`)
const OTHERS = [
  ['Does my sister forgive me?', 'your sister'],
  ['Will my husband get the post?', 'your husband'],
  ['Is my younger brother happy in his new town?', 'your brother'],
  ['Will Priya call?', 'Priya'],
  ['Has he forgotten the quarrel?', 'this person'],
] as const
/** Lines of a card that tell the life of the asker. */
const OWN_FACETS = [
  'general',
  'past',
  'obstacle',
  'outcome',
  'love',
  'work',
  'finances',
  'wellbeing',
  'actions',
] as const
const OWN_LINES = new Set(
  Object.values(texts.cards).flatMap(({ upright, reversed }) =>
    [upright, reversed].flatMap((side) => OWN_FACETS.flatMap((facet) => sentencesOf(side[facet]))),
  ),
)
/** The position of the asker in a spread. */
const OF_ASKER = 'you and your stance'

const spreadsOf = async (seed: string, question: string) => [
  { ...(await call(threeCard, { seed, question })), slug: 'three-card' },
  { ...(await call(threeCard, { seed, question, layout: 'situation-action-outcome' })), slug: 'three-card' },
  { ...(await call(threeCard, { seed, question, layout: 'mind-body-spirit' })), slug: 'three-card' },
  { ...(await call(celticCross, { seed, question })), slug: 'celtic-cross' },
  { ...(await call(horseshoe, { seed, question })), slug: 'horseshoe' },
]

describe('a question about somebody else', () => {
  test.each(OTHERS)('%s is about %s', (question, person) => {
    expect(otherSubjectOf(question)?.person ?? null).toBe(person)
  })
  test.each([
    'Will I pass the exam?',
    'How will I get on with my boss?',
    'What should I know about my mother and me?',
    'Should I call him?',
    'Will my job get better?',
    'How do I mourn my mother?',
  ])('%s is about the asker', (question) => {
    expect(otherSubjectOf(question)).toBeNull()
  })

  test.each(OTHERS)('%s: no position tells the life of the asker', async (question, person) => {
    for (const seed of SEEDS) {
      for (const { cards, slug } of await spreadsOf(seed, question))
        for (const { position, text } of cards) {
          if (position.name === OF_ASKER) continue
          const own = sentencesOf(text).filter((sentence) => OWN_LINES.has(sentence))
          expect([slug, position.name, own]).toEqual([slug, position.name, []])
          expect([
            slug,
            position.name,
            text.includes(person) || /^(?:Your own part|There is something)/.test(text),
          ]).toEqual([slug, position.name, true])
        }
      const { cards } = await call(yesNo, { seed, question, cards: 3 })
      expect(cards.flatMap(({ text }) => sentencesOf(text).filter((sentence) => OWN_LINES.has(sentence)))).toEqual([])
    }
  })

  test('the answer repeats the question with its subject', async () => {
    for (const seed of SEEDS) {
      const { reply } = await call(threeCard, { seed, question: 'Does my sister forgive me?' })
      expect(sentencesOf(reply!)[0]).toMatch(
        /^(?:Yes, by these cards your sister does forgive you\.|No, by these cards your sister does not forgive you\.|Maybe)/,
      )
    }
  })
})

test('the cards of the reply say in their positions what they do for the answer', async () => {
  const { carries, hinders } = texts.reply.thread
  const seen = new Set<string>()
  for (const seed of SEEDS)
    for (const question of ['Will I get the job?', 'Should I move?', 'Does my sister forgive me?'])
      for (const { cards, reply } of await spreadsOf(seed, question)) {
        const rowLines = cards.flatMap(({ card, text }) =>
          [...Object.values(carries), ...Object.values(hinders)]
            .filter((line) => text.endsWith(line))
            .map((line) => ({ name: card.name, line })),
        )
        expect(rowLines.length).toBeLessThanOrEqual(2)
        expect(new Set(rowLines.map(({ name }) => name)).size).toBe(rowLines.length)
        for (const { name, line } of rowLines) {
          expect(reply).toContain(name)
          seen.add(line)
          // A line on a yes or a no stands beside an answer of that side.
          if (line === carries.yes || line === hinders.yes)
            expect(reply).toMatch(/^(?:Yes|Maybe, leaning (?:faintly )?to yes)/)
          if (line === carries.no || line === hinders.no)
            expect(reply).toMatch(/^(?:No|Maybe, leaning (?:faintly )?to no)/)
        }
      }
  expect(seen.size).toBeGreaterThan(3)
})
