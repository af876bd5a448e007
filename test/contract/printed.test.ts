import { expect, test } from 'bun:test'
import type { TObject } from '@sinclair/typebox'
import { catalogue, type Entry } from '../../src/capabilities/index.ts'
import { paragraph } from '../../src/document/document.ts'
import { withSubjects } from '../../src/document/subjects.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput } from '../../src/service/input.ts'

const SIDES = ['groom', 'bride', 'person_a', 'person_b']
const sidesOf = ({ input }: Entry) => SIDES.filter((side) => side in (input as TObject).properties)
const pairs = catalogue.filter((entry) => sidesOf(entry).length > 0)
const reports = catalogue.filter((entry) => entry.document && sidesOf(entry).length === 0)

const fault = (entry: Entry, input: object) => {
  try {
    checkInput(entry.input, input as JsonObject)
    return null
  } catch (reason) {
    return (reason as { field: string }).field
  }
}

test('every report that becomes a document takes a name and a place to print, at most 120 characters of each', () => {
  expect(reports.length).toBeGreaterThan(10)
  for (const entry of reports)
    for (const field of ['name', 'place']) {
      const { slug, example } = entry
      expect([slug, fault(entry, { ...example, [field]: 'न'.repeat(120) })]).toEqual([slug, null])
      expect([slug, fault(entry, { ...example, [field]: 'x'.repeat(121) })]).toEqual([slug, field])
    }
})

test('so do both people of every pair', () => {
  expect(pairs.length).toBeGreaterThan(10)
  for (const entry of pairs)
    for (const side of sidesOf(entry))
      for (const field of ['name', 'place']) {
        const { slug, example } = entry as { slug: string; example: Record<string, object> }
        const told = (length: number) => ({ ...example, [side]: { ...example[side], [field]: 'x'.repeat(length) } })
        expect([slug, fault(entry, told(120))]).toEqual([slug, null])
        expect([slug, fault(entry, told(121))]).toEqual([slug, `${side}.${field}`])
      }
})

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
