import { expect, test } from 'bun:test'
import type { TObject } from '@sinclair/typebox'
import type { Capability } from '../../../src/capabilities/capability.ts'
import type { BirthWithNodeInput } from '../../../src/capabilities/vocabulary/inputs.ts'
import { CAUTION } from '../../../src/capabilities/vocabulary/report-sections.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { BANNED } from '../../readings/banned.ts'
import { at, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, refused } from '../call.ts'

/** What holds of every long report whose paragraphs name their facts. */

interface Told {
  summary?: { text: string; score: number; fact_ids: string[] }
  sections: {
    id: string
    title: string
    score: number | null
    facts: { fact_id: string; text: string }[]
    paragraphs: { text: string; fact_ids: string[] }[]
  }[]
  remedies: { fact_ids: string[] }[]
  caution: string
}
type Report = Capability<TObject, TObject>
export type ReportInput = BirthWithNodeInput & { as_of: string; years?: number }

const AS_OF = '2100-01-01'
const midnight = at('1988-02-29T00:00', '+05:30', 18.52, 73.86)
export const births = (count: number, seed: number) => [delhi1947, polarNight, midnight, ...randomBirths(count, seed)]

const textsOf = ({ sections }: Told) => sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
const sentences = (told: Told) => textsOf(told).flatMap(sentencesOf)

/** `cited`: ids that the data cites outside of its sections and remedies. */
export const reportLaws = <I extends TObject, D extends TObject>(
  capability: Capability<I, D>,
  ids: readonly string[],
  cited: (data: never) => readonly string[],
) => {
  const report = capability as unknown as Report
  const read = async (birth: object) => (await call(report, { ...birth, as_of: AS_OF } as never)) as unknown as Told

  test('sections stand in their order, every cited fact in the report, and nothing banned', async () => {
    for (const birth of births(32, 3)) {
      const data = await read(birth)
      expect(data.sections.map(({ id }) => id)).toEqual([...ids])
      const known = new Set(data.sections.flatMap(({ facts }) => facts.map(({ fact_id }) => fact_id)))
      const asked = [
        ...(data.summary?.fact_ids ?? []),
        ...data.remedies.flatMap(({ fact_ids }) => fact_ids),
        ...cited(data as never),
      ]
      expect(asked.filter((id) => !known.has(id))).toEqual([])
      for (const { id, facts, paragraphs, title } of data.sections) {
        const own = facts.map(({ fact_id }) => fact_id)
        expect([id, paragraphs.length > 0]).toEqual([id, true])
        for (const { fact_ids } of paragraphs) {
          expect(fact_ids.length).toBeGreaterThan(0)
          expect(fact_ids.filter((each) => !own.includes(each))).toEqual([])
        }
        expect(title).not.toContain('_')
      }
      expect(data.caution.startsWith(CAUTION)).toBe(true)
      const all = sentences(data)
      expect(all.filter((sentence, i) => all.indexOf(sentence) !== i)).toEqual([])
      expect(all.filter((sentence) => /^[a-z]|\s[,.;]|,,|\bundefined\b|\{/.test(sentence))).toEqual([])
      for (const pattern of BANNED) expect(textsOf(data).filter((text) => pattern.test(text))).toEqual([])
      expect(all.filter((sentence) => /\d+(\.\d+)? of 100/.test(sentence))).toEqual([])
    }
  })

  test('two births share at most a fifth of their sentences, on the mean of many pairs', async () => {
    const told = await Promise.all(randomBirths(12, 8).map(read))
    const shares = told.flatMap((one, i) =>
      told.slice(i + 1).map((other) => {
        const theirs = new Set(sentences(other))
        const own = sentences(one)
        return own.filter((sentence) => theirs.has(sentence)).length / own.length
      }),
    )
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.2)
  })

  test('the same bytes again, and a day before birth is refused by its name', async () => {
    const [one, other] = [await read(delhi1947), await read(delhi1947)]
    expect(JSON.stringify(one)).toBe(JSON.stringify(other))
    expect(await refused(report, { ...delhi1947, as_of: '1940-01-01' } as never)).toBe('as_of')
    expect(await refused(report, { ...delhi1947, latitude: 90, as_of: AS_OF } as never)).toBe('latitude')
  })
}
