import { describe, expect, test } from 'bun:test'
import type { JobOutcome } from '../../src/store/jobs.ts'
import type { Store } from '../../src/store/store.ts'
import type { Access } from '../../src/store/types.ts'
import type { Endpoint } from '../../src/store/webhooks.ts'
import { AT, claim, creation, customer, failure, type MakeStore, storePairs, success } from './jobs-fixtures.ts'

/** The tests of all webhook stores, similar to `storeSuite`. */
export const webhookStoreSuite = (makePlace: MakeStore) => {
  const openTwo = storePairs(makePlace)

  describe('webhooks', () => {
    const endpoint = (organisationId: string, overrides: Partial<Endpoint> = {}): Endpoint => ({
      id: crypto.randomUUID(),
      organisationId,
      environment: 'live',
      url: 'https://hook.example/',
      secret: 'whsec_AAAA',
      previousSecret: null,
      previousUntil: null,
      createdAt: AT,
      disabledAt: null,
      ...overrides,
    })
    /** Creates a job and ends it with the outcome; returns its id. */
    const endJob = async (store: Store, access: Access, outcome: JobOutcome) => {
      await store.jobs.create(creation(access))
      const jobClaim = (await claim(store, AT))!
      await store.jobs.finish(jobClaim, AT, outcome)
      return jobClaim.job.id
    }

    test('the end of a job queues deliveries for its enabled endpoints only', async () => {
      const { store, access } = await openTwo()
      const webhooks = store.webhooks
      const otherCustomer = await customer(store)
      const ownEndpoint = endpoint(access.organisation.id)
      await webhooks.addEndpoint(ownEndpoint)
      await webhooks.addEndpoint(endpoint(access.organisation.id, { environment: 'sandbox' }))
      await webhooks.addEndpoint(endpoint(access.organisation.id, { disabledAt: AT }))
      await webhooks.addEndpoint(endpoint(otherCustomer.organisation.id))
      const succeeded = await endJob(store, access, success)
      const failed = await endJob(store, access, failure)
      const deliveries = await webhooks.deliveries(10)
      expect(deliveries.map(({ jobId, event, endpointId }) => [jobId, event, endpointId]).sort()).toEqual(
        [
          [succeeded, 'job.succeeded', ownEndpoint.id],
          [failed, 'job.failed', ownEndpoint.id],
        ].sort(),
      )
      expect(new Set(deliveries.map(({ id }) => id)).size).toBe(2)
    })

    test('each attempt is claimed once, and a lost attempt is repeated', async () => {
      const { store, otherStore, access } = await openTwo()
      await store.webhooks.addEndpoint(endpoint(access.organisation.id))
      await endJob(store, access, success)
      const [firstClaim, secondClaim] = await Promise.all([
        store.webhooks.claim(AT, AT + 100),
        otherStore.webhooks.claim(AT, AT + 100),
      ])
      const first = (firstClaim ?? secondClaim)!
      expect([firstClaim, secondClaim].filter(Boolean)).toHaveLength(1)
      expect(first.delivery).toMatchObject({ attempts: 1, status: 'pending' })
      expect(await store.webhooks.claim(AT + 99, AT + 200)).toBeNull()
      const second = (await otherStore.webhooks.claim(AT + 100, AT + 200))!
      expect(second.delivery).toMatchObject({ id: first.delivery.id, attempts: 2 })
      const outcome = { at: AT, nextAt: null, httpStatus: 200, error: null, gone: false }
      // The outcome of the lost attempt is ignored.
      await store.webhooks.settle(first, { ...outcome, status: 'failed' })
      await otherStore.webhooks.settle(second, { ...outcome, status: 'delivered' })
      expect((await store.webhooks.deliveries(1))[0]).toMatchObject({ status: 'delivered', lastStatus: 200 })
      expect(await store.webhooks.claim(AT + 10_000, AT + 20_000)).toBeNull()
      await store.webhooks.sweep(AT)
      expect(await store.webhooks.deliveries(1)).toHaveLength(1)
      await store.webhooks.sweep(AT + 1)
      expect(await store.webhooks.deliveries(1)).toEqual([])
    })

    test('a missing endpoint is disabled; a removed endpoint is deleted with its deliveries', async () => {
      const { store, access } = await openTwo()
      const webhooks = store.webhooks
      const gone = endpoint(access.organisation.id)
      await webhooks.addEndpoint(gone)
      await endJob(store, access, success)
      await endJob(store, access, success)
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
      await endJob(store, access, success)
      expect(await webhooks.deliveries(9)).toHaveLength(2)
      await webhooks.changeEndpoint(gone.id, { disabledAt: null, secret: 'whsec_BBBB' })
      expect(await webhooks.endpoints()).toEqual([{ ...gone, secret: 'whsec_BBBB' }])
      await endJob(store, access, failure)
      expect(await webhooks.deliveries(9, gone.id)).toHaveLength(3)
      await webhooks.removeEndpoint(gone.id)
      expect(await webhooks.deliveries(9)).toEqual([])
      expect(await webhooks.endpoints()).toEqual([])
    })
  })
}
