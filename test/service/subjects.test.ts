import { expect, test } from 'bun:test'
import { paragraph } from '../../src/document/document.ts'
import { withSubjects } from '../../src/document/subjects.ts'
import type { JsonObject } from '../../src/service/body.ts'

test('names and places head the document, those of a pair side by side; nothing where none came', () => {
  const report = [{ title: 'The chart', blocks: [paragraph('It rises.')] }]
  const head = (input: object) => withSubjects(report, input as JsonObject)[0]!.blocks[0]
  expect(head({ name: ' Ada ', place: 'London' })).toEqual({
    kind: 'facts',
    facts: [
      ['Name', 'Ada'],
      ['Birth place', 'London'],
    ],
  })
  expect(head({ groom: { name: 'A', place: 'Pune' }, bride: { place: 'Goa' } })).toMatchObject({
    facts: [
      ['Groom', 'A, Pune'],
      ['Bride', 'Goa'],
    ],
  })
  expect(withSubjects(report, { name: '  ', place: null, groom: null })).toBe(report)
  expect(withSubjects([], { name: 'Ada' })).toEqual([])
})
