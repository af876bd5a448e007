import { expect, test } from 'bun:test'
import { schemaStatistics, statisticsText } from '../../scripts/contract/statistics.ts'

const SAMPLE = {
  paths: {},
  components: {
    schemas: {
      Answer: {
        type: 'object',
        properties: {
          date: { type: ['string', 'null'], format: 'date' },
          sign: { type: 'string', enum: ['Aries', 'Taurus'] },
          // A field that is named like a keyword.
          type: { type: 'string' },
          rows: { type: 'array', maxItems: 9, items: { type: 'array', items: { type: 'integer', minimum: 0 } } },
          angle: { type: 'number', minimum: 0, exclusiveMaximum: 360 },
        },
        examples: [{ type: 'string' }],
      },
    },
  },
}

test('counts the schemas of each type by the first restriction that they have', () => {
  const { string, array, number } = schemaStatistics(SAMPLE)
  const counted = (counts: Record<string, number> | undefined) =>
    Object.fromEntries(Object.entries(counts!).filter(([, count]) => count > 0))
  expect(counted(string)).toEqual({ enum: 1, format: 1, 'none of these': 1 })
  expect(counted(array)).toEqual({ maxItems: 1, 'none of these': 1 })
  expect(counted(number)).toEqual({ 'both limits': 1, 'one limit': 1 })
  expect(statisticsText(SAMPLE)).toContain('string schemas: 3\n  enum: 1 (33.3 %)')
})
