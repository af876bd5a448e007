import type { Database } from 'bun:sqlite'
import { type AnswerKey, SWEPT_AT_ONCE } from './store.ts'
import type { Instant, StoredAnswer } from './types.ts'

/** A row of the table, which is in the order of storing. */
interface Kept {
  place: number
  storedAt: Instant
  isEmpty: number
}

/** Longer ones are compressed: what is written costs more than that. */
const SHORT = 1000
const packed = (body: string | null) =>
  body === null || body.length < SHORT ? body : Bun.zstdCompressSync(body, { level: 1 })
type Packed = string | Uint8Array<ArrayBuffer> | null
const unpacked = (body: Packed) => (body instanceof Uint8Array ? Bun.zstdDecompressSync(body).toString() : body)

/**
 * The idempotent answers of a SQLite store. Writing belongs inside a transaction. The oldest are emptied and forgotten first, in the
 * order in which they were stored: an index by age would be one more page for every call to write.
 */
export class SqliteAnswers {
  readonly #get
  readonly #add
  readonly #from
  readonly #last
  readonly #empty
  readonly #forget

  constructor(db: Database) {
    this.#get = db.prepare<Omit<StoredAnswer, 'body'> & { body: Packed }, [string, string, string]>(
      `SELECT body_hash AS bodyHash, request_id AS requestId, status, body, stored_at AS storedAt
      FROM answers WHERE project_id = ? AND environment = ? AND key = ?`,
    )
    this.#add = db.prepare('INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    this.#from = db.prepare<Kept, [number]>(
      `SELECT rowid AS place, stored_at AS storedAt, body IS NULL AS isEmpty
      FROM answers WHERE rowid >= ? ORDER BY rowid LIMIT 1`,
    )
    this.#last = db.prepare<{ place: number }, []>('SELECT ifnull(max(rowid), 0) AS place FROM answers')
    const oldest = `rowid IN (SELECT rowid FROM answers WHERE rowid >= ? ORDER BY rowid LIMIT ${SWEPT_AT_ONCE}) AND stored_at < ?`
    this.#empty = db.prepare<unknown, [number, Instant]>(`UPDATE answers SET body = NULL WHERE ${oldest}`)
    this.#forget = db.prepare<unknown, [number, Instant]>(`DELETE FROM answers WHERE ${oldest} AND body IS NULL`)
  }

  get({ projectId, environment, key }: AnswerKey): StoredAnswer | null {
    const found = this.#get.get(projectId, environment, key)
    return found && { ...found, body: unpacked(found.body) }
  }

  add({ projectId, environment, key }: AnswerKey, answer: StoredAnswer): void {
    const { bodyHash, requestId, status, body, storedAt } = answer
    this.#add.run(projectId, environment, key, bodyHash, requestId, status, packed(body), storedAt)
  }

  /** One portion, so that no call waits long behind it; whether there may be more. */
  sweep(answersBefore: Instant, keysBefore: Instant): boolean {
    const older = (from: number, before: Instant) => (this.#from.get(from)?.storedAt ?? before) < before
    const full = this.#firstFull()
    const emptied = older(full, answersBefore) ? this.#empty.run(full, answersBefore).changes : 0
    const forgotten = older(0, keysBefore) ? this.#forget.run(0, keysBefore).changes : 0
    return Math.max(emptied, forgotten) >= SWEPT_AT_ONCE
  }

  /** Where those begin that have their bodies: after all that are emptied. */
  #firstFull(): number {
    let before = 0
    let from = this.#last.get()!.place + 1
    while (from - before > 1) {
      const row = this.#from.get(Math.floor((before + from) / 2))!
      if (row.isEmpty) before = row.place
      else from = Math.floor((before + from) / 2)
    }
    return from
  }
}
