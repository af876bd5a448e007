import { describe, expect, test } from 'bun:test'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import type { Json, JsonObject } from '../../src/service/body.ts'
import { checkInput, checkOf } from '../../src/service/input.ts'
import { LONG, sample } from '../long.ts'
import { worldAt } from '../world.ts'

/** At this moment it is 01:15 on 29 November in Kolkata and 08:45 in Auckland, but 28 November in UTC. */
const NOW = Date.UTC(2026, 10, 28, 19, 45)
const auckland = { timezone: 'Pacific/Auckland', latitude: -36.85, longitude: 174.76 }
const kolkata = { timezone: 'Asia/Kolkata', latitude: 22.57, longitude: 88.36 }
const BIRTHS = {
  'two hours ago at Auckland': { ...auckland, datetime: '2026-11-29T06:45' },
  'two hours ago at Kolkata': { ...kolkata, datetime: '2026-11-28T23:15' },
  'next week': { ...kolkata, datetime: '2026-12-06T10:00' },
  'next year': { ...kolkata, datetime: '2027-01-04T05:00' },
  'today at 00:00': { ...auckland, datetime: '2026-11-29T00:00' },
  'today at 23:59': { ...kolkata, datetime: '2026-11-29T23:59' },
}
type Born = (typeof BIRTHS)[keyof typeof BIRTHS]

/** Optional date fields, whose default is the current date. */
const WHEN = /^(as_of|date|after|month|year|year_of_life|(start|from|to|end|target)_date|from|to|from_age|age)$/
/** Required fields of a year of life or a calendar year. */
const YEARS: Record<string, (born: number) => number> = {
  target_year: (born) => born + 1,
  year: (born) => born + 1,
}

/** The example with every birth replaced. */
const bornAs = (value: Json, born: Born): Json => {
  if (Array.isArray(value)) return value.map((each) => bornAs(each, born))
  if (value === null || typeof value !== 'object') return value
  if (typeof value.datetime === 'string') {
    const { timezone, utc_offset, ...rest } = value
    return { ...rest, ...born }
  }
  const entries = Object.entries(value).map(([name, each]) => [name, bornAs(each, born)])
  return Object.fromEntries(entries)
}

const inputOf = ({ input, example }: CatalogueEntry, born: Born): JsonObject | null => {
  const result = bornAs(example as JsonObject, born) as JsonObject
  if (JSON.stringify(result) === JSON.stringify(example)) return null
  const required: readonly string[] = input.required ?? []
  return Object.fromEntries(
    Object.entries(result).flatMap(([name, value]) => {
      if (!required.includes(name)) return WHEN.test(name) ? [] : [[name, value]]
      return [[name, YEARS[name]?.(Number(born.datetime.slice(0, 4))) ?? value]]
    }),
  )
}

const outcome = async (entry: CatalogueEntry, input: JsonObject): Promise<string> => {
  try {
    checkInput(entry.input, input)
    const data = await entry.compute(input, worldAt(NOW))
    return checkOf(entry.data)(data) ? 'answered' : 'does not fit its schema'
  } catch (reason) {
    return reason instanceof Fault ? `${reason.status} ${reason.field}: ${reason.message}` : String(reason)
  }
}

const kinds = Object.keys(BIRTHS) as (keyof typeof BIRTHS)[]

test('every capability with a birth answers for a birth today or in the future', async () => {
  let calls = 0
  for (const [index, entry] of catalogue.entries()) {
    // Each capability takes some of the births in turn. The nightly form has them all.
    for (let k = 0; k < sample(1, 3, kinds.length); k++) {
      const kind = kinds[(index + k) % kinds.length]!
      const input = inputOf(entry, BIRTHS[kind])
      if (!input) continue
      expect([entry.slug, kind, await outcome(entry, input)]).toEqual([entry.slug, kind, 'answered'])
      calls++
    }
  }
  expect(calls).toBeGreaterThan(190)
})

test('one reader supplies every default of `as_of`, and each capability answers for each birth', async () => {
  for (const entry of catalogue) {
    if (!('as_of' in entry.input.properties) || (entry.weight === 'report' && !LONG)) continue
    for (const kind of ['two hours ago at Auckland', 'next week'] as const) {
      const input = inputOf(entry, BIRTHS[kind])
      if (input) expect([entry.slug, kind, await outcome(entry, input)]).toEqual([entry.slug, kind, 'answered'])
    }
  }
})

describe('the default of `as_of`', () => {
  const asOf = async (slug: string, born: Born): Promise<string> => {
    const entry = catalogue.find((each) => each.slug === slug)!
    const { as_of } = (await entry.compute(inputOf(entry, born)!, worldAt(NOW))) as { as_of: string }
    return as_of
  }
  test('is today at the birthplace', async () => {
    expect(await asOf('dosha-summary', { ...kolkata, datetime: '1990-01-01T12:00' })).toBe('2026-11-29')
    expect(await asOf('sade-sati-status', { ...auckland, datetime: '1990-01-01T12:00' })).toBe('2026-11-29')
  })
  test('is the day of birth if that is later', async () => {
    expect(await asOf('lal-kitab-dasha', BIRTHS['next week'])).toBe('2026-12-06')
    expect(await asOf('current-dasha', BIRTHS['next week'])).toBe('2026-12-06T10:00:00+05:30')
  })
  test('is today in UTC for a pair, or the later day of birth', async () => {
    expect(await asOf('life-stage-match', { ...kolkata, datetime: '1990-01-01T12:00' })).toBe('2026-11-28')
    expect(await asOf('life-stage-match', BIRTHS['next week'])).toBe('2026-12-06')
  })
})

test('every capability with `as_of` rejects one before the birth with a 422 on it', async () => {
  let checked = 0
  for (const entry of catalogue) {
    if (!('as_of' in entry.input.properties)) continue
    const { format } = (entry.input.properties.as_of!.anyOf as { format?: string }[])[0]!
    const as_of = format === 'date' ? '1900-01-01' : '1900-01-01T00:00'
    const input = bornAs(entry.example as JsonObject, { ...kolkata, datetime: '1990-01-01T12:00' }) as JsonObject
    if (entry.slug === 'numerology-profile') input.date = '1990-01-01'
    // A year of life overrides `as_of`.
    delete input.year_of_life
    const answer = await outcome(entry, { ...input, as_of })
    expect([entry.slug, answer]).toEqual([entry.slug, expect.stringMatching(/^422 as_of: /)])
    checked++
  }
  expect(checked).toBeGreaterThan(35)
})
