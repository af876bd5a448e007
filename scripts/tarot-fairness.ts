import { chanceOf } from '../test/traditions/tarot/fairness.ts'

// `bun scripts/tarot-fairness.ts [decks]`: chi-square statistics of shuffled decks (default a million).
const decks = Number(process.argv[2] ?? 1_000_000)
const { first, last, pairs, orientation, reversedShare } = chanceOf(decks)
console.log(`${decks} decks
first card   ${first.toFixed(1)}  77 degrees of freedom, 5 per cent above 98.5
last card    ${last.toFixed(1)}  77
first pair   ${pairs.toFixed(1)}  6005, 5 per cent above 6186.5
orientation  ${orientation.toFixed(2)}  1, 5 per cent above 3.84; reversed ${reversedShare.toFixed(5)}`)
