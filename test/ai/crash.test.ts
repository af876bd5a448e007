import { Database } from 'bun:sqlite'
import { test } from 'bun:test'
import { join } from 'node:path'
import { folder } from '../http/spawned.ts'
import { KILLS, killedAtRandom, LONGEST } from './crash-suite.ts'

test(
  `${KILLS} kills of a server that writes readings: the ledger is exact, and nothing stays reserved`,
  () => {
    const DATA_DIR = folder()
    return killedAtRandom({ DATA_DIR }, <T>(sql: string) => {
      using db = new Database(join(DATA_DIR, 'khagola.sqlite'), { readonly: true })
      return db.query(sql).all() as T[]
    })
  },
  LONGEST,
)
