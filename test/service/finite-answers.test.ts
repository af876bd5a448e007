import { describe, expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'
import { openKhagola } from '../../src/library/index.ts'
import { createFiniteAnswers } from '../../src/service/finite-answers.ts'
import { LONG } from '../long.ts'

const PADAS = [undefined, null, 1, 2, 3, 4]
const STARS = NAKSHATRAS.flatMap((nakshatra) =>
  PADAS.map((pada) => (pada === undefined ? { nakshatra } : { nakshatra, pada })),
)
const khagola = await openKhagola()
const quickMatch = catalogue.find(({ slug }) => slug === 'quick-match')!
interface Match {
  kootas: { score: number }[]
  doshas: { cancellations: string[] }[]
  groom: { nakshatra: string }
}
const dataOf = async (pair: object): Promise<Match> =>
  (await khagola.call('quick-match', pair as never)).data as unknown as Match

describe('answers of a finite set', () => {
  test('each pair of stars has an index of its own', () => {
    const pairs = new Map<number, string>()
    for (const groom of STARS)
      for (const bride of STARS) {
        const index = quickMatch.answerIndex!({ groom, bride } as never)!
        const pair = JSON.stringify([groom, bride].map(({ nakshatra, pada }) => [nakshatra, pada ?? null]))
        expect(pairs.get(index) ?? pair).toBe(pair)
        pairs.set(index, pair)
      }
    expect(pairs.size).toBe((27 * 5) ** 2)
  })

  test('a remembered answer equals the computed one', async () => {
    const step = LONG ? 1 : 97
    for (let i = 0; i < STARS.length ** 2; i += step) {
      const pair = { groom: STARS[i % STARS.length]!, bride: STARS[Math.floor(i / STARS.length)]! }
      const computed = JSON.stringify(await quickMatch.compute(pair as never, {} as never))
      for (let call = 0; call < 3; call++) expect(JSON.stringify(await dataOf(pair))).toBe(computed)
    }
  })

  test('an answer belongs to its caller', async () => {
    const pair = { groom: { nakshatra: 'Ashwini', pada: 1 }, bride: { nakshatra: 'Revati', pada: 4 } }
    const first = await dataOf(pair)
    const text = JSON.stringify(first)
    first.kootas[0]!.score = 99
    first.doshas[0]!.cancellations.push('changed')
    first.groom.nakshatra = 'Bharani'
    expect(JSON.stringify(await dataOf(pair))).toBe(text)
  })

  test('other spellings have the same answer', async () => {
    const answers = await Promise.all(
      ['Ardra', '6', 'ARDRA', 'Aardra'].map((nakshatra) =>
        dataOf({ groom: { nakshatra, pada: 2 }, bride: { nakshatra: 'Swati' } }),
      ),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0]!)
  })

  test('data of another shape than the first are not remembered', () => {
    const answers = createFiniteAnswers()
    answers.remember(quickMatch, 0, { list: [{ a: 1 }, { a: 2 }], word: 'x' })
    answers.remember(quickMatch, 1, { list: [{ a: 1, b: 2 }], word: 'x' })
    answers.remember(quickMatch, 2, { list: [{ a: 1 }], word: 'x' })
    answers.remember(quickMatch, 3, { word: 'x', list: [] })
    answers.remember(quickMatch, 4, { list: null, word: 'x' })
    expect(answers.copy(quickMatch, 0)).toEqual({ list: [{ a: 1 }, { a: 2 }], word: 'x' })
    expect(answers.copy(quickMatch, 1)).toBeUndefined()
    expect(answers.copy(quickMatch, 2)).toEqual({ list: [{ a: 1 }], word: 'x' })
    expect(answers.copy(quickMatch, 3)).toBeUndefined()
    expect(answers.copy(quickMatch, 4)).toBeUndefined()
    expect(answers.copy(quickMatch, 5)).toBeUndefined()
  })
})
