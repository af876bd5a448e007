import { expect, test } from 'bun:test'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import { worldAt } from '../world.ts'

// A refusal names a field of the request: capabilities that call others, also with people and dates under other names.

/** Before the ephemeris files begin in every time zone. */
const DAY = '1800-01-01'
const PERSON = /^(groom|bride|person_a|person_b|partner|subject|birth)$/

type Json = unknown
const changed = (value: Json, change: (name: string, value: Json) => Json, name = ''): Json => {
  if (Array.isArray(value)) return value.map((each) => changed(each, change, name))
  if (value === null || typeof value !== 'object') return change(name, value)
  const fields = Object.entries(value).map(([key, each]) => [key, changed(each, change, key)] as const)
  return change(name, Object.fromEntries(fields))
}

/** The example on a day outside the ephemeris files, and with people whose choices contradict each other. */
const inputsOf = ({ example }: CatalogueEntry): Record<string, Json>[] => {
  const early = changed(example, (_, value) =>
    typeof value === 'string' && /^\d{4}-\d\d(-\d\d|$)/.test(value)
      ? DAY.slice(0, Math.min(value.length, 10)) + value.slice(10)
      : value,
  )
  let people = 0
  const contradicting = changed(example, (name, value) =>
    PERSON.test(name) && value !== null && typeof value === 'object' && 'datetime' in value
      ? { ...value, ayanamsha: people++ % 2 ? 'raman' : 'lahiri' }
      : value,
  )
  return (people > 1 ? [early, contradicting] : [early]) as Record<string, Json>[]
}

const fieldsOf = ({ input }: CatalogueEntry) => new Set(Object.keys(input.properties))

test('a fault of a computation names a field of its own input', async () => {
  const foreign: string[] = []
  for (const entry of catalogue)
    for (const input of inputsOf(entry))
      try {
        await entry.compute(input as never, worldAt())
      } catch (fault) {
        if (!(fault instanceof Fault) || fault.field === null) continue
        if (!fieldsOf(entry).has(fault.field.split('.')[0]!))
          foreign.push(`${entry.path}: ${fault.field} (${fault.message})`)
      }
  expect([...new Set(foreign)]).toEqual([])
}, 300_000)
