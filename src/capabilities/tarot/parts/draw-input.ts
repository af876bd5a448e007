import { invalid } from '../../../faults.ts'
import { exact, freeText, maybe, oneOf, type TSchema, t } from '../../../schema.ts'
import { DECKS, type Deck } from '../../../traditions/tarot/deck.ts'
import { cardsOfSubset, commitment, type Deal, draw, SUBSETS, type Subset } from '../../../traditions/tarot/draw.ts'
import type { World } from '../../capability.ts'
import { nameUnless, SHARED } from '../../shared/inputs.ts'
import { FormatInput } from '../../shared/picture.ts'

const SeedInput = maybe(
  t.String({
    minLength: 1,
    maxLength: 128,
    description: 'Repeats an earlier draw; default: a new seed.',
  }),
)
export const DeckInput = maybe(
  oneOf(DECKS, {
    default: 'rws',
    description: 'Numbering of the deck; `marseille` has 11 on Strength and 8 on Justice.',
  }),
)

const DRAW = {
  seed: SeedInput,
  question: maybe(
    freeText({
      maxLength: 300,
      description:
        'Question of the draw, which also decides the cards. The answer returns it. A refused question is free.',
    }),
  ),
  reversals: maybe(t.Boolean({ default: true, description: 'Allows reversed cards.' })),
  subset: maybe(oneOf(SUBSETS, { default: 'all', description: 'Majors, minors or all 78.' })),
  deck: DeckInput,
  image: maybe(t.Boolean({ default: false, description: 'Adds a drawing of the spread.' })),
  format: FormatInput,
}

/** Input fields of every draw, with the further ones of a capability. */
export const drawInput = <P extends Record<string, TSchema>>(further: P) =>
  exact(
    { ...DRAW, ...further, ...SHARED },
    nameUnless(further, 'Draw', 'Input of the draw that fixes the order of the deck.'),
  )

interface DrawFields {
  seed?: string | null
  question?: string | null
  reversals?: boolean | null
  subset?: Subset | null
  deck?: Deck | null
}

export interface CardDraw {
  readonly seed: string
  readonly question: string | null
  readonly deck: Deck
  readonly dealt: readonly Deal[]
  readonly remaining: number
  /** SHA-256 of seed and order, in hex. */
  readonly commitment: string
}

/** Deals `count` cards; 422 on `countField` if the deck has fewer. */
export const drawCards = (
  slug: string,
  input: DrawFields,
  count: number,
  world: World,
  { without, countField = 'count' }: { without?: number | undefined; countField?: string } = {},
): CardDraw => {
  const subset = input.subset ?? 'all'
  const size = cardsOfSubset(subset).length
  if (count > size)
    throw invalid(
      countField,
      `\`${countField}\` must be at most ${size}, the number of cards in the chosen deck; it is ${count}.`,
    )
  const seed = input.seed ?? world.dice.seed()
  const { dealt, order } = draw(
    { slug, seed, question: input.question ?? '', subset },
    { count, reversals: input.reversals ?? true, without },
  )
  return {
    seed,
    question: input.question ?? null,
    deck: input.deck ?? 'rws',
    dealt,
    remaining: order.length - count,
    commitment: commitment(seed, order),
  }
}
