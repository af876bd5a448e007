import type { Database } from 'bun:sqlite'
import accountsAndLedger from './0001-accounts-and-ledger.ts'
import jobs from './0002-jobs.ts'
import answersByAge from './0003-answers-by-age.ts'
import turnsAndWarnings from './0004-turns-and-warnings.ts'
import foldedLedger from './0005-folded-ledger.ts'
import reservations from './0006-reservations.ts'
import answersInOrder from './0007-answers-in-order.ts'
import moves from './0008-moves.ts'
import accountMoves from './0009-account-moves.ts'

/** SQLite statements that can be converted to PostgreSQL, or separate statements for both databases. */
export type Migration = string | { readonly sqlite: string; readonly postgres: string }

/** All migrations in order. The version of a store is the number of migrations that it has run. */
export const MIGRATIONS: readonly Migration[] = [
  accountsAndLedger,
  jobs,
  answersByAge,
  turnsAndWarnings,
  foldedLedger,
  reservations,
  answersInOrder,
  moves,
  accountMoves,
]

export const versionFault = (version: number) =>
  new Error(
    `The store has version ${version}, which a newer release created; this release supports up to ${MIGRATIONS.length}. Start the newer release.`,
  )

/** Updates a database to the newest version in one transaction. Throws if a newer release created it. */
export const migrate = (db: Database) => {
  db.run('BEGIN IMMEDIATE')
  try {
    const { user_version: version } = db.query('PRAGMA user_version').get() as { user_version: number }
    if (version > MIGRATIONS.length) throw versionFault(version)
    for (const migration of MIGRATIONS.slice(version))
      db.run(typeof migration === 'string' ? migration : migration.sqlite)
    db.run(`PRAGMA user_version = ${MIGRATIONS.length}`)
    db.run('COMMIT')
  } catch (reason) {
    if (db.inTransaction) db.run('ROLLBACK')
    throw reason
  }
}
