import { expect } from 'bun:test'
import type { TObject } from '@sinclair/typebox'
import type { Capability } from '../../src/capabilities/capability.ts'
import tarot from '../../src/capabilities/tarot/index.ts'
import { tarotTexts } from '../../src/readings/tarot-texts.ts'
import { CARDS } from '../../src/traditions/tarot/deck.ts'
import { LAYOUTS } from '../../src/traditions/tarot/spreads.ts'
import { longTest } from '../long.ts'
import { worldAt } from '../world.ts'
import { searchSteps } from './passage-coverage.ts'

const SEEDS = 400

/** All lines of the corpora with their paths, except `facet` and `secondFacet`, which are not texts. */
const linesIn = (value: unknown, where: string): [where: string, line: string][] =>
  typeof value === 'string'
    ? /\.(?:facet|secondFacet)$/.test(where)
      ? []
      : [[where, value]]
    : Object.entries(value as object).flatMap(([key, part]) => linesIn(part, where === '' ? key : `${where}.${key}`))

/** Tests if a text contains a line of the corpora with its placeholders replaced. */
const lineTest = (line: string) => {
  const parts = line.split(/\{\w+\}/)
  const longest = parts.reduce((long, part) => (part.length > long.length ? part : long))
  const pattern = new RegExp(parts.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('[^{}"]{1,240}'))
  return (text: string) => text.includes(longest) && (parts.length === 1 || pattern.test(text))
}

const capabilities = new Map(
  tarot.members.map((member) => [member.slug, member as unknown as Capability<TObject, TObject>]),
)
const answer = async (slug: string, input: Record<string, unknown>): Promise<string[]> => {
  const texts: string[] = []
  const data = await capabilities.get(`tarot-${slug}`)!.compute(input as never, worldAt())
  JSON.stringify(data, (_, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}
/** Questions of every kind on every topic of a reply. */
const MATTERS = ['my love', 'my job', 'my money', 'my health', 'my exams', 'my family', 'my move abroad', 'it']
const QUESTIONS = MATTERS.flatMap((matter) => [
  `Will ${matter} go well?`,
  `Will ${matter} go wrong?`,
  `When will ${matter} change?`,
  `Which way is best for ${matter}?`,
  `Tell me about ${matter}.`,
  `For ${matter}: the first or the second?`,
  `Should I go on with ${matter}?`,
  `How can I improve ${matter}?`,
])
/** Questions about people, and about the search for work and for love. */
const SUBJECTS = [
  ...['mother', 'boss', 'ex'].flatMap((person) => [
    `Will my ${person} and I get on well?`,
    `What should I know about my ${person} and me?`,
  ]),
  'Will I get the job I applied for?',
  'How will I find a new job?',
  'Will I find love again?',
  'How will I meet a new partner?',
  'Will the new school open in the village?',
  ...['Is the shop on the corner honest?', 'Does the committee like the plan?', 'Are the neighbours honest?'],
  // Signs that a clause of a question must not have.
  ...['Will my son pass his exam, say, with 90 % of it?', 'Will my daughter win it, say, at 90 %?'],
  ...['Will I get the job at Smith & Sons?', 'Will I find love again (at 50)?', 'Will it go well (this time)?'],
  'Should I go on with it (this time)?',
  'What should I do?',
  ...['mother', 'boss', 'ex'].flatMap((person) => [
    `Should I ask my ${person} for help?`,
    `How can I make peace with my ${person}?`,
  ]),
  'Should I apply for a new job?',
  'Should I look for a new partner?',
  // Questions whose subject is somebody else.
  ...['son', 'sister'].flatMap((person) => [
    `Will my ${person} pass the interview?`,
    `Does my ${person} forgive me?`,
    `How is my ${person} doing?`,
  ]),
]
const SPREADS = 'celtic-cross horseshoe relationship career decision year-ahead chakra zodiac-houses yes-no'.split(' ')

/** Answers of one seed: every spread, and questions on every subject. */
const drawsOf = (i: number) => {
  const seed = `reached ${i}`
  return [
    ...SPREADS.map((slug) => answer(slug, { seed })),
    ...LAYOUTS.map((layout) => answer('three-card', { seed, layout })),
    answer('draw-cards', { seed, count: 2 + (i % 3) }),
    answer('yes-no', { seed, cards: 3 }),
    answer('horseshoe', { seed, subset: i % 2 ? 'major' : 'minor', reversals: i % 4 > 1 }),
    answer('daily-card', { seed }),
    answer('daily-card', { seed: `${seed} again` }),
    ...QUESTIONS.map((question, at) => answer('draw-cards', { seed, question, count: 1 + ((i + at) % 5) })),
    answer('yes-no', { seed, cards: 1, question: QUESTIONS[i % QUESTIONS.length]! }),
    answer('year-ahead', { seed, question: 'When will my job change?' }),
    answer('year-ahead', {
      seed,
      question: ['Tell me about it.', 'Will it go well (this time)?', 'When will it change?'][i % 3]!,
    }),
    answer('yes-no', { seed, cards: 3, question: 'Will it work out, say, 90 % of it?' }),
    ...SUBJECTS.map((question, at) => answer('draw-cards', { seed, question, count: 1 + ((i + at) % 5) })),
    answer('celtic-cross', { seed, question: SUBJECTS[i % SUBJECTS.length]! }),
    ...['horseshoe', 'celtic-cross', 'career'].map((slug, at) =>
      answer(slug, { seed, question: `Will ${MATTERS[(i + at) % MATTERS.length]} go well?` }),
    ),
    answer('three-card', { seed, layout: 'situation-action-outcome', question: 'Will I get the job?' }),
    answer('horseshoe', { seed, question: 'Should I take the job in Pune or the one in Delhi?' }),
    answer('yes-no', { seed, cards: 3, question: 'What should I know about my work?' }),
  ]
}

longTest(
  `${SEEDS} seeds or the card meanings reach every line of the cards`,
  async () => {
    const { cards, positions, together, reply } = await tarotTexts()
    const missing = new Map(
      linesIn({ cards, positions, together, reply }, '').map(([where, line]) => [where, lineTest(line)]),
    )
    expect(missing.size).toBeGreaterThan(2500)
    const removeFound = (texts: readonly string[]) => {
      const joinedText = texts.join('\n')
      for (const [where, isIn] of missing) if (isIn(joinedText)) missing.delete(where)
    }
    removeFound((await Promise.all(CARDS.map(({ id }) => answer('card-meaning', { card: id })))).flat())
    const tracker = {
      scan: (texts: unknown) => removeFound(texts as string[]),
      missing: () => [...missing.keys()],
    }
    const step = async (i: number) => (await Promise.all(drawsOf(i))).flat()
    expect(await searchSteps('tarot', tracker, { count: SEEDS, step })).toEqual([])
  },
  300_000,
)
