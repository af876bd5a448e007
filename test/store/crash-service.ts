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

/** Returns a function that makes one live heavy call with an idempotency key. */
export const serve = (store: Store, { secret, now }: CallerKey) => {
  const service = createService({ store, catalogue, sky: {} as Sky, atlas: {} as Atlas, clock: { now: () => now } })
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
