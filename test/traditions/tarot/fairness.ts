import { draw } from '../../../src/traditions/tarot/draw.ts'

const CARDS = 78

const chiSquare = (counts: Uint32Array, expected: number, skip: (i: number) => boolean = () => false) =>
  counts.reduce((sum, count, i) => (skip(i) ? sum : sum + (count - expected) ** 2 / expected), 0)

/**
 * Chi-square values of decks with the seeds `fair-<n>`: of the first and the last card (77 degrees of freedom), of the pairs of first
 * and second card (6005), and of the orientation of the first card (1). `reversedShare`: the share of reversed first cards.
 */
export const chanceOf = (decks: number) => {
  const [first, last, pairs] = [new Uint32Array(CARDS), new Uint32Array(CARDS), new Uint32Array(CARDS * CARDS)]
  let reversedCount = 0
  for (let i = 0; i < decks; i++) {
    const { dealt, order } = draw(
      { slug: 'tarot-draw-cards', seed: `fair-${i}`, question: '', subset: 'all' },
      { count: 1, reversals: true },
    )
    first[order[0]!]!++
    last[order[CARDS - 1]!]!++
    pairs[CARDS * order[0]! + order[1]!]!++
    if (dealt[0]!.reversed) reversedCount++
  }
  return {
    first: chiSquare(first, decks / CARDS),
    last: chiSquare(last, decks / CARDS),
    pairs: chiSquare(pairs, decks / (CARDS * (CARDS - 1)), (i) => Math.floor(i / CARDS) === i % CARDS),
    orientation: (2 * reversedCount - decks) ** 2 / decks,
    reversedShare: reversedCount / decks,
  }
}
