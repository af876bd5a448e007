import { afterAll } from 'bun:test'
import { freshDatabase } from '../../bench/servers/database.ts'

export { DATABASE_URL, REDIS_URL } from '../../bench/servers/database.ts'

const made: Awaited<ReturnType<typeof freshDatabase>>[] = []

/** The URL of an empty database, dropped at the end. */
export const emptyDatabase = async (): Promise<string> => {
  const database = await freshDatabase()
  made.push(database)
  return database.url
}

// Each drop waits for a checkpoint of the database: together they wait for few, alone for dozens.
afterAll(() => Promise.all(made.splice(0).map(({ drop }) => drop())), 300_000)
