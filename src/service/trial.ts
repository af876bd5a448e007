import type { Atlas } from '../atlas/atlas.ts'
import type { Entry } from '../capabilities/index.ts'
import type { Sky } from '../sky/sky.ts'
import { openSqlite } from '../store/sqlite.ts'
import { accounts, bootstrap, type Clock, PLANS } from './accounts.ts'
import type { Reply } from './reply.ts'
import { createService } from './service.ts'

export interface TrialParts {
  catalogue: readonly Entry[]
  sky: Sky
  atlas: Atlas
  clock: Clock
  deadlineMs?: number
}

/** Calls without key or charge. */
export interface Trial {
  call(entry: Entry, input: Uint8Array | string | object, requestId?: string): Promise<Reply>
  close(): Promise<void>
}

const bytesOf = (input: Uint8Array | string | object): Uint8Array =>
  input instanceof Uint8Array
    ? input
    : new TextEncoder().encode(typeof input === 'string' ? input : JSON.stringify(input))

/**
 * The real service over a store that is not kept, called with a sandbox key of its own: what it answers to the command line
 * and writes into the API description is what a client would get.
 */
export const openTrial = async ({ catalogue, sky, atlas, clock, deadlineMs }: TrialParts): Promise<Trial> => {
  const store = openSqlite(':memory:')
  const key = await bootstrap(store, clock)
  const limitless = { unitsPerSecond: Number.MAX_SAFE_INTEGER, sandboxDailyCalls: Number.MAX_SAFE_INTEGER }
  await accounts(store, clock).savePlan({ ...PLANS.operator, ...limitless })
  const service = createService({
    store,
    catalogue,
    sky,
    atlas,
    clock,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  })
  return {
    call: ({ family, slug }, input, requestId) =>
      service.call({
        family,
        slug,
        key,
        keyInUrl: false,
        body: bytesOf(input),
        idempotencyKey: null,
        requestId: requestId ?? null,
      }),
    async close() {
      await service.close()
      await store.close()
    },
  }
}
