import { afterEach } from 'bun:test'
import { accounts } from '../../src/service/accounts.ts'
import { hashOfKey } from '../../src/service/keys.ts'
import type { JobCreation, JobOutcome } from '../../src/store/jobs.ts'
import type { Store } from '../../src/store/store.ts'
import type { Access, Awaitable } from '../../src/store/types.ts'
import { plan, testClock } from '../service/world.ts'

export const AT = testClock().now()
export const ATTEMPTS = 3

/** The live key of a new organisation with 1000 credits per month. */
export const customer = async (store: Store): Promise<Access> => {
  const admin = accounts(store, testClock())
  await admin.savePlan(plan({ monthlyCredits: 1000 }))
  const organisation = await admin.createOrganisation('Test', { plan: 'test' })
  const project = await admin.createProject(organisation.id, 'Main')
  const { secret } = await admin.createKey(project.id, 'live')
  return (await store.access(hashOfKey(secret)))!
}

let creations = 0
export const creation = (access: Access, overrides: Partial<JobCreation> = {}): JobCreation => ({
  access,
  at: AT,
  requestId: `request-${++creations}`,
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
  ...overrides,
})

export const FILE = new TextEncoder().encode('%PDF-1.7 \0 of bytes')
export const success: JobOutcome = { status: 'succeeded', file: FILE, fileExpiresAt: AT + 1000 }
export const failure: JobOutcome = {
  status: 'failed',
  error: { code: 'computation_failed', message: 'It failed.', field: null, retryable: true },
}

/** Creates an empty store and returns a function that opens a connection to it, like a separate process. */
export type MakeStore = () => Promise<() => Awaitable<Store>>

export const claim = (store: Store, now: number, until = now + 100) =>
  store.jobs.claim({ now, until, attempts: ATTEMPTS })

/** Returns a function that opens two connections to an empty store with one customer. They are closed after each test. */
export const storePairs = (makePlace: MakeStore) => {
  const connections: Store[] = []
  afterEach(() => Promise.all(connections.splice(0).map((store) => store.close())))
  /** Opens two connections and creates a customer. */
  return async () => {
    const open = await makePlace()
    const stores = [await open(), await open()] as const
    connections.push(...stores)
    const [store, otherStore] = stores
    const usedCredits = async () => (await store.funds(access.organisation.id, access.project.id, AT)).includedUsed
    const access = await customer(store)
    return { store, otherStore, jobs: store.jobs, otherJobs: otherStore.jobs, access, usedCredits }
  }
}
