import { SQL } from 'bun'

/** Where PostgreSQL (any database on it; fresh ones are made beside it) and Redis are. */
export const DATABASE_URL = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
export const REDIS_URL = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'

/** An empty database, and how to be rid of it. */
export const freshDatabase = async () => {
  const name = `khagola_test_${crypto.randomUUID().replaceAll('-', '')}`
  const told = async (statement: string) => {
    await using sql = new SQL(DATABASE_URL, { max: 1 })
    await sql.unsafe(statement)
  }
  await told(`CREATE DATABASE ${name}`)
  const url = new URL(DATABASE_URL)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => told(`DROP DATABASE ${name} WITH (FORCE)`) }
}
