import { expect, test } from 'bun:test'
import { mergeTimeSpans, withoutDuplicateFacts } from '../../src/service/jobs/condensed-facts.ts'

const touch = (span: string) => `Jupiter and Saturn together touch the fifth house from ${span}.`

test('facts that differ only in time are combined in order of time, and further times are counted', () => {
  const years = ['2027', '2025', '2026', '2028', '2029']
  expect(mergeTimeSpans(years.map((year) => touch(`1 May ${year} to 3 June ${year}`)))).toEqual([
    'Jupiter and Saturn together touch the fifth house from 1 May 2025 to 3 June 2025, from 1 May 2026 to 3 June 2026, from 1 May 2027 to 3 June 2027 and 2 times more.',
  ])
  expect(
    mergeTimeSpans(['From 2026-11-23: Rahu holds Saturn a friend.', 'From 2027-11-23: Rahu holds Saturn a friend.']),
  ).toEqual(['From 2026-11-23 and from 2027-11-23: Rahu holds Saturn a friend.'])
})

test('the same day of several years is listed by year', () => {
  const friendship = (year: number) => `From 23 November ${year}: Rahu holds Saturn a friend.`
  expect(mergeTimeSpans([2030, 2027].map(friendship))).toEqual([
    'From 23 November 2027 and 2030: Rahu holds Saturn a friend.',
  ])
  expect(mergeTimeSpans([2029, 2027, 2028].map(friendship))).toEqual([
    'Each 23 November, 2027 to 2029: Rahu holds Saturn a friend.',
  ])
})

test('a single fact stays unchanged, also with a time', () => {
  const texts = [touch('1 May 2025 to 3 June 2025'), 'Venus is in Virgo.', 'It runs from 1 May 2025 on.']
  expect(mergeTimeSpans(texts)).toEqual(texts)
})

test('a described yoga is not also listed as present', () => {
  const facts = ['Hamsa is present.', 'Hamsa: Jupiter in a kendra.', 'Bhagya is present.'].map((text) => ({ text }))
  expect(withoutDuplicateFacts(facts)).toEqual(facts.slice(1))
})
