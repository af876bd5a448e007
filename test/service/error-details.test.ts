import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput } from '../../src/service/input.ts'
import { testWorld } from './world.ts'

interface Detail {
  field: string | null
  code: string
  message: string
  allowed?: Record<string, unknown>
}

test('an error lists all faults of an input, and the first of them is the error', async () => {
  const { call } = await testWorld()
  const { json, status } = await call('fast', {
    n: 99,
    latitude: 'x',
    node: 'none',
    wrong: 1,
    labels: 'xx',
    person: {},
  })
  expect([status, json.error.code, json.error.field]).toEqual([422, 'unsupported_language', 'labels'])
  const details: Detail[] = json.error.details
  expect(details.map(({ field, code }) => [field, code])).toEqual([
    ['labels', 'unsupported_language'],
    ['n', 'invalid_request'],
    ['latitude', 'invalid_request'],
    ['node', 'invalid_request'],
    ['person.name', 'invalid_request'],
    ['person.born', 'invalid_request'],
    ['wrong', 'invalid_request'],
  ])
  expect(details[0]!.message).toBe(json.error.message)
  expect(details[1]!.allowed).toEqual({ type: 'integer', minimum: 1, maximum: 9 })
  expect(details[3]!.allowed).toEqual({ type: 'string', enum: ['mean', 'true'] })
  expect(details[5]!.allowed).toEqual({ type: 'string', format: 'date' })
})

test('a fault that a computation finds is its own only detail, and other errors have none', async () => {
  const { call } = await testWorld()
  const { json } = await call('faults')
  expect(json.error.details).toEqual([{ field: 'person.born', code: 'invalid_request', message: 'No such day.' }])
  expect((await call('throws')).json.error.details).toBeUndefined()
  expect((await call('none')).json.error.details).toBeUndefined()
})

test('an error lists at most 20 faults', async () => {
  const { call } = await testWorld()
  const body = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`unknown${i}`, i]))
  expect((await call('fast', body)).json.error.details).toHaveLength(20)
})

test('a repeated call in progress says when to try again', async () => {
  const { callLive } = await testWorld()
  const running = callLive('slow', {}, { idempotencyKey: 'k' })
  const repeated = await callLive('slow', {}, { idempotencyKey: 'k' })
  expect([repeated.status, repeated.headers['Retry-After']]).toEqual([409, '1'])
  await running
})

test('correcting every listed fault of an example makes it valid', () => {
  const broken = fc.constantFrom<unknown>(null, -1e6, '', [], {}, 'x', Number.MAX_SAFE_INTEGER, true)
  fc.assert(
    fc.property(
      fc.constantFrom(...catalogue),
      fc.dictionary(fc.nat(40).map(String), broken, { maxKeys: 5 }),
      (entry, changes) => {
        const example = entry.example as JsonObject
        const names = Object.keys(entry.input.properties)
        const input = structuredClone(example)
        for (const [at, value] of Object.entries(changes)) input[names[Number(at) % names.length]!] = value as never
        try {
          checkInput(entry.input, input)
        } catch (reason) {
          if (!(reason instanceof Fault)) throw reason
          const faults = [reason, ...(reason.detail.others ?? [])]
          expect(new Set(faults.map(({ field }) => field)).size).toBe(faults.length)
          const corrected = structuredClone(input)
          for (const { field } of faults) {
            const [name = ''] = (field ?? '').split('.')
            if (example[name] === undefined) delete corrected[name]
            else corrected[name] = structuredClone(example[name])
          }
          expect(() => checkInput(entry.input, corrected)).not.toThrow()
        }
      },
    ),
    { numRuns: 300 },
  )
})
