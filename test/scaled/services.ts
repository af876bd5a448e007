import { afterAll } from 'bun:test'
import { SQL } from 'bun'

/** Where the tests find PostgreSQL (any database on it; they make their own) and Redis. */
export const DATABASE_URL = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
export const REDIS_URL = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'

const made: string[] = []

/** The URL of an empty database, dropped at the end. */
export const emptyDatabase = async (): Promise<string> => {
  const name = `khagola_test_${crypto.randomUUID().replaceAll('-', '')}`
  await using sql = new SQL(DATABASE_URL, { max: 1 })
  await sql.unsafe(`CREATE DATABASE ${name}`)
  made.push(name)
  const url = new URL(DATABASE_URL)
  url.pathname = `/${name}`
  return url.href
}

afterAll(async () => {
  await using sql = new SQL(DATABASE_URL, { max: 1 })
  for (const name of made.splice(0)) await sql.unsafe(`DROP DATABASE ${name} WITH (FORCE)`)
})
