import type { Database } from 'bun:sqlite'
import accountsAndLedger from './0001-accounts-and-ledger.ts'
import jobs from './0002-jobs.ts'
import answersByAge from './0003-answers-by-age.ts'
import turnsAndWarnings from './0004-turns-and-warnings.ts'
import foldedLedger from './0005-folded-ledger.ts'
import reservations from './0006-reservations.ts'
import answersInOrder from './0007-answers-in-order.ts'
import moves from './0008-moves.ts'

/** Statements of SQLite in words that can be put into those of PostgreSQL, or both. */
export type Migration = string | { readonly sqlite: string; readonly postgres: string }

/** In order; a store's version is how many of them it has run. */
export const MIGRATIONS: readonly Migration[] = [
  accountsAndLedger,
  jobs,
  answersByAge,
  turnsAndWarnings,
  foldedLedger,
  reservations,
  answersInOrder,
  moves,
]

export const versionFault = (version: number) =>
  new Error(
    `The store is of version ${version}, from a newer release; this one knows ${MIGRATIONS.length}. Start the newer release.`,
  )

/** Brings a database to the newest version in one transaction; throws when it is from a newer release. */
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
