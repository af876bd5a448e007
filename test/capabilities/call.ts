import { expect } from 'bun:test'
import type { TObject } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Capability } from '../../src/capabilities/capability.ts'
import { Fault } from '../../src/faults.ts'
import type { Static } from '../../src/schema.ts'
import { checkOf } from '../../src/service/input.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

/** Runs a capability on an input that must fit its schema, in a world or at a moment; the answer must fit its schema too. */
export const call = async <I extends TObject, D extends TObject>(
  capability: Capability<I, D>,
  input: Static<I>,
  at?: number | ReturnType<typeof worldAt>,
): Promise<Static<D> & { warnings: string[] }> => {
  expect([...Value.Errors(capability.input, input)].map((e) => `${e.path} ${e.message}`)).toEqual([])
  const world = typeof at === 'object' ? at : worldAt(at)
  const data = await capability.compute(input, world)
  if (!checkOf(capability.data)(data)) {
    const errors = [...Value.Errors(capability.data, data)].slice(0, 3).map((e) => `${e.path} ${e.message}`)
    throw new Error(`The answer does not fit its schema: ${errors.join('; ')}`)
  }
  return { ...(data as object), warnings: world.warnings } as Static<D> & { warnings: string[] }
}

/** The field named by a 422. */
export const rejectedField = async <I extends TObject, D extends TObject>(
  capability: Capability<I, D>,
  input: Static<I>,
): Promise<string | null> => {
  try {
    await capability.compute(input, worldAt())
  } catch (fault) {
    if (fault instanceof Fault && fault.status === 422) return fault.field
    throw fault
  }
  throw new Error('The capability answered where it should have refused.')
}

/**
 * Number of times that a computation yields. It must stop at each of the tested yields after its client has
 * disconnected.
 */
export const yieldCount = async <I extends TObject, D extends TObject>(
  capability: Capability<I, D>,
  input: Static<I>,
): Promise<number> => {
  let turns = 0
  const gone = new Error('nobody waits')
  const until = (last: number) => async () => {
    if (++turns > last) throw gone
  }
  const run = async (last: number) => {
    turns = 0
    await capability.compute(input, { ...worldAt(), yieldIfDue: until(last) })
  }
  await run(Number.POSITIVE_INFINITY)
  const all = turns
  for (const last of [0, Math.floor(all / 2), ...sample([], [all - 1])]) {
    await expect(run(last)).rejects.toBe(gone)
    expect(turns).toBe(last + 1)
  }
  return all
}
