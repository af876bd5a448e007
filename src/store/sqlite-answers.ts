import type { Database } from 'bun:sqlite'
import { mapConcurrently } from '../concurrency.ts'
import { type AnswerKey, SWEEP_BATCH } from './store.ts'
import type { Instant, Settlement, StoredAnswer } from './types.ts'

/** The position, time and state of a row. Rows are in insertion order. */
interface AnswerPosition {
  place: number
  storedAt: Instant
  isEmpty: number
}

/** Bodies above this length (characters) are compressed, because writing costs more than compression. */
const MIN_COMPRESSED_LENGTH = 1000
const compress = (body: string | null) =>
  body === null || body.length < MIN_COMPRESSED_LENGTH ? body : Bun.zstdCompressSync(body, { level: 1 })
/** Bodies above this length (characters) are compressed before their transaction, off the event loop. */
const MIN_ASYNC_LENGTH = 32_768
/** The settlements with the large bodies compressed that are to be stored; undefined if there are none. */
export const compressLargeBodies = (settlements: readonly Settlement[]): Promise<Settlement[]> | undefined => {
  const isLarge = ({ idempotency, answer }: Settlement) => idempotency && answer.body.length > MIN_ASYNC_LENGTH
  if (!settlements.some(isLarge)) return
  return mapConcurrently(settlements, async (settlement) => {
    if (!isLarge(settlement)) return settlement
    const compressedBody = await Bun.zstdCompress(settlement.answer.body, { level: 1 })
    return { ...settlement, answer: { ...settlement.answer, compressedBody } }
  })
}
/** Size of the compressed large bodies, bytes. */
export const largeBytesOf = (settlements: readonly Settlement[]): number =>
  settlements.reduce((sum, { answer }) => sum + (answer.compressedBody?.length ?? 0), 0)

type StoredBody = string | Uint8Array<ArrayBuffer> | null
const decompress = (body: StoredBody) => (body instanceof Uint8Array ? Bun.zstdDecompressSync(body).toString() : body)

/**
 * The stored answers of idempotent calls in a SQLite store. Call writing methods inside a transaction. Answers are emptied and
 * deleted in insertion order: an index by age would be one more page to write for every call.
 */
export class SqliteAnswers {
  readonly #get
  readonly #add
  readonly #from
  readonly #last
  readonly #empty
  readonly #delete

  constructor(db: Database) {
    this.#get = db.prepare<Omit<StoredAnswer, 'body'> & { body: StoredBody }, [string, string, string]>(
      `SELECT body_hash AS bodyHash, request_id AS requestId, status, body, stored_at AS storedAt
      FROM answers WHERE project_id = ? AND environment = ? AND key = ?`,
    )
    this.#add = db.prepare('INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    this.#from = db.prepare<AnswerPosition, [number]>(
      `SELECT rowid AS place, stored_at AS storedAt, body IS NULL AS isEmpty
      FROM answers WHERE rowid >= ? ORDER BY rowid LIMIT 1`,
    )
    this.#last = db.prepare<{ place: number }, []>('SELECT ifnull(max(rowid), 0) AS place FROM answers')
    const oldest = `rowid IN (SELECT rowid FROM answers WHERE rowid >= ? ORDER BY rowid LIMIT ${SWEEP_BATCH}) AND stored_at < ?`
    this.#empty = db.prepare<unknown, [number, Instant]>(`UPDATE answers SET body = NULL WHERE ${oldest}`)
    this.#delete = db.prepare<unknown, [number, Instant]>(`DELETE FROM answers WHERE ${oldest} AND body IS NULL`)
  }

  get({ projectId, environment, key }: AnswerKey): StoredAnswer | null {
    const row = this.#get.get(projectId, environment, key)
    return row && { ...row, body: decompress(row.body) }
  }

  add({ projectId, environment, key }: AnswerKey, answer: StoredAnswer): void {
    const { bodyHash, requestId, status, body, compressedBody = compress(body), storedAt } = answer
    this.#add.run(projectId, environment, key, bodyHash, requestId, status, compressedBody, storedAt)
  }

  /** Empties and deletes a limited number of old answers, so that calls do not wait long. True if there may be more. */
  sweep(answersBefore: Instant, keysBefore: Instant): boolean {
    const older = (from: number, before: Instant) => (this.#from.get(from)?.storedAt ?? before) < before
    const firstFull = this.#firstFull()
    const emptied = older(firstFull, answersBefore) ? this.#empty.run(firstFull, answersBefore).changes : 0
    const deleted = older(0, keysBefore) ? this.#delete.run(0, keysBefore).changes : 0
    return Math.max(emptied, deleted) >= SWEEP_BATCH
  }

  /** The position of the first answer with a body. All emptied answers are before it. */
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
