import { afterAll } from 'bun:test'
import { freshDatabase } from '../../bench/servers/database.ts'

export { DATABASE_URL, REDIS_URL } from '../../bench/servers/database.ts'

const databases: Awaited<ReturnType<typeof freshDatabase>>[] = []

/** The URL of an empty database, dropped at the end. */
export const emptyDatabase = async (): Promise<string> => {
  const database = await freshDatabase()
  databases.push(database)
  return database.url
}

// Each drop waits for a checkpoint of the database. Concurrent drops share checkpoints.
afterAll(() => Promise.all(databases.splice(0).map(({ drop }) => drop())), 300_000)
