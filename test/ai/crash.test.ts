import { Database } from 'bun:sqlite'
import { test } from 'bun:test'
import { join } from 'node:path'
import { folder } from '../http/spawned.ts'
import { checkLedgerAfterKills, KILL_COUNT, TIMEOUT_MS } from './crash-suite.ts'

test(
  `${KILL_COUNT} kills of a server that writes readings leave an exact ledger and no reservation`,
  () => {
    const DATA_DIR = folder()
    return checkLedgerAfterKills({ DATA_DIR }, <T>(sql: string) => {
      using db = new Database(join(DATA_DIR, 'khagola.sqlite'), { readonly: true })
      return db.query(sql).all() as T[]
    })
  },
  TIMEOUT_MS,
)
