import { SQL } from 'bun'

/** URLs of PostgreSQL and Redis. `freshDatabase` creates databases on the same PostgreSQL server. */
export const DATABASE_URL = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
export const REDIS_URL = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'

/** Creates an empty database. Returns its URL and a function that drops it. */
export const freshDatabase = async () => {
  const name = `khagola_test_${crypto.randomUUID().replaceAll('-', '')}`
  const execute = async (statement: string) => {
    await using sql = new SQL(DATABASE_URL, { max: 1 })
    await sql.unsafe(statement)
  }
  await execute(`CREATE DATABASE ${name}`)
  const url = new URL(DATABASE_URL)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => execute(`DROP DATABASE ${name} WITH (FORCE)`) }
}
