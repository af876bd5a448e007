import { expect, test } from 'bun:test'
import { SQL } from 'bun'
import { accounts } from '../../src/service/accounts.ts'
import { hashOfKey } from '../../src/service/keys.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import type { Store } from '../../src/store/store.ts'
import { plan, testWorld } from '../service/world.ts'
import { jobStoreSuite } from '../store/jobs-suite.ts'
import { storeSuite } from '../store/suite.ts'
import { webhookStoreSuite } from '../store/webhooks-suite.ts'
import { emptyDatabase } from './services.ts'

const makeStore = async () => {
  const url = await emptyDatabase()
  return () => openPostgres(url, { connections: 3 })
}
storeSuite(makeStore)
jobStoreSuite(makeStore)
webhookStoreSuite(makeStore)

test('a store of a newer release is refused and not changed', async () => {
  const url = await emptyDatabase()
  await (await openPostgres(url)).close()
  await using sql = new SQL(url, { max: 1 })
  await sql`UPDATE store_version SET version = 99`
  await expect(openPostgres(url)).rejects.toThrow('newer release')
  expect([...(await sql`SELECT version FROM store_version`)]).toEqual([{ version: 99 }])
})

test('many processes can start on an empty database at the same time', async () => {
  const url = await emptyDatabase()
  const stores = await Promise.all(Array.from({ length: 8 }, () => openPostgres(url, { connections: 1 })))
  expect(await stores[7]!.plans()).toEqual([])
  await Promise.all(stores.map((store) => store.close()))
})

test('cached sums of a node are not used after another node changed them', async () => {
  const open = await makeStore()
  const [firstNode, secondNode] = [await open(), await open()]
  const { live, organisation, project, clock } = await testWorld({ store: firstNode, plan: { monthlyCredits: 7 } })
  const settleCall = async (store: Store, name: string | null = null) => {
    const access = (await store.access(hashOfKey(live.secret)))!
    const key = { projectId: project.id, environment: 'live', key: name ?? '' } as const
    const { kind } = await store.settle({
      ...{ access, at: clock.now(), requestId: crypto.randomUUID(), subject: 'fakes/fast', credits: 1 },
      ...{ idempotency: name === null ? null : { ...key, bodyHash: 'a' }, answer: { status: 200, body: '{}' } },
    })
    return kind
  }
  const usedCredits = async (store: Store) => {
    const access = (await store.access(hashOfKey(live.secret)))!
    const funds = [undefined, access].map((givenAccess) =>
      store.funds(organisation.id, project.id, clock.now(), givenAccess),
    )
    return (await Promise.all(funds)).map(({ includedUsed }) => includedUsed)
  }
  // The nodes alternate, so that each one has cached sums that the other has changed.
  expect(await settleCall(firstNode)).toBe('charged')
  expect(await settleCall(firstNode, 'one')).toBe('charged')
  expect(await usedCredits(secondNode)).toEqual([2, 2])
  expect(await settleCall(secondNode, 'one')).toBe('answered')
  expect(await settleCall(secondNode, 'two')).toBe('charged')
  expect(await usedCredits(firstNode)).toEqual([3, 3])
  expect(await settleCall(firstNode, 'two')).toBe('answered')
  expect(
    await Promise.all(
      [firstNode, secondNode, firstNode, secondNode, firstNode, secondNode].map((store) => settleCall(store)),
    ),
  ).toEqual(expect.arrayContaining(['charged', 'refused']))
  expect(await usedCredits(firstNode)).toEqual([7, 7])
  expect(await settleCall(firstNode)).toBe('refused')
  await secondNode.grant(organisation.id, 1, clock.now(), 'bought')
  expect(await settleCall(firstNode)).toBe('charged')
  expect(await settleCall(secondNode)).toBe('refused')
  expect((await firstNode.ledger(organisation.id)).filter(({ kind }) => kind === 'charge')).toHaveLength(8)
  await Promise.all([firstNode.close(), secondNode.close()])
})

test('a call waits for the database once, and a change of its account by another node applies to it', async () => {
  const open = await makeStore()
  const [store, otherStore] = [await open(), await open()]
  let reads = 0
  const read = store.access.bind(store)
  store.access = (hash) => {
    reads++
    return read(hash)
  }
  const { callLive, live, organisation, project, clock } = await testWorld({ store, plan: { monthlyCredits: 90 } })
  const admin = accounts(otherStore, clock)
  /** Calls until the account is known, then once more without a read. */
  const callKnown = async () => {
    for (let i = 0; i < 20 && !store.known!.access(hashOfKey(live.secret)); i++) await callLive('fast')
    reads = 0
    expect((await callLive('fast')).status).toBe(200)
    expect(reads).toBe(0)
  }
  await callKnown()
  expect((await callLive('fast', { n: 99 })).status).toBe(422)
  expect(reads).toBe(1)

  await callKnown()
  await admin.suspend(organisation.id)
  expect((await callLive('fast')).json.error.code).toBe('account_suspended')
  await admin.resume(organisation.id)
  expect((await callLive('fast')).status).toBe(200)

  await callKnown()
  await admin.setBudget(project.id, 1)
  expect((await callLive('fast')).json.error.code).toBe('project_budget_exceeded')
  await admin.setBudget(project.id, null)

  await callKnown()
  await admin.savePlan(plan({ monthlyCredits: 1 }))
  expect((await callLive('fast')).json.error.code).toBe('quota_exhausted')

  // The call runs again with the new plan. Its body can be read only once.
  await admin.savePlan(plan({ monthlyCredits: 90 }))
  await callKnown()
  await admin.savePlan(plan({ monthlyCredits: 91 }))
  let bodyReads = 0
  const body = async () => {
    bodyReads++
    return new TextEncoder().encode('{"n":2}')
  }
  const again = await callLive('fast', {}, { body })
  expect([again.status, again.json.data.n, bodyReads]).toEqual([200, 2, 1])

  await callKnown()
  await admin.revokeKey(live.key.id)
  const charges = async () => (await store.ledger(organisation.id)).length
  const before = await charges()
  const refused = await Promise.all([callLive('fast'), callLive('fast', { n: 99 }), callLive('throws')])
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401])
  expect(await charges()).toBe(before)
  await Promise.all([store.close(), otherStore.close()])
})

test('a revoked key stays refused while another key of its organisation is used', async () => {
  const open = await makeStore()
  const store = await open()
  const { call, callLive, live, organisation, project, clock } = await testWorld({ store })
  const admin = accounts(store, clock)
  const other = await admin.createKey(project.id, 'live')
  expect((await callLive('fast')).status).toBe(200)
  await admin.revokeKey(live.key.id)
  const statuses = new Set<number>()
  let ownCharges = 0
  for (let i = 0; i < 40; i++) {
    statuses.add((await callLive('fast')).status)
    if ((await call('fast', {}, { key: other.secret })).status === 200) ownCharges++
  }
  expect([...statuses]).toEqual([401])
  expect(ownCharges).toBe(40)
  expect(await store.ledger(organisation.id)).toHaveLength(41)
  await store.close()
})

test('a change of a plan that runs while an organisation gets the plan applies to its known accounts', async () => {
  const url = await emptyDatabase()
  const [store, otherStore] = [await openPostgres(url), await openPostgres(url)]
  const { callLive, live, organisation, clock } = await testWorld({ store })
  await accounts(otherStore, clock).savePlan(plan({ slug: 'other' }))
  const isKnown = () => store.known!.access(hashOfKey(live.secret)) !== null
  await using sql = new SQL(url, { max: 1 })
  let change = Promise.resolve()
  await sql.begin(async (tx) => {
    await tx`UPDATE plans SET monthly_credits = 0 WHERE slug = 'other'`
    change = otherStore.changeOrganisation(organisation.id, { plan: 'other' })
    await Bun.sleep(300)
    for (let i = 0; i < 40 && !isKnown(); i++) expect((await callLive('fast')).status).toBe(200)
    expect(isKnown()).toBe(true)
  })
  await change
  expect((await callLive('fast')).json.error?.code).toBe('quota_exhausted')
  await Promise.all([store.close(), otherStore.close()])
})

test('a reservation that waits for a concurrent write uses the sums after that write', async () => {
  const url = await emptyDatabase()
  const store = await openPostgres(url)
  const { live, organisation, clock } = await testWorld({ store, plan: { monthlyCredits: 3 } })
  const access = (await store.access(hashOfKey(live.secret)))!
  const reserve = (id: string) =>
    store.reserve({
      ...{ access, at: clock.now(), requestId: id, subject: 'fakes/fast', credits: 1 },
      ...{ id, until: clock.now() + 1000 },
    })
  expect(await reserve('first')).toBeNull()
  await using sql = new SQL(url, { max: 1 })
  const { waits: reservations } = await sql.begin(async (tx) => {
    await tx`UPDATE purchased SET moves = moves + 1 WHERE organisation_id = ${organisation.id}`
    const reservations = ['second', 'third'].map(reserve)
    // Wait until their statements are running.
    await Bun.sleep(300)
    await tx`UPDATE organisation_months SET included = 3 WHERE organisation_id = ${organisation.id}`
    return { waits: reservations }
  })
  expect(await Promise.all(reservations)).toEqual(['quota_exhausted', 'quota_exhausted'])
  await store.close()
})
