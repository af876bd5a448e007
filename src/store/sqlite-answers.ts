import type { Database } from 'bun:sqlite'
import { type AnswerKey, SWEPT_AT_ONCE } from './store.ts'
import type { Instant, StoredAnswer } from './terms.ts'

const oldest = (which: string) =>
  `rowid IN (SELECT rowid FROM answers WHERE ${which} AND stored_at < ? ORDER BY stored_at LIMIT ${SWEPT_AT_ONCE})`

/** The idempotent answers of a SQLite store. Writing belongs inside a transaction. */
export class SqliteAnswers {
  readonly #get
  readonly #add
  readonly #empty
  readonly #forget

  constructor(db: Database) {
    this.#get = db.prepare<StoredAnswer, [string, string, string]>(
      `SELECT body_hash AS bodyHash, request_id AS requestId, status, body, stored_at AS storedAt
      FROM answers WHERE project_id = ? AND environment = ? AND key = ?`,
    )
    this.#add = db.prepare('INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    this.#empty = db.prepare(`UPDATE answers SET body = NULL WHERE ${oldest('body IS NOT NULL')}`)
    this.#forget = db.prepare(`DELETE FROM answers WHERE ${oldest('body IS NULL')}`)
  }

  get({ projectId, environment, key }: AnswerKey): StoredAnswer | null {
    return this.#get.get(projectId, environment, key)
  }

  add({ projectId, environment, key }: AnswerKey, answer: StoredAnswer): void {
    const { bodyHash, requestId, status, body, storedAt } = answer
    this.#add.run(projectId, environment, key, bodyHash, requestId, status, body, storedAt)
  }

  /** One portion, so that no call waits long behind it; whether there may be more. */
  sweep(answersBefore: Instant, keysBefore: Instant): boolean {
    const emptied = this.#empty.run(answersBefore).changes
    const forgotten = this.#forget.run(keysBefore).changes
    return Math.max(emptied, forgotten) >= SWEPT_AT_ONCE
  }
}
