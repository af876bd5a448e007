import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { letters, mayBeWithin, within } from '../../src/atlas/edit-distance.ts'
import { ascii, normalised } from '../../src/atlas/names.ts'

describe('names', () => {
  test.each([
    ['  São  PAULO ', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['Weißenfels', 'weissenfels'],
    ["St. John's", 'st johns'],
    ['Xi’an', 'xian'],
    ['Baden-Baden', 'baden baden'],
    ['İstanbul', 'istanbul'],
    ['東京', '東京'],
    ['...', ''],
  ])('%s compares as %s', (name, key) => {
    expect(normalised(name)).toBe(key)
    expect(normalised(key)).toBe(key)
  })

  test.each([
    ['Nuku‘alofa', 'Nukualofa'],
    ['Łódź', 'Lodz'],
    ['Ürümqi', 'Urumqi'],
    ['Đà Nẵng', 'Da Nang'],
    ['Октябрьский', 'Oktyabrskiy'],
    ['Jyväskylä-Æsir', 'Jyvaskyla-AEsir'],
  ])('%s in ASCII is %s', (name, plain) => {
    expect(ascii(name).toLowerCase()).toBe(plain.toLowerCase())
  })
})

/** The textbook table, whole. */
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
  ] as const)('%s and %s are %i apart', (a, b, apart) => {
    expect(within(apart, a, b)).toBe(true)
    expect(within(apart - 1, a, b)).toBe(false)
  })

  test('agrees with the whole table, and the letters never rule out a match', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', ' '), maxLength: 9 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 2 }), (a, b, limit) => {
        const near = distance(a, b) <= limit
        expect(within(limit, a, b)).toBe(near)
        if (near) expect(mayBeWithin(limit, letters(a), letters(b))).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})
