import { expect, test } from 'bun:test'
import { SQL } from 'bun'
import { hashOf } from '../../src/service/keys.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import type { Store } from '../../src/store/store.ts'
import { testWorld } from '../service/world.ts'
import { jobStoreSuite } from '../store/jobs-suite.ts'
import { storeSuite } from '../store/suite.ts'
import { webhookStoreSuite } from '../store/webhooks-suite.ts'
import { emptyDatabase } from './services.ts'

const place = async () => {
  const url = await emptyDatabase()
  return () => openPostgres(url, { connections: 3 })
}
storeSuite(place)
jobStoreSuite(place)
webhookStoreSuite(place)

test('a store of a newer release is refused, and left alone', async () => {
  const url = await emptyDatabase()
  await (await openPostgres(url)).close()
  await using sql = new SQL(url, { max: 1 })
  await sql`UPDATE store_version SET version = 99`
  await expect(openPostgres(url)).rejects.toThrow('newer release')
  expect([...(await sql`SELECT version FROM store_version`)]).toEqual([{ version: 99 }])
})

test('many processes may start on an empty database at once', async () => {
  const url = await emptyDatabase()
  const stores = await Promise.all(Array.from({ length: 8 }, () => openPostgres(url, { connections: 1 })))
  expect(await stores[7]!.plans()).toEqual([])
  await Promise.all(stores.map((store) => store.close()))
})

test('what one node knows of the sums is worth nothing once another has moved them', async () => {
  const open = await place()
  const [here, there] = [await open(), await open()]
  const { live, organisation, project, clock } = await testWorld({ store: here, plan: { monthlyCredits: 7 } })
  const settled = async (store: Store, name: string | null = null) => {
    const access = (await store.access(hashOf(live.secret)))!
    const key = { projectId: project.id, environment: 'live', key: name ?? '' } as const
    const { kind } = await store.settle({
      ...{ access, at: clock.now(), requestId: crypto.randomUUID(), subject: 'fakes/fast', credits: 1 },
      ...{ idempotency: name === null ? null : { ...key, bodyHash: 'a' }, answer: { status: 200, body: '{}' } },
    })
    return kind
  }
  const used = async (store: Store) => {
    const access = (await store.access(hashOf(live.secret)))!
    const asOf = [undefined, access].map((as) => store.funds(organisation.id, project.id, clock.now(), as))
    return (await Promise.all(asOf)).map(({ includedUsed }) => includedUsed)
  }
  // By turns, so that each would charge by what it knew when it was last asked.
  expect(await settled(here)).toBe('charged')
  expect(await settled(here, 'one')).toBe('charged')
  expect(await used(there)).toEqual([2, 2])
  expect(await settled(there, 'one')).toBe('answered')
  expect(await settled(there, 'two')).toBe('charged')
  expect(await used(here)).toEqual([3, 3])
  expect(await settled(here, 'two')).toBe('answered')
  expect(await Promise.all([here, there, here, there, here, there].map((store) => settled(store)))).toEqual(
    expect.arrayContaining(['charged', 'refused']),
  )
  expect(await used(here)).toEqual([7, 7])
  expect(await settled(here)).toBe('refused')
  await there.grant(organisation.id, 1, clock.now(), 'bought')
  expect(await settled(here)).toBe('charged')
  expect(await settled(there)).toBe('refused')
  expect((await here.ledger(organisation.id)).filter(({ kind }) => kind === 'charge')).toHaveLength(8)
  await Promise.all([here.close(), there.close()])
})

test('a reservation that waits for what another writes goes by what that one left', async () => {
  const url = await emptyDatabase()
  const store = await openPostgres(url)
  const { live, organisation, clock } = await testWorld({ store, plan: { monthlyCredits: 3 } })
  const access = (await store.access(hashOf(live.secret)))!
  const reserved = (id: string) =>
    store.reserve({
      ...{ access, at: clock.now(), requestId: id, subject: 'fakes/fast', credits: 1 },
      ...{ id, until: clock.now() + 1000 },
    })
  expect(await reserved('first')).toBeNull()
  await using sql = new SQL(url, { max: 1 })
  const { waits } = await sql.begin(async (tx) => {
    await tx`UPDATE purchased SET moves = moves + 1 WHERE organisation_id = ${organisation.id}`
    const waits = ['second', 'third'].map(reserved)
    // Until their statements are under way.
    await Bun.sleep(300)
    await tx`UPDATE organisation_months SET included = 3 WHERE organisation_id = ${organisation.id}`
    return { waits }
  })
  expect(await Promise.all(waits)).toEqual(['quota_exhausted', 'quota_exhausted'])
  await store.close()
})
