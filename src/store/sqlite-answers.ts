import type { Database } from 'bun:sqlite'
import type { AnswerKey, Instant, StoredAnswer } from './store.ts'

const SWEPT_AT_ONCE = 2000

/** The idempotent answers of a SQLite store. Writing belongs inside a transaction. */
export class SqliteAnswers {
  readonly #get
  readonly #add
  readonly #forget
  readonly #newest
  readonly #old
  readonly #empty

  constructor(db: Database) {
    this.#get = db.prepare<StoredAnswer, [string, string, string]>(
      `SELECT body_hash AS bodyHash, request_id AS requestId, status, body, stored_at AS storedAt
      FROM answers WHERE project_id = ? AND environment = ? AND key = ?`,
    )
    this.#add = db.prepare('INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    // Rows lie in order of time, so that no index by age is needed.
    this.#forget = db.prepare(
      `DELETE FROM answers WHERE rowid IN (SELECT rowid FROM answers ORDER BY rowid LIMIT ${SWEPT_AT_ONCE}) AND stored_at < ?`,
    )
    this.#newest = db.prepare<{ newest: number }, []>('SELECT ifnull(max(rowid), 0) AS newest FROM answers')
    this.#old = db.prepare<{ last: number | null }, [number, number]>(
      `SELECT max(number) AS last FROM
        (SELECT rowid AS number, stored_at FROM answers WHERE rowid > ? ORDER BY rowid LIMIT ${SWEPT_AT_ONCE})
      WHERE stored_at < ?`,
    )
    this.#empty = db.prepare('UPDATE answers SET body = NULL WHERE rowid > ? AND rowid <= ? AND stored_at < ?')
  }

  get({ projectId, environment, key }: AnswerKey): StoredAnswer | null {
    return this.#get.get(projectId, environment, key)
  }

  add({ projectId, environment, key }: AnswerKey, answer: StoredAnswer): void {
    const { bodyHash, requestId, status, body, storedAt } = answer
    this.#add.run(projectId, environment, key, bodyHash, requestId, status, body, storedAt)
  }

  /**
   * Forgets and empties by portions, so that no call waits long behind it. `emptied` is the row up to which it has come
   * before; answers the new one.
   */
  sweep(emptied: number, answersBefore: Instant, keysBefore: Instant): number {
    this.#forget.run(keysBefore)
    // Row numbers begin again in an empty table.
    const from = Math.min(emptied, this.#newest.get()!.newest)
    const { last } = this.#old.get(from, answersBefore)!
    if (last === null) return from
    this.#empty.run(from, last, answersBefore)
    return last
  }
}
