import { expect, test } from 'bun:test'
import { t } from '../../src/schema.ts'
import { textOf } from '../../src/service/answer-text.ts'

const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `"${i}" °`, at: i / 7, none: null }))

/** Sizes of successive answers of one schema: the method of serialisation depends on the previous answer. */
const KINDS = {
  'of many fields': [0, 40, 25, 40, 40, 60, 200, 40, 1, 40],
  'of one long field': [10, 250, 250, 250, 10, 250],
}

for (const [kind, sizes] of Object.entries(KINDS))
  test(`the text of an answer ${kind} equals JSON.stringify, after any previous answer`, () => {
    const schema = t.Object({})
    for (const size of sizes) {
      const data =
        kind === 'of one long field'
          ? { a: rows(size), none: undefined, b: 1 }
          : {
              none: undefined,
              a: rows(size),
              b: rows(size),
              c: rows(size),
              d: rows(size),
              e: size,
              f: null,
              g: undefined,
            }
      for (let repetition = 0; repetition < 2; repetition++) expect(textOf(schema, data)).toBe(JSON.stringify(data))
    }
    expect(textOf(schema, {})).toBe('{}')
  })
