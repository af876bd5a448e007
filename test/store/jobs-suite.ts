import { describe, expect, test } from 'bun:test'
import type { JobClaim } from '../../src/store/jobs.ts'
import type { Store } from '../../src/store/store.ts'
import type { Access } from '../../src/store/types.ts'
import {
  AT,
  ATTEMPTS,
  claim,
  creation,
  customer,
  FILE,
  failure,
  type MakeStore,
  storePairs,
  success,
} from './jobs-fixtures.ts'

/** The tests of all job stores, similar to `storeSuite`. */
export const jobStoreSuite = (makePlace: MakeStore) => {
  const openTwo = storePairs(makePlace)

  describe('jobs', () => {
    test('used and remaining credits are the sums of the ledger rows', async () => {
      const { store, otherStore, access, jobs, otherJobs } = await openTwo()
      const { organisation, project } = access
      const NEXT_MONTH = Date.UTC(2026, 3, 2)
      const call = (credits: number, at = AT) => ({ ...creation(access), credits, at, subject: 'fakes/fast' })
      await store.grant(organisation.id, 500, AT, 'bought')
      const order = creation(access, { credits: 900 })
      await jobs.create(order)
      await Promise.all([
        store.settle(call(60)),
        otherStore.settle(call(70)),
        store.settle(call(33)),
        otherStore.settle(call(7)),
      ])
      const claimedJob = await claim(otherStore, AT)
      await store.settle(call(5, NEXT_MONTH))
      await otherJobs.create(creation(access, { credits: 21, at: NEXT_MONTH }))
      // Released credits count in the month of their reservation.
      await otherJobs.finish(claimedJob!, NEXT_MONTH, failure)
      expect(await store.settle(call(2000))).toEqual({ kind: 'refused', why: 'quota_exhausted' })

      const rows = await otherStore.ledger(organisation.id)
      expect(rows.map(({ kind }) => kind).sort()).toEqual([
        'charge',
        'charge',
        'charge',
        'charge',
        'charge',
        'grant',
        'release',
        'reserve',
        'reserve',
      ])
      const sum = (column: 'included' | 'granted' | 'overage', month?: string) =>
        rows.filter((row) => !month || row.month === month).reduce((total, row) => total + row[column], 0)
      for (const [month, at, usedCredits] of [
        ['2026-03', AT, 170],
        ['2026-04', NEXT_MONTH, 26],
      ] as const) {
        const funds = await store.funds(organisation.id, project.id, at)
        expect(funds).toEqual({
          includedUsed: -sum('included', month),
          granted: sum('granted'),
          overageUsed: 0 - sum('overage', month),
          projectUsed: usedCredits,
        })
        expect(await otherStore.funds(organisation.id, project.id, at)).toEqual(funds)
      }
      expect(sum('granted')).toBe(500 - 70)
    })

    test('a job is created with its reservation and its answer, or not at all', async () => {
      const { store, jobs, access, usedCredits } = await openTwo()
      const idempotency = { key: 'one', bodyHash: 'hash' }
      const first = creation(access, { idempotency })
      expect(await jobs.create(first)).toEqual({ kind: 'created' })
      expect(await jobs.create(creation(access, { idempotency }))).toMatchObject({
        kind: 'answered',
        answer: { requestId: first.requestId, status: 202 },
      })
      expect(await jobs.unfinished()).toBe(1)
      expect(await usedCredits()).toBe(130)
      // The duplicate row of the job makes the transaction fail after the credits were reserved.
      await expect(jobs.create(creation(access, { job: first.job }))).rejects.toThrow()
      expect(await usedCredits()).toBe(130)
      expect(await jobs.create(creation(access, { credits: 871 }))).toEqual({
        kind: 'refused',
        why: 'quota_exhausted',
      })
      expect(await store.ledger(access.organisation.id)).toHaveLength(1)
      expect(await jobs.get(first.job.id)).toEqual({
        id: first.job.id,
        organisationId: access.organisation.id,
        environment: 'live',
        capability: 'matching-report',
        status: 'queued',
        attempts: 0,
        credits: 130,
        createdAt: AT,
        startedAt: null,
        finishedAt: null,
        error: null,
        fileExpiresAt: null,
        warnings: [{ code: 'tie', message: 'A tie.' }],
      })
      expect(await jobs.get(crypto.randomUUID())).toBeNull()
    })

    test('two connections never create more jobs than the limit of the queue', async () => {
      const { jobs, otherJobs, access } = await openTwo()
      const limits = { unfinished: 3, unfinishedPerOrganisation: 3, sandboxDay: 5 }
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          (i % 2 ? jobs : otherJobs).create(creation(access, { limits, credits: 1 })),
        ),
      )
      expect(results.filter(({ kind }) => kind === 'created')).toHaveLength(3)
      expect(await jobs.unfinished()).toBe(3)
    })

    test('each job is claimed once, the longest waiting job first', async () => {
      const { store, otherStore, jobs, access } = await openTwo()
      const ids: string[] = []
      for (let i = 0; i < 6; i++) {
        const each = creation(access, { at: AT + i, credits: 1 })
        ids.push(each.job.id)
        await jobs.create(each)
      }
      expect(await claim(store, AT + 10)).toMatchObject({
        work: '{"input":{}}',
        exhausted: false,
        job: { id: ids[0]!, status: 'running', attempts: 1, startedAt: AT + 10 },
      })
      const claims = await Promise.all(Array.from({ length: 8 }, (_, i) => claim(i % 2 ? store : otherStore, AT + 10)))
      expect(claims.flatMap((each) => each?.job.id ?? []).sort()).toEqual(ids.slice(1).sort())
      expect(await claim(store, AT + 109)).toBeNull()
    })

    test('organisations take turns, regardless of how many jobs each of them has', async () => {
      const { store, otherStore, jobs, otherJobs, access } = await openTwo()
      const [second, third] = [await customer(store), await customer(store)]
      const order = async (by: Access, at: number) => {
        const each = creation(by, { at, credits: 1 })
        await jobs.create(each)
        return each.job.id
      }
      const firstIds = [await order(access, AT), await order(access, AT + 1), await order(access, AT + 2)]
      const secondIds = [await order(second, AT + 3), await order(second, AT + 4)]
      const next = async (from: Store, now: number) => (await claim(from, now, now + 1000))!.job.id
      expect([await next(store, AT + 5), await next(otherStore, AT + 5), await next(store, AT + 5)]).toEqual([
        firstIds[0]!,
        secondIds[0]!,
        firstIds[1]!,
      ])
      // An organisation that has not been served yet comes next.
      const last = await order(third, AT + 6)
      expect(await next(otherStore, AT + 6)).toBe(last)
      expect([await next(store, AT + 6), await next(otherStore, AT + 6)]).toEqual([secondIds[1]!, firstIds[2]!])
      expect(await claim(store, AT + 6)).toBeNull()
      expect(await otherJobs.unfinished()).toBe(6)
    })

    test('a failed attempt also uses a turn', async () => {
      const { store, jobs, access } = await openTwo()
      const otherCustomer = await customer(store)
      const [first, second] = [creation(access, { credits: 1 }), creation(otherCustomer, { at: AT + 1, credits: 1 })]
      await jobs.create(first)
      await jobs.create(second)
      await jobs.requeue((await claim(store, AT + 2))!, AT + 2, true)
      expect((await claim(store, AT + 2))!.job.id).toBe(second.job.id)
      expect((await claim(store, AT + 2))!.job.id).toBe(first.job.id)
    })

    test('only the idempotency key of a failed job is released', async () => {
      const { store, jobs, otherJobs, access, usedCredits } = await openTwo()
      const withKey = (key: string) => creation(access, { idempotency: { key, bodyHash: 'hash' } })
      const [failedJob, succeededJob] = [withKey('lost'), withKey('kept')]
      await jobs.create(failedJob)
      await jobs.finish((await claim(store, AT))!, AT, failure)
      await jobs.create(succeededJob)
      await jobs.finish((await claim(store, AT))!, AT, success)
      expect(await usedCredits()).toBe(130)
      expect(await otherJobs.create(withKey('kept'))).toMatchObject({ kind: 'answered' })
      expect(await otherJobs.create(withKey('lost'))).toEqual({ kind: 'created' })
      expect(await usedCredits()).toBe(260)
    })

    test('a queued or running job can be cancelled once, an ended one cannot', async () => {
      const { store, otherStore, jobs, otherJobs, access, usedCredits } = await openTwo()
      const error = { code: 'cancelled', message: 'No more.', field: null, retryable: false }
      const [queuedJob, runningJob, endedJob] = [
        creation(access, { idempotency: { key: 'one', bodyHash: 'hash' } }),
        creation(access, { at: AT + 1 }),
        creation(access, { at: AT + 2 }),
      ]
      await jobs.create(queuedJob)
      expect(await otherJobs.cancel(queuedJob.job.id, AT + 5, error)).toMatchObject({
        status: 'failed',
        attempts: 0,
        finishedAt: AT + 5,
        error,
      })
      expect(await usedCredits()).toBe(0)
      expect(await jobs.cancel(queuedJob.job.id, AT + 6, error)).toBeNull()
      expect(await claim(store, AT + 7)).toBeNull()
      expect(await jobs.create(creation(access, { idempotency: { key: 'one', bodyHash: 'other' } }))).toEqual({
        kind: 'created',
      })
      await jobs.finish((await claim(store, AT + 7))!, AT + 7, success)

      await jobs.create(runningJob)
      const jobClaim = (await claim(otherStore, AT + 8))!
      expect(await jobs.cancel(runningJob.job.id, AT + 9, error)).toMatchObject({ status: 'failed' })
      expect(await otherJobs.heartbeat(jobClaim, AT + 99)).toBe(false)
      expect(await otherJobs.finish(jobClaim, AT + 10, success)).toBe(false)
      expect(await jobs.file(runningJob.job.id)).toBeNull()
      expect(await usedCredits()).toBe(130)

      await jobs.create(endedJob)
      await jobs.finish((await claim(store, AT + 11))!, AT + 11, success)
      expect(await jobs.cancel(endedJob.job.id, AT + 12, error)).toBeNull()
      expect(await usedCredits()).toBe(260)
      expect(await jobs.cancel(crypto.randomUUID(), AT, error)).toBeNull()
    })

    test('jobs are listed newest first, in pages, by status, and only those of the organisation', async () => {
      const { store, jobs, otherJobs, access } = await openTwo()
      const stranger = await customer(store)
      const ids: string[] = []
      for (let i = 0; i < 5; i++) {
        const each = creation(access, { at: AT + (i >> 1), credits: 1 })
        ids.push(each.job.id)
        await jobs.create(each)
      }
      const { organisation } = access
      const scope = { organisationId: organisation.id, environment: 'live', status: null, before: null } as const
      const listIds = async (of: object) => (await otherJobs.list({ ...scope, limit: 2, ...of })).map(({ id }) => id)
      const all = await listIds({ limit: 9 })
      // Jobs of the same instant have any order, which must be stable.
      expect(all.toSorted()).toEqual(ids.toSorted())
      expect(all[0]).toBe(ids[4]!)
      const pages = [await listIds({}), await listIds({ before: all[1] }), await listIds({ before: all[3] })]
      expect(pages).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)])
      const jobClaim = (await claim(store, AT + 9))!
      await jobs.finish(jobClaim, AT + 9, success)
      expect(await listIds({ limit: 9, status: 'succeeded' })).toEqual([jobClaim.job.id])
      expect(await listIds({ limit: 9, status: 'queued' })).toEqual(all.filter((id) => id !== jobClaim.job.id))
      await jobs.create(creation(stranger, { at: AT + 9 }))
      expect(await listIds({ limit: 9 })).toEqual(all)
      expect(await listIds({ environment: 'sandbox' })).toEqual([])
    })

    test('a job whose lease has ended is claimed again, and the first worker has no effect any more', async () => {
      const { store, otherStore, jobs, otherJobs, access, usedCredits } = await openTwo()
      await jobs.create(creation(access))
      const first = (await claim(store, AT, AT + 100))!
      expect(await jobs.heartbeat(first, AT + 200)).toBe(true)
      expect(await claim(otherStore, AT + 199)).toBeNull()
      const second = (await claim(otherStore, AT + 200))!
      expect(second.job).toMatchObject({ id: first.job.id, attempts: 2, startedAt: AT, status: 'running' })
      expect(await jobs.heartbeat(first, AT + 900)).toBe(false)
      expect(await jobs.requeue(first, AT, true)).toBe(false)
      expect(await jobs.finish(first, AT + 201, failure)).toBe(false)
      expect(await usedCredits()).toBe(130)
      expect(await otherJobs.finish(second, AT + 202, success)).toBe(true)
      expect(await otherJobs.finish(second, AT + 203, failure)).toBe(false)
      expect(await usedCredits()).toBe(130)
      expect(await jobs.get(first.job.id)).toMatchObject({ status: 'succeeded', finishedAt: AT + 202 })
    })

    test('a requeued job is claimed again, and its attempt counts or not', async () => {
      const { store, jobs, access } = await openTwo()
      await jobs.create(creation(access))
      const claimNext = async (now: number): Promise<JobClaim> => (await claim(store, now))!
      expect(await jobs.requeue(await claimNext(AT), AT + 50, false)).toBe(true)
      expect(await claim(store, AT + 49)).toBeNull()
      const secondClaim = await claimNext(AT + 50)
      expect(secondClaim.job.attempts).toBe(1)
      await jobs.requeue(secondClaim, AT + 50, true)
      expect((await claimNext(AT + 50)).job.attempts).toBe(2)
    })

    test('a job without remaining attempts can only be finished', async () => {
      const { store, jobs, access, usedCredits } = await openTwo()
      await jobs.create(creation(access))
      for (let i = 1; i <= ATTEMPTS; i++)
        expect(await claim(store, AT + 100 * i)).toMatchObject({ exhausted: false, job: { attempts: i } })
      const last = (await claim(store, AT + 1000))!
      expect(last).toMatchObject({ exhausted: true, job: { attempts: ATTEMPTS } })
      expect(await jobs.finish(last, AT + 1001, failure)).toBe(true)
      expect(await jobs.get(last.job.id)).toMatchObject({
        status: 'failed',
        error: failure.status === 'failed' ? failure.error : null,
      })
      expect(await usedCredits()).toBe(0)
      expect(await claim(store, AT + 10_000)).toBeNull()
    })

    test('a file exists with its job and is deleted when it expires', async () => {
      const { store, jobs, access } = await openTwo()
      await jobs.create(creation(access))
      const jobClaim = (await claim(store, AT))!
      expect(await jobs.file(jobClaim.job.id)).toBeNull()
      await jobs.finish(jobClaim, AT, success)
      expect([...(await jobs.file(jobClaim.job.id))!]).toEqual([...FILE])
      expect(await jobs.expire(AT + 999)).toBe(0)
      expect(await jobs.expire(AT + 1000)).toBe(1)
      expect(await jobs.file(jobClaim.job.id)).toBeNull()
      expect(await jobs.get(jobClaim.job.id)).toMatchObject({ status: 'expired', fileExpiresAt: AT + 1000 })
      expect(await jobs.expire(AT + 1000)).toBe(0)
    })

    test('link keys: the first is created once, the newest comes first, and all others can be removed', async () => {
      const { jobs, otherJobs } = await openTwo()
      const key = (id: string, createdAt: number) => ({ id, secret: '00', createdAt })
      await Promise.all([
        jobs.addLinkKey(key('a', AT), { onlyFirst: true }),
        otherJobs.addLinkKey(key('b', AT), { onlyFirst: true }),
      ])
      expect(await jobs.linkKeys()).toHaveLength(1)
      await jobs.addLinkKey(key('c', AT + 1), { onlyFirst: false })
      expect((await jobs.linkKeys())[0]).toEqual(key('c', AT + 1))
      await jobs.removeLinkKeysBut('c')
      expect(await otherJobs.linkKeys()).toEqual([key('c', AT + 1)])
    })
  })
}
