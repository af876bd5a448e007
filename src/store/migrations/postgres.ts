import type { SQL } from 'bun'
import { MIGRATIONS, type Migration, versionFault } from './index.ts'

/** Number of the advisory lock that allows one migrating process at a time; arbitrary. */
const MIGRATION_LOCK = 7_202_611

/** The statements of a migration for PostgreSQL. */
const postgresStatements = (migration: Migration) =>
  typeof migration !== 'string' ? migration.postgres : fromSqlite(migration)
const fromSqlite = (migration: string) =>
  migration
    .replace(/ INTEGER PRIMARY KEY/g, ' BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY')
    .replace(/ INTEGER/g, ' BIGINT')
    .replace(/ BLOB/g, ' BYTEA')
    .replace(/ WITHOUT ROWID/g, '')

/** Updates a database to the newest version in one transaction. Throws if a newer release created it. */
export const migratePostgres = (sql: SQL): Promise<void> =>
  sql.begin(async (tx) => {
    await tx.unsafe(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await tx.unsafe('CREATE TABLE IF NOT EXISTS store_version (version INTEGER NOT NULL)')
    const [row] = await tx.unsafe<{ version: number }[]>('SELECT version FROM store_version')
    const version = row?.version ?? 0
    if (version > MIGRATIONS.length) throw versionFault(version)
    if (version === MIGRATIONS.length) return
    for (const migration of MIGRATIONS.slice(version)) await tx.unsafe(postgresStatements(migration)).simple()
    await tx.unsafe('DELETE FROM store_version')
    await tx.unsafe(`INSERT INTO store_version VALUES (${MIGRATIONS.length})`)
  })
