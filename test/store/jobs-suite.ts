import { describe, expect, test } from 'bun:test'
import type { Claim } from '../../src/store/jobs.ts'
import type { Store } from '../../src/store/store.ts'
import type { Access } from '../../src/store/types.ts'
import { AT, ATTEMPTS, claim, creation, customer, FILE, failure, type MakePlace, pairs, success } from './jobs-place.ts'

/** What every store of jobs keeps to, as `storeSuite` has it. */
export const jobStoreSuite = (makePlace: MakePlace) => {
  const two = pairs(makePlace)

  describe('jobs', () => {
    test('what has been used and is left is the sum of the rows of the ledger, whatever was taken and given back', async () => {
      const { store, other, access, jobs, otherJobs } = await two()
      const { organisation, project } = access
      const NEXT_MONTH = Date.UTC(2026, 3, 2)
      const call = (credits: number, at = AT) => ({ ...creation(access), credits, at, subject: 'fakes/fast' })
      await store.grant(organisation.id, 500, AT, 'bought')
      const order = creation(access, { credits: 900 })
      await jobs.create(order)
      await Promise.all([store.settle(call(60)), other.settle(call(70)), store.settle(call(33)), other.settle(call(7))])
      const claimed = await claim(other, AT)
      await store.settle(call(5, NEXT_MONTH))
      await otherJobs.create(creation(access, { credits: 21, at: NEXT_MONTH }))
      // What is given back counts in the month that it was taken in.
      await otherJobs.finish(claimed!, NEXT_MONTH, failure)
      expect(await store.settle(call(2000))).toEqual({ kind: 'refused', why: 'quota_exhausted' })

      const rows = await other.ledger(organisation.id)
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
      for (const [month, at, used] of [
        ['2026-03', AT, 170],
        ['2026-04', NEXT_MONTH, 26],
      ] as const) {
        const funds = await store.funds(organisation.id, project.id, at)
        expect(funds).toEqual({
          includedUsed: -sum('included', month),
          granted: sum('granted'),
          overageUsed: 0 - sum('overage', month),
          projectUsed: used,
        })
        expect(await other.funds(organisation.id, project.id, at)).toEqual(funds)
      }
      expect(sum('granted')).toBe(500 - 70)
    })

    test('a job is made with its reservation and its answer, or not at all', async () => {
      const { store, jobs, access, used } = await two()
      const idempotency = { key: 'one', bodyHash: 'hash' }
      const first = creation(access, { idempotency })
      expect(await jobs.create(first)).toEqual({ kind: 'created' })
      expect(await jobs.create(creation(access, { idempotency }))).toMatchObject({
        kind: 'answered',
        answer: { requestId: first.requestId, status: 202 },
      })
      expect(await jobs.unfinished()).toBe(1)
      expect(await used()).toBe(130)
      // The second row of one job breaks the transaction after the credits were taken.
      await expect(jobs.create(creation(access, { job: first.job }))).rejects.toThrow()
      expect(await used()).toBe(130)
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

    test('two connections never make more jobs than the queue holds', async () => {
      const { jobs, otherJobs, access } = await two()
      const limits = { unfinished: 3, unfinishedPerOrganisation: 3, sandboxDay: 5 }
      const created = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          (i % 2 ? jobs : otherJobs).create(creation(access, { limits, credits: 1 })),
        ),
      )
      expect(created.filter(({ kind }) => kind === 'created')).toHaveLength(3)
      expect(await jobs.unfinished()).toBe(3)
    })

    test('each is claimed once, the longest waiting first', async () => {
      const { store, other, jobs, access } = await two()
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
      const claims = await Promise.all(Array.from({ length: 8 }, (_, i) => claim(i % 2 ? store : other, AT + 10)))
      expect(claims.flatMap((each) => each?.job.id ?? []).sort()).toEqual(ids.slice(1).sort())
      expect(await claim(store, AT + 109)).toBeNull()
    })

    test('organisations have turns, however many jobs one of them has', async () => {
      const { store, other, jobs, otherJobs, access } = await two()
      const [second, third] = [await customer(store), await customer(store)]
      const order = async (by: Access, at: number) => {
        const each = creation(by, { at, credits: 1 })
        await jobs.create(each)
        return each.job.id
      }
      const many = [await order(access, AT), await order(access, AT + 1), await order(access, AT + 2)]
      const few = [await order(second, AT + 3), await order(second, AT + 4)]
      const next = async (from: Store, now: number) => (await claim(from, now, now + 1000))!.job.id
      expect([await next(store, AT + 5), await next(other, AT + 5), await next(store, AT + 5)]).toEqual([
        many[0]!,
        few[0]!,
        many[1]!,
      ])
      // One that was never served has the next turn.
      const last = await order(third, AT + 6)
      expect(await next(other, AT + 6)).toBe(last)
      expect([await next(store, AT + 6), await next(other, AT + 6)]).toEqual([few[1]!, many[2]!])
      expect(await claim(store, AT + 6)).toBeNull()
      expect(await otherJobs.unfinished()).toBe(6)
    })

    test('an attempt that failed takes a turn too', async () => {
      const { store, jobs, access } = await two()
      const other = await customer(store)
      const [first, second] = [creation(access, { credits: 1 }), creation(other, { at: AT + 1, credits: 1 })]
      await jobs.create(first)
      await jobs.create(second)
      await jobs.putDown((await claim(store, AT + 2))!, AT + 2, true)
      expect((await claim(store, AT + 2))!.job.id).toBe(second.job.id)
      expect((await claim(store, AT + 2))!.job.id).toBe(first.job.id)
    })

    test('the idempotency key of a job that failed is free again, and no other', async () => {
      const { store, jobs, otherJobs, access, used } = await two()
      const keyed = (key: string) => creation(access, { idempotency: { key, bodyHash: 'hash' } })
      const [lost, kept] = [keyed('lost'), keyed('kept')]
      await jobs.create(lost)
      await jobs.finish((await claim(store, AT))!, AT, failure)
      await jobs.create(kept)
      await jobs.finish((await claim(store, AT))!, AT, success)
      expect(await used()).toBe(130)
      expect(await otherJobs.create(keyed('kept'))).toMatchObject({ kind: 'answered' })
      expect(await otherJobs.create(keyed('lost'))).toEqual({ kind: 'created' })
      expect(await used()).toBe(260)
    })

    test('a job is cancelled while it waits or runs, once, and not when it has ended', async () => {
      const { store, other, jobs, otherJobs, access, used } = await two()
      const error = { code: 'cancelled', message: 'No more.', field: null, retryable: false }
      const [waiting, running, ended] = [
        creation(access, { idempotency: { key: 'one', bodyHash: 'hash' } }),
        creation(access, { at: AT + 1 }),
        creation(access, { at: AT + 2 }),
      ]
      await jobs.create(waiting)
      expect(await otherJobs.cancel(waiting.job.id, AT + 5, error)).toMatchObject({
        status: 'failed',
        attempts: 0,
        finishedAt: AT + 5,
        error,
      })
      expect(await used()).toBe(0)
      expect(await jobs.cancel(waiting.job.id, AT + 6, error)).toBeNull()
      expect(await claim(store, AT + 7)).toBeNull()
      expect(await jobs.create(creation(access, { idempotency: { key: 'one', bodyHash: 'other' } }))).toEqual({
        kind: 'created',
      })
      await jobs.finish((await claim(store, AT + 7))!, AT + 7, success)

      await jobs.create(running)
      const held = (await claim(other, AT + 8))!
      expect(await jobs.cancel(running.job.id, AT + 9, error)).toMatchObject({ status: 'failed' })
      expect(await otherJobs.heartbeat(held, AT + 99)).toBe(false)
      expect(await otherJobs.finish(held, AT + 10, success)).toBe(false)
      expect(await jobs.file(running.job.id)).toBeNull()
      expect(await used()).toBe(130)

      await jobs.create(ended)
      await jobs.finish((await claim(store, AT + 11))!, AT + 11, success)
      expect(await jobs.cancel(ended.job.id, AT + 12, error)).toBeNull()
      expect(await used()).toBe(260)
      expect(await jobs.cancel(crypto.randomUUID(), AT, error)).toBeNull()
    })

    test('a list: the newest first, in pages, of one status, of nobody else', async () => {
      const { store, jobs, otherJobs, access } = await two()
      const stranger = await customer(store)
      const ids: string[] = []
      for (let i = 0; i < 5; i++) {
        const each = creation(access, { at: AT + (i >> 1), credits: 1 })
        ids.push(each.job.id)
        await jobs.create(each)
      }
      const { organisation } = access
      const scope = { organisationId: organisation.id, environment: 'live', status: null, before: null } as const
      const listed = async (of: object) => (await otherJobs.list({ ...scope, limit: 2, ...of })).map(({ id }) => id)
      const all = await listed({ limit: 9 })
      // Those of one instant in any order, as long as it is always the same.
      expect(all.toSorted()).toEqual(ids.toSorted())
      expect(all[0]).toBe(ids[4]!)
      const pages = [await listed({}), await listed({ before: all[1] }), await listed({ before: all[3] })]
      expect(pages).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)])
      const held = (await claim(store, AT + 9))!
      await jobs.finish(held, AT + 9, success)
      expect(await listed({ limit: 9, status: 'succeeded' })).toEqual([held.job.id])
      expect(await listed({ limit: 9, status: 'queued' })).toEqual(all.filter((id) => id !== held.job.id))
      await jobs.create(creation(stranger, { at: AT + 9 }))
      expect(await listed({ limit: 9 })).toEqual(all)
      expect(await listed({ environment: 'sandbox' })).toEqual([])
    })

    test('a job whose lease ended is taken again, and its first worker is heard no more', async () => {
      const { store, other, jobs, otherJobs, access, used } = await two()
      await jobs.create(creation(access))
      const first = (await claim(store, AT, AT + 100))!
      expect(await jobs.heartbeat(first, AT + 200)).toBe(true)
      expect(await claim(other, AT + 199)).toBeNull()
      const second = (await claim(other, AT + 200))!
      expect(second.job).toMatchObject({ id: first.job.id, attempts: 2, startedAt: AT, status: 'running' })
      expect(await jobs.heartbeat(first, AT + 900)).toBe(false)
      expect(await jobs.putDown(first, AT, true)).toBe(false)
      expect(await jobs.finish(first, AT + 201, failure)).toBe(false)
      expect(await used()).toBe(130)
      expect(await otherJobs.finish(second, AT + 202, success)).toBe(true)
      expect(await otherJobs.finish(second, AT + 203, failure)).toBe(false)
      expect(await used()).toBe(130)
      expect(await jobs.get(first.job.id)).toMatchObject({ status: 'succeeded', finishedAt: AT + 202 })
    })

    test('a job that was put down is taken again, its attempt counted or not', async () => {
      const { store, jobs, access } = await two()
      await jobs.create(creation(access))
      const take = async (now: number): Promise<Claim> => (await claim(store, now))!
      expect(await jobs.putDown(await take(AT), AT + 50, false)).toBe(true)
      expect(await claim(store, AT + 49)).toBeNull()
      const again = await take(AT + 50)
      expect(again.job.attempts).toBe(1)
      await jobs.putDown(again, AT + 50, true)
      expect((await take(AT + 50)).job.attempts).toBe(2)
    })

    test('with its attempts used up it is only to be finished', async () => {
      const { store, jobs, access, used } = await two()
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
      expect(await used()).toBe(0)
      expect(await claim(store, AT + 10_000)).toBeNull()
    })

    test('a file is there with its job, and goes when it expires', async () => {
      const { store, jobs, access } = await two()
      await jobs.create(creation(access))
      const held = (await claim(store, AT))!
      expect(await jobs.file(held.job.id)).toBeNull()
      await jobs.finish(held, AT, success)
      expect([...(await jobs.file(held.job.id))!]).toEqual([...FILE])
      expect(await jobs.expire(AT + 999)).toBe(0)
      expect(await jobs.expire(AT + 1000)).toBe(1)
      expect(await jobs.file(held.job.id)).toBeNull()
      expect(await jobs.get(held.job.id)).toMatchObject({ status: 'expired', fileExpiresAt: AT + 1000 })
      expect(await jobs.expire(AT + 1000)).toBe(0)
    })

    test('link keys: the first is made once, the newest is first, others are forgotten', async () => {
      const { jobs, otherJobs } = await two()
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
