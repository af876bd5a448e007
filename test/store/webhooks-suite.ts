import { describe, expect, test } from 'bun:test'
import type { Outcome } from '../../src/store/jobs.ts'
import type { Store } from '../../src/store/store.ts'
import type { Access } from '../../src/store/types.ts'
import type { Endpoint } from '../../src/store/webhooks.ts'
import { AT, claim, creation, customer, failure, type MakePlace, pairs, success } from './jobs-place.ts'

/** What every store of webhooks keeps to, as `storeSuite` has it. */
export const webhookStoreSuite = (makePlace: MakePlace) => {
  const two = pairs(makePlace)

  describe('webhooks', () => {
    const endpoint = (organisationId: string, change: Partial<Endpoint> = {}): Endpoint => ({
      id: crypto.randomUUID(),
      organisationId,
      environment: 'live',
      url: 'https://hook.example/',
      secret: 'whsec_AAAA',
      previousSecret: null,
      previousUntil: null,
      createdAt: AT,
      disabledAt: null,
      ...change,
    })
    /** A job that ended in the sight of the endpoints. */
    const ended = async (store: Store, access: Access, outcome: Outcome) => {
      await store.jobs.create(creation(access))
      const held = (await claim(store, AT))!
      await store.jobs.finish(held, AT, outcome)
      return held.job.id
    }

    test('an end is announced to whom it concerns, in its own transaction', async () => {
      const { store, access } = await two()
      const webhooks = store.webhooks
      const other = await customer(store)
      const mine = endpoint(access.organisation.id)
      await webhooks.addEndpoint(mine)
      await webhooks.addEndpoint(endpoint(access.organisation.id, { environment: 'sandbox' }))
      await webhooks.addEndpoint(endpoint(access.organisation.id, { disabledAt: AT }))
      await webhooks.addEndpoint(endpoint(other.organisation.id))
      const succeeded = await ended(store, access, success)
      const failed = await ended(store, access, failure)
      const deliveries = await webhooks.deliveries(10)
      expect(deliveries.map(({ jobId, event, endpointId }) => [jobId, event, endpointId]).sort()).toEqual(
        [
          [succeeded, 'job.succeeded', mine.id],
          [failed, 'job.failed', mine.id],
        ].sort(),
      )
      expect(new Set(deliveries.map(({ id }) => id)).size).toBe(2)
    })

    test('each attempt is made by one, and one that was lost is made again', async () => {
      const { store, other, access } = await two()
      await store.webhooks.addEndpoint(endpoint(access.organisation.id))
      await ended(store, access, success)
      const [one, none] = await Promise.all([store.webhooks.claim(AT, AT + 100), other.webhooks.claim(AT, AT + 100)])
      const first = (one ?? none)!
      expect([one, none].filter(Boolean)).toHaveLength(1)
      expect(first.delivery).toMatchObject({ attempts: 1, status: 'pending' })
      expect(await store.webhooks.claim(AT + 99, AT + 200)).toBeNull()
      const second = (await other.webhooks.claim(AT + 100, AT + 200))!
      expect(second.delivery).toMatchObject({ id: first.delivery.id, attempts: 2 })
      const said = { at: AT, nextAt: null, httpStatus: 200, error: null, gone: false }
      // The lost one comes back late and is not heard.
      await store.webhooks.settle(first, { ...said, status: 'failed' })
      await other.webhooks.settle(second, { ...said, status: 'delivered' })
      expect((await store.webhooks.deliveries(1))[0]).toMatchObject({ status: 'delivered', lastStatus: 200 })
      expect(await store.webhooks.claim(AT + 10_000, AT + 20_000)).toBeNull()
      await store.webhooks.sweep(AT)
      expect(await store.webhooks.deliveries(1)).toHaveLength(1)
      await store.webhooks.sweep(AT + 1)
      expect(await store.webhooks.deliveries(1)).toEqual([])
    })

    test('one that is gone is disabled with all that waits for it; one that is removed takes it along', async () => {
      const { store, access } = await two()
      const webhooks = store.webhooks
      const gone = endpoint(access.organisation.id)
      await webhooks.addEndpoint(gone)
      await ended(store, access, success)
      await ended(store, access, success)
      const attempt = (await webhooks.claim(AT, AT + 100))!
      await webhooks.settle(attempt, {
        ...{
          at: AT + 5,
          status: 'failed',
          nextAt: null,
          httpStatus: 410,
          error: 'The endpoint answered with status 410.',
          gone: true,
        },
      })
      expect((await webhooks.endpoints())[0]).toMatchObject({ disabledAt: AT + 5 })
      expect((await webhooks.deliveries(9)).map(({ status }) => status)).toEqual(['failed', 'failed'])
      await ended(store, access, success)
      expect(await webhooks.deliveries(9)).toHaveLength(2)
      await webhooks.changeEndpoint(gone.id, { disabledAt: null, secret: 'whsec_BBBB' })
      expect(await webhooks.endpoints()).toEqual([{ ...gone, secret: 'whsec_BBBB' }])
      await ended(store, access, failure)
      expect(await webhooks.deliveries(9, gone.id)).toHaveLength(3)
      await webhooks.removeEndpoint(gone.id)
      expect(await webhooks.deliveries(9)).toEqual([])
      expect(await webhooks.endpoints()).toEqual([])
    })
  })
}
