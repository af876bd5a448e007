import { expect, test } from 'bun:test'
import { SQL } from 'bun'
import { openPostgres } from '../../src/store/postgres.ts'
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
