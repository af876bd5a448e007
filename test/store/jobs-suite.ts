import { afterEach, describe, expect, test } from 'bun:test'
import { accounts } from '../../src/service/accounts.ts'
import { hashOf } from '../../src/service/keys.ts'
import type { Claim, JobCreation, Outcome } from '../../src/store/jobs.ts'
import type { Access, Awaitable, Store } from '../../src/store/store.ts'
import type { Endpoint } from '../../src/store/webhooks.ts'
import { plan, testClock } from '../service/world.ts'

const AT = testClock().now()
const ATTEMPTS = 3

/** An organisation with 1000 credits a month, as its live key stands for it. */
const customer = async (store: Store): Promise<Access> => {
  const admin = accounts(store, testClock())
  await admin.savePlan(plan({ monthlyCredits: 1000 }))
  const organisation = await admin.createOrganisation('Test', { plan: 'test' })
  const project = await admin.createProject(organisation.id, 'Main')
  const { secret } = await admin.createKey(project.id, 'live')
  return (await store.access(hashOf(secret)))!
}

let made = 0
const creation = (access: Access, change: Partial<JobCreation> = {}): JobCreation => ({
  access,
  at: AT,
  requestId: `request-${++made}`,
  subject: 'jobs/pdf/matching-report',
  credits: 130,
  idempotency: null,
  answer: { status: 202, body: '{}' },
  job: { id: crypto.randomUUID(), capability: 'matching-report', work: '{"input":{}}' },
  limits: { unfinished: 100, unfinishedOfOne: 100, sandboxDay: 5 },
  ...change,
})

const FILE = new TextEncoder().encode('%PDF-1.7 \0 of bytes')
const success: Outcome = { status: 'succeeded', file: FILE, fileExpiresAt: AT + 1000 }
const failure: Outcome = {
  status: 'failed',
  error: { code: 'computation_failed', message: 'It failed.', field: null, retryable: true },
}

/** What every store of jobs and webhooks keeps to, as `storeSuite` has it. */
export const jobStoreSuite = (makePlace: () => Promise<() => Awaitable<Store>>) => {
  const opened: Store[] = []
  afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())))
  /** Two connections, and a customer. */
  const two = async () => {
    const open = await makePlace()
    const stores = [await open(), await open()] as const
    opened.push(...stores)
    const [store, other] = stores
    const used = async () => (await store.funds(access.organisation.id, access.project.id, AT)).includedUsed
    const access = await customer(store)
    return { store, other, jobs: store.jobs, otherJobs: other.jobs, access, used }
  }
  const claim = (store: Store, now: number, until = now + 100) => store.jobs.claim({ now, until, attempts: ATTEMPTS })

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
      })
      expect(await jobs.get(crypto.randomUUID())).toBeNull()
    })

    test('two connections never make more jobs than the queue holds', async () => {
      const { jobs, otherJobs, access } = await two()
      const limits = { unfinished: 3, unfinishedOfOne: 3, sandboxDay: 5 }
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
        ...{ at: AT + 5, status: 'failed', nextAt: null, httpStatus: 410, error: 'It answered 410.', gone: true },
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
