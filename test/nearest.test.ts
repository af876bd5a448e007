import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { letterMask, mayBeWithinEdits } from '../src/atlas/letter-masks.ts'
import { editDistance, isWithinEdits, nearest } from '../src/nearest.ts'

/** The textbook algorithm, with the full table of distances. */
const distance = (a: string, b: string): number => {
  const d = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j))
  for (let j = 0; j <= b.length; j++) d[0]![j] = j
  for (let i = 1; i <= a.length; i++) {
    d[i]![0] = i
    for (let j = 1; j <= b.length; j++) {
      const change = d[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      d[i]![j] = Math.min(d[i - 1]![j]! + 1, d[i]![j - 1]! + 1, change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        d[i]![j] = Math.min(d[i]![j]!, d[i - 2]![j - 2]! + 1)
    }
  }
  return d[a.length]![b.length]!
}

describe('edit distance', () => {
  test.each([
    ['munich', 'munihc', 1],
    ['delhi', 'dehli', 1],
    ['kolkata', 'kolkatta', 1],
    ['vishakapatnam', 'visakhapatnam', 2],
  ] as const)('%s and %s are %i edits apart', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits)
    expect(isWithinEdits(edits, a, b)).toBe(true)
    expect(isWithinEdits(edits - 1, a, b)).toBe(false)
  })

  test('agrees with the full table, and the letter masks never exclude a match', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', ' '), maxLength: 9 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 2 }), (a, b, limit) => {
        const edits = distance(a, b)
        expect(editDistance(a, b)).toBe(edits)
        expect(editDistance(a, b, limit)).toBe(edits <= limit ? edits : Number.POSITIVE_INFINITY)
        if (edits <= limit) expect(mayBeWithinEdits(limit, letterMask(a), letterMask(b))).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})

test('a mistyped or shortened word means the nearest one, or none', () => {
  const words = ['birth-chart', 'birth-chart-bundle', 'panchang', 'gochara-transits']
  expect(nearest('panchnag', words)).toBe('panchang')
  expect(nearest('Birth-Chrat', words)).toBe('birth-chart')
  expect(nearest('gochara', words)).toBe('gochara-transits')
  expect(nearest('xy', words)).toBeNull()
  expect(nearest('weather', words)).toBeNull()
})
