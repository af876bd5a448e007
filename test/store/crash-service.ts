import type { Atlas } from '../../src/atlas/atlas.ts'
import type { Reply } from '../../src/service/reply.ts'
import { createService } from '../../src/service/service.ts'
import type { Sky } from '../../src/sky/sky.ts'
import type { Store } from '../../src/store/store.ts'
import { catalogue } from '../service/world.ts'

export interface CallerKey {
  secret: string
  now: number
}

const serviceOver = (store: Store, { now }: CallerKey) =>
  createService({ store, catalogue, sky: {} as Sky, atlas: {} as Atlas, clock: { now: () => now } })

/** Returns a function that makes one live batch of heavy calls with an idempotency key, as one answer or as lines. */
export const serveBatches = (store: Store, caller: CallerKey) => {
  const service = serviceOver(store, caller)
  return (idempotencyKey: string, calls: number, asLines: boolean) =>
    service.batch({
      ...{ key: caller.secret, keyInUrl: false, requestId: null, idempotencyKey, asLines },
      body: new TextEncoder().encode(
        JSON.stringify({ calls: Array.from({ length: calls }, () => ({ family: 'fakes', capability: 'heavy' })) }),
      ),
    })
}

/** Returns a function that makes one live heavy call with an idempotency key. */
export const serve = (store: Store, caller: CallerKey) => {
  const { secret } = caller
  const service = serviceOver(store, caller)
  return (idempotencyKey: string): Promise<Reply> =>
    service.call({
      family: 'fakes',
      slug: 'heavy',
      key: secret,
      keyInUrl: false,
      body: new TextEncoder().encode('{"n":1}'),
      idempotencyKey,
      requestId: null,
    })
}
