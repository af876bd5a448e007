import { expect } from 'bun:test'
import type { TObject } from '@sinclair/typebox'
import type { Capability } from '../../src/capabilities/capability.ts'
import tarot from '../../src/capabilities/tarot/index.ts'
import { tarotTexts } from '../../src/readings/tarot-texts.ts'
import { CARDS } from '../../src/traditions/tarot/deck.ts'
import { LAYOUTS } from '../../src/traditions/tarot/spreads.ts'
import { longTest } from '../long.ts'
import { worldAt } from '../world.ts'

const SEEDS = 400

/** Every line of the corpora by its place in them; `facet` names a side of a card and is not printed. */
const linesIn = (value: unknown, where: string): [where: string, line: string][] =>
  typeof value === 'string'
    ? where.endsWith('.facet')
      ? []
      : [[where, value]]
    : Object.entries(value as object).flatMap(([key, part]) => linesIn(part, where === '' ? key : `${where}.${key}`))

/** A line as it may stand in an answer: its gaps filled, and a capital where a gap begins it. */
const printed = (line: string) =>
  new RegExp(
    line
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
      .join('[^{}"]{1,60}'),
  )

const capabilities = new Map(tarot.members.map((each) => [each.slug, each as unknown as Capability<TObject, TObject>]))
const answer = async (slug: string, input: Record<string, unknown>): Promise<string[]> => {
  const texts: string[] = []
  const data = await capabilities.get(`tarot-${slug}`)!.compute(input as never, worldAt())
  JSON.stringify(data, (_, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}
const SPREADS = 'celtic-cross horseshoe relationship career decision year-ahead chakra zodiac-houses yes-no'.split(' ')

longTest(
  `every line of the cards is printed by one of ${SEEDS} seeds, or in the meaning of its card`,
  async () => {
    const { cards, positions, together } = await tarotTexts()
    const missing = new Map(linesIn({ cards, positions, together }, '').map(([where, line]) => [where, printed(line)]))
    expect(missing.size).toBeGreaterThan(2500)
    const strike = (texts: readonly string[]) => {
      const all = texts.join('\n')
      for (const [where, line] of missing) if (line.test(all)) missing.delete(where)
    }
    strike((await Promise.all(CARDS.map(({ id }) => answer('card-meaning', { card: id })))).flat())
    for (let i = 0; i < SEEDS && missing.size > 0; i++) {
      const seed = `reached ${i}`
      const draws = [
        ...SPREADS.map((slug) => answer(slug, { seed })),
        ...LAYOUTS.map((layout) => answer('three-card', { seed, layout })),
        answer('draw-cards', { seed, count: 2 + (i % 3) }),
        answer('yes-no', { seed, cards: 3 }),
        answer('horseshoe', { seed, subset: i % 2 ? 'major' : 'minor', reversals: i % 4 > 1 }),
        answer('daily-card', { seed }),
        answer('daily-card', { seed: `${seed} again` }),
      ]
      strike((await Promise.all(draws)).flat())
    }
    expect([...missing.keys()]).toEqual([])
  },
  300_000,
)
