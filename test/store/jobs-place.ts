import { afterEach } from 'bun:test'
import { accounts } from '../../src/service/accounts.ts'
import { hashOf } from '../../src/service/keys.ts'
import type { JobCreation, Outcome } from '../../src/store/jobs.ts'
import type { Store } from '../../src/store/store.ts'
import type { Access, Awaitable } from '../../src/store/types.ts'
import { plan, testClock } from '../service/world.ts'

export const AT = testClock().now()
export const ATTEMPTS = 3

/** An organisation with 1000 credits a month, as its live key stands for it. */
export const customer = async (store: Store): Promise<Access> => {
  const admin = accounts(store, testClock())
  await admin.savePlan(plan({ monthlyCredits: 1000 }))
  const organisation = await admin.createOrganisation('Test', { plan: 'test' })
  const project = await admin.createProject(organisation.id, 'Main')
  const { secret } = await admin.createKey(project.id, 'live')
  return (await store.access(hashOf(secret)))!
}

let made = 0
export const creation = (access: Access, change: Partial<JobCreation> = {}): JobCreation => ({
  access,
  at: AT,
  requestId: `request-${++made}`,
  subject: 'jobs/pdf/matching-report',
  credits: 130,
  idempotency: null,
  answer: { status: 202, body: '{}' },
  job: {
    id: crypto.randomUUID(),
    capability: 'matching-report',
    work: '{"input":{}}',
    warnings: [{ code: 'tie', message: 'A tie.' }],
  },
  limits: { unfinished: 100, unfinishedPerOrganisation: 100, sandboxDay: 5 },
  ...change,
})

export const FILE = new TextEncoder().encode('%PDF-1.7 \0 of bytes')
export const success: Outcome = { status: 'succeeded', file: FILE, fileExpiresAt: AT + 1000 }
export const failure: Outcome = {
  status: 'failed',
  error: { code: 'computation_failed', message: 'It failed.', field: null, retryable: true },
}

/** How an empty store is made, and a connection to it opened, each as another process would. */
export type MakePlace = () => Promise<() => Awaitable<Store>>

export const claim = (store: Store, now: number, until = now + 100) =>
  store.jobs.claim({ now, until, attempts: ATTEMPTS })

/** Makes two connections to an empty store, and a customer; they are closed after each test. */
export const pairs = (makePlace: MakePlace) => {
  const opened: Store[] = []
  afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())))
  /** Two connections, and a customer. */
  return async () => {
    const open = await makePlace()
    const stores = [await open(), await open()] as const
    opened.push(...stores)
    const [store, other] = stores
    const used = async () => (await store.funds(access.organisation.id, access.project.id, AT)).includedUsed
    const access = await customer(store)
    return { store, other, jobs: store.jobs, otherJobs: other.jobs, access, used }
  }
}
